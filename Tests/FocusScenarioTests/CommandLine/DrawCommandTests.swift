import Testing

/// `focus-check draw` and `--format html`: what they write, and what they tell the one that started them.
@Suite("focus-check draw")
struct DrawCommandTests {
  private static let files = [
    "x.app": PictureSamples.form,
    "x.check": PictureSamples.check + "\n\n" + PictureSamples.check,
    "broken.app": "App: Broken\n\nScreen: Form\n  knob \"Volume\"\n",
  ]

  private static let rows = [
    StudyCommandTests.Row(
      line: "draw x.check:1",
      status: 0,
      output: ["<svg xmlns", "VoiceOver: failed", "TalkBack: failed"]
    ),
    StudyCommandTests.Row(
      line: "draw x.check:1 --profile talkback",
      status: 0,
      output: ["TalkBack: failed", "beat=\"4\""]
    ),
    StudyCommandTests.Row(line: "draw x.check:1 --beat 2", status: 0, output: ["data-beat=\"2\""]),
    StudyCommandTests.Row(line: "draw x.check:1 --beat 99", status: 4, errors: ["there is no beat 99; the last is 4"]),
    StudyCommandTests.Row(line: "draw x.check:1 --beat 0", status: 4, errors: ["--beat"]),
    StudyCommandTests.Row(line: "draw x.check", status: 4, errors: ["x.check:LINE"]),
    StudyCommandTests.Row(line: "draw gone.check", status: 3),
    StudyCommandTests.Row(line: "draw x.check:1 --app broken.app", status: 2, errors: ["broken.app:4:3: error: "]),
    StudyCommandTests.Row(
      line: "draw x.app",
      status: 0,
      output: ["VoiceOver: 4 stops", "<title id=\"title\">Payment, in"]
    ),
    StudyCommandTests.Row(line: "draw x.app --on gramophone", status: 4, errors: ["gramophone"]),
    StudyCommandTests.Row(line: "draw x.app --on talkback", status: 0, output: ["TalkBack: 4 stops"]),
    StudyCommandTests.Row(
      line: "draw x.app --screen panel",
      status: 0,
      output: ["VoiceOver: 2 stops", "Help, from us"]
    ),
    StudyCommandTests.Row(
      line: "draw x.app --screen cart",
      status: 4,
      errors: ["no 'cart'; it has 'Payment', 'Panel'"]
    ),
    StudyCommandTests.Row(line: "draw broken.app", status: 2, errors: ["broken.app:4:3: error: "]),
    StudyCommandTests.Row(line: "draw", status: 4),
    StudyCommandTests.Row(line: "draw x.app x.app", status: 4),
    StudyCommandTests.Row(
      line: "x.check --format html",
      status: 1,
      output: ["<!DOCTYPE html>", "<use href=\"#s2\"/>"]
    ),
    StudyCommandTests.Row(line: "check x.check --format html", status: 0, output: ["<!DOCTYPE html>"]),
    StudyCommandTests.Row(line: "list x.check --format html", status: 4, errors: ["pretty, json"]),
  ]

  @Test("status and text", arguments: rows)
  func command(row: StudyCommandTests.Row) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try FocusCheckProcess.run(row.line.split(separator: " ").map(String.init), in: folder)
    #expect(result.status == row.status, "\(result.errors)")
    for part in row.output {
      #expect(result.output.contains(part), "\(part) is not in:\n\(result.output.suffix(3_000))")
    }
    for part in row.errors { #expect(result.errors.contains(part), "\(part) is not in:\n\(result.errors)") }
  }

  @Test("a picture goes to a file whole, and two processes write the same")
  func file() throws {
    let folder = try TemporaryFolder(Self.files)
    for name in ["one", "two"] {
      let words = ["draw", "x.check:1", "--output", name + ".svg"]
      #expect(try FocusCheckProcess.run(words, in: folder).output.isEmpty)
      _ = try FocusCheckProcess.run(
        ["x.check", "--format", "html:\(name).html", "--format", "pretty:run.txt"],
        in: folder
      )
    }
    #expect(try folder.text(of: "one.svg").hasSuffix("</svg>\n"))
    #expect(try folder.text(of: "one.svg") == folder.text(of: "two.svg"))
    #expect(try folder.text(of: "one.html") == folder.text(of: "two.html"))
  }
}
