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
  /// Longer lines are not looked at.
  private static let longest = 60

  /// The suggestions for a line, the nearest first.
  func suggestions(for phrase: Phrase, in source: SourceText) -> [Suggestion] {
    let cut = WordLexer.words(of: phrase, in: source)
    guard cut.problems.isEmpty, !cut.words.isEmpty, cut.words.count <= Self.longest else { return [] }
    let label = Picker(words: cut.words, tables: reader.tables, source: source).labelEnd ?? 0
    let vague = cut.words.indices.dropFirst(label).filter { isVague(cut.words, $0) }
    // What somebody complains about is not what is expected.
    guard !cut.words.contains(where: { $0.kind == .word && Self.complaints.contains($0.text) }) else { return [] }
    guard !Self.hasCases(cut.words) else { return [] }
    // A denial gone wrong would be lost: `the cart cannomt be reached`.
    guard !cut.words.contains(where: { $0.kind == .word && Picker.isSlipOfWeight($0.text) }) else { return [] }
    let stretches = vague.isEmpty ? StretchDrafter(cut.words, tables: wide, source: source).meanings() : []
    let clauses = ClauseDrafter(cut.words, vague: Array(vague), tables: wide, source: source).meanings()
    return suggestions(of: Self.ranked(stretches, clauses), in: source)
  }

  /// `on X, or on Y if the list is empty`, `to X; if the row is gone, to Y`: two cases, of which no one claim holds.
  private static func hasCases(_ words: [Word]) -> Bool {
    guard let condition = words.lastIndex(where: { $0.kind == .word && $0.text == "if" }) else { return false }
    return words[..<condition].contains { $0.kind == .word && $0.text == "or" || $0.kind == .mark && $0.text == ";" }
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
      guard let (frames, sentence) = written(meaning.frames) else { continue }
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
    let words = source.text(range).split { " ,.;:".contains($0) }.map(String.init)
    let before = source.text(SourceRange(0, range.lower)).split { " ,.;:".contains($0) }.last
    if words.first?.lowercased() == "by" || before?.lowercased() == "by" { return true }
    return words.contains { ["Escape", "Esc", "Return", "Enter", "Space"].contains($0) }
  }

  /// Some claims with their sentence; when there is none, what they come to in plainer words.
  private func written(_ frames: [Frame]) -> ([Frame], String)? {
    guard frames.allSatisfy(\.isWorthOffering) else { return nil }
    if let sentence = writer.text(of: frames) { return (frames, sentence) }
    let plainer = frames.map(\.plainer)
    guard plainer != frames, let sentence = writer.text(of: plainer) else { return nil }
    return (plainer, sentence)
  }

  /// What nobody can observe is asked about, not left out.
  private func isVague(_ words: [Word], _ index: Int) -> Bool {
    let word = words[index]
    // `as soon as`, `as well as`, `how many`
    if index > 0, ["soon", "well"].contains(word.text), words[index - 1].text == "as" { return false }
    if index > 0, ["many", "much", "long"].contains(word.text), words[index - 1].text == "how" { return false }
    return word.kind == .word && !Self.harmless.contains(word.text)
      && reader.tables.vocabulary.traits(of: word.text).contains(.vague)
  }

  private static let complaints: Set<String> = [
    "hate", "hates", "annoying", "annoys", "annoyed", "confusing", "confused", "confuses", "bug", "buggy", "bugs",
    "unfortunately", "sadly", "complains", "complained", "currently", "reproduce", "reproduced", "nowadays", "ugh",
  ]

  /// Words that are vague as a claim, and not as a part of what is left out or named.
  private static let harmless: Set<String> = [
    "ok", "somebody", "someone", "anybody", "anyone", "nobody", "something", "anything", "several", "handle", "handles",
    "very", "many", "correct", "correctly", "wrong", "wrongly", "often", "criteria", "long", "short", "new",
    "because", "since", "although", "though", "whereas", "irrespective", "regardless", "assuming", "may", "might",
    "could", "would", "really", "quite", "pretty", "extra", "close", "some", "few", "enough", "usual", "normal",
    "accidental", "about", "experience",
  ]
}

extension SentenceReader {
  /// Sentences that may say what a refused line meant, the nearest first, three at most.
  public func suggestions(for phrase: Phrase, in source: SourceText) -> [Suggestion] {
    LenientReader(reader: self).suggestions(for: phrase, in: source)
  }

  /// Reads a sentence; the help for a refused one ends in the nearest sentence of the language, when there is one.
  func readOffering(_ phrase: Phrase, in source: SourceText) -> SentenceReading {
    var reading = read(phrase, in: source)
    guard reading.diagnostics.count == 1, reading.diagnostics[0].takesSuggestion,
      let nearest = suggestions(for: phrase, in: source).first
    else { return reading }
    // Advice of its own says more about the mistake than a sentence that passes over a part of the line.
    guard reading.diagnostics[0].saysOnlyTheNearest || nearest.leftOut.isEmpty else { return reading }
    reading.diagnostics[0].help = reading.diagnostics[0].help(offering: nearest, in: source)
    return reading
  }
}

extension Diagnostic {
  /// Whether another sentence helps more than what the help says: a repair of one word was tried already.
  fileprivate var takesSuggestion: Bool { code != "two-readings" && help?.hasPrefix("write '") != true }

  /// Whether the help has no advice but a published wording that shares some words with the line.
  fileprivate var saysOnlyTheNearest: Bool { code == "not-understood" || code == "unfinished-sentence" }

  /// The help with a sentence to write in place of the line, and what that leaves out.
  fileprivate func help(offering suggestion: Suggestion, in source: SourceText) -> String {
    var lines = saysOnlyTheNearest ? [] : [help].compactMap { $0 }
    lines.append("did you mean: \(suggestion.sentence)")
    if !suggestion.leftOut.isEmpty { lines.append("that leaves out \(suggestion.leftOutWords(in: source))") }
    return lines.joined(separator: "\n")
  }
}

extension Suggestion {
  /// Whether some claims are all among its own, whenever they are looked at.
  fileprivate func says(_ others: [Frame]) -> Bool {
    let own = frames.map { $0.atAnyTime.canonicalText }
    return others.allSatisfy { own.contains($0.atAnyTime.canonicalText) }
  }

  /// The author's words that the sentence does not say: `'now selected' and 'again'`.
  func leftOutWords(in source: SourceText) -> String {
    WordList.all(leftOut.map { "'\(source.excerpt($0))'" })
  }
}

extension Frame {
  /// The claim as what is so after it happened, and of what is heard without that it is.
  fileprivate var plainer: Frame {
    var frame = self
    frame.manner.removeAll { $0 == .broughtAbout }
    if frame.kind == .speech { frame.target?.relations.removeAll { $0.kind == .spoken } }
    return frame
  }

  /// The claim without its moment, and in one form where two say the same.
  fileprivate var atAnyTime: Frame {
    var frame = self
    frame.moment = nil
    frame.within = nil
    frame.channel = .spoken
    if kind == .order, relation == .after || relation == .rightAfter {
      frame.relation = relation == .after ? .before : .rightBefore
      swap(&frame.target, &frame.other)
    }
    if kind == .focus, relation == .leave, polarity == .not { (frame.relation, frame.polarity) = (.stayOn, .holds) }
    return frame
  }
}

extension Frame {
  /// Whether what it claims can be judged: that something starts, or blinks, cannot.
  fileprivate var isWorthOffering: Bool {
    guard kind == .state, relation == .does else { return true }
    return ["update", "change", "reload", "load"].contains(text ?? "")
  }
}
