import Foundation
import Testing

@testable import FocusScenario

@Suite("facts that are not simulated")
struct NotSimulatedTests {
  /// The facts of some sections, and what of them is left out.
  struct Part: Sendable, CustomTestStringConvertible {
    var name: String
    var sections: [(prefix: String, numbers: ClosedRange<Int>)]
    var table: [NotSimulated]
    /// How many facts there are, so that a changed table of facts is noticed.
    var count: Int
    var testDescription: String { name }

    func holds(_ fact: String) -> Bool {
      guard let match = fact.wholeMatch(of: /([A-Z]+)-(\d+)[a-z]?/), let number = Int(match.2) else { return false }
      return sections.contains { $0.prefix == match.1 && $0.numbers.contains(number) }
    }
  }

  static let parts = [
    Part(
      name: "existence, order, speech and traits",
      sections: [("VO", 1...111), ("VO", 220...221)],
      table: NotSimulated.table,
      count: 89
    ),
    Part(
      name: "modality, notifications, focus, gestures and the other technologies",
      sections: [("VO", 120...216), ("SC", 1...99), ("FKA", 1...99), ("TB", 1...99)],
      table: NotSimulated.behaviour,
      count: 167
    ),
  ]

  @Test(
    "have a reason each, and every other fact of their sections is followed where the code names it",
    arguments: parts
  )
  func everyFactIsAccountedFor(part: Part) throws {
    let listed = part.table.map(\.fact)
    let cited = try citedFacts()
    let facts = try Self.facts().filter(part.holds)
    #expect(facts.count == part.count)
    #expect(facts.filter { !cited.contains($0) && !listed.contains($0) } == [])
    #expect(listed.filter { cited.contains($0) || !facts.contains($0) } == [])
    #expect(listed == facts.filter(listed.contains))
    #expect(part.table.filter { $0.reason.isEmpty || $0.reason.hasSuffix(".") } == [])
  }

  @Test("what is left out of a fact that is followed has a reason too")
  func partsThatAreLeftOut() throws {
    let cited = try citedFacts()
    let listed = NotSimulated.parts.map(\.fact)
    #expect(listed.filter { !cited.contains($0) } == [])
    #expect(listed == (try Self.facts()).filter(listed.contains))
    #expect(NotSimulated.parts.filter { $0.reason.isEmpty || $0.reason.hasSuffix(".") } == [])
  }

  /// The names of all facts, in the order of their table.
  private static func facts() throws -> [String] {
    let table = sources.appendingPathComponent("FocusScenario/Simulation/facts.tsv")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").compactMap { line in
      line.split(separator: "\t").first.map(String.init)
    }
  }

  /// The facts that the sources name outside of the tables.
  private func citedFacts() throws -> Set<String> {
    let names = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
    let swift = names.filter { $0.hasSuffix(".swift") && !$0.contains("NotSimulated") }
    try #require(swift.count > 20)
    let texts = try swift.map { try String(contentsOf: Self.sources.appendingPathComponent($0), encoding: .utf8) }
    return Set(texts.flatMap { $0.matches(of: /\b[A-Z]+-\d+[a-z]?\b/).map { String($0.output) } })
  }

  private static let sources = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")
}
