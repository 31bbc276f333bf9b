/// One mistake in a text: what it is, where it stands, and what to do about it.
public struct Diagnostic: Hashable, Codable, Sendable {
  /// Whether the text can still run.
  public enum Severity: String, Hashable, Codable, Sendable {
    /// No block of the file runs.
    case error
    /// Everything runs; the author should look.
    case warning
  }

  /// The stable code, such as `misspelt-key`.
  public var code: String
  /// Whether the text can still run.
  public var severity: Severity
  /// The path of the source.
  public var path: String
  /// The exact bytes that the caret points at.
  public var range: SourceRange
  /// What is wrong, lower case, the author's words in single quotes.
  public var message: String
  /// The short text beside the caret; empty when the message says it all.
  public var label: String
  /// A repair that was tried; absent when there is none that is safe to offer.
  public var help: String?

  /// Words a problem at a place of a source.
  public init(_ problem: some Problem, at range: SourceRange, in path: String) {
    self.code = problem.code
    self.severity = problem.severity
    self.path = path
    self.range = range
    self.message = problem.message
    self.label = problem.label
    self.help = problem.help
  }
}

/// Something noticed in a text, apart from how it is worded.
///
/// Each room has its own problems: an enum whose cases carry data, and beside it, in one file, the wording.
public protocol Problem: Sendable {
  /// The stable code, lower case with hyphens.
  var code: String { get }
  /// Whether the text can still run.
  var severity: Diagnostic.Severity { get }
  /// What is wrong.
  var message: String { get }
  /// The short text beside the caret.
  var label: String { get }
  /// A repair that was tried, or none.
  var help: String? { get }
}

extension Problem {
  /// The problem in words, at a place of a source.
  func diagnostic(at range: SourceRange, in path: String) -> Diagnostic { Diagnostic(self, at: range, in: path) }
}
