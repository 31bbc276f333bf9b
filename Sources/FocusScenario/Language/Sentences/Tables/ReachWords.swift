extension LanguageTables {
  /// Words about what can be reached, in how many steps, what is a stop, and what lets nobody out.
  static let reachWords = """
    word REACHABLE relation=reachable: reachable, focusable, swipeable, in reach, in the focus order
    word REACHABLE relation=reachable: in the reading order, included in the focus order, part of the focus order
    word REACHABLE relation=reachable: in the accessibility tree, in the a11y tree, swipable
    word REACHABLE lacking relation=reachable: unreachable, unfocusable, out of reach, skipped, ignored, passed over
    word REACHABLE lacking relation=reachable: hidden from voiceover, hidden from talkback
    word REACHABLE lacking relation=reachable: hidden from the screen reader, out of the focus order, out of the order
    word REACHABLE lacking relation=reachable: absent from the order
    word REACHABLE lacking relation=reachable: absent from the focus order, absent from voiceover traversal
    word REACHABLE lacking relation=reachable: hidden from the accessibility tree, excluded from the focus order
    word REACHABLE lacking relation=reachable: omitted from the focus order
    word REACHABLE lacking relation=reachable via=swipe: omitted from the swipe order, absent from the swipe order
    word REACHABLE lacking relation=reachable via=Tab: omitted from the tab order, absent from the tab order
    word REACHABLE lacking relation=reachable via=Tab: omitted from the tab sequence
    word REACHABLE relation=reachable via=scan: in the scan order, in the scan, included in the scan
    word REACHABLE relation=reachable via=swipe: in the swipe order
    word REACHABLE relation=reachable via=Tab: in the tab order
    verb REACH relation=reachable: reach, get to, navigate to, focus, find, land on, move to, go to, come to, access
    verb REACH relation=reachable via=scan: scan to
    verb REACH relation=reachable via=touch: touch
    verb REACH-IT -: reach, find, get to, arrive at
    verb REACH relation=reachable via=swipe: swipe to, swipe onto, swipe into, flick to
    verb REACH relation=reachable via=Tab: tab to
    verb ARRIVE -: reach, get to, arrive at, land on, move to, go to
    verb BRING-BY -: bring, take, move, carry, get
    verb STEP-TO -: go to, move to, land on, lead to, get to
    verb LEAD -: lead, go, move
    verb PASS-OVER -: skip, ignore, pass over
    word SWIPING -: swiping, flicking
    # Steps.
    word STEP step=swipe: swipe, swipes
    proper STEP step=tab: tab, tabs, tab presses, presses of tab, tab press, press of tab
    word STEP step=scan: scan, scans, scan steps, scan step, switch presses
    word STEP step=flick: flick, flicks
    word STEP step=move: move, moves, step, steps
    word DIRECTION direction=forward: forward, forwards, to the right, right
    word DIRECTION direction=back: back, backward, backwards, to the left, left
    verb NEED -: take, need
    # The next step.
    word NEXT-IN step=swipe: next in the swipe order, the next swipe stop, the next swipe
    word NEXT-IN step=tab: next in the tab order, the next tab stop
    word NEXT-IN step=move: the next item, the next stop, the next element
    verb NEXT relation=starts-at: start at|on|from, begin at|on
    verb NEXT relation=lands-on: land on|at, go to, move to, reach
    # Stops.
    word ONE-STOP relation=one-stop: one stop, a single stop, one element, a single element, one swipe stop
    word ONE-STOP relation=one-stop: a single swipe stop, a single tab stop, one tab stop, one single stop
    word A-STOP relation=is-stop: a stop, a separate stop, a separate element, its own stop, a stop of its own
    word A-STOP relation=is-stop: stops, separate stops, an extra stop, a tab stop
    word STOP-WORD -: stop, element, stop in the order, item in the order, element in the order, focusable element
    word STOP-WORD -: item in the reading order, item in the reading sequence, stop in the swipe order, tab stop
    word STOP-WORD -: focusable item
    word PLACED-STOP -: stop in|of, element in|of, item in|of, thing in|of, one in|of, tab stop in|of
    # Ways out.
    word A-TRAP -: a trap, a focus trap, a keyboard trap
    word TRAP -: trap, traps, focus trap, focus traps, keyboard trap, keyboard traps
    """
}
