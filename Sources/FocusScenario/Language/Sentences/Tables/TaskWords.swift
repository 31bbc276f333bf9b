extension LanguageTables {
  /// Words of task lines.
  static let taskWords = """
    verb TASK action=open: open, bring up, pull up
    verb TASK action=change: change, edit
    verb TASK action=activate: activate, tap, press, double-tap, choose, select, hit, click, pick, push, double tap
    verb TASK action=activate: tap on, click on, double-tap on, double tap on, press on
    verb TASK action=clear: clear, empty, erase
    verb TASK action=increase: increase, raise, increment, turn up
    verb TASK action=decrease: decrease, lower, decrement, turn down
    verb TASK action=delete: delete, remove
    verb TASK-RELOAD action=reload: reload, refresh
    verb TASK-CLOSE action=close: close, dismiss, shut
    verb TASK-TYPE action=type: type, enter, key in, write, fill in
    verb TASK-PRESS action=press: press, hit, push
    verb TASK-WAIT action=wait: wait, wait for
    verb TASK-SCROLL action=scroll: scroll
    verb TASK-MOVE action=move: move, swipe, flick, step
    word TASK-UNTIL -: until, until you reach, until I reach, until you get to, until I get to, until you land on
    word TASK-UNTIL -: until I land on, until focus is on, until focus reaches, until the cursor is on, until you are on
    word TASK-UNTIL -: until I am on
    word TASK-UP-TO -: to, as far as, up to
    verb TASK-TURN action=turn: turn, switch
    word TASK-BACK action=go-back: go back, navigate back, go back to the previous screen, return to the previous screen
    word TASK-BACK action=go-back: go back one screen, go back a screen, goes back, swipe back from the edge
    word TASK-ESCAPE action=escape: do the escape gesture, perform the escape gesture, use the escape gesture
    word TASK-ESCAPE action=escape: scrub with two fingers, do a two-finger scrub, perform a two-finger scrub
    word TASK-PAN action=scroll direction=forward: three-finger swipe up, swipe up with three fingers
    word TASK-PAN action=scroll direction=back: three-finger swipe down, swipe down with three fingers
    word TASK-MAGIC action=magic-tap: do the magic tap, perform the magic tap
    word TASK-KEYBOARD action=put-keyboard-away: put the keyboard away, put away the keyboard
    word TASK-TOUCH action=touch: put a finger on, put one finger on
    word TASK-ROTOR action=rotor: use the rotor to go to the, use the rotor to move to the
    word TASK-WAY direction=forward: next
    word TASK-WAY direction=back: previous
    word TASK-CUSTOM action=custom: use the action, perform the action, use the custom action
    word SWITCH text=on: on
    word SWITCH text=off: off
    word DOWNWARD direction=forward: down, forward
    word DOWNWARD direction=back: up, back
    word MEANS means=swipe-down: swiping down, swiping it down
    word MEANS means=outside-tap: tapping outside, tapping outside it
    word MEANS means=escape: the escape gesture
    word MEANS means=by-system: the system
    word IN-TURN -: one after the other, one after another
    """
}
