extension LanguageTables {
  /// Words that hold a sentence together: determiners, adverbs, helpers, amounts.
  static let functionWords = """
    # Words that carry nothing: what they say, the words around them say.
    word MODAL -: should, must, shall, will, has to, have to, needs to, need to, ought to, is to, are to
    word MODAL -: is expected to, are expected to, is supposed to, are supposed to
    word BE -: is, are, am, was, were
    word DO -: do, does, did
    word HAVE -: has, have, had
    word GET -: gets, get
    word THAT -: that, which, who
    word AGENT -: the user, a user, users, the screen reader user, a screen reader user, the voiceover user, the person
    word AGENT -: voiceover users, screen reader users, you, we, they
    proper AGENT -: i
    proper READER -: voiceover, talkback
    word READER -: the screen reader, the reader
    word EITHER -: either
    word JOIN -: and
    # What an adverb beside the verb says.
    word ADVERB still: still
    word ADVERB always: always
    word ADVERB polarity=never: never
    word ADVERB polarity=not: no longer
    # Determiners.
    word DETERMINER quantifier=the: the, this, that, these, those, my, your
    word DETERMINER quantifier=a: a, an
    word DETERMINER quantifier=every: every, each, all, all the, all of the, each of the, every one of the
    word DETERMINER quantifier=any: any
    word DETERMINER quantifier=no: no, none of the
    word DETERMINER quantifier=its: its, their
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
    word PRONOUN pronoun=it: it
    word PRONOUN pronoun=them: them
    word EVERYTHING everything=everything: everything
    word EVERYTHING everything=nothing: nothing, nothing at all
    word EVERYTHING everything=anything: anything
    # Amounts.
    word BOUND bound==: exactly, just, only, precisely
    word BOUND bound=≤: at most, no more than, not more than, up to
    word BOUND bound=≥: at least, no fewer than, no less than
    word BOUND bound=>: more than
    word AT-MOST bound=≤: at most, or fewer, or less
    word TIMES number=1: once
    word TIMES number=2: twice
    word UNIT unit=1: ms, millisecond, milliseconds
    word UNIT unit=1000: s, second, seconds
    word UNIT unit=60000: minute, minutes
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
    word PLACE-OF restricts=except: except, except for, other than, apart from
    word SPOT word=top: top
    word SPOT word=bottom: bottom
    word EDGE word=start: start, beginning
    word EDGE word=end: end
    word NAMED -: named, labelled, labeled, called, titled
    # What a thing is, as a condition that lasts, and as a state.
    word CONDITION text=open: open
    word CONDITION text=visible: visible, shown, on screen, on the screen
    word CONDITION text=hidden: hidden
    word CONDITION text=empty: empty
    word STATE text=open: open
    word STATE text=closed: closed
    word STATE text=selected: selected
    word STATE text=checked: checked, ticked
    word STATE text=unchecked: unchecked
    word STATE text=expanded: expanded
    word STATE text=collapsed: collapsed
    word STATE text=disabled: disabled, dimmed
    word STATE text=enabled: enabled
    word STATE text=gone: gone, no longer there
    word STATE text=visible: visible, shown, displayed, on screen, on the screen
    word STATE text=hidden: hidden
    word STATE text=unchanged: unchanged
    """
}
