extension LanguageTables {
  /// A tap outside of a thing, a tap that is counted, and what is read out.
  static let severalDoingsWords = """
    word OUTSIDE-TAP -: tapping, a tap, a double tap, double-tapping, clicking, a click, pressing, the tap
    proper SELECTING key=select: one double tap, one double-tap, a single double tap, a single double-tap
    verb READ-OUT channel=spoken: read
    word AMONG-THESE -: among, one of
    """
}
