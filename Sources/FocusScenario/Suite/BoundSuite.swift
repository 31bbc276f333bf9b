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
    public func run() -> ScenarioResult {
      var result = stages.run(runner, scenario)
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
  private let sources: [String: SourceText]

  init(files: [File], absences: [Absence], sources: [String: SourceText]) {
    self.files = files
    self.absences = absences
    self.sources = sources
  }

  /// The text that a diagnostic is about, by its path: a check file, an app file, an included one.
  public func source(at path: String) -> SourceText? { sources[path] }

  /// What is wrong, with nothing run.
  public func check() -> RunReport {
    RunReport(files: files.map { FileReport(path: $0.path, diagnostics: $0.diagnostics, scenarios: []) })
  }

  /// Runs every scenario, each on a fresh app; the report has the order of the text, whichever ends first.
  public func run() -> RunReport {
    RunReport(
      files: files.map { file in
        FileReport(path: file.path, diagnostics: file.diagnostics, scenarios: Self.run(file.items))
      }
    )
  }

  /// Runs scenarios side by side: none of them knows of another.
  private static func run(_ items: [Item]) -> [ScenarioResult] {
    concurrently(items.count) { items[$0].run() }
  }

  /// The results of some work done side by side on the cores there are, in the order of their numbers.
  static func concurrently<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
    var results = [Result?](repeating: nil, count: count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each piece of work writes to a place of its own, and nobody reads before all are done.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: count) { places[$0] = work($0) }
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
