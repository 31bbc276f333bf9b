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
  public var pieces: [SourceRange] {
    get { first.map { [$0] + rest } ?? [] }
    set {
      first = newValue.first
      rest = Array(newValue.dropFirst())
    }
  }

  /// Most phrases stand on one line: there is no array for these.
  private var first: SourceRange?
  private var rest: [SourceRange] = []

  /// Makes a phrase from its stretches; at least one.
  public init(pieces: [SourceRange]) {
    self.first = pieces.first
    self.rest = Array(pieces.dropFirst())
  }

  /// Makes a phrase on one line.
  init(_ piece: SourceRange) {
    self.first = piece
  }

  /// The piece of a phrase on one line.
  var onlyPiece: SourceRange? { rest.isEmpty ? first : nil }

  /// The last piece.
  var lastPiece: SourceRange? { rest.last ?? first }

  /// Joins another line.
  mutating func append(_ piece: SourceRange) {
    if first == nil { first = piece } else { rest.append(piece) }
  }

  /// From the first byte to the last.
  public var range: SourceRange {
    guard let first else { return SourceRange(0, 0) }
    return rest.last.map { first.union($0) } ?? first
  }

  /// The author's words on one line.
  public func text(in source: SourceText) -> String {
    onlyPiece.map { source.text($0) } ?? pieces.map { source.text($0) }.joined(separator: " ")
  }
}
