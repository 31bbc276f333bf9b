/// How much of what should not be there is there, held against what is known of and not mended yet.
///
/// All of them belong at nought: a ceiling only goes down, but for the idle words, of which a wider language has more:
/// most stand where the words around them say the same (`the field now has focus`, `the switch goes off again`). Most of
/// the slips that claim something else make one word of another: `closing` and `cloning`, `from` and `form`.
struct Ceilings {
  var readings: Int
  var otherClaims: Int
  var stillBound: Int
  var idleWords: Int

  /// What was measured when the last words were added.
  static let known = Ceilings(readings: 0, otherClaims: 35, stillBound: 40, idleWords: 64)

  var hold: Bool {
    readings <= Self.known.readings && otherClaims <= Self.known.otherClaims && stillBound <= Self.known.stillBound
      && idleWords <= Self.known.idleWords
  }

  var text: String {
    """
    against what is known: \(readings) of \(Self.known.readings) sentences without one reading, \
    \(otherClaims) of \(Self.known.otherClaims) slips that claim something else, \
    \(stillBound) of \(Self.known.stillBound) that an app takes, \
    \(idleWords) of \(Self.known.idleWords) idle words: \(hold ? "no worse" : "worse")
    """
  }
}
