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
    word ON-KEYBOARD -: on the keyboard, on a keyboard, on a connected keyboard, on the connected keyboard
    word ON-KEYBOARD -: on a hardware keyboard, on an external keyboard, on a bluetooth keyboard, on my keyboard
    word ON-KEYBOARD -: on the hardware keyboard, on the external keyboard
    word EFFORT effort=moving-focus: my moving focus, my having to move focus, me moving focus, my moving it
    word EFFORT effort=swiping: my having to swipe, me having to swipe for it
    word EFFORT effort=searching: my having to search, my having to search for it, my having to hunt for it, hunting for it
    word EFFORT effort=searching: having to hunt for it, having to go looking, having to go looking for it
    word AGENT -: a full keyboard access user, full keyboard access users, the full keyboard access user
    word A-NAME -: a spoken description
    verb HAS -: need, require
    verb BY-KEY relation=does text=stop: stop
    verb BY-KEY relation=does text=pause: pause
    verb BY-KEY relation=does text=play: play, start
    verb BY-KEY relation=does text=expand: expand
    verb BY-KEY relation=does text=collapse: collapse
    word OWN-VALUE -: its setting, its settings, their settings, their setting
    word BESIDE relation=right-after: the next item after, the next element after, the next thing after
    word BESIDE relation=right-after via=scan: the next scan item after, the next scan stop after, the next item scanned after
    word BESIDE relation=right-after via=Tab: the next tab stop after
    verb FORM -: come as, come across as
    word FIRST-THING position=first: the first item, the first element, the first text
    verb GO-BACK happening=leave: go back from, navigate back from
    noun UNAIDED-NOUN -: sign-up, sign-out, log-in, log-out, check-out, sign-on, add-on, follow-up, check-up, set-up
    word BESIDE relation=right-after: the first thing after, the first thing i reach after, the next thing i reach after
    word BESIDE relation=right-after: the first thing reached after, the next thing reached after
    verb KEEP-MINE relation=stay: keep my place, keep your place, keep my position, keep my spot
    word ORDERED -: sort, sorting, sorted, current, new, chosen, old, default, display
    word CAME-FROM -: was looking at, were looking at, had been looking at, had been reading, was working on
    verb PAST-DEED happening=reply: reply to
    verb PAST-DEED happening=comment: comment on
    verb PAST-DEED happening=listen: listen to
    verb PAST-DEED happening=return: return to
    word WHAT-HAS relation=go-to: the thing that gets focus, the element that gets focus, the one that takes focus
    word WHAT-HAS relation=go-to: the item that gets focus, the thing that takes focus, the thing that receives focus
    word WHAT-HAS relation=on: the thing that has focus, the thing with focus, the thing in focus
    """
}
