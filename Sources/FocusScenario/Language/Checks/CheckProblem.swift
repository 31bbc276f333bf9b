/// A mistake in the lines of a check file or document; what the sentences say is not looked at here.
enum CheckProblem: Hashable, Sendable {
  /// `Expcted:`.
  case misspeltKey(found: String, meant: CheckKey)
  /// A block has no line with this key.
  case missing(CheckKey)
  /// Nothing follows the key.
  case empty(CheckKey)
  /// The key stands twice in one block; the line of the first, from 1.
  case repeated(CheckKey, firstLine: Int)
  case expectedBeforeTask
  case unknownProfile(name: String, nearest: String?)
  case repeatedProfile(name: String)
  case tooManyProfiles
  /// A check file in which no block begins.
  case noBlock
  /// The same words for the same profile once more; the line of the first, from 1.
  case identicalBlock(firstLine: Int)
  /// A line that belongs to nothing; in a document `#` would make a heading of it.
  case strayLine(words: String, isDocument: Bool)
  /// `Expected focus is on …`.
  case missingColon(CheckKey)
  /// Prose that reads like an expectation, just below a block; the line of the block's last words, from 1.
  case meantForBlockAbove(words: String, blockLine: Int)
  /// More bytes than any reader looks at.
  case lineTooLong(limit: Int)
  /// More expectations than any block has.
  case tooManyExpectations(limit: Int)
  /// `<!-- focus-check: of -->`.
  case unknownSwitch(words: String)
  /// A Check block, or the columns of one, in a table.
  case blockInTable
  /// `## Profile: VoiceOver`.
  case blockInHeading(words: String)
  /// `<!--` without its `-->`.
  case unendedComment
}
