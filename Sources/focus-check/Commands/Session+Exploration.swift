import FocusScenario

/// Trying everything that a user can do with an app.
extension Session {
  mutating func explore() -> CommandStatus {
    let technologies = arguments.suite.technologies.isEmpty ? Technology.allCases : arguments.suite.technologies
    let app = AppDocument(arguments.operands.first ?? "", fixing: arguments.suite.behaviours)
    console.note(RunText(source: { app.source(at: $0) }).render(app.diagnostics))
    guard let index = app.index else { return .mistake }
    var limits = Exploration.Limits()
    if let actions = arguments.mostActions { limits.actions = actions }
    let explorer = Explorer(index, behaviours: app.behaviours, limits: limits)
    let exploration = stopwatch.measure("explore") { explorer.explore(technologies) { Self.tell($0) } }
    console.write(pretty: ExplorationText.render(exploration), json: ExplorationText.json(exploration))
    return exploration.findings.isEmpty ? .passed : .failed
  }

  /// Says on a terminal how far it is.
  private static func tell(_ actions: Int) {
    guard actions.isMultiple(of: 1_000), System.Stream.errors.isTerminal else { return }
    try? System.write("\r\(actions) actions\u{1B}[K\r", to: .errors)
  }
}
