@testable import FocusScenario

/// A check and an app, both as text, run without any file.
struct SmallRun {
  /// Problems of both texts, and of binding the one to the other.
  private(set) var diagnostics: [Diagnostic]
  /// One per scenario; none when there is an error.
  private(set) var results: [ScenarioResult] = []
  private let sources: [String: SourceText]
  private let path: String

  /// Reads both texts, binds and runs.
  init(check: String, app: String, path: String = "small.check") {
    let source = SourceText(path: path, text: check)
    let appSource = SourceText(path: "small.app", text: app)
    let compilation = ScenarioCompiler().compile(CheckFileReader().read(source, isDocument: false))
    let reading = AppFileReader().read(appSource)
    self.path = path
    sources = [path: source, "small.app": appSource]
    diagnostics = compilation.diagnostics + reading.diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    let runner = Runner(AppIndex(reading.app))
    for scenario in compilation.scenarios {
      for problem in runner.problems(of: scenario, in: source) where !diagnostics.contains(problem) {
        diagnostics.append(problem)
      }
    }
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    results = compilation.scenarios.map { runner.run($0) }
  }

  /// The report as the command prints it.
  var report: String {
    let sources = self.sources
    let file = FileReport(path: path, diagnostics: diagnostics, scenarios: results)
    return RunText { sources[$0] }.render(RunReport(files: [file])).text()
  }
}
