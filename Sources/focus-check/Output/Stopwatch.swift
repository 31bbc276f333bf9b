import FocusScenario

/// Measures the phases of a command.
struct Stopwatch {
  private var phases: [(name: String, duration: Duration)] = []
  private let clock = ContinuousClock()

  /// Does something and notes how long it took.
  mutating func measure<Value>(_ name: String, _ work: () -> Value) -> Value {
    let start = clock.now
    let value = work()
    phases.append((name, clock.now - start))
    return value
  }

  /// One line for each phase, in milliseconds.
  var text: StyledText {
    var text = StyledText()
    for phase in phases {
      text.append("\(phase.name)\(String(repeating: " ", count: max(1, 7 - phase.name.count)))")
      text.append("\(milliseconds(phase.duration)) ms\n")
    }
    return text
  }

  private func milliseconds(_ duration: Duration) -> String {
    let tenths = duration.components.seconds * 10_000 + duration.components.attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
