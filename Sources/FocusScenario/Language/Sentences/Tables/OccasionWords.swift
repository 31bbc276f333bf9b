extension LanguageTables {
  /// Words about when that many claims take: how things are meanwhile, what is over, what is reached.
  static let occasionWords = """
    word WHILE-SO -: while, whilst, as long as, for as long as, so long as
    word DONE-ALREADY happening=finish: done, complete, over
    word DEED-NOUN -: submit, submission, login, sign-in, payment, purchase, validation, search, save, upload, request
    word AT-END when=at-end: finally
    word WHENEVER -: when, once, if
    word NOTHING-FOUND -: nothing is found, nothing has been found, nothing was found, nothing matches
    word PRESS-BARE -: press, tap, click, double-tap
    verb PERSIST -: persist, linger, stay up, stay on screen, remain on screen, stay visible, remain visible
    word SUCH-STATE text=visible: present
    word SUCH-STATE text=gone: absent
    word CONTEXT context=Full_Keyboard_Access: with keyboard, with external keyboard
    verb ALONE happening=select: select, choose
    verb ALONE happening=change: edit
    verb ALONE happening=publish: post
    verb ALONE happening=order: order
    verb ALONE happening=move: drag
    verb ALONE happening=activate: press, tap
    verb ALONE happening=shuffle: shuffle
    word LONG-PRESSING happening=move: dragging
    word LONG-PRESSING happening=paste: pasting
    word LONG-PRESSING happening=long-press: long-pressing, long pressing
    word GESTURE-NOUN happening=type: keystroke, key press, keypress
    word GESTURE-NOUN happening=change: adjustment, edit
    word GESTURE-NOUN happening=toggle: toggle
    verb HAPPEN happening=fail: break off, drop out
    word SUCH-STATE text=free: free
    word FOUND -: found, left
    word SIGNED happening=sign-in: signed in, logged in
    word SIGNED happening=sign-out: signed out, logged out
    verb LEAVES-IT happening=leave: leave, exit, move out of, move away from, move off, go out of
    verb ENTERS-IT -: enter, move into, go into, move in
    verb GESTURE happening=swipe: swipe
    verb GESTURE happening=flick: flick
    verb GESTURE happening=double-tap: double-tap and hold
    word GESTURE-SIDE -: left, right, up, down, forward, forwards, backward, backwards
    word GESTURE-ON -: on, from, over, past, across
    word MOVING-ALONG -: moving through, swiping through, tabbing through, stepping through, flicking through
    word MOVING-ALONG -: swiping over, swiping across
    word NO-SOONER -: no sooner
    word EDGE-OVER happening=finish: end, close
    word EDGE-BEGUN happening=start: start, beginning
    word IN-MIDST -: in the middle of, midway through, halfway through
    word RIGHT-AFTER when=right-after: right after, immediately after, straight after, directly after, just after
    word AND-THEN -: then
    word THERE-NOW -: left, visible, yet
    word EMPTY-WORD -: empty
    word ITSELF -: itself, themselves, as a whole
    verb EVENT happening=itself: place, drop, give
    word ZERO -: zero
    word NUMBER-NOUN -: percent, %, degrees, points, characters, stars, items
    word ARRIVING-AT -: arriving at, arriving on
    word SUCH-STATE text=wrong: wrong, incorrect
    word SUCH-STATE text=valid: valid
    word SUCH-STATE text=invalid: invalid
    word SUCH-STATE text=offline: offline
    word SUCH-STATE text=online: online
    word SUCH-STATE text=missing: missing
    word SUCH-STATE text=full: full
    word SUCH-STATE text=taken: taken
    word SUCH-STATE text=busy: busy
    word SUCH-STATE text=idle: idle
    word SUCH-STATE text=live: live
    word SUCH-STATE text=blank: blank
    word SUCH-STATE text=optional: optional
    word SUCH-STATE text=unread: unread
    word SUCH-STATE text=new: new
    word SUCH-STATE text=low: low
    word SUCH-STATE text=sold_out: sold out, out of stock
    word SUCH-STATE text=pending: pending, in progress, under way, underway
    word SUCH-STATE text=signed_in: signed in, logged in
    word SUCH-STATE text=signed_out: signed out, logged out
    word SUCH-STATE text=in_call: in a call, on a call
    word TYPED-NOUN -: digit, digits, letter, letters, character, characters
    word TRIED-NOUN -: attempt, attempts, try, tries, guess, guesses
    verb DONE-AT-ONCE happening=open: open
    verb DONE-AT-ONCE happening=close: close, dismiss
    verb DONE-AT-ONCE happening=leave: leave, exit
    verb DONE-AT-ONCE happening=enter: enter
    verb DONE-AT-ONCE happening=submit: submit
    verb DONE-AT-ONCE happening=delete: delete, remove
    verb DONE-AT-ONCE happening=send: send
    verb DONE-AT-ONCE happening=activate: tap, press, activate, double-tap
    verb DONE-AT-ONCE happening=select: select, choose, pick
    verb REACHES -: reach, hit, drop to, fall to, get to, climb to, rise to, get down to, go down to
    verb PASSED happening=fail: fail, go wrong
    verb PASSED happening=expire: expire, run out
    verb PASSED happening=arrive: arrive, come in
    verb PASSED happening=appear: appear, pop up, show up
    verb PASSED happening=disappear: disappear, vanish
    verb PASSED happening=time-out: time out
    verb PASSED happening=succeed: succeed
    verb PASSED happening=crash: crash
    verb PASSED happening=ring: ring
    word STRETCH -: song, track, video, clip, film, episode, call, meeting, game, level, animation, intro, countdown
    word STRETCH -: recording, tour, lesson, transition, transfer, workout, match, quiz, movie
    word STRETCH -: process, tutorial, setup, questionnaire, survey, exam, test, interview, conversation, concert
    word STRETCH -: trailer, ad, advert, commercial, round, turn, session, ride, trip, chapter, exercise, ceremony
    word OVER-NOUN -: call, meeting, game, animation, intro, countdown, tour, transition, transfer, workout, match
    word OVER-NOUN -: session, ride, trip, ceremony, process, tutorial, setup, interview, concert, exam
    word OVER-NOUN -: round, turn, quiz, drive, flight, interruption, break, pause, training
    # Nouns and modifiers that the wordings above would otherwise close.
    noun OCCASION-NOUN -: digit, letter, character, attempt, guess, try, percent, degree, point, star, item, arrival
    noun OCCASION-NOUN -: song, track, video, clip, film, episode, call, meeting, game, level, animation, intro, countdown
    noun OCCASION-NOUN -: recording, tour, lesson, transition, transfer, workout, match, quiz
    noun OCCASION-NOUN -: movie, trailer, ad, advert, commercial, round, turn, session, ride, trip, chapter, exercise
    noun OCCASION-NOUN -: process, tutorial, setup, questionnaire, survey, exam, test, interview, conversation
    noun OCCASION-NOUN -: concert, submission, request, purchase, validation
    noun OCCASION-NOUN -: drive, flight, interruption, break, pause, training
    noun OCCASION-NOUN -: ceremony, course, progress, stock, zero, end, start, beginning
    modifier BEFORE-NOUN -: incorrect, valid
    modifier BEFORE-NOUN -: busy, idle, low, pending, logged, signed
    noun OCCASION-NOUN -: adjustment, keystroke, keypress, win, wish, guarantee
    modifier BEFORE-NOUN -: mandatory, critical, vital, crucial, dynamic, preceding, absent
    """

  /// Settings and technologies as people put them at the head or the end of a line.
  static let settingWords = """
    word CONTEXT context=VoiceOver: when voiceover is on, when voiceover is running, when voiceover is turned on
    word CONTEXT context=VoiceOver: when voiceover is enabled
    word CONTEXT context=VoiceOver: when voiceover is active, if voiceover is on, if voiceover is running
    word CONTEXT context=VoiceOver: if voiceover is turned on
    word CONTEXT context=VoiceOver: if voiceover is enabled, if voiceover is active, while voiceover is on
    word CONTEXT context=VoiceOver: while voiceover is running
    word CONTEXT context=VoiceOver: while voiceover is turned on, while voiceover is enabled
    word CONTEXT context=VoiceOver: while voiceover is active, as long as voiceover is on
    word CONTEXT context=VoiceOver: as long as voiceover is running, as long as voiceover is turned on
    word CONTEXT context=VoiceOver: as long as voiceover is enabled, as long as voiceover is active
    word CONTEXT context=VoiceOver: when using voiceover, while using voiceover, when in voiceover, if using voiceover
    word CONTEXT context=VoiceOver: voiceover on, when vo is on, when vo is running, when vo is turned on
    word CONTEXT context=VoiceOver: when vo is enabled, when vo is active, if vo is on, if vo is running
    word CONTEXT context=VoiceOver: if vo is turned on, if vo is enabled, if vo is active, while vo is on
    word CONTEXT context=VoiceOver: while vo is running, while vo is turned on, while vo is enabled
    word CONTEXT context=VoiceOver: while vo is active
    word CONTEXT context=VoiceOver: as long as vo is on, as long as vo is running, as long as vo is turned on
    word CONTEXT context=VoiceOver: as long as vo is enabled
    word CONTEXT context=VoiceOver: as long as vo is active, when using vo
    word CONTEXT context=TalkBack: when talkback is on, when talkback is running, when talkback is turned on
    word CONTEXT context=TalkBack: when talkback is enabled
    word CONTEXT context=TalkBack: when talkback is active, if talkback is on, if talkback is running
    word CONTEXT context=TalkBack: if talkback is turned on
    word CONTEXT context=TalkBack: if talkback is enabled, if talkback is active, while talkback is on
    word CONTEXT context=TalkBack: while talkback is running
    word CONTEXT context=TalkBack: while talkback is turned on, while talkback is enabled, while talkback is active
    word CONTEXT context=TalkBack: as long as talkback is on
    word CONTEXT context=TalkBack: as long as talkback is running, as long as talkback is turned on
    word CONTEXT context=TalkBack: as long as talkback is enabled, as long as talkback is active
    word CONTEXT context=TalkBack: when using talkback, while using talkback, when in talkback, if using talkback
    word CONTEXT context=TalkBack: talkback on, when tb is on, when tb is running, when tb is turned on
    word CONTEXT context=TalkBack: when tb is enabled, when tb is active, if tb is on, if tb is running
    word CONTEXT context=TalkBack: if tb is turned on, if tb is enabled, if tb is active, while tb is on
    word CONTEXT context=TalkBack: while tb is running, while tb is turned on, while tb is enabled, while tb is active
    word CONTEXT context=TalkBack: as long as tb is on, as long as tb is running, as long as tb is turned on
    word CONTEXT context=TalkBack: as long as tb is enabled
    word CONTEXT context=TalkBack: as long as tb is active, when using tb
    word CONTEXT context=Switch_Control: when switch control is on, when switch control is running
    word CONTEXT context=Switch_Control: when switch control is active, if switch control is on
    word CONTEXT context=Switch_Control: if switch control is running
    word CONTEXT context=Switch_Control: if switch control is active
    word CONTEXT context=Switch_Control: when using switch control, while using switch control, when in switch control
    word CONTEXT context=Switch_Control: if using switch control
    word CONTEXT context=Full_Keyboard_Access: when full keyboard access is on, when full keyboard access is running
    word CONTEXT context=Full_Keyboard_Access: when full keyboard access is turned on
    word CONTEXT context=Full_Keyboard_Access: when full keyboard access is enabled
    word CONTEXT context=Full_Keyboard_Access: when full keyboard access is active, if full keyboard access is on
    word CONTEXT context=Full_Keyboard_Access: if full keyboard access is running
    word CONTEXT context=Full_Keyboard_Access: if full keyboard access is turned on
    word CONTEXT context=Full_Keyboard_Access: if full keyboard access is enabled, if full keyboard access is active
    word CONTEXT context=Full_Keyboard_Access: when using full keyboard access, while using full keyboard access
    word CONTEXT context=Full_Keyboard_Access: when in full keyboard access, if using full keyboard access
    word CONTEXT context=Full_Keyboard_Access: full keyboard access on
    word CONTEXT context=landscape: when the phone is in landscape, when the device is in landscape
    word CONTEXT context=landscape: if the phone is in landscape, with the phone in landscape
    word CONTEXT context=landscape: when in landscape, while in landscape, turned to landscape, in landscape view
    word CONTEXT context=landscape: in landscape layout, with the device in landscape, held in landscape
    word CONTEXT context=portrait: when the phone is in portrait, when the device is in portrait
    word CONTEXT context=portrait: with the phone in portrait, when in portrait
    word CONTEXT context=portrait: while in portrait, in portrait view, in portrait layout
    word CONTEXT context=portrait: with the device in portrait
    word CONTEXT context=portrait: held in portrait
    word CONTEXT context=dark_mode: when dark mode is on, if dark mode is on, when in dark mode
    word CONTEXT context=dark_mode: while in dark mode, in dark theme, with dark theme
    word CONTEXT context=dark_mode: in night mode
    word CONTEXT context=reduced_motion: when reduce motion is on, if reduce motion is on, while reduce motion is on
    word CONTEXT context=reduced_motion: with reduce motion turned on
    word CONTEXT context=reduced_motion: with reduce motion enabled, when reduced motion is on, with reduced motion on
    word CONTEXT context=large_text: when large text is on, if large text is on, when the text size is large
    word CONTEXT context=large_text: when text is large
    word CONTEXT context=large_text: with very large text, at the largest text sizes, at the biggest text size
    word CONTEXT context=large_text: with the biggest text
    word CONTEXT context=large_text: at large sizes of text, with the text size at maximum
    word CONTEXT context=large_text: with text enlarged
    word CONTEXT context=large_text: at the largest dynamic type size, with large dynamic type
    word CONTEXT context=split_view: when in split view, while in split view, in split-view, in split screen mode
    word CONTEXT context=split_view: with two apps side by side, in multi-window
    word CONTEXT context=split_view: in side-by-side view
    word CONTEXT context=right_to_left: when the language is right-to-left, in arabic, in hebrew, with an rtl language
    word CONTEXT context=right_to_left: in an rtl language, in rtl languages, in an rtl layout
    word LATE-CONTEXT context=large_text: with large text, at the largest text size, with the largest text
    word LATE-CONTEXT context=large_text: at large text sizes, at accessibility text sizes
    word LATE-CONTEXT context=VoiceOver: under voiceover
    word LATE-CONTEXT context=VoiceOver: when voiceover is on, when using voiceover, in voiceover
    word LATE-CONTEXT context=TalkBack: under talkback
    word LATE-CONTEXT context=TalkBack: when talkback is on, when using talkback, in talkback
    word LATE-CONTEXT context=Switch_Control: under switch control, when using switch control, in switch control
    word LATE-CONTEXT context=Switch_Control: with switch control on
    word LATE-CONTEXT context=reduced_motion: with reduce motion on, with reduced motion, with reduce motion
    word LATE-CONTEXT context=dark_mode: with dark mode on, in dark appearance
    word LATE-CONTEXT context=split_view: in split screen, in slide over
    noun SETTING-NOUN -: phone, device, language, theme, night, view, layout, size, text, screen, type, window
    modifier BEFORE-NOUN -: enlarged, biggest, running
    """
}
