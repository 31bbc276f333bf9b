import Testing

@testable import FocusScenario

@Suite("Formatting") struct CheckFileFormatterTests {
  static let extensions = ["check", "md", "txt"]
  static let golden = Fixture.all(in: "formatting", extensions: extensions)
  static let others = ["checks/good", "scenarios/good", "phrases/good", "phrases/bad", "checks/bad"].flatMap {
    Fixture.all(in: $0, extensions: extensions)
  }

  static func isDocument(_ source: SourceText) -> Bool { !source.path.hasSuffix(".check") }

  static func format(_ source: SourceText) -> CheckFileFormatter.Formatted {
    CheckFileFormatter().format(source, isDocument: isDocument(source))
  }

  @Test("a file is aligned", arguments: golden)
  func stages(_ fixture: Fixture) throws {
    let formatted = Self.format(try fixture.source)
    try fixture.expect(formatted.source.wholeText, stage: "formatted")
    #expect(formatted.diagnostics.isEmpty == !fixture.path.contains("error"))
  }

  @Test("what is formatted stays so, and is read as before", arguments: golden + others)
  func reading(_ fixture: Fixture) throws {
    let source = try fixture.source
    let once = Self.format(source)
    let twice = Self.format(once.source)
    #expect(twice.source == once.source)
    #expect(!twice.isChanged)
    #expect(once.isChanged == (once.source.bytes != source.bytes))
    #expect(once.source.reading == source.reading)
    #expect(once.source.wordsByLine == source.wordsByLine)
  }

  @Test("line ends of other systems are kept", arguments: golden)
  func lineEnds(_ fixture: Fixture) throws {
    let source = try fixture.source
    for lineEnd: [UInt8] in [[0x0D], [0x0D, 0x0A]] {
      let with = { (bytes: [UInt8]) in bytes.flatMap { $0 == 0x0A ? lineEnd : [$0] } }
      let twin = Self.format(SourceText(path: source.path, bytes: with(source.bytes)))
      #expect(twin.source.bytes == with(Self.format(source).source.bytes))
    }
  }

  @Test("a sentence is put in other words, whose text then counts as the reading")
  func rewording() {
    let formatter = CheckFileFormatter { phrase, source in
      phrase.text(in: source) == "the error is spoken" ? "the error is spoken once" : nil
    }
    let text = "Profile: VoiceOver\nTask: pay\nExpected: the error is spoken # why\n"
    let formatted = formatter.format(SourceText(path: "x.check", text: text), isDocument: false)
    let expected = "Profile:   VoiceOver\nTask:      pay\nExpected:  the error is spoken once # why\n"
    #expect(formatted.source.wholeText == expected)
  }

  @Test("canonical words mean what the author's did, and stay", arguments: golden + others)
  func canonicalWords(_ fixture: Fixture) throws {
    let source = try fixture.source
    let once = CheckFileFormatter.canonical.format(source, isDocument: Self.isDocument(source)).source
    #expect(once.frames == source.frames)
    #expect(CheckFileFormatter.canonical.format(once, isDocument: Self.isDocument(source)).source == once)
  }

  @Test("a sentence is put in its canonical words, a team's wording is not")
  func canonicalSentence() {
    let block = "Profile:   VoiceOver\nTask:      pay\nExpected:  "
    let saying = "Say: VO sits on X = focus is on X\n"
    let text = saying + block + "after Pay, focus isn't on \"Pay\"\n           VO sits on \"Pay\"\n"
    let formatted = CheckFileFormatter.canonical.format(SourceText(path: "x.check", text: text), isDocument: false)
    let expected = saying + block + "after Pay, focus is not on \"Pay\"\n           VO sits on \"Pay\"\n"
    #expect(formatted.source.wholeText == expected)
  }

  @Test("a byte-order mark stays in front")
  func byteOrderMark() {
    let formatted = Self.format(
      SourceText(path: "x.check", text: "\u{FEFF} Profile: VoiceOver\nTask: pay\nExpected: the error is spoken\n")
    )
    let expected = "\u{FEFF} Profile:   VoiceOver\n Task:      pay\n Expected:  the error is spoken\n"
    #expect(formatted.source.wholeText == expected)
  }

  @Test("many blocks are formatted in a straight line", .timeLimit(.minutes(1)))
  func large() {
    let text = (0..<2_000).map { "Profile: VoiceOver\nTask: pay \($0)\nExpected: the error is spoken\n" }.joined()
    #expect(Self.format(SourceText(path: "large.check", text: text)).isChanged)
  }
}

extension SourceText {
  fileprivate var wholeText: String { text(SourceRange(0, bytes.count)) }

  /// Every line without its blanks: nothing but these may change.
  fileprivate var wordsByLine: [String] {
    (0..<lineCount).map { line in String(text(lineRange(line)).filter { !$0.isWhitespace }) }
  }

  /// The frames of every expectation.
  fileprivate var frames: [[String]] {
    let file = CheckFileReader().read(self, isDocument: CheckFileFormatterTests.isDocument(self))
    let reader = file.sentenceReader
    return file.blocks.flatMap(\.expectations).map { reader.read($0, in: self).frames.map(\.canonicalText) }
  }

  /// The words of every block, and the frames of its expectations.
  fileprivate var reading: [[String]] {
    let file = CheckFileReader().read(self, isDocument: CheckFileFormatterTests.isDocument(self))
    let reader = file.sentenceReader
    return file.blocks.map { block in
      let parts = [block.app, block.given, block.task].map { $0?.text(in: self) ?? "none" }
      let claims = block.expectations.flatMap { phrase in
        [phrase.text(in: self)] + reader.read(phrase, in: self).frames.map(\.canonicalText)
      }
      return ["\(block.section)"] + block.profiles.map(\.name) + parts + claims
    }
  }
}
