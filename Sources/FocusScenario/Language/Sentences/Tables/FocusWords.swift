extension LanguageTables {
  /// Words about focus: its names, where it goes, and who takes it.
  static let focusWords = """
    word FOCUS -: focus, the focus, voiceover focus, the voiceover focus, accessibility focus, the accessibility focus
    word FOCUS -: keyboard focus, the keyboard focus, screen reader focus, the screen reader focus, the cursor
    word FOCUS -: the voiceover cursor, the reading cursor, the screen reader cursor, the focus ring, the highlight
    word FOCUS -: switch control focus, talkback focus, my focus
    proper FOCUS -: voiceover focus, talkback focus
    word FIRST-FOCUS -: initial focus, the initial focus, the first focus
    # Where focus is.
    word SPOT-OF-FOCUS relation=on: on, at, positioned at|on, located on|at, now on
    word SPOT-OF-FOCUS relation=in: in, inside, within
    word SPOT-OF-FOCUS relation=outside: outside, outside of
    word SPOT-OF-FOCUS relation=behind: behind
    word SPOT-OF-FOCUS relation=return-to: back on, back at
    word ON -: on, at, to, in
    # What focus does.
    verb GO relation=go-to: move to|onto, go to, land on|at|onto, jump to, shift to, arrive at|on, switch to
    verb GO relation=go-to: advance to, proceed to, skip to, snap to, step to, come to, get to, travel to
    verb GO relation=go-in: enter, move into|inside, go into|inside, jump into, step into, get into, land in|inside
    verb GO relation=return-to: return to, go back to, come back to, move back to, jump back to, land back on
    verb GO relation=return-to: snap back to, fall back to, get back to
    verb GO relation=start-on: start on|at, begin on|at, open on, land first on
    verb GO relation=start-in: start in|inside|within, begin in|inside|within
    verb GO relation=stay-on: stay on|at|with, remain on|at|with, rest on, keep on
    verb GO relation=stay-in: stay in|inside|within, remain in|inside|within
    verb GO relation=on: end up on, end on, come to rest on
    verb LEAVE relation=leave: leave, exit, escape, escape from, move out of, go out of, get out of, jump out of
    verb LEAVE relation=leave: slip out of, break out of
    verb PUT relation=go-to: move to, set to|on, send to, place on, put on, bring to, shift to, transfer to, pass to
    verb PUT relation=return-to: return to, restore to, send back to, move back to, bring back to, put back on
    verb PUT relation=return-to: give back to, hand back to
    verb PUT relation=stay-in: confine to|in|inside|within, contain in|inside|within, trap in|inside|within
    verb PUT relation=stay-in: keep in|inside|within, lock in|inside|within, limit to, restrict to
    verb MOVE relation=move: move, change, shift
    verb REST relation=stay: stay where it is|was, remain where it is|was, stay put, stay there
    verb LOSE relation=none: lose
    verb BEGIN -: start on|at, begin on|at, land on|at, go to, move to
    # Who takes focus.
    verb TAKE relation=go-to: take, receive, get, gain, grab, accept, steal
    verb TAKE relation=stay-on: keep, retain
    verb TAKE relation=on: have, hold
    verb TAKE relation=leave: lose
    verb HIGHLIGHT relation=go-to: focus
    # Who sends focus.
    verb SEND relation=go-to: move, send, shift, bring, put, set
    verb SEND relation=return-to: return, restore, bring back, send back, give back
    # Where a person is.
    verb USER-GO relation=go-to: land on|at, arrive at|on
    verb USER-GO relation=return-to: land back on
    verb USER-GO relation=start-on: start on|at, begin on|at
    verb USER-GO relation=stay-on: stay on|at|with, remain on|at|with
    verb USER-GO relation=stay-in: stay in|inside|within, remain in|inside|within
    verb USER-GO relation=on: end up on
    """
}
