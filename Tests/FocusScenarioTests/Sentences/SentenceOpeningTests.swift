import Testing

@testable import FocusScenario

private let reader = SentenceReader()

@Suite("Lines that seem to begin a sentence")
struct SentenceOpeningTests {
  @Test("every published form seems to begin one")
  func publishedForms() {
    for form in SentenceForms.all {
      #expect(reader.seemsToBegin(form.example.split(separator: " ").map(String.init)), "\(form.example)")
    }
  }

  @Test("a slip is still seen", arguments: ["focsu is", "focus strats", "the eror", "nothng is", "scaning doesn't"])
  func slips(opening: String) {
    #expect(reader.seemsToBegin(opening.split(separator: " ").map(String.init)))
  }

  @Test(
    "other prose does not",
    arguments: ["After a sheet", "User opens", "An error", "Sources", "WCAG mapping", "Fix:", "", "The sheet moves"]
  )
  func prose(opening: String) {
    #expect(!reader.seemsToBegin(opening.split(separator: " ").map(String.init)))
  }
}
