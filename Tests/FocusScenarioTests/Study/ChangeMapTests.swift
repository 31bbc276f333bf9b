import Foundation
import Testing

@testable import FocusScenario

/// The changes of context of an app, where focus goes, and which checks look at them.
@Suite("change map")
struct ChangeMapTests {
  private static let folder = Fixture.root.appendingPathComponent("study/changes")

  private static func map(of app: String = "shop.app", checks: [String] = []) throws -> ChangeMap {
    let app = folder.appendingPathComponent(app).path
    let document = AppDocument(app)
    var options = Suite.Options()
    options.app = app
    let bound = Suite.load(checks.map { folder.appendingPathComponent($0).path }, options: options).bound()
    let items = bound.files.flatMap(\.items)
    return ChangeMap(try #require(document.index), Technology.allCases, checks: items, behaviours: document.behaviours)
  }

  /// The trigger, the kind, the target of the design, and what the map says.
  private static let rows: [(trigger: String, kind: ChangeKind, target: DesignTarget, says: ContextChange.Judgement)] =
    [
      ("activate \"Remove\"", .withinScreen, .whatIsLeft, .kept),
      ("activate \"Add a gift\"", .result, .announcement, .kept),
      ("activate \"Express\"", .smallChange, .nothing, .kept),
      // Pitfall 1 of the document: focus is moved on a small update.
      ("activate \"Wrap it\"", .smallChange, .nothing, .different),
      ("activate \"Address\"", .modal, .title, .kept),
      ("activate \"Offers\"", .modal, .title, .missing),
      ("activate \"Checkout\"", .newScreen, .newScreen, .kept),
      ("activate \"Archive\"", .result, .announcement, .unreached),
      ("activate \"Pay\" when 'Card number' is empty", .withinScreen, .errorText, .missing),
    ]

  @Test("every change has its kind, its target and its judgement")
  func changes() throws {
    let changes = try Self.map().changes
    for row in Self.rows {
      let change = try #require(changes.first { $0.trigger == row.trigger }, "\(row.trigger)")
      #expect(change.kind == row.kind, "\(row.trigger)")
      #expect(change.target == row.target, "\(row.trigger)")
      #expect(change.judgement == row.says, "\(row.trigger)")
    }
    #expect(changes.count == Self.rows.count)
  }

  @Test("what has no target comes first, then what no check covers")
  func order() throws {
    let map = try Self.map(checks: ["shop.check"])
    #expect(map.changes.prefix(3).map(\.judgement) == [.missing, .missing, .different])
    #expect(map.withoutTarget.count == 2)
    let covered = map.changes.filter { !$0.coveredBy.isEmpty }
    #expect(Set(covered.map(\.trigger)) == ["activate \"Pay\" when 'Card number' is empty", "activate \"Add a gift\""])
    #expect(covered.map { $0.coveredBy.map(\.line) } == [[1], [5]])
    #expect(map.coverage == 22)
  }

  @Test("a reason speaks for its own change: for the opening, or for the way back")
  func reasons() throws {
    let map = try Self.map(of: "reasons.app")
    let judgements = map.changes.map { ($0.trigger, $0.judgement) }
    #expect(
      Dictionary(judgements) { first, _ in first } == [
        "activate \"Recount\"": .overridden,
        "activate \"Recount quietly\"": .different,
        "activate \"Later\"": .overridden,
        "activate \"Hint\"": .overridden,
        // Its opening is explained, and where focus returns is not.
        "activate \"Terms\"": .missing,
        "activate \"Offers\"": .overridden,
      ]
    )
    let hint = try #require(map.changes.first { $0.trigger == "activate \"Hint\"" })
    #expect(hint.reason == "a hint waits until the user comes to it")
    #expect(hint.returns.allSatisfy { $0.reason == nil })
    let offers = try #require(map.changes.first { $0.trigger == "activate \"Offers\"" })
    #expect(offers.reason == nil)
    #expect(Set(offers.returns.map(\.reason)) == ["the list goes on where it was"])
    let text = ChangeMapText.render(map).text()
    try Fixture(path: "study/changes/reasons").expect(text, stage: "map")
  }

  @Test("the map as it is printed")
  func text() throws {
    let text = ChangeMapText.render(try Self.map(checks: ["shop.check"])).text()
    try Fixture(path: "study/changes/shop").expect(
      text.replacingOccurrences(of: Self.folder.path + "/", with: ""),
      stage: "map"
    )
  }
}
