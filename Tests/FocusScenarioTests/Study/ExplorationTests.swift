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
