import FocusScenario

/// A mistake on the command line.
enum UsageError: Error, Hashable {
  case unknownOption(String)
  case optionOfOtherCommand(String, Command)
  case missingValue(Option)
  case unexpectedValue(Option, String)
  case givenTwice(Option)
  case unknownValue(Option, String, known: [String])
  case twoFormatsOnStandardOutput(String, String)
  case missingFile(String)
  case noShard(String)
  case unreadableList(String)
  case noNumber(Option, String, ClosedRange<Int>)
  case missingOperand(Command)
  case missingOption(Option, Command)
  case missingAnswer(String)
  case behaviour(BehaviourProblem)
  case tooManyOperands(Command, String)
  case needsLine(String)
  case noScreen(String, known: [String])
  case noBeat(Int, last: Int)
  case takesNoLine(Command, String)
  case unknownCommand(String)
  /// Not the path of anything, but near a command.
  case misspeltCommand(String)
  case unknownCode(String, nearest: String?)
  case nothingToRun
  /// Not a kind of file that is imported.
  case unknownImport(String)
  /// More than one file of evidence can hold.
  case severalRecordings(Int)
  case unknownExport(String)

  /// What is wrong and what to do about it; lower case, the user's words in single quotes.
  var message: String {
    switch self {
    case .unknownOption(let word):
      "unknown option '\(word)'"
        + Self.suggestion(Spelling.nearest(to: word, among: Option.allCases.map(\.spelling), tolerance: .generous))
    case .optionOfOtherCommand(let word, let command): "'\(command.rawValue)' has no option '\(word)'"
    case .missingValue(let option): "'\(option.spelling)' needs a value: \(option.spelling) \(option.row.value ?? "")"
    case .unexpectedValue(let option, let value): "'\(option.spelling)' takes no value, but was given '\(value)'"
    case .givenTwice(let option): "'\(option.spelling)' is given twice"
    case .unknownValue(let option, let value, let known):
      "'\(option.spelling)' has no '\(value)'; it takes \(known.joined(separator: ", "))"
    case .twoFormatsOnStandardOutput(let first, let second):
      "'\(first)' and '\(second)' both go to standard output; name a file: --format \(second):FILE"
    case .missingFile(let name): "'\(name):' names no file; write --format \(name):FILE"
    case .noShard(let value): "'--shard' takes a part and the number of parts, as 1/3, not '\(value)'"
    case .unreadableList(let path): "'\(path)' cannot be read; it should hold paths, one on each line"
    case .noNumber(let option, let value, let range):
      "'\(option.spelling)' takes a number from \(range.lowerBound) to \(range.upperBound), not '\(value)'"
    case .missingOperand(let command): "'\(command.rawValue)' needs \(command.row.operands)"
    case .missingOption(let option, let command):
      "'\(command.rawValue)' needs \(option.spelling) \(option.row.value ?? "")"
    case .missingAnswer(let word):
      "'--behaviour \(word)' names no answer; write --behaviour NAME=ANSWER, as 'focus-check behaviours' lists them"
    case .behaviour(let problem): [problem.message, problem.help].compactMap { $0 }.joined(separator: "; ")
    case .tooManyOperands(let command, let word):
      command.row.maximumOperands == 0
        ? "'\(command.rawValue)' takes no argument, and '\(word)' is one"
        : "'\(command.rawValue)' takes \(command.row.maximumOperands == 1 ? "one argument" : "\(command.row.maximumOperands) arguments"), and '\(word)' is one more"
    case .needsLine(let path): "'\(path)' names no line; write it as \(path):LINE"
    case .noScreen(let name, let known): "the app has no '\(name)'; it has \(known.joined(separator: ", "))"
    case .noBeat(let number, let last): "there is no beat \(number); the last is \(last)"
    case .unknownCommand(let word): "unknown command '\(word)'" + Self.suggestion(Command.nearest(to: word))
    case .misspeltCommand(let word): "there is no '\(word)'" + Self.suggestion(Command.nearest(to: word))
    case .takesNoLine(let command, let path): "'\(command.rawValue)' takes whole files; write '\(path)' without a line"
    case .unknownCode(let word, let nearest):
      "'\(word)' is neither a file nor the code of a mistake" + Self.suggestion(nearest)
    case .unknownImport(let word):
      "'import' takes \(ImportedFile.Kind.allCases.map(\.rawValue).joined(separator: " or ")), and then files, not '\(word)'"
    case .severalRecordings(let count):
      "\(count) recordings are \(count) files of evidence; name a folder: --output DIR"
    case .unknownExport(let word): "there is no export to '\(word)'; write 'focus-check export xctest'"
    case .nothingToRun: "name a path: there is no folder 'Checks' here"
    }
  }

  private static func suggestion(_ nearest: String?) -> String { nearest.map { "; did you mean '\($0)'?" } ?? "" }
}
