import Foundation

@testable import FocusScenario

/// The checks and app files that come with the package.
enum Examples {
  /// The folder that they stand in.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Checks").path

  /// The names of the check files, by name.
  static let checks = names(endingIn: ".check")
  /// The names of the app files, by name.
  static let apps = names(endingIn: ".app")

  private static func names(endingIn ending: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return all.filter { $0.hasSuffix(ending) }.sorted()
  }

  /// The path of a file of the folder.
  static func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// The text of a file of the folder.
  static func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  /// The app that a text describes; none when the text has an error.
  static func app(_ text: String) -> App? {
    let reading = AppFileReader().read(SourceText(path: "damaged.app", text: text))
    return reading.diagnostics.contains { $0.severity == .error } ? nil : reading.app
  }

  /// The scenarios of a check file.
  static func scenarios(_ check: String) -> [Scenario] {
    Suite.load([path(check)]).files.flatMap(\.scenarios)
  }

  /// The name of the app file that a scenario's `App:` line means.
  static func appFile(of scenario: Scenario) -> String {
    (scenario.app ?? "").lowercased().split(separator: " ").joined(separator: "-") + ".app"
  }

  /// Runs a scenario on the app that a text describes; none when the text has an error or lacks what is named.
  static func run(_ scenario: Scenario, on text: String) -> ScenarioResult? {
    guard let app = app(text) else { return nil }
    let runner = Runner(AppIndex(app))
    let problems = runner.problems(of: scenario, in: SourceText(path: scenario.location.path, text: ""))
    return problems.contains { $0.severity == .error } ? nil : runner.run(scenario)
  }
}
