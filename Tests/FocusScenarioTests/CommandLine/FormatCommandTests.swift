import Foundation
import Testing

@Suite("focus-check fmt")
struct FormatCommandTests {
  private static let ragged = "Profile: VoiceOver\nTask: pay\nExpected: the error is spoken\n"
  private static let aligned = "Profile:   VoiceOver\nTask:      pay\nExpected:  the error is spoken\n"
  private static let broken = "Profile: VoiceOver\nTaks: pay\nExpected: the error is spoken\n"

  private static let rows: [StreamCase] = [
    StreamCase(line: "fmt .", status: 0, output: "a.check\n"),
    StreamCase(line: "fmt b.check notes.md", status: 0),
    StreamCase(line: "fmt . --check", status: 1, output: "a.check\n"),
    StreamCase(line: "fmt b.check --check", status: 0),
    StreamCase(line: "fmt a.check b.check --stdout", status: 0, output: aligned + aligned),
    StreamCase(line: "fmt gone", status: 3, errors: "focus-check: error: there is no 'gone'\n"),
    StreamCase(
      line: "fmt a.check:2",
      status: 4,
      errors: """
        focus-check: error: 'fmt' takes whole files; write 'a.check' without a line
        usage: focus-check fmt [OPTION...] PATH...

        """
    ),
  ]

  @Test("what goes to which stream, with which status", arguments: rows)
  func streams(row: StreamCase) throws {
    let folder = try TemporaryFolder(["a.check": Self.ragged, "b.check": Self.aligned, "notes.md": "Prose.\n"])
    let result = try FocusCheckProcess.run(row.line.split(separator: " ").map(String.init), in: folder)
    #expect(result.output == row.output)
    #expect(result.errors == row.errors)
    #expect(result.status == row.status)
    let isWritten = row.status == 0 && row.line == "fmt ."
    #expect(try folder.text(of: "a.check") == (isWritten ? Self.aligned : Self.ragged))
  }

  @Test("a file with an error is left as it is, and told of")
  func errors() throws {
    let folder = try TemporaryFolder(["a.check": Self.ragged, "x.check": Self.broken])
    let result = try FocusCheckProcess.run(["fmt", "x.check", "a.check"], in: folder)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("x.check:2:1: error: 'Taks' is not a key [misspelt-key]\n"))
    #expect(try folder.text(of: "x.check") == Self.broken)
    #expect(try folder.text(of: "a.check") == Self.aligned)
  }

  @Test("standard input goes to standard output")
  func standardInput() throws {
    let folder = try TemporaryFolder()
    let text = Self.ragged.replacingOccurrences(of: "\n", with: "\r\n")
    let result = try FocusCheckProcess.run(["fmt", "-"], in: folder, input: text)
    #expect(result.output == Self.aligned.replacingOccurrences(of: "\n", with: "\r\n"))
    #expect(result.status == 0)
  }

  @Test("a file keeps its permissions, and a link stays a link")
  func permissions() throws {
    let folder = try TemporaryFolder(["a.check": Self.ragged])
    try folder.link("link.check", to: "a.check")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder["a.check"])
    #expect(try FocusCheckProcess.run(["fmt", "link.check"], in: folder).status == 0)
    #expect(try folder.text(of: "a.check") == Self.aligned)
    #expect(try manager.attributesOfItem(atPath: folder["a.check"])[.posixPermissions] as? Int == 0o600)
    #expect(try manager.destinationOfSymbolicLink(atPath: folder["link.check"]) == "a.check")
    #expect(try manager.contentsOfDirectory(atPath: folder.path).sorted() == [".git", "a.check", "link.check"])
  }
}
