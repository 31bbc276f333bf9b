/// A word, a quotation or a sign of an app file.
struct AppFileToken: Hashable, Sendable {
  /// What kind of token it is.
  enum Kind: Hashable, Sendable { case word, quotation, comma, colon, equals }

  var kind: Kind
  /// The characters; of a quotation those between its quotes, with `\"` and `\\` undone.
  var text: String
  /// Where it stands, quotes included.
  var range: SourceRange

  /// Whether it is this word, given in lower case; a capital is no difference.
  func isWord(_ word: String) -> Bool { kind == .word && text.lowercased() == word }
}

/// A line of an app file without its comment, with the lines indented below it.
struct AppFileLine: Hashable, Sendable {
  var indentation: AppFileIndentation
  /// At least one; those of the following line too when this one ends in a comma.
  var tokens: [AppFileToken]
  var children: [AppFileLine] = []
}

/// The white space in front of a line.
struct AppFileIndentation: Hashable, Sendable {
  var spaces = 0
  var tabs = 0

  /// How deep it reaches; a tab counts as four.
  var width: Int { spaces + 4 * tabs }

  /// Whether it reaches further than another, or not, by the width of a tab alone.
  func dependsOnTabs(beside other: AppFileIndentation) -> Bool {
    let (moreSpaces, moreTabs) = (spaces - other.spaces, tabs - other.tabs)
    return moreSpaces < 0 && moreTabs > 0 || moreSpaces > 0 && moreTabs < 0
  }
}

/// What stands between two commas: a mark, an effect, a step.
struct AppFileClause: Hashable, Sendable {
  var tokens: [AppFileToken]

  /// From the first token to the last.
  var range: SourceRange {
    guard let first = tokens.first, let last = tokens.last else { return SourceRange(0, 0) }
    return first.range.union(last.range)
  }
}
