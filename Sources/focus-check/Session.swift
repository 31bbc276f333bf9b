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
    case .explain:
      if let status = try explainCode() { return status }
      return try explain()
    case .parse: return parse(try load())
    case .fix: return fix(try load())
    case .initialize: return initialize(try load())
    case .format: return try format()
    case .phrases: return phrases()
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
    noteMistakes(of: suite, absences: suite.absences)
    return CommandStatus(RunCounts(RunReport(files: [])), absences: suite.absences, arguments: arguments)
  }

  private mutating func parse(_ suite: Suite) -> CommandStatus {
    let text = ParseText()
    let files = suite.files.compactMap(\.checks)
    console.write(pretty: text.render(files), json: text.json(files))
    return endAfterReading(suite)
  }

  /// Asks on a terminal, and rewrites; elsewhere it tells.
  private mutating func fix(_ suite: Suite) -> CommandStatus {
    let files = suite.repairableFiles()
    let isAsked = arguments.destinations.allSatisfy { $0.format == .pretty && $0.file == nil }
    var remaining = files.reduce(0) { $0 + $1.lines.count }
    if isAsked, System.isInteractive {
      remaining -= ask(about: files)
    } else {
      console.write(pretty: RepairText.render(files), json: RepairText.json(files))
    }
    console.note(suite.absences)
    let status = CommandStatus(RunCounts(RunReport(files: [])), absences: suite.absences, arguments: arguments)
    return status == .passed && remaining > 0 ? .mistake : status
  }

  /// Asks about every line that has a sentence; how many were replaced.
  private mutating func ask(about files: [RepairableFile]) -> Int {
    var dialog = RepairDialog(
      show: { [arguments] text in
        let inColour = arguments.colour.isColoured(environment: System.environment, isTerminal: true)
        try? System.write(text.text(inColour: inColour), to: .output)
      },
      readKey: { System.readKey() }
    )
    var replaced = 0
    for file in files where !dialog.hasEnded {
      let choices = dialog.choices(for: file)
      guard !choices.isEmpty else { continue }
      replaced += rewrite(file, choosing: choices) ? choices.count : 0
    }
    return replaced
  }

  private mutating func rewrite(_ file: RepairableFile, choosing choices: [Int: Int]) -> Bool {
    guard file.source.path != "-" else {
      console.note("standard input cannot be rewritten; name the file")
      return false
    }
    guard file.isCurrent() else {
      console.note("'\(file.source.path)' has changed meanwhile and is left as it is")
      return false
    }
    do throws(System.Failure) {
      try System.replace(file.source.path, with: file.text(choosing: choices))
      return true
    } catch {
      console.fail("'\(file.source.path)' cannot be written: \(error.words)", error)
      return false
    }
  }

  private mutating func initialize(_ suite: Suite) -> CommandStatus {
    let scenarios = suite.files.flatMap(\.selected)
    if !scenarios.isEmpty {
      let frames = scenarios.flatMap(\.claims).map(\.frame)
      printText(AppSkeleton.text(title: suite.appTitle, tasks: scenarios.map(\.task), frames: frames))
    }
    return endAfterReading(suite)
  }

  /// Says what a code means; none when the operand is a place in a file.
  private mutating func explainCode() throws(UsageError) -> CommandStatus? {
    guard let word = arguments.operands.first, MistakeExplanation.looksLikeCode(word) else { return nil }
    let access = FileAccess()
    guard !access.isFile(word), !access.isFolder(word) else { return nil }
    guard let explanation = MistakeExplanation.of(word) else {
      throw .unknownCode(word, nearest: MistakeExplanation.nearest(to: word))
    }
    console.write(explanation.rendered)
    return .passed
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

  private mutating func format() throws(UsageError) -> CommandStatus {
    let formatter = arguments.wantsCanonicalWords ? CheckFileFormatter.canonical : CheckFileFormatter()
    let formatted = FormattedFiles(FoundFiles(arguments.operands, access: FileAccess()), with: formatter)
    if let partial = formatted.files.first(where: \.isPartial) { throw .takesNoLine(.format, partial.path) }
    for file in formatted.files { tell(file) }
    console.note(RunText(source: { formatted.source(at: $0) }).render(formatted.files.flatMap(\.diagnostics)))
    console.note(formatted.absences)
    let isChanged = formatted.files.contains { $0.formatted?.isChanged ?? false }
    if formatted.files.contains(where: { !$0.diagnostics.isEmpty }) { return .mistake }
    if !formatted.absences.isEmpty { return .nothing }
    return arguments.onlyChecks && isChanged ? .failed : .passed
  }

  /// Writes one file, or tells that it would change; standard input goes to standard output.
  private mutating func tell(_ file: FormattedFiles.File) {
    guard let formatted = file.formatted else { return }
    if arguments.onlyChecks {
      if formatted.isChanged { printText(file.path + "\n") }
    } else if arguments.writesToStandardOutput || file.path == "-" {
      console.write(bytes: formatted.source.bytes, toFile: nil)
    } else if formatted.isChanged {
      if console.replace(file.path, with: formatted.source.bytes) { printText(file.path + "\n") }
    }
  }

  private mutating func phrases() -> CommandStatus {
    guard arguments.operands.isEmpty else { return teamPhrases() }
    let sections = FormGuide.sections()
    if arguments.wantsMarkdown { return printText(PhrasesText.markdown(sections)) }
    console.write(pretty: PhrasesText.render(sections), json: PhrasesText.json(sections))
    return .passed
  }

  /// The wordings that the named files may use; a file without a block may have some.
  private mutating func teamPhrases() -> CommandStatus {
    let suite = Suite.load(arguments.operands)
    console.write(pretty: PhrasesText.render(suite.sayings), json: PhrasesText.json(suite.sayings))
    return endAfterReading(suite, absences: suite.absences.filter { !$0.isAcceptable })
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
  private mutating func noteMistakes(of suite: Suite, absences: [Absence]) {
    console.note(RunText(source: { suite.source(at: $0) }).render(suite.files.flatMap(\.diagnostics)))
    console.note(absences)
  }

  private mutating func endAfterReading(_ suite: Suite, absences: [Absence]? = nil) -> CommandStatus {
    let absences = absences ?? suite.absences
    noteMistakes(of: suite, absences: absences)
    let report = RunReport(
      files: suite.files.map { FileReport(path: $0.path, diagnostics: $0.diagnostics, scenarios: []) }
    )
    return CommandStatus(RunCounts(report), absences: absences, arguments: arguments)
  }
}
