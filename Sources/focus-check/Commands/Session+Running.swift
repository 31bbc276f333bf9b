import FocusScenario

/// Commands that run checks, or would.
extension Session {
  mutating func run(_ suite: Suite) -> CommandStatus {
    let bound = stopwatch.measure("bind") { suite.bound() }
    System.noteInterrupts()
    var plan = arguments.plan
    plan.keepsPictures = arguments.destinations.contains { $0.format == .html }
    let chosen = plan
    let progress = Progress(of: bound.files.reduce(0) { $0 + $1.items.count })
    let report = stopwatch.measure("run") {
      bound.run(chosen, isInterrupted: { System.isInterrupted }, finished: { progress.note($0) })
    }
    progress.clear()
    let evidence = writesEvidence ? stopwatch.measure("record") { bound.evidence(of: report) } : []
    for _ in 1..<arguments.repeats where !System.isInterrupted {
      let other = bound.run(chosen, isInterrupted: { System.isInterrupted })
      guard other != report || bound.evidence(of: other) != evidence else { continue }
      console.note("two runs differ, which no run may: please report this with the files")
      return .unwritable
    }
    writeRerunFile(report)
    writeEvidence(evidence)
    return tell(report, of: bound, pretty: text(of: report, bound))
  }

  /// Whether recordings are asked for, or have to be compared.
  private var writesEvidence: Bool { arguments.evidenceFolder != nil || arguments.repeats > 1 }

  /// Writes a file for each block into the folder; what else is in it stays as it is.
  private mutating func writeEvidence(_ evidence: [WrittenEvidence]) {
    guard let folder = arguments.evidenceFolder, console.makeFolder(folder) else { return }
    for file in evidence { console.write(bytes: file.bytes, toFile: "\(folder)/\(file.name)") }
  }

  private func text(of report: RunReport, _ bound: BoundSuite) -> StyledText {
    var text = RunText(source: { bound.source(at: $0) })
    text.isStrict = arguments.isStrict
    text.comparesTechnologies = comparesTechnologies
    text.width = System.Stream.output.width
    return text.render(report)
  }

  mutating func judge(_ suite: Suite) -> CommandStatus {
    var bound = stopwatch.measure("bind") { suite.bound() }
    let path = arguments.evidenceFolder ?? ""
    let folder = stopwatch.measure("read") { EvidenceFolder(path) }
    let judged = stopwatch.measure("judge") { bound.judge(folder) }
    let status = tell(judged.report, of: bound, pretty: text(of: judged.report, bound))
    // Who names a part of a document knows that the rest has evidence too.
    if judged.ignored > 0, !suite.files.contains(where: \.isPartial) {
      let files = judged.ignored == 1 ? "1 file of evidence is" : "\(judged.ignored) files of evidence are"
      console.note("\(files) about no block that is selected", isMistake: false)
    }
    if let absence = folder.absence {
      console.note([absence])
      return status == .mistake ? .mistake : .nothing
    }
    let isUnobserved = arguments.requiresObserved && judged.unobserved > 0
    return status == .passed && isUnobserved ? .failed : status
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
      case .html: RunHTML.render(counted) { bound.source(at: $0) }
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
  private var comparesTechnologies: Bool {
    [.run, .judge].contains(arguments.command) && !arguments.suite.technologies.isEmpty
  }
}
