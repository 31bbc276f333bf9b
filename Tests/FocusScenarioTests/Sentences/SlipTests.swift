import Testing

@testable import FocusScenario

private let reader = SentenceReader()

/// Slips of the pen in the words that hold a sentence together must not change what it claims.
@Suite("Slips of the pen")
struct SlipTests {
  private static let lines = SentenceFixtures.rows("published-forms.tsv").map(\.line)

  @Test("a slip in a function word is refused, or leaves the claim as it was", arguments: lines)
  func slipsInFunctionWords(line: String) {
    let original = reader.outcome(line)
    for slip in Self.slips(in: line) {
      let outcome = reader.outcome(slip)
      #expect(outcome.hasPrefix("<") || outcome == original, "\(slip): \(outcome)")
    }
  }

  @Test("a doubled word is refused", arguments: lines)
  func doubledWords(line: String) {
    let words = Self.words(of: line)
    for index in words.indices where !words[index].contains("\"") {
      let doubled = words[...index] + words[index...]
      let outcome = reader.outcome(doubled.joined(separator: " "))
      #expect(outcome.hasPrefix("<"), "\(doubled.joined(separator: " ")): \(outcome)")
    }
  }

  /// The words of a line, quotations whole.
  private static func words(of line: String) -> [String] {
    let cut = WordLexer.words(of: Phrase(pieces: [SourceRange(0, line.utf8.count)]), in: SourceText(path: "", text: line))
    return cut.words.filter { $0.text != "not" || line.contains(" not ") }.map { word in
      word.kind == .quoted ? Reference.quote(word.text) : word.text
    }
  }

  /// The line with one letter of one function word dropped, doubled, or swapped with its neighbour.
  private static func slips(in line: String) -> [String] {
    let words = line.split(separator: " ").map(String.init)
    return words.indices.flatMap { index -> [String] in
      let traits = LanguageTables.published.vocabulary.traits(of: words[index])
      guard traits.contains(.function), traits.isDisjoint(with: [.noun, .modifier]) else { return [] }
      return variants(of: Array(words[index])).map { variant in
        (words[..<index] + [variant] + words[(index + 1)...]).joined(separator: " ")
      }
    }
  }

  private static func variants(of letters: [Character]) -> [String] {
    letters.indices.flatMap { index -> [String] in
      let dropped = String(letters[..<index] + letters[(index + 1)...])
      let doubled = String(letters[...index] + letters[index...])
      guard index + 1 < letters.count else { return [dropped, doubled] }
      var swapped = letters
      swapped.swapAt(index, index + 1)
      return [dropped, doubled, String(swapped)]
    }
  }
}
