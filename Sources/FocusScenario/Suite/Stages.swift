extension Suite {
  /// The entrances of the other rooms, in one place, so that a suite can be tried without them.
  struct Stages: Sendable {
    var readChecks: @Sendable (SourceText, _ isDocument: Bool) -> CheckFile
    var compile: @Sendable (CheckFile, [Technology]) -> ScenarioCompiler.Compilation
    var readApp: @Sendable (SourceText, _ include: (String) -> SourceText?) -> AppFileReading
    var problems: @Sendable (Runner, Scenario, SourceText) -> [Diagnostic]
    var run: @Sendable (Runner, Scenario) -> ScenarioResult
    var tasksUsed: @Sendable (Runner, Scenario) -> [Int]

    /// The rooms as they are.
    static let standard = Stages(
      readChecks: { CheckFileReader().read($0, isDocument: $1) },
      compile: { ScenarioCompiler().compile($0, on: $1) },
      readApp: { AppFileReader().read($0, include: $1) },
      problems: { $0.problems(of: $1, in: $2) },
      run: { $0.run($1) },
      tasksUsed: { $0.tasksUsed(by: $1) }
    )
  }
}
