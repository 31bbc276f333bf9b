import Dispatch
import FocusScenario

/// Says on a terminal how far a long run is, in one line that is gone when the run has ended.
final class Progress: Sendable {
  private let total: Int
  private let isShown = System.Stream.errors.isTerminal
  private let start = ContinuousClock.now
  private let queue = DispatchQueue(label: "progress")
  /// Used on the queue alone.
  nonisolated(unsafe) private var finished = 0
  nonisolated(unsafe) private var failing = 0
  nonisolated(unsafe) private var told = ContinuousClock.now

  /// The progress of a run of so many scenarios.
  init(of total: Int) { self.total = total }

  /// Notes that one has ended; a run of less than a second says nothing, and no other more often than ten times a second.
  func note(_ result: ScenarioResult) {
    guard isShown else { return }
    queue.sync {
      finished += 1
      if result.verdict.failsRun { failing += 1 }
      let now = ContinuousClock.now
      guard now - start > .seconds(1), now - told > .milliseconds(100) else { return }
      told = now
      let failures = failing > 0 ? ", \(failing) failing" : ""
      try? System.write("\r\(finished) of \(total) scenarios\(failures)\u{1B}[K", to: .errors)
    }
  }

  /// Takes the line away.
  func clear() {
    guard isShown else { return }
    try? System.write("\r\u{1B}[K", to: .errors)
  }
}
