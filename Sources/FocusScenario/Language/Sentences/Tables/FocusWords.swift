extension LanguageTables {
  /// Words about focus: its names, where it goes, and who takes it.
  static let focusWords = """
    word FOCUS -: focus, the focus, voiceover focus, the voiceover focus, accessibility focus, the accessibility focus
    word FOCUS -: keyboard focus, the keyboard focus, screen reader focus, the screen reader focus, the cursor
    word FOCUS -: the voiceover cursor, the reading cursor, the screen reader cursor, the focus ring, the highlight
    word FOCUS -: switch control focus, talkback focus, my focus, your focus, their focus, its focus, cursor, focus ring
    word FOCUS -: the ring, a11y focus, the keyboard cursor, the scanner cursor, the scan cursor, the highlight box
    word FOCUS -: screen reader cursor, reading cursor, voiceover cursor
    word FOCUS -: the accessibility cursor, accessibility cursor, the keyboard focus ring
    proper FOCUS -: voiceover focus, talkback focus, voiceover cursor
    word POSSIBLE -: it is possible to
    word FIRST-FOCUSED -: the first thing that gets focus, the first thing that receives focus, the first to get focus
    word FIRST-FOCUSED -: the first thing focused, the first thing to get focus
    word FIRST-FOCUS -: initial focus, the initial focus, the first focus
    # Where focus is.
    word SPOT-OF-FOCUS relation=on: on, at, positioned at|on, located on|at, now on
    word SPOT-OF-FOCUS relation=in: in, inside, within, now in
    word SPOT-OF-FOCUS relation=outside: outside, outside of
    word SPOT-OF-FOCUS relation=behind: behind, underneath, beneath
    word SPOT-OF-FOCUS relation=return-to: back on, back at, back to, on again
    word SPOT-OF-FOCUS relation=return-in: back in, back inside
    word ON -: on, at, to, in, into, onto, inside
    word TO-PLACE relation=go-to: to, on, onto, at
    word TO-PLACE relation=return-to: back to, back on, back onto, back at
    word TO-PLACE relation=leave: away from, out of
    word INTO-PLACE relation=go-in: into, in, inside
    word INTO-PLACE relation=return-in: back into, back in, back inside
    word ON-PLACE relation=stay-on: on, at, with
    word IN-PLACE relation=stay-in: in, inside, within
    # What focus does.
    verb GO relation=go-to: move to|onto, go to|onto, land on|at|onto, jump to|onto, shift to, arrive at|on, switch to
    verb GO relation=go-to: advance to, proceed to, skip to, snap to, step to, come to, get to, travel to, drop to
    verb GO relation=go-to: reach, hop to, continue to, go on to, move on to, pass to, fall to, transfer to, change to
    verb GO relation=go-to: find, come on, go on
    verb GO relation=go-in: enter, move into|inside, go into|inside, jump into, step into, get into
    verb GO relation=go-in: land in|inside|within
    verb GO relation=go-in: go in, move in, jump in, drop into, fall into, come into
    verb GO relation=return-to: return to, go back to|on, come back to|on, move back to, jump back to, land back on|at
    verb GO relation=return-to: snap back to, fall back to|on, get back to, shift back to, travel back to
    verb GO relation=return-to: drop back to, switch back to
    verb GO relation=return-in: go back into, come back into, move back into, land back in, jump back into, return into
    verb GO relation=start-on: start on|at|with|from, begin on|at|with|from, open on, land first on
    verb GO relation=start-in: start in|inside|within, begin in|inside|within
    verb GO relation=stay-on: stay on|at|with, remain on|at|with, rest on, keep on, hold on, stick to
    verb GO relation=stay-in: stay in|inside|within, remain in|inside|within, keep to, stay trapped in, stick in
    verb GO relation=on: end up on|at, end on|at, come to rest on, finish on|at, sit on|at, settle on
    verb GO relation=in: end up in|inside, sit in
    verb GO relation=behind: end up behind, go behind, move behind, get behind, land behind
    verb GO relation=outside: go outside, move outside, land outside, end up outside, get outside, escape outside
    verb LEAVE relation=leave: leave, exit, escape, escape from, move out of, go out of, get out of, jump out of
    verb LEAVE relation=leave: slip out of, break out of, move away from, go away from, jump away from, move off
    verb LEAVE relation=leave: go off, step out of, wander out of, fall out of, drop out of
    verb PUT relation=go-to: move to|onto, set to|on, send to, place on|at, put on, bring to, shift to, transfer to
    verb PUT relation=go-to: pass to, direct to, guide to, take to, lead to
    verb PUT relation=go-to: give to, grant to, hand to, hand over to, assign to
    verb PUT relation=go-in: move into, put in|into, place in|inside, send into, bring into, set in
    verb PUT relation=return-to: return to, restore to, send back to, move back to, bring back to, put back on
    verb PUT relation=return-to: give back to, hand back to, take back to, set back to|on, place back on
    verb PUT relation=stay-in: confine to|in|inside|within, contain in|inside|within, trap in|inside|within
    verb PUT relation=stay-in: keep in|inside|within, lock in|inside|within|into, limit to, restrict to, hold in
    verb PUT relation=stay-on: keep on|at, hold on, leave on, retain on, maintain on
    verb PUT relation=leave: move away from, take away from, pull away from, pull out of, move out of, throw out of
    verb MOVE relation=move: move, change, shift, jump, move away, budge, move elsewhere, go anywhere
    verb REST relation=stay: stay where it is|was, remain where it is|was, stay put, hold still
    verb REST-THERE relation=stay-on: stay there, remain there
    verb REST relation=stay: stay where i am|was, stay unchanged, remain unchanged, stay the same, remain the same
    verb REST relation=stay: stay where they are|were, stay where you are|were, remain where they are|were
    verb REST relation=stay: stay in place
    verb LOSE relation=none: lose
    verb BEGIN -: start on|at|with, begin on|at|with, land on|at, go to, move to
    # Who takes focus.
    verb TAKE relation=go-to: take, receive, get, gain, grab, accept, steal, acquire, pull, draw
    verb TAKE relation=stay-on: keep, retain, maintain
    verb TAKE relation=on: have, hold
    verb TAKE relation=leave: lose
    verb TAKE relation=return-to: take back, get back, regain, receive back
    verb HIGHLIGHT relation=go-to: focus
    word SWIPES -: swiping, swipes, flicking
    verb MOVE-INSIDE relation=stay-in: stay in|inside|within, move in|inside|within, remain in|inside|within
    verb MOVE-INSIDE relation=leave: leave, exit
    verb FOCUS-IT -: focus
    verb GO-HOME -: go back, return, come back, move back
    word WHERE-FOCUS relation=start-on: where focus starts, where focus begins
    word WHERE-FOCUS relation=go-to: where focus lands, where focus goes, where focus moves
    word WHERE-FOCUS relation=on: where focus is, where focus ends up
    word WHERE-FOCUS relation=return-to: where focus returns
    verb TAKE-FIRST -: take, receive, get, gain, have
    verb OPENS -: open on|at|with, start on|with, open with focus on, begin with focus on, start with focus on
    # Who sends focus.
    verb SEND -: move, send, shift, bring, put, set, take, place, carry, lead, transfer, throw, drop, land, pull, direct
    verb RESTORE relation=return-to: return, restore, bring back, send back, give back, put back, move back, hand back
    verb HOLD -: keep, leave, hold
    # Where a person is.
    verb USER-GO relation=go-to: land on|at, arrive at|on
    verb USER-GO relation=return-to: land back on, come back to|on, get back to
    verb USER-GO relation=start-on: start on|at, begin on|at
    verb USER-GO relation=stay-on: stay on|at|with, remain on|at|with
    verb USER-GO relation=stay-in: stay in|inside|within, remain in|inside|within
    verb USER-GO relation=on: end up on|at, find themselves on|at
    verb USER-GO relation=in: end up in
    verb USER-GO relation=behind: end up behind
    verb CARRY-USER -: take, bring, send, move, return, place, put, throw, lead, direct
    """
}
