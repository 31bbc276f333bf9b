/// Reads a file and those it includes, each once, in the place where it is included.
struct AppFileLoader {
  /// The trees, in the order in which their lines count.
  private(set) var files: [AppFileSyntax] = []
  /// Every source that was read, the first one first.
  private(set) var sources: [SourceText] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var pathsBeingRead: [String] = []

  init(_ source: SourceText, include: (String) -> SourceText?) { load(source, include) }

  private mutating func load(_ source: SourceText, _ include: (String) -> SourceText?) {
    var syntax = AppFileParser.parse(source)
    sources.append(source)
    diagnostics += syntax.diagnostics
    pathsBeingRead.append(source.path)
    let statements = syntax.statements
    syntax.statements = []
    for statement in statements {
      guard let (path, range) = included(by: statement, in: source) else {
        syntax.statements.append(statement)
        continue
      }
      files.append(syntax)
      syntax.statements = []
      follow(path, at: range, in: source, include)
    }
    files.append(syntax)
    pathsBeingRead.removeLast()
  }

  /// The path of an `include "other.app"` line; reported when it has none.
  private mutating func included(
    by statement: AppFileSyntax.Statement,
    in source: SourceText
  ) -> (path: String, range: SourceRange)? {
    guard case .line(let line) = statement, let clause = line.clauses.first else { return nil }
    var cursor = AppFileCursor(clause)
    guard cursor.take("include") else { return nil }
    if let path = cursor.takeQuotation(), cursor.isAtEnd, line.body.isEmpty { return (path, line.range) }
    report(
      AppWordProblem.missing("one file", of: "include", example: "include \"other.app\""),
      at: line.range,
      in: source
    )
    return nil
  }

  private mutating func follow(
    _ path: String,
    at range: SourceRange,
    in source: SourceText,
    _ include: (String) -> SourceText?
  ) {
    guard let other = include(path) else {
      return report(AppRuleProblem.includeNotFound(path), at: range, in: source)
    }
    if pathsBeingRead.contains(other.path) {
      report(AppRuleProblem.includeCycle(path), at: range, in: source)
    } else if sources.count >= Self.mostFiles {
      report(AppRuleProblem.tooManyIncludes(limit: Self.mostFiles), at: range, in: source)
    } else if !sources.contains(where: { $0.path == other.path }) {
      load(other, include)
    }
  }

  private mutating func report(_ problem: some Problem, at range: SourceRange, in source: SourceText) {
    diagnostics.append(Diagnostic(problem, at: range, in: source.path))
  }

  /// How many files one app may have.
  private static let mostFiles = 64
}
