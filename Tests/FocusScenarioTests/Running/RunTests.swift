import Testing

@testable import FocusScenario

/// A check, an app beside it, and the report of the run as a person reads it.
@Suite("runs")
struct RunTests {
  static let checks = Fixture.all(in: "running/runs", extensions: ["check"])

  @Test("a run comes to its report", arguments: checks)
  func comesToItsReport(check: Fixture) throws {
    let app = Fixture(path: String(check.path.dropLast("check".count)) + "app")
    let text = String(decoding: try check.source.bytes, as: UTF8.self)
    let appText = String(decoding: try app.source.bytes, as: UTF8.self)
    let name = String(check.path.drop { $0 != "/" }.dropFirst().drop { $0 != "/" }.dropFirst())
    let run = SmallRun(check: text, app: appText, path: name)
    try check.expect(run.report, stage: "report")
  }

  @Test("there are runs to compare")
  func isNotEmpty() {
    #expect(Self.checks.count > 20)
  }
}
