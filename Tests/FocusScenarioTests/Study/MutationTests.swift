import Foundation
import Testing

@testable import FocusScenario

/// Apps damaged on purpose, and what their checks notice of it.
@Suite("mutation")
struct MutationTests {
  private static let folder = Fixture.root.appendingPathComponent("study/mutation")

  private static var app: App {
    get throws { AppFileReader().read(try Fixture(path: "study/mutation/notes.app").source).app }
  }

  /// The effects of a rule, or the mark, that each kind makes of the part of the app that it is about.
  private static let rows: [(kind: Fault.Kind, faults: [String])] = [
    (.focusDropped, [#"Notes, "Save", on activate: focus the error"#]),
    (.restoreDropped, ["Share panel, on close: focus the opener"]),
    (
      .notificationDropped,
      [
        "Share panel, on open: post screen changed with 'Share'",
        #"Notes, "Save", on activate: announce 'Saved'"#,
      ]
    ),
    (.modalDropped, ["Share panel: modal"]),
    (.openerRemoved, [#"Notes, "Share", on activate: open Share panel"#]),
    (.oldElementKept, [#"Notes, "Reload", on activate: load 'Loading' for 500 ms, then 'Milk'"#]),
    (.errorHidden, [#"Notes, "Save", on activate: show the error"#]),
    (
      .controlDisabled,
      [
        #"Notes, "Save": not disabled"#, #"Notes, "Share": not disabled"#, #"Notes, "Reload": not disabled"#,
        #"Share panel, "Done": not disabled"#,
      ]
    ),
  ]

  @Test("each kind of fault, where the app has a place for it")
  func kinds() throws {
    let app = try Self.app
    for row in Self.rows {
      let faults = app.faults.filter { $0.kind == row.kind }
      #expect(faults.map { "\($0.place): \($0.part)" } == row.faults, "\(row.kind)")
      #expect(faults.allSatisfy { $0.app != app })
    }
    #expect(Set(app.faults.map(\.kind)) == Set(Fault.Kind.allCases))
  }

  @Test("what stands where it did not")
  func order() throws {
    let app = try Self.app
    let swapped = app.faults.first { $0.kind == .orderSwapped && $0.part.hasPrefix("\"Save\"") }
    #expect(swapped?.app.containers[0].elements.map(\.label)[3...4] == ["Share", "Save"])
  }

  @Test("the score, the survivors, and the checks that prove nothing")
  func report() throws {
    let report = Suite.load([Self.folder.path]).bound().mutated()
    let study = try #require(report.studies.first)
    #expect(study.failing.map(\.location.line) == [15])
    #expect(study.powerless.map(\.location.line) == [11])
    let survivors = Set(study.survivors.map(\.part))
    // Nothing asks what Save says, what stays reachable behind the panel, or about the rows.
    #expect(survivors.isSuperset(of: ["announce 'Saved'", "modal", "load 'Loading' for 500 ms, then 'Milk'"]))
    #expect(survivors.isDisjoint(with: ["show the error", "open Share panel", "focus the opener"]))
    try Fixture(path: "study/mutation/notes").expect(
      MutationText.render(report).text().replacingOccurrences(of: Self.folder.path + "/", with: ""),
      stage: "mutation"
    )
  }
}
