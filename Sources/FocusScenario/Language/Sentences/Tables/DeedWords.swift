extension LanguageTables {
  /// Words about what a doing brings about, and about the stretches of a scan and of a task.
  static let deedWords = """
    # What a doing, or a control, brings about.
    verb BRING-ABOUT text=open: open, bring up, pull up
    verb BRING-ABOUT text=closed: close, dismiss, shut
    verb BRING-ABOUT text=hidden: hide
    verb BRING-ABOUT text=gone: remove, delete
    verb BRING-ABOUT text=selected: select, choose, pick
    verb BRING-ABOUT text=expanded: expand
    verb BRING-ABOUT text=collapsed: collapse
    verb BRING-ABOUT text=checked: check, tick
    verb BRING-ABOUT text=unchecked: uncheck, untick
    verb BRING-ABOUT text=enabled: enable
    verb BRING-ABOUT text=disabled: disable
    verb BRING-ABOUT text=filled: fill, fill in
    verb BRING-ABOUT text=muted: mute
    verb BRING-OUT text=visible: show, reveal, display
    verb EMPTY-OUT -: clear, empty
    verb ALTER -: change, update
    verb BEGIN-ANEW -: restart
    # The scan as a whole.
    verb GO-ANEW -: start, begin, go
    word AFRESH -: over, from the top, from the beginning, from the start, all over again
    word IN-CYCLE bound=≥ number=1 perCycle: within one loop, within one cycle, within one pass
    word IN-CYCLE bound=≥ number=1 perCycle: within one round, within a single loop, within a single cycle
    word IN-CYCLE bound=≥ number=1 perCycle: within a single pass, within one full cycle, in a single pass
    word IN-CYCLE bound=≥ number=1 perCycle: in a single cycle, within a loop, within a cycle
    word FIRST-SCANNED -: the first item scanned, the first thing scanned, the first item to be scanned
    word FIRST-SCANNED -: the first to be scanned, the first thing to be scanned, the first element scanned
    proper TAB-KEY key=Tab: tab, the tab key, tabbing
    verb STEP-ALONG text=move_between: move, go, step, jump, switch
    verb WALK text=move_through: walk, walk through, move through, go through, step through, cycle through, browse
    verb WALK text=move_through: navigate, traverse, explore
    word A-SECOND -: a second, another, a second press of, another press of, a further press of
    # Stretches of the task.
    word AT-START when=at-start: at the start, at the very start, at the start of the task, at the beginning
    word AT-START when=at-start: at the beginning of the task, to begin with, at the outset
    word STEPPED-OVER -: scanned, read, swiped through, stepped through, explored
    word EVER meanwhile=never: in between, at any point, at any time, in the meantime
    word ALL-ALONG meanwhile=always: the whole time, all the time, at all times, throughout, all along
    # Of several things, those that were spoken of.
    word OF-THEM quantifier=no pronoun=them: none, none of them, not one of them
    word OF-THEM quantifier=every pronoun=them: all of them, each of them, every one of them
    # What is asked, and of which part of a claim more is said.
    verb ASK -: ask
    word WHAT-FIRST text=first: first, beforehand
    word WHAT-FIRST text=confirm: for confirmation, to confirm
    word ON-PLACE-NOW -: on, at, in
    word PURPOSE text=editing: for editing
    word ACTIVITY -: cooking, shopping, boarding, onboarding, checkout, registration, navigation, training
    word EACH-STEP happening=step choice=each: each step, every step
    word WRONG -: wrong, incorrect, invalid
    noun ACTIVITY-NOUN -: cooking, shopping, boarding, training
    noun ACTIVITY-NOUN -: search, one
    word SEEN-ON text=visible: visible on, visible over, visible against
    word SEEN-ON text=hidden: invisible on, hidden on
    """
}
