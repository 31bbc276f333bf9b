/// Puts each line below the nearest line before it that is indented less.
struct AppFileOutline {
  /// How deep lines may be nested; everything that walks the tree may recurse this far.
  static let deepest = 32

  private(set) var roots: [AppFileLine] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var open: [AppFileLine] = []

  /// Nests the lines of a source.
  init(_ lines: [AppFileLine], path: String) {
    for line in lines {
      while let last = open.last, last.indentation >= line.indentation { closeLast() }
      guard open.count < Self.deepest else {
        reportOnce(at: line, path: path)
        continue
      }
      open.append(line)
    }
    while !open.isEmpty { closeLast() }
  }

  private mutating func closeLast() {
    guard let line = open.popLast() else { return }
    if open.isEmpty {
      roots.append(line)
    } else {
      open[open.count - 1].children.append(line)
    }
  }

  private mutating func reportOnce(at line: AppFileLine, path: String) {
    guard diagnostics.isEmpty, let first = line.tokens.first else { return }
    diagnostics = [Diagnostic(AppFileSyntaxProblem.nestedTooDeep(limit: Self.deepest), at: first.range, in: path)]
  }
}
