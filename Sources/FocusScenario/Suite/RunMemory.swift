/// What scenarios came to before, so that only those are run again that a change touched.
public struct RunMemory: Sendable {
  private struct Entry: Sendable {
    var scenario: Scenario
    var result: ScenarioResult
  }

  /// A run in which some results were remembered.
  public struct Outcome: Sendable {
    /// Of every scenario, remembered or not.
    public var report: RunReport
    /// Of the scenarios that were run, and all mistakes.
    public var touched: RunReport
  }

  private var entries: [String: Entry] = [:]
  private var apps: [String: App] = [:]

  /// Remembers nothing yet.
  public init() {}

  /// Runs the scenarios that are new, or whose text or app is no longer the same; remembers what all came to.
  public mutating func run(
    _ suite: BoundSuite,
    _ plan: RunPlan = RunPlan(),
    isInterrupted: @Sendable () -> Bool = { false }
  ) -> Outcome {
    let known = knownResults(of: suite)
    let report = suite.run(plan, remembering: known, isInterrupted: isInterrupted)
    remember(report, suite)
    var touched = report
    for file in touched.files.indices { touched.files[file].scenarios.removeAll { known[$0.id] != nil } }
    return Outcome(report: report, touched: touched)
  }

  private func knownResults(of suite: BoundSuite) -> [String: ScenarioResult] {
    let same = Set(suite.apps.filter { apps[$0.key] == $0.value }.keys)
    var known: [String: ScenarioResult] = [:]
    for item in suite.files.lazy.flatMap(\.items) where same.contains(item.app.path) {
      guard let entry = entries[item.scenario.id], entry.scenario == item.scenario else { continue }
      known[item.scenario.id] = entry.result
    }
    return known
  }

  private mutating func remember(_ report: RunReport, _ suite: BoundSuite) {
    apps = suite.apps
    let results = Dictionary(report.files.flatMap(\.scenarios).map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    entries = [:]
    for item in suite.files.lazy.flatMap(\.items) {
      guard let result = results[item.scenario.id] else { continue }
      entries[item.scenario.id] = Entry(scenario: item.scenario, result: result)
    }
  }
}
