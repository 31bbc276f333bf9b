/// Finds out what a refused line may have meant, and says it in sentences of the language.
///
/// It executes nothing and decides nothing: its author picks one of its suggestions, or none. A negation, a quantifier
/// or a count of the line is in every suggestion, or there is none.
struct LenientReader {
  private let reader: SentenceReader
  private let wide: LanguageTables
  private let writer: FrameSentence

  /// A lenient reader beside a strict one, with the words and constructions that it tries besides.
  init(reader: SentenceReader, wide: LanguageTables = .wide) {
    self.reader = reader
    self.wide = wide
    self.writer = FrameSentence(reader: reader)
  }

  /// How many sentences are offered at most.
  static let mostSuggestions = 3
  /// How many are written and read back at most.
  private static let mostTried = 24

  /// The suggestions for a line, the nearest first.
  func suggestions(for phrase: Phrase, in source: SourceText) -> [Suggestion] {
    let cut = WordLexer.words(of: phrase, in: source)
    let rules = OfferRules(cut.words, tables: reader.tables, source: source)
    guard cut.problems.isEmpty, !rules.forbidAnything else { return [] }
    let told = Array(cut.words[rules.labelEnd...])
    let readings = reader.readings(of: phrase, in: source)
    if readings.count > 1, readings.count <= Self.mostSuggestions {
      let meant = readings.compactMap { frames in
        writer.text(of: frames).map { Suggestion(sentence: $0, frames: frames, leftOut: []) }
      }
      if meant.count == readings.count { return meant }
    }
    if readings.count != 1 {
      let named = quotingNames(of: told, in: source)
      if !named.isEmpty { return named }
    }
    let vague = rules.vague.map { $0 - rules.labelEnd }
    let plain = suggestions(of: told, vague: vague, in: source)
    guard plain.isEmpty, vague.isEmpty else { return plain }
    let quoted = QuotableNames(words: told, tables: reader.tables, source: source).quoted
    return quoted.count < told.count ? suggestions(of: quoted, vague: [], in: source) : []
  }

  private func suggestions(of told: [Word], vague: [Int], in source: SourceText) -> [Suggestion] {
    let stretches = vague.isEmpty ? StretchDrafter(told, tables: wide, source: source).meanings() : []
    let drafter = ClauseDrafter(told, vague: vague, tables: wide, source: source)
    let close = suggestions(of: Self.ranked(stretches, drafter.meanings()), in: source)
    return close.isEmpty ? suggestions(of: ClauseDrafter(loosening: drafter).meanings(), in: source) : close
  }

  /// The line itself, where it is read once a name in it stands in quotes.
  private func quotingNames(of words: [Word], in source: SourceText) -> [Suggestion] {
    var suggestions: [Suggestion] = []
    var starts: Set<Int> = []
    let names = QuotableNames(words: words, tables: reader.tables, source: source)
    for (start, line) in names.lines where !starts.contains(start) {
      guard let frames = reader.frames(of: line), frames.allSatisfy(\.isWorthOffering) else { continue }
      starts.insert(start)
      suggestions.append(Suggestion(sentence: line, frames: frames, leftOut: []))
      if suggestions.count == Self.mostSuggestions { break }
    }
    return suggestions
  }

  /// What the wide tables read goes before what the patterns do, when as much is left out.
  private static func ranked(_ stretches: [LineMeaning], _ clauses: [LineMeaning]) -> [LineMeaning] {
    let all = stretches.map { ($0, 0) } + clauses.map { ($0, 1) }
    return all.enumerated().sorted { first, second in
      (first.element.0.rank.leftOut, first.element.1, first.offset)
        < (second.element.0.rank.leftOut, second.element.1, second.offset)
    }.map(\.element.0)
  }

  private func suggestions(of meanings: [LineMeaning], in source: SourceText) -> [Suggestion] {
    var suggestions: [Suggestion] = []
    for meaning in meanings.prefix(Self.mostTried) {
      guard !meaning.leftOut.contains(where: { Self.changesTheRest($0, in: source) }) else { continue }
      guard let (frames, sentence) = written(meaning) else { continue }
      guard !suggestions.contains(where: { $0.says(frames) }) else { continue }
      // Beside a sentence of all that the line says, one of less is no help.
      if let first = suggestions.first, first.leftOut.isEmpty, !meaning.leftOut.isEmpty { break }
      suggestions.append(Suggestion(sentence: sentence, frames: frames, leftOut: meaning.leftOut))
      if suggestions.count == Self.mostSuggestions { break }
    }
    return suggestions
  }

  /// Whether the rest claims something else without these words: who does it, and what a key does.
  private static func changesTheRest(_ range: SourceRange, in source: SourceText) -> Bool {
    // `Press Escape: …` says what is done.
    if range.lower == 0, source.text(SourceRange(range.upper, range.upper + 1)) == ":" { return false }
    let words = source.text(range).split { " ,.;:".contains($0) }.map(String.init)
    let before = source.text(SourceRange(0, range.lower)).split { " ,.;:".contains($0) }.last
    if words.first?.lowercased() == "by" || before?.lowercased() == "by" { return true }
    return words.contains { ["Escape", "Esc", "Return", "Enter", "Space"].contains($0) }
  }

  /// Some claims with their sentence; when there is none, what they come to in plainer words.
  private func written(_ meaning: LineMeaning) -> ([Frame], String)? {
    let frames = meaning.frames
    guard frames.allSatisfy(\.isWorthOffering) else { return nil }
    if let sentence = writer.text(of: frames, said: meaning.wordings) { return (frames, sentence) }
    let plainer = frames.map(\.plainer)
    guard plainer != frames, let sentence = writer.text(of: plainer) else { return nil }
    return (plainer, sentence)
  }
}

extension Suggestion {
  /// Whether some claims are all among its own, whenever they are looked at.
  fileprivate func says(_ others: [Frame]) -> Bool {
    let own = frames.map { $0.atAnyTime.canonicalText }
    return others.allSatisfy { own.contains($0.atAnyTime.canonicalText) }
  }
}
