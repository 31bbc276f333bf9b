import Testing

@testable import FocusScenario

/// What devices do differently: passes that break, passes that are safe, and answers that somebody fixed.
@Suite("replay")
struct ReplayTests {
  static let checks = Fixture.all(in: "running/replay", extensions: ["check"])

  @Test("a run comes to its report", arguments: checks)
  func comesToItsReport(check: Fixture) throws {
    let run = try Self.run(check)
    try check.expect(run.report, stage: "report")
  }

  @Test("the name of each case says how it comes out", arguments: checks)
  func comesOutAsNamed(check: Fixture) throws {
    let name = check.path.dropLast(".check".count)
    let result = try #require(try Self.run(check).results.first)
    let kinds = result.claims.flatMap(\.reservations).map(\.kind)
    if name.hasSuffix("-is-fragile") {
      #expect(result.verdict == .passed && kinds.contains(.fragile))
    } else if name.hasSuffix("-fails") || name.hasSuffix("-nowhere") {
      #expect(result.verdict == .failed)
    } else if name.hasSuffix("-safe") || name.hasSuffix("-passes") {
      #expect(result.verdict == .passed && kinds == [])
    } else {
      #expect(!kinds.contains(.fragile))
    }
  }

  private static func run(_ check: Fixture) throws -> SmallRun {
    let app = Fixture(path: String(check.path.dropLast("check".count)) + "app")
    let name = String(check.path.drop { $0 != "/" }.dropFirst().drop { $0 != "/" }.dropFirst())
    return SmallRun(
      check: String(decoding: try check.source.bytes, as: UTF8.self),
      app: String(decoding: try app.source.bytes, as: UTF8.self),
      path: name
    )
  }

  @Test("whoever starts the run goes before the app file")
  func flagGoesBeforeAppFile() throws {
    var app = App(name: "", containers: [])
    app.behaviours = [App.BehaviourChoice(behaviour: "end-of-list", alternative: "wraps")]
    #expect(FixedBehaviours(of: app).behaviours[.endOfList] == .wraps)
    let choice = try Behaviours.Choice("end-of-list", answered: "stops")
    let fixed = FixedBehaviours(of: app, unless: [choice])
    #expect(fixed.behaviours == .baseline)
    // Fixed it is all the same: a baseline that somebody vouches for is not replayed.
    #expect(fixed.questions == [.endOfList])
  }

  @Test("every answer that can break a pass has an advice")
  func advice() {
    let breaking = Behaviour.table.filter { $0.alternatives.contains { $0.confidence != .guess } }
    #expect(breaking.filter { Advice.of($0.identifier) == nil }.map(\.identifier) == [])
  }

  /// Names of a question and an answer, and what is wrong with them.
  static let refused: [(String, String, message: String, help: String)] = [
    (
      "first-focus-in-shet", "title", "there is no behaviour 'first-focus-in-shet'",
      "write 'first-focus-in-sheet'; 'focus-check behaviours' lists all"
    ),
    ("weather", "rain", "there is no behaviour 'weather'", "'focus-check behaviours' lists all"),
    (
      "first-focus-in-sheet", "grabber", "'first-focus-in-sheet' has no answer 'grabber'",
      "write 'first-stop' or 'dismiss-control'"
    ),
    ("end-of-list", "lost", "'end-of-list' has no answer 'lost'", "write 'stops' or 'wraps'"),
  ]

  @Test("a name that nothing has is refused", arguments: refused)
  func refuses(behaviour: String, answer: String, message: String, help: String) {
    let problem = #expect(throws: BehaviourProblem.self) { try Behaviours.Choice(behaviour, answered: answer) }
    #expect(problem?.message == message)
    #expect(problem?.help == help)
  }

  @Test("an app file that fixes what there is not is told where")
  func appFile() {
    let text = "App: A\nBehaviour: end-of-lst = wraps\nBehaviour: end-of-list = wraps\n"
    let source = SourceText(path: "a.app", text: text + "Screen: S\n  button \"B\"\n")
    let problems = AppFileReader().read(source).behaviourProblems
    #expect(problems.map(\.message) == ["there is no behaviour 'end-of-lst'"])
    #expect(problems.map { source.location(at: $0.range.lower).line } == [2])
    #expect(problems.map { source.excerpt($0.range) } == ["end-of-lst = wraps"])
  }
}
