/// A check file or document as read: its blocks, in order, and every problem found.
public struct CheckFile: Hashable, Sendable {
  /// The text that was read.
  public var source: SourceText
  /// Whether it was read as a document, where prose may stand around blocks.
  public var isDocument: Bool
  /// The blocks, in the order of the text.
  public var blocks: [CheckBlock]
  /// What is wrong with the text, in the order of the text.
  public var diagnostics: [Diagnostic]
  /// The team's own wordings of the `Say:` lines, in the order of the text; what they mean is not checked yet.
  public var sayings: [Saying] = []
  /// Those of the phrases files around it, each checked.
  public var inheritedSayings: [Saying] = []

  /// Makes a file from its parts.
  public init(source: SourceText, isDocument: Bool, blocks: [CheckBlock], diagnostics: [Diagnostic]) {
    self.source = source
    self.isDocument = isDocument
    self.blocks = blocks
    self.diagnostics = diagnostics
  }
}

/// One Check block: for whom, what is done, and what is expected.
public struct CheckBlock: Hashable, Sendable {
  /// The technologies named, at least one; one scenario each.
  public var profiles: [Profile]
  /// The `Given:` line, when there is one.
  public var given: Phrase?
  /// The task line.
  public var task: Phrase
  /// The expectations, one sentence each, continued lines joined.
  public var expectations: [Phrase]
  /// The name on the `App:` line in force, when there is one.
  public var app: Phrase?
  /// The number of the section the block stands in, from 0; a `.check` file is one section.
  public var section: Int
  /// From the first byte of the `Profile:` line to the last of the last expectation.
  public var range: SourceRange

  /// Makes a block from its parts.
  public init(
    profiles: [Profile],
    given: Phrase?,
    task: Phrase,
    expectations: [Phrase],
    app: Phrase?,
    section: Int,
    range: SourceRange
  ) {
    self.profiles = profiles
    self.given = given
    self.task = task
    self.expectations = expectations
    self.app = app
    self.section = section
    self.range = range
  }
}

/// A line, or several joined ones, of a block: the author's words with their place.
public struct Phrase: Hashable, Sendable {
  /// One stretch per physical line, without key, indentation or trailing comment.
  public var pieces: [SourceRange]

  /// Makes a phrase from its stretches; at least one.
  public init(pieces: [SourceRange]) {
    self.pieces = pieces
  }

  /// From the first byte to the last.
  public var range: SourceRange {
    guard let first = pieces.first, let last = pieces.last else { return SourceRange(0, 0) }
    return first.union(last)
  }

  /// The author's words on one line.
  public func text(in source: SourceText) -> String {
    pieces.map { source.text($0) }.joined(separator: " ")
  }
}
