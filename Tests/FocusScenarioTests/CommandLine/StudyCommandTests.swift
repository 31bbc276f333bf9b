import Testing

/// `focus-check map`, `explore` and `mutate`: what they print, and what they tell the one that started them.
@Suite("focus-check map, explore, mutate")
struct StudyCommandTests {
  /// A line, its status, and what stands in its output or among its errors.
  struct Row: Sendable, CustomTestStringConvertible {
    var line: String
    var status: Int32
    var output: [String] = []
    var errors: [String] = []

    var testDescription: String { line }
  }

  private static let files = [
    "good.app": """
    App: Good

    Screen: Form
      heading "Form"
      text field "Email" = "kim"
      text "No such address", not shown, the error of "Email"
      button "Send"
        on activate: show the error, after 500 ms: focus the error, keyboard focus "Email"
      button "Count"
        on activate: rename this to "Counted"
    """,
    "bad.app": """
    App: Bad

    Screen: Form
      heading "Form"
      text field "Email"
      text "No such address", not shown, the error of "Email"
      button "Send"
        on activate: show the error
    """,
    "broken.app": "App: Broken\n\nScreen: Form\n  knob \"Volume\"\n",
    "checks/strong.check": """
    Profile: VoiceOver
    Task: activate "Send"
    Expected: focus is on the error, right after Send
    """,
    "weak/weak.check": """
    Profile: VoiceOver
    Task: activate "Count"
    Expected: "Form" is a heading
    """,
    "failing/failing.check": """
    Profile: VoiceOver
    Task: activate "Send"
    Expected: focus is on "Form"
    """,
  ]

  private static let maps = [
    Row(line: "map good.app", status: 0, output: ["2 changes, 0 without a target"]),
    Row(line: "map bad.app", status: 0, output: ["1 change, 1 without a target", "activate \"Send\"  no target"]),
    Row(line: "map good.app checks", status: 0, output: ["checked  checks/strong.check:1", "coverage 50 %"]),
    Row(line: "map good.app checks --require-coverage 50", status: 0),
    Row(line: "map good.app checks --require-coverage 51", status: 1, output: ["1 covered by no check: coverage 50 %"]),
    Row(line: "map good.app checks weak --require-coverage 100", status: 0, output: ["coverage 100 %"]),
    // Without checks nothing is covered.
    Row(line: "map good.app --require-coverage 1", status: 1),
    Row(
      line: "map good.app checks --format json",
      status: 0,
      output: [#""version": 1,"#, #""uncovered": 1,"#, #""coverage": 50,"#, #""judgement": "as designed","#]
    ),
    Row(line: "map broken.app", status: 2, errors: ["broken.app:4:3: error: "]),
    Row(line: "map good.app --require-coverage lots", status: 4, errors: ["--require-coverage"]),
    Row(line: "map", status: 4),
  ]

  private static let explorations = [
    Row(line: "explore good.app", status: 0, output: ["which is all there is", "0 findings"]),
    Row(
      line: "explore bad.app",
      status: 1,
      output: ["an error appeared, and focus is elsewhere", "Expected:  focus is on \"No such address\"", "4 findings"]
    ),
    Row(line: "explore bad.app --on talkback", status: 1, output: ["TalkBack: tried", "1 finding\n"]),
    Row(line: "explore bad.app --on all", status: 1, output: ["Switch Control: tried", "4 findings"]),
    Row(
      line: "explore good.app --actions 2",
      status: 0,
      output: ["VoiceOver: tried 2 actions", "stopped at 2 actions"]
    ),
    Row(
      line: "explore bad.app --format json --on VoiceOver",
      status: 1,
      output: [#""version": 1,"#, #""kind": "errorWithoutFocus","#, #""subject": "No such address","#]
    ),
    Row(line: "explore broken.app", status: 2, errors: ["broken.app:4:3: error: "]),
    Row(line: "explore good.app bad.app", status: 4),
    Row(line: "explore", status: 4),
    Row(line: "explore good.app --on gramophone", status: 4, errors: ["gramophone"]),
  ]

  private static let mutations = [
    Row(line: "mutate checks --app good.app", status: 0, output: ["good.app\n", "faults noticed, "]),
    Row(line: "mutate checks --app good.app --require-score 1", status: 0),
    Row(line: "mutate checks --app good.app --require-score 100", status: 1),
    Row(line: "mutate checks weak --app good.app", status: 1, output: ["weak/weak.check:1"]),
    // What fails as it is can notice nothing.
    Row(line: "mutate failing --app good.app", status: 1, output: ["failing/failing.check:1"]),
    Row(
      line: "mutate checks --app good.app --format json",
      status: 0,
      output: [#""version": 1,"#, #""score": "#]
    ),
    Row(line: "mutate checks --app broken.app", status: 2, errors: ["broken.app:4:3: error: "]),
    Row(line: "mutate gone", status: 3),
    Row(line: "mutate checks --require-score -1", status: 4),
  ]

  @Test("status and text", arguments: maps + explorations + mutations)
  func command(row: Row) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try FocusCheckProcess.run(row.line.split(separator: " ").map(String.init), in: folder)
    #expect(result.status == row.status, "\(result.errors)")
    for part in row.output { #expect(result.output.contains(part), "\(part) is not in:\n\(result.output)") }
    for part in row.errors { #expect(result.errors.contains(part), "\(part) is not in:\n\(result.errors)") }
  }

  @Test("how far it is stands on a terminal alone")
  func progress() throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(try FocusCheckProcess.run(["explore", "good.app"], in: folder).errors.isEmpty)
  }
}
