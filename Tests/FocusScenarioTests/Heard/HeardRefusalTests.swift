import Testing

@testable import FocusScenario

/// Recordings of devices whose beats are not what their actions, or the app file, say.
@Suite("heard: of something else")
struct HeardRefusalTests {
  private static let app = """
    App: Shop

    Screen: Cart
      heading "Cart"
      text field "Name"
      button "Cancel"
      button "Pay"
        on activate: rename "Pay" to "Paid"
    """

  /// What a beat of the action says that it did, and what is said of it; none when it is what the action says.
  struct Row: Sendable, CustomTestStringConvertible {
    var task = "activate \"Pay\""
    var act = Intent.activate
    var target: String?
    var app: String? = "Shop"
    var code: String?

    var testDescription: String { "\(task): \(act) on \(target ?? "nothing") in \(app ?? "an app")" }
  }

  static let rows = [
    Row(),
    Row(target: "Pay"),
    Row(target: "pay"),
    // It is called so when it has been renamed.
    Row(target: "Paid"),
    Row(target: "Pay", app: nil),
    Row(target: "Pay", app: "shop"),
    Row(target: "Cancel", code: "evidence-other-deed"),
    Row(target: "Pay now", code: "evidence-other-deed"),
    Row(act: .customAction("Delete"), target: "Cancel", code: "evidence-other-deed"),
    Row(target: "Pay", app: "Bakery", code: "evidence-other-app"),
    Row(task: "type \"Ada\" in \"Name\"", act: .type("Ada"), target: "Name"),
    Row(task: "type \"Ada\" in \"Name\"", act: .type("Ada"), target: "Cancel", code: "evidence-other-deed"),
    Row(task: "type \"Ada\" in \"Name\"", act: .type("Bob"), target: "Name", code: "evidence-other-deed"),
    Row(task: "type \"Ada\" in \"Name\"", act: .type("Bob"), code: "evidence-other-deed"),
  ]

  @Test("a beat that does something else than its action is no evidence", arguments: rows)
  func otherDeed(row: Row) throws {
    let runner = Runner(AppIndex(try #require(Examples.app(Self.app))))
    let text = "Profile: VoiceOver\nTask: \(row.task)\nExpected: focus is on \"Cart\"\n"
    let file = CheckFileReader().read(SourceText(path: "x.check", text: text), isDocument: false)
    let scenario = try #require(ScenarioCompiler().compile(file).scenarios.first)
    let recording = Self.recording(row)
    #expect(runner.refusal(of: scenario, heard: [recording])?.reason.code == row.code)
    let result = runner.judge(scenario, heard: [recording])
    #expect(result.claims.map(\.verdict) == [row.code == nil ? .failed : .notObserved])
  }

  @Test("the refusal names the recording, its beat and the place in its line")
  func place() throws {
    let runner = Runner(AppIndex(try #require(Examples.app(Self.app))))
    let text = "Profile: VoiceOver\nTask: activate \"Pay\"\nExpected: focus is on \"Cart\"\n"
    let file = CheckFileReader().read(SourceText(path: "x.check", text: text), isDocument: false)
    let scenario = try #require(ScenarioCompiler().compile(file).scenarios.first)
    let recordings = [Self.recording(Row()), Self.recording(Row(target: "Cancel"))]
    let refusal = try #require(runner.refusal(of: scenario, heard: recordings))
    #expect(refusal.recording == 1 && refusal.beat == 1 && refusal.key == "cause")
    let message = #"beat 1 belongs to 'activate "Pay"', and did something else: by hand on "Cancel""#
    #expect(refusal.reason.message == message)
  }

  private static func recording(_ row: Row) -> FocusScenario.Recording {
    var header = RecordingHeader(source: .xcuitest, technology: .voiceOver, style: .xcuitest27)
    header.app = row.app.map { RecordingHeader.App(name: $0) }
    header.actions = [RecordingHeader.Action(words: row.task, verb: "do", phrase: 0)]
    let acts: [RecordedBeat.Cause.Act] = [.start, .intent(row.act)]
    let beats = acts.enumerated().map { number, act in
      let target = number == 0 ? nil : row.target.map { RecordedBeat.Place(name: $0) }
      var beat = RecordedBeat(
        number,
        .task,
        RecordedBeat.Cause(act, on: target, how: "by hand"),
        at: number * 1000,
        until: number * 1000 + 500,
        outcome: .speech,
        utterance: number == 0 ? "Cart Heading" : "Cancel Button"
      )
      beat.action = number == 0 ? nil : 0
      return beat
    }
    return FocusScenario.Recording(header: header, beats: beats)
  }
}
