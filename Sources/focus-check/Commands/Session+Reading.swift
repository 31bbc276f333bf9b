import FocusScenario

/// Commands that read checks and run nothing.
extension Session {
  mutating func list(_ suite: Suite) -> CommandStatus {
    let scenarios = suite.files.flatMap(\.selected)
    console.write(pretty: ListText.render(scenarios), json: ListText.json(scenarios))
    noteMistakes(of: suite, absences: suite.absences)
    return CommandStatus(RunCounts(RunReport(files: [])), absences: suite.absences, arguments: arguments)
  }

  mutating func parse(_ suite: Suite) -> CommandStatus {
    let text = ParseText()
    let files = suite.files.compactMap(\.checks)
    console.write(pretty: text.render(files), json: text.json(files))
    return endAfterReading(suite)
  }

  mutating func initialize(_ suite: Suite) -> CommandStatus {
    let scenarios = suite.files.flatMap(\.selected)
    if !scenarios.isEmpty {
      let frames = scenarios.flatMap(\.claims).map(\.frame)
      printText(AppSkeleton.text(title: suite.appTitle, tasks: scenarios.map(\.task), frames: frames))
    }
    return endAfterReading(suite)
  }

  /// Says what a code means; none when the operand is a place in a file.
  mutating func explainCode() throws(UsageError) -> CommandStatus? {
    guard let word = arguments.operands.first, MistakeExplanation.looksLikeCode(word) else { return nil }
    let access = FileAccess()
    guard !access.isFile(word), !access.isFolder(word) else { return nil }
    guard let explanation = MistakeExplanation.of(word) else {
      throw .unknownCode(word, nearest: MistakeExplanation.nearest(to: word))
    }
    console.write(explanation.rendered)
    return .passed
  }
}
