extension LanguageTables {
  /// Words about what can be reached, in how many steps, by what key, and in which order.
  static let orderWords = """
    word REACHABLE relation=reachable: reachable, focusable, swipeable, in reach, in the focus order
    word REACHABLE relation=reachable: in the reading order
    word REACHABLE lacking relation=reachable: unreachable, unfocusable, out of reach, skipped, ignored, passed over
    word REACHABLE lacking relation=reachable: hidden from voiceover, hidden from talkback
    word REACHABLE lacking relation=reachable: hidden from the screen reader, out of the focus order
    word REACHABLE relation=reachable via=swipe: in the swipe order
    word REACHABLE relation=reachable via=Tab: in the tab order
    verb REACH relation=reachable: reach, get to, navigate to, focus, find
    verb REACH relation=reachable via=swipe: swipe to
    verb REACH relation=reachable via=Tab: tab to
    verb ARRIVE -: reach, get to
    # Steps.
    word STEP step=swipe: swipe, swipes
    proper STEP step=tab: tab, tabs, tab presses, presses of tab
    word STEP step=scan: scan, scans
    word STEP step=flick: flick, flicks
    word STEP step=move: move, moves, step, steps
    word DIRECTION direction=forward: forward, forwards, to the right
    word DIRECTION direction=back: back, backward, backwards, to the left
    verb NEED -: take, need
    word ONE-STOP relation=one-stop: one stop, a single stop, one element, a single element
    # Keys and ways.
    proper KEY key=Tab: tab, the tab key
    proper KEY key=Shift-Tab: shift-tab, shift+tab
    proper KEY key=Escape: escape, esc, the escape key
    proper KEY key=Return: return, enter, the return key
    proper KEY key=Space: space, the space bar, the space key
    proper KEY key=Ctrl-Tab: ctrl-tab, ctrl+tab, control-tab
    word KEY key=arrow_keys: the arrow keys, arrow keys
    word WAY key=swipe: swiping, a swipe, swipe
    word WAY key=touch: touch, touching
    word WAY key=scan: scanning
    word USING -: with, by, via, using, through
    word PRESSING -: pressing
    # What a key does.
    verb KEY-DO relation=activates: activate, press
    verb KEY-DO relation=closes: close, dismiss
    verb KEY-DO relation=opens: open
    verb KEY-DO relation=toggles: toggle
    verb KEY-DO relation=leaves: leave, exit, escape from, move out of, get out of
    verb KEY-DO relation=enters: enter, move into, go into
    verb KEY-DO relation=reaches: reach, get to
    verb KEY-DO relation=moves-to: move to, go to, land on|at
    verb KEY-DO relation=goes-back-to: go back to, move back to, return to
    verb TRAVEL relation=moves-to: move, go
    verb CARRY relation=moves-to: move, send, shift, bring, put, take
    verb CARRY relation=goes-back-to: return, bring back, send back, move back
    # The scan, and the next step.
    word SCANNING -: scanning, the scan, the scanner, the scan highlight
    verb SCAN relation=stops-on: stop on|at, land on|at, pause on, reach
    verb SCAN relation=enters: enter, go into, move into
    verb SCAN relation=leaves: leave, exit
    verb SCAN relation=starts-at: start at|on|with, begin at|on
    verb SCAN relation=restarts-at: restart at|on|from, start again at|on, start over at|on, begin again at|on
    word PER-CYCLE perCycle: per cycle, in each cycle, in every cycle, per round, each round
    verb NEXT relation=starts-at: start at|on|from, begin at|on
    verb NEXT relation=lands-on: land on|at, go to, move to
    # Order.
    word ORDER -: order, focus order, reading order, swipe order, tab order, scan order
    word ORDER -: the order, the focus order, the reading order, the swipe order, the tab order, the scan order
    verb COMES relation=before: come before, precede
    verb COMES relation=after: come after
    verb COMES relation=right-before: come right before, come directly before, come immediately before, come just before
    verb COMES relation=right-after: come right after, come directly after, come immediately after, come just after
    verb COMES relation=right-after: follow
    verb COME-AS relation=stop: come
    word VISITED relation=visited: visited, passed, stopped on
    word SWIPING -: swiping, flicking
    word TRAP -: trap, traps, focus trap, focus traps, keyboard trap, keyboard traps
    """
}
