/// Finds out what a refused line may have meant, and says it in sentences of the language.
///
/// It executes nothing and decides nothing: its author picks one of its suggestions, or none. A negation, a quantifier
/// or a count of the line is in every suggestion, or there is none.
struct LenientReader {
  private let reader: SentenceReader
  private let writer: FrameSentence

  /// A lenient reader beside a strict one.
  init(reader: SentenceReader) {
    self.reader = reader
    self.writer = FrameSentence(reader: reader)
  }

  /// How many sentences are offered at most.
  static let mostSuggestions = 3
  /// How many are written and read back at most.
  private static let mostTried = 24
  /// Longer lines are not looked at.
  private static let longest = 60

  /// The suggestions for a line, the nearest first.
  func suggestions(for phrase: Phrase, in source: SourceText) -> [Suggestion] {
    let cut = WordLexer.words(of: phrase, in: source)
    guard cut.problems.isEmpty, !cut.words.isEmpty, cut.words.count <= Self.longest else { return [] }
    let line = LinePieces(cut.words, tables: reader.tables, source: source)
    var suggestions: [Suggestion] = []
    for meaning in LineDrafter(line).meanings().prefix(Self.mostTried) {
      guard let sentence = writer.text(of: meaning.frames) else { continue }
      guard !suggestions.contains(where: { $0.sentence == sentence }) else { continue }
      suggestions.append(Suggestion(sentence: sentence, frames: meaning.frames, leftOut: meaning.leftOut))
      if suggestions.count == Self.mostSuggestions { break }
    }
    return suggestions
  }
}

extension SentenceReader {
  /// Sentences that may say what a refused line meant, the nearest first, three at most.
  public func suggestions(for phrase: Phrase, in source: SourceText) -> [Suggestion] {
    LenientReader(reader: self).suggestions(for: phrase, in: source)
  }
}
