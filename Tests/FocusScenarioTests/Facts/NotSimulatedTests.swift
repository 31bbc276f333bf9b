import Foundation
import Testing

@testable import FocusScenario

@Suite("facts that are not simulated")
struct NotSimulatedTests {
  /// The sections that are accounted for: existence, order and speech, and traits.
  private static let accounted = [1...111, 220...221]

  @Test("have a reason each, and every other fact of their sections is followed where the code names it")
  func everyFactIsAccountedFor() throws {
    let listed = NotSimulated.table.map(\.fact)
    let cited = try citedFacts()
    let facts = try Self.facts()
    #expect(facts.count == 89)
    #expect(facts.filter { !cited.contains($0) && !listed.contains($0) } == [])
    #expect(listed.filter { cited.contains($0) || !facts.contains($0) } == [])
    #expect(listed == facts.filter(listed.contains))
    #expect(NotSimulated.table.filter { $0.reason.isEmpty || $0.reason.hasSuffix(".") } == [])
  }

  /// The facts of the sections, in the order of the table.
  private static func facts() throws -> [String] {
    let table = sources.appendingPathComponent("FocusScenario/Simulation/facts.tsv")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").compactMap { line in
      guard let name = line.split(separator: "\t").first, name.hasPrefix("VO-"), let number = Int(name.dropFirst(3))
      else { return nil }
      return accounted.contains { $0.contains(number) } ? String(name) : nil
    }
  }

  /// The facts that the sources name outside of the table.
  private func citedFacts() throws -> Set<String> {
    let names = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
    let swift = names.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("NotSimulated.swift") }
    try #require(swift.count > 20)
    let texts = try swift.map { try String(contentsOf: Self.sources.appendingPathComponent($0), encoding: .utf8) }
    return Set(texts.flatMap { $0.matches(of: /\bVO-\d+\b/).map { String($0.output) } })
  }

  private static let sources = Fixture.root.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")
}
