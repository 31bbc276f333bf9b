import FocusScenario

/// Pictures for design documents.
extension Session {
  mutating func draw() throws(UsageError) -> CommandStatus {
    let path = arguments.operands.first ?? ""
    return path.hasSuffix(".app") ? try drawScreen(of: path) : try drawRun()
  }

  /// One screen of an app, in the order of one technology.
  private mutating func drawScreen(of path: String) throws(UsageError) -> CommandStatus {
    let app = AppDocument(path, fixing: arguments.suite.behaviours)
    console.note(RunText(source: { app.source(at: $0) }).render(app.diagnostics))
    guard let index = app.index else { return .mistake }
    let technology = arguments.suite.technologies.first ?? .voiceOver
    guard let container = try screen(of: index) else { return .nothing }
    let picture = OrderPicture(container, of: index, technology, behaviours: app.behaviours)
    console.write(bytes: Array(OrderSVG(picture).render().utf8), toFile: arguments.output)
    return .passed
  }

  private func screen(of index: AppIndex) throws(UsageError) -> ContainerIdentifier? {
    guard let name = arguments.screen else { return index.containers.first }
    if let container = index.containers(named: name).first { return container }
    throw .noScreen(name, known: index.app.containers.map { "'\($0.name)'" })
  }

  /// One block, on each technology that it names.
  private mutating func drawRun() throws(UsageError) -> CommandStatus {
    let suite = try load()
    let lines = Set(suite.files.flatMap(\.selected).map(\.location))
    if lines.count > 1, let path = arguments.operands.first { throw .needsLine(path) }
    let bound = suite.bound()
    var plan = RunPlan()
    plan.keepsPictures = true
    let report = bound.run(plan)
    console.note(RunText(source: { bound.source(at: $0) }).render(report.files.flatMap(\.diagnostics)))
    console.note(bound.absences)
    let scenarios = report.files.flatMap(\.scenarios)
    let last = StoryboardSVG.beats(of: scenarios)
    if let beat = arguments.beat, last > 0, beat > last { throw .noBeat(beat, last: last) }
    if last > 0 {
      let picture = StoryboardSVG(scenarios, beat: arguments.beat)
      console.write(bytes: Array(picture.render().utf8), toFile: arguments.output)
    }
    // It draws; a claim that failed is what the picture shows.
    return CommandStatus(RunCounts(bound.check()), absences: bound.absences, arguments: arguments)
  }
}
