import Foundation
import Testing

@testable import FocusScenario

/// Everything that a user can do with an app, tried, and what leaves the user behind.
@Suite("exploration")
struct ExplorationTests {
  private static let apps = Fixture.all(in: "study/exploration", extensions: ["app"])

  private static func explore(_ app: Fixture, _ limits: Exploration.Limits = .init()) throws -> Exploration {
    Explorer(AppIndex(AppFileReader().read(try app.source).app), limits: limits).explore(Technology.allCases)
  }

  @Test("what is found in an app", arguments: apps)
  func findings(app: Fixture) throws {
    try app.expect(ExplorationText.render(try Self.explore(app)).text(), stage: "findings")
  }

  @Test("each kind of finding is found in the app that is called after it", arguments: Finding.Kind.allCases)
  func kinds(kind: Finding.Kind) throws {
    let app = Fixture(path: "study/exploration/\(kind).app")
    let found = try Self.explore(app).findings.filter { $0.kind == kind }
    #expect(!found.isEmpty)
    // A finding without a block that fails is one that no sentence of the language says.
    #expect(found.allSatisfy { $0.block != nil })
  }

  @Test("an app in which every change says where focus goes has nothing to find")
  func nothing() throws {
    #expect(try Self.explore(Fixture(path: "study/exploration/everything-decided.app")).findings.map(\.kind) == [])
  }

  @Test("the block of every finding, printed and run as a check, fails", arguments: apps)
  func blocks(app: Fixture) throws {
    let findings = try Self.explore(app).findings
    let text = String(decoding: try app.source.bytes, as: UTF8.self)
    let blocks = findings.compactMap { finding in finding.block.map { $0.text(for: [finding.technology]) } }
    guard !blocks.isEmpty else { return }
    let folder = try TemporaryFolder(["a.app": text, "a.check": blocks.joined(separator: "\n")])
    let report = Suite.load([folder.path]).run()
    #expect(report.files.flatMap(\.diagnostics).map(\.message) == [])
    let scenarios = report.files.flatMap(\.scenarios)
    #expect(scenarios.count == blocks.count)
    #expect(scenarios.filter { $0.verdict != .failed || $0.stopped != nil }.map(\.task) == [])
  }

  /// What a user does, and what it is about: namesakes, actions, values, gestures and the keyboard.
  private static let ways: [(way: [String], subject: String)] = [
    ([#"use the action "Archive" on "Ann""#, #"activate "Undo""#], "Ann"),
    (["activate the second button", #"activate "Keep it""#], "Delete"),
    ([#"activate the "Delete" link"#, #"activate "Keep it""#], "Delete"),
    ([#"increase "Text size""#, #"activate "OK""#], "Text size"),
    ([#"type "abc" in "Search""#, "put the keyboard away", #"activate "Done""#], "Search"),
  ]

  @Test("actions of a row, gestures, and names that several have", arguments: ways)
  func waysAndNames(way: [String], subject: String) throws {
    let found = try Self.explore(Fixture(path: "study/exploration/names-and-gestures.app")).findings.filter {
      $0.technology == .voiceOver && $0.way == way
    }
    #expect(found.map(\.kind) == [.notReturned])
    #expect(found.first?.subject == subject)
    #expect(found.first?.block != nil)
  }

  @Test("a limit is said")
  func limits() throws {
    let app = Fixture(path: "study/exploration/everything-decided.app")
    let few = try Self.explore(app, Exploration.Limits(actions: 2))
    #expect(few.tours[0].actions == 2)
    #expect(few.tours[0].stoppedAt == "2 actions")
    let shallow = try Self.explore(app, Exploration.Limits(depth: 1))
    #expect(shallow.tours[0].stoppedAt == "1 action in a row")
  }
}
