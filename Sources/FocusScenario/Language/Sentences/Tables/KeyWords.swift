extension LanguageTables {
  /// Keys and ways, and what a key does.
  static let keyWords = """
    # Keys and ways.
    proper KEY key=Tab: tab, the tab key, tab key
    proper KEY key=Shift-Tab: shift-tab, shift+tab, shift tab, shift and tab, backtab, shift-tabbing
    proper KEY key=Escape: escape, esc, the escape key, the esc key, escape key, esc key
    proper KEY key=Return: return, enter, the return key, the enter key, return key, enter key
    proper KEY key=Space: space, the space bar, the space key, space bar, spacebar, the spacebar, space key
    proper KEY key=Ctrl-Tab: ctrl-tab, ctrl+tab, control-tab, control+tab
    word KEY key=arrow_keys: the arrow keys, arrow keys, the arrows, arrows
    word KEY key=up_arrow: up arrow, the up arrow, the up arrow key, up arrow key, arrow up, the up key
    word KEY key=down_arrow: down arrow, the down arrow, the down arrow key, down arrow key, arrow down, the down key
    word KEY key=left_arrow: left arrow, the left arrow, the left arrow key, left arrow key, arrow left
    word KEY key=right_arrow: right arrow, the right arrow, the right arrow key, right arrow key, arrow right
    word ARROW key=up_arrow: up, the up
    word ARROW key=down_arrow: down, the down
    word ARROW key=left_arrow: left, the left
    word ARROW key=right_arrow: right, the right
    word ARROWS -: arrows, arrow keys, arrow
    word KEY key=escape_gesture: the escape gesture, escape gesture, a two-finger scrub, two-finger scrub, a scrub, scrub
    word KEY key=escape_gesture: the two-finger scrub, the scrub, the scrub gesture, scrubbing, scrubbing with two fingers
    word KEY key=escape_gesture: a two-finger z, two-finger z, the two-finger z, the two-finger z gesture, the z gesture
    word KEY key=escape_gesture: a two-finger z gesture, the voiceover escape gesture, the two-finger z scrub
    proper KEY key=magic_tap: magic tap, the magic tap, a magic tap, the magic tap gesture, the two-finger double tap
    word KEY key=magic_tap: a two-finger double tap, two-finger double tap, a two-finger double-tap, two-finger double-tap
    word KEY key=magic_tap: the two-finger double-tap, a double tap with two fingers, a double-tap with two fingers
    word KEY key=magic_tap: double-tapping with two fingers, double tapping with two fingers
    word KEY key=select: one select, a select, a single select
    word WAY key=swipe: swiping, a swipe, swipe, swipes, flicking
    word WAY key=touch: touch, touching, explore by touch, touch exploration
    word WAY key=scan: scanning, a scan
    word USING -: with, by, via, using, through
    word PRESSING -: pressing, hitting, performing, doing
    # What a key does.
    verb KEY-DO relation=activates: activate, press, trigger, fire, invoke
    verb KEY-DO relation=closes: close, dismiss
    verb KEY-DO relation=opens: open
    verb KEY-DO relation=toggles: toggle
    verb KEY-DO relation=leaves: leave, exit, escape from, move out of, get out of, break out of, go out of
    verb KEY-DO relation=enters: enter, move into, go into
    verb KEY-DO relation=stay-in: stay in|inside|within, remain in|inside|within, move inside|within, cycle within
    verb KEY-DO relation=reaches: reach, get to
    verb KEY-DO relation=moves-to: move to, go to, land on|at, go on to, move on to, jump to, lead to, end on|at
    verb KEY-DO relation=moves-to: bring to, wrap to
    verb KEY-DO relation=goes-back-to: go back to, move back to, return to, jump back to
    verb KEY-DOES text=submit: submit, send
    verb KEY-DOES text=check: check, tick
    verb KEY-DOES text=uncheck: uncheck, untick
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
    verb KEY-DOES text=move_through: move through, go through, cycle through, move along, step through, walk through, navigate, browse, traverse
    verb KEY-DOES text=confirm: confirm
    verb KEY-DOES text=copy: copy
    verb KEY-DOES text=undo: undo
    verb KEY-DOES text=restore: restore
    verb KEY-DOES text=add: add, insert
    verb KEY-DOES text=move: move
    verb KEY-DOES text=end: end, finish
    verb KEY-ACTS text=search: search
    verb KEY-ACTS text=sign_in: sign in, log in
    verb KEY-ACTS text=go_back: go back, move back, go back a step, go a step back, go back one step
    verb KEY-ACTS text=move_on: move on, go on, go on a step, go a step on, go on one step, go forward, move forward
    verb KEY-ACTS text=scroll: scroll
    verb KEY-ACTS text=submit: submit
    verb KEY-ACTS text=cancel: cancel
    verb KEY-ACTS text=toggle: toggle
    verb KEY-ACTS text=confirm: confirm
    verb KEY-DONE relation=closes: close, dismiss
    verb KEY-DONE relation=opens: open
    verb KEY-DONE relation=activates: activate, trigger
    verb KEY-DONE relation=toggles: toggle
    verb BY-KEY relation=closes: close
    verb BY-KEY relation=opens: open
    verb TRAVEL relation=moves-to: move, go, wrap, jump, step
    # Nouns and modifiers that the wordings above would otherwise close.
    noun KEY-NOUN -: finger, effect
    modifier BEFORE-NOUN -: double, up, down
    """
}
