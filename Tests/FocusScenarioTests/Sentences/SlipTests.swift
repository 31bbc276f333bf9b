import Testing

@testable import FocusScenario

private let reader = SentenceReader()

/// Slips of the pen in the words that hold a sentence together must not change what it claims.
@Suite("Slips of the pen")
struct SlipTests {
  private static let lines = SentenceFixtures.rows("published-forms.tsv").map(\.line)

  @Test("a slip in a function word is refused, or leaves the claim as it was", arguments: lines)
  func slipsInFunctionWords(line: String) {
    let original = Self.readings(of: line)
    #expect(original.count == 1)
    for slip in Self.slips(in: line) {
      let readings = Self.readings(of: slip)
      #expect(readings.isEmpty || readings == original, "\(slip): \(readings)")
    }
  }

  @Test("a doubled word is refused", arguments: lines)
  func doubledWords(line: String) {
    let words = Self.words(of: line)
    for index in words.indices where !words[index].contains("\"") {
      let doubled = words[...index] + words[index...]
      #expect(!reader.read(doubled.joined(separator: " ")).diagnostics.isEmpty, "\(doubled.joined(separator: " "))")
    }
  }

  /// The readings of a line, without the search for a reason when there are none.
  private static func readings(of line: String) -> [String] {
    let source = SourceText(path: "test", text: line)
    let cut = WordLexer.words(of: Phrase(pieces: [SourceRange(0, line.utf8.count)]), in: source)
    return Attempt(cut.words, rule: "Line", tables: .published, source: source).canonicalReadings
  }

  /// The words of a line, quotations whole.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var isInside = false
    for part in line.split(separator: " ").map(String.init) {
      if isInside { words[words.count - 1] += " " + part } else { words.append(part) }
      if part.filter({ $0 == "\"" }).count % 2 == 1 { isInside.toggle() }
    }
    return words
  }

  /// The line with one letter of one function word dropped, doubled, or swapped with its neighbour.
  ///
  /// A number is no function word, and a unit is a part of one: `ms` for `s` is another number, and no reader can know.
  private static func slips(in line: String) -> [String] {
    let words = words(of: line)
    return words.indices.flatMap { index -> [String] in
      let traits = LanguageTables.published.vocabulary.traits(of: words[index])
      guard traits.contains(.function), traits.isDisjoint(with: [.noun, .modifier]) else { return [] }
      guard words[index] != "ms", Int(words[index]) == nil else { return [] }
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
