extension LanguageTables {
  /// Words of notes and telegrams: what stands where a sentence would have a verb.
  static let briefWords = """
    word BOUND bound=≤: max ., a max of
    word BOUND bound=≥: min .
    word UNMOVED relation=stay: unchanged, unmoved, unaffected, kept, preserved
    word NO-MOVE -: no focus change, no focus changes, no focus move, no focus movement, no change of focus
    word NO-MOVE -: no focus jump, no focus jumps, no focus shift, no movement of focus
    word NO-LOSS -: no focus loss, no loss of focus, no lost focus
    word FIRST-THING position=first: first thing, the first utterance, first utterance
    word FIRST-THING position=last: last thing, the last utterance, last utterance
    verb RUNS -: follow, proceed
    word ONCE-ONLY number=1: once, one time, only once, exactly once, just once, only one time, exactly one time
    word ONCE-ONLY number=1: a single time, one single time
    word NOT-MORE -: not twice, never twice, not two times, not three times, not four times, never three times
    word NOT-MORE -: not again, not more than once, not two, not three
    # What became of something, before its noun: `the failed payment`.
    word OUTCOME happening=fail: failed, unsuccessful
    word OUTCOME happening=reject: rejected
    word OUTCOME happening=succeed: successful
    word OUTCOME happening=cancel: cancelled, canceled
    word OUTCOME happening=finish: finished, completed
    # A state denied is another state, as far as there is a word for it.
    word NOT-IN text=unchecked: not ticked, not checked
    word NOT-IN text=closed: not open
    word NOT-IN text=hidden: not visible, not shown, not on screen, not displayed
    word NOT-IN text=collapsed: not expanded
    word NOT-IN text=expanded: not collapsed
    word NOT-IN text=disabled: not enabled, not active, not available
    # Where focus is not to go, beside where it goes; the verb before says how.
    word ARRIVING -: jumping to, moving to, going to, landing on, returning to, wrapping to, jumping back to
    word ARRIVING -: falling back to, going back to, moving back to, starting at, being on, staying on
    word THE-ONE -: the one, the element, the thing, the control
    # More wordings of what other tables have.
    word WHILE -: in the middle of, in the course of, throughout
    word CHECK-THAT -: it should be that, it must be the case that, the system shall ensure that, the app ensures that
    word CHECK-THAT -: the app shall ensure that, it is necessary that, it is important that, we agree that
    word CHECK-THAT -: we require that, we want that, i want that, it has to be that, see whether, it holds that
    word CHECK-THAT -: the team agrees that, we agreed that, it was agreed that, double-check that
    word CHECK-THAT -: please make certain that, make certain that, i check that, i verify that, we check that
    word CHECK-THAT -: we verify that
    word WHERE-IT-WAS restricts=had-focus-before noun=element: what i was reading, what the user was reading
    word WHERE-IT-WAS restricts=had-focus-before noun=element: what they were reading, what you were reading
    word EFFORT effort=moving-focus: moving focus to it, moving focus there, moving focus onto it, moving the focus to it
    word END-MANNER manner=by_itself: without extra user interaction, without additional user interaction
    word END-MANNER manner=by_itself: without any extra interaction, without extra action, without any extra user action
    word FOCUS -: the focus frame, the focus outline, the focus rectangle, the focus halo, the focus box
    word FOCUS -: the focus border, the keyboard focus frame, the highlighted box
    proper KEY key=escape_gesture: scrub ( two-finger z ), two-finger scrub ( z ), two-finger z ( scrub )
    word REACHABLE relation=reachable: discoverable, findable, navigable, traversable
    word NEXT-STOP relation=right-after: first stop after, first element after, first item after, very next stop after
    word NEXT-STOP relation=right-before: last stop before, last element before, last item before
    verb GO-BACK happening=leave: come back from, return from, get back from
    verb HAPPEN happening=refresh: tick
    verb REACH-IT -: arrive to
    verb GO relation=go-to: arrive to, hop onto, step onto
    verb SAY channel=spoken: echo, verbalise, verbalize, pronounce
    # Nouns and modifiers that the wordings above would otherwise close.
    noun BRIEF-NOUN -: outline, rectangle, procedure, journey, tick, echo, team, course, outcome, agreement, loss, jump, movement, shift
    modifier BEFORE-NOUN -: failed, unsuccessful, rejected, successful, completed, finished, preserved, kept
    modifier BEFORE-NOUN -: highlighted
    """
}
