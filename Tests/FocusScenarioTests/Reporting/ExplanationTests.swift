import Foundation
import Testing

@testable import FocusScenario

/// What the table of explanations says is tried: every wrong example gives its code, every right one gives nothing.
@Suite("Explanations of mistakes")
struct ExplanationTests {
  @Test("every code that a problem can have is explained, once, and no other")
  func everyCodeIsExplained() throws {
    let explained = MistakeExplanation.all.map(\.code)
    #expect(Set(explained).count == explained.count)
    let codes = try ProblemCodes.all()
    #expect(explained.filter { !codes.contains($0) } == [])
    #expect(codes.sorted().filter { !explained.contains($0) } == [])
  }

  @Test("the wrong example gives the code, and the right one nothing", arguments: MistakeExplanation.all)
  func examplesAreTrue(explanation: MistakeExplanation) throws {
    guard explanation.subject != .command else { return }
    guard !Self.unreachable.contains(explanation.code) else { return }
    let text = Self.longTexts[explanation.code] ?? explanation.wrong
    let wrong = try Self.codes(of: text, explanation.subject)
    #expect(wrong.contains(explanation.code), "\(wrong)")
    #expect(try Self.codes(of: explanation.right, explanation.subject) == [])
  }

  /// The language is made so that nothing gives these; other tests plant what would.
  private static let unreachable: Set<String> = ["two-readings", "says-nothing"]

  /// What the table only hints at with '…'.
  private static let longTexts: [String: String] = [
    "too-many-profiles": block(profile: (1...99).map { "Reader \($0)" }.joined(separator: ", ")),
    "too-long": block(expected: Array(repeating: "focus is on the title", count: 99).joined(separator: " and ")),
    "too-many-expectations": block(
      expected: Array(repeating: "focus is on the title", count: 9999).joined(separator: "\n")
    ),
    "nested-too-deep": "Screen: Cart\n"
      + (1...99).map { String(repeating: "  ", count: $0) + "group\n" }.joined(),
    "line-too-long": "Screen: Cart\n  text \"\(String(repeating: "once ", count: 99_999))\"\n",
  ]

  private static func block(profile: String = "VoiceOver", expected: String = "focus is on the title") -> String {
    "Profile: \(profile)\nTask: open the panel\nExpected: \(expected)\n"
  }

  @Test("an explanation is short, and ends its sentences")
  func explanationsAreShort() {
    for explanation in MistakeExplanation.all {
      for text in [explanation.what, explanation.why] {
        #expect(text.count <= 130 && text.hasSuffix("."), "\(text)")
      }
    }
  }

  private static func codes(of text: String, _ subject: MistakeExplanation.Subject) throws -> [String] {
    switch subject {
    case .sentence: SentenceReader().read(String(text.dropLast())).diagnostics.map(\.code)
    case .app: AppFixtures.read(text).diagnostics.map(\.code)
    case .check: compile(text, isDocument: false)
    case .document: compile(text, isDocument: true)
    case .both: try bind(text)
    case .evidence: EvidenceFixtures.diagnostics(replacingWith: text).map(\.code)
    case .command: []
    }
  }

  private static func compile(_ text: String, isDocument: Bool) -> [String] {
    let source = SourceText(path: isDocument ? "x.md" : "x.check", text: text)
    let file = CheckFileReader().read(source, isDocument: isDocument)
    return ScenarioCompiler().compile(file).diagnostics.map(\.code)
  }

  private static func bind(_ text: String) throws -> [String] {
    let folder = try TemporaryFolder(["x.check": text, "shop.app": MistakeExplanation.shop])
    return Suite.load([folder["x.check"]]).bound().check().files.flatMap(\.diagnostics).map(\.code)
  }
}

extension MistakeExplanation: CustomTestStringConvertible {
  /// The code.
  public var testDescription: String { code }
}

/// The codes that stand in the sources, where problems are worded.
enum ProblemCodes {
  static func all() throws -> Set<String> {
    let sources = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/FocusScenario")
    guard let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil) else { return [] }
    var codes: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      codes.formUnion(try self.codes(in: String(contentsOf: file, encoding: .utf8)))
    }
    return codes
  }

  /// `code: "x"`, the cases of a `var code`, and the calls of the helpers that put a word before a code.
  private static func codes(in text: String) -> Set<String> {
    guard text.contains("Problem") else { return [] }
    var codes = Set(text.matches(of: /code: "([a-z0-9-]+)"/).map { String($0.1) })
    if let start = text.range(of: "var code: String {")?.upperBound {
      let body = text[start...].prefix(upTo: text[start...].range(of: "\n  }\n")?.lowerBound ?? text.endIndex)
      codes.formUnion(body.matches(of: /: "([a-z0-9-]+)"/).map { String($0.1) })
      for match in body.matches(of: /"([a-z]+)-\\\(key/) { codes.formUnion(keyed[String(match.1)] ?? []) }
    }
    for (helper, opening) in [("unknown", "unknown-"), ("duplicate", "duplicate-"), ("misplaced", "")] {
      let calls = try? Regex("\\b\(helper)\\(\\s*\"([a-z-]+)\"")
      for match in calls.map({ text.matches(of: $0) }) ?? [] {
        codes.insert(opening + String(match.output[1].substring ?? ""))
      }
    }
    return codes
  }

  /// The keys that each of these problems can be about.
  private static let keyed = [
    "missing": ["missing-profile", "missing-task", "missing-expected"],
    "empty": ["empty-profile", "empty-given", "empty-task", "empty-expected", "empty-app", "empty-say"],
    "repeated": ["repeated-given", "repeated-task", "repeated-expected"],
  ]
}
