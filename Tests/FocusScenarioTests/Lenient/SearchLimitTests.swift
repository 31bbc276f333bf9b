import Testing

@testable import FocusScenario

@Suite("How many refused lines are searched")
struct SearchLimitTests {
  private static func file(of count: Int) -> CheckFile {
    let lines = repeatElement("  the toast is softly spoken\n", count: count).joined()
    let text = "Profile: VoiceOver\nTask: open the menu\nExpected:\n" + lines
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
    let lines = RepairableFile(Self.file(of: most + 1), reader: SentenceReader()).lines
    try #require(lines.count == most + 1)
    #expect(lines[most - 1].suggestions.map(\.sentence) == ["the toast is spoken"])
    #expect(lines[most].suggestions.isEmpty)
  }
}
