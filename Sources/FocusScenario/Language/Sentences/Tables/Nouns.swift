extension LanguageTables {
  /// Nouns that need no app, and words that stand before a noun though they are verbs or states too.
  static let nouns = """
    # What a restriction says: `the button that opened it`, `the row I tapped`.
    verb OPEN-IT -: open, launch, start, trigger, present, show, summon, invoke, reveal, display, raise, lead to
    verb OPEN-IT -: bring up, call up, pop up
    verb OPEN-UP -: bring, call, pop
    verb USE -: click, press, activate, tap, use, choose, select, hit, double-tap, tap on, click on, act on, just use
    verb USED -: click, press, activate, tap, hit, double-tap
    word JUST -: just, last, previously, most recently
    verb DID happening=move: move, drag
    verb DID happening=change: change, edit
    verb DID happening=add: add
    verb DID happening=pick: pick
    verb DID happening=type: type, enter
    verb DID happening=create: create
    verb DID happening=read: read
    verb DID happening=replace: replace
    verb DID happening=focus: focus
    verb DID happening=update: update
    verb DID-TOO happening=expand: expand
    verb DID-TOO happening=delete: delete, remove
    verb DID-TOO happening=save: save
    verb DID-TOO happening=send: send
    verb DID-TOO happening=close: close
    verb DID-TOO happening=open: open
    verb DID happening=fill-in: fill in
    verb DID happening=view: view
    verb DID happening=call: call
    verb DID happening=long-press: long-press
    verb REPLACE -: replace
    word CAME-FROM -: came from, started from, left, came from before, were on before, was reading, had been on
    word CAME-FROM -: pushed from, set out from, set off from, navigated from, drilled in from, jumped from
    word CAME-FROM -: were reading
    word CAME-FROM -: was last on, were last on, had been on before, was at, were at, was at before, were at before
    word HAD-IT -: had it before, had it last, previously had it
    noun NOUN -: error, title, heading, field, button, link, sheet, panel, alert, dialog, modal, popup, popover, overlay
    noun NOUN -: menu, drawer, toast, snackbar, banner, list, row, cell, card, toggle, slider
    noun NOUN -: picker, image, icon, label, value, text, message, result, summary, page, view, form, cart, price, total
    noun NOUN -: element, control, section, header, footer, bar, player, video, map, table, column, checkbox
    noun NOUN -: placeholder, tile, photo, number, name, email, address, input, trigger, opener
    noun NOUN -: content, status, group, expiry, date, product, filter, position, role, notification, warning, hint
    noun NOUN -: description, suggestion, layer, window, area, question, answer, password, code, quantity
    noun NOUN -: confirmation, account, background, screen, key, day, week, month
    noun NOUN -: transaction, contact, conversation, chat, song, track, playlist, album, artist, story
    noun NOUN -: article, post, comment, reply, feed, profile, avatar, friend, follower, guest, seat
    noun NOUN -: ticket
    noun NOUN -: flight, trip, route, stop, station, pin, marker, hotel, booking, reservation, passenger, driver
    noun NOUN -: shop, store, basket, coupon, voucher, discount, amount, balance, sum, currency, payee
    noun NOUN -: receipt
    noun NOUN -: transfer, bill, tax, fee, fare, rate, digit, counter, countdown, clock
    noun NOUN -: event, appointment, hour, minute, year, weekday, reminder, alarm, medication
    noun NOUN -: dose
    noun NOUN -: pill, patient, doctor, dish, meal, game, level, board, square
    noun NOUN -: piece
    noun NOUN -: enemy, opponent, hand, deck, inventory, quest, lesson, quiz, teacher, pupil, student, class
    noun NOUN -: course
    noun NOUN -: document, file, upload, download, picture
    noun NOUN -: frame
    noun NOUN -: subtitle, audio, sound, volume, voice, announcement, utterance, sentence, paragraph
    noun NOUN -: phrase, letter, language, translation, definition, url, passcode
    noun NOUN -: captcha
    noun NOUN -: grid, accordion, tooltip, sidebar, tabbar, navbar, navigation, breadcrumb, divider
    noun NOUN -: logo
    noun NOUN -: illustration, animation, skeleton, shimmer, progress, percentage
    noun NOUN -: star, heart
    noun NOUN -: wheel, knob, dial, arrow, corner, edge, border, ring, halo, shadow, scrim, backdrop
    noun NOUN -: barrier
    noun NOUN -: region, landmark, block, box, pane, split, container, wrapper, parent, child, sibling, neighbour
    noun NOUN -: neighbor, set
    noun NOUN -: data, info, information, detail, setting, preference, permission, consent, declaration, notice
    noun NOUN -: disclaimer, term
    noun NOUN -: swatch, colour, color, theme, size, style, font, shape, layout, design, model, brand, category, topic
    noun NOUN -: subject
    noun NOUN -: surname, birthday, street, city, country, postcode, phone, mail, e-mail, sender, inbox
    noun NOUN -: history
    noun NOUN -: keypad, pad, shortcut, action, command, handle, thumb, cross, emoji, reaction
    noun NOUN -: spacer, decoration, bullet, minus, plus, sign, symbol, unit, measure, distance, location
    noun NOUN -: direction
    noun NOUN -: reason, problem, failure, success, explanation, help, support, feedback, review, report
    noun NOUN -: plan, offer, subscription, trial, variant, stock, supplier, customer, client
    noun NOUN -: agent
    noun NOUN -: person, people, member, admin, owner, author, editor, reviewer, visitor, caller, callee, call
    noun NOUN -: meeting
    noun NOUN -: login, sign-in, tutorial, onboarding, wizard, assistant, clue, idea, thought, memory
    noun NOUN -: note
    noun NOUN -: pop-over, pop-up, lightbox, overflow, submenu, combobox, listbox, dropdown, spinbutton
    noun NOUN -: radio
    noun NOUN -: checkout, destination, departure, arrival, gate, subsection, chapter
    noun NOUN -: book
    noun NOUN -: device, tablet, watch, browser, app, widget, component, surface
    noun NOUN -: scene
    noun NOUN -: body, salutation, birth, intro, outro, teaser
    noun NOUN -: subtotal
    noun NOUN -: selection, system, mode, state, loop, process, request, timeout, increment, space
    noun NOUN -: rotor, scale, gauge, thumbnail, ad, advertisement, promo, campaign, wallet
    noun NOUN -: wifi, connection, network, server, storage, backup, sync, security, privacy, trait
    noun NOUN -: magazine, newspaper, podcast, episode, series, movie, film, channel, news, weather
    noun NOUN -: forecast, temperature, wind, rain, bus, train, tram, ferry, taxi, car, bike, parking, traffic, road
    noun NOUN -: airport, terminal, luggage, bag, passport, visa, check-in, lounge, cabin, hostel, apartment
    noun NOUN -: floor
    noun NOUN -: kitchen, bathroom, bedroom, door, garage, lamp, thermostat, heating, sensor
    noun NOUN -: bank, loan, mortgage, savings, deposit, withdrawal, payment, interest, fund
    noun NOUN -: salary, job, employer, employee, office, desk, company, contract, project, sprint, milestone
    noun NOUN -: issue
    noun NOUN -: bug, backlog, branch, commit, log, console, snippet, diff
    noun NOUN -: health, pulse, blood, sleep, workout, exercise, swim, calorie, diet, allergy
    noun NOUN -: symptom, diagnosis, hospital, clinic, pharmacy, vaccine, insurance, policy, premium
    noun NOUN -: food, drink, coffee, tea, water, pizza, salad, dessert, restaurant, delivery, courier
    noun NOUN -: tip
    noun NOUN -: clothes, shirt, shoe, jacket, dress, fabric, outfit, wardrobe, jewellery, gift, toy
    noun NOUN -: animal, dog, cat, bird, fish, plant, tree, flower, nature, mountain, river, beach, park, zoo, museum
    noun NOUN -: exhibition, concert, theatre, stage, festival, party, wedding, holiday, vacation, guide
    noun NOUN -: school, university, exam, homework, grade, formula, equation, graph, axis, legend, diagram
    noun NOUN -: figure
    noun NOUN -: citizen, permit, licence, license, application, authority, council, vote
    noun NOUN -: election
    noun NOUN -: crop, palette, gradient, pixel, footnote, bookmark
    noun NOUN -: id, tv, cv, pc, qr
    noun NOUN -: band, thing, tab, tag, chip, chart, user, character, word, time
    noun SPOT-NOUN -: top, bottom, end, start, place, rest, remainder, outcome, delay
    noun SPOT-NOUN -: entry, requirement, interaction, foreground, half, hit, instant, minimum, playback, print, reset
    noun SPOT-NOUN -: schedule, slide, stream, test, register, export, import, invite, shuffle, swap, startup, count
    noun NOUN -: validation, verification, authentication, authorisation, authorization, registration, synchronisation
    noun NOUN -: recording, listing, drawing, purchase, availability
    modifier BEFORE-NOUN -: close, cancel, back, search, save, submit, delete, reload, remove, share, send, undo
    modifier BEFORE-NOUN -: call, play, pause, record, done, scan, swipe, add, open, login, expand, collapse, clear
    modifier BEFORE-NOUN -: sort
    modifier BEFORE-NOUN -: return, start, show, hide, select, dismiss, confirm, continue, pay, payment, refresh, load
    modifier BEFORE-NOUN -: loading, deleted, selected, disabled, enabled, closed, checked, unchecked, expanded
    modifier BEFORE-NOUN -: collapsed, empty, hidden, visible, focused, updated, changed, removed, opened, focusable
    modifier BEFORE-NOUN -: saved, submitted, reloaded, pressed, tapped, activated, cancelled, cleared, loaded
    modifier BEFORE-NOUN -: reachable, change, update, opening, closing, reading, order, stop, enter, escape
    modifier BEFORE-NOUN -: new, old, big, red, own, only, skip, scanner, blank, whole, entire, tap, toggle
    modifier BEFORE-NOUN -: newly, recently, freshly, wrong, available, unavailable, additional
    modifier BEFORE-NOUN -: given
    modifier BEFORE-NOUN -: marked, ready, pushed, waiting, later, write, erase, presenting, unread, three, playing
    modifier BEFORE-NOUN -: left, right, middle, on-screen, off-screen, typed, missing, taken
    modifier BEFORE-NOUN -: sold-out, out-of-stock, read-only, active, inactive, required, optional, invalid
    """

  /// Words that nobody can observe, or that leave open whether anything is claimed.
  static let vagueWords = """
    vague QUALITY -: logical, logically, sensible, sensibly, proper, properly, correct, correctly, appropriate
    vague QUALITY -: appropriately, reasonable, natural, naturally, intuitive, intuitively, meaningful, good, nice
    vague QUALITY -: nicely, important, essential, crucial, vital, interesting, significant, irrelevant, unimportant
    vague QUALITY -: unnecessary, distracting, surprising, unexpected, superfluous
    vague QUALITY -: suitable, useful, usable, normal, normally, expected, smooth, smoothly, well, fine, acceptable
    vague QUALITY -: etc, e.g, i.e, conventions, convention, guidelines, guideline, regulation, regulations, standard
    vague QUALITY -: standards, requirements, criteria
    vague QUALITY -: expectations, expectation, sense, experience, barriers, management, spec, specification, accessible
    vague QUALITY -: relevant, obvious, understandable, friendly, clearly, somewhere, something, right place
    vague QUALITY -: wrong place
    vague QUALITY -: ok, okay, behave, behaves, work, works, working, handles, handled, feel, feels, look, looks, weird
    vague QUALITY -: if possible, where possible, what it should, what i need, always know where
    vague QUALITY -: crazy, calm, easy, easily, love, loves, confused, confusing, confuse, understand, understands
    vague QUALITY -: a11y-friendly, user-friendly, playable, glitch, glitches, equivalent, equal, friction, surprises
    vague QUALITY -: surprise, bugs, regression, regressions, jargon, tone, operable, pleasant, polite, politely, robust
    vague QUALITY -: consistent, consistently, comfortable, helpful, optimal, necessary, issues
    vague QUALITY -: accidental, accidentally, compliant, conforms, comply, complies, matches, sings, supported
    vague MEASURE -: timely, slow, slowly, fast, promptly, rapidly
    vague MEASURE -: quickly, soon, usually, often, sometimes, eventually, roughly, about, approximately, almost, nearly
    vague MEASURE -: hardly, barely, quite, very, fairly, pretty, really, several, few, many, some, probably, maybe
    vague MEASURE -: perhaps, ideally, or so, or two, a couple of, a while, a moment, a bit
    vague PERMISSION -: may, might, could, would
    vague CONDITIONAL -: unless, because, although, though, since, whereas, otherwise, even if, even though, no matter
    vague CONDITIONAL -: regardless, irrespective, provided that, assuming, assuming that, in case, depending on
    vague CONDITIONAL -: only if
    vague CONDITIONAL -: only when, if applicable, where applicable, if possible, where possible, if needed
    vague CONDITIONAL -: if necessary
    vague CONDITIONAL -: as needed, whether or not
    vague EXAMPLE -: e . g, eg, for example, such as, for instance, or similar, and so on, and so forth, or the like
    """
}
