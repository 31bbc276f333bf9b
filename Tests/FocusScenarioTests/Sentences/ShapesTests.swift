import Testing

@testable import FocusScenario

/// What the grammar found in one line is used for others of its shape; it must be what it would find in them.
@Suite("Lines of one shape")
struct ShapesTests {
  private static let files = [
    "published-forms.tsv", "other-wordings.tsv", "corpus-sentences.tsv", "moments.tsv", "noun-phrases.tsv",
    "joined-claims.tsv", "everyday-lines.tsv", "focus-and-reach-wordings.tsv", "speech-order-and-keys.tsv",
  ]

  @Test("a line with other quotations is read as if no other had been read", arguments: files)
  func otherWords(file: String) {
    for row in SentenceFixtures.rows(file) {
      for line in [row.line, Self.varied(row.line, "Tea"), Self.varied(row.line, "Submit order")] {
        #expect(Self.remembered(line) == Self.alone(line), "\(line)")
      }
    }
  }

  @Test("each way to continue a sentence has a shape of its own")
  func continuations() {
    for line in ["focus is on the error", "focus is in the error", "focus is on an error", "focus is not on the error"]
    {
      #expect(Self.remembered(line).count == 1)
      #expect(Self.remembered(line) == Self.alone(line), "\(line)")
    }
  }

  /// The readings by shapes that many lines share.
  private static func remembered(_ line: String) -> [[Frame]] {
    let (words, source) = words(of: line)
    return Attempt(words, rule: "Line", tables: .published, source: source).readings
  }

  /// The readings of every derivation of a chart that nothing else uses.
  private static func alone(_ line: String) -> [[Frame]] {
    let (words, source) = words(of: line)
    var chart = Chart(words, .published)
    var readings: [[Frame]] = []
    for node in chart.derivations(of: "Line") {
      guard let meaning = try? chart.meaning(of: node, in: source),
        let frames = try? FrameBuilder(source: source).frames(of: meaning)
      else { continue }
      let texts = readings.map { $0.map(\.canonicalText) }
      if !texts.contains(frames.map(\.canonicalText)) { readings.append(frames) }
    }
    return readings
  }

  private static func words(of line: String) -> ([Word], SourceText) {
    let source = SourceText(path: "test", text: line)
    return (WordLexer.words(of: Phrase(pieces: [SourceRange(0, line.utf8.count)]), in: source).words, source)
  }

  /// A line with other words in its quotations.
  private static func varied(_ line: String, _ words: String) -> String {
    var parts = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices where index % 2 == 1 { parts[index] = "\(words) \(index)" }
    return parts.joined(separator: "\"")
  }
}
