extension Lexicon {
  /// Words by which a line shows what kinds of claim it makes, wider than the language.
  static let cueRows = """
    # Where focus is.
    verb CUE kind=focus: move to|onto|on, go to|onto|on, land on|at|onto, jump to|onto|on, shift to, arrive at|on
    verb CUE kind=focus: switch to, advance to, proceed to, skip to, snap to, step to, come to|on, travel to
    verb CUE kind=focus: set to|on, send to, place on|at, put on|at, bring to, transfer to, pass to, take to, get to
    verb CUE kind=focus: fall to|on, lead to, land in, hop to, pull to, direct to, shift onto, default to
    verb CUE kind=focus: move into|inside, go into|inside, put in|into, step into, get into, enter, return to
    verb CUE kind=focus: go back to, come back to|at|on, move back to, jump back to, restore to|on, give back to
    verb CUE kind=focus: hand back to, send back to, put back on|at|in, bring back to, land back on|at|in, get back to
    verb CUE kind=focus: take back to, return on, end back at|on, land again on, put back into, start on|at|with|from
    verb CUE kind=focus: begin on|at|with, open on|at|with, start in|inside, begin in|inside, stay on|at|with
    verb CUE kind=focus: remain on|at|with, rest on, keep on, stick to|with, hold on, stay in|inside|within
    verb CUE kind=focus: remain in|inside|within, confine to|in|within, trap in|inside|within, contain in|within
    verb CUE kind=focus: keep in|inside|within, lock in, limit to, restrict to, leave, exit, escape, escape from
    verb CUE kind=focus: move out of, go out of, jump out of, leave focus on, end up on|at, end on|at, sit on|at
    verb CUE kind=focus: come to rest on, finish on, end up in, get focus, gain focus, receive focus, take focus
    verb CUE kind=focus: grab focus, steal focus, accept focus, get highlighted, get focused, get focus first
    verb CUE kind=focus: have focus first, take focus first, receive focus first, hold focus, keep focus, retain focus
    verb CUE kind=focus: lose focus, move, jump, budge, shift, wander, change
    word CUE kind=focus: back on, back at, back to, back in, again on, again at, again in, first on, initially on
    word CUE kind=focus: is first on, still on, still at, still in, still inside, on, is on, is at, are on, am on
    word CUE kind=focus: is positioned on|at, focused on, be on, be at, is sitting on, focusing on, is in, is inside
    word CUE kind=focus: is within, are in, be in, be inside, am in, is focused first, is focused, is highlighted
    word CUE kind=focus: are focused, has focus, have focus, be focused, stays put, stay put, stays where it is
    word CUE kind=focus: stays where it was, stays there, stays in place, unmoved, stays exactly where it is, is lost
    word CUE kind=focus: lost, be lost, gets lost, get lost
    # What is heard.
    verb CUE-PASSIVE kind=speech: speak, say, read, read out, read aloud, hear, voice, convey, utter, mention, state
    verb CUE-PASSIVE kind=speech: announce
    verb CUE kind=speech: say, read, read out, speak, hear, tell, tell me, mention, read as, speak as, announce
    verb CUE kind=speech: announce as, call out, declare, include, contain, be spoken before, be read before
    verb CUE kind=speech: be heard before, be announced before
    word CUE kind=speech: is spoken as, is read as, is read out as, is called, silent, quiet, silently, interrupted
    word CUE kind=speech: cut off, cut short, be interrupted, interrupts, cuts off, interrupt, spoken before
    word CUE kind=speech: read before, heard before, announced before, said before, spoken after, read after
    word CUE kind=speech: heard after, announced after, said after, and nothing else, nothing else, is announced as
    word CUE kind=speech: be read as, be announced as, is heard as, be spoken as, announced as, spoken as
    word CUE kind=speech: is read with, is read together with, is spoken with, read together with, is announced with
    word CUE kind=speech: is announced together with, spoken together with
    # What can be reached.
    word CUE kind=reach: reachable, focusable, swipeable, in reach, in the focus order, in the reading order
    word CUE kind=reach: in the scan order, in the order, selectable, in the swipe order, a swipe stop, swiped to
    word CUE kind=reach: be swiped to, in the tab order, a tab stop, tabbed to, be tabbed to, scanned, be scanned
    word CUE kind=reach: reached, be reached, be focused, be found, landed on, be navigated to, unreachable
    word CUE kind=reach: unfocusable, out of reach, skipped, ignored, passed over, left out, hidden from voiceover
    word CUE kind=reach: hidden from talkback, out of the focus order, out of the swipe order, hidden, a stop
    word CUE kind=reach: a stop of its own, a separate stop
    verb CUE kind=reach: can reach, reach, find, can find, can get to, can focus, swipe to|into|onto, tab to|into
    verb CUE kind=reach: skip, ignore, pass over
    # In which order.
    word CUE kind=order: is scanned before, are scanned before, scanned before, is scanned after, scanned after
    word CUE kind=order: a stop, a stop of its own, a separate stop, one stop, a single stop, one element
    word CUE kind=order: a single element, as one, one swipe stop, a single swipe, one item, a single item
    word CUE kind=order: one tab stop, is followed by, are followed by, be followed by, followed by, is preceded by
    word CUE kind=order: are preceded by, be preceded by, preceded by, is before, are before, is ahead of, is after
    word CUE kind=order: are after, is right after, is next after, is the first stop, comes first, is first
    word CUE kind=order: first stop, is the last stop, comes last, is last, last stop
    verb CUE-ACTIVE kind=order: come before, precede, come ahead of, come after, come right after, follow
    verb CUE-ACTIVE kind=order: come directly after, come next after, come right before, come directly before
    # What the next steps reach.
    word CUE kind=next: is scanned next, comes next in the scan
    verb CUE kind=next: land on|at, go to, move to, jump to, hit, reach, get to, select, start at|on|from|with
    verb CUE kind=next: begin at|on
    # Values and states.
    verb CUE kind=value: keep its value|text|content, keep their values, keep, preserve, retain, show, have, display
    verb CUE kind=value: hold, contain, read
    word CUE kind=value: still filled in, still there, still has its value, still has its text
    word CUE kind=value: still have their values, still in place, cleared, reset, wiped, erased, emptied, deleted
    word CUE kind=value: is empty, are empty, is blank, be empty, is cleared, empty
    word CUE kind=state: selected, is selected, be selected, stays selected, checked, ticked, is open, stays open
    word CUE kind=state: be open, remains open, open, is closed, closed, be closed, expanded, collapsed, disabled
    word CUE kind=state: dimmed, enabled, gone, disappears, goes away, visible, on screen, on the screen, shown
    word CUE kind=state: displayed, unchanged
    # Keys, scans and ways out.
    verb CUE kind=key: go to, move to, land on|at, jump to, take to, get to, move focus to, go back to, return to
    verb CUE kind=key: move back to, return focus to, reach, leave, exit, escape, get out of, move out of, get off
    verb CUE kind=key: enter, go into, move into, activate, press, trigger, close, dismiss, open, toggle, check, tick
    verb CUE kind=scan: stop on|at, land on|at, pause on, reach, highlight, include, get to, hit, skip, ignore
    verb CUE kind=scan: pass over, enter, go into, move into, get into, leave, exit, start at|on|with|from|in
    verb CUE kind=scan: begin at|on|with|in, restart at|on|from, start again at|on, start over at|on
    verb CUE kind=trap: can leave, can get out of, can escape, can move out of, can exit
    word CUE kind=trap: way out of, way to leave, way out
    """
}
