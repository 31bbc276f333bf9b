/// Diagnostics in the order in which they were noticed; several blocks meet the same problem, and it is told once.
struct DistinctDiagnostics {
  private(set) var all: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  /// Starts with some.
  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  /// Adds one that is not there yet.
  mutating func add(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { all.append(diagnostic) }
  }
}
