// The exported code has a conformance on the main actor, which Swift 6.2 was the first to read.
#if compiler(>=6.2)
  import Testing

  @testable import FocusScenario

  /// Whether an exported test fails on an app that was made worse, where the simulation fails.
  @Suite(.serialized)
  struct ExportedDamageTests {
    /// What a device cannot tell, by the app file, what was left out, and why.
    private static let excused = [
      "login: show the error": "the author's words fit two fields then; a test knows which was meant",
      "recipes: \"Found\"": "it is between two readings that focus moves",
      "player: on open:": "it fails for a close by escape, which no test tries",
      "shopping-list: focus the next one": "focus lands there by luck, and a device does not say so",
    ]

    @Test("a line left out of an app that fails a claim fails its exported test")
    func damages() throws {
      let checks = try ExportedCodeTests.checks.get()
      var missed: Set<String> = []
      var noticed = 0
      for file in checks.plan.files {
        let name = String(file.path.split(separator: "/").last?.dropLast(6) ?? "")
        guard Examples.apps.contains(name + ".app") else { continue }
        let text = try Examples.text(name + ".app")
        let scenarios = Examples.scenarios(name + ".check").filter { $0.profile.technology == .voiceOver }
        for damage in Damage.all(of: text) where damage.text.count(of: "\n") < text.count(of: "\n") {
          guard let app = Examples.app(damage.text) else { continue }
          for scenario in scenarios {
            let failed = Examples.run(scenario, on: damage.text)?.claims.filter { $0.verdict == .failed } ?? []
            let test = file.tests.first { $0.location.line == scenario.location.line && $0.profile == "VoiceOver" }
            let asserted = failed.filter { claim in
              test?.claims.contains { $0.location.line == claim.location.line } ?? false
            }
            guard !asserted.isEmpty else { continue }
            let issues = try checks.run(line: scenario.location.line, of: file.path, on: AppIndex(app)).issues
            for claim in asserted {
              let place = ".check:\(claim.location.line):\(claim.location.column): "
              let isNoticed = issues.contains { $0.contains(place) || $0.contains("the task stopped") }
              if isNoticed { noticed += 1 } else { missed.insert("\(name): \(damage.leftOut)") }
            }
          }
        }
      }
      #expect(missed.subtracting(Self.excused.keys) == [])
      #expect(noticed > 30)
    }
  }

  extension String {
    fileprivate func count(of character: Character) -> Int { count { $0 == character } }
  }
#endif
