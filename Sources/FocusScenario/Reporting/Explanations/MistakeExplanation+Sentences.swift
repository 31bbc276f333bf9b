extension MistakeExplanation {
  /// Sentences that cannot be read, or that can be read in more than one way.
  static let sentences = """
    not-understood sentence
    A word fits none of the ways in which the sentence could go on.
    A word that is passed over could be the one that matters, so every word has to have its place.
    - focus is on the error aftre Pay
    + focus is on the error after Pay

    unfinished-sentence sentence
    The sentence ends where something is still needed.
    Half a claim can be completed in several ways, and guessing one of them is not checking.
    - focus is
    + focus is on the error

    negation-of-which-claim sentence
    A negation stands before several claims.
    It can deny each of them, or only all of them together.
    - focus isn't on the error and on the field
    + focus is not on the error, and focus is on the field

    bare-noun sentence
    A common noun stands without 'the', and is neither a name nor in quotes.
    Without its article a noun can be a word of the language, a label or a slip of the pen.
    - focus is on gizmo
    + focus is on the gizmo

    empty-sentence check
    There are marks, but no words.
    A line that says nothing would be checked by nothing.
    | Profile: VoiceOver
    - Task: .
    + Task: open the panel
    | Expected: focus is on the title

    two-readings sentence
    Two ways of reading the sentence make two different claims.
    Only the author knows which of the two is meant; judging the other one would be a false answer.
    - the error in the sheet that is gone is spoken
    + the error is spoken

    not-observable sentence
    The word names a quality, not something that can be seen or heard.
    Nobody can say when 'a logical place' was reached, because nobody says which element is one.
    - focus is on a logical place
    + focus is on the title

    key-not-simulated sentence
    The sentence is about a key or a shortcut that means nothing to the simulated devices.
    What such a key does is decided by the app or the system, so nothing here could tell whether the claim holds.
    - Cmd-F takes the field
    + Tab moves to the field

    permission sentence
    'may', 'might' and 'could' allow something without asking for it.
    Whatever happens, such a line holds, so it checks nothing.
    - focus may move to the error
    + focus moves to the error

    now-or-not sentence
    Behind 'is', 'does', 'has' and 'should' one letter makes 'not' of 'now'.
    A slip of the pen must not make the opposite of a claim, and a claim is about how things are then anyway.
    - the error is now spoken once
    + the error is spoken once

    condition sentence
    The sentence holds only under a condition.
    A claim that is not looked at when its condition fails would pass unseen; each case is a block of its own.
    - focus is on the error unless typing
    + focus is on the error

    two-moments sentence
    One claim is looked at in two moments.
    It could hold in one and fail in the other, and then it would be neither true nor false.
    - focus is on the error after close, right after Pay
    + focus is on the error right after Pay

    moment-of-which-claim sentence
    A moment behind two claims can belong to both, or to the last one only.
    The other claim would be looked at in a moment that the author did not mean.
    - "Card added" is announced, and focus stays on "Add" right after Pay
    + right after Pay, "Card added" is announced, and focus stays on "Add"

    quoted-event sentence
    Text in quotes stands where something that happens is needed.
    Quotes name a thing on the screen; a bare name means that it is activated.
    - after "Pay", focus is on the error
    + after Pay, focus is on the error

    double-negation sentence
    Two negations deny one claim.
    Some readers take them to cancel each other out, others to strengthen each other.
    - no button is unreachable
    + every button is reachable

    every-not sentence
    'every' stands with 'not'.
    It can mean that none is, or that not all are.
    - every button is not reachable
    + no button is reachable

    negated-amount sentence
    A negation denies an amount.
    'not spoken once' is true when it is never spoken, and when it is spoken twice.
    - the price is not spoken once
    + the price is never spoken

    example sentence
    An example claims nothing.
    'Such as' leaves open which of the things must hold.
    - focus moves to a control such as the title
    + focus moves to the title

    any-or-every sentence
    'any' can mean each one, or one of them.
    The first asks of all buttons what the second asks of a single one.
    - any button is reachable
    + every button is reachable

    negation-inside sentence
    'no' stands inside the claim, where it denies nothing.
    'before no field' can be said, but not be judged.
    - the error comes before no field
    + the error comes before the field

    contrast-with-nothing sentence
    Something is ruled out, but nothing is claimed in its place.
    'not on Y' narrows a claim down; without the claim there is nothing to narrow.
    - focus moves, not to the error summary
    + focus moves to the error, not to the error summary

    name-or-place sentence
    Two bare names stand with a place word between them.
    'Reveal in Files' can be one label, or a control 'Reveal' in a place 'Files'.
    - focus moves to Reveal in Files
    + focus moves to "Reveal in Files"

    said-twice sentence
    Two words say the same part of the claim.
    When they disagree, one of them would have to be passed over.
    - the error is spoken once twice
    + the error is spoken twice

    doubled-word sentence
    The same word stands twice in a row.
    It is mostly a slip, and sometimes what is left of a word that is missing.
    - focus is on the the error
    + focus is on the error

    dangling-word sentence
    The line begins or ends with a word that joins two things, and only one is there.
    The other one may have been lost, and with it something to check.
    - focus is on the error and
    + focus is on the error

    clause-of-which-noun sentence
    A clause with 'that' can belong to either of the two nouns before it.
    The button that opened it and the sheet that opened it are different things.
    - focus is on the button in the sheet that opened it
    + focus is on the button that opened it

    which-of-nothing sentence
    ', which …' has no noun right before it.
    What is said after 'which' is said of the noun that it follows.
    - one swipe reaches the field after close, which still has its value
    + after close, one swipe reaches the field, which still has its value

    says-nothing sentence
    Every word has its place, but together they claim nothing.
    A line that claims nothing would always pass.
    - focus is on the error of
    + focus is on the error

    unended-quotation sentence
    A quotation begins and does not end.
    The rest of the line would become part of a label.
    - focus is on "Pay
    + focus is on "Pay"

    empty-quotation sentence
    There is nothing between the quotes.
    A label without text fits every element that has no label, or none.
    - "" is reachable
    + "Pay" is reachable

    too-long check
    A sentence has more words, or more ways to be read, than any sentence needs.
    Reading it would take longer than anybody waits.
    | Profile: VoiceOver
    | Task: open the panel
    - Expected: focus is on the title and focus is on the title and focus is on the title and …
    + Expected: the title is spoken
    """
}
