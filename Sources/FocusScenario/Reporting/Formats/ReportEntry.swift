/// One line of what a pipeline shows: a scenario, or a mistake that kept one from being run.
struct ReportEntry: Hashable, Sendable {
  /// How it is counted.
  enum Outcome: Hashable, Sendable { case passed, failed, skipped, mistake, warning }

  /// One thing that is wrong, at its own place.
  struct Finding: Hashable, Sendable {
    var location: SourceLocation
    /// In one line.
    var headline: String
    /// All that a report for people says of it.
    var details: String
  }

  var outcome: Outcome
  /// Where it begins.
  var location: SourceLocation
  /// Distinct in its file: `line 5, VoiceOver: pay`.
  var name: String
  /// What is wrong, in the order of the text; empty when nothing is.
  var findings: [Finding]

  /// What is wrong, in one line; empty when nothing is.
  var headline: String {
    guard let first = findings.first else { return "" }
    return first.headline + (findings.count > 1 ? " (and \(findings.count - 1) more)" : "")
  }

  /// All that a report for people says of it.
  var details: String { findings.map(\.details).joined(separator: "\n") }
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
}

extension Sequence<RunEvent> {
  /// The entries of each file, in the order of the text; a mistake before the scenarios of its file.
  func entries(source: (String) -> SourceText?) -> [(path: String, entries: [ReportEntry])] {
    var files: [(path: String, entries: [ReportEntry])] = []
    for event in self {
      if case .source(let path) = event { files.append((path, [])) }
      guard let last = files.indices.last, let entry = event.entry(source: source) else { continue }
      files[last].entries.append(entry)
    }
    return files
  }
}

extension RunEvent {
  /// What a pipeline shows of it; most events are parts of a scenario's entry.
  fileprivate func entry(source: (String) -> SourceText?) -> ReportEntry? {
    switch self {
    case .diagnostic(let diagnostic): ReportEntry(diagnostic, source: source)
    case .scenarioFinished(let scenario): ReportEntry(scenario)
    case .runStarted, .source, .scenarioStarted, .beat, .claimJudged, .runFinished: nil
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
    outcome = scenario.verdict.failsRun ? .failed : scenario.verdict == .notObserved ? .skipped : .passed
    location = scenario.location
    name = "line \(scenario.location.line), \(scenario.profile): \(VisibleText.line(of: scenario.task))"
    findings = scenario.verdict.failsRun ? Self.findings(of: scenario) : []
  }

  private static func findings(of scenario: ScenarioResult) -> [Finding] {
    let technology = Technology(rawValue: scenario.profile)
    let stops = scenario.stopped.map { [stop("stopped: \($0)", scenario)] } ?? []
    let claims = scenario.claims.filter(\.verdict.failsRun).map { claim in
      Finding(
        location: claim.location,
        headline: headline("\(claim.verdict.rawValue): \(claim.sentence): \(claim.found)"),
        details: ClaimText.render(claim, on: technology).text()
      )
    }
    return stops.isEmpty && claims.isEmpty ? [stop(scenario.verdict.rawValue, scenario)] : stops + claims
  }

  /// What stands in one line of a pipeline's page.
  private static func headline(_ words: String) -> String {
    VisibleText.line(of: VisibleText.shortened(words, to: 500))
  }

  private static func stop(_ words: String, _ scenario: ScenarioResult) -> Finding {
    let line = headline(words)
    return Finding(location: scenario.location, headline: line, details: line + "\n")
  }

  fileprivate init(_ diagnostic: Diagnostic, source: (String) -> SourceText?) {
    let text = source(diagnostic.path)
    let start = text?.location(at: diagnostic.range.lower)
    outcome = diagnostic.severity == .error ? .mistake : .warning
    location = SourceLocation(path: diagnostic.path, line: start?.line ?? 1, column: start?.column ?? 1)
    name = "line \(location.line), column \(location.column): \(diagnostic.code)"
    findings = [
      Finding(
        location: location,
        headline: Self.headline(diagnostic.message),
        details: DiagnosticText.render(diagnostic, in: text)
      )
    ]
  }
}
