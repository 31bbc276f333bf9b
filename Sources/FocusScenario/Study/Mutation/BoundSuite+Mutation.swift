extension BoundSuite {
  /// Runs every scenario on every damaged version of its app, one fault at a time.
  public func mutated() -> MutationReport {
    var paths: [String] = []
    var items: [String: [Item]] = [:]
    for item in files.flatMap(\.items) {
      if items[item.app.path] == nil { paths.append(item.app.path) }
      items[item.app.path, default: []].append(item)
    }
    return MutationReport(studies: paths.compactMap { path in items[path].map { Self.study($0, of: path) } })
  }

  private static func study(_ items: [Item], of path: String) -> MutationReport.Study {
    let checks = items.map { item in
      MutationReport.Check(
        location: item.scenario.location,
        profile: item.scenario.profile.name,
        task: item.scenario.taskText,
        failsAnyway: item.runner.run(item.scenario).verdict != .passed
      )
    }
    let taking = items.indices.filter { !checks[$0].failsAnyway }
    let faults = items.first?.runner.index.app.faults ?? []
    let noticed = concurrently(faults.count) { number in
      let runner = items[0].runner.on(faults[number].app)
      return taking.filter { runner.fails(items[$0].scenario) }
    }
    let outcomes = zip(faults, noticed).map { MutationReport.Outcome(fault: $0, noticedBy: $1) }
    return MutationReport.Study(app: path, checks: checks, outcomes: outcomes)
  }
}
