import Foundation
import Testing

@testable import FocusScenario

/// What is read of a file of evidence: all of it, or nothing and why.
@Suite("Evidence files")
struct EvidenceReaderTests {
  @Test("what is written is read back, byte for byte", arguments: 0..<400)
  func roundTrip(seed: Int) {
    var random = RandomRecording(seed: seed)
    let recordings = random.file()
    let bytes = Recording.file(of: recordings)
    let file = EvidenceFile(SourceText(path: "x.jsonl", bytes: bytes))
    #expect(file.diagnostics.map(\.message) == [])
    #expect(file.recordings == recordings)
    // Equal texts of Swift may have other bytes.
    #expect(Recording.file(of: file.recordings) == bytes)
  }

  @Test("every act has a name of its own, and is read back")
  func acts() {
    let written = RandomRecording.acts.map { act in
      let beat = RecordedBeat(0, .task, .init(act, how: "x"), at: 0, until: 0, outcome: .noSpeech, utterance: nil)
      return beat.json.line
    }
    #expect(Set(written).count == RandomRecording.acts.count)
    for (act, line) in zip(RandomRecording.acts, written) {
      let source = SourceText(path: "x", text: line)
      guard let node = try? JSONReader.read(SourceRange(0, source.bytes.count), of: source.bytes) else {
        Issue.record("\(line)")
        continue
      }
      var fields = RecordFields(node)
      #expect(RecordedBeat(&fields)?.cause.act == act)
      #expect(!line.contains(#""verb":"""#))
    }
  }

  @Test("the example of the page is a file of evidence, and the page names every key and verb")
  func page() throws {
    let page = try Readme.page("Sources/FocusScenario/FocusScenario.docc/Evidence.md")
    let example = try #require(page.components(separatedBy: "```json\n").last?.components(separatedBy: "```").first)
    #expect(EvidenceFixtures.read(example).diagnostics.map(\.message) == [])
    #expect(EvidenceFixtures.read(example).recordings.first?.beats.count == 3)
    var words: Set<String> = []
    for seed in 0..<100 {
      var random = RandomRecording(seed: seed)
      let lines = Recording.file(of: random.file()).split(separator: 0x0A)
      for line in lines {
        words.formUnion(try Self.words(try JSONReader.read(SourceRange(0, line.count), of: Array(line))))
      }
    }
    #expect(words.count > 60)
    #expect(words.sorted().filter { !page.contains("`\($0)`") && !example.contains("\"\($0)\"") } == [])
  }

  /// The keys of a value and of all in it, and the verbs.
  private static func words(_ node: JSONNode) throws -> Set<String> {
    switch node.value {
    case .array(let nodes): return try nodes.reduce(into: []) { $0.formUnion(try words($1)) }
    case .object(let members):
      var words = Set(members.map(\.key))
      for member in members { words.formUnion(try Self.words(member.value)) }
      if case .string(let verb) = node["verb"]?.value, node["how"] != nil { words.insert(verb) }
      return words
    default: return []
    }
  }

