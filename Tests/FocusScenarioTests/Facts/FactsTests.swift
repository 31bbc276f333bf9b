import Foundation
import Testing

@testable import FocusScenario

@Suite("facts")
struct FactsTests {
  private let facts = FactTable()

  @Test("have three columns each: id, words, confidence")
  func rows() {
    #expect(facts.rows.filter { $0.count != 3 || $0.contains("") } == [])
    #expect(facts.rows.filter { !Fact.isConfidence($0.last ?? "") } == [])
  }

  @Test("stand in the order of their sections and numbers, each once")
  func order() {
    let facts = facts.identifiers
    #expect(zip(facts, facts.dropFirst()).filter { !Fact.precedes($0, $1) }.map { "\($1) after \($0)" } == [])
    #expect(facts.filter { Fact.Place($0) == nil } == [])
  }

  @Test("are known wherever the code cites one")
  func citations() throws {
    let known = Set(facts.identifiers)
    let unknown = try Source.all().flatMap { source in
      Fact.cited(in: source.text).filter { !known.contains($0) }.map { "\(source.name): \($0)" }
    }
    #expect(unknown == [])
  }

  @Test("are found in a text, whatever stands around them")
  func citing() {
    let text = "// VO-129, (FKA-14a); [\"TB-10\"] SC-8/OPEN-3 VO-18 to VO-21. NOVO-1 VO-x DISC-4"
    #expect(Fact.cited(in: text) == ["VO-129", "FKA-14a", "TB-10", "SC-8", "OPEN-3", "VO-18", "VO-21"])
  }

  @Test("support each answer to an open question with the confidence that it claims", arguments: Behaviour.table)
  func behaviours(of behaviour: Behaviour) {
    for answer in [behaviour.baseline] + behaviour.alternatives {
      #expect(facts.objection(to: answer) == nil)
    }
  }

  @Test("object to an answer that claims too much")
  func objections() {
    let cases: [(facts: [String], confidence: Confidence, objection: String?)] = [
      (["VO-129"], .practised, nil),
      (["VO-129"], .documented, "'stops' claims V, its facts have P"),
      (["VO-999"], .practised, "'stops' cites VO-999, which is no fact"),
      ([], .guess, nil),
      ([], .practised, "'stops' claims P without a fact"),
    ]
    for example in cases {
      let answer = Behaviour.Alternative(
        identifier: .stops,
        meaning: "",
        facts: example.facts,
        confidence: example.confidence
      )
      #expect(facts.objection(to: answer) == example.objection)
    }
  }

  @Test("questions stand in the order of their names, with different answers")
  func questions() {
    #expect(Behaviour.table.map(\.identifier) == BehaviourIdentifier.allCases)
    for behaviour in Behaviour.table {
      let answers = ([behaviour.baseline] + behaviour.alternatives).map(\.identifier)
      #expect(Set(answers).count == answers.count, "\(behaviour.identifier.rawValue)")
    }
  }
}

/// The table of facts beside the simulator.
private struct FactTable {
  let rows: [[String]]
  private let confidences: [String: String]

  init() {
    let url = Source.root.appendingPathComponent("FocusScenario/Simulation/facts.tsv")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    rows = text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    confidences = Dictionary(rows.map { ($0[0], $0[$0.count - 1]) }) { first, _ in first }
  }

  var identifiers: [String] { rows.map { $0[0] } }

  /// What is wrong with an answer; nothing when a fact of it has the confidence that it claims.
  func objection(to answer: Behaviour.Alternative) -> String? {
    let (name, claimed) = (answer.identifier.rawValue, answer.confidence.rawValue)
    if let unknown = answer.facts.first(where: { confidences[$0] == nil }) {
      return "'\(name)' cites \(unknown), which is no fact"
    }
    guard !answer.facts.isEmpty else {
      return answer.confidence == .guess ? nil : "'\(name)' claims \(claimed) without a fact"
    }
    let found = answer.facts.compactMap { confidences[$0] }.joined(separator: "/")
    return found.contains(claimed) ? nil : "'\(name)' claims \(claimed), its facts have \(found)"
  }
}

/// The names of facts: section, number, and a letter for one that was put in between.
private enum Fact {
  static let sections = ["VO", "SC", "FKA", "TB", "WCAG", "DOC", "OPEN"]

  struct Place: Comparable {
    var section: Int
    var number: Int
    var letter: String

    init?(_ fact: String) {
      guard let match = fact.wholeMatch(of: /([A-Z]+)-(\d+)([a-z]?)/),
        let section = sections.firstIndex(of: String(match.1)),
        let number = Int(match.2)
      else { return nil }
      self.section = section
      self.number = number
      letter = String(match.3)
    }

    static func < (left: Place, right: Place) -> Bool {
      (left.section, left.number, left.letter) < (right.section, right.number, right.letter)
    }
  }

  static func precedes(_ left: String, _ right: String) -> Bool {
    guard let left = Place(left), let right = Place(right) else { return true }
    return left < right
  }

  static func isConfidence(_ text: String) -> Bool { text.wholeMatch(of: /-|[VRPG](\/[VRPG])*/) != nil }

  static func cited(in text: String) -> [String] {
    text.matches(of: /\b(VO|SC|FKA|TB|WCAG|DOC|OPEN)-\d+[a-z]?\b/).map { String($0.output.0) }
  }
}

/// A source file of the package.
private struct Source {
  var name: String
  var text: String

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  static func all() throws -> [Source] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
      .sorted()
    try #require(names.count > 20, "the sources were not found in \(root.path)")
    return try names.map { name in
      Source(name: name, text: try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8))
    }
  }
}
