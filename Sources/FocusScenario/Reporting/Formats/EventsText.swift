/// Writes a run as one JSON object on each line: its events, each with its kind in `event`.
public enum EventsText {
  /// The version of the lines; it changes when a reader has to.
  public static let version = 1

  /// The whole stream.
  public static func render(_ events: [RunEvent], source: @escaping @Sendable (String) -> SourceText?) -> String {
    let writer = RunJSON(source: source)
    var technology: Technology?
    return events.map { event in
      if case .scenarioStarted(let scenario) = event { technology = Technology(rawValue: scenario.profile) }
      return line(event, writer, technology).line + "\n"
    }.joined()
  }

  private static func line(_ event: RunEvent, _ writer: RunJSON, _ technology: Technology?) -> JSON {
    switch event {
    case .runStarted: ["event": .string("run-started"), "version": .number(version)]
    case .source(let path): ["event": .string("source"), "path": .string(path)]
    case .diagnostic(let diagnostic): ["event": .string("diagnostic"), "diagnostic": writer.render(diagnostic)]
    case .scenarioStarted(let scenario):
      [
        "event": .string("scenario-started"), "scenario": .string(scenario.id),
        "location": writer.located(scenario.location), "profile": .string(scenario.profile),
        "task": .string(scenario.task), "app": .string(scenario.app),
      ]
    case .beat(let step, let scenario):
      ["event": .string("beat"), "scenario": .string(scenario), "beat": writer.render(step)]
    case .claimJudged(let claim, let scenario):
      ["event": .string("claim-judged"), "scenario": .string(scenario), "claim": writer.render(claim, on: technology)]
    case .scenarioFinished(let scenario):
      [
        "event": .string("scenario-finished"), "scenario": .string(scenario.id),
        "verdict": .string(scenario.verdict.rawValue), "stopped": JSON(scenario.stopped),
        "cost": scenario.cost.map { writer.render($0) } ?? .null,
      ]
    case .runFinished(let counts):
      [
        "event": .string("run-finished"), "counts": writer.render(counts), "notRun": .number(counts.notRun),
      ]
    }
  }
}
