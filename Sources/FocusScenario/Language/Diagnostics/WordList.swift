/// Lists as the sentences of messages have them.
enum WordList {
  /// `a, b or c`.
  static func choice(_ words: [String]) -> String { list(words, "or") }

  /// `a, b and c`.
  static func all(_ words: [String]) -> String { list(words, "and") }

  private static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
