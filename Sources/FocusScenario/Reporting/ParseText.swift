/// Writes how each line of a file was read, in the canonical form; no app is needed.
public struct ParseText: Sendable {
  private let readExpectation: @Sendable (CheckFile) -> (Phrase) -> [String]
  private let readTask: @Sendable (Phrase, SourceText) -> [String]

  /// A writer of what the sentence reader makes of the lines.
  public init() {
    self.init(
      readExpectation: { file in
        let reader = file.sentenceReader
        return { reader.read($0, in: file.source).frames.map(\.canonicalText) }
      },
      readTask: { SentenceReader().readTask($0, in: $1).task.canonicalTexts }
    )
  }

  /// A writer with readers of its own.
  init(
    readExpectation: @escaping @Sendable (CheckFile) -> (Phrase) -> [String],
    readTask: @escaping @Sendable (Phrase, SourceText) -> [String]
  ) {
    self.readExpectation = readExpectation
    self.readTask = readTask
  }

  /// Every block of every file: the author's lines, each with its readings below it.
  public func render(_ files: [CheckFile]) -> StyledText {
    var text = StyledText()
    for file in files { append(file, to: &text) }
    return text
  }

  private func append(_ file: CheckFile, to text: inout StyledText) {
    text.append(file.source.path, .title)
    text.endLine()
    let read = readExpectation(file)
    for block in file.blocks {
      for line in lines(of: block, in: file.source, reading: read) {
        text.appendParagraph("\(line.key): \(line.words)", lead: "  line \(line.number), ")
        for reading in line.readings { text.appendParagraph(reading, lead: "      = ", leadStyle: .quiet) }
      }
      text.endLine()
    }
  }

  /// The same for programs.
  public func json(_ files: [CheckFile]) -> JSON {
    .array(
      files.flatMap { file in
        let read = readExpectation(file)
        return file.blocks.flatMap { lines(of: $0, in: file.source, reading: read) }.map {
          json($0, of: file.source.path)
        }
      }
    )
  }

  private func json(_ line: Line, of path: String) -> JSON {
    [
      "path": .string(path),
      "line": .number(line.number),
      "key": .string(line.key),
      "text": .string(line.words),
      "readings": JSON(line.readings),
    ]
  }

  private struct Line {
    var number: Int
    var key: String
    var words: String
    var readings: [String]
  }

  private func lines(
    of block: CheckBlock,
    in source: SourceText,
    reading read: (Phrase) -> [String]
  ) -> [Line] {
    let profiles = block.profiles.map(\.name)
    let start = source.lineIndex(at: block.range.lower) + 1
    var lines = [Line(number: start, key: "Profile", words: profiles.joined(separator: ", "), readings: [])]
    if let given = block.given { lines.append(line("Given", given, source, readings(ofGiven: given, source))) }
    lines.append(line("Task", block.task, source, readTask(block.task, source)))
    lines += block.expectations.map { line("Expected", $0, source, read($0)) }
    return lines
  }

  private func readings(ofGiven phrase: Phrase, _ source: SourceText) -> [String] {
    GivenReader(source: source).read(phrase).given.conditions.map(\.canonicalText)
  }

  private func line(_ key: String, _ phrase: Phrase, _ source: SourceText, _ readings: [String]) -> Line {
    let number = source.lineIndex(at: phrase.range.lower) + 1
    return Line(number: number, key: key, words: phrase.text(in: source), readings: readings)
  }
}

extension TaskLine {
  /// Each phrase in the form in which tasks are compared; `the same error` as it is.
  fileprivate var canonicalTexts: [String] {
    if let again { return ["the same \(again)"] }
    return phrases.map(\.key)
  }
}
