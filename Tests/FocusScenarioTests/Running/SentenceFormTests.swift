import Testing

@testable import FocusScenario

/// What each published sentence comes to, read in the rows of `Fixtures/running/forms`.
@Suite("sentence forms")
struct SentenceFormTests {
  static let files = Fixture.all(in: "running/forms", extensions: ["forms"])

  private static func forms(of file: Fixture) throws -> [FormCase] {
    try FormCase.all(in: String(decoding: file.source.bytes, as: UTF8.self))
  }

  @Test(
    "each sentence form has an app on which it passes, one on which it fails, and one on which it is untestable",
    arguments: files
  )
  func comesOut(file: Fixture) throws {
    for form in try Self.forms(of: file) {
      let verdicts = Set(form.outcomes.map(\.verdict))
      #expect(verdicts.isSuperset(of: [.passed, .failed, .untestable]), "\(form.sentence)")
      for outcome in form.outcomes { expect(form.sentence, outcome, in: file) }
    }
  }

  @Test("no published form is missing")
  func isComplete() throws {
    let tried = Set(try Self.files.flatMap(Self.forms).map(\.sentence))
    let missing = SentenceForms.all.filter { !tried.contains($0.example) }
    #expect(missing.map(\.example) == [])
    #expect(SentenceForms.all.count > 70)
  }

  @Test("each group has a file of its own")
  func isGrouped() throws {
    for group in SentenceForms.Group.allCases {
      let file = try #require(Self.files.first { $0.path.hasSuffix("/\(group.rawValue).forms") })
      let sentences = Set(try Self.forms(of: file).map(\.sentence))
      let strays = SentenceForms.all.filter { $0.group == group && !sentences.contains($0.example) }
      #expect(strays.map(\.example) == [])
    }
  }

  private func expect(_ sentence: String, _ outcome: FormCase.Outcome, in file: Fixture) {
    let place = Testing.SourceLocation(
      fileID: "FocusScenarioTests/\(file.path)",
      filePath: Fixture.root.appendingPathComponent(file.path).path,
      line: outcome.line,
      column: 1
    )
    let check = "Profile: \(outcome.profile)\nTask: \(outcome.task)\nExpected: \(outcome.expected)\n"
    let run = SmallRun(check: check, app: outcome.app)
    guard run.diagnostics.isEmpty, let claims = run.results.first?.claims else {
      Issue.record("\(sentence): \(run.report)", sourceLocation: place)
      return
    }
    let deciding = claims.first { $0.verdict == .failed } ?? claims.first { $0.verdict != .passed } ?? claims.first
    #expect(deciding?.verdict == outcome.verdict, "\(sentence): \(deciding?.found ?? "")", sourceLocation: place)
    if let found = outcome.found { #expect(deciding?.found == found, "\(sentence)", sourceLocation: place) }
    if outcome.verdict == .passed { #expect(claims.allSatisfy { $0.witness != nil }, sourceLocation: place) }
  }
}
