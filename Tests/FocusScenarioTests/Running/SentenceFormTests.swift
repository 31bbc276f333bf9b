import Testing

@testable import FocusScenario

/// What each published sentence comes to, read in the tables of `FormCases`.
@Suite("sentence forms")
struct SentenceFormTests {
  static let groups = SentenceForms.Group.allCases

  @Test("the tables of cases are read without a fault", arguments: groups)
  func tablesAreRead(group: SentenceForms.Group) throws {
    let table = try #require(FormCases.tables[group])
    #expect(FormCaseReader(table).faults == [])
  }

  @Test("a table with a fault is noticed")
  func faults() {
    let table = "=== app\nApp: A\n\n=== focus is on \"B\"\nProfile: VoiceOver\n--- passed\n"
    #expect(FormCaseReader(table).faults == ["line 6: no verdict, or no Profile and Task above it"])
    let twice = table.replacing("--- passed", with: "Task: B\n--- passed\nreplace q -> b\nwithout C")
    #expect(
      FormCaseReader(twice).faults == [
        "line 8: 'replace q -> b' is no change, or stands not once in the app",
        "line 9: 'without C' is no change, or stands not once in the app",
      ]
    )
  }

  @Test(
    "each sentence form has an app on which it passes, one on which it fails, and one on which it is untestable",
    arguments: groups
  )
  func comesOut(group: SentenceForms.Group) {
    for form in FormCases.all[group] ?? [] {
      let verdicts = Set(form.outcomes.map(\.verdict))
      #expect(verdicts == Set(FormCase.Verdict.allCases), "\(form.sentence)")
      for outcome in form.outcomes { expect(form.sentence, outcome, in: group) }
    }
  }

  @Test("no published form is missing")
  func isComplete() {
    #expect(SentenceForms.all.filter { FormCases.case(of: $0) == nil }.map(\.example) == [])
    #expect(SentenceForms.all.count > 150)
  }

  private func expect(_ sentence: String, _ outcome: FormCase.Outcome, in group: SentenceForms.Group) {
    let run = SmallRun(check: outcome.check, app: outcome.app)
    let place = "\(group.rawValue), line \(outcome.line) of its table: \(sentence)"
    guard run.diagnostics.isEmpty, let claims = run.results.first?.claims else {
      Issue.record("\(place): \(run.report)")
      return
    }
    let deciding = claims.first { $0.verdict == .failed } ?? claims.first { $0.verdict != .passed } ?? claims.first
    #expect(deciding?.verdict.rawValue == outcome.verdict.rawValue, "\(place): \(deciding?.found ?? "")")
    if let found = outcome.found { #expect(deciding?.found == found, "\(place)") }
    if outcome.verdict == .passed { #expect(claims.allSatisfy { $0.witness != nil }, "\(place)") }
  }
}
