import Testing

@testable import FocusScenario

/// What is offered for lines that people wrote, judged by hand.
///
/// A row of the fixture is a line, and the suggestion that says what its author meant; `none` when none of those
/// offered does, `nothing` when none is offered. A line that the strict reader takes is judged elsewhere.
@Suite("Judged suggestions")
struct JudgedSuggestionTests {
  struct Row: Sendable {
    var line: String
    var judgement: String
  }

  static func rows() throws -> [Row] {
    let source = try Fixture(path: "lenient/judged-lines.tsv").source
    return (0..<source.lineCount).compactMap { number in
      let parts = source.text(source.lineRange(number)).split(separator: "\t").map(String.init)
      return parts.count == 2 && !parts[0].hasPrefix("#") ? Row(line: parts[0], judgement: parts[1]) : nil
    }
  }

  private static func sentences(for line: String) -> [String] {
    SentenceReader().suggestions(
      for: Phrase(pieces: [SourceRange(0, line.utf8.count)]),
      in: SourceText(path: "test", text: line)
    ).map(\.sentence)
  }

  @Test("what was judged right is still offered, and nothing is offered that nobody has judged", arguments: try rows())
  func judged(row: Row) {
    guard !SentenceReader().read(row.line).diagnostics.isEmpty else { return }
    let offered = Self.sentences(for: row.line)
    switch row.judgement {
    case "nothing": #expect(offered.isEmpty, "judge anew: \(row.line)")
    case "none": break
    default: #expect(offered.contains(row.judgement), "\(row.line)")
    }
  }
}
