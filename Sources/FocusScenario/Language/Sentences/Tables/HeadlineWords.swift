extension LanguageTables {
  /// Words of headlines and short sentences: what comes first, what has focus, how much there is of a thing.
  static let headlineWords = """
    # What comes first, and where focus is.
    word FIRST-FOCUSED -: first to be focused
    word FIRST-FOCUSED -: the first element in focus
    word FIRST-THING position=first: first words, very first thing, first announcement
    word FIRST-THING position=last: last words, last announcement
    word RESPONDER -: the highlighted item, the focused item, the focused one, the focused control
    word RESPONDER -: the highlighted element, the highlighted control, the highlighted button, the item in focus, the element in focus
    word RESPONDER -: the one with focus, the item with focus, the item that has focus, the one that has focus
    word RESPONDER -: the one focused, the element focused, the item focused
    word WHERE-FOCUS relation=on: where voiceover ends up, where talkback ends up
    word WHERE-FOCUS relation=on: where the cursor ends up
    word WHERE-FOCUS relation=on: where the screen reader ends up
    word WHERE-FOCUS relation=go-to: where voiceover lands, where voiceover goes, where talkback lands
    word WHERE-FOCUS relation=go-to: where the cursor moves
    word WHERE-FOCUS relation=start-on: where voiceover starts, where i start
    # How long, and how much there is of a thing.
    word SEVERAL-STOPS -: stops, tab stops, swipe stops, focus stops, elements
    # What is on or off while something is claimed.
    word ON-OR-OFF text=on: on, turned on, switched on
    word ON-OR-OFF text=off: off, turned off, switched off
    word EXTREME -: top, bottom, end, start, beginning
    # What a reader does, and what somebody gets to hear.
    verb GO relation=go-to: pick up at|from|with, carry on from|at|with, read on from|at, go on from|at|with
    verb USER-GO relation=on: wind up on|at
    verb USER-GO relation=in: wind up in
    verb TELL-ME channel=spoken: read, read out, speak
    verb INFORM channel=spoken: warn of|about, remind of|about, advise of|about
    verb GET-SAID -: get, have
    verb SEES relation=reachable: see
    word EXPOSED relation=reachable: there for, present for, known to
    verb BE-THERE -: exist for
    word FOCUS -: my voiceover cursor, my voiceover focus, my screen reader cursor, my keyboard focus, my talkback focus
    word FOCUS -: your voiceover cursor, my reading cursor, my highlight
    word EXPOSED lacking relation=reachable: dead to, dead for, off limits to, off limits for, inaccessible to
    word EXPOSED lacking relation=reachable: inaccessible for, nonexistent for, non-existent for, unknown to
    word WAY key=swipe: plain swiping, swiping alone, mere swiping
    verb BRING-MANY -: yield, produce, return
    verb FINDS-NOTHING -: find, return, yield, give
    word NONE-FOUND -: nothing, no results, no result, no matches, no match, no hits
    word OF-ITSELF -: by itself, on its own, automatically, of its own accord
    word HAPPENING happening=refresh: pull to refresh, pull-to-refresh, a pull to refresh, a pull-to-refresh
    verb FORGO relation=none: lose, drop
    """
}
