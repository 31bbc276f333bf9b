import FocusScenario

/// One command line being carried out.
struct Session {
  private let arguments: Arguments
  private var console: Console
  private var stopwatch = Stopwatch()

  /// Prepares a command line.
  init(_ arguments: Arguments) {
    self.arguments = arguments
    self.console = Console(arguments)
  }

  /// Carries it out and says how it went.
  mutating func perform() throws(UsageError) -> CommandStatus {
    let status = try performCommand()
    if arguments.printsTimings { console.note(stopwatch.text) }
    return console.end(status)
  }

  private mutating func performCommand() throws(UsageError) -> CommandStatus {
    if arguments.wantsVersion { return printText(Help.version + "\n") }
    if arguments.wantsHelp { return printText(helpText(of: arguments.command)) }
    switch arguments.command {
    case .run: return run(try load())
    case .check: return check(try load())
    case .list: return list(try load())
    case .explain: return try explain()
    case .parse: return parse(try load())
    case .initialize: return initialize(try load())
    case .behaviours: return behaviours()
    case .help: return try help()
    }
  }

  /// Reads and compiles what the operands name, or `Checks` when they name nothing.
  private mutating func load() throws(UsageError) -> Suite {
    let access = FileAccess()
    let paths = arguments.operands.isEmpty ? ["Checks"] : arguments.operands
    if arguments.operands.isEmpty && !access.isFolder("Checks") { throw .nothingToRun }
    if let word = arguments.misspeltCommand, !access.isAnything(word) { throw .misspeltCommand(word) }
    let found = stopwatch.measure("read") { FoundFiles(paths, access: access) }
    let options = arguments.suite
    return stopwatch.measure("parse") { Suite(found, options: options) }
  }
}

extension Session {
  private mutating func run(_ suite: Suite) -> CommandStatus {
    let bound = stopwatch.measure("bind") { suite.bound() }
    let report = stopwatch.measure("run") { bound.run() }
    var text = RunText(source: { bound.source(at: $0) })
    text.isStrict = arguments.isStrict
    text.comparesTechnologies = comparesTechnologies
    return tell(report, of: bound, pretty: text.render(report))
  }

  private mutating func check(_ suite: Suite) -> CommandStatus {
    let bound = stopwatch.measure("bind") { suite.bound() }
    let report = bound.check()
    let count = bound.files.reduce(0) { $0 + $1.items.count }
    let text = RunText(source: { bound.source(at: $0) }).render(report, runnable: count)
    return tell(report, of: bound, pretty: text)
  }

  private mutating func tell(_ report: RunReport, of bound: BoundSuite, pretty: StyledText) -> CommandStatus {
    var json = RunJSON(source: { bound.source(at: $0) })
    json.comparesTechnologies = comparesTechnologies
    console.write(pretty: pretty, json: json.render(report))
    console.note(bound.absences)
    return CommandStatus(RunCounts(report), absences: bound.absences, arguments: arguments)
  }

  private mutating func list(_ suite: Suite) -> CommandStatus {
    let scenarios = suite.files.flatMap(\.selected)
    console.write(pretty: ListText.render(scenarios), json: ListText.json(scenarios))
    noteMistakes(of: suite)
    return CommandStatus(RunCounts(RunReport(files: [])), absences: suite.absences, arguments: arguments)
  }

  private mutating func parse(_ suite: Suite) -> CommandStatus {
    let text = ParseText()
    let files = suite.files.compactMap(\.checks)
    console.write(pretty: text.render(files), json: text.json(files))
    return endAfterReading(suite)
  }

  private mutating func initialize(_ suite: Suite) -> CommandStatus {
    let scenarios = suite.files.flatMap(\.selected)
    if !scenarios.isEmpty {
      let frames = scenarios.flatMap(\.claims).map(\.frame)
      printText(AppSkeleton.text(title: suite.appTitle, tasks: scenarios.map(\.task), frames: frames))
    }
    return endAfterReading(suite)
  }

  private mutating func explain() throws(UsageError) -> CommandStatus {
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

  private mutating func behaviours() -> CommandStatus {
    console.write(pretty: BehavioursText.render(), json: BehavioursText.json())
    return .passed
  }

  private mutating func help() throws(UsageError) -> CommandStatus {
    guard let name = arguments.operands.first else { return printText(Help.overview) }
    guard let command = Command(rawValue: name) else { throw .unknownCommand(name) }
    return printText(Help.text(of: command))
  }

  private func helpText(of command: Command) -> String {
    command == .run || command == .help ? Help.overview : Help.text(of: command)
  }

  @discardableResult
  private mutating func printText(_ string: String) -> CommandStatus {
    var text = StyledText()
    text.append(string)
    console.write(text)
    return .passed
  }

  /// Tells the mistakes of the texts on standard error.
  private mutating func noteMistakes(of suite: Suite) {
    console.note(RunText(source: { suite.source(at: $0) }).render(suite.files.flatMap(\.diagnostics)))
    console.note(suite.absences)
  }

  private mutating func endAfterReading(_ suite: Suite) -> CommandStatus {
    noteMistakes(of: suite)
    let report = RunReport(
      files: suite.files.map { FileReport(path: $0.path, diagnostics: $0.diagnostics, scenarios: []) }
    )
    return CommandStatus(RunCounts(report), absences: suite.absences, arguments: arguments)
  }
}
