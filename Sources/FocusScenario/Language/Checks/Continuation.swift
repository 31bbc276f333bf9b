/// Whether a line goes on with the sentence of the line before.
enum Continuation {
  /// A sentence goes on after a comma or a joining word, and before a word that cannot begin one.
  static func joins(_ previous: SourceRange, _ next: SourceRange, in source: SourceText) -> Bool {
    endsOpen(previous, in: source) || beginsOpen(next, in: source)
  }

  /// Words that a sentence does not end in.
  private static let joining: [StaticString] = [
    "and", "or", "nor", "but", "then", "which", "that", "without", "within", "not",
  ]

  /// Words that carry on the line above.
  private static let carrying: [StaticString] = ["and", "or", "which", "without", "within", "not"]

  private static let longestWord = 8

  private static func endsOpen(_ range: SourceRange, in source: SourceText) -> Bool {
    if (1...3).contains(where: { source.commaLength(at: range.upper - $0, before: range.upper) == $0 }) { return true }
    var lower = range.upper
    while lower > range.lower, range.upper - lower <= longestWord, isLetter(lower - 1, in: source) { lower -= 1 }
    let isWholeWord = lower == range.lower || source.blankLength(endingAt: lower, after: range.lower) > 0
    let word = SourceRange(lower, range.upper)
    return isWholeWord && joining.contains { source.isWord(word, $0) }
  }

  private static func beginsOpen(_ range: SourceRange, in source: SourceText) -> Bool {
    var upper = range.lower
    while upper < range.upper, upper - range.lower <= longestWord, isLetter(upper, in: source) { upper += 1 }
    let isWholeWord = upper == range.upper || source.blankLength(at: upper, before: range.upper) > 0
    let word = SourceRange(range.lower, upper)
    return isWholeWord && carrying.contains { source.isWord(word, $0) }
  }

  private static func isLetter(_ index: Int, in source: SourceText) -> Bool {
    let byte = source.byte(index, source.bytes.count)
    return 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
  }
}
