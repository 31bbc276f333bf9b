/// Reads one line of an `Expected:` part into frames, or says why it cannot be read.
public struct SentenceReader: Sendable {
  /// A reader over the published lexicon and grammar.
  public init() {}

  /// Reads a sentence; every word is accounted for and exactly one reading comes out, or there are diagnostics.
  public func read(_ phrase: Phrase, in source: SourceText) -> SentenceReading { fatalError("contract only") }

  /// Reads a task line into phrases; open text stays open until it is bound to an app.
  public func readTask(_ phrase: Phrase, in source: SourceText) -> TaskReading { fatalError("contract only") }

  /// Whether the first two words of a line begin a sentence form, or come within one edit of one.
  public func seemsToBegin(_ words: [String]) -> Bool { fatalError("contract only") }
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
