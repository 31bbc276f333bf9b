/// One line of what a pipeline shows: a scenario, or a mistake that kept one from being run.
struct ReportEntry: Hashable, Sendable {
  /// How it is counted.
  enum Outcome: Hashable, Sendable { case passed, failed, skipped, mistake, warning }

  var outcome: Outcome
  /// Where it begins.
  var location: SourceLocation
  /// Distinct in its file: `line 5, VoiceOver: pay`.
  var name: String
  /// What is wrong, in one line; empty when nothing is.
  var headline: String
  /// All that a report for people says of it.
  var details: String
}

extension RunReport {
  /// The report as `--strict` sees it: a claim that passed with a reservation has failed.
  public var strict: RunReport {
    var report = self
    for file in report.files.indices {
      for scenario in report.files[file].scenarios.indices { report.files[file].scenarios[scenario].failReserved() }
    }
    return report
  }

  /// The entries of each file, in the order of the text; a mistake before the scenarios of its file.
  func entries(source: (String) -> SourceText?) -> [(path: String, entries: [ReportEntry])] {
    files.map { file in
      let mistakes = file.diagnostics.map { ReportEntry($0, source: source) }
      return (file.path, mistakes + file.scenarios.map { ReportEntry($0) })
    }
  }
}

extension ScenarioResult {
  fileprivate mutating func failReserved() {
    for claim in claims.indices where claims[claim].verdict == .passed && !claims[claim].reservations.isEmpty {
      claims[claim].verdict = .failed
      let kinds = claims[claim].reservations.map(\.kind.rawValue).joined(separator: ", ")
      claims[claim].found = "passed with a reservation (\(kinds)), which --strict fails"
      verdict = .failed
    }
  }
}

extension ReportEntry {
  fileprivate init(_ scenario: ScenarioResult) {
    let technology = Technology(rawValue: scenario.profile)
    let failing = scenario.claims.filter(\.verdict.failsRun)
    let details = failing.map { ClaimText.render($0, on: technology).text() }
    outcome = scenario.verdict.failsRun ? .failed : scenario.verdict == .notObserved ? .skipped : .passed
    location = scenario.location
    name = "line \(scenario.location.line), \(scenario.profile): \(VisibleText.line(of: scenario.task))"
    headline = VisibleText.line(of: Self.headline(of: scenario, failing))
    self.details =
      ([scenario.stopped.map { VisibleText.line(of: "stopped: \($0)") + "\n" }].compactMap { $0 } + details)
      .joined(separator: "\n")
  }

  private static func headline(of scenario: ScenarioResult, _ failing: [ClaimResult]) -> String {
    guard scenario.verdict.failsRun else { return "" }
    if let stopped = scenario.stopped { return stopped }
    guard let first = failing.first else { return scenario.verdict.rawValue }
    let more = failing.count > 1 ? " (and \(failing.count - 1) more)" : ""
    return "\(first.verdict.rawValue): \(first.sentence): \(first.found)\(more)"
  }

  fileprivate init(_ diagnostic: Diagnostic, source: (String) -> SourceText?) {
    let text = source(diagnostic.path)
    let start = text?.location(at: diagnostic.range.lower)
    outcome = diagnostic.severity == .error ? .mistake : .warning
    location = SourceLocation(path: diagnostic.path, line: start?.line ?? 1, column: start?.column ?? 1)
    name = "line \(location.line), column \(location.column): \(diagnostic.code)"
    headline = VisibleText.line(of: diagnostic.message)
    details = DiagnosticText.render(diagnostic, in: text)
  }
}
