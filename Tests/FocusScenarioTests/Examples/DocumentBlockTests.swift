import Testing

@testable import FocusScenario

/// The six blocks of the documents, seven scenarios, on the shop before and after somebody decided where focus goes.
struct DocumentBlockTests {
  private static let blocks = ["focus-black-hole.check", "focus-recovery.check"].map(Examples.path)

  private func scenarios(on app: String) -> [ScenarioResult] {
    var options = Suite.Options()
    options.app = Examples.path(app)
    return Suite.load(Self.blocks, options: options).run().files.flatMap(\.scenarios)
  }

  @Test func allSevenPassOnTheShop() {
    #expect(scenarios(on: "shop.app").map(\.verdict) == Array(repeating: .passed, count: 7))
  }

  @Test func allSevenFailOnTheShopBefore() throws {
    let scenarios = scenarios(on: "shop-before.app")
    #expect(scenarios.map(\.verdict) == Array(repeating: .failed, count: 7))
    #expect(scenarios.flatMap(\.claims).allSatisfy { $0.verdict != .untestable })
    try Fixture(path: "examples/shop-before").expect(scenarios.map(\.failures).joined(separator: "\n"), stage: "txt")
  }
}

extension ScenarioResult {
  /// The task, and under it each claim that failed with what was found.
  fileprivate var failures: String {
    let failed = claims.filter { $0.verdict == .failed }.map { "  \($0.sentence)\n    \($0.found)\n" }
    return "\(profile): \(task)\n" + failed.joined()
  }
}
