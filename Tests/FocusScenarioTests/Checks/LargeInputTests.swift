import Testing

@testable import FocusScenario

@Suite("Large and deep input", .timeLimit(.minutes(1))) struct LargeInputTests {
  static let block = "Profile: VoiceOver\nTask: pay\nExpected: focus is on the error\n"
  static let size = 200_000

  /// A file with much of one thing; were it read in more than a straight line, this suite would run for hours.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var isDocument = true
    var blocks = 1
    var codes: [String] = []
  }

  static let rows: [Row] = [
    Row(testDescription: "one long line of prose", text: String(repeating: "word ", count: size) + "\n" + block),
    Row(testDescription: "one long expectation", text: block + String(repeating: "word ", count: size)),
    Row(testDescription: "one long quotation", text: block + "\"" + String(repeating: "\\\" # ", count: size)),
    Row(testDescription: "indents nested ten thousand deep", text: nested(" ") + block),
    Row(testDescription: "quotations nested ten thousand deep", text: nested("> ") + "\n" + block),
    Row(testDescription: "list markers in one line", text: String(repeating: "- ", count: size) + "x\n" + block),
    Row(testDescription: "hashes in one line", text: String(repeating: "# ", count: size) + "x\n" + block),
    Row(testDescription: "fences that never close", text: block + String(repeating: "~~~~\n```\n", count: size / 10)),
    Row(testDescription: "blank lines", text: block + String(repeating: "\n", count: size)),
    Row(testDescription: "expectations", text: block + lines("the error is spoken"), isDocument: false),
    Row(testDescription: "lines that go on", text: block + lines("and so on,"), isDocument: false),
    Row(
      testDescription: "an unknown name in a list without end",
      text: "Profile: VoiceOver, " + String(repeating: "Nobody, ", count: size) + "\nTask: pay\nExpected: x",
      codes: Array(repeating: "unknown-profile", count: 31) + ["too-many-profiles"]
    ),
    Row(
      testDescription: "tasks, then expectations, in one block",
      text: block + String(repeating: "Task: pay\n", count: 9_999) + String(repeating: "Expected: x\n", count: 9_999),
      codes: Array(repeating: "repeated-task", count: 9_999) + Array(repeating: "repeated-expected", count: 9_999)
    ),
    Row(
      testDescription: "blocks",
      text: (0..<5_000).map { block + "the price is \($0)\n" }.joined(),
      isDocument: false,
      blocks: 5_000
    ),
  ]

  @Test("the time is a straight line", arguments: rows)
  func linear(_ row: Row) {
    let source = SourceText(path: "large", text: row.text)
    let file = CheckFileReader { _ in false }.read(source, isDocument: row.isDocument)
    #expect(file.blocks.count == row.blocks)
    #expect(file.diagnostics.map(\.code) == row.codes)
  }

  @Test("a message about a long line stays short")
  func message() throws {
    let name = String(repeating: "x", count: Self.size)
    let source = SourceText(path: "large", text: "Profile: \(name)\nTask: pay\nExpected: x")
    let file = CheckFileReader { _ in false }.read(source, isDocument: false)
    let text = DiagnosticText.render(try #require(file.diagnostics.first), in: source)
    let cut = String(repeating: "x", count: 60)
    #expect(text.hasPrefix("large:1:10: error: '\(cut)…' is no assistive technology known here [unknown-profile]\n"))
    #expect(text.utf8.count < 600)
  }

  private static func nested(_ marker: String) -> String {
    (0..<150).map { String(repeating: marker, count: $0 * 67) + "deep\n" }.joined()
  }

  private static func lines(_ line: String) -> String { String(repeating: line + "\n", count: size / 10) }
}
