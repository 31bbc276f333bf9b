extension Lexicon {
  /// What a line may claim, by words that people use; wider than the language, because its readings are only offered.
  static let cueRows = """
    # Where focus goes, is and stays.
    verb AFTER kind=focus relation=go-to: move to|onto|on, go to|onto|on, land on|at|onto, jump to|onto|on, shift to
    verb AFTER kind=focus relation=go-to: arrive at|on, switch to, advance to, proceed to, skip to, snap to, step to
    verb AFTER kind=focus relation=go-to: come to|on, travel to, set to|on, send to, place on|at, put on|at, bring to
    verb AFTER kind=focus relation=go-to: transfer to, pass to, take to, get to, fall to|on, lead to, land in, hop to
    verb AFTER kind=focus relation=go-to: pull to, direct to, shift onto, default to
    verb AFTER kind=focus relation=go-in: move into|inside, go into|inside, put in|into, step into, get into, enter
    verb AFTER kind=focus relation=return-to: return to, go back to, come back to|at|on, move back to, jump back to
    verb AFTER kind=focus relation=return-to: restore to|on, give back to, hand back to, send back to, put back on|at|in
    verb AFTER kind=focus relation=return-to: bring back to, land back on|at|in, get back to, take back to, return on
    verb AFTER kind=focus relation=return-to: end back at|on, land again on, put back into
    word AFTER kind=focus relation=return-to: back on, back at, back to, back in, again on, again at, again in
    verb AFTER kind=focus relation=start-on: start on|at|with|from, begin on|at|with, open on|at|with
    verb AFTER kind=focus relation=start-in: start in|inside, begin in|inside
    word AFTER kind=focus relation=start-on: first on, initially on, is first on
    verb AFTER kind=focus relation=stay-on: stay on|at|with, remain on|at|with, rest on, keep on, stick to|with, hold on
    word AFTER kind=focus relation=stay-on: still on, still at
    verb AFTER kind=focus relation=stay-in: stay in|inside|within, remain in|inside|within, confine to|in|within
    verb AFTER kind=focus relation=stay-in: trap in|inside|within, contain in|within, keep in|inside|within, lock in
    verb AFTER kind=focus relation=stay-in: limit to, restrict to
    word AFTER kind=focus relation=stay-in: still in, still inside
    verb AFTER kind=focus relation=leave: leave, exit, escape, escape from, move out of, go out of, jump out of
    word AFTER kind=focus relation=on: on
    verb AFTER kind=focus relation=stay-on: leave focus on
    word AFTER kind=focus relation=on: is on, is at, are on, am on, is positioned on|at, focused on, be on, be at
    word AFTER kind=focus relation=on: is sitting on, focusing on
    verb AFTER kind=focus relation=on: end up on|at, end on|at, sit on|at, come to rest on, finish on
    word AFTER kind=focus relation=in: is in, is inside, is within, are in, be in, be inside, am in
    verb AFTER kind=focus relation=in: end up in
    verb BEFORE kind=focus relation=go-to: get focus, gain focus, receive focus, take focus, grab focus, steal focus
    verb BEFORE kind=focus relation=go-to: accept focus, get highlighted, get focused
    verb BEFORE kind=focus relation=start-on: get focus first, have focus first, take focus first, receive focus first
    word BEFORE kind=focus relation=start-on: is focused first
    word BEFORE kind=focus relation=on: is focused, is highlighted, are focused, has focus, have focus, be focused
    verb BEFORE kind=focus relation=on: hold focus
    verb BEFORE kind=focus relation=stay-on: keep focus, retain focus
    verb BEFORE kind=focus relation=leave: lose focus
    word ALONE kind=focus relation=stay: stays put, stay put, stays where it is, stays where it was, stays there
    word ALONE kind=focus relation=stay: stays in place, unmoved, stays exactly where it is
    verb ALONE kind=focus relation=move: move, jump, budge, shift, wander, change
    word ALONE kind=focus relation=none: is lost, lost, be lost, gets lost, get lost
    # What is heard.
    verb BEFORE-PASSIVE kind=speech relation=said: speak, say, read, read out, read aloud, hear, voice, convey, utter
    verb BEFORE-PASSIVE kind=speech relation=said: mention, state
    verb BEFORE-PASSIVE kind=speech relation=said channel=announced: announce
    verb AFTER kind=speech relation=said: say, read, read out, speak, hear, tell, tell me, mention, read as, speak as
    verb AFTER kind=speech relation=said channel=announced: announce, announce as, call out, declare
    word AFTER kind=speech relation=said: is spoken as, is read as, is read out as, is called
    verb AFTER kind=speech relation=contains: include, contain
    word ALONE kind=speech relation=said silence: silent, quiet, silently
    word BEFORE kind=speech relation=said uninterrupted lacking=denied: interrupted, cut off, cut short, be interrupted
    word AFTER kind=speech relation=said uninterrupted lacking=denied: interrupts, cuts off, interrupt, cut off
    verb BETWEEN kind=speech relation=before: be spoken before, be read before, be heard before, be announced before
    word BETWEEN kind=speech relation=before: spoken before, read before, heard before, announced before, said before
    word BETWEEN kind=speech relation=after: spoken after, read after, heard after, announced after, said after
    word BEFORE kind=speech relation=only: and nothing else, nothing else
    word BETWEEN kind=speech relation=said-as: is spoken as, is read as, is read out as, is announced as, be read as
    word BETWEEN kind=speech relation=said-as: be announced as, is heard as, be spoken as, announced as, spoken as
    verb BETWEEN kind=speech relation=said-as: say, read, announce, read as, announce as, tell me, speak
    word BETWEEN kind=speech relation=said-with: is read with, is read together with, is spoken with, read together with
    word BETWEEN kind=speech relation=said-with: is announced with, is announced together with, spoken together with
    # What can be reached.
    word BEFORE kind=reach relation=reachable: reachable, focusable, swipeable, in reach, in the focus order
    word BEFORE kind=reach relation=reachable: in the reading order, in the scan order, in the order, selectable
    word BEFORE kind=reach relation=reachable via=swipe: in the swipe order, a swipe stop, swiped to, be swiped to
    word BEFORE kind=reach relation=reachable via=Tab: in the tab order, a tab stop, tabbed to, be tabbed to
    word BEFORE kind=reach relation=reachable via=scan: scanned, be scanned
    word BEFORE kind=next relation=lands-on step=scan: is scanned next, comes next in the scan
    word BETWEEN kind=order relation=before via=scan: is scanned before, are scanned before, scanned before
    word BETWEEN kind=order relation=after via=scan: is scanned after, scanned after
    word BEFORE kind=reach relation=reachable: reached, be reached, be focused, be found, landed on
    word BEFORE kind=reach relation=reachable: be navigated to
    word BEFORE kind=reach relation=reachable lacking: unreachable, unfocusable, out of reach, skipped, ignored
    word BEFORE kind=reach relation=reachable lacking: passed over, left out, hidden from voiceover, hidden from talkback
    word BEFORE kind=reach relation=reachable lacking: out of the focus order, out of the swipe order, hidden
    verb AFTER kind=reach relation=reachable: can reach, reach, find, can find, can get to, can focus
    verb AFTER kind=reach relation=reachable via=swipe: swipe to|into|onto
    verb AFTER kind=reach relation=reachable via=Tab: tab to|into
    verb AFTER kind=reach relation=reachable lacking: skip, ignore, pass over
    word BEFORE kind=reach relation=reachable: a stop, a stop of its own, a separate stop
    word BEFORE kind=order relation=is-stop: a stop, a stop of its own, a separate stop
    word BEFORE kind=order relation=one-stop number=1: one stop, a single stop, one element, a single element, as one
    word BEFORE kind=order relation=one-stop number=1: one swipe stop, a single swipe, one item, a single item, one tab stop
    # In which order.
    verb BETWEEN-ACTIVE kind=order relation=before: come before, precede, come ahead of
    verb BETWEEN-ACTIVE kind=order relation=after: come after
    verb BETWEEN-ACTIVE kind=order relation=right-after: come right after, follow, come directly after, come next after
    word BETWEEN kind=order relation=right-before: is followed by, are followed by, be followed by
    verb BETWEEN-ACTIVE kind=order relation=right-before: come right before, come directly before
    word BETWEEN kind=order relation=before: is before, are before, is ahead of
    word BETWEEN kind=order relation=after: is after, are after
    word BETWEEN kind=order relation=right-after: is right after, is next after
    word BEFORE kind=order relation=stop position=first: is the first stop, comes first, is first, first stop
    word BEFORE kind=order relation=stop position=last: is the last stop, comes last, is last, last stop
    # Values and states.
    verb BEFORE kind=value relation=kept: keep its value|text|content, keep their values, keep, preserve, retain
    word BEFORE kind=value relation=kept still: still filled in, still there, still has its value, still has its text
    word BEFORE kind=value relation=kept still: still have their values, still in place
    word BEFORE kind=value relation=kept lacking=denied: cleared, reset, wiped, erased, emptied, deleted
    word BEFORE kind=value relation=empty: is empty, are empty, is blank, be empty, is cleared, empty
    verb BETWEEN kind=value relation=equals: show, have, display, hold, contain, read
    word BEFORE kind=state relation=is text=selected: selected, is selected, be selected, stays selected
    word BEFORE kind=state relation=is text=checked: checked, ticked
    word BEFORE kind=state relation=is text=open: is open, stays open, be open, remains open, open
    word BEFORE kind=state relation=is text=closed: is closed, closed, be closed
    word BEFORE kind=state relation=is text=expanded: expanded
    word BEFORE kind=state relation=is text=collapsed: collapsed
    word BEFORE kind=state relation=is text=disabled: disabled, dimmed
    word BEFORE kind=state relation=is text=enabled: enabled
    word BEFORE kind=state relation=is text=gone: gone, disappears, goes away
    word BEFORE kind=state relation=is text=visible: visible, on screen, on the screen, shown, displayed
    word BEFORE kind=state relation=is text=unchanged: unchanged
    # Keys, scans and steps.
    verb KEY kind=key relation=moves-to: go to, move to, land on|at, jump to, take to, get to, move focus to
    verb KEY kind=key relation=goes-back-to: go back to, return to, move back to, return focus to
    verb KEY kind=key relation=reaches: reach
    verb KEY kind=key relation=leaves: leave, exit, escape, get out of, move out of, get off
    verb KEY kind=key relation=enters: enter, go into, move into
    verb KEY kind=key relation=activates: activate, press, trigger
    verb KEY kind=key relation=closes: close, dismiss
    verb KEY kind=key relation=opens: open
    verb KEY kind=key relation=toggles: toggle, check, tick
    verb SCAN kind=scan relation=stops-on: stop on|at, land on|at, pause on, reach, highlight, include, get to, hit
    verb SCAN kind=scan relation=stops-on lacking: skip, ignore, pass over
    verb SCAN kind=scan relation=enters: enter, go into, move into, get into
    verb SCAN kind=scan relation=leaves: leave, exit
    verb SCAN kind=scan relation=starts-at: start at|on|with|from|in, begin at|on|with|in
    verb SCAN kind=scan relation=restarts-at: restart at|on|from, start again at|on, start over at|on
    verb NEXT kind=next relation=lands-on: land on|at, go to, move to, jump to, hit, reach, get to, select
    verb NEXT kind=next relation=starts-at: start at|on|from|with, begin at|on
    # Ways out.
    verb AFTER kind=trap relation=leave: can leave, can get out of, can escape, can move out of, can exit
    word AFTER kind=trap relation=way-out: way out of, way to leave, way out
    """
}
