/// Reads one line of an `Expected:` part into frames, or says why it cannot be read.
public struct SentenceReader: Sendable {
  let tables: LanguageTables

  /// A reader over the published lexicon and grammar.
  public init() {
    self.init(tables: .published)
  }

  /// A reader over other tables.
  init(tables: LanguageTables) {
    self.tables = tables
  }

  /// Reads a sentence; every word is accounted for and exactly one reading comes out, or there are diagnostics.
  public func read(_ phrase: Phrase, in source: SourceText) -> SentenceReading {
    read(phrase, in: source, searching: true)
  }

  /// How many refused lines of a file are searched for a repair, a wording and suggestions.
  ///
  /// The others are refused with their reason alone: what goes wrong in so many lines is told by the first of them.
  static let mostSearched = 100

  /// Reads a sentence; a refused one with its reason alone, without a search for what to write in its place.
  func readBriefly(_ phrase: Phrase, in source: SourceText) -> SentenceReading {
    read(phrase, in: source, searching: false)
  }

  private func read(_ phrase: Phrase, in source: SourceText, searching: Bool) -> SentenceReading {
    guard !phrase.isTooLong else { return refuse([Refusal(.tooLong, at: phrase.range)], in: source) }
    let cut = WordLexer.words(of: phrase, in: source)
    var refusals = cut.problems.map { Refusal($0.problem, at: $0.range) }
    if let doubled = cut.doubledWord { refusals.append(doubled) }
    guard refusals.isEmpty else { return refuse(refusals, in: source) }
    let attempt = Attempt(cut.words, rule: "Line", tables: tables, source: source)
    switch attempt.readings.count {
    case 1: return SentenceReading(frames: attempt.readings[0], diagnostics: [])
    case 0: return refuse([Explanation(attempt, of: phrase, searches: searching).refusal], in: source)
    default: return refuse([Refusal(.twoReadings(attempt.canonicalReadings), at: phrase.range)], in: source)
    }
  }

  /// Every distinct reading of a sentence, without the search for a reason when there is none.
  ///
  /// One is a sentence of the language. For whoever reads very many lines, most of them broken, as the gates do.
  public func readings(of phrase: Phrase, in source: SourceText) -> [[Frame]] {
    guard !phrase.isTooLong else { return [] }
    let cut = WordLexer.words(of: phrase, in: source)
    guard cut.problems.isEmpty, cut.doubledWord == nil else { return [] }
    return Attempt(cut.words, rule: "Line", tables: tables, source: source).readings
  }

  private func refuse(_ refusals: [Refusal], in source: SourceText) -> SentenceReading {
    SentenceReading(
      frames: [],
      diagnostics: refusals.map { Diagnostic($0.problem, at: $0.range, in: source.path) }
    )
  }
}

extension Phrase {
  /// Whether it has more bytes than any sentence or task line.
  var isTooLong: Bool { pieces.reduce(0) { $0 + $1.count } > 10_000 }
}

/// What came of reading a sentence.
public struct SentenceReading: Hashable, Sendable {
  /// One frame per claim, in the order of the text; empty when the sentence was refused.
  public var frames: [Frame]
  /// Why it was refused.
  public var diagnostics: [Diagnostic]

  /// Makes a reading.
  public init(frames: [Frame], diagnostics: [Diagnostic]) {
    self.frames = frames
    self.diagnostics = diagnostics
  }
}

/// What came of reading a task line.
public struct TaskReading: Hashable, Sendable {
  /// The phrases.
  public var task: TaskLine
  /// What is wrong with it.
  public var diagnostics: [Diagnostic]

  /// Makes a reading.
  public init(task: TaskLine, diagnostics: [Diagnostic]) {
    self.task = task
    self.diagnostics = diagnostics
  }
}
