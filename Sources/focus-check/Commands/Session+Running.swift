import FocusScenario

/// Commands that run checks, or would.
extension Session {
  mutating func run(_ suite: Suite) -> CommandStatus {
    let bound = stopwatch.measure("bind") { suite.bound() }
    System.noteInterrupts()
    let plan = arguments.plan
    let progress = Progress(of: bound.files.reduce(0) { $0 + $1.items.count })
    let report = stopwatch.measure("run") {
      bound.run(plan, isInterrupted: { System.isInterrupted }, finished: { progress.note($0) })
    }
    progress.clear()
    for _ in 1..<arguments.repeats where !System.isInterrupted {
      guard bound.run(plan, isInterrupted: { System.isInterrupted }) != report else { continue }
      console.note("two runs differ, which no run may: please report this with the files")
      return .unwritable
    }
    writeRerunFile(report)
    var text = RunText(source: { bound.source(at: $0) })
    text.isStrict = arguments.isStrict
    text.comparesTechnologies = comparesTechnologies
    text.width = System.Stream.output.width
    return tell(report, of: bound, pretty: text.render(report))
  }

  mutating func check(_ suite: Suite) -> CommandStatus {
    let bound = stopwatch.measure("bind") { suite.bound() }
    let report = bound.check()
    let count = bound.files.reduce(0) { $0 + $1.items.count }
    let text = RunText(source: { bound.source(at: $0) }).render(report, runnable: count)
    return tell(report, of: bound, pretty: text)
  }

  /// The failing blocks, one `PATH:LINE` on each line, for `@FILE`.
  private mutating func writeRerunFile(_ report: RunReport) {
    guard let file = arguments.rerunFile else { return }
    var lines: [String] = []
    for scenario in report.files.flatMap(\.scenarios) where scenario.verdict.failsRun {
      let line = "\(scenario.location.path):\(scenario.location.line)\n"
      if lines.last != line { lines.append(line) }
    }
    console.write(bytes: Array(lines.joined().utf8), toFile: file)
  }

  private mutating func tell(_ report: RunReport, of bound: BoundSuite, pretty: StyledText) -> CommandStatus {
    var json = RunJSON(source: { bound.source(at: $0) })
    json.comparesTechnologies = comparesTechnologies
    let counted = arguments.isStrict ? report.strict : report
    let events = counted.events
    console.write { format, inColour in
      switch format {
      case .pretty: pretty.text(inColour: inColour)
      case .json: json.render(counted).text
      case .ndjson: EventsText.render(events) { bound.source(at: $0) }
      case .junit: JUnitText.render(events) { bound.source(at: $0) }
      case .tap: TAPText.render(events) { bound.source(at: $0) }
      case .github: GitHubText.render(events) { bound.source(at: $0) }
      case .sarif: SARIFText.render(events) { bound.source(at: $0) }.text
      case .markdown: MarkdownText.render(events) { bound.source(at: $0) }
      }
    }
    if report.notRun > 0 { console.note("\(report.notRun) more were not run", isMistake: false) }
    console.note(bound.absences)
    if System.isInterrupted { return .interrupted }
    return CommandStatus(RunCounts(report), absences: bound.absences, arguments: arguments)
  }

  mutating func explain() throws(UsageError) -> CommandStatus {
    let suite = try load()
    if let path = arguments.operands.first, suite.files.contains(where: { !$0.isPartial }) {
      throw .needsLine(path)
    }
    let bound = suite.bound()
    let report = bound.run()
    var text = RunText(source: { bound.source(at: $0) }).render(report.files.flatMap(\.diagnostics))
    for result in report.files.flatMap(\.scenarios) {
      if !text.isEmpty { text.endLine() }
      text.append(ExplainText.render(result))
    }
    console.write(text)
    console.note(bound.absences)
    // It explains; a claim that failed is what was asked about.
    return CommandStatus(RunCounts(bound.check()), absences: bound.absences, arguments: arguments)
  }

  /// Whether a reader wants to know where technologies differ: the blocks were run on several that they need not name.
  private var comparesTechnologies: Bool { arguments.command == .run && !arguments.suite.technologies.isEmpty }
}
