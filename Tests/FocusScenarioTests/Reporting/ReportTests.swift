import Testing

@testable import FocusScenario

private let noSource: @Sendable (String) -> SourceText? = { _ in nil }

@Suite("reports")
struct ReportTests {
  @Test("a run for people")
  func runText() throws {
    let text = RunText(source: noSource).render(SampleReport.report)
    try Golden.expect(text.text(), equals: "reports/run.txt")
    #expect(text.text().split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("a narrow terminal gets narrow lines, and a wide one none wider than 80 columns", arguments: [50, 80, 200])
  func width(width: Int) {
    var writer = RunText(source: { _ in nil })
    writer.width = width
    // Places and counts are one line each, for those who search in them.
    let lines = writer.render(SampleReport.report).text().split(separator: "\n").filter {
      $0.hasPrefix("    ") && !$0.contains(".check:") && !$0.contains(".md:")
    }
    // Nor is a word broken.
    let broken = lines.filter { $0.dropFirst(16).contains(" ") }
    #expect(broken.map(\.count).max() ?? 0 <= min(width, 80))
    #expect(broken.map(\.count).max() ?? 0 > min(width, 80) - 10)
  }

  @Test("the colours of a run say nothing that its words do not")
  func colour() {
    let text = RunText(source: noSource).render(SampleReport.report)
    let coloured = text.text(inColour: true)
    #expect(coloured.contains("\u{1B}[1;31mfailed\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text.text())
  }

  @Test("strict is said where it matters")
  func strict() {
    var writer = RunText(source: noSource)
    writer.isStrict = true
    let text = writer.render(SampleReport.report).text()
    #expect(text.contains("1 claim passed with reservations: 1 fragile, 1 assumed; --strict fails them\n"))
  }

  @Test("a run for programs")
  func runJSON() throws {
    let source = SourceText(path: "x.check", text: "one\ntwö tree\n")
    var report = SampleReport.report
    let range = SourceRange(9, 13)
    let warning = Diagnostic(SuiteProblem.unusedTask("return it"), at: range, in: "x.check")
    report.files[0].diagnostics = [warning, Diagnostic(SuiteProblem.app(.noApp), at: range, in: "y.check")]
    let json = RunJSON(source: { $0 == "x.check" ? source : nil }).render(report)
    try Golden.expect(json.text, equals: "reports/run.json")
  }

  @Test("one scenario in full")
  func explain() throws {
    let text = ExplainText.render(SampleReport.failed).text() + "\n" + ExplainText.render(SampleReport.stopped).text()
    try Golden.expect(text, equals: "reports/explain.txt")
  }

  @Test("a claim alone, as a test shows it")
  func claim() throws {
    try Golden.expect(ClaimText.render(SampleReport.failed.claims[0]).text(), equals: "reports/claim.txt")
  }

  @Test("what there is, and how it is read")
  func listAndParse() throws {
    let text = """
      App: Shop

      Profile: VoiceOver, TalkBack
      Task: pay
      Expected: focus is on the error

      """
    let checks = MadeUpRooms.stages.readChecks(SourceText(path: "a/b.check", text: text), false)
    let scenarios = MadeUpRooms.stages.compile(checks, []).scenarios
    let parse = ParseText(readExpectation: { _ in { _ in ["focus.on(the error)"] } }, readTask: { _, _ in ["pay"] })
    try Golden.expect(ListText.render(scenarios).text(), equals: "reports/list.txt")
    try Golden.expect(ListText.json(scenarios).text, equals: "reports/list.json")
    try Golden.expect(parse.render([checks]).text(), equals: "reports/parse.txt")
    try Golden.expect(parse.json([checks]).text, equals: "reports/parse.json")
  }
}

@Suite("text")
struct TextTests {
  @Test(
    "what could steer a terminal is written out",
    arguments: [
      ("plain é 漢字", "plain é 漢字"), ("\u{1B}[31m", "\\u{1B}[31m"), ("a\u{0}b\r", "a\\u{0}b\\u{D}"),
      ("\u{9B}2J\u{7F}", "\\u{9B}2J\\u{7F}"), ("a\u{202E}b\u{2066}", "a\\u{202E}b\\u{2066}"), ("\u{2028}", "\\u{2028}"),
      ("a\u{FEFF}", "a\\u{FEFF}"),
    ]
  )
  func visible(text: String, visible: String) {
    #expect(VisibleText.of(text) == visible)
    #expect(VisibleText.line(of: text + "\n\t") == visible + "\\u{A}\\u{9}")
  }

  @Test("line breaks and tabs of several lines stay")
  func lines() { #expect(VisibleText.of("a\n\tb\r\n") == "a\n\tb\\u{D}\n") }

  @Test(
    "lines break between words",
    arguments: [
      ("", [""]), ("one", ["one"]), ("one two", ["one two"]), ("one two three", ["one two", "three"]),
      ("seven77 a", ["seven77", "a"]), ("incomprehensible a b", ["incomprehensible", "a b"]), ("a\n b\tc", ["a b c"]),
    ]
  )
  func wrap(text: String, lines: [String]) { #expect(LineWrap.lines(text, width: 7) == lines) }

  @Test("JSON escapes what is special, and keeps the order of members")
  func json() {
    let json: JSON = ["b": .string("\"\\\n\u{1}é\u{2028}😀"), "a": .array([]), "c": .array([.number(-1), .null])]
    let expected = """
      {
        "b": "\\"\\\\\\n\\u0001é\\u2028😀",
        "a": [],
        "c": [
          -1,
          null
        ]
      }

      """
    #expect(json.text == expected)
  }
}
