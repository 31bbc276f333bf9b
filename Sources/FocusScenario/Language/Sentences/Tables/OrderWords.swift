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
    word BESIDE relation=before: before, ahead of
    word BESIDE relation=after: after
    # Order.
    word ORDER -: order, focus order, reading order, swipe order, tab order, scan order
    word ORDER -: the order, the focus order, the reading order, the swipe order, the tab order, the scan order
    word ORDER -: the sequence, the focus sequence, the reading sequence, the order of the stops, the sequence of focus
    word ORDER -: the order of focus
    verb COMES relation=before: come before, precede
    verb COMES relation=after: come after
    verb COMES relation=right-before: come right before, come directly before, come immediately before, come just before
    verb COMES relation=right-after: come right after, come directly after, come immediately after, come just after
    verb COMES relation=right-after: follow
    verb COME-AS relation=stop: come
    verb COMES-BETWEEN -: come between
    verb COME -: come
    word DIRECTION-OF-ORDER text=from_left_to_right: from left to right, left to right
    word DIRECTION-OF-ORDER text=from_right_to_left: from right to left, right to left
    word DIRECTION-OF-ORDER text=from_top_to_bottom: from top to bottom, top to bottom
    word DIRECTION-OF-ORDER text=from_bottom_to_top: from bottom to top, bottom to top
    word A-GROUP relation=one-group: one group, a single group, a group, a group of its own, a group of their own
    word IN-ORDER -: in the order, in the focus order, in the reading order, in the swipe order
    word RUNS -: goes, runs, reads, should go
    word TAB-GOES via=Tab: tab goes, tab moves, tabbing goes, tabbing moves
    word THAT-ORDER -: that order, this order
    verb FOLLOWED relation=right-before: follow
    verb FOLLOWED relation=after: precede
    word VISITED relation=visited: visited, passed, stopped on
    word SCANNED -: scanned
    """
}
