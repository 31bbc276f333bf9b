import Testing

@testable import FocusScenario

/// What a perfect device would be heard to say, judged: it must never contradict the simulator that it behaves like.
@Suite("heard: round trip")
struct RoundTripTests {
  /// A check with the app that it runs on.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var scenarios: [Scenario]
    var app: App

    var testDescription: String { name }
  }

  /// The checks of this repository, the documents on both shops, and the defects as reported and repaired.
  static let cases: [Case] = examples + documents + defects

  static let examples = Examples.checks.flatMap { check -> [Case] in
    let scenarios = Examples.scenarios(check)
    let files = Set(scenarios.map(Examples.appFile)).sorted()
    return files.compactMap { file in
      guard let app = (try? Examples.text(file)).flatMap(Examples.app) else { return nil }
      return Case(name: check, scenarios: scenarios.filter { Examples.appFile(of: $0) == file }, app: app)
    }
  }

  private static let documents = ["shop.app", "shop-before.app"].compactMap { file -> Case? in
    guard let app = (try? Examples.text(file)).flatMap(Examples.app) else { return nil }
    let checks = ["focus-black-hole.check", "focus-recovery.check"]
    return Case(name: "documents on \(file)", scenarios: checks.flatMap(Examples.scenarios), app: app)
  }

  private static let defects = ReportedDefect.all.flatMap { defect in
    ReportedDefect.Version.allCases.compactMap { version -> Case? in
      guard let app = (try? defect.app(version)).flatMap(Examples.app), let check = try? defect.check else {
        return nil
      }
      let file = CheckFileReader().read(SourceText(path: "expectation.check", text: check), isDocument: false)
      let scenarios = ScenarioCompiler().compile(file).scenarios
      return Case(name: "\(defect.name), \(version.rawValue)", scenarios: scenarios, app: app)
    }
  }

  @Test("no claim passes that the simulator fails, or fails that it passes", arguments: cases)
  func agrees(one: Case) throws {
    let runner = Runner(AppIndex(one.app))
    for scenario in one.scenarios {
      guard let technology = scenario.profile.technology else { continue }
      let simulated = runner.run(scenario)
      let performance = runner.asGiven(scenario).rehearsal(of: scenario, technology).perform()
      let heard = runner.judge(scenario, heard: PerfectDevice().recordings(of: performance, technology))
      #expect(contradictions(simulated, heard) == [])
    }
  }

  private func contradictions(_ simulated: ScenarioResult, _ heard: ScenarioResult) -> [String] {
    zip(simulated.claims, heard.claims).compactMap { simulated, heard in
      let verdicts = (simulated.verdict, heard.verdict)
      guard verdicts == (.failed, .passed) || verdicts == (.passed, .failed) else { return nil }
      return
        "\(heard.sentence) [\(heard.reading)]\n  simulated \(simulated.verdict): \(simulated.found)\n  heard \(heard.verdict): \(heard.found)"
    }
  }

  /// Of the claims of each kind, in percent, at least how many a perfect device shows; the others are not observed.
  private static let least: [Frame.Kind: Int] = [.focus: 85, .reach: 60, .steps: 60, .order: 50]

  @Test("most of what speech can show is shown", arguments: least.keys.sorted { $0.rawValue < $1.rawValue })
  func shows(kind: Frame.Kind) {
    var (shown, all) = (0, 0)
    for one in Self.cases {
      let runner = Runner(AppIndex(one.app))
      for scenario in one.scenarios where scenario.claims.contains(where: { $0.frame.kind == kind }) {
        guard scenario.profile.technology == .voiceOver else { continue }
        let performance = runner.asGiven(scenario).rehearsal(of: scenario, .voiceOver).perform()
        let heard = runner.judge(scenario, heard: PerfectDevice().recordings(of: performance, .voiceOver))
        let verdicts = zip(scenario.claims, heard.claims).filter { $0.0.frame.kind == kind }.map(\.1.verdict)
        all += verdicts.count
        shown += verdicts.count { $0 == .passed || $0 == .failed }
      }
    }
    #expect(all >= 10 && 100 * shown >= (Self.least[kind] ?? 100) * all, "\(shown) of \(all)")
  }
}
