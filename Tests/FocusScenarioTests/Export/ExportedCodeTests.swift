// The exported code has a conformance on the main actor, which Swift 6.2 was the first to read.
#if compiler(>=6.2)
  import Foundation
  import Testing

  @testable import FocusScenario

  /// Exported tests, run: the same code that goes to a device, with a simulated one behind the stubs of what Apple documents.
  @Suite(.serialized)
  struct ExportedCodeTests {
    private static let payment = Result {
      try ExportedTests([
        "payment.check": Fixture(path: "export/payment.check").source.wholeText,
        "payment.app": Fixture(path: "export/payment.app").source.wholeText,
      ])
    }

    private static func run(_ line: Int, _ oddities: SimulatedPhone.Oddities = .init()) throws -> ExportedTests.Outcome
    {
      try payment.get().run(line: line, oddities)
    }

    /// The recordings of an outcome; a test that was skipped has none.
    private static func recordings(_ outcome: ExportedTests.Outcome) -> [FocusScenario.Recording] {
      if outcome.skipped != nil, outcome.evidence.isEmpty { return [] }
      let file = EvidenceFile(SourceText(path: "evidence", text: outcome.evidence))
      #expect(file.diagnostics.map(\.message) == [])
      #expect(file.recordings.allSatisfy { $0.header.source == .xcuitest && $0.header.style == .xcuitest27 })
      return file.recordings
    }

    // MARK: A device that does as it should

    @Test("what holds in the simulation holds on a device that is like it", arguments: [3, 12, 19, 34, 38])
    func passes(line: Int) throws {
      let outcome = try Self.run(line)
      #expect(outcome.issues == [])
      #expect(outcome.thrown == [])
      #expect(outcome.skipped == nil)
      #expect(outcome.attachments.count == 1)
      #expect(outcome.attachments.first == "payment.check+\(line)+VoiceOver.jsonl keepAlways")
      #expect(outcome.asked["enable"] == outcome.asked["disable"])
      #expect(Self.recordings(outcome).first.map { $0.header.incomplete == nil } == true)
    }

    @Test("a recording says what was done, how, and what was heard")
    func evidence() throws {
      let first = try #require(Self.recordings(try Self.run(3)).first)
      let beats = first.beats.map { "\($0.cause.verb), \($0.cause.how): \($0.utterance ?? "")" }
      #expect(
        beats.prefix(7) == [
          "start, app launch: Payment Heading",
          "activate, XCUITest tap, then XCUITest double tap: Expiration date 11/26 Text field Is editing insertion point at e",
          "clear, XCUITest typeText, 5 times delete: Expiration date Text field Is editing insertion point at start U",
          "activate, XCUITest tap, then XCUITest double tap: Expiration date Text field Is editing insertion point at start U",
          "type, XCUITest typeText: Expiration date 11/20 Text field Is editing insertion point at e",
          "activate, XCUITest tap, then XCUITest double tap: The card has expired on this date. Enter a date after the eleven",
          "read, currentSpeech: The card has expired on this date. Enter a date after the eleven",
        ]
      )
      #expect(first.beats.map(\.action) == [nil, 0, 0, 1, 1, 2, 2] + first.beats.dropFirst(7).map { _ in nil })
      #expect(first.beats[5].utterance?.count == 64)
    }

    @Test("the last element says the same again, and a sweep goes on")
    func repeated() throws {
      let sweeps = Self.recordings(try Self.run(3)).map {
        $0.beats.filter { $0.purpose == .probe }.compactMap(\.utterance)
      }
      let long = try #require(sweeps.first { $0.count > 4 })
      #expect(long.suffix(3) == ["Help Link", "Help Link", "Help Link"])
    }

    @Test("what no test can do is skipped, with the reason")
    func refused() throws {
      let reasons = try [24, 29].map { try Self.run($0).skipped ?? "" }
      #expect(reasons[0].hasSuffix("a test has no call for what a user of VoiceOver does there"))
      #expect(reasons[1] == "payment.check:29: 'large text' is given, which a test cannot set")
      #expect(try Self.run(24).asked.isEmpty)
    }

    @Test("what the service cannot show is a note")
    func notes() throws {
      let notes = try Self.run(3).notes
      #expect(notes.contains { $0.contains("the error is spoken once: the service tells what is said") })
    }

    // MARK: A device that does not

    @Test("a claim that does not hold fails with its sentence, at its line")
    func fails() throws {
      let payment = try Self.payment.get()
      let text = try Fixture(path: "export/payment.app").source.wholeText
        .replacingOccurrences(of: "focus the error", with: "announce \"Payment failed\"")
      let outcome = try payment.run(line: 3, on: AppIndex(try #require(Examples.app(text))))
      #expect(
        outcome.issues.first == """
          payment.check:5 | payment.check:5:12: failed
          focus is on the error right after Pay, without swiping
            window    right after Pay
            expected  'The card has expired on this date. Enter a date after the eleventh of 2026.'
            found     heard 'Pay Button'
          """
      )
      let others = outcome.issues.dropFirst().map { String($0.prefix { $0 != "\n" }.drop { $0 != "|" }) }
      #expect(others == ["7:12", "8:12"].map { "| payment.check:\($0): failed" })
      #expect(outcome.asked["enable"] == outcome.asked["disable"])
    }

    @Test("what the service says of itself is waited out, and the name of the app may come first")
    func noise() throws {
      var odd = SimulatedPhone.Oddities(opening: ["!noSpeech", "VoiceOver on", "Payment"])
      odd.prefix = "Payment "
      let outcome = try Self.run(38, odd)
      #expect(outcome.issues == [])
      let start = try #require(Self.recordings(outcome).first?.beats.first)
      #expect(start.utterance == "Payment Cart Heading")
      #expect(start.settling?.reads ?? 0 >= 5)
    }

    @Test("what changes is read until it does not")
    func live() throws {
      let outcome = try Self.run(38, SimulatedPhone.Oddities(opening: (1...5).map { "Loading \($0)" }))
      #expect(outcome.issues == [])
      let start = try #require(Self.recordings(outcome).first?.beats.first)
      #expect(start.utterance == "Cart Heading")
      #expect(start.settling?.reads == 8)
    }

    @Test("what is never heard is not observed, and passes nothing")
    func silence() throws {
      let outcome = try Self.run(38, SimulatedPhone.Oddities(opening: Array(repeating: "!noSpeech", count: 100)))
      #expect(outcome.issues.contains { $0.contains("not observed") })
      let recordings = Self.recordings(outcome)
      #expect(recordings.first?.header.incomplete == .noSpeech)
    }

    @Test("noise that stays is kept as noise")
    func lastingNoise() throws {
      let outcome = try Self.run(3, SimulatedPhone.Oddities(opening: Array(repeating: "VoiceOver on", count: 24)))
      #expect(outcome.issues == [])
      let start = try #require(Self.recordings(outcome).first?.beats.first)
      #expect(start.outcome == .serviceNoise)
      #expect(start.settling?.reads == 24)
    }

    @Test("a step is never made twice: only what it says may be asked again")
    func moves() throws {
      let usual = try Self.run(19)
      let outcome = try Self.run(19, SimulatedPhone.Oddities(moves: [1: "!noSpeech"]))
      #expect(outcome.asked["forward"] == usual.asked["forward"])
      #expect(outcome.asked["speech"] ?? 0 > usual.asked["speech"] ?? 0)
      #expect(outcome.issues == [])
      #expect(
        Self.recordings(outcome).first?.beats.last?.utterance == "Expiration date 11/26 Text field Double tap to edit."
      )
    }

    @Test("an error of the service ends the test, and VoiceOver is off again")
    func throwing() throws {
      let outcome = try Self.run(19, SimulatedPhone.Oddities(moves: [1: "!notRunning"]))
      #expect(outcome.thrown.count == 1)
      #expect(outcome.thrown.first?.contains("notRunning") == true)
      #expect(outcome.asked["forward"] == 1)
      #expect(outcome.asked["disable"] == 1)
      #expect(outcome.issues.contains { $0.contains("untestable") })
      let recording = try #require(Self.recordings(outcome).first)
      #expect(recording.header.incomplete == .taskStopped)
    }

    @Test("VoiceOver that does not start is an error, and no skip")
    func starting() throws {
      let outcome = try Self.run(19, SimulatedPhone.Oddities(enabling: "!failedToStart"))
      #expect(outcome.thrown.first?.contains("failedToStart") == true)
      #expect(outcome.skipped == nil)
    }

    @Test("VoiceOver that was on stays on, and one that cannot be turned off is told")
    func restoring() throws {
      #expect(try Self.run(19, SimulatedPhone.Oddities(isOnAtFirst: true)).asked["disable"] == nil)
      let outcome = try Self.run(19, SimulatedPhone.Oddities(disabling: "!failedToStop"))
      #expect(outcome.issues.first?.contains("VoiceOver was off before the test and is not so any more") == true)
      #expect(outcome.thrown.first?.contains("failedToStop") == true)
    }

    @Test("a finger that brings VoiceOver elsewhere stops the task")
    func elsewhere() throws {
      let outcome = try Self.run(12, SimulatedPhone.Oddities(spoken: ["Terms": "Conditions"]))
      #expect(
        outcome.issues.first?.hasSuffix("on \"Terms\" did not bring VoiceOver there: heard 'Conditions Button'") == true
      )
      #expect(outcome.asked["doubleTap"] == nil)
    }

    // MARK: The checks of the repository

    static let checks = Result {
      let names = Examples.checks + Examples.apps.filter { $0 != "shop-before.app" }
      return try ExportedTests(Dictionary(uniqueKeysWithValues: names.map { ($0, try Examples.text($0)) }))
    }

    @Test("every check of the repository passes as an exported test")
    func repository() throws {
      let checks = try Self.checks.get()
      var skipped: [String] = []
      for file in checks.plan.files {
        for test in file.tests where test.profile == "VoiceOver" {
          let outcome = try checks.run(line: test.location.line, of: file.path)
          #expect(outcome.issues == [], "\(file.path):\(test.location.line)")
          #expect(outcome.thrown == [], "\(file.path):\(test.location.line)")
          #expect(Self.recordings(outcome).count == test.recordings.count)
          skipped += outcome.skipped.map { [$0] } ?? []
        }
      }
      #expect(skipped == ["nothing of it can be asserted; its evidence is kept"])
    }

    @Test("what was wrong with the shop is found on a device too")
    func shopBefore() throws {
      let checks = try Self.checks.get()
      let before = AppIndex(try #require(Examples.app(try Examples.text("shop-before.app"))))
      for file in checks.plan.files
      where file.path.contains("/focus-recovery") || file.path.contains("/focus-black-hole") {
        for test in file.tests where test.profile == "VoiceOver" && test.refusal == nil {
          let outcome = try checks.run(line: test.location.line, of: file.path, on: before)
          #expect(!outcome.issues.isEmpty, "\(file.path):\(test.location.line)")
        }
      }
    }
  }

  extension RecordedBeat.Cause {
    /// The name of the act in a file.
    fileprivate var verb: String {
      if case .string(let verb)? = act.members.first?.value { verb } else { "" }
    }
  }

  extension SourceText {
    /// Everything in it.
    fileprivate var wholeText: String { text(SourceRange(0, bytes.count)) }
  }
#endif
