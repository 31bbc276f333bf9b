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
