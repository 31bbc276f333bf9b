import Foundation
import Testing

@testable import FocusScenario

/// Small apps, each with claims that are easily misjudged about it: what the claims of one app have in common is in the
/// name of its file.
///
/// The verdicts were written from what the sentences mean to somebody who knows the app, before any of them was run.
@Suite("situations")
struct SituationTests {
  /// A claim about an app, and how it has to come out.
  struct Row: Sendable, CustomTestStringConvertible {
    var situation: String
    var app: String
    var verdict: String
    var profile: String
    var task: String
    var claim: String

    var check: String { "Profile: \(profile)\nTask: \(task)\nExpected: \(claim)\n" }
    var testDescription: String { "\(situation): \(profile), \(task): \(claim)" }
  }

  static let rows: [Row] = Fixture.all(in: "running/verdicts/situations", extensions: ["txt"]).flatMap { fixture in
    let text = String(decoding: (try? fixture.source.bytes) ?? [], as: UTF8.self)
    let parts = text.components(separatedBy: "---\n")
    let name = fixture.path.split(separator: "/").last.map(String.init) ?? fixture.path
    return (parts.last ?? "").split(separator: "\n").map { line in
      let cells = line.split(separator: "\t").map(String.init)
      return Row(situation: name, app: parts[0], verdict: cells[0], profile: cells[1], task: cells[2], claim: cells[3])
    }
  }

  @Test("a claim comes out as it means", arguments: rows)
  func comesOut(row: Row) throws {
    let run = SmallRun(check: row.check, app: row.app)
    #expect(run.diagnostics.map(\.message) == [])
    let claim = try #require(run.results.first?.claims.last)
    #expect(claim.verdict.rawValue == row.verdict, "\(claim.found)")
    #expect((claim.witness != nil) == (claim.verdict == .passed))
  }

  @Test("there are claims of each verdict")
  func isNotEmpty() {
    #expect(Self.rows.count > 150)
    #expect(Set(Self.rows.map(\.verdict)) == ["passed", "failed", "untestable"])
  }
}
