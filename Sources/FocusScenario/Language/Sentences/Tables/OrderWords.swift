extension LanguageTables {
  /// Words about keys, the scan, and the order of stops.
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
    # Keys and ways.
    proper KEY key=Tab: tab, the tab key
    proper KEY key=Shift-Tab: shift-tab, shift+tab
    proper KEY key=Escape: escape, esc, the escape key
    proper KEY key=Return: return, enter, the return key
    proper KEY key=Space: space, the space bar, the space key
    proper KEY key=Ctrl-Tab: ctrl-tab, ctrl+tab, control-tab
    word KEY key=arrow_keys: the arrow keys, arrow keys, the arrows, arrows
    word KEY key=up_arrow: up arrow, the up arrow, the up arrow key
    word KEY key=down_arrow: down arrow, the down arrow, the down arrow key
    word KEY key=left_arrow: left arrow, the left arrow, the left arrow key
    word KEY key=right_arrow: right arrow, the right arrow, the right arrow key
    word KEY key=escape_gesture: the escape gesture, a two-finger scrub, two-finger scrub, a scrub, scrub
    word KEY key=magic_tap: magic tap, the magic tap, a magic tap
    word WAY key=swipe: swiping, a swipe, swipe, swipes, flicking
    word WAY key=touch: touch, touching, explore by touch, touch exploration
    word WAY key=scan: scanning, a scan
    word USING -: with, by, via, using, through
    word PRESSING -: pressing, hitting
    # What a key does.
    verb KEY-DO relation=activates: activate, press
    verb KEY-DO relation=closes: close, dismiss
    verb KEY-DO relation=opens: open
    verb KEY-DO relation=toggles: toggle
    verb KEY-DO relation=leaves: leave, exit, escape from, move out of, get out of
    verb KEY-DO relation=enters: enter, move into, go into
    verb KEY-DO relation=stay-in: stay in|inside|within, remain in|inside|within, move inside|within, cycle within
    verb KEY-DO relation=reaches: reach, get to
    verb KEY-DO relation=moves-to: move to, go to, land on|at, go on to, move on to, jump to, lead to, end on|at
    verb KEY-DO relation=moves-to: bring to, wrap to
    verb KEY-DO relation=goes-back-to: go back to, move back to, return to, jump back to
    verb KEY-DOES text=submit: submit, send
    verb KEY-DOES text=select: select, choose, pick
    verb KEY-DOES text=clear: clear, empty
    verb KEY-DOES text=delete: delete, remove
    verb KEY-DOES text=expand: expand
    verb KEY-DOES text=collapse: collapse
    verb KEY-DOES text=scroll: scroll
    verb KEY-DOES text=show: show, reveal
    verb KEY-DOES text=hide: hide
    verb KEY-DOES text=change: change
    verb KEY-DOES text=pause: pause
    verb KEY-DOES text=play: play, start
    verb KEY-DOES text=stop: stop
    verb KEY-DOES text=cancel: cancel
    verb KEY-DOES text=skip: skip
    verb KEY-DOES text=increase: increase, raise
    verb KEY-DOES text=decrease: decrease, lower
    verb KEY-DOES text=answer: answer
    verb KEY-DOES text=mute: mute
    verb KEY-DOES text=zoom: zoom
    verb KEY-DOES text=move_between: move between, switch between, go between
    verb KEY-DOES text=move_through: move through, go through, cycle through, move along, step through
    verb KEY-DOES text=confirm: confirm
    verb KEY-DOES text=copy: copy
    verb KEY-DOES text=undo: undo
    verb KEY-DOES text=restore: restore
    verb KEY-DOES text=add: add, insert
    verb KEY-DOES text=move: move
    verb KEY-DOES text=end: end, finish
    verb KEY-ACTS text=search: search
    verb KEY-ACTS text=sign_in: sign in, log in
    verb KEY-ACTS text=go_back: go back, move back
    verb KEY-ACTS text=move_on: move on, go on
    verb KEY-ACTS text=scroll: scroll
    verb KEY-ACTS text=submit: submit
    verb BY-KEY relation=closes: close
    verb BY-KEY relation=opens: open
    verb TRAVEL relation=moves-to: move, go
    # The scan.
    word SCANNING -: scanning, the scan, the scanner, the scan highlight, the scanner highlight, the scanning cursor
    verb SCAN relation=stops-on: stop on|at, land on|at, pause on, reach, highlight, visit, go to, move to
    verb SCAN relation=stops-on lacking: skip, ignore, pass over
    verb SCAN relation=stops-on: go on to, move on to, proceed to, advance to, get to
    verb SCAN relation=enters: enter, go into, move into
    verb SCAN relation=leaves: leave, exit
    verb SCAN relation=starts-at: start at|on|with, begin at|on|with
    verb SCAN relation=restarts-at: restart at|on|from, start again at|on|from, start over at|on|from, begin again at|on
    verb SCAN relation=restarts-at: pick up again at, continue at|with|from, carry on from|with, resume at|from|with
    verb SCAN relation=stay-in: stay in|inside|within, remain in|inside|within
    verb SCAN relation=stay-on: stay on|at, remain on|at
    verb SCAN relation=return-to: go back to, return to, come back to
    word PER-CYCLE perCycle: per cycle, in each cycle, in every cycle, per round, each round, per pass, in one pass
    word PER-CYCLE perCycle: in every pass, per loop, in one loop, in each loop
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
