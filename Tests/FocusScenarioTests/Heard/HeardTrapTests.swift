import Testing

@testable import FocusScenario

/// Recordings written by hand, each with a trap of real speech: what may be said of a claim then, and what may not.
@Suite("heard: traps")
struct HeardTrapTests {
  private static let app = """
    App: Shop

    Screen: Cart
      heading "Cart"
      text field "Card number" = "4111"
      text "Card expired", not shown, the error of "Card number"
      button "Pay"
        on activate: show the error, focus the error
      button "Edit"
      button "Edit", as the card editor
      button "Import, or drop here, one UTF-8 TXT file or plain text, up to 10 MB"
      group "Language"
        button "German", selected
      text "Live count" = "50"
      button "Filters"
        on activate: open the filters

    Sheet: Filters
      on open: focus the title
      heading "Filter shoes"
      button "Done"
        on activate: close
    """

  private static let german = """
    App: Laden
    Language: de

    Screen: Kasse
      heading "Kasse"
      button "Weiter"
        on activate: show the Hinweis, focus the Hinweis
      text "Karte abgelaufen", not shown, as the Hinweis
      button "Gesperrt", disabled
    """

  private static let wandering = """
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Pay"
        on activate: focus "Cart", after 500 ms: focus "Pay"
    """

  private static let results = """
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Pay"
      list "Results"
        row "Soup"
        row "Stew"
    """

  /// What is heard at the start, after each action, when it is read again, and on steps from the end.
  struct Heard {
    var start: String? = "Cart Heading"
    var after: [String?] = ["Card expired"]
    var again: String?
    var forward: [String?] = []
    var back: [String?] = []
  }

  /// A claim, what was heard, how it comes out, and words of what is found.
  struct Row: Sendable, CustomTestStringConvertible {
    var task: String = "activate \"Pay\""
    var claim: String
    var heard: @Sendable () -> Heard
    var verdict: Verdict
    var found: String = ""
    var app = HeardTrapTests.app

    var testDescription: String { "\(claim): \(verdict.rawValue), \(found)" }
  }

  private static func heard(_ change: @escaping @Sendable (inout Heard) -> Void) -> @Sendable () -> Heard {
    {
      var heard = Heard()
      change(&heard)
      return heard
    }
  }

  private static let long = "Import, or drop here, one UTF-8 TXT file or plain text, up to 10"
  private static let here = "right after Pay, focus is on"

