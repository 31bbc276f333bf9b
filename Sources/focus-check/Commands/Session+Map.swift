import FocusScenario

/// Mapping the changes of context of an app, and the checks that cover them.
extension Session {
  mutating func map() -> CommandStatus {
    let app = AppDocument(arguments.operands.first ?? "", fixing: arguments.suite.behaviours)
    console.note(RunText(source: { app.source(at: $0) }).render(app.diagnostics))
    guard let index = app.index else { return .mistake }
    let technologies = arguments.suite.technologies.isEmpty ? Technology.allCases : arguments.suite.technologies
    let (checks, absences) = checksOnApp()
    let map = ChangeMap(index, technologies, checks: checks, behaviours: app.behaviours)
    console.write(pretty: ChangeMapText.render(map), json: ChangeMapText.json(map))
    let isCovered = arguments.requiredCoverage.map { map.coverage >= $0 } ?? true
    return absences.contains { !arguments.accepts($0) } ? .nothing : isCovered ? .passed : .failed
  }

  /// The scenarios of the paths after the app, run on it.
  private mutating func checksOnApp() -> (items: [BoundSuite.Item], absences: [Absence]) {
    let paths = Array(arguments.operands.dropFirst())
    guard !paths.isEmpty else { return ([], []) }
    var options = arguments.suite
    options.app = arguments.operands.first
    options.technologies = []
    let bound = Suite.load(paths, options: options).bound()
    console.note(RunText(source: { bound.source(at: $0) }).render(bound.files.flatMap(\.diagnostics)))
    console.note(bound.absences)
    return (bound.files.flatMap(\.items), bound.absences)
  }
}
