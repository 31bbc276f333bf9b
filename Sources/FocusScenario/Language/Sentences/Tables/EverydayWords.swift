extension LanguageTables {
  /// Words that people use for what other tables have already, and for what a thing has, lacks, or says of itself.
  static let everydayWords = """
    # Who reads.
    word READER -: the screenreader, screenreader
    word AGENT -: the screenreader user, voiceover user, talkback user, screen reader user
    # What a thing is without.
    word A-NAME -: a label, a name, an accessibility label, an accessible name, a spoken name, a spoken label
    word A-NAME -: labels, names, its label, its name, an accessibility name, its own label, its own name
    word A-NAME -: a label of its own, a voiceover label
    verb HAS -: have, carry, get
    word NAMELESS -: without a label, without a name, without an accessibility label, without an accessible name
    word NAMELESS -: unlabelled, unlabeled, unnamed, nameless, without label, without name
    # Nothing besides what was said before.
    word NOTHING-BESIDES -: nothing else, nothing more
    word ANYTHING-BESIDES -: anything else, anything more
    # What a thing says of itself.
    word SELF-IS -: it is, that it is, it's, that it's, itself as
    # More words for what other tables have.
    word ORDINAL ordinal=1: very first
    word ORDINAL ordinal=last: very last
    word OCCASION happening=activate: double tap, double-tap, single tap
    word REACHABLE lacking relation=reachable: inert
    word NAMED -: renamed
    word ORDER -: the order of stops, order of stops, the order of the elements, the order of swiping, the flick order
    word ORDER -: the order of the focus, the order of tabbing, the tabbing order, tabbing order, the focusing order
    verb GO-ROUND -: go, run, move
    verb OPENED happening=open: open
    word OFFERED-AS -: offered as, available as, exposed as, provided as, there as, present as, listed as
    word ACTIONS-OF -: a custom action, custom actions, an action, actions, an accessibility action
    word AMONG-ACTIONS -: among the actions, one of the actions, among the custom actions, one of the custom actions
    word AMONG-ACTIONS -: a custom action, an action, an accessibility action, in the actions, in the actions rotor
    word AMONG-ACTIONS -: in the actions menu, in the custom actions, all in the actions rotor, all among the actions
    word LEFT-OUT-OF-ACTIONS -: missing from the actions, absent from the actions, missing from the actions rotor
    word LEFT-OUT-OF-ACTIONS -: missing from the custom actions, missing from the actions menu
    word THE-ACTIONS -: the actions, the custom actions, the accessibility actions
    verb INCLUDE -: include
    word ROTOR -: the rotor, the headings rotor, the heading rotor
    verb LIST-IT -: list
    word THE-NUMBER-OF -: the number of
    word PART-OF -: part of what
    verb STUCK -: get stuck
    verb COMES-ONE -: come
    verb GOES-BACK -: go back, return, move back, lead back
    # Who it is.
    word AGENT -: the visitor, visitors, the student, students, the learner, the shopper, the patient, the traveller
    word AGENT -: the candidate, the sender, the buyer, screen-reader users, a screen-reader user
    word AGENT -: assistive technology users, the assistive technology user, a customer using voiceover, one
    word CARRIED -: customers, the visitor, the student
    word CARRIED -: the learner, the tester, someone, anyone, everyone
    word FOCUS -: screen-reader focus, the screen-reader focus, reading focus, the reading focus, reader focus
    word FOCUS -: the talkback cursor, talkback cursor, the talkback focus, the scanning highlight
    word FOCUS -: the assistive focus, the focus position, the accessibility highlight, the talkback highlight
    # What is heard, and nothing more.
    word ALL-HEARD -: the only thing, all
    # Done to something that was named already: `when dismissed`.
    verb DONE-TO happening=close: close, dismiss
    verb DONE-TO happening=open: open
    verb DONE-TO happening=appear: display, show, present
    verb DONE-TO happening=cancel: cancel
    verb DONE-TO happening=submit: submit
    verb DONE-TO happening=delete: delete, remove
    verb DONE-TO happening=expand: expand
    verb DONE-TO happening=collapse: collapse
    verb DONE-TO happening=activate: activate, tap, press, double-tap
    verb DONE-TO happening=save: save
    verb DONE-TO happening=send: send
    verb DONE-TO happening=reload: reload, refresh
    word WHEN-DONE when=after: when, once, if, after being, after having been
    word WHEN-DONE when=right-after: as soon as
    # More verbs for what other tables have.
    verb GO relation=go-to: proceed onto, progress to, navigate to, swing to, hop over to, slide to, turn to, leap to
    verb GO relation=go-to: wander to, drift to
    verb GO relation=go-to: move over to, move across to, go over to, move up to
    verb GO relation=go-to: move down to, go down to, go up to, jump up to, jump down to, drop down to, shift over to
    verb GO relation=return-to: retreat to, jump right back to, swing back to, find its way back onto
    verb GO relation=return-to: arrive back on|at, end up back on|at, be back upon, hop back onto, move back on|onto
    verb GO relation=stay-on: sit still on, stay fixed on, remain fixed on, stay put on, remain put on, stay behind on
    verb GO relation=in: come to rest in|inside, finish in|inside, settle in|inside
    verb GO relation=go-in: proceed into, advance into, shift into, hop into, arrive in|inside
    verb GO relation=start-on: kick off on|at, land first at
    verb PUT relation=go-to: deliver to, drop on|onto, relocate to, hand off to, pass on to, pass over to, route to
    verb PUT relation=go-to: land on, place upon, set upon, shift over to
    verb PUT relation=return-to: take back onto, put back onto, move back onto
    verb PUT relation=return-to: carry back to, lead back to, guide back to
    verb LEAVE relation=leave: wander off, jump off, drift off
    verb LEAVE relation=leave: slip off, drift away from, slip away from, escape out of
    verb LEAVE relation=leave: get away from, leak out of, leak from, stray from, wander from, fall off
    verb MOVE relation=move: wander, drift, slip away, hop
    verb MOVE relation=move: jump around, move around, jump away
    verb TAKE relation=go-to: obtain, claim, seize, attract, capture, catch
    verb TAKE relation=stay-on: preserve, hang on to, hold on to
    verb SAY channel=spoken: narrate, recite, sound out, read off
    verb SAY-ALOUD channel=spoken: narrate, recite, pronounce, read off, relay
    verb HEAR channel=spoken: be told
    verb REACH relation=reachable: arrive at, get at, get onto, get into
    verb REACH relation=reachable: step to, discover, move onto, navigate into, enter
    verb ARRIVE -: arrive on, bring up, come to, hit, find, meet, land upon
    word REACHABLE relation=reachable: within reach, accessible by swiping, available in the focus order
    word REACHABLE lacking relation=reachable: not in the focus order, kept out of the focus order
    word REACHABLE lacking relation=reachable: left out of the focus order, beyond reach
    word REACHABLE lacking relation=reachable: excluded from the reading order, left out of the reading order
    word REACHABLE lacking relation=reachable: absent from the accessibility tree
    word REACHABLE lacking relation=reachable: not in the accessibility tree
    word SPOT-OF-FOCUS relation=on: resting on, sitting on, parked on, positioned upon, standing on
    word SPOT-OF-FOCUS relation=return-to: back onto, once again on, once more on, back upon
    word SPOT-OF-FOCUS relation=stay-on: fixed on
    word SPOT-OF-FOCUS relation=in: located in, positioned in, somewhere inside
    word LEFT-AT relation=on: left sitting on
    word MODAL -: is bound to, are bound to, had to, is obliged to, are obliged to, is intended to
    word MODAL -: are intended to, had better
    word CHECK-THAT -: expect to find that, one should find that
    word CHECK-THAT -: i should find that, we should see that, it is a must that
    word CHECK-THAT -: expectation is that, the expectation is that, the requirement is that, it is essential that
    word CHECK-THAT -: we need to see that, ensure also that, verify also that, then verify that, then check that
    word CHECK-THAT -: acceptance is that, the test passes when, the test passes if, the check passes if, pass if
    word CHECK-THAT -: double-check, i expect to find that, the team expects that, observe that, notice that
    word EXPECT-IT -: i'd expect, we'd expect, i need, we need, the user expects, users expect
    # Nouns and modifiers that the wordings above would otherwise close.
    modifier BEFORE-NOUN -: dark, large, larger, largest, split, reduced, external, hardware, bluetooth, physical
    modifier BEFORE-NOUN -: headings, expectation, acceptance
    noun CONTEXT-NOUN -: landscape, portrait, mode, appearance, motion, text, size, layout, rotor, speech
    noun CONTEXT-NOUN -: claim, capture, test, team, requirement, expectation
    noun CONTEXT-NOUN -: visitor, student, learner, shopper, patient, traveller, candidate, sender, buyer, home, hand
    noun CONTEXT-NOUN -: progress, route, bit, label, action, matter
    noun NOUN -: fab, edittext, textfield, textview, imageview
    noun NOUN -: textinput, switch, webview, appbar, bottomsheet, chatbox
    noun NOUN -: searchbar, toolbar, viewer, canvas, spotlight, sticker, keyboard, bin, trash, folder, tray, dock
    noun NOUN -: headline, byline, excerpt, abstract, citation, reference, index, appendix, glossary, entry, lemma
    noun NOUN -: invitation, guestlist, attendee, speaker, organiser, organizer, venue, agenda, session, slot, room
    noun NOUN -: parcel, package, shipment, pickup, locker, warehouse, item, refund
    noun NOUN -: vehicle, scooter, charger, plug, cable, battery, mileage, odometer, engine, tyre, tire, brake, speed
    noun NOUN -: recipe, oven, timer, portion, serving, nutrition, ingredient, shelf, fridge, pantry, garden
    noun NOUN -: prescription, refill, dosage, measurement
    noun NOUN -: pressure, glucose, weight, height, step, heartbeat
    noun NOUN -: match, score, scoreboard, team, league, fixture, referee, goal, penalty, season, standings, ranking
    noun NOUN -: ballot, candidate, poll, petition, survey, questionnaire, respondent, option, choice, rating
    noun NOUN -: certificate, diploma, badge, trophy, achievement, streak, reward, coin, gem, token, credit, point
    noun NOUN -: pop-under, coachmark, coach, walkthrough, tour, hotspot, clipboard
    noun NOUN -: segment, segmented, stepper, spinner, throbber, loader
    noun NOUN -: ticker, marquee, carousel, pager, dot, indicator
    noun NOUN -: transcript, caption, lyric, chorus, verse
    noun NOUN -: instrument, tempo, equaliser, equalizer, visualiser, waveform
    noun NOUN -: invoice, statement, mandate, standing, debit, creditor
    noun NOUN -: debtor, iban, bic, limit, overdraft, pot
    noun NOUN -: mailbox, draft, signature, attachment, recipient, thread, spam, junk, archive, unread
    noun NOUN -: camera, lens, shutter, flash, viewfinder, gallery, selfie, collage
    modifier BEFORE-NOUN -: modal, floating, sticky, pinned, nested
    modifier BEFORE-NOUN -: inline, primary, secondary, main, current
    modifier BEFORE-NOUN -: destructive, decorative, embedded, sold
    modifier BEFORE-NOUN -: featured, recommended, suggested, remaining, existing
    modifier BEFORE-NOUN -: upper, lower, bottom-most, topmost, leftmost, rightmost, central, outer, inner
    word TOLD text=taken: taken
    word TOLD text=sold_out: sold out
    word TOLD text=new: new
    word TOLD text=unread: unread
    word TOLD text=paused: paused
    word TOLD text=muted: muted
    word TOLD text=locked: locked
    word TOLD text=expired: expired
    word TOLD text=current: current
    word TOLD text=active: active
    word TOLD text=inactive: inactive
    word TOLD text=open: open
    word TOLD text=closed: closed
    word TOLD text=focused: focused
    word TOLD text=editing: editing
    word TOLD text=read-only: read-only
    word TOLD text=header: header
    word TOLD text=toggle: toggle
    word TOLD text=popup_button: popup button, pop-up button
    word TOLD text=pressed: pressed
    word TOLD text=visited: visited
    word TOLD text=deactivated: deactivated
    word REACHABLE relation=reachable: in the order, part of the order, in the order of stops
    verb GO relation=stay-on: wait on|at, stay parked on, linger at
    verb EVENT happening=switch: switch
    verb EVENT happening=zoom: zoom in on, zoom out of
    verb ALONE happening=zoom: zoom in, zoom out
    verb ENDS-UP relation=go-to: land on|at, lead to, end on|at, end up on|at
    verb ENDS-UP relation=return-to: lead back to, return to, land back on|at, go back to, end up back on|at
    noun NOUN -: leg, kilometre, kilometer, mile, metre, meter, percent, platform, line, carriage, stopover
    modifier BEFORE-NOUN -: sent, lost, bought, paid, found, unsent, unpaid, delayed, dictated
    verb EVENT happening=fill-in: fill, fill out
    noun NOUN -: gear, cog, pencil, bell, house, magnifier, burger
    noun NOUN -: kebab, ellipsis, flag, eye, pen, brush, globe, cloud
    noun NOUN -: microphone, headphone, bulb, bolt, crown, checkmark, chevron, caret, funnel
    noun NOUN -: calendar, envelope, paperclip, magnet, anchor, compass, sun, moon, snowflake, umbrella, flame
    modifier BEFORE-NOUN -: duplicate, extra, further
    """
}