  static let rows: [Row] = [
    // One element fits.
    Row(claim: "\(here) \"Card expired\"", heard: { Heard() }, verdict: .passed, found: "heard as 'Card expired'"),
    Row(
      claim: "\(here) \"Card expired\"",
      heard: heard { $0.after = ["Pay Button"] },
      verdict: .failed,
      found: "\"Pay\""
    ),
    Row(claim: "\(here) \"Pay\"", heard: heard { $0.after = ["Pay Button"] }, verdict: .passed),
    // Noise and silence decide nothing, in neither direction.
    Row(
      claim: "\(here) \"Card expired\"",
      heard: heard { $0.after = ["VoiceOver on"] },
      verdict: .notObserved,
      found: "VoiceOver on"
    ),
    Row(claim: "\(here) \"Card expired\"", heard: heard { $0.after = ["Shop"] }, verdict: .notObserved),
    Row(
      claim: "\(here) \"Card expired\"",
      heard: heard { $0.after = [nil] },
      verdict: .notObserved,
      found: "nothing was said"
    ),
    Row(claim: "right after Pay, focus isn't on \"Pay\"", heard: heard { $0.after = [nil] }, verdict: .notObserved),
    Row(
      claim: "\(here) \"Card expired\"",
      heard: heard { $0.after = [] },
      verdict: .notObserved,
      found: "read the current speech"
    ),
    // Nothing fits: the words themselves are evidence, unless they may be the thing in other words.
    Row(
      claim: "\(here) \"Card expired\"",
      heard: heard { $0.after = ["Allow notifications? Alert"] },
      verdict: .failed
    ),
    Row(
      claim: "\(here) \"Card expired\"",
      heard: heard { $0.after = ["Warning Card expired Image"] },
      verdict: .notObserved
    ),
    // Several fit.
    Row(claim: "\(here) \"Card expired\"", heard: heard { $0.after = ["Edit Button"] }, verdict: .failed),
    Row(
      claim: "\(here) the card editor",
      heard: heard { $0.after = ["Edit Button"] },
      verdict: .notObserved,
      found: "\"Edit\", \"Edit\""
    ),
    // Cut at 64: the tail is missing, and the last word may be half of one.
    Row(claim: "\(here) \"\(long) MB\"", heard: heard { $0.after = [long] }, verdict: .passed),
    Row(claim: "\(here) \"Pay\"", heard: heard { $0.after = [long] }, verdict: .failed),
    Row(
      claim: "speech is \"\(long) MB, button\"",
      heard: heard { $0.after = [long] },
      verdict: .notObserved,
      found: "cut"
    ),
    // The app's name, a group's label, commas, case, another value.
    Row(claim: "\(here) \"Cart\"", heard: heard { $0.after = ["Shop Cart Heading"] }, verdict: .passed),
    Row(claim: "\(here) \"German\"", heard: heard { $0.after = ["Language selected German Button"] }, verdict: .passed),
    Row(claim: "\(here) \"Card expired\"", heard: heard { $0.after = ["card , expired"] }, verdict: .passed),
    Row(claim: "\(here) \"Live count\"", heard: heard { $0.after = ["Live count 51"] }, verdict: .passed),
    Row(
      claim: "\(here) \"Card number\"",
      heard: heard { $0.after = ["Card number 4111 Text field Double tap to edit."] },
      verdict: .passed
    ),
    // Values and states are told from the words.
    Row(
      claim: "the value of \"Live count\" is \"51\"",
      heard: heard { $0.after = ["Live count 51"] },
      verdict: .passed
    ),
    Row(
      claim: "the value of \"Live count\" is \"50\"",
      heard: heard { $0.after = ["Live count 51"] },
      verdict: .failed
    ),
    Row(claim: "\"German\" is selected", heard: heard { $0.after = ["selected German Button"] }, verdict: .passed),
    Row(claim: "\"German\" is selected", heard: heard { $0.after = ["German Button"] }, verdict: .failed),
    Row(claim: "\"German\" is selected", heard: { Heard() }, verdict: .notObserved, found: "was not read"),
    // Staying needs a second reading, and is told as bounded.
    Row(
      claim: "focus moves to the error and stays there",
      heard: { Heard() },
      verdict: .notObserved,
      found: "second time"
    ),
    Row(
      claim: "focus stays on \"Cart\" after Pay",
      heard: heard { ($0.after, $0.again) = (["Cart Heading"], "Cart Heading") },
      verdict: .passed,
      found: "at each of 2 readings"
    ),
    Row(
      claim: "focus stays on \"Cart\" after Pay",
      heard: heard { ($0.after, $0.again) = (["Cart Heading"], "Pay Button") },
      verdict: .failed,
      found: "\"Pay\""
    ),
    // Never from speech alone.
    Row(claim: "the error is spoken once", heard: { Heard() }, verdict: .notObserved, found: "a simulated run counts"),
    Row(claim: "the error is announced", heard: { Heard() }, verdict: .notObserved, found: "announcements"),
    Row(claim: "the error is spoken", heard: { Heard() }, verdict: .passed),
    Row(claim: "the error is spoken", heard: heard { $0.after = ["Pay Button"] }, verdict: .notObserved),
    Row(claim: "the error is not spoken", heard: { Heard() }, verdict: .failed),
    // What had focus before is read again without being spoken again.
    Row(
      claim: "\"Cart\" is spoken after Pay",
      heard: heard { $0.after = ["Cart Heading"] },
      verdict: .notObserved
    ),
    // Two readings do not show that focus goes away and comes back between them.
    Row(
      claim: "focus stays on \"Pay\"",
      heard: heard { ($0.start, $0.after, $0.again) = ("Pay Button", ["Pay Button"], "Pay Button") },
      verdict: .notObserved,
      found: "focus moves away meanwhile",
      app: wandering
    ),
    // Steps.
    Row(
      claim: "one swipe reaches \"Pay\"",
      heard: heard { ($0.forward, $0.back) = (["Pay Button"], ["Card number 4111 Text field"]) },
      verdict: .passed
    ),
    Row(claim: "one swipe forward reaches \"Pay\"", heard: heard { $0.forward = ["Edit Button"] }, verdict: .failed),
    Row(
      claim: "one swipe forward reaches \"Pay\"",
      heard: heard { $0.forward = [nil, "Pay Button"] },
      verdict: .notObserved
    ),
    Row(
      claim: "one swipe reaches \"Pay\"",
      heard: heard { $0.forward = ["Edit Button"] },
      verdict: .notObserved,
      found: "back"
    ),
    Row(
      claim: "\"Pay\" is reachable",
      heard: heard { $0.forward = ["Edit Button", "Edit Button", "Edit Button"] },
      verdict: .notObserved,
      found: "the last 3 saying the same"
    ),
    Row(claim: "\"Pay\" is reachable", heard: heard { $0.forward = ["Pay Button"] }, verdict: .passed),
    Row(
      claim: "\"Pay\" comes before \"Filters\"",
      heard: heard { $0.forward = ["Pay Button", "Edit Button", "Filters Button"] },
      verdict: .passed
    ),
    Row(
      claim: "\"Filters\" comes before \"Pay\"",
      heard: heard { $0.forward = ["Pay Button", "Edit Button", "Filters Button"] },
      verdict: .failed
    ),
    Row(
      claim: "\"Pay\" comes before \"Filters\"",
      heard: heard { $0.forward = ["Pay Button", "Edit Button"] },
      verdict: .notObserved
    ),
    // Behind a panel: a repeated last utterance is not the end, and enough steps are a bounded pass.
    Row(
      task: "activate \"Filters\"",
      claim: "nothing behind the filters is reachable",
      heard: heard {
        ($0.after, $0.forward) = (["Filter shoes Heading"], ["Done Button", "Done Button", "Done Button"])
      },
      verdict: .notObserved,
      found: "would be enough"
    ),
    Row(
      task: "activate \"Filters\"",
      claim: "nothing behind the filters is reachable",
      heard: heard { ($0.after, $0.forward) = (["Filter shoes Heading"], ["Done Button", "Pay Button"]) },
      verdict: .failed,
      found: "\"Pay\""
    ),
    Row(
      task: "activate \"Filters\"",
      claim: "nothing behind the filters is reachable",
      heard: heard {
        $0.after = ["Filter shoes Heading"]
        $0.forward = Array(repeating: "Done Button", count: 15)
        $0.back = Array(repeating: "Filter shoes Heading", count: 15)
      },
      verdict: .passed,
      found: "15 swipes forward, the last 15 saying the same"
    ),
    Row(
      task: "activate \"Filters\"",
      claim: "nothing behind the filters is reachable",
      heard: heard {
        $0.after = ["Filter shoes Heading"]
        $0.forward = Array(repeating: "Done Button", count: 14) + [nil]
        $0.back = Array(repeating: "Filter shoes Heading", count: 15)
      },
      verdict: .notObserved,
      found: "nothing was said"
    ),
    // A list is come to by its rows.
    Row(
      claim: "\"Results\" is unreachable",
      heard: heard {
        $0.after = ["Pay Button"]
        $0.forward = ["Soup", "Stew", "Stew", "Stew", "Stew"]
        $0.back = ["Cart Heading", "Cart Heading", "Cart Heading", "Cart Heading", "Cart Heading"]
      },
      verdict: .failed,
      found: "steps came to \"Soup\"",
      app: results
    ),
    // In German; the first utterance may come in English.
    Row(
      task: "activate \"Weiter\"",
      claim: "focus is on \"Karte abgelaufen\" right after Weiter",
      heard: heard { ($0.start, $0.after) = ("Kasse Heading", ["Karte abgelaufen"]) },
      verdict: .passed,
      app: german
    ),
    Row(
      task: "activate \"Weiter\"",
      claim: "focus is on \"Gesperrt\" right after Weiter",
      heard: heard { ($0.start, $0.after) = ("Kasse Überschrift", ["Gesperrt Grau dargestellt Taste"]) },
      verdict: .passed,
      app: german
    ),
    Row(
      task: "activate \"Weiter\"",
      claim: "focus is on \"Karte abgelaufen\" right after Weiter",
      heard: heard { ($0.start, $0.after) = ("VoiceOver ein", ["Weiter Taste"]) },
      verdict: .failed,
      app: german
    ),
  ]

