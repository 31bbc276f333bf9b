import FocusScenario

/// One command line being carried out.
struct Session {
  let arguments: Arguments
  var console: Console
  var stopwatch = Stopwatch()

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
    case .judge: return judge(try load())
    case .list: return list(try load())
    case .explain:
      if let status = try explainCode() { return status }
      return try explain()
    case .parse: return parse(try load())
    case .fix: return fix(try load())
    case .initialize: return initialize(try load())
    case .format: return try format()
    case .phrases: return phrases()
    case .draw: return try draw()
    case .map: return map()
    case .explore: return explore()
    case .mutate: return mutate(try load())
    case .watch: return try watch()
    case .export: return try export()
    case .behaviours: return behaviours()
    case .importing: return try importEvidence()
    case .compare: return try compare()
    case .help: return try help()
    }
  }

  /// The operands, with the lines of a file in the place of `@FILE`.
  private func listed(_ operands: [String], _ access: FileAccess) throws(UsageError) -> [String] {
    var paths: [String] = []
    for operand in operands {
      guard operand.hasPrefix("@"), !access.isAnything(operand) else {
        paths.append(operand)
        continue
      }
      let path = String(operand.dropFirst())
      guard let lines = access.lines(of: path) else { throw .unreadableList(path) }
      paths += lines
    }
    return paths
  }

  /// Reads and compiles what the operands name, or `Checks` when they name nothing.
  mutating func load() throws(UsageError) -> Suite { try load(arguments.operands) }

  /// Reads and compiles what some operands name, or `Checks` when there are none.
  mutating func load(_ operands: [String]) throws(UsageError) -> Suite {
    let access = FileAccess()
    let paths = operands.isEmpty ? ["Checks"] : try listed(operands, access)
    if operands.isEmpty && !access.isFolder("Checks") { throw .nothingToRun }
    if let word = arguments.misspeltCommand, !access.isAnything(word) { throw .misspeltCommand(word) }
    let found = stopwatch.measure("read") { FoundFiles(paths, access: access) }
    let options = arguments.suite
    return stopwatch.measure("parse") { Suite(found, options: options) }
  }
}

extension Session {
  @discardableResult
  mutating func printText(_ string: String) -> CommandStatus {
    var text = StyledText()
    text.append(string)
    console.write(text)
    return .passed
  }

  /// Tells the mistakes of the texts on standard error.
  mutating func noteMistakes(of suite: Suite, absences: [Absence]) {
    console.note(RunText(source: { suite.source(at: $0) }).render(suite.files.flatMap(\.diagnostics)))
    console.note(absences)
  }

  mutating func endAfterReading(_ suite: Suite, absences: [Absence]? = nil) -> CommandStatus {
    let absences = absences ?? suite.absences
    noteMistakes(of: suite, absences: absences)
    let report = RunReport(
      files: suite.files.map { FileReport(path: $0.path, diagnostics: $0.diagnostics, scenarios: []) }
    )
    return CommandStatus(RunCounts(report), absences: absences, arguments: arguments)
  }
}
