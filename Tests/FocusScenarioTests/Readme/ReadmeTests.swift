import Testing

@testable import FocusScenario

/// Every example of the README is run as it stands.
struct ReadmeTests {
  @Test func theTerminalShowsWhatThePageSays() throws {
    let readme = Readme(try Readme.page("README.md"))
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: readme.files.map { ($0.name, $0.text) }))
    #expect(readme.files.count >= 2)
    #expect(readme.commands.filter { $0.line.hasPrefix("focus-check") }.count >= 3)
    var outputs: [String] = []
    for command in readme.commands {
      let line = command.line.replacingOccurrences(of: "focus-check", with: "\"$focus_check\"")
      let result = try FocusCheckProcess.shell(line, in: folder)
      #expect(result.output + result.errors == command.output, "$ \(command.line)")
      outputs.append(result.output + result.errors)
    }
    if Fixture.isRecording { try Readme.record(outputs, on: "README.md") }
  }

  @Test func everySentenceOnThePageIsRead() throws {
    let readme = Readme(try Readme.page("README.md"))
    #expect(readme.sentences.count > 20)
    for sentence in readme.sentences {
      let source = SourceText(path: "README.md", text: sentence)
      let reading = SentenceReader().read(Phrase(pieces: [SourceRange(0, source.bytes.count)]), in: source)
      #expect(reading.diagnostics.map(\.message) == [], "\(sentence)")
      #expect(!reading.frames.isEmpty, "\(sentence)")
    }
  }
}