  @Test("what may be said of it", arguments: rows)
  func trap(row: Row) throws {
    let app = try #require(Examples.app(row.app))
    let text = "Profile: VoiceOver\nTask: \(row.task)\nExpected: \(row.claim)\n"
    let file = CheckFileReader().read(SourceText(path: "trap.check", text: text), isDocument: false)
    let compilation = ScenarioCompiler().compile(file)
    #expect(compilation.diagnostics.map(\.message) == [])
    let scenario = try #require(compilation.scenarios.first)
    let result = Runner(AppIndex(app)).judge(scenario, heard: Self.recordings(row))
    // Of a sentence that claims two things the second is the one in question.
    let claim = try #require(result.claims.last)
    #expect(claim.verdict == row.verdict, "\(claim.found)")
    #expect(row.found.isEmpty || claim.found.contains(row.found), "\(claim.found)")
    #expect((claim.witness != nil) == (claim.verdict == .passed))
  }

  /// One recording for each direction in which steps were tried.
  private static func recordings(_ row: Row) -> [FocusScenario.Recording] {
    let heard = row.heard()
    let walks: [(Intent, [String?])] = [(.next, heard.forward), (.previous, heard.back)]
    return walks.map { intent, walk in
      var header = RecordingHeader(source: .xcuitest, technology: .voiceOver, style: .xcuitest27)
      header.app = RecordingHeader.App(name: row.app.contains("Laden") ? "Laden" : "Shop")
      header.actions = [RecordingHeader.Action(words: row.task, verb: "activate", phrase: 0)]
      var recording = FocusScenario.Recording(header: header, beats: [])
      append(.start, heard.start, .task, nil, to: &recording)
      for (number, text) in heard.after.enumerated() { append(.intent(.activate), text, .task, number, to: &recording) }
      if let again = heard.again { append(.read, again, .task, nil, to: &recording) }
      for text in walk { append(.intent(intent), text, .probe, nil, to: &recording) }
      return recording
    }
  }

