extension LanguageTables {
  /// What comes about without anybody, where focus is left alone, and what a doing leaves undone.
  static let unaidedWords = """
    word ON-ITS-OWN manner=by_itself: on its own, on their own, all by itself, all by themselves
    verb DOES-ALONE text=load: load
    verb DOES-ALONE text=reload: reload, refresh
    verb DOES-ALONE text=start: start
    verb DOES-ALONE text=stop: stop
    verb DOES-ALONE text=play: play
    verb DOES-ALONE text=pause: pause
    verb DOES-ALONE text=update: update
    verb MOVE relation=move: jump anywhere, move anywhere, shift anywhere, wander anywhere, jump elsewhere
    verb MOVE relation=move: jump somewhere else, move somewhere else, go elsewhere, go somewhere else
    verb REST relation=stay: stay right where it is|was, stay exactly where it is|was, remain right where it is|was
    verb REST relation=stay: remain exactly where it is|was, stay right there, stay right where i am|was
    word LEFT-BARE -: focus leaves, focus has left, focus moves away, focus has moved away, focus moves elsewhere
    word LEFT-BARE -: focus goes elsewhere, focus moves on, focus has moved on
    word LOADED-UP happening=swipe: i swipe, i flick, you swipe, you flick, the user swipes, the user flicks
    word LOADED-UP happening=swipe: the user has swiped, i have swiped
    word LOADED-UP happening=move-on: i move on, you move on, the user moves on, i move focus on
    word WITHOUT-DOING happening=save: saving
    word WITHOUT-DOING happening=send: sending
    word WITHOUT-DOING happening=delete: deleting
    word WITHOUT-DOING happening=confirm: confirming
    word WITHOUT-DOING happening=pay: paying
    word WITHOUT-DOING happening=select: selecting, choosing
    word DETERMINER quantifier=no: none of my, none of your, not one of my
    verb ONLY-SCANS -: visit, stop on|at, highlight, cover, include, reach, go through, land on
    verb SCAN relation=restarts-at: carry on at
    verb KEY-DOES text=move_between: move focus between, move the focus between, shift focus between
    word ONLY-STOP relation=reachable: the only thing to focus, the only thing to focus on, the only focusable control
    word ONLY-STOP relation=reachable: the only thing that can be focused, the only element that can be focused
    word ONLY-STOP relation=reachable: the only element to focus, the only focusable thing
    # What is told, of what tells something.
    verb TOLD-IT channel=spoken: tell
    word TELLABLE -: position, price, amount, number, total, result, name, value, score, date, time, reason, count
    word TELLABLE -: status, balance, distance, change, percentage, temperature, sum, rest, answer, outcome, duration
    verb SPELL channel=spoken: spell, spell out
    word PIECEMEAL manner=separately: digit by digit, letter by letter, character by character, one by one
    word PIECEMEAL manner=separately: one letter at a time, one digit at a time, separately
    noun UNAIDED-NOUN -: position, price, amount, number, total, result, name, value, score, date, time, reason, count
    noun UNAIDED-NOUN -: status, balance, distance, change, percentage, temperature, sum, rest, answer, outcome
    noun UNAIDED-NOUN -: duration, letter, digit, thing, control, element
    """
}
