extension LanguageTables {
  /// Words about what can be reached, in how many steps, what is a stop, and what lets nobody out.
  static let reachWords = """
    word REACHABLE relation=reachable: reachable, focusable, swipeable, in reach, in the focus order
    word REACHABLE relation=reachable: in the reading order, included in the focus order, part of the focus order
    word REACHABLE relation=reachable: in the accessibility tree, in the a11y tree, swipable
    word REACHABLE lacking relation=reachable: unreachable, unfocusable, out of reach
    word REACHABLE lacking=skipped relation=reachable: skipped, ignored, passed over
    word REACHABLE lacking relation=reachable: out of the focus order, out of the order
    word REACHABLE lacking relation=reachable: absent from the order
    word REACHABLE lacking relation=reachable: absent from the focus order, absent from voiceover traversal
    word REACHABLE lacking relation=reachable: hidden from the accessibility tree, excluded from the focus order
    word REACHABLE lacking relation=reachable: omitted from the focus order
    word REACHABLE lacking relation=reachable via=swipe: omitted from the swipe order, absent from the swipe order
    word REACHABLE lacking relation=reachable via=Tab: omitted from the tab order, absent from the tab order
    word REACHABLE lacking relation=reachable via=Tab: omitted from the tab sequence
    word REACHABLE relation=reachable via=scan: in the scan order, in the scan, included in the scan
    word REACHABLE relation=reachable via=swipe: in the swipe order
    word REACHABLE relation=reachable via=Tab: in the tab order
    word REACHABLE lacking relation=reachable: excluded from the accessibility tree, removed from the accessibility tree
    word REACHABLE lacking relation=reachable: removed from the focus order, taken out of the focus order
    word REACHABLE lacking relation=reachable: outside the focus order, not to be reached
    word REACHABLE lacking relation=reachable via=Tab: removed from the tab order, taken out of the tab order
    word REACHABLE lacking relation=reachable via=Tab: excluded from the tab order, out of the tab order
    word REACHABLE lacking relation=reachable via=swipe: excluded from the swipe order, out of the swipe order
    word REACHABLE relation=reachable: an accessibility element, accessibility elements, part of the accessibility tree
    word REACHABLE relation=reachable: part of the reading order, included in the reading order
    word REACHABLE relation=reachable via=swipe: part of the swipe order, included in the swipe order
    word REACHABLE relation=reachable via=Tab: part of the tab order, included in the tab order, in the tab sequence
    word EXPOSED relation=reachable: exposed to, available to, visible to, reachable by, reachable for, reachable with
    word EXPOSED relation=reachable: focusable by, focusable with, focusable for
    word EXPOSED lacking relation=reachable: hidden from, invisible to
    word EXPOSED lacking=skipped relation=reachable: ignored by, skipped by, passed over by
    word EXPOSED lacking relation=reachable: unavailable to, unreachable by, unreachable for, unreachable with
    proper TECHNOLOGY context=VoiceOver: voiceover
    proper TECHNOLOGY context=TalkBack: talkback
    word TECHNOLOGY -: the screen reader, a screen reader, screen readers, the reader, assistive technology
    word TECHNOLOGY -: assistive technologies, accessibility
    verb GET-AT relation=reachable: reach, get to, get at, focus, find, see, access, navigate to, get into
    verb MOVE-TO -: move to|onto|into, bring to, put on, set to|on, place on, send to
    verb MOVE-OUT -: move out of, move away from, take out of, bring out of, move off
    verb STOP-ON relation=reachable: stop on|at
    word NO-SWIPE -: no swipe, no swipes, no amount of swiping, no flick, no single swipe
    word TABBING -: tabbing
    word ONLY-STOP relation=reachable: the only stop, the only focusable element, the only focusable item
    word ONLY-STOP relation=reachable: the only reachable element, the only thing that can be reached, the only tab stop
    word ONLY-STOP relation=reachable: the only thing that is reachable, the only thing i can reach
    word ONLY-STOP relation=reachable: the only thing the user can reach, the only element that can be reached
    word ONLY-STOP relation=reachable: the only element that is reachable, the only thing you can reach
    word PLACE-OF restricts=behind: covered by, hidden behind, obscured by
    word END-MANNER manner=in_both_directions: both forwards and backwards, both ways, swiping back as well
    word END-MANNER manner=in_both_directions: when swiping back as well
    word END-MANNER manner=in_both_directions: swiping back too, forwards as well as backwards
    word END-MANNER manner=in_both_directions: when swiping back too, forward and backward, forwards and back
    word NO-LONGER still=anymore: anymore, any more, any longer
    verb REACH relation=reachable: reach, get to, navigate to, focus, find, land on, move to, go to, come to, access
    verb REACH relation=reachable via=scan: scan to
    verb REACH relation=reachable via=touch: touch
    verb REACH-IT -: reach, find, get to, arrive at
    verb REACH relation=reachable via=swipe: swipe to, swipe onto, swipe into, flick to
    verb REACH relation=reachable via=Tab: tab to
    verb ARRIVE -: reach, get to, arrive at, land on, move to, go to
    verb BRING-BY -: bring, take, move, carry, get
    verb STEP-TO -: go to, move to, land on, lead to, get to, reach, arrive at
    verb LEAD -: lead, go, move
    verb PASS-OVER -: skip, ignore, pass over
    word SWIPING -: swiping, flicking
    # Steps.
    word STEP step=swipe: swipe, swipes
    proper STEP step=tab: tab, tabs, tab presses, presses of tab, tab press, press of tab
    word STEP step=scan: scan, scans, scan steps, scan step, switch presses
    word STEP step=flick: flick, flicks
    word STEP step=move: move, moves, step, steps
    word DIRECTION direction=forward: forward, forwards, to the right, right
    word DIRECTION direction=back: back, backward, backwards, to the left, left
    word STEP step=swipe: swipe gesture, swipe gestures
    word STEP step=tab: presses of the tab key, press of the tab key
    word STEP step=scan: switch press, presses of the switch, press of the switch
    word AHEAD direction=forward: further, further on, later, ahead
    word AHEAD direction=back: earlier, further back
    verb SWIPE-IT step=swipe: swipe
    verb SWIPE-IT step=flick: flick
    verb SWIPE-OUT -: swipe out of, flick out of
    word AWAY -: away, off, distant
    verb NEED -: take, need, require
    word RECOVERY -: recovery, recovering, the recovery
    verb RECOVER -: recover
    verb COST -: take, need, require, cost
    word ENOUGH -: enough, needed, required, sufficient, necessary
    word BOUND bound=≤: max, maximum, no greater than
    word BOUND bound=≥: minimum
    word AT-MOST bound=≤: at the most, max, tops
    word AT-MOST bound=≥: or more
    word BOUND bound=<: fewer than, less than, under
    word SIDE direction=forward: to the right of, past, after, beyond, right of
    word SIDE direction=back: to the left of, before, left of, ahead of
    word STEPPING step=swipe: swiping
    word STEPPING step=flick: flicking
    word STEPPING step=tab: tabbing
    verb TRAVERSE -: get, go, move
    verb LAND-ON -: land on|at, arrive at|on, move to, go to, get to, come to, end up on, reach
    # The next step.
    word THE-NEXT -: the next, the very next, the following, my next, your next, their next, one more, a further
    word NEXT-IN step=swipe: the very next swipe, next on swiping
    word NEXT-IN step=move: next, the very next stop, the very next element, the very next item, the following stop
    verb COME-NEXT step=move: come next
    word NEXT-IN step=swipe: next in the swipe order, the next swipe stop, the next swipe
    word NEXT-IN step=tab: next in the tab order, the next tab stop
    word NEXT-IN step=move: the next item, the next stop, the next element
    verb NEXT relation=starts-at: start at|on|from, begin at|on
    verb NEXT relation=lands-on: land on|at, go to, move to, reach
    # Stops.
    word ONE-STOP relation=one-stop: one stop, a single stop, one element, a single element, one swipe stop
    word ONE-STOP relation=one-stop: a single swipe stop, a single tab stop, one tab stop, one single stop
    word A-STOP relation=is-stop: a stop, a separate stop, a separate element, its own stop, a stop of its own
    word A-STOP relation=is-stop: stops, separate stops, an extra stop, a tab stop
    word A-STOP relation=is-stop: a focus stop, focus stops, its own focus stop, a swipe stop, swipe stops
    word STOP-WORD -: stop, element, stop in the order, item in the order, element in the order, focusable element
    word STOP-WORD -: item in the reading order, item in the reading sequence, stop in the swipe order, tab stop
    word STOP-WORD -: focusable item
    word PLACED-STOP -: stop in|of, element in|of, item in|of, thing in|of, one in|of, tab stop in|of
    word PLACED-STOP -: stop on, element on, item on, thing on, thing reached on|in, stop reached on|in
    word PLACED-STOP -: element reached on|in, thing you reach on|in, thing i reach on|in, thing focused on|in
    verb COUNT-AS -: expose as, treat as, present as, combine into, group into, group as, merge into, merge as
    verb FORM -: form, act as, make up, constitute
    verb TAKE-STOP -: get, have, form, make, create
    word OWN-STOP relation=is-stop: its own stop, a stop of its own, a stop of their own
    word OWN-STOP relation=is-stop: their own stop, their own stops
    word OWN-STOP relation=is-stop: its own swipe stop, its own tab stop, a separate stop, a stop on its own
    verb COMPRISE -: consist of, comprise, offer, include, expose
    # Ways out.
    word A-TRAP -: a trap, a focus trap, a keyboard trap
    word TRAP -: trap, traps, focus trap, focus traps, keyboard trap, keyboard traps
    """
}
