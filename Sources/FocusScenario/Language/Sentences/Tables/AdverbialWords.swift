extension LanguageTables {
  /// Words about when and how that any claim can take.
  static let adverbialWords = """
    # When.
    word SOME-TEXT -: text, some text, any text, content, some content
    word ENDS-NOW -: is done, is finished, is complete, is over, finishes, ends, completes, has finished, has ended
    verb LOSES -: lose
    word FAILING happening=fail: failure, error
    word COMING -: new, incoming
    word EACH-GESTURE key=swipe_up choice=each: each flick up, every flick up, each upward flick, every upward flick
    word EACH-GESTURE key=swipe_down choice=each: each flick down, every flick down
    word EACH-STEP happening=step choice=each: any step
    word EVER meanwhile=never: meanwhile
    word OCCASION happening=rotate: rotate
    word LOADED-UP happening=select: a choice is made, a choice has been made, a selection is made, i make a choice
    word LOADED-UP happening=select: a selection has been made, the user makes a choice, the choice is made
    word LOADED-UP happening=rotate: the phone is turned, the device is turned, the phone turns, the device turns
    word LOADED-UP happening=rotate: i turn the phone, i turn the device, the user turns the phone
    word OCCASION happening=finish: game over
    word AT-START when=at-start: before i do anything, before the user does anything, before anything has been done
    word AT-START when=at-start: before doing anything, before any action, before anything happens
    word AT-START when=at-start: before anything else happens
    word ALL-ALONG meanwhile=always: throughout the task, throughout the flow, for the whole task, all through the task
    verb MOVE-ALONG -: swipe through, tab through, move through, step through, go through, flick through, swipe over
    word MOVING-ALONG -: going through
    verb EVENT happening=itself: revisit, fix, tilt, interrupt, solve, guess, lose, release, abort, suspend
    verb EVENT happening=itself: acknowledge, correct, store, ship, track, authenticate, exceed, end
    word PER-EACH -: per, for each, for every, with each, with every
    word EVEN-SO -: even, also, and even
    word MARKED -: done, complete, completed, read, unread, paid, important
    # How.
    word ANY-WAY meanwhile=ever: by any means, in any way, by any method, by any input method, by any route
    word IN-LISTED-ORDER manner=as_listed: in the order they are listed, in the order they are shown, in listed order
    word IN-LISTED-ORDER manner=as_listed: in the order they appear, in the order in which they are listed
    word IN-LISTED-ORDER manner=as_listed: in the order in which they are shown, in the order in which they appear
    word IN-LISTED-ORDER manner=as_listed: in the same order they are listed, in the same order they are shown
    word IN-LISTED-ORDER manner=as_listed: in the order they are displayed, in the order of appearance
    word IN-LISTED-ORDER manner=as_listed: in the listed order, in the order listed, in the order shown
    word END-MANNER manner=separately: one at a time, one after the other, one after another
    word END-MANNER manner=without_moving_focus: without moving me, without moving the user, without moving my cursor
    word WAY-OF-MOVING via=swipe: when swiping, while swiping, by swiping
    word WAY-OF-MOVING via=swipe: when swiping right, while swiping right, by swiping right, when swiping forward
    word WAY-OF-MOVING via=swipe: while swiping forward, by swiping forward
    word WAY-OF-MOVING via=Tab: when tabbing, while tabbing, by tabbing
    word WAY-OF-MOVING via=scan: when scanning, while scanning, by scanning
    # Under which technology.
    word TECH context=VoiceOver: voiceover, vo
    word TECH context=TalkBack: talkback, tb
    word TECH context=Switch_Control: switch control
    word TECH context=Full_Keyboard_Access: full keyboard access, fka
    word IF-TECHNOLOGY -: when, if, while, as long as, given, given that, provided
    word WITH-TECHNOLOGY -: with, under, using
    word USING-TECHNOLOGY -: using, under, when using, while using
    word TURNED-ON -: on, running, enabled, active, turned on, switched on
    word BRACKETED context=Full_Keyboard_Access: keyboard, hardware keyboard, external keyboard, keyboard only
    word BRACKETED context=Switch_Control: switch
    word CONTEXT context=Switch_Control: as a switch user, for switch users, with a switch, with a single switch
    word CONTEXT context=Switch_Control: using a switch
    word CONTEXT context=Full_Keyboard_Access: as a keyboard user, as a keyboard-only user, with the keyboard only
    word CONTEXT context=Full_Keyboard_Access: with the keyboard alone, with a keyboard only, using only the keyboard
    word CONTEXT context=Full_Keyboard_Access: using the keyboard, using a keyboard
    word CONTEXT context=Switch_Control: with one switch
    word LATE-CONTEXT context=Switch_Control: with a switch, using a switch
    word SWITCH-END context=Switch_Control: with one switch, with a single switch
    word LATE-CONTEXT context=Full_Keyboard_Access: with the keyboard only, with a keyboard only
    word LATE-CONTEXT context=Full_Keyboard_Access: using only the keyboard
    # What a team writes before a claim.
    word PREFACE -: pr note, user story, story, scenario, audit, review note, qa note, wcag, sc, retest, to verify
    word PREFACE -: must have, must, spec, bug, ticket, issue, test case, verified, note to qa, todo
    word FIXED-IN -: fixed in build, fixed in version, fixed in release, verified in build, retested in build
    # Nouns and modifiers that the wordings above would otherwise close.
    noun ADVERBIAL-NOUN -: text, content, failure, error, keyboard, switch, story, scenario, audit, bug, ticket
    noun ADVERBIAL-NOUN -: fix, guess, store, ship, track, end, turn, action
    noun ADVERBIAL-NOUN -: retest, method, route, input, means, spec, todo, issue, version
    noun ADVERBIAL-NOUN -: release, build, choice, selection
    modifier BEFORE-NOUN -: important, correct, suspended, incoming, listed, verified
    """
}
