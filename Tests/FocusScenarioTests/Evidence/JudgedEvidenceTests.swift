import Foundation
import Testing

@testable import FocusScenario

/// A run that was recorded, judged again.
struct RecordedRun {
  let folder = try? TemporaryFolder()
  private(set) var bound: BoundSuite
  let report: RunReport
  let evidence: [WrittenEvidence]

  /// Runs files, and writes what they leave behind into a folder.
  init(_ paths: [String], options: Suite.Options = Suite.Options()) throws {
    bound = Suite.load(paths, options: options).bound()
    report = bound.run()
    evidence = bound.evidence(of: report)
    for file in evidence { try write(file.bytes, to: file.name) }
  }

  var path: String { folder?["evidence"] ?? "" }

  func write(_ bytes: [UInt8], to name: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  /// Judges what is in the folder.
  func judged() -> JudgedEvidence {
    var bound = bound
    return bound.judge(EvidenceFolder(path))
  }

  /// A report in each form.
  func forms(_ report: RunReport) -> [String] {
    let bound = bound
    let source: @Sendable (String) -> SourceText? = { bound.source(at: $0) }
    return [
      RunText(source: source).render(report).text(inColour: true), RunJSON(source: source).render(report).text,
      EventsText.render(report.events, source: source), JUnitText.render(report.events, source: source),
      TAPText.render(report.events, source: source), GitHubText.render(report.events, source: source),
      SARIFText.render(report.events, source: source).text, MarkdownText.render(report.events, source: source),
      report.files.flatMap(\.scenarios).map { ExplainText.render($0).text() }.joined(),
    ]
  }

  /// What is wrong with the evidence, the name of a file replaced; a header is not shown, because it has long paths.
  func told(as name: String, from file: String) -> String {
    var bound = bound
    let diagnostics = bound.judge(EvidenceFolder(path)).report.files.flatMap(\.diagnostics)
    let texts = diagnostics.map { diagnostic in
      let source = bound.source(at: diagnostic.path)
      let isHeader = (source?.lineIndex(at: diagnostic.range.lower) ?? 0) == 0
      return DiagnosticText.render(diagnostic, in: isHeader ? nil : source) + "\n"
    }
    return texts.joined().replacingOccurrences(of: path + "/", with: "").replacingOccurrences(of: file, with: name)
  }

  /// Whether the evidence gives the report of the run, and every form of it.
  func expectSame(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let judged = judged()
    #expect(judged.report == report, sourceLocation: sourceLocation)
    #expect(forms(judged.report) == forms(report), sourceLocation: sourceLocation)
    #expect(judged.unobserved == 0 && judged.ignored == 0, sourceLocation: sourceLocation)
    let simulated = report.files.flatMap(\.scenarios).filter { $0.verdict != .notSimulated }
    #expect(evidence.count == simulated.count, sourceLocation: sourceLocation)
    #expect(Set(evidence.map(\.name)).count == evidence.count, sourceLocation: sourceLocation)
  }
}

@Suite("Judged evidence")
struct JudgedEvidenceTests {
  @Test("every check of the package, on every technology, recorded and judged again, gives its report")
  func checks() throws {
    let run = try RecordedRun([Examples.folder])
    run.expectSame()
    var options = Suite.Options()
    options.technologies = Technology.allCases
    let everywhere = try RecordedRun([Examples.folder], options: options)
    #expect(everywhere.evidence.count > 60)
    everywhere.expectSame()
  }

  @Test("the blocks of the documents on the shop before, where everything fails")
  func documents() throws {
    var options = Suite.Options()
    options.app = Examples.path("shop-before.app")
    try RecordedRun(["focus-black-hole.check", "focus-recovery.check"].map(Examples.path), options: options)
      .expectSame()
  }

  @Test("behaviours that were fixed by hand are those of the recording")
  func behaviours() throws {
    for behaviour in Behaviour.table.prefix(8) {
      var options = Suite.Options()
      let answer = behaviour.alternatives.first ?? behaviour.baseline
      options.behaviours = [.init(behaviour: behaviour.identifier, alternative: answer.identifier)]
      let run = try RecordedRun(
        [Examples.path("shopping-list.check"), Examples.path("recipes.check")],
        options: options
      )
      // Who judges gives none: the answers are in the evidence.
      var bound = Suite.load([Examples.path("shopping-list.check"), Examples.path("recipes.check")]).bound()
      #expect(bound.judge(EvidenceFolder(run.path)).report == run.report, "\(behaviour.identifier)")
    }
  }

  @Test("a reported defect, recorded and judged again, gives its report", arguments: ReportedDefect.all)
  func defects(defect: ReportedDefect) throws {
    for version in ReportedDefect.Version.allCases {
      let folder = try TemporaryFolder(["expectation.check": defect.check, "x.app": defect.app(version)])
      var options = Suite.Options()
      options.app = folder["x.app"]
      try RecordedRun([folder["expectation.check"]], options: options).expectSame()
    }
  }

