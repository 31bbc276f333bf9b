import Testing

@testable import FocusScenario

/// A `Given:` line and what it gives, or the messages.
struct GivenCase: CustomTestStringConvertible, Sendable {
  var line: String
  var conditions: [String] = []
  var messages: [String] = []
  var testDescription: String { line }
}

private let givenCases = [
  GivenCase(line: "the cart is open", conditions: ["open(the cart)"]),
  GivenCase(line: "the Payment screen is shown.", conditions: ["open(the Payment screen)"]),
  GivenCase(line: "the task starts on Payment", conditions: ["open(Payment)"]),
  GivenCase(line: "start on \"My cart, and more\"", conditions: ["open(\"My cart, and more\")"]),
  GivenCase(line: "Terms and Conditions is open", conditions: ["open(Terms and Conditions)"]),
  GivenCase(line: "iPad", conditions: ["iPad"]),
  GivenCase(line: "on an iPad and the cart is open", conditions: ["iPad", "open(the cart)"]),
  GivenCase(line: "an iPhone, a right-to-left layout", conditions: ["iPhone", "right to left"]),
  GivenCase(line: "the interface is right to left; large text", conditions: ["right to left", "large text"]),
  GivenCase(line: "the text is large, hints are on", conditions: ["large text", "hints on"]),
  GivenCase(line: "VoiceOver hints are switched off", conditions: ["hints off"]),
  GivenCase(line: "VoiceOver is on", conditions: ["VoiceOver on"]),
  GivenCase(
    line: "VO is turned on after the sheet opened",
    conditions: ["VoiceOver on after(the sheet opened)"]
  ),
  GivenCase(line: "iPad, end-of-list=wraps", conditions: ["iPad", "end-of-list = wraps"]),
  GivenCase(
    line: "end-of-list = wraps, end-of-list = stops",
    conditions: ["end-of-list = wraps"],
    messages: ["'end-of-list = stops' is given beside another of its kind"]
  ),
  GivenCase(line: "end of list = wraps", messages: ["'end of list = wraps' cannot be given"]),
  GivenCase(line: "Payment", messages: ["'Payment' cannot be given"]),
  GivenCase(
    line: "the moon is full, iPad, and slow network",
    conditions: ["iPad"],
    messages: ["'the moon is full' cannot be given", "'slow network' cannot be given"]
  ),
  GivenCase(
    line: "the cart is open, the menu is open, iPad, iPhone",
    conditions: ["open(the cart)", "iPad"],
    messages: [
      "'the menu is open' is given beside another of its kind", "'iPhone' is given beside another of its kind",
    ]
  ),
  GivenCase(
    line: "group scanning, auto scanning every 1.5 seconds, 2 loops, a select opens the menu",
    conditions: ["group scanning", "auto scanning every 1500 ms", "2 loops", "a select opens the menu"]
  ),
  GivenCase(
    line: "item scanning, manual scanning, a select taps, scanning resumes at the item",
    conditions: ["item scanning", "manual scanning", "a select taps", "scanning resumes at the item"]
  ),
  GivenCase(line: "row-column scanning", conditions: ["group scanning"]),
  GivenCase(
    line: "single-switch scanning with a dwell of 1.5 seconds, a select opens the menu",
    conditions: ["single-switch scanning with a dwell of 1500 ms", "a select opens the menu"]
  ),
  GivenCase(
    line: "dwell 2 seconds, manual scanning",
    conditions: ["single-switch scanning with a dwell of 2000 ms"],
    messages: ["'manual scanning' is given beside another of its kind"]
  ),
  GivenCase(line: "a dwell of 0.2 seconds", messages: ["'a dwell of 0.2 seconds' cannot be given"]),
  GivenCase(
    line: "auto scanning every 0 seconds, 0 loops",
    messages: ["'auto scanning every 0 seconds' cannot be given", "'0 loops' cannot be given"]
  ),
  GivenCase(
    line: "group scanning, item scanning",
    conditions: ["group scanning"],
    messages: ["'item scanning' is given beside another of its kind"]
  ),
  GivenCase(line: "VoiceOver is on sometimes", messages: ["'VoiceOver is on sometimes' cannot be given"]),
  GivenCase(line: "VoiceOver is on after", messages: ["'VoiceOver is on after' cannot be given"]),
]

