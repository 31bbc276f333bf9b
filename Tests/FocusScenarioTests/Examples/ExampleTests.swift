import Testing

@testable import FocusScenario

/// The folder `Checks`: what a reader of the package meets first.
struct ExampleTests {
  @Test func thereIsACheckForEachFlow() {
    let flows = [
      "delivery", "filters", "login", "orders", "player", "product", "recipes", "recovery", "registration",
      "shopping-list",
    ]
    let documents = ["focus-black-hole.check", "focus-recovery.check"]
    #expect(Examples.checks == (flows.map { "\($0).check" } + documents).sorted())
    #expect(Examples.apps == (flows.map { "\($0).app" } + ["shop.app", "shop-before.app"]).sorted())
  }

  @Test func everythingPassesAndNothingIsUnused() {
    let report = Suite.load([Examples.folder]).run()
    #expect(report.files.flatMap(\.diagnostics).map { "\($0.path): \($0.message)" } == [])
    let scenarios = report.files.flatMap(\.scenarios)
    #expect(scenarios.filter { $0.verdict != .passed }.map(\.id) == [])
    let weak = scenarios.flatMap(\.claims).filter { $0.verdict != .passed || $0.witness == nil }
    #expect(weak.map { "\($0.sentence): \($0.verdict.rawValue), \($0.found)" } == [])
    // The document says that a native sheet finds its title by itself.
    let byLayout = scenarios.flatMap(\.claims).filter { $0.reservations.contains { $0.kind == .byLayout } }
    #expect(byLayout.map(\.sentence) == ["focus starts on the sheet title"])
  }
}
