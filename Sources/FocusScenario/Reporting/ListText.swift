/// Writes which scenarios there are, without looking at any app.
public enum ListText {
  /// One line per scenario, by file.
  public static func render(_ scenarios: [Scenario]) -> StyledText {
    var text = StyledText()
    var path: String?
    for scenario in scenarios {
      if scenario.location.path != path {
        if path != nil { text.endLine() }
        path = scenario.location.path
        text.append(scenario.location.path, .title)
        text.endLine()
      }
      text.appendParagraph("\(scenario.profile.name): \(scenario.taskText)", lead: "  line \(scenario.location.line), ")
    }
    if path != nil { text.endLine() }
    text.append(RunCounts.phrase(scenarios.count, "scenario"))
    text.endLine()
    return text
  }

  /// The same for programs.
  public static func json(_ scenarios: [Scenario]) -> JSON {
    .array(
      scenarios.map { scenario in
        [
          "id": .string(scenario.id),
          "path": .string(scenario.location.path),
          "line": .number(scenario.location.line),
          "profile": .string(scenario.profile.name),
          "app": JSON(scenario.app),
          "task": .string(scenario.taskText),
          "expected": JSON(scenario.claims.map(\.sentence)),
        ]
      }
    )
  }
}
