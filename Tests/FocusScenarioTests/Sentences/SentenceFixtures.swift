import Foundation
import Testing

@testable import FocusScenario

/// The fixture files of the sentence tests, and short ways to read a line.
enum SentenceFixtures {
  /// A line with the text that must come of it.
  struct Row: CustomTestStringConvertible, Sendable {
    var line: String
    var expected: String

    var testDescription: String { line }
  }

  /// The rows of a table: a line, a tab, and what must come of it.
  static func rows(_ name: String) -> [Row] {
    text(name).split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let parts = line.split(separator: "\t").map(String.init)
      return parts.count == 2 ? Row(line: parts[0], expected: parts[1]) : nil
    }
  }

  /// The text of a fixture file.
  static func text(_ name: String) -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Fixtures/sentences").appendingPathComponent(name)
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}

extension SentenceReader {
  /// Reads a line that is a whole source.
  func read(_ line: String) -> SentenceReading {
    read(Phrase(pieces: [SourceRange(0, line.utf8.count)]), in: SourceText(path: "test", text: line))
  }

  /// What came of a line: the canonical readings, or the codes of the refusals in angle brackets.
  func outcome(_ line: String) -> String {
    let reading = read(line)
    if reading.diagnostics.isEmpty { return reading.frames.map(\.canonicalText).joined(separator: " AND ") }
    return "<" + reading.diagnostics.map(\.code).joined(separator: ", ") + ">"
  }
}
