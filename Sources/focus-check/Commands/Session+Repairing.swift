import FocusScenario

/// Offering sentences for lines that cannot be read.
extension Session {
  /// Asks on a terminal, and rewrites; elsewhere it tells.
  mutating func fix(_ suite: Suite) -> CommandStatus {
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
}
