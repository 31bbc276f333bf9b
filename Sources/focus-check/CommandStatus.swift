import FocusScenario

/// What the process tells the one that started it.
enum CommandStatus: Int32 {
  case passed = 0
  /// A claim failed, was untestable or not simulated.
  case failed = 1
  /// An error in a text, or between a check and its app.
  case mistake = 2
  /// Nothing was found or selected.
  case nothing = 3
  case usage = 4
  /// The results could not be written.
  case unwritable = 5
  /// Stopped by the user; what had ended is reported.
  case interrupted = 130

  /// The status of a run: mistakes go before what is missing, and that before failures.
  init(_ counts: RunCounts, absences: [Absence], arguments: Arguments) {
    let missing = absences.contains { !arguments.accepts($0) }
    let failed = counts.scenarios.failing > 0 || (arguments.isStrict && counts.reservedClaims > 0)
    self = counts.errors > 0 ? .mistake : missing ? .nothing : failed ? .failed : .passed
  }
}
