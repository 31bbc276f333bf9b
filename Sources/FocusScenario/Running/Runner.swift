/// Runs scenarios on one app.
public struct Runner: Sendable {
  /// The app's tables.
  public let index: AppIndex
  /// Which answers to the open questions are in force.
  public let behaviours: Behaviours

  /// A runner for an app.
  public init(_ index: AppIndex, behaviours: Behaviours = .baseline) {
    self.index = index
    self.behaviours = behaviours
  }

  /// What keeps a scenario from being run on this app: a name that fits nothing, or two things.
  public func problems(of scenario: Scenario, in source: SourceText) -> [Diagnostic] { fatalError("contract only") }

  /// Does the task and judges every claim.
  public func run(_ scenario: Scenario) -> ScenarioResult { fatalError("contract only") }

  /// The index, in `app.tasks`, of each task that the scenario uses.
  public func tasksUsed(by scenario: Scenario) -> [Int] { fatalError("contract only") }
}
