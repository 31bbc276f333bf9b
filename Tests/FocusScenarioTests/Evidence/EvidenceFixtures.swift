import Foundation

@testable import FocusScenario

/// A file of evidence from a device, and what is done to it.
enum EvidenceFixtures {
  /// Nothing is wrong with it.
  static let lines = [
    #"{"format":"focus-evidence","version":1,"source":"xcuitest","technology":"VoiceOver","style":"xcuitest-27","#
      + #""device":"iPhone 17","run":1,"runs":1,"actions":[{"words":"activate \"Pay\"","verb":"pay","phrase":0}],"#
      + #""beats":4,"complete":true}"#,
    #"{"beat":0,"purpose":"task","cause":{"verb":"start","how":"app launch"},"at":0,"until":2000,"#
      + #""outcome":"serviceNoise","utterance":"VoiceOver on"}"#,
    #"{"beat":1,"purpose":"task","cause":{"verb":"activate","target":{"name":"Pay"},"how":"XCUITest tap"},"#
      + #""action":0,"at":2600,"until":3900,"outcome":"speech","utterance":"Card expired"}"#,
    #"{"beat":2,"purpose":"task","cause":{"verb":"read","how":"currentSpeech"},"action":0,"#
      + #""at":4000,"until":4300,"outcome":"speech","utterance":"Card expired"}"#,
    #"{"beat":3,"purpose":"probe","cause":{"verb":"next","how":"moveForward"},"at":5000,"until":5300,"#
      + #""outcome":"speech","utterance":"Card number Text field"}"#,
  ]

  static var text: String { lines.map { $0 + "\n" }.joined() }

  static func read(_ text: String) -> EvidenceFile { EvidenceFile(SourceText(path: "pay.jsonl", text: text)) }

  /// The file with the part of it that an explanation puts right replaced by another text.
  static func damaged(with part: String) -> SourceText {
    let part = part.trimmingCharacters(in: .newlines)
    let right = MistakeExplanation.all.first { $0.subject == .evidence && $0.wrong == part + "\n" }?.right ?? part
    let place = right.trimmingCharacters(in: .newlines)
    let damaged = text.contains(place) ? text.replacingOccurrences(of: place, with: part) : "no '\(place)'"
    return SourceText(path: "pay.jsonl", text: damaged)
  }

  static func diagnostics(replacingWith part: String) -> [Diagnostic] { EvidenceFile(damaged(with: part)).diagnostics }
}

/// Random recordings, the same for the same seed; every key is written and every value is taken.
struct RandomRecording {
  private var numbers: Numbers

  init(seed: Int) { numbers = Numbers(seed: seed) }

  private mutating func choice<Value>(_ values: [Value]) -> Value { values[numbers.next(below: values.count)] }

  private mutating func some<Value>(_ value: Value) -> Value? {
    numbers.once(in: 2) ? nil : value
  }

  private static let texts = [
    "", "Pay", "Pay ", " ", "\"", "\\", "a\nb\tc", "\u{0}\u{1}\u{1B}[31m", "é", "e\u{301}", "漢字", "👩‍👩‍👧",
    "\u{1F3F4}\u{E0067}",
    "\u{2028}\u{202E}\u{FEFF}", "\r\n", "{\"beat\":0}", "null", String(repeating: "x", count: 64),
  ]

  private mutating func text() -> String { choice(Self.texts) }

  private mutating func number() -> Int { choice([0, 1, 2, 63, 64, 1_000, Int.max]) }

  /// The runs of one block.
  mutating func file() -> [Recording] {
    let count = 1 + numbers.next(below: 3)
    let common = header()
    return (1...count).map { run in
      var recording = recording(common)
      recording.header.run = run
      recording.header.runs = count
      return numbers.once(in: 2) ? recording.signed : recording
    }
  }

  private mutating func header() -> RecordingHeader {
    let sources: [RecordingHeader.Source] = [.xcuitest, .webdriveragent, .imported]
    var header = RecordingHeader(
      source: choice(sources),
      technology: choice(Technology.allCases),
      style: choice(RecordingHeader.Style.allCases)
    )
    header.device = some(text())
    header.system = some(text())
    header.app = some(RecordingHeader.App(name: text(), path: some(text())))
    header.check = some(RecordingHeader.Check(document: text(), line: number(), task: text(), given: some(text())))
    for behaviour in Behaviour.table where numbers.once(in: 4) {
      let answer = choice([behaviour.baseline] + behaviour.alternatives)
      header.behaviours.append(
        Behaviours.Choice(behaviour: behaviour.identifier, alternative: answer.identifier)
      )
    }
    header.settings.speaksHints = numbers.once(in: 2)
    header.settings.hasLargeText = numbers.once(in: 2)
    header.settings.idiom = choice([.phone, .pad])
    header.settings.direction = choice([.leftToRight, .rightToLeft])
    header.settings.scanning = Scanning(
      groupsItems: numbers.once(in: 2),
      interval: some(number()),
      loops: some(number()),
      opensMenu: numbers.once(in: 2),
      dwell: some(number())
    )
    header.start.isOn = numbers.once(in: 2)
    header.start.context = some(place())
    return header
  }

