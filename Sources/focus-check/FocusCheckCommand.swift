import FocusScenario

/// `focus-check`: files in, the library called, text out.
@main
enum FocusCheckCommand {
  static func main() {
    System.ignoreBrokenPipes()
    System.end(perform(Array(CommandLine.arguments.dropFirst())))
  }

  private static func perform(_ words: [String]) -> CommandStatus {
    do throws(UsageError) {
      var session = Session(try Arguments(words))
      return try session.perform()
    } catch {
      let command = words.first.flatMap(Command.init) ?? .run
      try? System.write("focus-check: error: \(error.message)\n\(Help.usage(of: command))", to: .errors)
      return .usage
    }
  }
}
