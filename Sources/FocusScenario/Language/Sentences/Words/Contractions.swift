/// What the short forms of English stand for.
enum Contractions {
  /// The two words of `isn't`, `that's`, `they're`; `the alert's` keeps `'s` for the possessive.
  static func parts(base: String, ending: String) -> (first: String, second: String)? {
    if ending == "t", base.hasSuffix("n") {
      return (irregular[base] ?? String(base.dropLast()), "not")
    }
    if ending == "s" { return (base, subjects.contains(base) ? "is" : "'s") }
    return endings[ending].map { (base, $0) }
  }

  /// Negations that drop more than a letter.
  private static let irregular = ["can": "can", "won": "will", "shan": "shall"]
  /// After these, `'s` is *is*; after any other word it is the possessive.
  private static let subjects = ["that", "it", "there", "what", "who", "which", "here", "nothing", "everything"]
  private static let endings = ["re": "are", "m": "am", "ve": "have", "ll": "will", "d": "would"]
}

/// Numbers that are written as words.
enum Numerals {
  private static let cardinals: [String: Int] = [
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12,
  ]

  /// The number that a word names, up to twelve.
  static func value(of word: String) -> Int? { cardinals[word] }
}
