import Testing

@testable import FocusScenario

@Suite("Large and deep input", .timeLimit(.minutes(1))) struct LargeInputTests {
  static let block = "Profile: VoiceOver\nTask: pay\nExpected: focus is on the error\n"
  static let size = 100_000

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
    Row(
      testDescription: "one long expectation",
      text: block + String(repeating: "word ", count: size),
      codes: ["line-too-long"]
    ),
    Row(
      testDescription: "one long quotation",
      text: block + "\"" + String(repeating: "\\\" # ", count: size),
      codes: ["line-too-long"]
    ),
    Row(
      testDescription: "one long line in a block that is left out",
      text: block + "```\n" + String(repeating: "word ", count: size) + "\n```\n"
    ),
    Row(
      testDescription: "one long task",
      text: "Profile: VoiceOver\nTask: " + String(repeating: "word ", count: size) + "\nExpected: x",
      codes: ["missing-task", "line-too-long"]
    ),
    Row(testDescription: "indents nested ten thousand deep", text: nested(" ") + block),
    Row(testDescription: "quotations nested ten thousand deep", text: nested("> ") + "\n" + block),
    Row(testDescription: "list markers in one line", text: String(repeating: "- ", count: size) + "x\n" + block),
    Row(testDescription: "hashes in one line", text: String(repeating: "# ", count: size) + "x\n" + block),
    Row(testDescription: "fences that never close", text: block + String(repeating: "~~~~\n```\n", count: size / 10)),
    Row(testDescription: "blank lines", text: block + String(repeating: "\n", count: size)),
    Row(
      testDescription: "expectations",
      text: block + lines("the error is spoken"),
      isDocument: false,
      codes: ["too-many-expectations"]
    ),
    Row(testDescription: "lines that go on", text: block + lines("and so on,"), isDocument: false),
    Row(
      testDescription: "an unknown name in a list without end",
      text: "Profile: VoiceOver, " + String(repeating: "Nobody, ", count: size / 10) + "\nTask: pay\nExpected: x",
      codes: Array(repeating: "unknown-profile", count: 31) + ["too-many-profiles"]
    ),
    Row(
      testDescription: "tasks, then expectations, in one block",
      text: block + String(repeating: "Task: pay\n", count: 4_999) + String(repeating: "Expected: x\n", count: 4_999),
      codes: Array(repeating: "repeated-task", count: 4_999) + Array(repeating: "repeated-expected", count: 4_999)
    ),
    Row(
      testDescription: "blocks",
      text: (0..<2_000).map { block + "the price is \($0)\n" }.joined(),
      isDocument: false,
      blocks: 2_000
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
    let name = String(repeating: "x", count: Self.size - 100)
    let source = SourceText(path: "large", text: "Profile: \(name)\nTask: pay\nExpected: x")
    let file = CheckFileReader { _ in false }.read(source, isDocument: false)
    let text = DiagnosticText.render(try #require(file.diagnostics.first), in: source)
    let cut = String(repeating: "x", count: 60)
    #expect(text.hasPrefix("large:1:10: error: '\(cut)…' is no assistive technology known here [unknown-profile]\n"))
    #expect(text.utf8.count < 600)
  }

  @Test("what is said of a line that is too long")
  func longLine() throws {
    let source = SourceText(path: "large", text: Self.block + String(repeating: "word ", count: 20_001))
    let file = CheckFileReader { _ in false }.read(source, isDocument: false)
    let expected = """
      large:4:1: error: this line has more than 100000 bytes, and is left out [line-too-long]
        word word word word word word word word word word word word word word word word word word word w…
        ^ too long
      help: write one line for each claim

      """
    #expect(file.diagnostics.map { DiagnosticText.render($0, in: source) } == [expected])
    #expect(file.blocks.map(\.expectations.count) == [1])
  }

  @Test("what is said of a block with too many expectations", arguments: [499, 500])
  func manyExpectations(more: Int) throws {
    let source = SourceText(path: "large", text: Self.block + String(repeating: "x,\ny\n", count: more))
    let file = CheckFileReader { _ in false }.read(source, isDocument: false)
    let expected = """
      large:1002:1: error: this block has more than 500 expectations [too-many-expectations]
        x,
        ^^ not read from here on
      help: begin a new block above this line, with 'Profile:', 'Task:' and 'Expected:'

      """
    #expect(file.diagnostics.map { DiagnosticText.render($0, in: source) } == (more < 500 ? [] : [expected]))
    #expect(file.blocks.map(\.expectations.count) == [500])
    #expect(file.blocks.first?.expectations.last?.pieces.count == 2)
  }

  @Test("a sentence and a task of many short lines are refused before their words are looked at")
  func longPhrases() {
    let line = "focus is on the\n"
    let source = SourceText(path: "large", text: String(repeating: line, count: Self.size))
    let phrase = Phrase(pieces: (0..<Self.size).map(source.lineRange))
    let reader = SentenceReader()
    for diagnostics in [
      reader.read(phrase, in: source).diagnostics, reader.readTask(phrase, in: source).diagnostics,
    ] {
      #expect(diagnostics.map(\.message) == ["this is longer than any sentence that can be read"])
    }
  }

  private static func nested(_ marker: String) -> String {
    (0..<150).map { String(repeating: marker, count: $0 * 67) + "deep\n" }.joined()
  }

  private static func lines(_ line: String) -> String { String(repeating: line + "\n", count: size / 10) }
}
