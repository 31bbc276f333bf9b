import Foundation
import Testing

/// A command line, its status, and what each stream gets.
struct StreamCase: CustomTestStringConvertible, Sendable {
  var line: String
  var status: Int32
  var output = ""
  var errors = ""
  var testDescription: String { line.isEmpty ? "nothing" : line }
}

private let explainHelp = """
  usage: focus-check explain [OPTION...] PATH:LINE | CODE

  how a block ran, beat by beat, or what a code means

    --app FILE               run on this app, whatever the 'App:' lines say
    --profile NAME           only blocks for this technology
    --on NAME                run every block on this technology, or on all
    --behaviour NAME=ANSWER  how devices behave, for this run
    --color WHEN             auto, always or never
    --help                   print this help
    --version                print the version

  """

private let streamCases = [
  StreamCase(line: "--version", status: 0, output: "focus-check 0.1.0\n"),
  StreamCase(line: "help explain", status: 0, output: explainHelp),
  StreamCase(line: "explain --help", status: 0, output: explainHelp),
  StreamCase(
    line: "help lst",
    status: 4,
    errors: """
      focus-check: error: unknown command 'lst'; did you mean 'list'?
      usage: focus-check help [OPTION...] [COMMAND]

      """
  ),
  StreamCase(
    line: "",
    status: 4,
    errors: """
      focus-check: error: name a path: there is no folder 'Checks' here
      usage: focus-check [run] [OPTION...] [PATH...]

      """
  ),
  StreamCase(
    line: "chekc empty",
    status: 4,
    errors: """
      focus-check: error: there is no 'chekc'; did you mean 'check'?
      usage: focus-check [run] [OPTION...] [PATH...]

      """
  ),
  StreamCase(
    line: "lists",
    status: 3,
    errors: "focus-check: error: 'lists' holds no Check block in any .check, .md, .markdown or .txt file\n"
  ),
  StreamCase(line: "Checks", status: 3, errors: "focus-check: error: there is no 'Checks'\n"),
  StreamCase(line: "./chekc", status: 3, errors: "focus-check: error: there is no './chekc'\n"),
  StreamCase(
    line: "explain quoted-event",
    status: 0,
    output: """
      quoted-event
        Text in quotes stands where something that happens is needed.
        Quotes name a thing on the screen; a bare name means that it is activated.

        wrong
          after "Pay", focus is on the error

        right
          after Pay, focus is on the error

      """
  ),
  StreamCase(
    line: "explain qoted-event",
    status: 4,
    errors: """
      focus-check: error: 'qoted-event' is neither a file nor the code of a mistake; did you mean 'quoted-event'?
      usage: focus-check explain [OPTION...] PATH:LINE | CODE

      """
  ),
  StreamCase(line: "list gone", status: 3, output: "0 scenarios\n", errors: "focus-check: error: there is no 'gone'\n"),
  StreamCase(
    line: "list gone --allow-empty --format json",
    status: 3,
    output: "[]\n",
    errors: "focus-check: error: there is no 'gone'\n"
  ),
  StreamCase(
    line: "list gone --color=always",
    status: 3,
    output: "0 scenarios\n",
    errors: "focus-check: \u{1B}[1;31merror: \u{1B}[0mthere is no 'gone'\n"
  ),
  StreamCase(
    line: "list empty --allow-empty",
    status: 0,
    output: "0 scenarios\n",
    errors: "focus-check: note: 'empty' holds no Check block in any .check, .md, .markdown or .txt file\n"
  ),
]

@Suite("focus-check")
struct FocusCheckTests {
  @Test("what goes to which stream, with which status", arguments: streamCases)
  func streams(row: StreamCase) throws {
    let folder = try TemporaryFolder(["empty/x.swift": "", "lists/x.swift": ""])
    let result = try FocusCheckProcess.run(row.line.split(separator: " ").map(String.init), in: folder)
    #expect(result.output == row.output)
    #expect(result.errors == row.errors)
    #expect(result.status == row.status)
  }

  @Test("a file of results is written whole, and pretty still goes to standard output")
  func resultFile() throws {
    let folder = try TemporaryFolder(["out.json": "old and longer than the new"])
    let result = try FocusCheckProcess.run(["list", "gone", "--format=json:out.json"], in: folder)
    #expect(result.output == "0 scenarios\n")
    #expect(try folder.text(of: "out.json") == "[]\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [".git", "out.json"])
  }

  @Test(
    "a file of results that cannot be written is said, and nothing is left beside it",
    arguments: [("no/out.json", "no such file or directory"), ("folder", "is a directory")]
  )
  func unwritableFile(path: String, reason: String) throws {
    let folder = try TemporaryFolder(["folder/x": ""])
    let result = try FocusCheckProcess.run(["list", "gone", "--format=json:" + path], in: folder)
    #expect(result.status == 5)
    #expect(result.errors.contains("focus-check: error: '\(path)' cannot be written: \(reason)\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [".git", "folder"])
  }

  @Test("a reader that goes away is no mistake")
  func brokenPipe() throws {
    let line = "{ sleep 0.2; \"$focus_check\" --help; echo \"status $?\" >&2; } | true"
    #expect(try FocusCheckProcess.shell(line, in: TemporaryFolder()).errors == "status 0\n")
  }

  @Test("two processes print the same bytes", arguments: ["pretty", "json"])
  func determinism(format: String) throws {
    let folder = try TemporaryFolder()
    for name in ["shop.check", "shop.app"] {
      let file = Golden.fixtures.appendingPathComponent("suite/every-verdict/\(name)")
      try folder.write(String(contentsOf: file, encoding: .utf8), to: name)
    }
    let results = try (0..<2).map { _ in try FocusCheckProcess.run([".", "--format", format], in: folder) }
    #expect(results[0].status == 1)
    #expect(results[0].output == results[1].output && results[0].errors == results[1].errors)
    #expect(results[0].output.contains("Delivery address"))
  }
}
