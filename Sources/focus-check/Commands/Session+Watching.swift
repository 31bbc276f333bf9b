import FocusScenario

/// Running again and again, while somebody writes.
extension Session {
  /// How long files are left alone between two looks, in milliseconds.
  private static let pause = 50

  /// Runs everything, then what each change of a file touches, until it is interrupted.
  mutating func watch() throws(UsageError) -> CommandStatus {
    System.noteInterrupts()
    let paths = arguments.operands.isEmpty ? ["Checks"] : arguments.operands
    var memory = RunMemory()
    var bound = try load().bound()
    // Looked at before it is read again: what is written in between is seen the next time.
    var seen = WatchedFiles(paths, of: bound)
    var last: RunReport?
    var changes: [String] = []
    while !System.isInterrupted {
      bound = try load().bound()
      let outcome = memory.run(bound, arguments.plan, isInterrupted: { System.isInterrupted })
      // A text without a block is no reason to say something: it may be what this command itself writes.
      let isNews = outcome.report != last || changes.contains { bound.isMade(of: $0) }
      if isNews, !System.isInterrupted { tell(outcome, of: bound, after: changes) }
      last = outcome.report
      seen.add(textsOf: bound)
      changes = waitForChange(paths, of: bound, since: &seen)
    }
    return .interrupted
  }

  /// The mistakes, what was run, and how the whole stands.
  private mutating func tell(_ outcome: RunMemory.Outcome, of bound: BoundSuite, after changes: [String]) {
    var writer = RunText(source: { bound.source(at: $0) })
    writer.isStrict = arguments.isStrict
    writer.width = System.Stream.output.width
    var text = StyledText(width: writer.width)
    if !changes.isEmpty { text.append("\nchanged: \(changes.joined(separator: ", "))\n", .title) }
    text.append(writer.render(outcome.touched))
    let scenarios = RunCounts(outcome.report).scenarios
    let count = outcome.touched.files.reduce(0) { $0 + $1.scenarios.count }
    text.append("\(count) of \(scenarios.total) run; failing in all: ")
    text.append("\(scenarios.failing)\n", scenarios.failing > 0 ? .failed : .passed)
    text.append("watching; Ctrl-C ends\n", .quiet)
    console.write(text)
    console.note(bound.absences)
    console.flushNotes()
  }

  /// Waits until files are others, and says which; none when it was interrupted.
  private func waitForChange(_ paths: [String], of bound: BoundSuite, since seen: inout WatchedFiles) -> [String] {
    while !System.isInterrupted {
      let now = WatchedFiles(paths, of: bound)
      let changes = now.changes(since: seen)
      seen = now
      if !changes.isEmpty { return changes }
      System.pause(milliseconds: Self.pause)
    }
    return []
  }
}
