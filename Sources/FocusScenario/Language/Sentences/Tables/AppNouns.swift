extension LanguageTables {
  /// Nouns of apps of every kind, which may stand without `the` in notes.
  static let appNouns = """
    noun NOUN -: scrubber, composer, chord, splash, paywall, upsell, hero, masthead, crest, seal, seatmap, barcode
    noun NOUN -: aisle, layover, itinerary, quote, passage, ribbon, hashtag, kettle, starter, allergen, auction
    noun NOUN -: leaderboard, tier, kanban, swimlane, epic, participant, voicemail, spreadsheet, zodiac, horoscope
    noun NOUN -: walker, haptic, vibration, chime, stairs, stairway, entrance, cookie, gap, pawn, knight, queen
    noun NOUN -: rook, bishop, world, lobby, guildmate, fight, weapon, armour, armor, potion, spell, rarity, readout
    noun NOUN -: merchant, beneficiary, biller, adapter, semantics, moodboard, chair, sofa, eta, classmate
    noun NOUN -: insertion, confetti, artwork, anniversary, issuer, cardholder, cvv, otp, peak, trough, tenant
    noun NOUN -: landlord, fertiliser, strip, disclosure, expander, collapser, hamburger, meatball, poster, trailer
    noun NOUN -: narration, narrator, publisher, library, spread, margin, mic, loudspeaker, headset, cluster
    noun NOUN -: viewport, stopwatch, sos, instruction, hazard, overview, breakdown, locale, zipcode, county
    noun NOUN -: borough, skyline, loupe, iframe, sidesheet, actionsheet, statusbar, scrollbar, chatbot, tweet, reel
    noun NOUN -: lozenge, field-set, fieldset, scrubbers, subheader, timetable, timeline, crossword, sudoku, jigsaw
    noun NOUN -: puzzle, stripe, strand, bead, giftcard, newsletter, digest, bulletin, strapline, tagline, slogan
    noun NOUN -: keyline, hairline, gutter, wheelchair, pushchair, catalogue, catalog, brochure, leaflet, exhibit
    noun NOUN -: artefact, artifact, statue, trainer, athlete, mattress, duvet, eyebrow, overline, runway, hangar
    noun NOUN -: harbour, harbor, pier, tariff, surcharge, chatroom, forum, subreddit, nickname, username, initials
    noun NOUN -: monogram, emblem, slideshow, thermometer, barometer, humidity, pollen, sunrise, sunset, pedometer
    noun NOUN -: treadmill, cadence, pointer, crosshair, reticle, crease, stanza, rhyme, barista, chef, subclause
    noun NOUN -: annex, pension, annuity, bouquet, wreath, moped, bicycle, pedal, bunk, berth, deckchair, usher
    noun NOUN -: attendant, steward, octave, memo, colleague, manager, mentor, coachee, nurse, surgeon, dentist
    noun NOUN -: midwife, dashboard, cockpit, ledger, journal, diary, mascot, sparkle, fireworks, curriculum
    noun NOUN -: syllabus, jury, judge, verdict, petrol, diesel, socket, roster, rota, vacancy, recruiter, sponsor
    noun NOUN -: donor, donation, pledge, radiator, boiler, valve, herb, scarf, glove, sock, necklace, bracelet
    noun NOUN -: spice, sauce, cheque, remittance, moderator, presenter, panelist, panellist, quota, allowance
    noun NOUN -: bandwidth, router, modem, deliverable, hotkey, resource, monument, hike, trail, trailhead, reef
    noun NOUN -: lagoon, snapshot, screenshot
    """
}