  @Test("what is recorded is written and read without a loss, and twice the same")
  func roundTrip() throws {
    let run = try RecordedRun([Examples.folder])
    for file in run.evidence {
      let read = EvidenceFile(SourceText(path: file.name, bytes: file.bytes))
      #expect(read.diagnostics == [])
      #expect(Recording.file(of: read.recordings) == file.bytes)
    }
    #expect(run.bound.evidence(of: run.bound.run()) == run.evidence)
    #expect(run.evidence.contains { $0.bytes.split(separator: 0x0A).count { $0.starts(with: #"{"format""#.utf8) } > 2 })
  }

  @Test("a block without evidence is not observed, and says why")
  func missing() throws {
    let run = try RecordedRun([Examples.path("login.check"), Examples.path("orders.check")])
    let gone = try #require(run.evidence.first)
    try FileManager.default.removeItem(atPath: "\(run.path)/\(gone.name)")
    let judged = run.judged()
    let scenarios = judged.report.files.flatMap(\.scenarios)
    let missing = try #require(scenarios.first)
    #expect(missing.verdict == .notObserved)
    #expect(missing.claims.allSatisfy { $0.found == "there is no evidence of it in '\(run.path)'" })
    #expect(judged.unobserved == missing.claims.count)
    #expect(Array(scenarios.dropFirst()) == Array(run.report.files.flatMap(\.scenarios).dropFirst()))
  }

  @Test("evidence of other blocks is counted and not judged")
  func ignored() throws {
    let run = try RecordedRun([Examples.folder])
    var bound = Suite.load([Examples.path("login.check")]).bound()
    let judged = bound.judge(EvidenceFolder(run.path))
    let login = bound.run()
    #expect(judged.report == login)
    #expect(judged.ignored == run.evidence.count - login.files.flatMap(\.scenarios).count)
  }

  // MARK: Refusals

  private static let check = """
    Profile: VoiceOver
    Given: the screen is open
    Task: activate Pay
    Expected: focus is on "Card expired" right after Pay

    """

  private static let app = """
    App: Shop

    Screen: Screen
      heading "Payment"
      text "Card expired", not shown
      button "Pay"
        on activate: show "Card expired", focus "Card expired"

    """

  /// What is changed after the run, by what, and what is then said.
  private static let changes: [(file: String, part: String, by: String, told: String)] = [
    ("shop.app", "\"Pay\"", "\"Pay\", disabled", "evidence-other-beat"),
    ("shop.app", "heading \"Payment\"", "heading \"Pay now\"", "evidence-other-beat"),
    ("shop.app", "heading \"Payment\"", "heading \"Payment\"\n  text \"Total\"", "evidence-other-beat"),
    ("shop.app", "focus \"Card expired\"", "announce \"Card expired\"", "evidence-other-beat"),
    ("shop.check", "Task: activate Pay", "Task: activate \"Pay\"", "evidence-other-check"),
    ("shop.check", "Given: the screen is open\n", "", "evidence-other-check"),
    ("shop.app", "App: Shop\n", "App: Shop\nBehaviour: end-of-list = wraps\n", "evidence-other-conditions"),
  ]

  @Test("a recording is refused when what it rests on has changed", arguments: changes.indices)
  func refused(number: Int) throws {
    let change = Self.changes[number]
    let folder = try TemporaryFolder(["shop.check": Self.check, "shop.app": Self.app])
    var options = Suite.Options()
    options.app = folder["shop.app"]
    let run = try RecordedRun([folder["shop.check"]], options: options)
    #expect(run.report.files.flatMap(\.scenarios).map(\.verdict) == [.passed])
    run.expectSame()
    let text = try folder.text(of: change.file)
    #expect(text.contains(change.part))
    try folder.write(text.replacingOccurrences(of: change.part, with: change.by), to: change.file)
    var bound = Suite.load([folder["shop.check"]], options: options).bound()
    #expect(bound.files.flatMap(\.diagnostics).map(\.message) == [])
    let judged = bound.judge(EvidenceFolder(run.path))
    #expect(judged.report.files.flatMap(\.diagnostics).map(\.code) == [change.told])
    #expect(judged.report.files.flatMap(\.scenarios).map(\.verdict) == [.notObserved])
  }

