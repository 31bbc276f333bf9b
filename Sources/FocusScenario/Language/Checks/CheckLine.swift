/// One line of a check file or document that is not blank: what kind it is, and where its parts stand.
struct CheckLine: Hashable, Sendable {
  /// What a line is, seen alone.
  enum Kind: Hashable, Sendable {
    /// A comment, or markup that says nothing: the reader passes over it.
    case comment
    /// `Key: value`.
    case key(KeyPart)
    /// A heading or a known section name: ends a block, begins a section.
    case heading
    /// A rule, a fence, a switch to leave a part out: ends a block.
    case boundary
    /// A line all of which is bold: a heading, unless it is an expectation.
    case bold
    /// `<!-- focus-check: … -->` that asks for something unknown.
    case unknownSwitch
    /// A line with more bytes than any reader looks at.
    case tooLong
    /// A `<!--` that nothing ends, so that it hides nothing.
    case unendedComment
    /// A row of a table, and whether it holds a Check block.
    case tableRow(holdsBlock: Bool)
    /// A heading that would begin a block, were it none.
    case profileHeading
    /// Anything else: an expectation, a continuation, prose.
    case text
  }

  /// The key of a line, with the stretches that belong to it.
  struct KeyPart: Hashable, Sendable {
    var key: CheckKey
    /// The letters of the key, without emphasis and colon.
    var spelling: SourceRange
    /// The key up to its colon, emphasis included.
    var mark: SourceRange
    /// What follows the colon.
    var value: SourceRange
    /// Whether the letters are only near a key.
    var isMisspelt: Bool
  }

  /// The line, from 0.
  var index: Int
  /// The column, from 0, at which the content begins; a tab goes on to the next multiple of four.
  var indentation: Int
  /// The line without indentation, markers of quotations and lists, and trailing comment.
  var content: SourceRange
  var kind: Kind

  /// The key, on a line that has one.
  var keyPart: KeyPart? {
    if case .key(let part) = kind { part } else { nil }
  }
}
