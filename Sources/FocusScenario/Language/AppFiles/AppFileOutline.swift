/// Puts each line below the nearest line before it that is indented less.
struct AppFileOutline {
  /// How deep lines may be nested; everything that walks the tree may recurse this far.
  static let deepest = 32

  private(set) var roots: [AppFileLine] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether it is certain what stands below what.
  private(set) var isCertain = true
  private var open: [AppFileLine] = []
  private var isTooDeep = false

  /// Nests the lines of a source.
  init(_ lines: [AppFileLine], path: String) {
    for line in lines {
      reportIfMixed(line, path: path)
      while let last = open.last, last.indentation.width >= line.indentation.width { closeLast() }
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

  /// Reports the first line whose place among those before it depends on how wide a tab is.
  private mutating func reportIfMixed(_ line: AppFileLine, path: String) {
    guard isCertain, let first = line.tokens.first else { return }
    guard open.contains(where: { $0.indentation.dependsOnTabs(beside: line.indentation) }) else { return }
    isCertain = false
    diagnostics.append(Diagnostic(AppFileSyntaxProblem.mixedIndentation, at: first.range, in: path))
  }

  private mutating func reportOnce(at line: AppFileLine, path: String) {
    guard !isTooDeep, let first = line.tokens.first else { return }
    isTooDeep = true
    diagnostics.append(
      Diagnostic(AppFileSyntaxProblem.nestedTooDeep(limit: Self.deepest), at: first.range, in: path)
    )
  }
}
