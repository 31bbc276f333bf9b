import Testing

@testable import FocusScenario

/// A device that does something else than the app file says: what is heard decides, and the model only names things.
@Suite("heard: deviating devices")
struct DeviatingDeviceTests {
  /// What was recorded of one app, judged with the app file of another.
  private static func contradictions(
    _ scenario: Scenario,
    truth: ScenarioResult,
    _ recordings: [FocusScenario.Recording],
    _ model: Runner
  ) -> [String] {
    let heard = model.judge(scenario, heard: recordings)
    return zip(truth.claims, heard.claims).compactMap { truth, heard in
      let isContradiction =
        [truth.verdict, heard.verdict] == [.failed, .passed] || [truth.verdict, heard.verdict] == [.passed, .failed]
      // Luck is not heard: whether the app or chance put focus there is in the app file alone.
      return isContradiction && !truth.found.contains("devices differ")
        ? "\(heard.sentence): \(truth.verdict) \(truth.found); heard \(heard.verdict) \(heard.found)" : nil
    }
  }

  private static func recordings(_ scenario: Scenario, _ runner: Runner, _ technology: Technology)
    -> [FocusScenario.Recording]
  {
    PerfectDevice().recordings(
      of: runner.asGiven(scenario).rehearsal(of: scenario, technology).perform(),
      technology
    )
  }

  @Test(
    "an app with a reported defect is judged as it behaves, with the app file of the repaired one",
    arguments: ReportedDefect.all
  )
  func defect(defect: ReportedDefect) throws {
    let asReported = Runner(AppIndex(try #require(Examples.app(try defect.app(.asReported)))))
    let repaired = Runner(AppIndex(try #require(Examples.app(try defect.app(.repaired)))))
    let file = CheckFileReader().read(SourceText(path: "expectation.check", text: try defect.check), isDocument: false)
    for scenario in ScenarioCompiler().compile(file).scenarios {
      guard let technology = scenario.profile.technology, technology == .voiceOver || technology == .talkBack else {
        continue
      }
      for (device, model) in [(asReported, repaired), (repaired, asReported)] {
        let heard = Self.recordings(scenario, device, technology)
        #expect(Self.contradictions(scenario, truth: device.run(scenario), heard, model) == [])
      }
    }
  }

  @Test("of the reported defects that are about focus most are heard")
  func heardDefects() throws {
    var (heard, all) = (0, 0)
    for defect in ReportedDefect.all {
      let asReported = Runner(AppIndex(try #require(Examples.app(try defect.app(.asReported)))))
      let repaired = Runner(AppIndex(try #require(Examples.app(try defect.app(.repaired)))))
      let file = CheckFileReader().read(
        SourceText(path: "expectation.check", text: try defect.check),
        isDocument: false
      )
      for scenario in ScenarioCompiler().compile(file).scenarios where scenario.profile.technology == .voiceOver {
        let judged = repaired.judge(scenario, heard: Self.recordings(scenario, asReported, .voiceOver))
        for (claim, result) in zip(scenario.claims, judged.claims) where claim.frame.kind == .focus {
          guard asReported.run(scenario).claims.first(where: { $0.sentence == result.sentence })?.verdict == .failed
          else { continue }
          all += 1
          heard += result.verdict == .failed ? 1 : 0
        }
      }
    }
    #expect(all >= 20 && heard * 2 > all, "\(heard) of \(all)")
  }

  @Test(
    "a device that answers an open question in another way is judged as it behaves",
    arguments: RoundTripTests.examples
  )
  func answers(one: RoundTripTests.Case) throws {
    let runner = Runner(AppIndex(one.app))
    for scenario in one.scenarios {
      guard let technology = scenario.profile.technology, technology == .voiceOver || technology == .talkBack else {
        continue
      }
      let rehearsal = runner.asGiven(scenario).rehearsal(of: scenario, technology)
      let consulted = Set(rehearsal.perform().traces.flatMap(\.moments).flatMap(\.beat.consulted))
      for behaviour in Behaviour.table where consulted.contains(behaviour.identifier) {
        for alternative in behaviour.alternatives {
          let choice = Behaviours.Choice(behaviour: behaviour.identifier, alternative: alternative.identifier)
          let device = Runner(AppIndex(one.app), fixing: [choice])
          let heard = Self.recordings(scenario, device, technology)
          #expect(Self.contradictions(scenario, truth: device.run(scenario), heard, runner) == [], "\(choice)")
        }
      }
    }
  }
}
