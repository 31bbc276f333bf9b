extension LanguageTables {
  /// What comes up, what stays in the same place, and what comes later.
  static let exclusiveWords = """
    verb OCCURS -: occur, arise, happen
    verb MOVE relation=move: move on
    word IN-PLACE-STATE text=in_place: at the same place, at the same position, at the same spot
    word AFTERWARDS -: later, later on
    """
}
