import Foundation
import Testing

@testable import FocusScenario

@Suite("The page of sentence forms") struct FormGuideTests {
  private static let readme = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("README.md")

  /// What stands between the markers of a README; none when one is missing, or stands twice.
  private static func page(of readme: String) -> String? {
    let first = readme.components(separatedBy: PhrasesText.firstMarker + "\n")
    guard first.count == 2 else { return nil }
    let last = first[1].components(separatedBy: PhrasesText.lastMarker)
    return last.count == 2 ? last[0] : nil
  }

  @Test("the page of the README is the one that the tables make")
  func readme() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let page = try #require(Self.page(of: text), "the README needs \(PhrasesText.firstMarker) and its end")
    #expect(page == PhrasesText.markdown(FormGuide.sections()), "run 'focus-check phrases --markdown'")
  }

  @Test("a README without its markers is noticed", arguments: ["", "<!-- phrases -->\nx", "x\n<!-- /phrases -->"])
  func missingMarkers(text: String) {
    #expect(Self.page(of: text) == nil)
  }

  @Test("every form is read, and has a moment and a witness")
  func forms() {
    let entries = FormGuide.sections().flatMap(\.entries)
    #expect(Set(entries.map(\.form)) == Set(SentenceForms.all))
    for entry in entries {
      #expect(!entry.readings.isEmpty && !entry.rules.isEmpty, "\(entry.form.example)")
      #expect(entry.rules.allSatisfy { !$0.moment.isEmpty && !$0.decides.isEmpty && !$0.witness.isEmpty })
    }
  }

  @Test("every row of the table is read and used, and every frame that is judged has one")
  func rules() {
    #expect(ClaimRules.rows.count == ClaimRules.table.split(separator: "\n").count)
    var used: Set<ClaimRules.Rule> = []
    for kind in Frame.Kind.allCases {
      for relation in Frame.Relation.allCases {
        for polarity in [Frame.Polarity.holds, .not] {
          var frame = Frame(kind, relation)
          frame.polarity = polarity
          let rule = ClaimRules.rule(for: frame)
          if Judge.canJudge(frame) { #expect(rule != nil, "\(frame.canonicalText)") }
          if let rule { used.insert(rule) }
        }
      }
    }
    #expect(ClaimRules.rows.filter { !used.contains($0.rule) }.map(\.rule.decides) == [])
  }

  private static let lookups: [(sentence: String, moment: String, witness: String)] = [
    ("focus is on \"Pay\"", "the end of the task; of what closed, while it was up", "the event of the moment happened"),
    ("nothing is announced", "since the last action", "something else was heard in the task"),
    ("the field still has its value", "since the last action", "it was not empty"),
    (
      "nothing behind the sheet is reachable", "the end of the task; behind something, while that was up",
      "it had a stop before, and something else has one now"
    ),
    (
      "the next Tab lands on the error", "the end of the task, on a copy",
      "what is named exists, and 'not at' names something else"
    ),
  ]

  @Test("a sentence has the rule of its kind", arguments: lookups)
  func lookup(sentence: String, moment: String, witness: String) {
    let source = SourceText(path: "", text: sentence)
    let frames = SentenceReader().read(Phrase(pieces: [SourceRange(0, source.bytes.count)]), in: source).frames
    let rule = frames.first.flatMap(ClaimRules.rule)
    #expect(rule?.moment == moment)
    #expect(rule?.witness == witness)
  }
}
