extension LanguageTables {
  /// Where focus is and who has it, said by where somebody ends up, or by what focus goes to.
  static let whereaboutsWords = """
    verb GOES-THERE relation=on: end up, wind up, finish up
    verb GOES-THERE relation=go-to: land, arrive, go, move
    verb GOES-THERE relation=return-to: go back, come back, return
    verb GOES-THERE relation=start-on: start, begin
    verb GOES-THERE relation=stay-on: stay, remain
    word WHERE-FOCUS relation=on: where i am, where you are, where the user is, where voiceover is, where talkback is
    word WHERE-FOCUS relation=on: where the screen reader is, where the cursor is, where the caret is
    word WHERE-FOCUS relation=go-to: where i am taken, where i am brought, where i am sent, where i am put
    word WHERE-FOCUS relation=go-to: where the user is taken, where the user is brought, where the user is sent
    word WHERE-FOCUS relation=go-to: where the user is put, where the cursor goes, where the cursor lands
    word WHERE-FOCUS relation=start-on: where the cursor starts
    word THE-ONE -: the item, the stop, the place, the field, the button, the row, the option
    # Who has it instead, of focus that was spoken of.
    verb GRAB-IT relation=go-to: get, take, gain, claim
    verb SNATCH-IT relation=go-to: steal, grab, snatch, hijack, pull away
    word STATE text=focused: under focus, under the cursor, under the focus ring, under the voiceover cursor
    word FOCUSED-ONE -: the focused item, the focused control, the focused option, the focused button, the focused field
    word FOCUSED-ONE -: the item in focus, the element in focus, the control in focus, the item with focus
    word FOCUSED-ONE -: the control with focus, the item that has focus, the control that has focus
    # A headline leaves out its article.
    word FIRST-FOCUSED -: first thing focused, first element focused, first item focused, first control focused
    word FIRST-FOCUSED -: first thing to get focus, first element to get focus, first item to get focus
    word FIRST-FOCUSED -: first thing to receive focus, first element to receive focus, first to get focus
    word FIRST-FOCUSED -: first to receive focus, first thing that gets focus, first element that gets focus
    word FIRST-FOCUSED -: the first item focused, the first control focused, the first item to get focus
    word FIRST-FOCUSED -: what is focused first, what gets focus first, what receives focus first, what takes focus first
    word FIRST-FOCUSED -: the first thing i land on, the first thing you land on, the first thing the user lands on
    word FIRST-FOCUSED -: the first thing focus lands on, the first thing voiceover lands on
    word FIRST-FOCUS -: first focus, starting voiceover focus
    word WHERE-IT-WAS-THEN noun=element: where it was, where i was, where you were, where they were, where the user was
    word WHERE-IT-WAS-THEN noun=element: whatever i was on, whatever you were on, whatever they were on, what i was on
    word WHERE-IT-WAS-THEN noun=element: whatever the user was on, whatever had focus, whatever was focused
    word CAME-UP -: opened, appeared, came up, showed up, was opened, was shown, popped up, was presented, slid in
    word WHERE-IT-WAS restricts=had-focus-before noun=element: whatever had it before
    word WHERE-IT-WAS restricts=had-focus-before noun=element: what had it before, what was focused before
    word WHERE-IT-WAS restricts=had-focus-before noun=element: whatever was in focus before
    word WHERE-IT-WAS restricts=had-focus-before noun=element: whatever i was on before, what i was on before
    # Where something starts, and on what in there.
    verb START-INSIDE relation=start-on: start, begin
    verb START-INSIDE relation=go-to: land, move, go, jump, arrive
    verb START-INSIDE relation=return-to: return, go back, come back
    verb START-INSIDE relation=stay-on: stay, remain
    verb START-INSIDE relation=on: end up
    verb SCAN-INSIDE relation=starts-at: start, begin
    word AT-SPOT -: at, on
    noun WHEREABOUTS-NOUN -: place, spot
    # What moves with focus on it.
    verb FOLLOW relation=stay-on: follow, move with, go with
    """
}
