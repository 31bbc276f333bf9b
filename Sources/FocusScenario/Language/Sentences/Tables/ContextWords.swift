extension LanguageTables {
  /// Words about what a claim is made for: a technology, a setting, a place, a length of time.
  static let contextWords = """
    # A technology or a setting at the head of a line.
    word CONTEXT context=VoiceOver: with voiceover, under voiceover, for voiceover, in voiceover, using voiceover
    word CONTEXT context=VoiceOver: with voiceover on, with voiceover turned on, with voiceover running, on voiceover
    word CONTEXT context=VoiceOver: with voiceover enabled, for voiceover users
    word CONTEXT context=VoiceOver: as a voiceover user, under vo, with vo
    word CONTEXT context=VoiceOver: for vo
    word CONTEXT context=TalkBack: with talkback, under talkback, for talkback, in talkback, using talkback
    word CONTEXT context=TalkBack: with talkback on, with talkback turned on, with talkback running, on talkback
    word CONTEXT context=TalkBack: with talkback enabled, for talkback users, as a talkback user, with tb, for tb
    word CONTEXT context=Switch_Control: with switch control, under switch control, for switch control
    word CONTEXT context=Switch_Control: in switch control, using switch control, on switch control
    word CONTEXT context=Switch_Control: with switch control on, for switch control users, as a switch control user
    word CONTEXT context=Full_Keyboard_Access: with full keyboard access, under full keyboard access
    word CONTEXT context=Full_Keyboard_Access: for full keyboard access, in full keyboard access
    word CONTEXT context=Full_Keyboard_Access: using full keyboard access, with full keyboard access on
    word CONTEXT context=Full_Keyboard_Access: for full keyboard access users, with fka, for fka
    word CONTEXT context=Full_Keyboard_Access: with a keyboard, with the keyboard, with a hardware keyboard, with an external keyboard
    word CONTEXT context=Full_Keyboard_Access: on a hardware keyboard, with a bluetooth keyboard, for keyboard users
    word CONTEXT context=Full_Keyboard_Access: with a physical keyboard
    word CONTEXT context=Full_Keyboard_Access: on an external keyboard, with bluetooth keyboard
    word CONTEXT context=Android: on android, in android, under android
    word CONTEXT context=iOS: on ios, in ios, under ios
    word CONTEXT context=iPad: on ipad, on an ipad, on the ipad, on ipads, in ipad layout
    word CONTEXT context=iPhone: on iphone, on an iphone, on the iphone, on iphones
    word CONTEXT context=right_to_left: in right-to-left, in right to left, in rtl, with right-to-left layout
    word CONTEXT context=right_to_left: in a right-to-left layout
    word CONTEXT context=right_to_left: in right-to-left layout, in a right-to-left language
    word CONTEXT context=right_to_left: with a right-to-left layout, in right-to-left languages, in rtl layout
    word CONTEXT context=left_to_right: in left-to-right, in ltr, in a left-to-right layout, in left-to-right layout
    word CONTEXT context=large_text: with large text, in large text, at large text sizes, with larger text
    word CONTEXT context=large_text: with large text on, with large text turned on, at the largest text size
    word CONTEXT context=large_text: with the largest text size, with the largest text, at a large text size
    word CONTEXT context=large_text: at accessibility text sizes, with accessibility text sizes
    word CONTEXT context=landscape: in landscape, in landscape mode, in landscape orientation
    word CONTEXT context=portrait: in portrait, in portrait mode, in portrait orientation
    word CONTEXT context=dark_mode: in dark mode, with dark mode, with dark mode on, in dark appearance
    word CONTEXT context=split_view: in split view, in split screen, in slide over
    word CONTEXT context=reduced_motion: with reduced motion, with reduce motion on, with reduce motion
    proper CONTEXT-NAME context=VoiceOver: voiceover, vo
    proper CONTEXT-NAME context=TalkBack: talkback, tb
    proper CONTEXT-NAME context=Switch_Control: switch control
    proper CONTEXT-NAME context=Full_Keyboard_Access: full keyboard access, fka
    proper CONTEXT-NAME context=Android: android
    proper CONTEXT-NAME context=iOS: ios
    proper CONTEXT-NAME context=iPad: ipad
    proper CONTEXT-NAME context=iPhone: iphone
    word CONTEXT-NAME context=right_to_left: right-to-left, rtl, right to left
    word CONTEXT-NAME context=left_to_right: left-to-right, ltr
    word CONTEXT-NAME context=large_text: large text, larger text, largest text
    word CONTEXT-NAME context=landscape: landscape, landscape mode
    word CONTEXT-NAME context=portrait: portrait, portrait mode
    word CONTEXT-NAME context=dark_mode: dark mode
    word CONTEXT-NAME context=split_view: split view
    word CONTEXT-NAME context=reduced_motion: reduced motion, reduce motion
    # How long something lasts.
    verb LASTS still: stay, remain
    word LASTING-FOR bound=≥: for at least, for no less than, for not less than, for a minimum of, at least
    word LASTING-FOR bound=≤: for at most, for no more than, for not more than, for a maximum of, at most
    word LASTING-FOR bound==: for, for exactly
    word UP-STATE text=visible: visible, on screen, on the screen, shown, displayed, up, there, in view
    # Where a claim is made.
    word IN-PLACE-LEAD restricts=in: in, inside, within
    word IN-PLACE-LEAD restricts=on: on
    """
}
