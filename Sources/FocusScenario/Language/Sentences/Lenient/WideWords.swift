extension LanguageTables {
  /// Words for what the language says in others.
  static let wideWords = """
    word KEPT-TEXT -: what i typed, what was typed, whatever was typed, whatever i typed, what you typed, what they typed
    word KEPT-TEXT -: the text, my text, your text, my draft, the draft, the typed text, the typed value, my input
    word KEPT-TEXT -: everything i typed, everything typed, what i had typed, what i wrote, what was entered, the entry
    word KEPT-TEXT -: what i entered, my words, the words i typed, the typed words, the half-typed message, my message
    word KEPT-TEXT -: the value, the entered value, the old value, the typed amount, what you wrote, the note, my note
    word LOST-NOT still: still there, still filled in, not lost, not gone, not cleared, not wiped, kept, preserved
    word WHICHEVER -: whichever, whatever, the very, the exact, the same, exactly the
    word WAS-ON restricts=had-focus-before: was being read, i was on, you were on, they were on, it was on, was focused
    word WAS-ON restricts=had-focus-before: had been focused, i was reading, you were reading, was read last, i left
    word WAS-ON restricts=had-focus-before: had the focus, that was focused, that was being read, had been read, i was in
    word WAS-ON restricts=had-focus-before: that had been focused, i had been on, they had been on, focused before
    word WAS-ON restricts=had-focus-before: that was focused before, last focused, i had reached, that had focus before
    word WHATEVER-ON restricts=had-focus-before noun=element: whatever was focused, whatever had focus
    word WHATEVER-ON restricts=had-focus-before noun=element: whatever i was on, whatever was focused before
    word WHATEVER-ON restricts=had-focus-before noun=element: whatever had it, whatever had it before, what was focused
    word WHATEVER-ON restricts=had-focus-before noun=element: what was focused before, what had focus, what i was on
    word WHATEVER-ON restricts=had-focus-before noun=element: what i was reading, whatever i was scanning, what had it
    word WHATEVER-ON restricts=had-focus-before noun=element: where i was, where i had been, what i had been on
    word WAS-ON restricts=had-focus-before: that was left, that had been left, which was focused, which had focus
    word NONE-OF -: none of the, none of its, none of their, none of those, none of these, not one of the, not a single
    word EITHER-OF -: either, any of the, either of the
    verb HAVE-IT -: have it, get it, take it, receive it
    word FIRST-LIT -: the initially focused, the first focused, the initially highlighted
    word ITS-STOP ordinal=last: its last, the very last, their last
    word ITS-STOP ordinal=1: its first, the very first, their first
    word LIT -: highlighted, visited, scanned, passed, stopped on, hit, landed on
    verb HAVE-ROLE -: have the role, have role, get role, get the role, have the trait, carry the role, be of role
    word ROLES text=button: buttons, a button
    word ROLES text=heading: headings, headers
    word ROLES text=link: links
    word ROLES text=switch: switches
    word ROLES text=slider: sliders
    word ROLES text=tab: tabs
    word ROLES text=image: images
    word ROLES text=checkbox: checkboxes, check boxes
    word ROLES text=radio_button: radio buttons
    word IN-LABEL -: included in, part of, contained in, mentioned in, in, added to
    word LABEL-WORD -: label, name, speech, announcement, text, accessible name, accessibility label, spoken text
    word LABEL-OF -: the label of, the name of, the announcement of, the accessible name of, what is said of
    verb MENTION -: mention, include, contain, say, read out, read, carry, give, state, announce
    word CALLED -: called, named, labelled, labeled
    word GONE-THROUGH -: gone through, visited, read, walked through, stepped through, run through, traversed
    word FROM-THERE -: from there, from here, then, once, there
    word FOCUSED -: focused, highlighted, in focus, has focus
    word ON -: from
    verb MOVE-IT relation=move: relocate, disturb, disrupt, displace
    verb KEY-DO relation=moves-to: wrap round to, wrap around to, take to, loop to, come to, advance to, hop to, skip to
    verb KEY-DO relation=moves-to: put on, land in, jump into, go into, step to, proceed to, cycle to, loop round to
    verb SCAN relation=restarts-at: start over from, begin over at, restart with
    verb SCAN relation=starts-at: open on, start in, start from, begin from
    word DASH -: -, –, —, →, (
    word PHASE -: the pause, the call, the phone call, that, the interruption, it opened, it was opened, it, the rotation
    word PHASE -: the reload, the refresh, the alert, the change, the update, the search, the dialog, the sheet, the popup
    word REACHED-AT ordinal=last: hit last, reached last, visited last, found last, read last, scanned last, focused last
    word REACHED-AT ordinal=1: hit first, reached first, visited first, found first, scanned first
    word IN-ORDER -: in swipe order, in reading order, in focus order, in the order of swiping, when swiping, by swipe
    word IN-ORDER via=Tab: in tab order, when tabbing
    word EFFORT effort=moving-focus: moving, me moving, moving away, me having to move
    word LATER-THAN -: right after, directly after, straight after, immediately after, just after
    modifier WIDE-MODIFIER -: remaining, newly, freshly
    word VALUES-IN -: values in, the values in, values entered in, values already entered in, the text in, everything in
    word VALUES-IN -: what was typed in, what i typed in, everything typed in, what was entered in, the values of, text in
    word VALUES-IN -: what i typed into, what was typed into, everything typed into, the draft in, the content of
    word PRESSING-IT -: pressing, tapping, activating, hitting, choosing, double-tapping, tapping on, clicking
    word NEXT-IS -: next stop is, the next stop is, next is, the next one is, you get, you land on, i get, i land on
    word NEXT-IS -: comes, there is, the next element is, next element is, gives, you reach, i reach, is, lands on
    word THE-ACTIONS -: custom actions, actions, rotor actions, the rotor actions, the actions rotor, custom action
    word FIRST-THING position=first: the first element that speaks, the first thing out of the speaker
    word FIRST-THING position=first: what is heard first, the first thing to be heard, the first thing heard, heard first
    word SWIPING -: a swipe, swipe, flick, a flick
    word ON -: of, for
    verb KEY-DO relation=moves-to: leak to, spill to, escape to, leak into, hop into, drop into, jump out to
    word COMPRISING -: comprising, consisting of, made up of, with, including, containing, of, which contains
    word STOPS -: accessibilityelements, the elements, elements, the swipe stops, the accessibility elements, stops
    word POST -: after, following, upon, on, right after
    word REACHED-ONE -: reachable, reached, visited, focusable, found, scanned, read, spoken, heard, announced
    word TIMES number=2: twice in a row, two times in a row, twice over
    word FILLER -: at that moment, at that point, from then on, by then, at this point, by now, for me, for the user
    verb USED -: long-press, double-tap, hold
    verb USE -: long-press, double tap, long press
    verb STAY-IN-IT -: stay in|inside, remain in|inside, still sit in, keep sitting in, still stand in, survive in
    word STILL-IN still: still in, still inside, there in, kept in, left in, preserved in, retained in, still there in
    word WHATEVER -: whatever was typed, whatever i typed, what was entered, what was typed, what i typed, what you typed
    word WHATEVER -: what they had, what it had, what was in it, what was in them, whatever was in it, what had been typed
    word WAS-TYPED -: typed, written, entered, that was typed, that i typed, i typed, you typed
    word LOST -: lost, gone, cleared, wiped, thrown away
    word STOPS-ARE -: the stops are, stops :, the stops :, swipe stops :, tab stops :, tab stops are, the tab stops are
    word STOPS-ARE -: swiping gives, swiping right gives, tab gives, tabbing gives, swiping visits, swiping right visits
    word STOPS-ARE -: the sequence is, the sequence :, sequence :, scan :, scanning :, swipe :, tabbing :, swiping :
    verb FOLLOW-LIST -: follow, run, be, go, read
    verb COME-FIRST -: come first
    word FROM-SIDE -: of, from, past, after, beyond, on from, out from, away from
    word FAR-TO -: to, until, till, up to, as far as, over to, on to, through to, down to
    word WITH-STEPS -: with, in, by, after, using, within, through, at
    verb GET -: get, go, come, move
    verb SOUND -: sound, follow, come, ring out, come up, be uttered, come out, go out, play
    word SOUNDING -: hear, you hear, i hear, they hear, speech :, spoken :, announced :, announcement :, heard :, says :
    word SOUNDING -: announcement, voiceover :, talkback :, hears
    word NOTHING-MORE -: nothing else, nothing more, that is all, just that, only that, and that is it, then nothing else
    word NOTHING-MORE -: then silence, and then silence, then nothing, no more than that, then nothing more
    word LATER-THAN -: after, following, behind
    verb SAY-IT -: say, read, announce, speak, call itself, report, give, read out, sound like, tell, expose, talk of
    verb GO-WITH -: go with, be part of
    word REACHED -: touched, visited, landed on
    word GONE-NOW -: no longer there, not there any more, no more, out of the list
    word IN-SIGHT -: up, on screen, there, visible, in view, open
    word TO-FOLLOW relation=right-after: next to, the one after, next in line after, directly behind, right behind
    verb SIT-NEXT relation=right-after: come right behind, follow straight after, come straight after, follow directly after
    verb SIT-NEXT relation=right-after: come next after, follow right after, be next after, follow directly
    verb SIT-NEXT relation=right-before: come straight before, come right in front of, lead straight to
    verb SIT-NEXT relation=before: go in front of, come in front of, come ahead of, be ahead of, be heard before
    verb SIT-NEXT relation=after: come behind, come later than, come further down than
    verb CLEAR -: clear, wipe, erase, reset, empty, throw away, lose
    word STATE-REACHED -: up, there, on display, on view, showing
    word WIDE-HAPPENING happening=rotate: rotation
    word WIDE-HAPPENING happening=close: dismissal, closing, closure, shutdown
    word WIDE-HAPPENING happening=delete: deletion, removal
    word WIDE-HAPPENING happening=open: opening
    word WIDE-HAPPENING happening=select: selection, choosing, choice, picking
    word WIDE-HAPPENING happening=cancel: cancellation, cancelling, canceling
    word WIDE-HAPPENING happening=reload: reload, refresh, refreshing
    word WIDE-HAPPENING happening=submit: submission, submitting
    word WIDE-HAPPENING happening=save: saving
    word WIDE-HAPPENING happening=load: loading
    word WIDE-HAPPENING happening=send: sending
    word WIDE-HAPPENING happening=search: searching
    # What happens, in other words.
    verb EVENT happening=activate: hit, push, fire, trigger, poke, double-click, double-tap with two fingers
    verb EVENT happening=close: shut down, swipe away, wave away, close down, slide away, minimise, minimize, close off
    verb EVENT happening=open: open up, pull up, bring up, launch, call up, pull open, slide up, pop open
    verb EVENT happening=delete: swipe-delete, bin, trash, erase, get rid of, throw out, take out, drop, clear out, wipe
    verb EVENT happening=select: pick out, settle on, opt for
    verb EVENT happening=add: put in, append, create
    verb EVENT happening=send: post, fire off
    verb EVENT happening=submit: hand in, turn in, send off
    verb EVENT happening=cancel: call off, abort, back out of
    verb EVENT happening=finish: end, be done with, get done with, wrap up
    verb EVENT happening=start: begin, kick off, set off
    verb HAPPEN happening=appear: pop up, show up, come up, slide up, slide in, pop in, slide out, turn up, drop down, fade in
    verb HAPPEN happening=appear: be there, roll in, come in, be shown, come into view, be visible, arrive, be showing
    verb HAPPEN happening=disappear: go, go away, slide away, fade, fade out, fade away, time out, vanish, be gone
    verb HAPPEN happening=close: shut, slide shut, close itself, go down, fold up
    verb HAPPEN happening=open: open up, slide open, fold out, spring open, unfold
    verb HAPPEN happening=finish: end, be over, run out, complete, conclude, come to an end, stop, be done, be finished
    verb HAPPEN happening=fail: go wrong, break off, break down, be rejected, be refused, get refused
    verb HAPPEN happening=update: refresh, be refreshed, renew
    verb HAPPEN happening=start: begin, kick off, set in
    verb HAPPEN happening=expire: run out, time out, lapse
    verb HAPPEN happening=load: come back, be loaded, load in
    verb HAPPEN happening=change: flip, switch, turn
    # Who it is.
    word AGENT -: someone, somebody, folks, a person, a person using voiceover, whoever
    word CARRIED -: him, her, someone, you, everyone, folks
    """

  /// Nouns that the language knows as verbs, states or parts of its own wordings.
  static let wideNouns = """
    noun WIDE-NOUN -: change, update, step, move, end, start, stop, save, scan, order, focus, press, tap, swipe, flick
    noun WIDE-NOUN -: set, go, take, turn, place, play, pause, record, call, show, hold, lead, land, head, run, rest
    noun WIDE-NOUN -: jump, drop, pick, choice, delete, send, search, submit, cancel, close, open, select, back, next
    noun WIDE-NOUN -: share, copy, paste, like, follow, mute, archive, filter, sort, edit, reload, refresh, load, reply
    noun WIDE-NOUN -: crop, heart, cross, pencil, arrow, star, plus, minus, dot, caption, draft, thumb, track, volume
    noun WIDE-NOUN -: read, talk, cover, name, mark, check, point, time, turn-by-turn, heading, direction, handle, stepper
    noun WIDE-NOUN -: front, top, bottom, left, right, middle, centre, center, edge, corner, side, beginning, other, rest
    noun WIDE-NOUN -: speech, sound, silence, word, letter, phrase, language, hint, trait, state, value, action, label
    noun WIDE-NOUN -: user, person, one, thing, something, way, part, bit, lot, half, both, pair, kind, sort, type, entry
    noun WIDE-NOUN -: lock, log, drag, zoom, scroll, pull, push, spin, flip, switch, toggle, tick, click, hit, catch
    modifier WIDE-MODIFIER -: first, last, next, previous, current, new, old, same, own, other, free, full, whole, main
    modifier WIDE-MODIFIER -: total, top-left, top, bottom, left, right, middle, upper, lower, former, latest, newest
    modifier WIDE-MODIFIER -: selected, highlighted, focused, opened, deleted, removed, added, failed, empty, closed
    """
}
