/// Picks things, moments and measures out of the words of a line.
struct Picker {
  let words: [Word]
  let tables: LanguageTables
  let source: SourceText

  func text(_ index: Int) -> String {
    words.indices.contains(index) && words[index].kind != .quoted ? words[index].text : ""
  }

  /// Whether words stand at a place.
  func stands(_ wording: String, at start: Int) -> Int? {
    let parts = wording.split(separator: " ")
    for (offset, part) in parts.enumerated() where text(start + offset) != part { return nil }
    return start + parts.count
  }

  /// The first of some rows whose words stand at a place, with where they end.
  func row<Value>(_ rows: [(String, Value)], at start: Int) -> (value: Value, end: Int)? {
    for (wording, value) in rows {
      if let end = stands(wording, at: start) { return (value, end) }
    }
    return nil
  }

  /// Where `Expected result:`, `Android:` or a box to tick ends at the head of a line; none when it says something.
  var labelEnd: Int? {
    if stands("[ ]", at: 0) != nil { return 2 }
    guard let colon = words.prefix(Self.longestLabel).firstIndex(where: { $0.kind == .mark && $0.text == ":" }),
      colon > 0
    else { return nil }
    let label = words[..<colon]
    guard label.allSatisfy({ $0.kind == .word && !["is", "are", "order", "be"].contains($0.text) }) else { return nil }
    return colon + 1
  }

  private static let longestLabel = 5

  static func isNumber(_ word: Word) -> Bool {
    switch word.kind {
    case .number, .decimal: true
    default: false
    }
  }

  /// Words that a suggestion may not lose: it either says them or is not made.
  static let weights: Set<String> = [
    "no", "none", "nothing", "nobody", "neither", "nor", "without", "every", "each", "all", "any", "both", "either",
    "only", "except", "until", "always", "once", "twice", "half", "single", "exactly", "just", "most", "least", "fewer",
    "more", "less", "than", "else", "whole", "first", "second", "third", "last", "anything", "everything", "cannot",
    "hardly", "before", "unless", "if", "or", "max", "maximum", "min", "minimum", "under", "over", "exception",
    "excepted",
    "excluding", "silent", "silently", "silence", "quiet", "quietly", "mute", "muted", "besides", "otherwise", "solely",
    "same", "again", "another", "other",
  ]

  static let helpers: Set<String> = [
    "the", "a", "an", "is", "are", "am", "was", "were", "be", "been", "being", "do", "does", "did", "has", "have",
    "had", "should", "must", "shall", "will", "to", "that", "which", "it", "there", "also", "get", "gets", "of",
    "as", "needs", "need", "has", "so", "by", "with", "on", "in", "at", "i", "my", "their", "they", "we", "you",
  ]
}
