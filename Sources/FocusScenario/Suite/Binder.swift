extension Suite {
  /// Brings scenarios and apps together, one check file after the other.
  struct Binder {
    private let suite: Suite
    private var finder: AppFinder
    private var apps: [String: LoadedApp] = [:]
    /// The paths of the apps, in the order in which they were first needed.
    private var order: [String] = []
    private var usage = TaskUsage()

    /// A binder that has read no app yet.
    init(_ suite: Suite) {
      self.suite = suite
      self.finder = AppFinder(access: suite.access)
    }

    /// Binds every file.
    mutating func bind() -> BoundSuite {
      var files = suite.files.map { bind($0) }
      files += unusedTasks()
      return BoundSuite(files: files, absences: suite.absences, sources: sources())
    }

    private mutating func bind(_ file: Suite.File) -> BoundSuite.File {
      var bound = BoundSuite.File(path: file.path, diagnostics: file.diagnostics, items: [])
      guard !file.hasErrors, let checks = file.checks else {
        // What it would have used is not known, so no app near it can be said to have an unused task.
        usage.isComplete = false
        return bound
      }
      var diagnostics = DistinctDiagnostics(file.diagnostics)
      let selected = Set(file.selected.map(\.id))
      for scenario in file.scenarios {
        guard let item = item(for: scenario, of: checks, noting: &diagnostics) else { continue }
        if suite.runsWholeFolders { usage.note(item, used: suite.stages.tasksUsed) }
        if selected.contains(scenario.id) { bound.items.append(item) }
      }
      bound.diagnostics = diagnostics.all
      if bound.diagnostics.contains(where: { $0.severity == .error }) { bound.items = [] }
      return bound
    }

    private mutating func item(
      for scenario: Scenario,
      of checks: CheckFile,
      noting diagnostics: inout DistinctDiagnostics
    ) -> BoundSuite.Item? {
      let place = checks.blocks.indices.contains(scenario.block) ? checks.blocks[scenario.block] : nil
      let path: String
      do throws(AppFinder.Failure) {
        if let app = suite.options.app {
          path = app
        } else {
          path = try finder.app(named: scenario.app, for: checks.source.path)
        }
      } catch {
        let range = place?.app?.range ?? place?.profiles.first?.range ?? SourceRange(0, 0)
        diagnostics.add(Diagnostic(SuiteProblem.app(error), at: range, in: checks.source.path))
        return nil
      }
      let app = app(at: path)
      for diagnostic in app.diagnostics { diagnostics.add(diagnostic) }
      guard let runner = app.runner else { return nil }
      for diagnostic in suite.stages.problems(runner, scenario, checks.source) { diagnostics.add(diagnostic) }
      let isNamed = place?.profiles.contains { $0.name == scenario.profile.name } ?? true
      return BoundSuite.Item(scenario: scenario, isNamed: isNamed, app: app, runner: runner, stages: suite.stages)
    }

    private mutating func app(at path: String) -> LoadedApp {
      if let known = apps[path] { return known }
      let app = LoadedApp(path: path, fixing: suite.options.behaviours, access: suite.access, stages: suite.stages)
      apps[path] = app
      order.append(path)
      return app
    }

    private func sources() -> [String: SourceText] {
      let checks = suite.files.compactMap(\.source)
      let all = checks + order.compactMap { apps[$0] }.flatMap(\.sources)
      return Dictionary(all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// One entry for each app file inside a folder that runs as a whole, if a task of it is used by no check.
    private func unusedTasks() -> [BoundSuite.File] {
      guard usage.isComplete && suite.runsWholeFolders else { return [] }
      let apps = order.compactMap { self.apps[$0] }.filter { suite.isInsideFolder($0.path) }
      return apps.compactMap { app in
        let warnings = usage.unused(in: app)
        return warnings.isEmpty ? nil : BoundSuite.File(path: app.path, diagnostics: warnings, items: [])
      }
    }
  }
}

extension Suite {
  /// Whether nothing was left out of the folders that were named.
  fileprivate var runsWholeFolders: Bool { !folders.isEmpty && options.selectsEverything && options.app == nil }

  fileprivate func isInsideFolder(_ path: String) -> Bool {
    guard let app = access.realPath(path) else { return false }
    return folders.contains { access.realPath($0).map { app.hasPrefix($0 == "/" ? "/" : $0 + "/") } ?? false }
  }
}
