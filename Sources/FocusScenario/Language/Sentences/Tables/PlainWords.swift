extension LanguageTables {
  /// Plain words for what other tables have.
  static let plainWords = """
    word MOVING-BY via=swipe: when swiping, while swiping, on swiping
    word MOVING-BY via=Tab: when tabbing, while tabbing, on tabbing
    word MOVING-BY via=scan: when scanning, while scanning, during scanning
    word FIRST-OF-STOPS position=first: first
    word FIRST-OF-STOPS position=last: last
    word RESTORED restricts=had-focus-before noun=element: restored, given back
    word LABELLED -: labelled, labeled, given a label, given a name, given an accessible name
    word WHERE-IT-WAS restricts=had-focus-before noun=element: where it came from, where it started
    word OCCASION happening=scroll: scroll, scrolling
    word ONE-STOP relation=one-stop: one item, a single item
    word PREFACE -: a11y, a11y note, accessibility
    modifier BEFORE-NOUN -: default
    word AT-EVENT happening=fail: on error, upon error, on failure, upon failure
    word AT-EVENT happening=succeed: on success, upon success
    noun NOUN -: attempt
    word KEPT-PLACE -: where it is, where it was, where it is now, where i am, where i was, where they are
    word KEPT-PLACE -: where they were, where the user is, where the user was, where you are, where you were
    word A-STOP relation=is-stop: an extra flick, an extra swipe, an additional stop, an additional element
    word A-STOP relation=is-stop: separate elements, extra stops, individual stops, individual elements
    word TOGETHER -: as part of, in the same breath as
    word CONTEXT context=TalkBack: as a tb user
    word CONTEXT context=VoiceOver: as a vo user
    word LATE-CONTEXT context=VoiceOver: with voiceover on, with voiceover running, with voiceover turned on
    word LATE-CONTEXT context=TalkBack: with talkback on, with talkback running, with talkback turned on
    proper KEY key=magic_tap: double tap with two fingers, double-tap with two fingers
    word POSSIBLE -: it shall be possible to, it needs to be possible to, it will be possible to
    word POSSIBLE polarity=not: it shall not be possible to, it shall be impossible to, it will not be possible to
    word POSSIBLE polarity=not: it can not be possible to
    verb FOCUS-IT -: auto-focus
    word AGENT -: a customer using talkback, a customer using switch control, a customer using full keyboard access
    word AGENT -: a customer using a keyboard, a customer using a switch, a customer using a screen reader
    word AGENT -: a customer using a hardware keyboard
    word AGENT -: a user using voiceover, a user using talkback, a user using switch control
    word AGENT -: a user using full keyboard access, a user using a keyboard, a user using a switch
    word AGENT -: a user using a screen reader, a user using a hardware keyboard
    word AGENT -: the user using voiceover, the user using talkback, the user using switch control
    word AGENT -: the user using full keyboard access, the user using a keyboard, the user using a switch
    word AGENT -: the user using a screen reader, the user using a hardware keyboard
    word AGENT -: customers using voiceover, customers using talkback, customers using switch control
    word AGENT -: customers using full keyboard access, customers using a keyboard, customers using a switch
    word AGENT -: customers using a screen reader, customers using a hardware keyboard
    word AGENT -: users using voiceover, users using talkback, users using switch control
    word AGENT -: users using full keyboard access, users using a keyboard, users using a switch
    word AGENT -: users using a screen reader, users using a hardware keyboard
    word AGENT -: someone using switch control, someone using full keyboard access, someone using a keyboard
    word AGENT -: someone using a switch, someone using a hardware keyboard
    word AGENT -: anyone using switch control, anyone using full keyboard access, anyone using a keyboard
    word AGENT -: anyone using a switch, anyone using a hardware keyboard
    word AGENT -: a person using switch control, a person using full keyboard access, a person using a keyboard
    word AGENT -: a person using a switch, a person using a hardware keyboard
    word AGENT -: people using switch control, people using full keyboard access, people using a keyboard
    word AGENT -: people using a switch, people using a hardware keyboard
    word AGENT -: a tester using voiceover, a tester using talkback, a tester using switch control
    word AGENT -: a tester using full keyboard access, a tester using a keyboard, a tester using a switch
    word AGENT -: a tester using a screen reader, a tester using a hardware keyboard
    noun CHANGE-NOUN -: change, update
    word OWN-VALUE -: everything i typed, everything i entered, everything the user typed, everything that was typed
    word OWN-VALUE -: all i typed, all that was typed, my answers, its data, their data, its selection
    word TYPING condition=typing: dictating
    word TOGETHER -: in the same stop as, in one stop with, in the same utterance as, in one utterance with
    verb ALONE happening=continue: continue
    word LONE-ORDINAL quantifier=the noun=one ordinal=1: the first
    word LONE-ORDINAL quantifier=the noun=one ordinal=2: the second
    word LONE-ORDINAL quantifier=the noun=one ordinal=3: the third
    word LONE-ORDINAL quantifier=the noun=one ordinal=last: the last
    word LONE-ORDINAL quantifier=the noun=one ordinal=next: the next, the following
    word LONE-ORDINAL quantifier=the noun=one ordinal=previous: the previous
    word LATE-CONTEXT context=Full_Keyboard_Access: with the keyboard alone, with a keyboard alone
    word LATE-CONTEXT context=Full_Keyboard_Access: by means of the keyboard
    word LATE-CONTEXT context=Full_Keyboard_Access: using the keyboard alone, by keyboard alone
    word A-NAME -: a programmatic label, a programmatic name, an accessible label
    verb KEY-DONE relation=activates: operate
    modifier BEFORE-NOUN -: programmatic
    word ORIGIN -: came from, comes from, started from, grew out of
    word HAPPENS -: happens, should happen, must happen, will happen
    word A-NAME -: a description, a text description, alternative text, alt text
    word A-NAME -: an accessibility description, a content description
    word CONDITION text=wrong: wrong, incorrect
    word CONDITION text=blank: blank
    word TAP-ON -: double tapping, double tapping on, a single tap on, a tap of, tapping once on
    verb BECOME text=visible: scroll into view, come into view, move into view, slide into view
    verb COUNT-AS -: read as, focus as, speak as, announce as, reach as, scan as
    verb GO relation=start-on: start reading at|with|from, begin reading at|with|from
    verb CAN-BE text=change: adjust
    verb ALONE happening=toggle: toggle
    verb ALONE happening=delete: delete
    verb ALONE happening=print: print
    verb ALONE happening=mute: mute
    verb ALONE happening=unmute: unmute
    verb ALONE happening=record: record
    verb ALONE happening=reload: reload, refresh
    verb ALONE happening=buy: buy
    verb ALONE happening=export: export
    verb ALONE happening=import: import
    verb ALONE happening=share: share
    verb ALONE happening=copy: copy
    verb ALONE happening=upload: upload
    verb ALONE happening=download: download
    verb ALONE happening=vote: vote
    word LOADED-UP happening=order: the order is placed, an order is placed, the order has been placed, i place the order
    """
}
