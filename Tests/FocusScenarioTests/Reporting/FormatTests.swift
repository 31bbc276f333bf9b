import Foundation
import Testing

@testable import FocusScenario

/// The forms that pipelines read.
@Suite("formats")
struct FormatTests {
  /// Each form with the name of its golden file.
  private static let forms: [(name: String, render: @Sendable (RunReport) -> String)] = [
    ("run.junit.xml", { JUnitText.render($0.events, source: { sources[$0] }) }),
    ("run.tap", { TAPText.render($0.events, source: { sources[$0] }) }),
    ("run.github", { GitHubText.render($0.events, source: { sources[$0] }) }),
    ("run.md", { MarkdownText.render($0.events, source: { sources[$0] }) }),
    ("run.sarif", { SARIFText.render($0.events, source: { sources[$0] }).text }),
    ("run.ndjson", { EventsText.render($0.events, source: { sources[$0] }) }),
  ]

  private static let sources = ["x.check": SourceText(path: "x.check", text: "one\ntwö tree\n")]

  private static var report: RunReport {
    var report = SampleReport.report
    let warning = Diagnostic(SuiteProblem.unusedTask("return it"), at: SourceRange(9, 13), in: "x.check")
    report.files[0].diagnostics = [
      warning, Diagnostic(SuiteProblem.app(.noApp), at: SourceRange(9, 13), in: "y.check"),
    ]
    return report
  }

  @Test("a run in each form", arguments: forms.indices)
  func golden(number: Int) throws {
    let form = Self.forms[number]
    try Golden.expect(form.render(Self.report), equals: "reports/\(form.name)")
  }

  /// Speech, names and paths that try to steer what reads them.
  private static let hostile =
    "a\u{1B}[31mb]]></failure>&\"\n::set-output name=x::y\n\u{202E}c # SKIP\n...\n```\u{FFFE}|%"

  private static var hostileReport: RunReport {
    var scenario = ScenarioResult(
      id: hostile,
      location: SourceLocation(path: hostile, line: 1, column: 1),
      profile: hostile,
      task: hostile,
      app: hostile
    )
    var claim = ClaimResult(sentence: hostile, location: scenario.location, reading: hostile, verdict: .failed)
    claim.found = hostile
    scenario.claims = [claim]
    scenario.verdict = .failed
    scenario.stopped = hostile
    return RunReport(files: [FileReport(path: hostile, diagnostics: [], scenarios: [scenario])])
  }

  @Test("what could steer a reader comes out as words", arguments: forms.indices)
  func hostileText(number: Int) throws {
    let text = Self.forms[number].render(Self.hostileReport)
    #expect(!text.unicodeScalars.contains { VisibleText.isHarmful($0) })
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::set-output") })
    #expect(text.contains("set-output"))
  }

  @Test("no text ends an element of XML, or is what XML cannot hold")
  func xml() throws {
    let text = JUnitText.render(Self.hostileReport.events, source: { _ in nil })
    #expect(text.components(separatedBy: "</failure>").count == 2)
    #expect(!text.contains("]]>"))
    #expect(!text.unicodeScalars.contains("\u{FFFE}"))
  }

  @Test("no text is a directive, or a line, of its own in a stream of points")
  func tap() throws {
    let lines = TAPText.render(Self.hostileReport.events, source: { _ in nil }).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("not ok") }.count == 1)
    #expect(!lines.contains { ($0.hasPrefix("ok") || $0.hasPrefix("not ok")) && $0.contains(" # SKIP") })
    #expect(lines.filter { $0.trimmingCharacters(in: .whitespaces) == "..." }.count == 1)
  }

  @Test("every event is one line of JSON, and the scenario's are between its start and its end")
  func events() throws {
    let lines = EventsText.render(Self.report.events, source: { _ in nil }).split(separator: "\n")
    let kinds = try lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object?["event"] as? String)
    }
    #expect(kinds.first == "run-started")
    #expect(kinds.last == "run-finished")
    #expect(kinds.filter { $0 == "scenario-started" }.count == kinds.filter { $0 == "scenario-finished" }.count)
    #expect(kinds.filter { $0 == "claim-judged" }.count == 5)
  }

  @Test("a text that nobody reads to its end is cut for people, and whole for programs", arguments: forms.indices)
  func longText(number: Int) {
    let long = String(repeating: "wörd ", count: 200_000)
    var report = Self.hostileReport
    report.files[0].scenarios[0].claims[0].found = long
    let form = Self.forms[number]
    let text = form.render(report)
    #expect((text.utf8.count > long.utf8.count) == (form.name == "run.ndjson"))
    #expect(text.contains(form.name == "run.ndjson" ? long : "characters)"))
  }

  @Test("the events hold the whole run")
  func eventsHoldEverything() {
    var report = Self.report
    report.notRun = 3
    #expect(RunReport(report.events) == report)
    #expect(RunReport(report.events.dropLast()) != report)
  }

  @Test("a document that nothing is wrong with has no failure in any form")
  func passed() {
    let report = RunReport(files: [FileReport(path: "a.check", diagnostics: [], scenarios: [SampleReport.passed])])
    #expect(!JUnitText.render(report.events, source: { _ in nil }).contains("<failure"))
    #expect(!TAPText.render(report.events, source: { _ in nil }).contains("not ok"))
    #expect(!GitHubText.render(report.events, source: { _ in nil }).contains("::error"))
    #expect(MarkdownText.render(report.events, source: { _ in nil }).hasPrefix("## Focus checks: passed"))
  }
}

extension RunReport {
  /// The run that events tell of; what every form of a report has is in them.
  fileprivate init(_ events: [RunEvent]) {
    self.init(files: [])
    for event in events { add(event) }
  }

  private mutating func add(_ event: RunEvent) {
    switch event {
    case .source(let path): files.append(FileReport(path: path, diagnostics: [], scenarios: []))
    case .diagnostic(let diagnostic): change { $0.diagnostics.append(diagnostic) }
    case .scenarioFinished(let scenario): change { $0.scenarios.append(scenario) }
    case .runFinished(let counts): notRun = counts.notRun
    case .runStarted, .scenarioStarted, .beat, .claimJudged: break
    }
  }

  /// Changes the file that the events are about; what comes before the first is about none.
  private mutating func change(_ change: (inout FileReport) -> Void) {
    guard let last = files.indices.last else { return }
    change(&files[last])
  }
}
