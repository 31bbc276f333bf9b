/// A line of an `Expected:` part that cannot be read, with sentences that may say what it meant.
public struct RefusedLine: Hashable, Sendable {
  /// The line, or several joined ones.
  public let phrase: Phrase
  /// The author's words.
  public let words: String
  /// Where it stands.
  public let location: SourceLocation
  /// Why it cannot be read.
  public let diagnostic: Diagnostic
  /// What it may have meant, the nearest first.
  public let suggestions: [Suggestion]
}

/// A file with lines that cannot be read, and what each may have meant.
public struct RepairableFile: Sendable {
  /// The text as it was read.
  public let source: SourceText
  /// Whether it is a document, in which a comment would be a heading.
  public let isDocument: Bool
  /// The lines, in the order of the text.
  public let lines: [RefusedLine]

  /// Finds the refused lines of a file.
  init(_ file: CheckFile, reader: SentenceReader) {
    self.source = file.source
    self.isDocument = file.isDocument
    var searched = SearchedLines(reader)
    self.lines = file.blocks.flatMap(\.expectations).compactMap { phrase in
      let found = searched.search(phrase, in: file.source)
      guard let diagnostic = found.diagnostic else { return nil }
      return RefusedLine(
        phrase: phrase,
        words: phrase.text(in: file.source),
        location: file.source.location(at: phrase.range.lower),
        diagnostic: diagnostic,
        suggestions: found.suggestions
      )
    }
  }

  /// The text with sentences in place of lines, by the numbers of both.
  public func text(choosing choices: [Int: Int]) -> [UInt8] {
    var rewriting = Rewriting(source: source, keepsWords: !isDocument)
    for (number, line) in lines.enumerated().reversed() {
      guard let choice = choices[number], line.suggestions.indices.contains(choice) else { continue }
      rewriting.replace(line.phrase, with: line.suggestions[choice].sentence)
    }
    return rewriting.bytes
  }
}
