import Testing

@testable import FocusScenario

/// A claim, the app, task and technology of which it is made, and how it has to come out.
struct VerdictRow: Sendable, CustomTestStringConvertible {
  var app: String
  /// What the claims of the app have in common; none for an app of many things.
  var situation: String?
  var verdict: String
  var profile: String
  var task: String
  var claim: String

  /// Reads a row of four cells: verdict, profile, task, claim; what is given stands behind the profile and a semicolon.
  init(_ line: Substring, app: String, situation: String? = nil) {
    let cells = line.split(separator: "\t").map(String.init)
    self.app = app
    self.situation = situation
    (verdict, profile, task, claim) = (cells[0], cells[1], cells[2], cells[3])
  }

  var testDescription: String { (situation.map { "\($0): \(profile), " } ?? "") + "\(task): \(claim)" }

  /// Runs the claim, and expects its verdict, with a witness for a pass and for nothing else.
  func comesOut() throws {
    let header = profile.split(separator: ";").joined(separator: "\nGiven:")
    let run = SmallRun(check: "Profile: \(header)\nTask: \(task)\nExpected: \(claim)\n", app: app)
    #expect(run.diagnostics.map(\.message) == [])
    let result = try #require(run.results.first?.claims.last)
    #expect(result.verdict.rawValue == verdict, "\(result.found)")
    #expect((result.witness != nil) == (result.verdict == .passed))
  }
}
