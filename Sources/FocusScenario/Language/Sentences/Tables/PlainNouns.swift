extension LanguageTables {
  /// What apps of all trades are about: nouns that need no app to be known.
  static let plainNouns = """
    noun NOUN -: artwork, brightness, bubble, verdict, needle, string, tuner, vacuum, robot, doorbell, library
    noun NOUN -: beneficiary, coordinate, rank, pawn, knight, bishop, rook, queen, king, castle, dice, die, puzzle
    noun NOUN -: riddle, jigsaw, crossword, sudoku, letterbox, blackboard, whiteboard, crayon, easel, confetti
    noun NOUN -: podium, medal, leaderboard, lifeline, hourglass, stopwatch, metronome, chord, piano, guitar, drum
    noun NOUN -: violin, flute, trumpet, orchestra, choir, bandstand, lyricist, composer, melody, refrain, aisle
    noun NOUN -: compartment, berth, cockpit, runway, shuttle, ferryboat, harbour, pier, lighthouse, bridge, tunnel
    noun NOUN -: highway, motorway, junction, roundabout, crossroad, pavement, kerb, sidewalk, lane, roadworks
    noun NOUN -: detour, diversion, booth, customs, suitcase, backpack, belongings, trolley, keycard, reception
    noun NOUN -: lobby, elevator, escalator, staircase, stair, corridor, balcony, terrace, rooftop, cellar, basement
    noun NOUN -: attic, loft, mattress, pillow, blanket, carpet, sofa, armchair, bookshelf, cupboard, hanger, bathtub
    noun NOUN -: shower, toilet, towel, soap, shampoo, toothbrush, toothpaste, razor, kettle, toaster, stove
    noun NOUN -: microwave, freezer, dishwasher, saucepan, pan, fork, knife, plate, bowl, mug, glass, bottle, jar
    noun NOUN -: lid, tin, carton, flour, sugar, salt, pepper, butter, cheese, milk, cream, yoghurt, egg, rice, pasta
    noun NOUN -: noodle, potato, tomato, onion, garlic, carrot, cabbage, lettuce, cucumber, pumpkin, mushroom, apple
    noun NOUN -: pear, peach, plum, cherry, grape, lemon, lime, orange, banana, mango, melon, berry, strawberry
    noun NOUN -: raspberry, nut, almond, chicken, beef, pork, lamb, sausage, ham, bacon, salmon, tuna, shrimp, soup
    noun NOUN -: stew, sauce, gravy, curry, sandwich, pancake, waffle, cookie, biscuit, chocolate, candy, sweets
    noun NOUN -: icecream, juice, lemonade, beer, wine, cocktail, courgette, basil, parsley, oregano, plaster
    noun NOUN -: bandage, ointment, capsule, syringe, thermometer, inhaler, injection, vaccination, ward, surgeon
    noun NOUN -: surgery, nurse, dentist, physio, therapist, therapy, pharmacist, ambulance, wheelchair, crutch
    noun NOUN -: blouse, skirt, trousers, jeans, sweater, pullover, coat, raincoat, scarf, glove, hat, cap, boot
    noun NOUN -: sandal, sneaker, sock, belt, tie, necklace, bracelet, earring, sunglasses, handbag, purse, wallpaper
    noun NOUN -: screensaver, ringtone, voicemail, earpiece, loudspeaker, headset, webcam, adapter, router, modem
    noun NOUN -: cartridge, toner, laptop, desktop, mouse, trackpad, touchpad, joystick, gamepad, outbox, letterhead
    noun NOUN -: postmark, doorstep, postman, mailman, bookcase, librarian, borrower, lender, overdue, shelfmark
    noun NOUN -: catalogue, catalog, periodical, encyclopedia, dictionary, thesaurus, atlas, headmaster, headteacher
    noun NOUN -: principal, tutor, lecturer, professor, seminar, lecture, semester, trimester, timetable, curriculum
    noun NOUN -: syllabus, blackout, recess, classmate, roommate, teammate, colleague, coworker, supervisor, manager
    noun NOUN -: boss, intern, trainee, apprentice, paycheck, payslip, payroll, wage, bonus, overtime, rota, roster
    noun NOUN -: absence, vacancy, interview, spreadsheet, worksheet, workbook, pivot, histogram, piechart
    noun NOUN -: scatterplot, outlier, median, average, ledger, rebate, surcharge, levy, tariff, quota, surf, sand
    noun NOUN -: reef, lagoon, island, volcano, glacier, oasis, canyon, valley, meadow, forest, jungle, swamp, pond
    noun NOUN -: creek, waterfall, sunrise, sunset, dawn, dusk, noon, midnight, thunderstorm, thunder, lightning
    noun NOUN -: hail, snowfall, rainfall, drizzle, humidity, pollen, gust, breeze, hurricane, tornado, kitten, puppy
    noun NOUN -: rabbit, hamster, parrot, goldfish, tortoise, horse, pony, cow, sheep, goat, pig, duck, goose
    noun NOUN -: rooster, bee, butterfly, spider, ant, campsite, campfire, torch, flashlight, lantern, rucksack
    noun NOUN -: sleeping, trail, peak, ridge, cliff, cave, hut, shelter, umpire, goalkeeper, defender, striker
    noun NOUN -: midfielder, substitute, lineup, kickoff, halftime, scoreline, offside, toddler, baby, infant
    noun NOUN -: teenager, adult, senior, grandparent, grandmother, grandfather, mother, father, son, daughter
    noun NOUN -: brother, sister, uncle, aunt, cousin, nephew, niece, husband, wife, partner, spouse, ceremony, bride
    noun NOUN -: groom, bouquet, guestbook, caterer, florist, mosque, church, temple, synagogue, chapel, cathedral
    noun NOUN -: shrine, monastery, sculpture, statue, exhibit, curator, audioguide, artefact, fossil, dinosaur
    noun NOUN -: mayor, councillor, minister, senator, constituency, referendum, voter, turnout, resident, tenant
    noun NOUN -: landlord, utility, electricity, gas, boiler, radiator, socket, fuse, sprinkler, lawn, mower, hedge
    noun NOUN -: fence, driveway, porch, doormat, petrol, diesel, refuel, pump, windscreen, wiper, bonnet, dashboard
    noun NOUN -: speedometer, gearbox, clutch, pedal, seatbelt, airbag, bicycle, helmet, saddle, handlebar, moped
    noun NOUN -: motorbike, tricycle, skateboard, pedestrian, cyclist, motorist, commuter, chauffeur, swimmer, runner
    noun NOUN -: walker, hiker, climber, skier, snowboarder, pushup, situp, squat, plank, lunge, treadmill, dumbbell
    noun NOUN -: barbell, kettlebell, yoga, pilates, oxygen, cholesterol, insulin, carb, protein, fat, fibre, vitamin
    noun NOUN -: mineral, mood, emotion, journal, diary, gratitude, habit, affirmation, meditation, breathing
    noun NOUN -: hashtag, retweet, reel, livestream, influencer, moderator, emoticon, gif, meme, paywall, newsletter
    noun NOUN -: bulletin, digest, columnist, editorial, narrator, audiobook, trailer, sequel, prequel, spoiler
    noun NOUN -: genre, cast, crew, director, producer, screenplay, usher, stub, stall, lottery, jackpot, raffle
    noun NOUN -: prize, banknote, cashpoint, atm, teller, vault, safe, cryptocurrency, dividend, portfolio, watchlist
    noun NOUN -: candlestick, hero, testimonial, faq, hamburger, splash, vignette, saturation, exposure, sharpness
    noun NOUN -: hue, sepia, watermark, montage, filmstrip, timeline, keyframe, transition, bitrate, resolution
    noun NOUN -: framerate, codec, treble, bass, reverb, pitch, binoculars, telescope, microscope, barcode, qrcode
    noun NOUN -: layover, itinerary, crosswalk, streetlight, lap, interval, recap, latitude, longitude, altitude
    noun NOUN -: elevation, waypoint, brochure, leaflet, flyer, poster, billboard, warranty, guarantee, manual
    noun NOUN -: assembly, instruction, screw, nail, hammer, screwdriver, wrench, drill, saw, paintbrush, roller
    noun NOUN -: ladder, bucket, rose, tulip, daisy, sunflower, orchid, cactus, seedling, soil, compost, fertiliser
    noun NOUN -: watering, servings, chef, waiter, waitress, barista, bartender, buffet, brunch, breakfast, dinner
    noun NOUN -: supper, snack, appetizer, starter, topping, allergen, gluten, lactose, vegan, vegetarian, doorman
    noun NOUN -: concierge, bellboy, housekeeping, minibar, deadline, todo, checklist, subtask, handout, presenter
    noun NOUN -: breakout, participant, webinar, workshop, keynote, initials, radiobutton, hexcode, eyedropper
    noun NOUN -: chessboard, checkerboard, rematch, stalemate, lifebuoy, vocabulary, flashcard, accent, pronunciation
    noun NOUN -: grammar, conjugation, tense, synonym, antonym, alphabet, consonant, vowel, syllable, fraction
    noun NOUN -: numerator, denominator, exponent, triangle, hexagon, polygon, cube, sphere, cylinder, pyramid, ruler
    noun NOUN -: protractor, calculator, abacus, beaker, flask, burner, molecule, atom, electron, proton, neutron
    noun NOUN -: isotope, planet, galaxy, comet, asteroid, orbit, satellite, astronaut, spacecraft
    noun NOUN -: task, throw, loot, orders
    """
}