@Suite("what is given")
struct GivenTests {
  private static func compile(_ line: String, profile: String = "VoiceOver") -> ScenarioCompiler.Compilation {
    let text = "Profile: \(profile)\nGiven: \(line)\nTask: wait 1 second\nExpected: the first stop is \"A\"\n"
    return ScenarioCompiler().compile(
      CheckFileReader().read(SourceText(path: "x.check", text: text), isDocument: false)
    )
  }

  @Test("a line is read into conditions", arguments: givenCases)
  func conditions(row: GivenCase) {
    let source = SourceText(path: "", text: row.line)
    let (given, findings) = GivenReader(source: source).read(Phrase(pieces: [SourceRange(0, source.bytes.count)]))
    #expect(given.conditions.map(\.canonicalText) == row.conditions)
    #expect(findings.map(\.problem.message) == row.messages)
    #expect(given.parts.allSatisfy { source.text($0.range) == $0.text })
    #expect(Self.compile(row.line).diagnostics.map(\.message) == row.messages)
  }

  @Test("what the help says can be given")
  func help() {
    #expect(GivenReader.examples.allSatisfy { Self.compile($0).diagnostics.isEmpty })
    let help = ScenarioProblem.unknownGiven(words: "").help ?? ""
    #expect(help.hasPrefix("write one of these: 'the cart is open', 'iPad', 'right to left', 'large text', "))
  }

  /// Two columns, on a second screen, whose order tells the direction; and two lines 30 points apart for the idiom.
  private static let app = """
    App: Test

    Screen: Start
      button "Go"

    Screen: Cart
      button "B", at 0, 0, 100, 40
      button "A", at 200, 0, 100, 40

    Screen: Lines
      button "B", at 0, 10, 100, 20
      button "A", at 200, 0, 100, 20
    """

  /// A profile, what is given, and the verdict on `the first stop is "A"`.
  private static let runs: [(profile: String, given: String, verdict: Verdict, found: String)] = [
    ("VoiceOver", "the cart is open", .failed, ""),
    ("VoiceOver", "the cart is open, right to left", .passed, ""),
    ("VoiceOver", "the cart is open, left to right, iPhone, hints are off, VoiceOver is on", .failed, ""),
    ("VoiceOver", "the Lines screen is open", .passed, ""),
    ("VoiceOver", "the Lines screen is open, iPad", .failed, ""),
    (
      "VoiceOver", "the cart is open, large text", .notSimulated,
      "the app file does not say what large text does to its layout"
    ),
    ("VoiceOver", "the cart is open, hints are on, right to left", .passed, ""),
    ("VoiceOver", "VoiceOver is turned on after the cart opened", .failed, ""),
    (
      "Switch Control", "VoiceOver is on", .notSimulated, "VoiceOver together with Switch Control is not simulated"
    ),
  ]

  @Test("what is given is honoured, or told not to be", arguments: runs)
  func run(profile: String, given: String, verdict: Verdict, found: String) throws {
    let reading = AppFileReader().read(SourceText(path: "x.app", text: Self.app)) { _ in nil }
    let runner = Runner(AppIndex(reading.app))
    let compilation = Self.compile(given, profile: profile)
    let scenario = try #require(compilation.scenarios.first)
    #expect(runner.problems(of: scenario, in: SourceText(path: "", text: "")).isEmpty)
    let result = runner.run(scenario)
    #expect(result.verdict == verdict, "\(result.claims.map(\.found))")
    if verdict == .notSimulated { #expect(result.claims.map(\.found) == [found]) }
  }

  @Test("a screen that the app does not have is refused where it is written")
  func noSuchScreen() throws {
    let reading = AppFileReader().read(SourceText(path: "x.app", text: Self.app)) { _ in nil }
    let runner = Runner(AppIndex(reading.app))
    let scenario = try #require(Self.compile("iPad, the garage is open").scenarios.first)
    let problems = runner.problems(of: scenario, in: SourceText(path: "x.check", text: ""))
    #expect(problems.map(\.message) == ["'the garage' does not name a screen of the app to start on"])
    #expect(problems.first?.range == SourceRange(32, 50))
  }
}
