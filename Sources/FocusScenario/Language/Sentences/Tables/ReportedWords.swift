extension LanguageTables {
  /// Words about what is said of a thing in a clause, what is part of what is heard, and what outlasts an interruption.
  static let reportedWords = """
    word PART-OF-SPEECH -: part of the announcement, included in the announcement
    word PART-OF-SPEECH -: part of the speech, part of what is spoken, part of what is announced, part of the utterance
    word NOT-A-WORD everything=nothing: not a word
    word TOLD text=unlocked: unlocked
    word TOLD text=sent: sent
    word TOLD text=offline: offline
    word TOLD text=online: online
    verb MOVE relation=move: wander off, wander away, drift off, drift away
    word OWN-PLACE text=in_place: its scroll position, its scroll offset, their scroll position
    # How many there are, and how it is or is not.
    word HOW-MANY -: how many
    word ARE-THERE -: there are, there were, were found, are found, have been found, was found
    word SOME-STATE -: selected, checked, ticked, expanded, collapsed, on, off, dimmed, disabled, muted, turned on
    word SOME-STATE -: switched on, enabled
    word TO-COME text=remaining: remain, are remaining
    noun REPORTED-NOUN -: state, number
    word TOLD text=wrong: wrong
    word TOLD text=incorrect: incorrect
    word TOLD text=missing: missing
    word TOLD text=cancelled: cancelled
    word TOLD text=booked: booked
    word TOLD text=complete: complete
    word TOLD text=overdue: overdue
    word TOLD text=marked: marked
    # What a name has in it, and a reader that says nothing.
    verb HOLDS-IN -: have, include, contain, carry
    word IN-OWN-NAME -: in its label, in its name, in its accessibility label, in their labels, in their label
    word IN-OWN-NAME -: in their names, in its accessible name, as part of its label, as part of its name
    verb TALK -: talk, speak
    word WANT-NOT polarity=not: i do not want, we do not want, i would not want, i do not expect, we do not expect
    """
}
