import FocusScenario

/// A command line as understood.
struct Arguments: Equatable {
  /// Where results are written in which form.
  struct Destination: Equatable {
    enum Format: String, CaseIterable { case pretty, json, ndjson, junit, tap, github, sarif, markdown, html }
    var format: Format
    /// None is standard output.
    var file: String?
  }

  var command = Command.run
  /// The first word, when it is no command but near one.
  var misspeltCommand: String?
  /// Paths, or for `help` a command.
  var operands: [String] = []
  var suite = Suite.Options()
  var isStrict = false
  var allowsEmpty = false
  var plan = RunPlan()
  /// How often everything is run.
  var repeats = 1
  /// Where the failing blocks are written.
  var rerunFile: String?
  /// The folder of evidence that is written, or judged.
  var evidenceFolder: String?
  /// Whether a claim that the evidence does not show fails.
  var requiresObserved = false
  /// The least part of the faults that has to be noticed, in percent.
  var requiredScore: Int?
  /// The least part of the changes of context that a check has to cover, in percent.
  var requiredCoverage: Int?
  var destinations: [Destination] = []
  var colour = ColourChoice.auto
  var printsTimings = false
  /// The most actions that an exploration tries for each technology.
  var mostActions: Int?
  /// The app that exported tests launch.
  var bundle: String?
  /// The one beat that is drawn, from 1.
  var beat: Int?
  /// The screen that is drawn.
  var screen: String?
  var onlyChecks = false
  /// The block that imported recordings are of, as `PATH:LINE`.
  var importedBlock: String?
  /// The folder into which files are written, or the file of a picture.
  var output: String?
  var writesToStandardOutput = false
  var wantsCanonicalWords = false
  var wantsMarkdown = false
  var wantsHelp = false
  var wantsVersion = false

  /// Understands a command line, without the name of the program.
  init(_ words: [String]) throws(UsageError) {
    var reader = WordReader(words)
    if let first = words.first, let command = Command(rawValue: first) {
      self.command = command
      reader.skip()
    } else if let first = words.first, Command.nearest(to: first) != nil {
      misspeltCommand = first
    }
    while let word = try reader.next() {
      switch word {
      case .operand(let operand): operands.append(operand)
      case .option(let option, let spelling): try apply(option, spelling, &reader)
      }
    }
    try addStandardOutput()
    if !wantsHelp && !wantsVersion { try checkOperands() }
  }

  /// Whether something that is missing is no mistake.
  func accepts(_ absence: Absence) -> Bool { absence.isAcceptable && allowsEmpty }

  private func checkOperands() throws(UsageError) {
    if operands.count > command.row.maximumOperands {
      throw .tooManyOperands(command, operands[command.row.maximumOperands])
    }
    if command == .judge && evidenceFolder == nil { throw .missingOption(.evidence, command) }
    guard operands.isEmpty && command.row.needsOperand && !command.row.hasDefaultPath else { return }
    throw .missingOperand(command)
  }

  private mutating func addStandardOutput() throws(UsageError) {
    let onStandardOutput = destinations.filter { $0.file == nil }
    if onStandardOutput.count > 1 {
      throw .twoFormatsOnStandardOutput(onStandardOutput[0].format.rawValue, onStandardOutput[1].format.rawValue)
    }
    if onStandardOutput.isEmpty { destinations.insert(Destination(format: .pretty), at: 0) }
  }
}

extension Arguments {
  private mutating func apply(_ option: Option, _ spelling: String, _ reader: inout WordReader) throws(UsageError) {
    guard command.takes(option) else { throw .optionOfOtherCommand(spelling, command) }
    let value = try reader.value(of: option, named: option.row(for: command).value)
    switch option {
    case .app: suite.app = value
    case .filter: suite.filters.append(value)
    case .profile: suite.profiles.append(value)
    case .on: suite.technologies += try Self.technologies(value).filter { !suite.technologies.contains($0) }
    case .behaviour: suite.behaviours.append(try Self.choice(value))
    case .strict: isStrict = true
    case .allowEmpty: allowsEmpty = true
    case .evidence: evidenceFolder = value
    case .requireObserved: requiresObserved = true
    case .requireScore: requiredScore = try Self.number(value, 0...100, of: .requireScore)
    case .requireCoverage: requiredCoverage = try Self.number(value, 0...100, of: .requireCoverage)
    case .actions: mostActions = try Self.number(value, 1...10_000_000, of: .actions)
    case .beat: beat = try Self.number(value, 1...1_000_000, of: .beat)
    case .screen: screen = value
    case .jobs: plan.jobs = try Self.number(value, 1...1_000, of: .jobs)
    case .shard: plan.shard = try Self.shard(value)
    case .shuffle: plan.shuffle = try Self.number(value, 0...Int.max, of: .shuffle)
    case .repeats: repeats = try Self.number(value, 1...1_000, of: .repeats)
    case .failFast: plan.failsFast = true
    case .rerun: rerunFile = value
    case .check where command == .importing: importedBlock = value
    case .bundle: bundle = value
    case .check: onlyChecks = true
    case .output: output = value
    case .stdout: writesToStandardOutput = true
    case .canonical: wantsCanonicalWords = true
    case .markdown: wantsMarkdown = true
    case .format: destinations.append(try Destination(value, of: command))
    case .color: colour = try Self.choice(value, of: .color)
    case .timings: printsTimings = true
    case .help: wantsHelp = true
    case .version: wantsVersion = true
    }
  }

  private static func technologies(_ name: String) throws(UsageError) -> [Technology] {
    if let technologies = Suite.Options.technologies(named: name) { return technologies }
    throw .unknownValue(.on, name, known: ["all"] + Technology.allCases.map(\.rawValue))
  }

  private static func number(
    _ value: String,
    _ range: ClosedRange<Int>,
    of option: Option
  ) throws(UsageError) -> Int {
    guard let number = Int(value), range ~= number else { throw .noNumber(option, value, range) }
    return number
  }

  /// Reads `I/N`.
  private static func shard(_ value: String) throws(UsageError) -> RunPlan.Shard {
    let parts = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], let shard = RunPlan.Shard(number, of: count)
    else { throw .noShard(value) }
    return shard
  }

  /// Reads `NAME=ANSWER`.
  private static func choice(_ value: String) throws(UsageError) -> Behaviours.Choice {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { throw .missingAnswer(value) }
    do throws(BehaviourProblem) {
      return try Behaviours.Choice(parts[0], answered: parts[1])
    } catch {
      throw .behaviour(error)
    }
  }

  fileprivate static func choice<Choice>(_ value: String, of option: Option) throws(UsageError) -> Choice
  where Choice: CaseIterable & RawRepresentable<String> {
    if let choice = Choice(rawValue: value) { return choice }
    throw .unknownValue(option, value, known: Choice.allCases.map(\.rawValue))
  }
}

extension Arguments.Destination {
  /// Reads `NAME` or `NAME:FILE`.
  fileprivate init(_ value: String, of command: Command) throws(UsageError) {
    let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = command.formats.first(where: { $0.rawValue == parts.first }) else {
      throw .unknownValue(.format, parts.first ?? "", known: command.formats.map(\.rawValue))
    }
    self.format = format
    file = parts.count > 1 ? parts[1] : nil
    if file == "" { throw .missingFile(format.rawValue) }
  }
}
