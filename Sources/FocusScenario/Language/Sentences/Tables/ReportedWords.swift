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
    """
}