  private static func append(
    _ act: RecordedBeat.Cause.Act,
    _ text: String?,
    _ purpose: RecordedBeat.Purpose,
    _ action: Int?,
    to recording: inout FocusScenario.Recording
  ) {
    let number = recording.beats.count
    var beat = RecordedBeat(
      number,
      purpose,
      RecordedBeat.Cause(act, how: "by hand"),
      at: number * 1000,
      until: number * 1000 + 500,
      outcome: ServiceNoise(nameOfApp: nil).outcome(of: text),
      utterance: text
    )
    beat.action = action
    recording.beats.append(beat)
  }

  @Test("recordings of something else, of another way, or of nothing prove nothing")
  func others() throws {
    let app = try #require(Examples.app(Self.app))
    let text = "Profile: VoiceOver\nTask: activate \"Pay\"\nExpected: focus is on \"Card expired\" right after Pay\n"
    let file = CheckFileReader().read(SourceText(path: "trap.check", text: text), isDocument: false)
    let scenario = try #require(ScenarioCompiler().compile(file).scenarios.first)
    let runner = Runner(AppIndex(app))
    var other = Self.recordings(Self.rows[0])
    for number in other.indices { other[number].header.actions[0].words = "activate \"Help\"" }
    var talkBack = Self.recordings(Self.rows[0])
    for number in talkBack.indices { talkBack[number].header.technology = .talkBack }
    var stopped = Self.recordings(Self.rows[0])
    for number in stopped.indices {
      stopped[number].header.stopped = "the app went away"
      stopped[number].beats.removeLast()
    }
    for recordings in [[], other, talkBack, stopped] {
      let result = runner.judge(scenario, heard: recordings)
      #expect(result.claims.map(\.verdict) == [.notObserved])
      #expect(result.verdict != .passed)
    }
  }

  @Test("of two recordings that disagree the worse decides")
  func disagreement() throws {
    let app = try #require(Examples.app(Self.app))
    let text = "Profile: VoiceOver\nTask: activate \"Pay\"\nExpected: focus is on \"Card expired\" right after Pay\n"
    let file = CheckFileReader().read(SourceText(path: "trap.check", text: text), isDocument: false)
    let scenario = try #require(ScenarioCompiler().compile(file).scenarios.first)
    let recordings = Self.recordings(Self.rows[0]) + Self.recordings(Self.rows[1])
    for order in [recordings, recordings.reversed()] {
      #expect(Runner(AppIndex(app)).judge(scenario, heard: order).claims.map(\.verdict) == [.failed])
    }
  }
}
