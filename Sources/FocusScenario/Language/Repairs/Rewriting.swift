/// Puts sentences in place of lines, from the last to the first so that ranges stay true.
struct Rewriting {
  private let source: SourceText
  /// Whether the author's words stay above as a comment.
  private let keepsWords: Bool
  private(set) var bytes: [UInt8]

  init(source: SourceText, keepsWords: Bool) {
    self.source = source
    self.keepsWords = keepsWords
    self.bytes = source.bytes
  }

  /// Puts a sentence in place of a phrase; the further lines of a joined one go away.
  mutating func replace(_ phrase: Phrase, with sentence: String) {
    guard let first = phrase.pieces.first else { return }
    for piece in phrase.pieces.dropFirst().reversed() { removeLine(of: piece) }
    bytes.replaceSubrange(first.lower..<first.upper, with: sentence.utf8)
    guard keepsWords else { return }
    let start = source.lineStarts[source.lineIndex(at: first.lower)]
    let comment = indentation(of: start) + "# ".utf8 + words(of: phrase) + lineEnd(after: first)
    bytes.insert(contentsOf: comment, at: start)
  }

  private mutating func removeLine(of piece: SourceRange) {
    let line = source.lineIndex(at: piece.lower)
    let isLast = line + 1 >= source.lineCount
    let lower = isLast ? source.lineRange(line - 1).upper : source.lineStarts[line]
    bytes.removeSubrange(lower..<(isLast ? source.bytes.count : source.lineStarts[line + 1]))
  }

  /// The author's words on one line, what stood behind the further ones included.
  private func words(of phrase: Phrase) -> [UInt8] {
    let rest = phrase.pieces.dropFirst().map { piece in
      Array(source.bytes[piece.lower..<source.lineRange(source.lineIndex(at: piece.lower)).upper])
    }
    let first = phrase.pieces.first.map { Array(source.bytes[$0.lower..<$0.upper]) } ?? []
    return Array(([first] + rest).joined(separator: [UInt8(ascii: " ")]))
  }

  private func indentation(of start: Int) -> [UInt8] {
    Array(source.bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
  }

  /// The line end that the file has after a stretch, or before it.
  private func lineEnd(after piece: SourceRange) -> [UInt8] {
    for line in [source.lineIndex(at: piece.lower), 0] where line + 1 < source.lineCount {
      return Array(source.bytes[source.lineRange(line).upper..<source.lineStarts[line + 1]])
    }
    return [UInt8(ascii: "\n")]
  }
}
