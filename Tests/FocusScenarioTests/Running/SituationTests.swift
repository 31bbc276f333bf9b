import Foundation
import Testing

@testable import FocusScenario

/// Small apps, each with claims that are easily misjudged about it: what the claims of one app have in common is in the
/// name of its file.
///
/// The verdicts were written from what the sentences mean to somebody who knows the app, before any of them was run.
@Suite("situations")
struct SituationTests {
  static let rows: [VerdictRow] = Fixture.all(in: "running/verdicts/situations", extensions: ["txt"]).flatMap {
    fixture in
    let text = String(decoding: (try? fixture.source.bytes) ?? [], as: UTF8.self)
    let parts = text.components(separatedBy: "---\n")
    let name = fixture.path.split(separator: "/").last.map(String.init) ?? fixture.path
    return (parts.last ?? "").split(separator: "\n").map { VerdictRow($0, app: parts[0], situation: name) }
  }

  @Test("a claim comes out as it means", arguments: rows)
  func comesOut(row: VerdictRow) throws { try row.comesOut() }

  @Test("there are claims of each verdict")
  func isNotEmpty() {
    #expect(Self.rows.count > 150)
    #expect(Set(Self.rows.map(\.verdict)) == ["passed", "failed", "untestable"])
  }
}
