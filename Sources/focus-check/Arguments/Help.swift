/// What `--help` prints.
enum Help {
  /// The version of the command.
  static let version = "focus-check 0.1.0"

  /// The line that a usage error is followed by.
  static func usage(of command: Command) -> String {
    let name = command == .run ? "[run]" : command.rawValue
    return "usage: focus-check \(name) [OPTION...] \(command.row.operands)\n"
  }

  /// The whole command.
  static var overview: String {
    var text = "Runs Check blocks on a simulated assistive technology.\n\n" + usage(of: .run) + "\n"
    text += table(Command.allCases.map { ("\($0.rawValue) \($0.row.operands)", $0.row.summary) })
    text += "\n" + options(Option.allCases) + "\n" + exitStatus
    return text
  }

  /// One command.
  static func text(of command: Command) -> String {
    let options = Option.allCases.filter { command.takes($0) }
    return usage(of: command) + "\n" + command.row.summary + "\n\n" + self.options(options, of: command)
  }

  private static func options(_ options: [Option], of command: Command = .run) -> String {
    table(
      options.map { option in
        let row = option.row(for: command)
        return ([option.spelling, row.value].compactMap { $0 }.joined(separator: " "), row.summary)
      }
    )
  }

  private static func table(_ rows: [(String, String)]) -> String {
    rows.map { "  \($0)" + String(repeating: " ", count: max(2, 25 - $0.count)) + "\($1)\n" }.joined()
  }

  private static let exitStatus = """
    Without a path it runs the folder 'Checks'.

    Exit status: 0 all passed; 1 a claim failed, was untestable or not simulated;
    2 an error in a text, or between a check and its app; 3 nothing found or
    selected; 4 a mistake on the command line; 5 the results could not be written.

    """
}
