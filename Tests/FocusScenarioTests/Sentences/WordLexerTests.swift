import Testing

@testable import FocusScenario

@Suite("Cutting a line into words")
struct WordLexerTests {
  @Test(
    "words come out in the form in which the tables compare them",
    arguments: [
      ("Focus ISN'T on", ["focus", "is", "not", "on"]),
      ("focus isn’t on", ["focus", "is", "not", "on"]),
      ("can't cannot won't doesn't", ["can", "not", "can", "not", "will", "not", "does", "not"]),
      ("that's it's the alert's", ["that", "is", "it", "is", "the", "alert", "'s"]),
      ("they're I'm I've", ["they", "are", "i", "am", "i", "have"]),
      ("a\u{00A0}b\u{202F}c\td", ["a", "b", "c", "d"]),
      ("order：“A”，\u{201E}B”", ["order", ":", "\"A\"", ",", "\"B\""]),
      ("\"a \\\"b\\\" c\\\\\"", ["\"a \"b\" c\\\""]),
      ("the 'Retry' button", ["the", "\"Retry\"", "button"]),
      ("\"Pay\"'s hint", ["\"Pay\"", "'s", "hint"]),
      ("two 2 500ms 0.5 12.25s", ["2", "2", "500", "ms", "0.500", "12.250", "s"]),
      ("Shift-Tab shift+tab double-tap -", ["shift-tab", "shift+tab", "double-tap", "-"]),
      ("a → b – c", ["a", "→", "b", "–", "c"]),
      ("Ärende över", ["ärende", "över"]),
      ("12345678901", ["12345678901"]),
      ("the end.", ["the", "end", "."]),
      ("o'clock", ["o'clock"]),
    ]
  )
  func wordsOfLines(line: String, words: [String]) {
    let cut = Self.cut(line)
    #expect(cut.words.map(Self.text) == words)
    #expect(cut.problems.isEmpty)
  }

  @Test("each word keeps its place, and a contraction shares out its letters")
  func placesOfWords() {
    let line = "Focus isn’t on “Pay”, that's"
    let source = SourceText(path: "test", text: line)
    let places = Self.cut(line).words.map { source.text($0.range) }
    #expect(places == ["Focus", "is", "n’t", "on", "“Pay”", ",", "that", "'s"])
  }

  @Test("bytes that are no text, and ranges beyond the text, are no trap")
  func brokenBytes() {
    let source = SourceText(path: "test", bytes: [0x66, 0xFF, 0xC3, 0x20, 0xE2, 0x80, 0x22, 0xF0, 0x9F])
    let phrase = Phrase(pieces: [SourceRange(0, 900), SourceRange(400, 500)])
    #expect(WordLexer.words(of: phrase, in: source).words.isEmpty == false)
    #expect(SentenceReader().read(phrase, in: source).frames == [])
  }

  private static func cut(_ line: String) -> WordLexer.Result {
    let phrase = Phrase(pieces: [SourceRange(0, line.utf8.count)])
    return WordLexer.words(of: phrase, in: SourceText(path: "test", text: line))
  }

  private static func text(_ word: Word) -> String {
    switch word.kind {
    case .quoted: "\"\(word.text)\""
    case .number(let number): "\(number)"
    case .decimal(let thousandths): "\(thousandths / 1000)." + String("\(1000 + thousandths % 1000)".dropFirst())
    default: word.text
    }
  }
}
