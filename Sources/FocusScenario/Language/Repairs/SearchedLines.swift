/// Searches the refused lines of a file for what they may have meant, each text once.
struct SearchedLines {
  /// What is known of a line: why it is refused, if it is, and what it may have meant.
  struct Found {
    var diagnostic: Diagnostic?
    var suggestions: [Suggestion] = []
  }

  private let reader: SentenceReader
  /// By the text of the line; only those on one line, with where the first of each begins.
  private var known: [String: (start: Int, found: Found)] = [:]
  private var searchesLeft = SentenceReader.mostSearched

  /// Prepares to search lines with a reader.
  init(_ reader: SentenceReader) {
    self.reader = reader
  }

  /// What a line may have meant; behind the last that is searched, its reason alone.
  mutating func search(_ phrase: Phrase, in source: SourceText) -> Found {
    guard let piece = phrase.onlyPiece else { return searchAnew(phrase, in: source) }
    let text = source.text(piece)
    if let (start, found) = known[text] { return found.moved(by: piece.lower - start) }
    let found = searchAnew(phrase, in: source)
    known[text] = (piece.lower, found)
    return found
  }

  private mutating func searchAnew(_ phrase: Phrase, in source: SourceText) -> Found {
    guard searchesLeft > 0 else {
      return Found(diagnostic: reader.readBriefly(phrase, in: source).diagnostics.first)
    }
    guard let diagnostic = reader.read(phrase, in: source).diagnostics.first else { return Found() }
    searchesLeft -= 1
    return Found(diagnostic: diagnostic, suggestions: reader.suggestions(for: phrase, in: source))
  }
}

extension SearchedLines.Found {
  /// The same of a line with the same words that stands further on.
  fileprivate func moved(by distance: Int) -> Self {
    var found = self
    if let range = diagnostic?.range { found.diagnostic?.range = range.moved(by: distance) }
    for index in found.suggestions.indices {
      found.suggestions[index].leftOut = found.suggestions[index].leftOut.map { $0.moved(by: distance) }
    }
    return found
  }
}
