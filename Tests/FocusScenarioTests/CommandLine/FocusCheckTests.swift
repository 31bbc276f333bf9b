import Foundation
import Testing

@Suite("focus-check")
struct FocusCheckTests {
  @Test(
    "what goes to which stream, with which status",
    arguments: [
      (["--version"], 0, "focus-check 0.1.0\n", ""),
      (
        ["help", "explain"], 0,
        """
        usage: focus-check explain [OPTION...] PATH:LINE

        how a block was read and run, beat by beat

          --app FILE              run on this app, whatever the 'App:' lines say
          --profile NAME          only blocks for this technology
          --color WHEN            auto, always or never
          --help                  print this help
          --version               print the version

        """, ""
      ),
      (
        ["help", "lst"], 4, "",
        """
        focus-check: error: unknown command 'lst'; did you mean 'list'?
        usage: focus-check help [OPTION...] [COMMAND]

        """
      ),
      (
        [], 4, "",
        """
        focus-check: error: name a path: there is no folder 'Checks' here
        usage: focus-check [run] [OPTION...] [PATH...]

        """
      ),
      (["list", "gone.check"], 3, "0 scenarios\n", "focus-check: error: there is no 'gone.check'\n"),
      (
        ["list", "gone.check", "--allow-empty", "--format", "json"], 3, "[]\n",
        "focus-check: error: there is no 'gone.check'\n"
      ),
      (
        ["list", "gone.check", "--color=always"], 3, "0 scenarios\n",
        "focus-check: \u{1B}[1;31merror: \u{1B}[0mthere is no 'gone.check'\n"
      ),
      (
        ["list", "empty", "--allow-empty"], 0, "0 scenarios\n",
        """
        focus-check: note: 'empty' holds no Check block in any .check, .md, .markdown or .txt file

        """
      ),
    ] as [([String], Int32, String, String)]
  )
  func streams(arguments: [String], status: Int32, output: String, errors: String) throws {
    let folder = try TemporaryFolder(["empty/x.swift": ""])
    let result = try FocusCheckProcess.run(arguments, in: folder)
    #expect(result.output == output)
    #expect(result.errors == errors)
    #expect(result.status == status)
  }

  @Test("a file of results is written whole, and pretty still goes to standard output")
  func resultFile() throws {
    let folder = try TemporaryFolder(["out.json": "old and longer than the new"])
    let result = try FocusCheckProcess.run(["list", "gone", "--format=json:out.json"], in: folder)
    #expect(result.output == "0 scenarios\n")
    #expect(try folder.text(of: "out.json") == "[]\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [".git", "out.json"])
  }

  @Test("a file of results that cannot be written is said")
  func unwritableFile() throws {
    let folder = try TemporaryFolder()
    let result = try FocusCheckProcess.run(["list", "gone", "--format=json:no/out.json"], in: folder)
    #expect(result.status == 5)
    #expect(result.errors.contains("focus-check: error: 'no/out.json' cannot be written: no such file or directory\n"))
  }

  @Test("a reader that goes away is no mistake")
  func brokenPipe() throws {
    let line = "{ sleep 0.2; \"$focus_check\" --help; echo \"status $?\" >&2; } | true"
    #expect(try FocusCheckProcess.shell(line, in: TemporaryFolder()).errors == "status 0\n")
  }

  @Test("two processes print the same bytes", .enabled(if: LibraryState.isWhole), arguments: ["pretty", "json"])
  func determinism(format: String) throws {
    let folder = try TemporaryFolder()
    for name in ["shop.check", "shop.app"] {
      let file = Golden.fixtures.appendingPathComponent("suite/every-verdict/\(name)")
      try folder.write(String(contentsOf: file, encoding: .utf8), to: name)
    }
    let results = try (0..<2).map { _ in try FocusCheckProcess.run([".", "--format", format], in: folder) }
    #expect(results[0].status == 1)
    #expect(results[0].output == results[1].output && results[0].errors == results[1].errors)
    #expect(results[0].output.contains("focus is on \"Delivery address\""))
  }
}