  @Test("what is said of a recording that is refused")
  func messages() throws {
    let folder = try TemporaryFolder(["shop.check": Self.check, "shop.app": Self.app])
    var options = Suite.Options()
    options.app = folder["shop.app"]
    let run = try RecordedRun([folder["shop.check"]], options: options)
    let file = try #require(run.evidence.first)
    let text = String(decoding: file.bytes, as: UTF8.self)
    let edits = [
      (#""utterance":"Card expired""#, #""utterance":"Paid""#), (#""focus":{"id":1,"#, #""focus":{"id":0,"#),
      (#""heard":["#, #""heard":[{"channel":"announcement","text":"Paid","at":0,"outcome":"spoken"},"#),
      (#""verb":"activate""#, #""verb":"moveIn""#), (#"activate \"Pay\""#, #"pay"#),
      (#""runs":1"#, #""runs":1,"style":"x""#),
      (#""until":1000"#, #""until":1001"#),
    ]
    var told = ""
    for (part, by) in edits {
      let place = try #require(text.range(of: part, options: .backwards))
      try run.write(Array(text.replacingCharacters(in: place, with: by).utf8), to: file.name)
      told += run.told(as: "x.jsonl", from: file.name)
    }
    try run.write(file.bytes, to: file.name)
    try run.write(file.bytes, to: "again.jsonl")
    told += run.told(as: "x.jsonl", from: file.name)
    try Golden.expect(told, equals: "evidence/refusals.txt")
  }

  // MARK: Damage

  private static let damaged = ["delivery.check", "shopping-list.check", "orders.check"]

  /// Files of a few blocks, of which one is damaged: what comes out is the report of the run, or an error.
  @Test("no damage makes another verdict", arguments: 0..<24)
  func damage(seed: Int) throws {
    let run = try RecordedRun([Examples.path(Self.damaged[seed % 3])])
    var numbers = Numbers(seed: seed)
    for _ in 0..<8 {
      let file = run.evidence[numbers.next(below: run.evidence.count)]
      let bytes = EvidenceDamage.bytes(of: file.bytes, &numbers)
      try run.write(bytes, to: file.name)
      let judged = run.judged().report
      let isRefused = judged.files.flatMap(\.diagnostics).contains { $0.severity == .error }
      #expect(isRefused || judged == run.report, "seed \(seed), \(file.name)")
      try run.write(file.bytes, to: file.name)
    }
  }

  /// The digest put right, too: what is said of the beats has to bear itself.
  @Test("no change of a recording crashes, and none that is perceived passes", arguments: 0..<24)
  func forgery(seed: Int) throws {
    let run = try RecordedRun([Examples.path(Self.damaged[seed % 3])])
    var numbers = Numbers(seed: seed)
    for _ in 0..<8 {
      let file = run.evidence[numbers.next(below: run.evidence.count)]
      var recordings = EvidenceFile(SourceText(path: file.name, bytes: file.bytes)).recordings
      let place = numbers.next(below: recordings.count)
      let isPerceived = EvidenceDamage.forge(&recordings[place], &numbers)
      recordings[place] = recordings[place].signed
      try run.write(Recording.file(of: recordings), to: file.name)
      let judged = run.judged().report
      let isRefused = judged.files.flatMap(\.diagnostics).contains { $0.severity == .error }
      #expect(isRefused || !isPerceived, "seed \(seed), \(file.name)")
      try run.write(file.bytes, to: file.name)
    }
  }
}

/// What can happen to evidence on its way.
enum EvidenceDamage {
  static func bytes(of bytes: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var bytes = bytes
    let place = numbers.next(below: bytes.count)
    let other = numbers.next(below: bytes.count)
    switch numbers.next(below: 6) {
    case 0: bytes[place] = UInt8(numbers.next(below: 128))
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(bytes[other], at: place)
    case 3: bytes.removeSubrange(min(place, other)..<max(place, other))
    case 4: bytes.swapAt(place, other)
    default:
      var lines = bytes.split(separator: 0x0A).map { Array($0) + [0x0A] }
      lines.remove(at: numbers.next(below: lines.count))
      bytes = lines.flatMap { $0 }
    }
    return bytes
  }

  /// Changes one thing of a recording; whether it is one that is perceived or done.
  static func forge(_ recording: inout Recording, _ numbers: inout Numbers) -> Bool {
    let place = numbers.next(below: recording.beats.count)
    switch numbers.next(below: 9) {
    case 0: recording.beats[place].utterance = (recording.beats[place].utterance ?? "") + "."
    case 1: recording.beats[place].focus = recording.beats[place].focus == .nowhere ? .unknown : .nowhere
    case 2: recording.beats[place].heard?.append(.init(channel: .focus, text: "Pay", at: 0, outcome: .spoken))
    case 3: recording.beats[place].until += 1
    case 4: recording.beats[place].cause.isPointed.toggle()
    case 5: recording.header.start.isOn.toggle()
    case 6: recording.beats[place].cause.act = .intent(.touch(ElementIdentifier(10_000)))
    case 7:
      // Another act may be perceived in the same way.
      recording.beats[place].cause.act = RandomRecording.acts[numbers.next(below: RandomRecording.acts.count)]
      return false
    default:
      recording.header.stopped = "it could not go on"
      recording.header.incomplete = .taskStopped
      return false
    }
    return true
  }
}
