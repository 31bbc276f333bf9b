import Testing

@Suite("focus-check phrases")
struct PhrasesCommandTests {
  private static let files = [
    "checks/a.check":
      "Say: VO sits on X = focus stays on X\nProfile: VoiceOver\nTask: pay\nExpected: VO sits on \"Pay\"\n",
    "team.phrases": "Say: VO lands on X = focus is on X\n",
    "bad.txt": "Say: VO lands on X = focus zorks\n",
  ]

  private static let rows: [StreamCase] = [
    StreamCase(
      line: "phrases checks",
      status: 0,
      output: """
        team.phrases
          line 1, VO lands on X
              = focus is on X

        checks/a.check
          line 1, VO sits on X
              = focus stays on X

        2 wordings

        """
    ),
    StreamCase(
      line: "phrases team.phrases --format json",
      status: 0,
      output: """
        [
          {
            "path": "team.phrases",
            "line": 1,
            "wording": "VO lands on X",
            "meaning": "focus is on X"
          }
        ]

        """
    ),
    StreamCase(
      line: "phrases gone",
      status: 3,
      output: "0 wordings\n",
      errors: "focus-check: error: there is no 'gone'\n"
    ),
    StreamCase(
      line: "parse checks",
      status: 0,
      output: """
        checks/a.check
          line 2, Profile: VoiceOver
          line 3, Task: pay
              = pay
          line 4, Expected: VO sits on "Pay"
              = focus.stay-on("Pay")


        """
    ),
  ]

  @Test("the wordings of a team", arguments: rows)
  func team(row: StreamCase) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try FocusCheckProcess.run(row.line.split(separator: " ").map(String.init), in: folder)
    #expect(result.output == row.output)
    #expect(result.errors == row.errors)
    #expect(result.status == row.status)
  }

  @Test("every published form, for people, for programs and for a README")
  func forms() throws {
    let folder = try TemporaryFolder()
    let text = try FocusCheckProcess.run(["phrases"], in: folder).output
    let entry = """
        focus moves to the error summary within 1 second of Pay
            = focus.go-to(the error summary) [within 1000 ms of Pay]
            no moment: since the last action
            decides:   focus is there, and was elsewhere before
            witness:   the event of the moment happened
      """
    #expect(text.contains(entry))
    let json = try FocusCheckProcess.run(["phrases", "--format", "json"], in: folder).output
    #expect(json.contains(#""example": "focus moves to the error summary within 1 second of Pay","#))
    let page = try FocusCheckProcess.run(["phrases", "--markdown"], in: folder).output
    #expect(page.hasPrefix("| about | you can write | without a moment | needs, else untestable |\n"))
  }
}
