import Testing

@testable import FocusScenario

@Suite("How many refused lines are searched")
struct SearchLimitTests {
  private static func file(of count: Int) -> CheckFile {
    file(of: Array(repeating: "the toast is softly spoken", count: count))
  }

  private static func file(of lines: [String]) -> CheckFile {
    let text = "Profile: VoiceOver\nTask: open the menu\nExpected:\n" + lines.map { "  \($0)\n" }.joined()
    return CheckFileReader().read(SourceText(path: "long.check", text: text), isDocument: false)
  }

  @Test("every refused line of a file is told of, the first hundred with what to write")
  func diagnostics() {
    let most = SentenceReader.mostSearched
    let diagnostics = ScenarioCompiler().compile(Self.file(of: most + 2)).diagnostics
    #expect(diagnostics.map(\.code) == Array(repeating: "not-understood", count: most + 2))
    #expect(diagnostics.map { $0.help != nil } == Array(repeating: true, count: most) + [false, false])
  }

  @Test("a file to repair has suggestions for as many")
  func repairs() throws {
    let most = SentenceReader.mostSearched
    let texts = (0...most).map { "\"Toast \($0)\" is softly spoken" }
    let lines = RepairableFile(Self.file(of: texts), reader: SentenceReader()).lines
    try #require(lines.count == most + 1)
    #expect(lines[most - 1].suggestions.map(\.sentence) == ["\"Toast \(most - 1)\" is spoken"])
    #expect(lines[most].suggestions.isEmpty)
  }

  @Test("the same words are searched once, and what they leave out is shown where they stand")
  func repeated() throws {
    let most = SentenceReader.mostSearched
    let file = RepairableFile(Self.file(of: most + 1), reader: SentenceReader())
    let last = try #require(file.lines.last)
    #expect(last.suggestions.map(\.sentence) == ["the toast is spoken"])
    #expect(last.suggestions.first?.leftOut.map { file.source.text($0) } == ["softly"])
    #expect(last.phrase.range.contains(last.diagnostic.range.lower))
  }
}
