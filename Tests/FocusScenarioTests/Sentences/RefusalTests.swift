import Testing

@testable import FocusScenario

private let reader = SentenceReader()

@Suite("Refused sentences")
struct RefusalTests {
  /// A line and how its refusal is shown: carets, code and message, help.
  struct Refused: CustomTestStringConvertible, Sendable {
    var line: String
    var shown: String

    var testDescription: String { line }
  }

  private static let refused = blocks(of: SentenceFixtures.text("refused-lines.txt"))

  private static func blocks(of text: String) -> [Refused] {
    var blocks: [[String]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) where !line.hasPrefix("#") {
      if line.isEmpty { blocks.append([]) } else { blocks[blocks.count - 1].append(String(line)) }
    }
    return blocks.filter { !$0.isEmpty }.map { block in
      Refused(line: block[0], shown: block.dropFirst().joined(separator: "\n"))
    }
  }

  @Test("a refused line says what was found and what to do, word for word", arguments: refused)
  func refusalsAreWorded(refused: Refused) {
    #expect(Self.show(reader.read(refused.line), of: refused.line) == refused.shown)
  }

  @Test("the table of refused lines has every code that a line can have")
  func everyCodeIsTried() {
    let tried = Set(Self.refused.flatMap { reader.read($0.line).diagnostics.map(\.code) })
    let expected: Set<String> = [
      "not-understood", "unfinished-sentence", "bare-noun", "not-observable", "key-not-simulated", "permission",
      "now-or-not", "condition", "two-moments",
      "moment-of-which-claim", "quoted-event", "double-negation", "every-not", "negated-amount", "said-twice",
      "any-or-every", "negation-inside", "negation-of-which-claim", "contrast-with-nothing",
      "name-or-place", "doubled-word", "dangling-word",
      "clause-of-which-noun", "which-of-nothing",
      "unended-quotation", "empty-quotation", "two-readings",
    ]
    #expect(tried == expected)
  }

  @Test("a word that is offered in place of a slip makes the line readable")
  func repairsWereTried() {
    for refused in Self.refused {
      for diagnostic in reader.read(refused.line).diagnostics where diagnostic.code == "not-understood" {
        guard let help = diagnostic.help, help.hasPrefix("write '") else { continue }
        let bytes = Array(refused.line.utf8)
        let word = Array(help.utf8.dropFirst("write '".utf8.count).dropLast())
        let repaired = bytes[..<diagnostic.range.lower] + word + bytes[diagnostic.range.upper...]
        #expect(!reader.outcome(String(decoding: repaired, as: UTF8.self)).hasPrefix("<"))
      }
    }
  }

  @Test("a line without words, or with too many, is refused")
  func emptyAndEndlessLines() {
    #expect(reader.read("").diagnostics.map(\.message) == ["there is nothing to read"])
    let endless = Array(repeating: "focus is on the error", count: 100).joined(separator: " and ")
    #expect(
      reader.read(endless).diagnostics.map(\.message) == ["this is longer than any sentence that can be read"]
    )
  }

  private static func show(_ reading: SentenceReading, of line: String) -> String {
    let source = SourceText(path: "test", text: line)
    return reading.diagnostics.map { diagnostic in
      let column = source.location(at: diagnostic.range.lower).column
      let carets = String(repeating: "^", count: max(1, source.text(diagnostic.range).count))
      let label = diagnostic.label.isEmpty ? "" : " " + diagnostic.label
      let place = String(repeating: " ", count: column - 1) + carets + label
      let help = diagnostic.help.map { ["help: \($0)"] } ?? []
      return ([place, "\(diagnostic.code): \(diagnostic.message)"] + help).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
