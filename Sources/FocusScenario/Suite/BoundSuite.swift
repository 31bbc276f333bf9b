import Dispatch

/// A suite whose scenarios have found their apps: everything is known that can be known without running.
public struct BoundSuite: Sendable {
  /// A scenario with the app that it runs on.
  public struct Item: Sendable {
    /// What is done and expected.
    public let scenario: Scenario
    /// Whether the block names the technology, or whoever started the run did.
    let isNamed: Bool
    let app: LoadedApp
    let runner: Runner
    let stages: Suite.Stages

    /// Does the task and judges every claim.
    public func run(keepingPictures: Bool = false) -> ScenarioResult {
      var runner = runner
      runner.keepsPictures = keepingPictures
      return named(stages.run(runner, scenario))
    }

    /// A result with the path of the app, and of no account when nobody asked for it.
    func named(_ result: ScenarioResult) -> ScenarioResult {
      var result = result
      result.app = "\(runner.index.app.name) (\(app.path))"
      // A block that was not meant for this technology, and has nothing to ask of it, fails no run.
      let isUnasked = result.stopped == nil && result.claims.allSatisfy { $0.verdict == .notObserved }
      if !isNamed, isUnasked { result.verdict = .notObserved }
      return result
    }
  }

  /// One check file or document.
  public struct File: Sendable {
    /// The path as the user named it, or as it was found.
    public let path: String
    /// Mistakes of the text, of its app files, and of binding the one to the other.
    public internal(set) var diagnostics: [Diagnostic]
    /// The selected scenarios; empty when an error stops the file.
    public internal(set) var items: [Item]
  }

  /// In the order of the suite; at the end app files with a warning of their own.
  public internal(set) var files: [File]
  /// What was asked for by hand and gave nothing to run.
  public let absences: [Absence]
  /// By path; evidence that is judged is added.
  var sources: [String: SourceText]

  init(files: [File], absences: [Absence], sources: [String: SourceText]) {
    self.files = files
    self.absences = absences
    self.sources = sources
  }

  /// The text that a diagnostic is about, by its path: a check file, an app file, an included one, judged evidence.
  public func source(at path: String) -> SourceText? { sources[path] }

  /// The paths of all texts that it was made of, in the order of their bytes.
  var sourcePaths: [String] { Array(sources.keys).sortedByBytes() }

  /// Whether it was made of the text at a path.
  public func isMade(of path: String) -> Bool { sources[path] != nil }

  /// The apps that its scenarios run on, by their paths.
  var apps: [String: App] {
    let items = files.lazy.flatMap(\.items)
    return Dictionary(items.map { ($0.app.path, $0.runner.index.app) }, uniquingKeysWith: { first, _ in first })
  }

  /// What is wrong, with nothing run.
  public func check() -> RunReport {
    RunReport(files: files.map { FileReport(path: $0.path, diagnostics: $0.diagnostics, scenarios: []) })
  }
}

extension BoundSuite {
  /// Runs scenarios, each on a fresh app; the report has the order of the texts, whichever ends first.
  ///
  /// When it is interrupted, what was not begun is left out, and counted. Each result is told as soon as it is there, from
  /// whichever thread made it.
  public func run(
    _ plan: RunPlan = RunPlan(),
    remembering known: [String: ScenarioResult] = [:],
    isInterrupted: @Sendable () -> Bool = { false },
    finished: @Sendable (ScenarioResult) -> Void = { _ in }
  ) -> RunReport {
    let all = files.indices.flatMap { file in files[file].items.map { (file: file, item: $0) } }
    let chosen = all.indices.filter { plan.shard?.has($0) ?? true }.map { all[$0] }
    let results = Self.results(of: chosen.map(\.item), plan) { item in
      if isInterrupted() { return nil }
      let result = known[item.scenario.id] ?? item.run(keepingPictures: plan.keepsPictures)
      finished(result)
      return result
    }
    var scenarios = [[ScenarioResult]](repeating: [], count: files.count)
    for (place, result) in zip(chosen, results) { if let result { scenarios[place.file].append(result) } }
    var report = RunReport(
      files: zip(files, scenarios).map { FileReport(path: $0.path, diagnostics: $0.diagnostics, scenarios: $1) }
    )
    if plan.shard != nil { report.files.removeAll { $0.scenarios.isEmpty && $0.diagnostics.isEmpty } }
    report.notRun = results.count { $0 == nil }
    return report
  }

  private static func results(
    of items: [Item],
    _ plan: RunPlan,
    _ run: @Sendable (Item) -> ScenarioResult?
  ) -> [ScenarioResult?] {
    guard plan.failsFast else {
      let order = plan.order(of: items.count)
      let done = concurrently(items.count, jobs: plan.jobs) { run(items[order[$0]]) }
      var results = [ScenarioResult?](repeating: nil, count: items.count)
      for (place, result) in zip(order, done) { results[place] = result }
      return results
    }
    var results: [ScenarioResult?] = []
    while results.count < items.count {
      let next = items[results.count..<min(items.count, results.count + (plan.jobs ?? 8))]
      results += concurrently(next.count, jobs: plan.jobs) { run(next[next.startIndex + $0]) }
      guard let failing = results.firstIndex(where: { $0?.verdict.failsRun ?? true }) else { continue }
      results.removeSubrange((failing + 1)...)
      break
    }
    return results + Array(repeating: nil, count: items.count - results.count)
  }

  /// The results of some work done side by side, in the order of their numbers; none named: on the cores there are.
  static func concurrently<Result: Sendable>(
    _ count: Int,
    jobs: Int? = nil,
    _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    var results = [Result?](repeating: nil, count: count)
    let workers = min(jobs ?? count, count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each piece of work writes to a place of its own, and nobody reads before all are done.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: workers) { worker in
        for number in stride(from: worker, to: count, by: workers) { places[number] = work(number) }
      }
    }
    return results.compactMap { $0 }
  }
}

extension Suite {
  /// Finds the app of every scenario, reads each app file once, and binds the one to the other.
  public func bound() -> BoundSuite {
    var binder = Binder(self)
    return binder.bind()
  }

  /// Binds and runs everything that is selected.
  public func run() -> RunReport { bound().run() }

  /// The text of a check file or phrases file by its path.
  public func source(at path: String) -> SourceText? { files.first { $0.path == path }?.source }
}
