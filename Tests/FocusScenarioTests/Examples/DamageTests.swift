import Testing

@testable import FocusScenario

/// Every claim is there for a reason: some one line of the app, made worse, makes it fail.
struct DamageTests {
  @Test(arguments: Examples.checks)
  func eachClaimFailsOnSomeDamage(_ check: String) throws {
    for scenario in Examples.scenarios(check) {
      let unharmed = try unharmed(by: scenario)
      #expect(unharmed.isEmpty, "no damage of \(Examples.appFile(of: scenario)) fails these claims of \(scenario.id)")
    }
  }

  /// The sentences that no damage of the app makes fail; each is looked for only until the first that does.
  private func unharmed(by scenario: Scenario) throws -> [String] {
    var pending = scenario.claims.indices.filter { scenario.claims[$0].notAsked == nil }
    for damage in Damage.all(of: try Examples.text(Examples.appFile(of: scenario))) {
      guard !pending.isEmpty else { break }
      guard let result = Examples.run(scenario, on: damage.text) else { continue }
      pending.removeAll { result.claims[$0].verdict == .failed }
    }
    return pending.map { scenario.claims[$0].sentence }
  }

  @Test func aLineIsDamagedInEveryWay() {
    let text = """
      App: Small

      Overlay: Panel, modal
        text "Wrong, again", not shown, as the error   # a comment, with a comma
        button "Go"
          on activate when "Name" is empty: show the error, focus the error
          on activate:
            after 2 seconds: close

      Task: go
        activate "Go"
      """
    let lines = [
      "line 4 without 'text \"Wrong, again\", not shown, as the error'",
      "line 5 without 'button \"Go\"'",
      "line 6 without 'on activate when \"Name\" is empty: show the error, focus the error'",
      "line 7 without 'on activate:'",
      "line 8 without 'after 2 seconds: close'",
    ]
    let parts = [
      "line 6 without 'when \"Name\" is empty'",
      "line 8 without 'after 2 seconds:'",
      "line 3 without 'Panel,'",
      "line 3 without 'modal'",
      "line 4 without 'text \"Wrong, again\",'",
      "line 4 without 'not shown'",
      "line 4 without 'as the error'",
      "line 6 without 'show the error,'",
      "line 6 without 'focus the error'",
    ]
    let damages = Damage.all(of: text)
    #expect(damages.prefix(lines.count + parts.count).map(\.description) == lines + parts)
    #expect(damages.contains { $0.text.contains("on activate when \"Name\" is: show the error, focus the error") })
    #expect(damages.allSatisfy { $0.text.contains("Task: go\n  activate \"Go\"") })
  }
}
