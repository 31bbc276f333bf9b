extension LanguageTables {
  /// Words that hold a sentence together: determiners, adverbs, helpers, amounts.
  static let functionWords = """
    # Words that carry nothing: what they say, the words around them say.
    word MODAL -: should, must, shall, will, has to, have to, needs to, need to, ought to, is to, are to
    word MODAL -: is expected to, are expected to, is supposed to, are supposed to, is meant to, are meant to
    word MODAL -: is required to, are required to, has got to, have got to, is going to, are going to
    word BE -: is, are, am, was, were
    word DO -: do, does, did
    word HAVE -: has, have, had
    word GET -: gets, get
    word THAT -: that, which, who
    word AGENT -: the user, a user, user, users, the person, a person, people, someone, you, we, they, he, she, anyone
    word AGENT -: the screen reader user, a screen reader user, screen reader users, voiceover users, talkback users
    word AGENT -: the voiceover user, a voiceover user, a talkback user, the customer, a customer, the customers
    word AGENT -: customers
    word AGENT -: the tester, the client, the applicant, the reader of the screen, the player, keyboard users
    proper AGENT -: i
    word CARRIED -: me, you, him, her, them, us, the user, users, people, the customer, the client, the applicant
    proper READER -: voiceover, talkback
    proper SPEAKER -: vo, tb
    word READER -: the screen reader, the reader, screen reader
    word EITHER -: either
    word JOIN -: and, but, yet
    word BOTH -: both
    word PREFACE -: expected, expected result, expected behavior, expected behaviour, expectation, ac, note
    word PREFACE -: acceptance criterion, acceptance criteria, criterion, requirement, requirements, expected outcome
    word CHECK-THAT -: check that, verify that, make sure that, make sure, ensure that, assert that, confirm that
    word CHECK-THAT -: please check that, please verify that, please make sure, please make sure that, please ensure
    word CHECK-THAT -: please ensure that, please confirm that, check, verify, ensure, assert, confirm, expect
    word CHECK-THAT -: expect that
    word CHECK-THAT -: i expect, i expect that, we expect, we expect that, test that, validate that, please check
    word CHECK-THAT -: check whether, see that, prove that, it is required that, it is expected that
    word EXPECT-IT -: expect, i expect, we expect, i want, we want, i would expect, we would expect, i would like
    # Words beside a claim that add nothing to it.
    word FILLER -: to the user, to me, to users, by the screen reader
    word ALOUD -: aloud, out loud
    word FILLER -: too, as well, of course, at all, whatsoever, instead, please, in fact, indeed, in turn
    word FIRST-FILLER -: of course, in short, in other words, in fact, also, then, in addition, additionally, moreover
    word FIRST-FILLER -: furthermore, besides, that is, in particular, specifically
    # What an adverb beside the verb says.
    word ADVERB still: still
    word ADVERB always: always
    word ADVERB polarity=never: never
    word ADVERB polarity=not still: no longer
    word ADVERB -: also
    word MANNER manner=direct: straight, directly
    word MANNER manner=by_itself: automatically, programmatically
    word MANNER manner=immediately: immediately, instantly
    word END-MANNER manner=by_itself: automatically, by itself, by themselves, programmatically, of its own accord
    word END-MANNER manner=by_itself: without any user action, without user action, without user interaction
    word END-MANNER manner=by_itself: without any user interaction, without any action, without any interaction
    word END-MANNER manner=by_itself: without me doing anything, without the user doing anything, without user input
    word END-MANNER manner=by_itself: without further action, without any further action, without further interaction
    word END-MANNER manner=by_itself: without the user having to do anything, without having to do anything
    word END-MANNER manner=by_itself: without me touching anything, without you touching anything, without any gesture
    word END-MANNER manner=by_itself: without anyone touching anything, without the user touching anything
    word END-MANNER manner=by_itself: with no gesture, without my touching anything, without my touching the screen
    word END-MANNER manner=immediately: at once, straight away, right away, instantly, instantaneously, without delay
    word END-MANNER manner=immediately: without any delay, with no delay, there and then, without a delay
    word END-MANNER manner=separately: separately, individually, one by one, digit by digit, letter by letter
    word END-MANNER manner=in_order: in order
    word END-MANNER manner=in_both_directions: in both directions, forwards and backwards, forward and back
    word END-MANNER again: again, once more
    word END-MANNER manner=in_one_utterance: in a single announcement, in one announcement, as one phrase, in one go
    word END-MANNER manner=in_one_utterance: in one sentence, in one breath, in one utterance, as one utterance
    word END-MANNER manner=without_moving_focus: without stealing focus, without taking focus, without pulling focus
    word END-MANNER manner=without_moving_focus: without pulling my focus, without stealing the focus
    word LAST-MANNER manner=immediately: immediately
    word LAST-MANNER manner=direct: directly
    # Determiners.
    word DETERMINER quantifier=the: the, this, that, these, those, my, your, our, exactly the, precisely the
    word DETERMINER quantifier=a: a, an, one of the, one of these, one of its
    word DETERMINER quantifier=a ordinal=other: another
    word DETERMINER quantifier=every: every, each, all, all the, all of the, each of the, every one of the
    word DETERMINER quantifier=every: each one of the, every single, each single, each and every, all of these
    word DETERMINER quantifier=every: all these
    word DETERMINER quantifier=every: all of those, all those, every one of these, each of these, all my, all of my
    word DETERMINER quantifier=any: any, any of the, any one of the, any of these
    word DETERMINER quantifier=every numbering=2: both, both of the
    word DETERMINER quantifier=no: no, none of the, not one of the, not a single, not one, none of these
    word DETERMINER quantifier=no numbering=2: neither of the
    word DETERMINER quantifier=its: its, their, his, her
    word EACH choice=each: each, every
    word ORDINAL ordinal=1: first
    word ORDINAL ordinal=2: second
    word ORDINAL ordinal=3: third
    word ORDINAL ordinal=4: fourth
    word ORDINAL ordinal=5: fifth
    word ORDINAL ordinal=6: sixth
    word ORDINAL ordinal=7: seventh
    word ORDINAL ordinal=8: eighth
    word ORDINAL ordinal=9: ninth
    word ORDINAL ordinal=10: tenth
    word ORDINAL ordinal=last: last
    word ADJACENT ordinal=next: next
    word ADJACENT ordinal=previous: previous
    word ADJACENT ordinal=same: same
    word ADJACENT ordinal=other: other
    word HAD-FOCUS restricts=had-focus-before: previously focused, formerly focused, previously highlighted
    word NOW-STATE restricts=state text=selected: currently selected, now selected
    word NOW-STATE restricts=state text=open: currently open, now open
    word PRONOUN pronoun=it: it, itself
    word PRONOUN pronoun=them: them
    word WHERE-IT-WAS restricts=had-focus-before noun=element: where it was, where it was before, where i was
    word WHERE-IT-WAS restricts=had-focus-before noun=element: where the user was, where they were, where you were
    word WHAT-WAS-TYPED restricts=typed noun=text: what was typed, what i typed, what the user typed, what they typed
    word WHERE-IT-WAS restricts=had-focus-before noun=element: where i left off, where it had been
    word WHERE-IT-WAS restricts=had-focus-before noun=element: whatever had focus, whatever had focus before
    word WHERE-IT-WAS restricts=had-focus-before noun=element: whatever was focused before, what had focus before
    word WHERE-IT-WAS restricts=had-focus-before noun=element: whatever i was on, whatever the user was on
    word EVERYTHING everything=everything: everything
    word WHATEVER-IS -: whatever is, whatever lies, whatever sits, what is, what lies, all that is, all that lies
    verb LIE -: lie, sit, appear
    word SIDE word=left: left, left side, left-hand side
    word SIDE word=right: right, right side, right-hand side
    word EVERYTHING everything=nothing: nothing, nothing at all, nothing whatsoever
    word EVERYTHING everything=anything: anything
    # Amounts.
    word BOUND bound==: exactly, just, only, precisely
    word BOUND bound=≤: at most, no more than, not more than, up to, a maximum of, fewer than or equal to, ≤
    word BOUND bound=≥: at least, no fewer than, no less than, not fewer than, not less than, a minimum of, ≥
    word BOUND bound=>: more than
    word AT-MOST bound=≤: at most, or fewer, or less
    word TIMES number=1: once, one time, once and only once
    word TIMES number=2: twice, two times
    word TIMES-WORD -: times, ×, x
    word UNIT unit=1: ms, millisecond, milliseconds
    word UNIT unit=1000: s, second, seconds
    word UNIT unit=60000: minute, minutes
    word HALF-UNIT unit=500: half a second
    word HALF-UNIT unit=30000: half a minute
    # Where a thing is, as a restriction of a noun.
    word PLACE-OF restricts=behind: behind
    word PLACE-OF restricts=under: under, underneath, beneath
    word PLACE-OF restricts=below: below
    word PLACE-OF restricts=above: above, on top of
    word PLACE-OF restricts=in: in, inside, inside of, within
    word PLACE-OF restricts=on: on
    word PLACE-OF restricts=of: of
    word PLACE-OF restricts=next-to: next to, beside
    word PLACE-OF restricts=outside: outside, outside of
    word EXCEPT -: except, except for, other than, apart from, with the exception of
    word PLACE-OF restricts=except: except, except for, other than, apart from
    word SPOT word=top: top
    word SPOT word=bottom: bottom
    word EDGE word=start: start, beginning
    word EDGE word=end: end
    word NAMED -: named, labelled, labeled, called, titled
    word NAMING -: that says, which says, that reads, which reads, with the label, with the name, with the text, marked
    word NAMING -: that is called, which is called, that is labelled, that is labeled, with label, entitled
    word NAMING -: with the title
    word PLACED word=in: in, inside
    word PLACED word=behind: behind
    word PLACED word=above: above
    word PLACED word=below: below
    word PLACED word=next-to: next to, beside
    word PLACED word=outside: outside, outside of
    word WITH-OF restricts=with: with
    word WITH-OF restricts=for: for
    word WITH-OF restricts=from: from
    word WITH-OF restricts=without: without
    word BEHIND restricts=behind: behind, underneath, beneath
    word STATE-AFTER text=selected: now selected, currently selected
    word STATE-AFTER text=open: now open, currently open
    # What a thing is, as a condition that lasts, and as a state.
    word CONDITION text=open: open, up, still open
    word CONDITION text=visible: visible, on screen, on the screen, on display, showing
    word CONDITION text=hidden: hidden
    word CONDITION text=empty: empty, now empty
    word STATE text=open: open, up
    word STATE text=closed: closed
    word STATE text=selected: selected, chosen
    word STATE text=checked: checked, ticked
    word STATE text=unchecked: unchecked, unticked
    word STATE text=expanded: expanded
    word STATE text=collapsed: collapsed
    word STATE text=disabled: disabled, dimmed, greyed out, inactive, unavailable
    word STATE text=enabled: enabled
    word STATE text=gone: gone, removed, deleted
    word STATE text=visible: visible, shown, displayed, on screen, on the screen, on display, there, presented, showing
    word STATE text=hidden: hidden, invisible, off screen
    word STATE text=unchanged: unchanged, the same as before
    word STATE text=on: on, turned on, switched on
    word STATE text=off: off, turned off, switched off
    word STATE text=muted: muted
    word STATE text=cleared: cleared, emptied
    word STATE text=sent: sent
    word STATE text=saved: saved
    word STATE text=submitted: submitted
    word STATE text=required: required
    word STATE text=focused: in focus
    word STATE text=locked: locked
    word STATE text=installed: installed, downloaded
    word STATE text=covered: covered, obscured
    word STATE text=restored: restored
    word STATE-TOO text=lost: lost
    word STATE-TOO text=typed: typed, entered
    word STATE-TOO text=added: added
    word STATE-TOO text=moved: moved
    word STATE-TOO text=triggered: triggered
    word STATE-TOO text=played: played
    word STATE-TOO text=paused: paused
    word STATE-TOO text=recorded: recorded
    word STATE-TOO text=updated: updated
    word STATE-TOO text=replaced: replaced
    word STATE-TOO text=accepted: accepted
    word STATE-TOO text=rejected: rejected
    word STATE-TOO text=cancelled: cancelled
    word STATE-TOO text=booked: booked
    word STATE-TOO text=changed: changed
    word IN-PLACE-STATE text=in_place: where it is, where they are, where it was, where they were
    word STATE text=filled: filled in, filled
    word STATE text=answered: answered
    """
}
