import Testing

@testable import FocusScenario

@Suite("A team's own words") struct SayingTests {
  static let inputs = ["phrases/good", "phrases/bad"].flatMap { Fixture.all(in: $0, extensions: ["check", "md"]) }

  static func compile(_ source: SourceText) -> (file: CheckFile, diagnostics: [Diagnostic]) {
    let file = CheckFileReader().read(source, isDocument: !source.path.hasSuffix(".check"))
    return (file, ScenarioCompiler().compile(file).diagnostics)
  }

  @Test("a file gives its readings and its messages", arguments: inputs)
  func stages(_ fixture: Fixture) throws {
    let source = try fixture.source
    let (file, diagnostics) = Self.compile(source)
    try fixture.expect(file.readings, stage: "readings")
    let rendered = diagnostics.map { DiagnosticText.render($0, in: source) }.joined(separator: "\n")
    try fixture.expect(rendered, stage: "diagnostics")
    #expect(diagnostics.isEmpty == fixture.path.contains("/good/"))
  }

  @Test("there are fixtures at all")
  func fixturesAreFound() {
    #expect(Self.inputs.count > 10)
  }

  @Test("a phrases file holds wordings and comments, and sees those of the files before it")
  func phrasesFiles() {
    let first = PhrasesFile(
      SourceText(path: "a.phrases", text: "# ours\n\nSay: VO lands on X = focus is on X\nhello\n")
    )
    #expect(first.sayings.map(\.wording) == ["VO lands on X"])
    #expect(first.diagnostics.map(\.message) == ["'hello' is no 'Say:' line"])
    let second = PhrasesFile(
      SourceText(
        path: "b.phrases",
        text: "Say: VO lands on X = focus goes to X\nSay: people notice X = X is spoken\nSay:"
      ),
      beside: [first]
    )
    #expect(second.sayings.map(\.meaning) == ["X is spoken"])
    #expect(second.diagnostics.map(\.code) == ["overlapping-sayings", "say-without-meaning"])
    #expect(second.diagnostics.first?.label == "the other is at a.phrases:3")
  }

  @Test("a long line is given up soon", .timeLimit(.minutes(1)))
  func longLines() {
    let words = String(repeating: "then comes ", count: 2_000)
    let text = "Say: X then comes Y then comes Z = X is spoken\nProfile: VoiceOver\nTask: pay\nExpected: \(words)\n"
    #expect(!Self.compile(SourceText(path: "long.check", text: text)).diagnostics.isEmpty)
  }
}

extension CheckFile {
  /// Every expectation with its readings, and the author's words for each thing in them.
  fileprivate var readings: String {
    let reader = sentenceReader
    return blocks.flatMap(\.expectations).map { phrase in
      let frames = reader.read(phrase, in: source).frames
      return phrase.text(in: source) + "\n"
        + frames.map { "  = \($0.canonicalText)\n\($0.places(in: source))" }.joined()
    }.joined()
  }
}

extension Frame {
  fileprivate func places(in source: SourceText) -> String {
    var lines = ""
    _ = changed { reference, _, _ in
      lines += "    \(reference.canonicalText) at '\(source.text(reference.range))'\n"
      return reference
    }
    return lines
  }
}
