import Testing

@testable import FocusScenario

/// What others recorded, as evidence: all files that people kept, as they are.
@Suite("import")
struct ImportTests {
  private static let transcripts = Fixture.all(in: "evidence/transcripts", extensions: ["txt", "json"])

  @Test("there are the transcripts and captures that were found in public")
  func isNotEmpty() { #expect(Self.transcripts.count == 5) }

  @Test("a file comes to its evidence, which reads back as it was", arguments: transcripts)
  func evidence(fixture: Fixture) throws {
    let file = ImportedFile(transcript: try fixture.source)
    #expect(file.diagnostics == [])
    let files = file.parts.map { Recording.file(of: [$0.recording]) }
    try fixture.expect(String(decoding: files.joined(), as: UTF8.self), stage: "evidence")
    for (part, bytes) in zip(file.parts, files) {
      let read = EvidenceFile(SourceText(path: "evidence", bytes: bytes))
      #expect(read.diagnostics.map(\.message) == [])
      #expect(read.recordings == [part.recording])
    }
  }

  @Test("every utterance of a plain transcript is kept to the last blank")
  func verbatim() throws {
    for fixture in Self.transcripts where fixture.path.hasSuffix(".txt") {
      let source = try fixture.source
      let lines = (0..<source.lineCount).map { source.text(source.lineRange($0)) }.filter { !$0.isEmpty }
      let heard = ImportedFile(transcript: source).parts.flatMap(\.recording.beats).compactMap(\.utterance)
      #expect(heard.count == lines.count)
      for (utterance, line) in zip(heard, lines) { #expect(line == utterance || line.hasSuffix(": " + utterance)) }
    }
  }

  @Test("the service's own words are told from the app's")
  func noise() throws {
    let captures = try #require(Self.transcripts.first { $0.path.hasSuffix(".json") })
    let parts = ImportedFile(transcript: try captures.source).parts
    let outcomes = Dictionary(uniqueKeysWithValues: parts.map { ($0.name ?? "", $0.recording) })
    let first = ["modal", "dynamic", "scroll", "repeated"].map { outcomes[$0]?.beats.first?.outcome }
    // The last of them has the app's name in front of a heading, which is speech.
    #expect(first == [.serviceNoise, .serviceNoise, .serviceNoise, .speech])
    #expect(outcomes["modal"]?.header.incomplete == .stepLimit)
    #expect(outcomes["system-alert"]?.header.stopped?.contains("system-alert") == true)
    #expect(outcomes["system-alert"]?.beats == [])
  }

  /// A text, and the outcome of each beat.
  private static let accepted: [(text: String, outcomes: [RecordedBeat.Outcome], utterances: [String?])] = [
    ("Pay Button\nCancel Button\n", [.speech, .speech], ["Pay Button", "Cancel Button"]),
    ("1: Pay Button\n2:\n3: Cancel\n", [.speech, .noSpeech, .speech], ["Pay Button", nil, "Cancel"]),
    (
      "current: VoiceOver on\nforward 1: Pay\nbackward 1: Top\ncurrent: Top\n",
      [.serviceNoise, .speech, .speech, .speech], ["VoiceOver on", "Pay", "Top", "Top"]
    ),
    // Capitals are how somebody wrote a mark, and no other mark.
    (
      "Current: Wrong password.\nBackward 1: Password\nFORWARD 1: Sign In\n", [.speech, .speech, .speech],
      ["Wrong password.", "Password", "Sign In"]
    ),
    (
      "Shop Cart Heading\nCart Heading\nShop\n", [.speech, .speech, .serviceNoise],
      ["Shop Cart Heading", "Cart Heading", "Shop"]
    ),
    // A time is no number of a line, and a blank at the end stays.
    ("11:30 Alarm Button\nOff \r\n", [.speech, .speech], ["11:30 Alarm Button", "Off "]),
  ]

  @Test("plain lines of each kind", arguments: 0..<accepted.count)
  func plain(number: Int) {
    let row = Self.accepted[number]
    let file = ImportedFile(transcript: SourceText(path: "a.txt", text: row.text))
    #expect(file.diagnostics.map(\.message) == [])
    #expect(file.parts.flatMap(\.recording.beats).map(\.outcome) == row.outcomes)
    #expect(file.parts.flatMap(\.recording.beats).map(\.utterance) == row.utterances)
  }

  /// A text, the code, and the line.
  private static let refused: [(text: String, code: String, line: Int)] = [
    ("", "empty-transcript", 1), ("\n\n", "empty-transcript", 1),
    ("Pay\n\nCancel\n", "empty-transcript-line", 2),
    ("Pay\n1: Cancel\n", "mixed-transcript", 2), ("1: Pay\nCancel\n", "mixed-transcript", 2),
    ("0: Pay\nforward 1: Cancel\n", "mixed-transcript", 2),
    ("0: Pay\n2: Cancel\n", "wrong-step-number", 2), ("5: Pay\n", "wrong-step-number", 1),
    ("current: Pay\nforward 1: A\nforward 3: B\n", "wrong-step-number", 3),
    ("current: Pay\nforward 1: A\nbackward 2: B\n", "wrong-step-number", 3),
    ("{\n\"schemaVersion\": 1,\n", "not-json", 3), ("{\n}\n x", "not-json", 3),
    ("{\"schemaVersion\": 2}", "unknown-capture", 1),
    ("{\"captures\": {},\n\"others\": {}}", "unknown-capture", 2),
    ("{\"schemaVersion\": 1, \"source\": \"voiceover\",\n\"status\": \"lost\"}", "unknown-capture", 2),
    ("{\"schemaVersion\": 1, \"source\": \"voiceover\",\n\"speech\": []}", "unknown-capture", 2),
    ("{\"schemaVersion\": 1, \"source\": \"voiceover\",\n\"source\": \"voiceover\"}", "repeated-key", 2),
    (capture("{\"sequence\": 1, \"action\": \"current\"}"), "wrong-step-number", 2),
    (capture("{\"sequence\": 0, \"action\": \"activate\"}"), "unknown-capture", 2),
  ]

  private static func capture(_ steps: String) -> String {
    """
    {"schemaVersion": 1, "source": "voiceover", "status": "captured", "coverage": {"reason": "step-limit"},
    "steps": [\(steps)]}
    """
  }

  @Test("what is neither is refused at its line, and nothing of the file is taken", arguments: 0..<refused.count)
  func refusals(number: Int) {
    let row = Self.refused[number]
    let source = SourceText(path: "a.txt", text: row.text)
    let file = ImportedFile(transcript: source)
    #expect(file.diagnostics.map(\.code) == [row.code])
    #expect(file.diagnostics.map { source.lineIndex(at: $0.range.lower) + 1 } == [row.line])
    #expect(file.parts.isEmpty)
  }

  @Test("errors of a step and of its readings are kept")
  func errors() {
    let text = Self.capture(
      """
      {"sequence": 0, "action": "current", "utterance": "Pay", "readErrors": [{"code": 3}, {"code": 3}]},
      {"sequence": 1, "action": "forward", "utterance": null, "error": {"code": 3, "description": "No speech"}},
      {"sequence": 2, "action": "forward", "error": {"code": 2, "description": "VoiceOver is not running"}}
      """
    )
    let recording = ImportedFile(transcript: SourceText(path: "a.json", text: text)).parts.first?.recording
    #expect(recording?.beats.map(\.outcome) == [.speech, .noSpeech, .noSpeech])
    #expect(recording?.beats.first?.settling?.reads == 3)
    #expect(recording?.header.stopped == "step 2: VoiceOver is not running (2)")
  }

  // MARK: Calls

  private static let log = """
    {"method":"POST","path":"/session/1/wda/voiceOver/enable","response":{"value":null}}
    {"method":"GET","path":"/session/1/wda/voiceOver/currentSpeech","response":{"value":{"utterance":"Cart Heading"}}}
    {"method":"POST","path":"/session/1/wda/voiceOver/move","body":{"direction":"forward"},"response":{"value":{"utterance":"Pay Button"}}}
    {"method":"GET","path":"/session/1/screenshot","response":{"value":"…"}}
    {"method":"POST","path":"/session/1/element","body":{"using":"accessibility id","value":"Pay"},"response":{"value":{"ELEMENT":"e7"}}}
    {"method":"POST","path":"/session/1/element/e7/click","response":{"value":null}}
    {"script":"mobile: voiceOverCurrentSpeech","args":{},"response":{"utterance":"Card expired"}}
    {"script":"mobile: voiceOverCurrentSpeech","args":{},"response":{"utterance":"Card expired"}}
    {"script":"mobile: voiceOverMove","args":{"direction":"backward"},"response":{"utterance":null}}
    {"script":"mobile: voiceOverMove","args":{"direction":"in"},"response":{"utterance":"Row"}}
    {"script":"mobile: disableVoiceOver","args":{},"response":null}

    """

  @Test("a log of calls comes to beats: taps are the task, the moves after them probes")
  func calls() throws {
    let file = ImportedFile(calls: SourceText(path: "calls.jsonl", text: Self.log))
    #expect(file.diagnostics.map(\.message) == [])
    let recording = try #require(file.parts.first?.recording)
    #expect(recording.header.source == .webdriveragent)
    #expect(recording.header.actions.map(\.words) == ["activate \"Pay\""])
    let beats = recording.beats.map { "\($0.purpose.rawValue) \($0.cause.act) \($0.utterance ?? "-")" }
    #expect(
      beats == [
        "task start Cart Heading", "task intent(FocusScenario.Intent.next) Pay Button",
        "task intent(FocusScenario.Intent.activate) Card expired", "probe read Card expired",
        "probe intent(FocusScenario.Intent.previous) -", "probe moveIn Row",
      ]
    )
    #expect(recording.beats.map(\.action) == [nil, 0, 0, nil, nil, nil])
    #expect(recording.beats.map(\.isNavigation) == [false, true, false, false, false, false])
  }

  @Test(
    "a call that may have changed something is refused at its line",
    arguments: [
      "{\"method\":\"POST\",\"path\":\"/session/1/element/e7/value\",\"body\":{\"text\":\"x\"}}",
      "{\"script\":\"mobile: swipe\",\"args\":{}}",
      "{\"script\":\"mobile: voiceOverMove\",\"args\":{\"direction\":\"up\"}}",
      "{\"method\":\"POST\",\"path\":\"/session/1/element/e9/click\"}",
      "{\"method\":\"POST\",\"path\":\"/wda/voiceOver/move\"}",
    ]
  )
  func otherCalls(call: String) {
    let first = Self.log.split(separator: "\n")[0]
    let file = ImportedFile(calls: SourceText(path: "calls.jsonl", text: "\(first)\n\(call)\n"))
    #expect(file.diagnostics.map(\.code) == ["unknown-call"])
    #expect(file.diagnostics.first.map { $0.range.lower > first.utf8.count } == true)
    #expect(file.parts.isEmpty)
  }
}
