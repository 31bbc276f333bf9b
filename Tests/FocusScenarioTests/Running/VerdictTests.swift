import Testing

@testable import FocusScenario

/// Claims that are easily misjudged: negations, counts, moments inside a beat and after the task, what is shown again.
///
/// The verdicts were written from what the sentences mean, before any of them was run.
@Suite("verdicts")
struct VerdictTests {
  /// A claim, the task and technology of which it is made, and how it has to come out.
  struct Row: Sendable, CustomTestStringConvertible {
    var verdict: String
    var profile: String
    var task: String
    var claim: String

    var check: String { "Profile: \(profile)\nTask: \(task)\nExpected: \(claim)\n" }
    var testDescription: String { "\(task): \(claim)" }
  }

  static let rows: [Row] = text("claims.tsv").split(separator: "\n").map { line in
    let parts = line.split(separator: "\t").map(String.init)
    return Row(verdict: parts[0], profile: parts[1], task: parts[2], claim: parts[3])
  }

  private static let app = text("claims.app")

  private static func text(_ name: String) -> String {
    let bytes = try? Fixture(path: "running/verdicts/\(name)").source.bytes
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  @Test("a claim comes out as it means", arguments: rows)
  func comesOut(row: Row) throws {
    let run = SmallRun(check: row.check, app: Self.app)
    #expect(run.diagnostics.map(\.message) == [])
    let claim = try #require(run.results.first?.claims.last)
    #expect(claim.verdict.rawValue == row.verdict, "\(claim.found)")
    #expect((claim.witness != nil) == (claim.verdict == .passed))
  }

  @Test("there are claims of each verdict")
  func isNotEmpty() {
    #expect(Self.rows.count > 100)
    #expect(Set(Self.rows.map(\.verdict)) == ["passed", "failed", "untestable"])
  }
}
