import Testing

@testable import FocusScenario

/// Claims that are easily misjudged: negations, counts, moments inside a beat and after the task, what is shown again.
///
/// The verdicts were written from what the sentences mean, before any of them was run.
@Suite("verdicts")
struct VerdictTests {
  static let rows = text("claims.tsv").split(separator: "\n").map { VerdictRow($0, app: app) }

  private static let app = text("claims.app")

  private static func text(_ name: String) -> String {
    let bytes = try? Fixture(path: "running/verdicts/\(name)").source.bytes
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  @Test("a claim comes out as it means", arguments: rows)
  func comesOut(row: VerdictRow) throws { try row.comesOut() }

  @Test("there are claims of each verdict")
  func isNotEmpty() {
    #expect(Self.rows.count > 100)
    #expect(Set(Self.rows.map(\.verdict)) == ["passed", "failed", "untestable"])
  }
}