  private mutating func place() -> RecordedBeat.Place { RecordedBeat.Place(id: some(number()), name: text()) }

  private mutating func recording(_ common: RecordingHeader) -> Recording {
    var header = common
    header.ways = (0..<numbers.next(below: 3)).map { _ in text() }
    header.actions = (0..<numbers.next(below: 4)).map { _ in
      RecordingHeader.Action(
        words: text(),
        verb: text(),
        phrase: number(),
        navigation: some(text()),
        moves: some(number())
      )
    }
    header.incomplete = choice(RecordingHeader.Incomplete.allCases)
    header.stopped = some(text())
    var beats: [RecordedBeat] = []
    let probe = numbers.next(below: 8)
    for sequence in 0..<numbers.next(below: 8) {
      beats.append(beat(sequence, isProbe: sequence > probe, actions: header.actions.count, after: beats.last))
    }
    return Recording(header: header, beats: beats)
  }

  private mutating func beat(_ sequence: Int, isProbe: Bool, actions: Int, after last: RecordedBeat?) -> RecordedBeat {
    var cause = RecordedBeat.Cause(act(), on: some(place()), how: text())
    cause.isAtOnce = numbers.once(in: 3)
    cause.isPointed = numbers.once(in: 3)
    let at = (cause.isAtOnce ? last?.at : last?.until) ?? 0
    let outcome = choice(RecordedBeat.Outcome.allCases)
    var beat = RecordedBeat(
      sequence,
      isProbe ? .probe : .task,
      cause,
      at: at + numbers.next(below: 3),
      until: at + 2 + numbers.next(below: 900),
      outcome: outcome,
      utterance: outcome == .noSpeech ? nil : text()
    )
    beat.action = actions == 0 ? nil : some(max(last?.action ?? 0, min(actions - 1, sequence)))
    if beat.action == nil, let before = last?.action { beat.action = before }
    beat.isNavigation = numbers.once(in: 2)
    beat.focus = choice([.unknown, .nowhere, .on(place())])
    beat.heard = some((0..<numbers.next(below: 3)).map { _ in heard() })
    beat.settling = some(RecordedBeat.Settling(reads: number(), every: number(), stable: number()))
    return beat
  }

  private mutating func heard() -> RecordedBeat.Heard {
    RecordedBeat.Heard(
      channel: choice([.focus, .announcement]),
      text: text(),
      at: number(),
      outcome: choice([.spoken, .interrupted, .dropped])
    )
  }

  /// The acts that there are; an intent that is missing here is missed by the test of the acts.
  static let acts: [RecordedBeat.Cause.Act] =
    [.start, .moveIn, .moveOut, .read]
    + [
      .next, .previous, .activate, .escape, .increment, .decrement, .type("a"), .clear, .customAction("b"), .back,
      .reload, .scroll(forward: true), .touch(ElementIdentifier(7)), .touchPoint(x: 0.1, y: -3e300),
      .rotor(.textFields, forward: false), .magicTap, .firstElement, .lastElement,
      .read(fromTop: true), .read(fromTop: false), .pauseSpeech, .mute, .done, .turnOn, .press(.shiftTab),
      .arrow(forward: false), .group(forward: true), .wait(1), .close(ContainerIdentifier(3), .outsideTap),
    ].map { .intent($0) }

  private mutating func act() -> RecordedBeat.Cause.Act {
    switch choice(Self.acts) {
    case .intent(.type): .intent(.type(text()))
    case .intent(.customAction): .intent(.customAction(text()))
    case .intent(.press): .intent(.press(choice(Key.allCases)))
    case .intent(.rotor): .intent(.rotor(choice(Rotor.allCases), forward: numbers.once(in: 2)))
    case .intent(.close): .intent(.close(ContainerIdentifier(number()), choice(ClosingWay.allCases)))
    case let act: act
    }
  }
}
