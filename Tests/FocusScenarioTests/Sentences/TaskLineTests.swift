import Testing

@testable import FocusScenario

private let reader = SentenceReader()

@Suite("Reading task lines")
struct TaskLineTests {
  @Test("a task line is cut into phrases, each with its built-in", arguments: SentenceFixtures.rows("tasks.tsv"))
  func phrasesOfTaskLines(row: SentenceFixtures.Row) {
    let reading = Self.read(row.line)
    #expect(reading.diagnostics.map(\.message) == [])
    #expect(Self.text(of: reading.task) == row.expected)
  }

  @Test("a line keeps the author's words, and so does each phrase")
  func wordsAreKept() {
    let task = Self.read("Open the  address panel, then CLOSE it").task
    #expect(task.text == "Open the  address panel, then CLOSE it")
    #expect(task.key == "open address panel then close it")
    #expect(task.phrases.map(\.text) == ["Open the  address panel", "CLOSE it"])
  }

  @Test("a phrase goes on over a line break")
  func phrasesGoOn() {
    let source = SourceText(path: "test", text: "open the panel,\r\n  close it")
    let phrase = Phrase(pieces: [SourceRange(0, 15), SourceRange(19, 27)])
    let task = reader.readTask(phrase, in: source).task
    #expect(task.phrases.map(\.text) == ["open the panel", "close it"])
    #expect(task.text == "open the panel, close it")
  }

  @Test(
    "a faulty task line says what is wrong",
    arguments: [
      ("open the panel, then", "'then' joins nothing"),
      (", open the panel", "',' joins nothing"),
      ("open the the panel", "'the' stands twice in a row"),
      ("type \"11/25 in the field", "this quotation does not end"),
      ("activate \"\"", "this quotation is empty"),
      ("", "there is nothing to read"),
    ]
  )
  func faultyLines(line: String, message: String) {
    #expect(Self.read(line).diagnostics.map(\.message) == [message])
  }

  private static func read(_ line: String) -> TaskReading {
    reader.readTask(Phrase(pieces: [SourceRange(0, line.utf8.count)]), in: SourceText(path: "test", text: line))
  }

  private static func text(of task: TaskLine) -> String {
    if let again = task.again { return "again \(again)" }
    return task.phrases.map { phrase in
      "\(phrase.key) = \(phrase.action?.canonicalText ?? "only the app knows")"
    }.joined(separator: " | ")
  }
}
