extension LanguageTables {
  /// Nouns of apps of every kind, which may stand without `the` in notes.
  static let appNouns = """
    noun NOUN -: scrubber, upsell, masthead, crest, seal, seatmap
    noun NOUN -: quote, passage, ribbon, auction
    noun NOUN -: tier, kanban, swimlane, epic, zodiac, horoscope
    noun NOUN -: haptic, vibration, chime, stairs, stairway, entrance, gap
    noun NOUN -: world, guildmate, fight, weapon, armour, armor, potion, spell, rarity, readout
    noun NOUN -: merchant, biller, semantics, moodboard, chair, eta
    noun NOUN -: insertion, anniversary, issuer, cardholder, cvv, otp, trough
    noun NOUN -: strip, disclosure, expander, collapser, meatball
    noun NOUN -: narration, publisher, spread, margin, mic, cluster
    noun NOUN -: viewport, sos, hazard, overview, breakdown, locale, zipcode, county
    noun NOUN -: borough, skyline, loupe, iframe, sidesheet, actionsheet, statusbar, scrollbar, chatbot, tweet
    noun NOUN -: lozenge, field-set, fieldset, scrubbers, subheader
    noun NOUN -: stripe, strand, bead, giftcard, strapline, tagline, slogan
    noun NOUN -: keyline, hairline, gutter, pushchair
    noun NOUN -: artifact, trainer, athlete, duvet, eyebrow, overline, hangar
    noun NOUN -: harbor, chatroom, forum, subreddit, nickname, username
    noun NOUN -: monogram, emblem, slideshow, barometer, pedometer
    noun NOUN -: cadence, pointer, crosshair, reticle, crease, stanza, rhyme, subclause
    noun NOUN -: annex, pension, annuity, wreath, bunk, deckchair
    noun NOUN -: attendant, steward, octave, memo, mentor, coachee
    noun NOUN -: midwife, mascot, sparkle, fireworks
    noun NOUN -: jury, judge, recruiter, sponsor
    noun NOUN -: donor, donation, pledge, valve, herb
    noun NOUN -: spice, cheque, remittance, panelist, panellist, allowance
    noun NOUN -: bandwidth, deliverable, hotkey, resource, monument, hike, trailhead
    noun NOUN -: snapshot, screenshot
    """
}
