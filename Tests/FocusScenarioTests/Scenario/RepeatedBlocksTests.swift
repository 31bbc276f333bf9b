import Testing

@testable import FocusScenario

/// What lines share with those before them must not be seen: a block means what it would mean alone, at its place.
@Suite("Blocks that repeat lines")
struct RepeatedBlocksTests {
  private static let files = ["published-forms.tsv", "other-wordings.tsv", "corpus-sentences.tsv", "moments.tsv"]

  @Test("a block that repeats lines is compiled as if it stood alone", arguments: files)
  func blocks(file: String) {
    for row in SentenceFixtures.rows(file) {
      Self.expectTheSame(
        "Profile: VoiceOver\nTask: close the panel\nExpected: \(row.line)\n  focus is on the error",
        "Profile: VoiceOver, TalkBack\nTask: close the panel\nExpected: focus is on the error\n  \(row.line)"
      )
    }
  }

  @Test("what points back is resolved anew in each block")
  func pronouns() {
    for task in ["close the panel", "close the alert with its Done button", "clear it"] {
      Self.expectTheSame(
        "Profile: VoiceOver\nTask: open the sheet\nExpected: focus is on it\n  its title is spoken",
        "Profile: VoiceOver\nTask: \(task)\nExpected: focus is on it\n  its title is spoken"
      )
    }
  }

  @Test("what is wrong for other profiles is said again, where it stands")
  func profiles() {
    for line in ["\"Paid\" is spoken", "two swipes reach \"Pay\"", "the next scan or Tab starts at Pay"] {
      Self.expectTheSame(
        "Profile: VoiceOver, Switch Control, Full Keyboard Access\nTask: tap Pay\nExpected: \(line)",
        "Profile: Full Keyboard Access\nTask: tap Pay\nExpected: \(line)\n  focus is on \"Done\""
      )
    }
  }

  /// Compiles a block behind another, and behind a comment of the same length.
  private static func expectTheSame(_ first: String, _ second: String) {
    let comment = first.map { $0.isNewline ? "\n" : String(repeating: "#", count: $0.utf8.count) }.joined()
    let behind = compiled("\(first)\n\n\(second)\n")
    let alone = compiled("\(comment)\n\n\(second)\n")
    let start = first.utf8.count
    let own = behind.diagnostics.filter { $0.range.lower > start }
    #expect(own == alone.diagnostics, "\(second)")
    var scenarios = behind.scenarios.filter { $0.block == 1 }
    for index in scenarios.indices { scenarios[index].block = 0 }
    guard behind.diagnostics.count == own.count else { return }
    #expect(scenarios == alone.scenarios, "\(second)")
    #expect(Set(scenarios) == Set(alone.scenarios), "\(second)")
  }

  private static func compiled(_ text: String) -> ScenarioCompiler.Compilation {
    ScenarioCompiler().compile(CheckFileReader().read(SourceText(path: "a.check", text: text), isDocument: false))
  }
}
