/// A text as a sequence of words: what is left of it when case, white space, commas and spelling of accents do not count.
struct SpokenText: Sendable {
  /// A word, and where it stands in the text.
  struct Word: Sendable {
    /// Lower case, without the punctuation around it; `==` compares by canonical equivalence.
    var text: String
    var range: Range<String.Index>
  }

  let source: String
  let words: [Word]

  /// Splits a text into its words.
  init(_ source: String) {
    self.source = source
    words = SpokenText.split(source)
  }

  /// Whether both have the same words in the same order.
  func hasSameWords(as other: SpokenText) -> Bool {
    words.count == other.words.count && starts(with: other, at: 0)
  }

  /// Whether the words of the other stand here from a position on.
  func starts(with other: SpokenText, at position: Int) -> Bool {
    guard position + other.words.count <= words.count else { return false }
    return zip(words[position...], other.words).allSatisfy { $0.text == $1.text }
  }

  /// The first position at which the words of the other stand; none for a text without words.
  func firstPosition(of other: SpokenText) -> Int? {
    guard !other.words.isEmpty else { return nil }
    return words.indices.first { starts(with: other, at: $0) }
  }

  /// The author's spelling of some of the words.
  func spelling(of positions: Range<Int>) -> String {
    guard let first = words[positions].first, let last = words[positions].last else { return "" }
    return String(source[first.range.lowerBound..<last.range.upperBound])
  }
}

// MARK: - Splitting

extension SpokenText {
  private static func split(_ source: String) -> [Word] {
    let scalars = source.unicodeScalars
    var words: [Word] = []
    var start: String.Index?
    for position in scalars.indices {
      let kind = Kind(scalars[position])
      if kind != .letter, let begun = start {
        words += word(in: source, begun..<position)
        start = nil
      }
      if kind == .wordOfItsOwn { words += word(in: source, position..<scalars.index(after: position)) }
      if kind == .letter, start == nil { start = position }
    }
    if let start { words += word(in: source, start..<scalars.endIndex) }
    return words
  }

  /// The word in a range; punctuation around it is not spoken (VO-85), unless there is nothing else.
  private static func word(in source: String, _ range: Range<String.Index>) -> [Word] {
    let scalars = source.unicodeScalars[range]
    guard let first = scalars.firstIndex(where: { !isPunctuation($0) }),
      let last = scalars.lastIndex(where: { !isPunctuation($0) })
    else { return [Word(text: source[range].lowercased(), range: range)] }
    let trimmed = first..<scalars.index(after: last)
    return [Word(text: source[trimmed].lowercased(), range: trimmed)]
  }

  private enum Kind {
    case letter
    case separator
    /// Of a script that writes no spaces: each sign counts as a word.
    case wordOfItsOwn

    init(_ scalar: Unicode.Scalar) {
      if scalar.properties.isWhitespace || SpokenText.commas.contains(scalar) {
        self = .separator
      } else {
        self = SpokenText.isOfScriptWithoutSpaces(scalar) ? .wordOfItsOwn : .letter
      }
    }
  }

  /// The commas of Latin, Chinese and Japanese, and Arabic script.
  private static let commas: [Unicode.Scalar] = [",", "，", "、", "،"]

  private static func isOfScriptWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ";", ":", "!", "?", "…", "。", "；", "：", "！", "？", "\"", "'", "(", ")", "“", "”", "„", "‘", "’", "«", "»":
      true
    default: false
    }
  }
}
