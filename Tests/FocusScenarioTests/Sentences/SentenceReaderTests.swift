import Testing

@testable import FocusScenario

private let reader = SentenceReader()

@Suite("Reading sentences")
struct SentenceReaderTests {
  private static let readings = [
    "published-forms.tsv", "published-ways.tsv", "other-wordings.tsv", "noun-phrases.tsv", "moments.tsv",
    "joined-claims.tsv", "everyday-lines.tsv", "speech-order-and-keys.tsv", "focus-and-reach-wordings.tsv",
    "shared-and-opposed.tsv", "terse-and-gapped.tsv",
    "chained-and-named.tsv",
    "deeds-and-stretches.tsv", "corpus-blocks.tsv", "corpus-reports.tsv", "corpus-sentences.tsv",
    "corpus-blocks.tsv", "corpus-reports.tsv", "corpus-sentences.tsv", "brief-lines.tsv",
    "contexts-and-all-heard.tsv", "causes-and-settings.tsv", "jotted-lines.tsv",
    "parts-of-claims.tsv", "predicates.tsv", "when-and-how.tsv", "whereabouts-and-exposure.tsv",
    "orders-and-headlines.tsv",
  ]

  @Test("each line has the one reading written beside it", arguments: readings)
  func linesHaveTheirReading(file: String) {
    let rows = SentenceFixtures.rows(file)
    #expect(rows.count >= 30, "\(file) is missing rows")
    for row in rows { #expect(reader.outcome(row.line) == row.expected, "\(row.line)") }
  }

  @Test("a line that says too little, or too much, is refused, and the reason is its own")
  func linesAreRefused() {
    let rows = SentenceFixtures.rows("refused-wordings.tsv")
    #expect(rows.count >= 20)
    for row in rows { #expect(reader.outcome(row.line) == row.expected, "\(row.line)") }
  }

  @Test("a line whose words are not known yet is refused, or read as it was meant")
  func unreadLinesAreNotMisread() {
    let rows = SentenceFixtures.rows("unread-lines.tsv")
    #expect(!rows.isEmpty)
    for row in rows {
      let outcome = reader.outcome(row.line)
      #expect(outcome.hasPrefix("<") || outcome == row.expected, "\(row.line): \(outcome)")
    }
  }

  @Test("every published form is read, and the table lists each once")
  func publishedFormsAreRead() {
    let names = SentenceForms.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(SentenceForms.all.count == 170)
    #expect(Set(SentenceForms.all.map(\.group)) == Set(SentenceForms.Group.allCases))
    let readings = Set(["published-forms.tsv", "published-ways.tsv"].flatMap(SentenceFixtures.rows).map(\.line))
    for form in SentenceForms.all { #expect(readings.contains(form.example), "\(form.example)") }
  }

  @Test("two frames are printed alike only when they are alike")
  func canonicalTextTellsFramesApart() {
    var frames: [String: [Frame]] = [:]
    for row in SentenceFixtures.rows("published-forms.tsv") + SentenceFixtures.rows("other-wordings.tsv") {
      for frame in reader.read(row.line).frames {
        frames[frame.canonicalText, default: []].append(frame.withoutPlaces)
      }
    }
    #expect(frames.count > 100)
    for (text, alike) in frames { #expect(Set(alike).count == 1, "\(text)") }
  }

  @Test("wordings of one claim make one frame", arguments: SentenceFixtures.rows("same-claim.tsv"))
  func wordingsOfOneClaim(row: SentenceFixtures.Row) {
    let readings = Set([row.line, row.expected].map { reader.outcome($0) })
    #expect(readings.count == 1, "\(readings.sorted())")
    #expect(readings.allSatisfy { !$0.hasPrefix("<") })
  }

  @Test("a reference and an event point at the author's words")
  func rangesAreExact() throws {
    let line = "right after Pay, focus is on the “Retry” button behind the panel, not on the row that's gone"
    let source = SourceText(path: "test", text: line)
    let frame = try #require(reader.read(line).frames.first)
    let target = try #require(frame.target)
    #expect(source.text(target.range) == "the “Retry” button behind the panel")
    let panel = try #require(target.relations.first?.reference)
    #expect(source.text(panel.range) == "the panel")
    #expect(frame.contrast.map { source.text($0.range) } == "the row that's gone")
    guard case .rightAfter(let event) = frame.moment else {
      Issue.record("no moment")
      return
    }
    #expect(source.text(event.range) == "Pay")
  }

  @Test("a line goes on over line breaks of every kind", arguments: ["\n", "\r\n", "\r"])
  func linesGoOn(ending: String) {
    let lines = ["focus is on the error,", "within 1 second of Pay"]
    let source = SourceText(path: "test", text: lines.joined(separator: ending))
    let phrase = Phrase(pieces: (0..<source.lineCount).map { source.lineRange($0) })
    let reading = reader.read(phrase, in: source)
    #expect(reading.frames.map(\.canonicalText) == ["focus.on(the error) [within 1000 ms of Pay]"])
  }

  @Test("a frame survives being encoded")
  func framesAreCodable() throws {
    for row in SentenceFixtures.rows("published-forms.tsv") {
      let frames = reader.read(row.line).frames
      #expect(try FrameCoding.roundTrip(frames) == frames)
    }
  }
}

extension Frame {
  /// The frame with every range set to nothing, so that the same claim in other words compares equal.
  fileprivate var withoutPlaces: Frame { FrameCoding.withoutRanges(self) ?? self }
}
