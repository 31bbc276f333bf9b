extension LanguageTables {
  /// Words about the order of stops.
  static let orderWords = """
    word NEXT-STOP relation=right-after: next stop after, stop after, element after, next element after
    word NEXT-STOP relation=right-before: stop before, element before
    word BESIDE relation=right-before: right before, directly before, immediately before, just before
    word BESIDE relation=right-after: right after, directly after, immediately after, just after, the next stop after
    word BESIDE relation=right-after: the stop after, next after
    word BESIDE relation=right-before: the stop before, the last stop before, the last thing before
    word BESIDE relation=right-before: the last item before
    word BESIDE relation=before: before, ahead of, placed before, positioned before
    word BESIDE relation=after: after, placed after, positioned after
    word BESIDE relation=right-before: placed right before, positioned right before
    word BESIDE relation=right-after: placed right after, positioned right after
    # Order.
    word ORDER -: order, focus order, reading order, swipe order, tab order, scan order
    word ORDER -: the order, the focus order, the reading order, the swipe order, the tab order, the scan order
    word ORDER -: the sequence, the focus sequence, the reading sequence, the order of the stops, the sequence of focus
    word ORDER -: the order of focus, the traversal order, traversal order, the tab sequence, the swipe sequence
    word ORDER -: the navigation order, navigation order, the keyboard order, the order of elements
    word ORDER -: the voiceover order, the talkback order, the screen reader order, screen reader order
    proper ORDER -: voiceover order, talkback order
    verb COMES relation=before: come before, precede
    verb COMES relation=after: come after
    verb COMES relation=right-before: come right before, come directly before, come immediately before, come just before
    verb COMES relation=right-after: come right after, come directly after, come immediately after, come just after
    verb COMES relation=right-after: follow
    verb COMES relation=before: sit before, stand before
    verb COMES relation=after: sit after, stand after
    verb COMES relation=right-before: sit right before, sit directly before, sit just before
    verb COMES relation=right-after: sit right after, sit directly after, sit just after
    verb COME-AS relation=stop: come
    verb COMES-BETWEEN -: come between, sit between, lie between, stand between, fall between
    verb COME -: come
    word DIRECTION-OF-ORDER text=from_left_to_right: from left to right, left to right
    word DIRECTION-OF-ORDER text=from_right_to_left: from right to left, right to left
    word DIRECTION-OF-ORDER text=from_top_to_bottom: from top to bottom, top to bottom
    word DIRECTION-OF-ORDER text=from_bottom_to_top: from bottom to top, bottom to top
    word A-GROUP relation=one-group: one group, a single group, a group, a group of its own, a group of their own
    word A-GROUP relation=one-group via=scan: one scan group, a scan group, a single scan group, its own scan group
    word IN-ORDER -: in the order, in the focus order, in the reading order, in the swipe order
    word IN-ORDER -: in the reading sequence, in the focus sequence, in the traversal order, in the order of focus
    word IN-ORDER -: in swipe order, in focus order, in reading order, in the order of swiping
    word IN-ORDER via=Tab: in the tab order, in the tab sequence, in tab order
    word IN-ORDER via=scan: in the scan order, in scan order
    verb RUNS -: go, run, read
    verb ORDER-ENDS position=first: start with|at|on, begin with|at|on
    verb ORDER-ENDS position=last: end with|at|on, finish with|at|on
    verb VISIT -: reach, visit, go through, move through, pass through, step through, run through
    verb VISIT-FIRST -: go to, move to, stop on|at, reach, visit, highlight
    verb VISIT-EACH -: go through, move through, step through, run through
    word STOPS -: the stops, the swipe stops
    verb GO-ALONG -: go, move, step, lead
    verb ORDER-SITS relation=before: go before
    verb ORDER-SITS relation=after: go after
    verb ORDER-SITS relation=right-before: go right before, go directly before
    verb ORDER-SITS relation=right-after: go right after, go directly after
    word TAB-GOES via=Tab: tab goes, tab moves, tabbing goes, tabbing moves
    word THAT-ORDER -: that order, this order, exactly that order, exactly this order
    verb FOLLOWED relation=right-before: follow
    verb FOLLOWED relation=after: precede
    word VISITED relation=visited: visited, passed, stopped on
    word SCANNED -: scanned
    # Nouns and modifiers that the wordings above would otherwise close.
    modifier BEFORE-NOUN -: traversal
    """
}