  /// Line and code of what is found when a text of the file is replaced; the line is from 1.
  private static let damages: [(part: String, by: String, found: [String])] = [
    (#""format":"focus-evidence""#, #""format":"other""#, ["1 evidence-unknown-format"]),
    (#""version":1"#, #""version":2"#, ["1 evidence-unknown-version"]),
    (#""version":1"#, #""version":"1""#, ["1 evidence-wrong-type"]),
    (#""version":1,"#, "", ["1 evidence-missing-key"]),
    (#""device""#, #""devices""#, ["1 evidence-unknown-key"]),
    (#""words""#, #""word""#, ["1 evidence-missing-key", "1 evidence-unknown-key"]),
    (#""how":"app launch""#, #""how":"app launch","forward":true"#, ["2 evidence-unknown-key"]),
    (#""verb":"start""#, #""verb":"begin""#, ["2 evidence-unknown-value"]),
    (#""verb":"next""#, #""verb":"scroll""#, ["5 evidence-missing-key"]),
    (#""verb":"next""#, #""verb":"type","text":3"#, ["5 evidence-wrong-type"]),
    (#""run":1,"#, #""run":1,"run":1,"#, ["1 evidence-duplicate-key"]),
    (#""name":"Pay""#, #""name":"Pay","name":"Pay""#, ["3 evidence-duplicate-key"]),
    (#""source":"xcuitest""#, #""source":"simulated""#, ["1 evidence-missing-key"]),
    (#""beats":4"#, #""beats":5"#, ["1 evidence-wrong-count"]),
    (#""beats":4"#, #""beats":3"#, ["1 evidence-wrong-count"]),
    (#""beats":4"#, #""beats":-4"#, ["1 evidence-wrong-type"]),
    (#""beats":4"#, #""beats":4.0"#, ["1 evidence-wrong-type"]),
    (#""beat":2"#, #""beat":1"#, ["4 evidence-wrong-beat"]),
    (#""at":4000"#, #""at":3899"#, ["4 evidence-time-goes-back"]),
    (#""until":4300"#, #""until":3999"#, ["4 evidence-time-goes-back"]),
    (#""run":1"#, #""run":2"#, ["1 evidence-missing-run"]),
    (#""runs":1"#, #""runs":2"#, ["1 evidence-missing-run"]),
    (#""runs":1"#, #""runs":0"#, ["1 evidence-missing-run"]),
    (#""beat":1,"purpose":"task""#, #""beat":1,"purpose":"probe""#, ["4 evidence-task-after-probe"]),
    (#""action":0,"at":2600"#, #""action":1,"at":2600"#, ["3 evidence-wrong-action", "4 evidence-wrong-action"]),
    (
      #""outcome":"serviceNoise","utterance":"VoiceOver on""#, #""outcome":"serviceNoise""#,
      ["2 evidence-wrong-outcome"]
    ),
    (#""outcome":"serviceNoise""#, #""outcome":"noSpeech""#, ["2 evidence-wrong-outcome"]),
    (#""utterance":"VoiceOver on""#, #""utterance":null"#, ["2 evidence-wrong-type"]),
    (#""beats":4"#, #""stopped":"x","beats":4"#, ["1 evidence-not-complete"]),
    (#""complete":true"#, #""complete":true,"incomplete":"unknown""#, ["1 evidence-not-complete"]),
    (#""complete":true"#, #""complete":false"#, ["1 evidence-no-reason"]),
    (#""complete":true"#, #""complete":false,"incomplete":"noSpeech""#, []),
    (
      #""outcome":"speech","utterance":"Card number Text field""#, #""outcome":"noSpeech""#, ["1 evidence-not-complete"]
    ),
    (#""utterance":"Card number Text field""#, #""utterance":"\ud83d""#, ["5 evidence-not-json"]),
    (#""utterance":"Card number Text field""#, #""utterance":"\ud83d\ude00""#, []),
    ("Text field\"}\n", "Text field\"}", ["5 evidence-truncated"]),
    ("Text field\"}\n", "Text fie", ["5 evidence-truncated"]),
    ("Text field\"}\n", "Text field\"}\n\n", ["6 evidence-not-json"]),
    ("Text field\"}\n", "Text field\"}{}\n", ["5 evidence-not-json"]),
    ("Text field\"}\n", "Text field\",}\n", ["5 evidence-not-json"]),
    ("{\"beat\":3", "[{\"beat\":3", ["5 evidence-not-json"]),
    ("{\"beat\":3", "3\n{\"beat\":3", ["5 evidence-not-json"]),
    (
      "{\"beat\":3", "{\"beat\":3,\"format\":\"focus-evidence\"",
      ["5 evidence-missing-key", "5 evidence-unknown-key"]
    ),
  ]

  @Test("what is wrong with a file is found, on its line", arguments: damages.indices)
  func damage(number: Int) {
    let damage = Self.damages[number]
    let text = EvidenceFixtures.text
    let place = text.firstRange(of: damage.part)
    #expect(place != nil)
    let damaged = place.map { text.replacingCharacters(in: $0, with: damage.by) } ?? ""
    let file = EvidenceFixtures.read(damaged)
    let found = file.diagnostics.map { "\(file.source.location(at: $0.range.lower).line) \($0.code)" }
    #expect(Set(found) == Set(damage.found), "\(damage.by)")
    #expect(file.recordings.isEmpty != damage.found.isEmpty)
  }

  @Test("a file without lines, or of other bytes, proves nothing")
  func others() {
    let codes = { (bytes: [UInt8]) in EvidenceFile(SourceText(path: "x", bytes: bytes)).diagnostics.map(\.code) }
    #expect(codes([]) == ["evidence-empty"])
    #expect(codes([0x0A]) == ["evidence-not-json"])
    #expect(codes(Array(EvidenceFixtures.text.utf8) + [0xFF, 0x0A]) == ["not-utf-8"])
    #expect(codes(Array(EvidenceFixtures.text.utf8) + [0x00, 0x0A]) == ["nul-byte"])
    #expect(codes([0xEF, 0xBB, 0xBF] + Array(EvidenceFixtures.text.utf8)) == ["evidence-not-json"])
    let nested = String(repeating: "[", count: 100_000)
    #expect(codes(Array("{\"format\":\(nested)\n".utf8)) == ["evidence-not-json"])
  }

  @Test("recordings of one file share what they have to share")
  func otherHeader() {
    let second = EvidenceFixtures.text.replacing(#""run":1"#, with: #""run":2"#)
    let both = { (part: String, by: String) in
      EvidenceFixtures.read(
        (EvidenceFixtures.text + second.replacing(part, with: by)).replacing(#""runs":1"#, with: #""runs":2"#)
      )
    }
    #expect(both("iPhone 17", "iPhone 17").diagnostics == [])
    #expect(both("iPhone 17", "iPhone 17").recordings.count == 2)
    #expect(
      both("iPhone 17", "iPhone 16").diagnostics.map(\.message) == ["'device' is not what it is in the first header"]
    )
    #expect(both("\"VoiceOver\"", "\"TalkBack\"").diagnostics.map(\.code) == ["evidence-other-header"])
  }

  /// A file that a byte was changed in is read as what it says now, or not at all; nothing makes the reader crash.
  @Test("any byte may be any other", arguments: 0..<300)
  func bytes(seed: Int) {
    var numbers = Numbers(seed: seed)
    var bytes = Array(EvidenceFixtures.text.utf8)
    for _ in 0...numbers.next(below: 3) {
      let place = numbers.next(below: bytes.count)
      switch numbers.next(below: 4) {
      case 0: bytes[place] = UInt8(numbers.next(below: 256))
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(UInt8(numbers.next(below: 256)), at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + numbers.next(below: 200)))
      }
    }
    let file = EvidenceFile(SourceText(path: "x", bytes: bytes))
    #expect(file.diagnostics.isEmpty != file.recordings.isEmpty)
    let again = EvidenceFile(SourceText(path: "x", bytes: Recording.file(of: file.recordings)))
    #expect(again.recordings == file.recordings)
  }
}
