/// Says what the words at a place of a line are, the longest and surest meaning first.
struct Picker {
  let words: [Word]
  let tables: LanguageTables
  let source: SourceText

  typealias Piece = LinePieces.Piece

  /// The piece that begins at a word.
  func piece(at start: Int) -> Piece {
    if start == 0, let end = labelEnd { return Piece(content: .other, range: 0..<end) }
    let pick =
      mark(at: start) ?? moment(at: start) ?? measure(at: start) ?? subject(at: start) ?? cues(at: start)
      ?? negation(at: start) ?? thing(at: start) ?? small(at: start)
    return pick ?? Piece(content: .other, range: start..<start + 1)
  }

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

  private func mark(at start: Int) -> Piece? {
    guard words[start].kind == .mark else { return nil }
    return Piece(content: .separator, range: start..<start + 1)
  }

  private func small(at start: Int) -> Piece? {
    guard words[start].kind == .word || Self.isNumber(words[start]) else { return nil }
    if Self.isNumber(words[start]) || Self.weights.contains(text(start)) {
      return Piece(content: .weight, range: start..<start + 1)
    }
    if stands("at all", at: start) != nil { return Piece(content: .helper, range: start..<start + 2) }
    if text(start) == "can" { return Piece(content: .ability, range: start..<start + 1) }
    if ["and", "but", "while", "then", "or"].contains(text(start)) {
      return Piece(content: .separator, range: start..<start + 1)
    }
    return Self.helpers.contains(text(start)) ? Piece(content: .helper, range: start..<start + 1) : nil
  }

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
