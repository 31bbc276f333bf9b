import Testing

@testable import FocusScenario

@Suite("Lines that were read before")
struct ReadLinesTests {
  @Test(
    "a repeated line is read once, and its parts stand where it stands",
    arguments: ["published-forms.tsv", "other-wordings.tsv", "corpus-sentences.tsv"]
  )
  func repeatedLines(file: String) {
    let reader = SentenceReader()
    for row in SentenceFixtures.rows(file) {
      let source = SourceText(path: "repeated.check", text: "\(row.line)\n  \(row.line)")
      var lines = ReadLines()
      var count = 0
      for start in [0, row.line.utf8.count + 3] {
        let phrase = Phrase(pieces: [SourceRange(start, start + row.line.utf8.count)])
        let line = lines.line(of: phrase, in: source) { phrase, source in
          count += 1
          return reader.read(phrase, in: source)
        }
        let reading = line.reading
        #expect(reading == reader.read(phrase, in: source), "\(row.line)")
      }
      #expect(count == 1, "\(row.line)")
    }
  }

  @Test("a repeated task is read once, and its parts stand where it stands")
  func repeatedTasks() {
    let reader = SentenceReader()
    for row in SentenceFixtures.rows("tasks.tsv") {
      let source = SourceText(path: "repeated.check", text: "\(row.line)\n  \(row.line)")
      var lines = ReadLines()
      var readings: [TaskReading] = []
      for start in [0, row.line.utf8.count + 3] {
        let phrase = Phrase(pieces: [SourceRange(start, start + row.line.utf8.count)])
        readings.append(lines.task(of: phrase, in: source) { reader.readTask($0, in: $1) }.reading)
        #expect(readings.last == reader.readTask(phrase, in: source), "\(row.line)")
      }
    }
  }

  @Test("a refused line is refused at each of its places")
  func refusedLines() {
    let line = "focus is on the error aftre Pay"
    let source = SourceText(path: "repeated.check", text: "\(line)\n\(line)")
    let reader = SentenceReader()
    var lines = ReadLines()
    for start in [0, line.utf8.count + 1] {
      let phrase = Phrase(pieces: [SourceRange(start, start + line.utf8.count)])
      let line = lines.line(of: phrase, in: source) { reader.read($0, in: $1) }
      #expect(line.diagnostics.map(\.range) == [SourceRange(start + 22, start + 27)])
    }
  }
}
