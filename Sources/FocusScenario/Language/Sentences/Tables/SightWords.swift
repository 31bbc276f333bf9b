extension LanguageTables {
  /// What is in sight and what hides it, and what comes in while focus rests.
  static let sightWords = """
    verb COVER -: overlap, overlay, lie over, sit over, lie on top of, sit on top of, stand in front of
    word HIDDEN-BY -: hidden by, hidden behind, hidden under, hidden underneath, concealed by, blocked by
    word SEEN text=hidden: off screen, off-screen, out of sight, out of view, off the screen, scrolled out of view
    word STATE text=hidden: off-screen, scrolled out of view, scrolled off screen
    verb LAST happening=arrive: come in, keep coming in, pour in
    verb REST relation=stay: stay where i left it, remain where i left it, stay where the user left it
    noun SIGHT-NOUN -: sight, view
    word HIDDEN-THERE -: behind, underneath
    """
}
