import FocusScenario
import Testing

@Test("lines end at LF, CRLF and CR", arguments: ["a\nb\nc", "a\r\nb\r\nc", "a\rb\rc"])
func linesEnd(text: String) {
  let source = SourceText(path: "x", text: text)
  #expect((0..<source.lineCount).map { source.text(source.lineRange($0)) } == ["a", "b", "c"])
}
