/// Which tasks of which apps the checks use.
struct TaskUsage {
  /// Whether every check file could be read to its end.
  var isComplete = true
  private var used: [String: Set<Int>] = [:]

  /// Notes the tasks of one scenario.
  mutating func note(_ item: BoundSuite.Item, used tasksUsed: (Runner, Scenario) -> [Int]) {
    used[item.app.path, default: []].formUnion(tasksUsed(item.runner, item.scenario))
  }

  /// A warning for each task of an app that nothing uses, in the order of the file.
  func unused(in app: LoadedApp) -> [Diagnostic] {
    guard let tasks = app.runner?.index.app.tasks else { return [] }
    let used = used[app.path] ?? []
    return tasks.indices.filter { !used.contains($0) && app.tasks.indices.contains($0) }.map { number in
      let place = app.tasks[number]
      return Diagnostic(SuiteProblem.unusedTask(tasks[number].name), at: place.range, in: place.path)
    }
  }
}
