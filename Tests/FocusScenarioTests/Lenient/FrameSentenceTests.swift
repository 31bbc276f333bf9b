import Testing

@testable import FocusScenario

private let reader = SentenceReader()

@Suite("Frames written as sentences")
struct FrameSentenceTests {
  @Test(
    "every frame has a sentence that is read back as the same frame",
    arguments: ["published-forms.tsv", "published-ways.tsv", "other-wordings.tsv"]
  )
  func framesAreReadBack(file: String) {
    for row in SentenceFixtures.rows(file) {
      let frames = reader.read(row.line).frames
      let sentence = FrameSentence(reader: reader).text(of: frames)
      #expect(sentence.map { reader.outcome($0) } == reader.outcome(row.line), "\(row.line): \(sentence ?? "none")")
    }
  }

  @Test("a frame is written in one way", arguments: SentenceFixtures.rows("canonical-sentences.tsv"))
  func oneWording(row: SentenceFixtures.Row) {
    #expect(FrameSentence(reader: reader).text(of: reader.read(row.line).frames) == row.expected)
  }
}
