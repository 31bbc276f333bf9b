extension LanguageTables {
  /// Words about focus: its names, where it goes, and who takes it.
  static let focusWords = """
    word FOCUS -: focus, the focus, voiceover focus, the voiceover focus, accessibility focus, the accessibility focus
    word FOCUS -: keyboard focus, the keyboard focus, screen reader focus, the screen reader focus, the cursor
    word FOCUS -: the voiceover cursor, the reading cursor, the screen reader cursor, the focus ring, the highlight
    word FOCUS -: switch control focus, talkback focus, my focus, your focus, their focus, its focus, cursor, focus ring
    word FOCUS -: the ring, a11y focus, the keyboard cursor, the scanner cursor, the scan cursor, the highlight box
    word FOCUS -: screen reader cursor, reading cursor, voiceover cursor, the accessibility focus state
    word FOCUS -: the accessibility cursor, accessibility cursor, the keyboard focus ring
    proper FOCUS -: vo focus, vo cursor, tb focus
    proper FOCUS -: ax focus, accessibilityfocus
    word FOCUS -: the ax focus, the a11y focus, the accessibilityfocus, ax cursor
    word FOCUS-MARK -: the focus indicator, focus indicator
    word SEEN text=visible: visible, shown, displayed
    word SEEN text=hidden: hidden, invisible
    word SEEN text=covered: obscured, covered
    word RESPONDER -: first responder, the first responder, the focused element, the active element, the focused view
    word RESPONDER -: the element with focus, the element that has focus
    verb BECOME-IT relation=go-to: become
    verb BECOME-IT relation=stay-on: stay, remain
    verb RESIGN relation=leave: resign
    word POSSIBLE -: it is possible to, it should be possible to, it must be possible to, it has to be possible to
    word POSSIBLE -: there is a way to, there must be a way to, there should be a way to
    word POSSIBLE polarity=not: it is not possible to, it should not be possible to, it must not be possible to
    word POSSIBLE polarity=not: there is no way to, there must be no way to, there should be no way to
    word POSSIBLE polarity=not: it is impossible to, it must be impossible to, it should be impossible to
    word FIRST-FOCUSED -: the first thing that gets focus, the first thing that receives focus, the first to get focus
    word FIRST-FOCUSED -: the first thing focused, the first thing to get focus, the first thing to receive focus
    word FIRST-FOCUSED -: the first element to receive focus, the first element to get focus, the first to receive focus
    word FIRST-FOCUS -: initial focus, the initial focus, the first focus, default focus, the default focus
    word FIRST-FOCUS -: starting focus, the starting focus, initial voiceover focus, the initial voiceover focus
    word FIRST-FOCUS -: initial accessibility focus, the initial accessibility focus, initial keyboard focus
    word FIRST-FOCUS -: the initial keyboard focus, the first voiceover focus
    word INITIALLY -: initially, at first, first
    # Where focus is.
    word SPOT-OF-FOCUS relation=on: around, drawn around, shown on, displayed on
    word SPOT-OF-FOCUS relation=on: on, at, positioned at|on, located on|at
    word SPOT-OF-FOCUS relation=in: in, inside, within
    word SPOT-OF-FOCUS relation=outside: outside, outside of
    word SPOT-OF-FOCUS relation=behind: behind, underneath, beneath, under, hidden behind, hidden by, covered by
    word SPOT-OF-FOCUS relation=behind: obscured by
    word SPOT-OF-FOCUS relation=return-to: back on, back at, back to, on again
    word SPOT-OF-FOCUS relation=return-in: back in, back inside
    word ON -: on, at, to, in, into, onto, inside
    # What focus does.
    verb GO relation=go-to: move to|onto, go to|onto, land on|at|onto, jump to|onto, shift to, arrive at|on, switch to
    verb GO relation=go-to: advance to, proceed to, skip to, snap to, step to, come to, get to, travel to, drop to
    verb GO relation=go-to: reach, hop to, continue to, go on to, move on to, pass to, fall to, transfer to, change to
    verb GO relation=go-to: find, come on, go on
    verb GO relation=go-to: make its way to, find its way to
    verb GO relation=return-to: make its way back to, find its way back to
    verb GO relation=go-to: wrap to, wrap around to, wrap round to, cycle back to, loop back to, wrap back to, reset to
    verb GO relation=go-to: continue on|at|from|with, restart on|at|from, carry on to, drop on|onto
    verb GO relation=go-to: relocate to, land upon
    verb GO relation=go-in: enter, move into|inside, go into|inside, jump into, step into, get into
    verb GO relation=go-in: land in|inside|within
    verb GO relation=go-in: go in, move in, jump in, drop into, fall into, come into
    verb GO relation=return-to: return to, go back to|on, come back to|on, move back to, jump back to, land back on|at
    verb GO relation=return-to: snap back to, fall back to|on, get back to, shift back to, travel back to
    verb GO relation=return-to: drop back to, switch back to
    verb GO relation=return-to: bounce back to|on, revert to, revert back to, resume on|at|from|with
    verb GO relation=return-to: fall back onto, hop back to
    verb GO relation=return-in: go back into, come back into, move back into, land back in, jump back into, return into
    verb GO relation=start-on: start on|at|with|from, begin on|at|with|from, open on, land first on
    verb GO relation=start-on: start off on|at|with, start out on|at, begin first on
    verb GO relation=start-in: start in|inside|within, begin in|inside|within
    verb GO relation=stay-on: stay on|at|with, remain on|at|with, rest on, keep on, hold on, stick to
    verb GO relation=stay-in: stay in|inside|within, remain in|inside|within, keep to
    verb GO relation=stay-in: cycle in|inside|within, loop in|inside|within, wrap in|inside|within
    verb GO relation=stay-on: linger on, stick with
    verb GO relation=in: finish up in|inside
    verb GO relation=behind: slip behind, fall behind, finish up behind
    verb GO relation=on: finish up on|at
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
    verb PUT relation=go-to: throw to|onto|on, dump on|at, push to, pull to, drag to, kick to
    verb PUT relation=return-to: throw back to, bounce back to, pull back to, drag back to, push back to, reset back to
    verb PUT relation=leave: steal from, take from, pull from, snatch from, grab from, move off
    verb PUT relation=go-to: reset to, take by, steal by, grab by, receive by
    verb PUT relation=stay-on: retain by, keep by, anchor to, pin to
    verb PUT relation=stay-in: keep in|inside|within, hold in
    verb PUT relation=stay-on: keep on|at, hold on, leave on, retain on, maintain on
    verb PUT relation=leave: move away from, take away from, pull away from, pull out of, move out of, throw out of
    verb MOVE relation=move: move, change, shift, jump, move away, budge, move elsewhere, go anywhere
    verb REST relation=stay: stay where it is|was, remain where it is|was, stay put, hold still
    verb REST-THERE relation=stay-on: stay there, remain there
    verb REST relation=stay: stay where i am|was, stay unchanged, remain unchanged, stay the same, remain the same
    verb REST relation=stay: stay where they are|were, stay where you are|were, remain where they are|were
    verb REST relation=stay: stay in place
    verb LOSE relation=none: lose
    verb VANISH relation=none: disappear, vanish, end up nowhere, land nowhere, go missing
    # What holds focus: it cannot get out; denied, there is a way out.
    verb CONFINE -: confine to|in|inside|within, contain in|inside|within|by, trap in|inside|within|by
    verb CONFINE -: lock in|inside|within|into, limit to, restrict to, stick in|inside|within, imprison in
    verb STICK -: stick on|at, trap on|at, lock on|onto
    verb STICK-FAST -: stick, trap, stick anywhere, trap anywhere
    verb HELD-IN relation=confined-to: stay trapped in|inside|within, remain trapped in|inside|within, stay confined to
    verb HELD-IN relation=confined-to: remain confined to, stay locked in, remain locked in
    word STEADY still: still
    word STEADY always: always
    verb CATCH relation=confined-to: trap, confine, imprison
    verb CATCH-IT -: trap, confine, imprison
    word INSIDE-IT -: inside, within
    verb BEGIN -: start on|at|with, begin on|at|with, land on|at, go to, move to
    verb SET-FIRST -: set to|on, place on|at, put on, give to, move to
    # Who takes focus.
    verb TAKE relation=go-to: take, receive, get, gain, grab, accept, steal, acquire, pull, draw
    verb TAKE relation=stay-on: keep, retain, maintain
    verb TAKE relation=on: have, hold
    verb TAKE relation=leave: lose
    verb TAKE relation=go-to: snatch, hijack, intercept
    verb GET-BACK relation=return-to: get it back, receive it back, have it back
    verb GIVE relation=go-to: give, grant, hand, assign
    verb GIVE relation=return-to: give back, hand back
    verb TAKE-NO relation=go-to: take, receive, get, gain
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
    verb OPENS -: open on|at|with, start on
    """
}
