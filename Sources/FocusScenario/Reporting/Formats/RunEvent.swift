/// One thing that a run comes to, in the order in which a reader needs it.
public enum RunEvent: Hashable, Sendable {
  /// Always the first.
  case runStarted
  /// A document, or an app file with something to say; what follows is about it, up to the next.
  case source(path: String)
  case diagnostic(Diagnostic)
  case scenarioStarted(ScenarioResult)
  /// One action of the task and what came of it.
  case beat(StepRecord, of: String)
  case claimJudged(ClaimResult, of: String)
  case scenarioFinished(ScenarioResult)
  /// Always the last.
  case runFinished(RunCounts)
}

extension RunReport {
  /// The run that events tell of; what every form of a report has is in them.
  public init(_ events: [RunEvent]) {
    self.init(files: [])
    for event in events { add(event) }
  }

  private mutating func add(_ event: RunEvent) {
    switch event {
    case .source(let path): files.append(FileReport(path: path, diagnostics: [], scenarios: []))
    case .diagnostic(let diagnostic): change { $0.diagnostics.append(diagnostic) }
    case .scenarioFinished(let scenario): change { $0.scenarios.append(scenario) }
    case .runFinished(let counts): notRun = counts.notRun
    case .runStarted, .scenarioStarted, .beat, .claimJudged: break
    }
  }

  /// Changes the file that the events are about; what comes before the first is about none.
  private mutating func change(_ change: (inout FileReport) -> Void) {
    guard let last = files.indices.last else { return }
    change(&files[last])
  }

  /// The run as events, in the order of the texts.
  public var events: [RunEvent] {
    var events = [RunEvent.runStarted]
    for file in files {
      events.append(.source(path: file.path))
      events += file.diagnostics.map { .diagnostic($0) }
      for scenario in file.scenarios {
        events.append(.scenarioStarted(scenario))
        events += scenario.steps.map { .beat($0, of: scenario.id) }
        events += scenario.claims.map { .claimJudged($0, of: scenario.id) }
        events.append(.scenarioFinished(scenario))
      }
    }
    return events + [.runFinished(RunCounts(self))]
  }
}
