import Testing

@testable import FocusScenario

/// The shop of the documents, before and after somebody decided where focus goes.
struct ShopTests {
  static let documents = ["focus-black-hole.check", "focus-recovery.check"].map(Examples.path)

  @Test func onlyRulesAndMarksDiffer() throws {
    let fixed = try #require(Examples.app(try Examples.text("shop.app")))
    let before = try #require(Examples.app(try Examples.text("shop-before.app")))
    #expect(fixed != before)
    let pairs = zip(fixed.withoutRulesAndMarks.containers, before.withoutRulesAndMarks.containers)
    #expect(pairs.filter { $0 != $1 }.map(\.0.name) == [])
    #expect(fixed.containers.count == before.containers.count)
    #expect(fixed.tasks == before.tasks)
  }

  @Test func allSevenPassOnTheShop() {
    let scenarios = Suite.load(Self.documents).run().files.flatMap(\.scenarios)
    #expect(scenarios.map(\.verdict) == Array(repeating: .passed, count: 7))
  }

  @Test func allSevenFailOnTheShopBefore() throws {
    var options = Suite.Options()
    options.app = Examples.path("shop-before.app")
    let scenarios = Suite.load(Self.documents, options: options).run().files.flatMap(\.scenarios)
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

extension App {
  /// The screens, elements, labels and tasks alone.
  fileprivate var withoutRulesAndMarks: App {
    var app = App(name: name, containers: containers, tasks: tasks)
    for number in app.containers.indices {
      let whole = app.containers[number]
      app.containers[number] = Container(name: whole.name, kind: whole.kind)
      app.containers[number].elements = whole.elements.map(\.withoutRulesAndMarks)
    }
    return app
  }
}

extension Element {
  /// The role, the words and what stands inside.
  fileprivate var withoutRulesAndMarks: Element {
    var element = Element(role, label)
    element.value = value
    element.placeholder = placeholder
    element.aliases = aliases
    element.errorOf = errorOf
    element.children = children.map(\.withoutRulesAndMarks)
    return element
  }
}
