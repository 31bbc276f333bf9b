extension LanguageTables {
  /// More words about what is heard.
  static let heardWords = """
    verb SAY-AS channel=spoken: come out as, come through as, come across as, read out as
    verb SAY-AS channel=spoken: speak itself as, announce its state as, describe itself to the user as, be heard as
    verb IDENTIFY channel=spoken: report
    word AND-NO-MORE -: and nothing else, and nothing more, nothing else, nothing more, and no more, and nothing besides
    word AND-NO-MORE -: and nothing beyond that, nothing besides, and that is all, that is all
    word AND-NO-MORE -: and nothing other than that
    word SPEECH -: the announcement, the spoken text, the utterance, the spoken announcement, the speech output
    word SPEECH-TOO -: what talkback says, what the screen reader says, what is read out, what is spoken, what is heard
    word SPEECH-TOO -: what gets spoken, what gets read out, what i hear, what the user hears, what voiceover says
    verb PRODUCE -: make, give, produce, emit
    word TIMES number=1: one time and no more, once and no more, once and not again, once and never again
    word TIMES number=1: once and not twice, once and then not again, once and then never again
    verb INCLUDES -: include, contain
    word ALTOGETHER manner=in_one_utterance: together, as a whole, as one, as one thing
    word ALTOGETHER manner=in_one_utterance: all together, as one piece, as a single thing
    word NO-LONGER-THAN bound=≤: no longer than, not longer than, at most, no more than
    word AS-MANY bound=≤: at most, no more than, up to, not more than
    word TOGETHER -: in one breath with, in one go with
    word TOGETHER -: in the same announcement as, in one announcement with, alongside
    word TOGETHER -: at the same time as, in the same sentence as, in combination with, combined with
    word TIMES number=1: one time only, a single time, not more and not less than once
    word FIRST position=first: as the first thing, right at the start
    word FIRST position=last: as the last thing, after everything else, after anything else
    word WHOLE uninterrupted: without being interrupted by anything, without being cut, from beginning to the end
    word AUDIENCE -: to the listener, to the customer, to anyone listening, to a screen reader user
    word TOLD text=required_field: required field
    word TOLD text=list: list
    word TOLD text=header: page header
    word TOLD text=progress_bar: progress bar
    word TOLD text=combo_box: combo box
    word TOLD text=menu_item: menu item
    word TOLD text=toggle_button: toggle button
    word TOLD text=editable: editable
    word TOLD text=blank: blank
    word TOLD text=favourite: favourite, favorite
    word TOLD text=full: full
    word TOLD text=incomplete: incomplete
    word TOLD text=done: done
    word TOLD text=completed: completed
    word TOLD text=optional: optional
    word TOLD text=invalid_entry: invalid entry
    word TOLD text=saved: saved
    word TOLD text=occupied: occupied
    word TOLD text=free: free
    word TOLD text=available: available
    noun HEARD-NOUN -: breath, listener, piece, combo
    """

  /// What takes part in an order, what becomes what, and who it is hidden for.
  static let contrastedWords = """
    verb PARTICIPATE -: take part in the focus order, participate in the focus order, belong to the focus order
    verb PARTICIPATE -: take part in the order, belong to the order, take part in the reading order
    verb PARTICIPATE -: belong to the reading order, belong to the accessibility tree
    verb PARTICIPATE via=Tab: take part in the tab order, belong to the tab order, take part in the tab sequence
    verb PARTICIPATE via=Tab: participate in the tab order, belong to the tab sequence
    verb PARTICIPATE via=swipe: take part in the swipe order, belong to the swipe order
    verb PARTICIPATE via=scan: take part in the scan, take part in the scanning, belong to the scan, take part in scanning
    verb TAKE-NO-PART -: take no part in the focus order, have no part in the focus order, have no place in the focus order
    verb TAKE-NO-PART -: have no place in the order, take no part in the order, take no part in the reading order
    verb TAKE-NO-PART via=Tab: take no part in the tab order, take no part in the tab sequence, have no place in the tab order
    verb TAKE-NO-PART via=swipe: take no part in the swipe order, have no place in the swipe order
    verb TAKE-NO-PART via=scan: take no part in the scan, take no part in scanning, take no part in the scanning
    word REACHABLE lacking relation=reachable: missing from the order
    word REACHABLE lacking relation=reachable: gone from the accessibility tree
    word REACHABLE lacking relation=reachable via=scan: gone from the scan order
    word EXPOSED lacking relation=reachable: unavailable for, invisible for
    word EXPOSED relation=reachable: available for, open to, exposed for, visible for
    verb BECOMES -: become, get to be
    word ALL-HEARD -: the only words, the only text, the only announcement
    verb CHANGE-BACK -: switch back to, turn back into, change back to, revert to, flip back to, change back into
    """

  /// What is in what, what comprises what, and what is not to be.
  static let besideWords = """
    word SAY-NOTHING silence: nothing, nothing at all, nothing whatsoever
    verb BRING-MANY -: show, reveal, display, bring up
    word AND-ELSE -: and nothing else, and nothing more, alone
    word THE-WORD -: the word, the words, the text, the phrase
    word AT-ORDER-END position=last: at the end
    word AT-ORDER-END position=first: at the start, at the beginning
    word OF-ORDER -: of the order, of the swipe order, of the focus order, of the reading order, of the sequence
    word OF-ORDER via=Tab: of the tab order
    verb PRECEDE-ALL position=first: precede everything else, precede all others
    verb PRECEDE-ALL position=last: follow everything else, follow all others
    word ALL-OTHERS -: everything else, all else
    verb ENCOUNTER -: meet, reach, come to, encounter, get to, find
    word SELECTED-ONE text=selected: selected, chosen, active, currently selected, now selected
    word SELECTED-ONE text=checked: checked, ticked
    word ACTION-LIST -: actions, custom actions, accessibility actions
    word SHOWN-AT -: shown, displayed, placed, located, found, presented, visible
    verb TURN-SO -: turn, switch, flip, toggle
    verb MAKE-SO -: make, render
    verb SET-SO -: set, change, switch, flip, reset
    word A-LABEL -: the alternative text, alternative text, the alt text, alt text, the spoken label, the spoken name
    word NOT-HAPPEN polarity=never: it must not happen that, it should not happen that, it must never happen that
    word NOT-HAPPEN polarity=never: it never happens that, it should never happen that, it is not allowed that
    word NOT-HAPPEN polarity=never: it is forbidden that, it is not permitted that, it shall not happen that
    word NOT-HAPPEN polarity=never: it is never the case that, it must never be that
    verb LACK -: lack, miss, go without, come without
    verb COMPRISE -: show, display
    verb HAS-IN -: contain, hold, show, display, list, include
    word COVERING -: comprising, consisting of, made of, made up of, composed of, covering, namely, with
    word SWIPE-RIGHT -: swipe right, swiping right, flick right, flicking right
    verb SAY channel=spoken again: reread
    verb SAY-ALOUD channel=spoken again: re-read, reread
    word END-MANNER again: a second time, another time, for a second time, yet again, one more time
    word REACHABLE lacking=skipped relation=reachable: bypassed
    word INCLUDED-IN -: part of, included in, contained in
    word OWN-LABEL -: label, name, accessibility label, accessible name
    word FIRST-SCANNED -: the first thing the scan stops on, the first thing the scanner stops on
    word FIRST-SCANNED -: the first item the scan stops on, the first item the scanner stops on
    word FIRST-SCANNED -: the first thing the scanner offers, the first thing the scanner highlights
    word FIRST-SCANNED -: the first thing the scan highlights, the first item the scan highlights
    word FIRST-SCANNED -: the first item the scanner highlights, the first thing the scan reaches
    word FIRST-SCANNED -: the first thing the scanner reaches, the first element the scan stops on
    """

  /// More words about the order of stops.
  static let sequenceWords = """
    verb COME -: follow, appear, be arranged, be listed, stand, follow each other, follow one another
    verb COMES-BETWEEN -: come in between, sit in between, lie in between, stand in between, fall in between
    verb VISIT-FIRST -: cover, scan, enter, touch, take
    word NO-STOP -: nothing, nothing else, no other stop, no other stops, no other element, no other elements
    word NO-STOP -: no other item, no other items
    verb YIELD -: give, yield, produce, bring, visit
    word READING -: reading, navigation, traversal, linear navigation, the reading, the navigation, the traversal
    verb VISIT-EACH -: read through, walk through
    verb SCAN-THROUGH -: go through, step through, run through, highlight, visit, scan, cover
    word LASTLY -: last, lastly, last of all, at last, in the end, at the end
    word ROW-BY-ROW text=row_by_row: row by row, by rows, by row, line by line
    word ROW-BY-ROW text=column_by_column: column by column, by columns, by column
    word STOP-OF-ORDER -: stop, element, item, thing, one, control
    word THE-NEXT-STOP -: the next stop, the next element, the next item, the next one, the very next stop
    verb SITS -: sit, come, stand, appear, rank
    verb COMES relation=before: be placed before, be located before, rank before
    verb COMES relation=after: be placed after, be located after, rank after
    verb COMES relation=right-after: directly follow, immediately follow, follow directly on, follow directly after
    verb COMES relation=right-after: follow immediately after, follow right after, follow straight after, follow on
    verb COMES relation=right-before: directly precede, immediately precede, stand right before
    verb COMES relation=right-after: stand right after, come straight after, lie right after, lie directly after
    verb COMES relation=right-before: come straight before, lie right before, lie directly before
    verb COMES relation=before: lie before
    verb COMES relation=after: lie after
    verb COMES-BETWEEN -: be placed between, be located between
    word BESIDE relation=right-before: straight before, one before
    word BESIDE relation=right-after: straight after, one after
    word IN-ORDER -: in the sequence, in the order of stops, in the sequence of stops, in the navigation order
    word IN-ORDER -: in the voiceover order, in the talkback order, in the screen reader order, in the flick order
    word THAT-ORDER -: the following order, the order given, the given order, the order listed, just that order
    word ORDER -: the voiceover reading order, the order in which focus moves, the order of flicking
    word ORDER -: the flicking order, the order of the swipes, the stop order, stop order
    """

  /// More words about stops and the way to them.
  static let distanceWords = """
    word MERGED-WITH -: merged with, combined with, grouped with, joined with, grouped together with, fused with
    word MERGED-WITH -: in the same stop as, part of the same stop as, in one stop with
    word MERGED-WITH -: the same stop as, part of one stop with, the same element as, bundled with
    verb MERGE -: combine, group, fuse, bundle
    word OWN-NOUN -: stop of its own, stop of their own, own stop, own swipe, swipe of its own, element of its own
    word OWN-NOUN -: own element, separate stop of its own, swipe stop of its own, own swipe stop, focus of its own
    word OWN-NOUN -: stops of their own, own stops, elements of their own, own elements
    word STOP-ITSELF -: stops, separate stops, extra stops, additional stops, separate elements, stops of their own
    verb SHARE-STOP -: share a stop with, share one stop with, form one stop with, make one stop with, share its stop with
    verb SHARE-STOP -: share an element with, form one element with, share a swipe with, form a single stop with
    word MADE-OF -: made up of, made of, composed of, split into, divided into, broken into
    proper TAB-ITSELF -: tab, the tab key
    word PRESSES -: presses, key presses, times
    word OWN-NOUN -: own tab stop, tab stop of its own
    word STOP-ITSELF -: stop, separate stop, extra stop, additional stop, stop of its own, separate element, extra swipe
    word STOP-ITSELF -: tab stop
    word STOP-ITSELF -: focus stop, focus stops, swipe stop, swipe stops
    word ONE-SWIPE relation=one-stop: one swipe, a single swipe, one single swipe, exactly one swipe, just one swipe
    word ONE-STOP relation=one-stop: one unit, a single unit, one accessibility element
    word ONE-STOP relation=one-stop: a single accessibility element, one focusable element, a single focusable element
    word ONE-STOP relation=one-stop: one focus stop, a single focus stop
    word ONE-STOP relation=one-stop: one and the same stop, one combined stop, one combined element, one single element
    word ONE-STOP relation=one-stop: only one element, one voiceover stop
    word ONE-STOP relation=one-stop: a single focus target, one focus target, one stop only, a single combined element
    word READING-AS -: reading, saying, spoken as, announced as, read as, read out as, that says, that reads, which reads
    word READING-AS -: called, named, labelled, labeled, with the label
    word READING-AS -: which says, that is read as, which is read as
    verb TAKE-UP -: take, take up, occupy, use, use up, give, amount to, need, come to
    verb FORM -: share, be exposed as, be presented as
    verb TAKE-STOP -: be given, need, deserve, occupy
    word OWN-STOP relation=is-stop: an element of its own, its own element, a swipe of its own, its own swipe
    word OWN-STOP relation=is-stop: a stop to itself, their own element, elements of their own, stops of their own
    word OWN-STOP relation=is-stop: its own focus stop, its own accessibility element, a separate swipe
    word A-STOP relation=is-stop: an element of its own, its own element, elements of their own, a stop of their own
    word A-STOP relation=is-stop: stops of their own, their own stops, additional stops
    word A-STOP relation=is-stop: a swipe of its own, an extra element, a stop on its own
    word A-STOP relation=is-stop: stops on their own, an individual stop
    word A-STOP relation=is-stop: a separate swipe, a separate flick, its own swipe
    verb COMPRISE -: yield, contribute, contain, present
    word BACK-ON-TO -: back to, back on, back onto, back at
    word LIE-BETWEEN -: lie between, lies between, are between, is between, sit between, stand between, fit between
    verb PART-FROM -: separate, part, divide
    word THE-WAY -: the way, the path, the route, the distance, the walk, the trip
    word THE-WAY-BACK -: the way back, the path back, the route back
    verb LIES -: lie, come, sit, stand, follow, be located
    word NTH number=2: second
    word NTH number=3: third
    word NTH number=4: fourth
    word NTH number=5: fifth
    word NTH number=6: sixth
    word NTH number=7: seventh
    word NTH number=8: eighth
    word STOP-AFTER -: stop after, element after, item after, stop past, stop from
    proper PRESSING-TAB step=tab: pressing tab, hitting tab, pressing the tab key, tab pressed
    word STOP-STEP step=move: stop, stops, element, elements
    proper STOP-STEP step=tab: tab stop, tab stops
    word STOP-STEP step=swipe: swipe stop, swipe stops
    word AHEAD direction=forward: on, down the order, down the list
    word AHEAD direction=back: back, up the order
    word SIDE direction=forward: down from, further than
    word SIDE direction=back: short of, back from
    word BOUND bound=≤: maximally
    word BOUND bound=≤: no farther away than, no further away than
    word BOUND bound=≥: at a minimum
    verb NEED -: cost
    verb ARRIVE -: get back to
    word MORE-OF number=2: two more
    word MORE-OF number=3: three more
    word MORE-OF number=4: four more
    verb BRING-BY -: put, place, lead, land, send
    word AWAY -: apart from it, removed
    word STEP step=swipe: swipes of the finger, single swipes, single-finger swipes, one-finger swipes
    word STEP step=tab: presses on tab, hits of tab, hits of the tab key, strokes of the tab key
    """

  /// More words about states, values, names, roles and actions.
  static let propertyWords = """
    word HOLDER -: picker, list, menu, group, bar, table, form, sheet, panel, dialog, screen, page, card, row, toolbar
    word HOLDER -: grid, calendar, section, control, popover, drawer, selector, switcher, wheel, sidebar, window, chart
    word HOLDER -: field, box, header, cart, basket, inbox, results, tray, footer, tile, cell, banner, tooltip, toast
    word HOLDER -: carousel, overview, summary, filter, filters, rotor, dropdown, palette, keypad, tabs, chips
    word CHOOSER -: picker, list, menu, group, bar, table, form, grid, calendar, control, selector, switcher, wheel, chart
    word CHOOSER -: carousel, filter, filters, palette, chips, tabs, section, keypad, dropdown
    verb KEEPS -: keep, leave, hold
    verb SHOWS-SO -: show, present
    verb LEAVES-SO -: leave, keep
    word NOW-TOO -: now, by now
    verb TURNS-INTO -: become, get, end up
    verb FLIPS -: turn, switch, flip, toggle, go
    word SWITCHED text=on: on, to on
    word SWITCHED text=off: off, to off
    verb GO-FROM -: go, count, count up, count down, toggle, change over
    verb CHANGE-TO -: update to, change over to, turn itself to, switch itself to, toggle to, count to, count up to, count down to
    verb CHANGE-TO -: rise to, fall to, drop to, increase to, decrease to, tick to, go up to, go down to, flip over to
    verb KEEP-IN -: keep, leave, preserve, retain
    word KEPT-SO -: kept, preserved, retained
    verb STAND-AT -: stand at, now stand at, amount to
    verb OWN-AS -: have, carry, bear, show, display, use, expose, get, receive
    word FOR-VALUE -: as its value, as value, as the value, as its text, as its content, for a value, as its state
    word AS-NAME -: as its name, as name, as the name, as its label, as label, as the label, as its accessibility label
    word AS-NAME -: as accessibility label, for a name, for its name, as its accessibility name
    verb GO-BY -: go by the name, go by the label, answer to the name, be known as, go under the name
    word NO-NAME-AT-ALL -: no name of its own, no label of its own, no name at all, no label at all, no name whatsoever
    word NO-NAME-AT-ALL -: neither name nor label, neither a name nor a label
    word A-TRAIT -: the trait, trait, a trait of, the traits, the accessibility trait, accessibility trait
    word A-ROLE -: the role of an, a role of, the accessibility role, accessibility role
    word A-ROLE-OF -: its role, role, the role
    verb SERVE-AS -: act as, function as, serve as, act like, be implemented as, count as
    word AS-ACTION -: as an action, as a custom action, as custom actions, as actions, as an accessibility action
    word AS-ACTION -: as accessibility actions, among its actions, in its actions, in its actions menu
    word AS-ACTION -: in the actions rotor, through the actions rotor, among its custom actions, through its actions
    word CUSTOM-ACTION -: an action called, an action named, a custom action called, a custom action named
    word CUSTOM-ACTION -: custom actions called, actions called, the action called, the custom action called
    word CUSTOM-ACTION -: custom actions named, an accessibility action called, an accessibility action named
    word THE-ACTIONS -: the actions rotor, the actions menu, the rotor actions, the action menu, the list of actions
    verb INCLUDE -: list, be, comprise
    word MARKED-AS -: exposed to voiceover as, exposed to talkback as, declared as, set up as, given the role
    word MARKED-AS -: defined as, typed as, built as, made
    verb BECOME text=disabled: grey out, gray out
    verb BECOME text=visible: slide in, slide up, pop in, come on screen
    verb BECOME text=gone: slide away, slide out, fade out, fade away, drop away, go off screen
    verb BECOME text=hidden: hide
    word STATE-TOO text=frozen: frozen
    word STATE-TOO text=marked: marked
    word STATE-TOO text=pressed: pressed
    word STATE-TOO text=loaded: loaded
    word STATE-TOO text=posted: posted
    word STATE-TOO text=reset: reset
    word STATE-TOO text=busy: busy
    word STATE text=visible: on show, to be seen, up on screen
    word STATE text=gone: off the screen
    word STATE text=on: flipped on
    word STATE text=off: flipped off
    word STATE text=selected: the current one, the current tab, the selected tab, the active tab, the selected item
    word STATE text=selected: the selected option, the current selection, the active one, the current page
    word BACK-THERE text=visible: back, back again, back in view, back on screen, back on the screen
    word AT-VALUE -: at, now at
    word STATE text=enabled: available again, active again
    word ROLE text=stepper: stepper
    word ROLE text=picker: picker
    word ROLE text=switch: toggle
    word ROLE text=back_button: back button
    word ROLE text=secure_field: secure field, secure text field
    word ATTRIBUTE -: label, name, hint, value, trait, role, state
    """

  /// More words about keys, gestures and scans.
  static let pressWords = """
    proper KEY key=Page_Up: page up, the page up key, page-up
    proper KEY key=Page_Down: page down, the page down key, page-down
    word KEY key=arrow_keys: an arrow key, any arrow key
    proper WAY key=Tab: tabbing
    word KEY key=Home_key: the home key, home key
    word KEY key=End_key: the end key, end key
    word KEY key=Backspace_key: the backspace key, backspace key
    word KEY-GESTURE key=swipe_up: swiping up, a swipe up, swipe up, one swipe up, flicking up, a flick up, one flick up
    word KEY-GESTURE key=swipe_up: flick up, each swipe up, every swipe up, swipes up, an upward swipe, an upward flick
    word KEY-GESTURE key=swipe_down: swiping down, a swipe down, swipe down, one swipe down, flicking down, a flick down
    word KEY-GESTURE key=swipe_down: one flick down, flick down, each swipe down, every swipe down, swipes down
    word KEY-GESTURE key=swipe_down: a downward swipe, a downward flick
    word KEY-GESTURE key=long_press: long press, a press and hold, a long tap
    word KEY-GESTURE key=long_press: press and hold, pressing and holding, touching and holding, a touch and hold
    word KEY-GESTURE key=three-finger_swipe: a three-finger swipe, three-finger swipe, the three-finger swipe
    word KEY-GESTURE key=three-finger_swipe: swiping with three fingers, a swipe with three fingers
    word HELD-PRESS key=long_press: a long press, the long press, each long press
    word KEY key=magic_tap: tapping twice with two fingers
    word KEY key=escape_gesture: the z-gesture, z-gesture, a z-gesture, the escape scrub, scrubbing back and forth
    proper LEAD-KEY key=Escape: escape, esc, the escape key, the esc key
    proper LEAD-KEY key=Return: return, enter, the return key, the enter key
    proper LEAD-KEY key=Space: space, the space bar, the space key
    word LEAD-KEY key=escape_gesture: the escape gesture, a two-finger scrub, the two-finger scrub
    word LEAD-KEY key=magic_tap: the magic tap, a magic tap
    word KEY-LEAD -: with, by pressing, on pressing, via, through
    verb PICK-UP -: resume, pick up, continue, go on, carry on, pick up again, continue on
    verb GO-HOME -: resume, pick up, continue, carry on, pick up again
    word WHERE-IT-WAS restricts=had-focus-before noun=element: where it left off, where it stopped, where it had stopped
    word EACH-CYCLE perCycle: each cycle, every cycle, one cycle, each loop, every loop, each pass, every pass, each round
    word EACH-CYCLE perCycle: every round, a single cycle, one pass
    word AFTER-KEY -: after
    word NOTHING-HAPPENS -: nothing happens, nothing should happen, nothing must happen, nothing at all happens
    verb KEY-DOES text=skip: leave out, step over
    verb KEY-DO relation=stay-in: wrap around in|inside|within, loop around in|inside|within, go round in
    verb KEY-DO relation=enters: get into, step into, jump into, slip into, drop into
    verb KEY-DO relation=moves-to: switch to, change to, skip to, cycle to, carry on to, get you to
    verb TRAVEL relation=goes-back-to: go back, move back, step back, jump back
    word KEY-GESTURE key=long_press: double-tap and hold, a double tap and hold, double tap and hold, a double-tap and hold
    verb KEY-STOPS relation=reaches: stop on|at, visit, hit, find, highlight, arrive at|on
    word ON-KEY -: on, upon, at
    verb BY-KEY relation=toggles: toggle
    verb BY-KEY relation=activates: fire, trigger
    verb KEY-DONE relation=closes: shut
    verb KEY-DO relation=stay-in: move in|around, go around in
    verb KEY-DO relation=leaves: take out of, quit, tab out of
    verb KEY-DOES text=create: create, make
    verb KEY-DOES text=move_through: scroll through, run through, page through, jump through, go along, walk along, walk
    verb KEY-DOES text=move_between: step between, jump between, cycle between, flip between, toggle between
    verb KEY-DOES text=deselect: deselect, unselect
    verb KEY-DOES text=open_menu: pull up, bring up
    verb KEY-DOES text=adjust: adjust
    verb KEY-DOES text=zoom: zoom into, zoom out of
    verb KEY-DOES text=complete: complete, fill in
    verb KEY-ACTS text=close: close
    verb KEY-ACTS text=open: open
    verb KEY-ACTS text=select: select
    verb KEY-ACTS text=send: send
    verb KEY-ACTS text=delete: delete
    verb KEY-ACTS text=undo: undo
    verb KEY-ACTS text=redo: redo
    verb KEY-ACTS text=play: play
    verb KEY-ACTS text=pause: pause
    verb KEY-ACTS text=hang_up: hang up
    verb KEY-ACTS text=save: save
    verb KEY-ACTS text=zoom: zoom, zoom in, zoom out
    verb KEY-ACTS text=refresh: refresh, reload
    proper SCANNING -: switch control, switch access
    word SCANNING -: auto scan
    word SCANNING -: the auto scan, row scanning
    word SCANNING -: the switch control scan, the group scan
    word SCANNING -: the scanning order, the scan frame, the scanning frame, step scanning, linear scanning
    verb SCAN relation=stops-on: go through, run through, step through, move through, go over, run over, scan, come to, come across, take in, get onto, come by, contain
    verb SCAN relation=stops-on: touch, offer, come upon, run across, rest on, settle on
    verb SCAN relation=stops-on lacking: leave out, omit, bypass, step over
    verb SCAN relation=enters: get into, step into, go inside, descend into, drop into
    verb SCAN relation=leaves: get out of, go out of, move out of, step out of, come out of, drop out of
    verb SCAN relation=stay-in: circle in|inside|within, cycle in|inside|within, go round in, go around in
    verb SCAN relation=restarts-at: pick up at, pick up from, go on from|with|at, start anew at, start again with
    verb SCAN relation=return-to: come back on, jump back to, fall back to, move back to
    verb SCAN relation=starts-at: set off at, set off from, open on, open with
    word REACHABLE lacking relation=reachable via=scan: omitted from the scan
    word REACHABLE lacking relation=reachable via=scan: left out of scanning, excluded from scanning, skipped by the scan
    word REACHABLE relation=reachable via=scan: covered by the scan, included in scanning
    word REACHABLE relation=reachable via=scan: in the scanning order, within the scan, part of the scanning
    word AFRESH -: anew
    noun PRESS-NOUN -: alternative, composer, ear, hollow, bundle, bypass, combination, combo, target, path, rank, bear, yield, stroke, fit, finger, chip
    modifier BEFORE-NOUN -: bundled, built, built-in, declared, defined, dim, frozen, fused
    modifier BEFORE-NOUN -: gray, grey, incomplete, individual, linear, occupied, secure, retained, downward
    modifier BEFORE-NOUN -: upward, known, posted, announced, heard, omitted, bypassed, merged, placed, located
    noun PRESS-NOUN -: frame, item, group, row, step, offer
    noun PRESS-NOUN -: overview, selector, switcher, dropdown, palette, wheel, chips, filters
    """
}
