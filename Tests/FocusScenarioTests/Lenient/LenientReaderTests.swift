import Testing

@testable import FocusScenario

private let reader = SentenceReader()

@Suite("Suggestions for refused lines")
struct LenientReaderTests {
  private static func suggestions(for line: String) -> [Suggestion] {
    reader.suggestions(
      for: Phrase(pieces: [SourceRange(0, line.utf8.count)]),
      in: SourceText(path: "test", text: line)
    )
  }

  @Test("what is offered for lines that people write, and what of them is left out")
  func wildLines() throws {
    let fixture = Fixture(path: "lenient/wild-lines.lines")
    let texts = try Self.lines(of: fixture).map { line in
      let source = SourceText(path: "test", text: line)
      let offers = Self.suggestions(for: line).map { suggestion in
        "  \(suggestion.sentence)"
          + (suggestion.leftOut.isEmpty ? "" : "  -- without \(suggestion.leftOutWords(in: source))")
      }
      return ([line] + offers).joined(separator: "\n") + "\n"
    }
    try fixture.expect(texts.joined(separator: "\n"), stage: "suggestions")
  }

  @Test("a suggestion is read as exactly what it was built from, three at most, none twice")
  func suggestionsAreRead() throws {
    for line in try Self.lines(of: Fixture(path: "lenient/wild-lines.lines")) {
      let suggestions = Self.suggestions(for: line)
      #expect(suggestions.count <= 3 && Set(suggestions.map(\.sentence)).count == suggestions.count)
      for suggestion in suggestions {
        let frames = reader.read(suggestion.sentence).frames
        #expect(frames.map(\.canonicalText) == suggestion.frames.map(\.canonicalText), "\(suggestion.sentence)")
      }
    }
  }

  @Test(
    "a negation, a quantifier or a number is in every suggestion, or there is none",
    arguments: [
      ("never", "VoiceOver never wanders over to the cart"), ("not", "focus does not slide over to Pay, says Ann"),
      ("every", "focus hops to Pay for every kind of user"), ("twice", "focus goes to Pay twice as fast"),
      ("3", "focus goes to Pay on 3 of the screens"), ("only", "focus goes to Pay only in the demo"),
      ("until", "focus goes to Pay, not until midnight"), ("nothing", "nothing odd happens, focus goes to Pay"),
      ("can", "the popover can be closed"), ("neither", "neither the toast is spoken"),
      ("at most 2", "\"Off\" is within 2 swipes"), ("once", "\"Pay\" is spoken once per search"),
      ("silently", "focus moves silently over to Pay, says Ann"),
      ("still", "the panel is read and still stays open, says Ann"),
    ]
  )
  func weightsAreKept(word: String, line: String) {
    for suggestion in Self.suggestions(for: line) {
      let words = " " + suggestion.sentence + " "
      #expect(words.contains(" \(word) ") || (word == "not" && words.contains("n't ")), "\(suggestion.sentence)")
    }
  }

  @Test(
    "nothing is added that the line does not say",
    arguments: ["focus goes over to Pay now", "the toast gets read out so"]
  )
  func nothingIsAdded(line: String) {
    for suggestion in Self.suggestions(for: line) {
      for word in ["not", "never", "no", "nothing", "every", "once", "twice", "at most", "only", "first", "last"] {
        #expect(!(" " + suggestion.sentence + " ").contains(" \(word) "), "\(suggestion.sentence)")
      }
    }
  }

  @Test(
    "what is left out never makes another claim of the rest",
    arguments: [
      // What is left out says which one, or of what: without it the claim is about more.
      "people joining are not announced while Ann speaks", "[ ] Landscape: order unchanged",
      "neither Pay nor Save is announced as selected by default", "turning it on is called \"Ready\" by Ann",
      // What is left out is what the pronoun stands for, or the moment is that of another claim.
      "if Ann is gone the message hops up and it gets read", "focus goes to Pay; if the row is gone, to Save",
    ]
  )
  func nothingElseIsClaimed(line: String) { #expect(Self.suggestions(for: line).isEmpty, "\(line)") }

  @Test("a claim that stands on its own is offered, and what is left out beside it gives it no moment")
  func secondClaims() {
    let offered = Self.suggestions(for: "the field starts with the name selected and Escape restores Ann")
    #expect(offered.map(\.sentence) == ["Escape restores Ann"])
    #expect(offered.first?.frames.map(\.moment) == [nil])
  }

  @Test("a name of several words is offered in quotes, as far as it goes, and no more of the line is")
  func namesAreQuoted() {
    let offered = Self.suggestions(for: "focus is on Family payee again once the sheet closes").map(\.sentence)
    #expect(offered == [#"focus is on "Family payee" again once the sheet closes"#])
    // What is denied, counted or done is no part of a name.
    for line in ["Pay never lands", "Delete is dimmed as long as nothing is chosen by Ann", "Swiping keeps Ann inside"]
    {
      #expect(Self.suggestions(for: line).isEmpty, "\(line)")
    }
  }

  @Test("a list behind a colon keeps its names whole, and what stands before the colon is none of them")
  func listsAreWhole() {
    let offered = Self.suggestions(for: "tab order on the form: Email, Password, Sign in").map(\.sentence)
    #expect(offered.first == "the order in the form is Email, Password, Sign in")
    #expect(offered.allSatisfy { $0.contains("Sign in") && $0.contains("the order in the form is") })
  }

  @Test("a heading or a complaint before a colon is no moment and no claim")
  func headingsAreLeftOut() {
    for line in [
      "Switch Access: focus stays on Pay", "\"it reads over me\": focus stays on Pay",
      "The complaint \"it reads over me\" is gone: focus stays on Pay",
    ] {
      #expect(Self.suggestions(for: line).map(\.sentence) == ["focus stays on Pay"], "\(line)")
    }
  }

  @Test(
    "a clause is drafted by what it claims, with things and events in the author's own words",
    arguments: [
      (
        "the hint can be dismissed without moving focus off the stamp",
        "after the hint closes, focus stays on the stamp"
      ),
      ("invoice preview opens on its first line, Total", "after the invoice preview opens, focus is on \"Total\""),
      (
        "After \"Mark as paid\" the first of the unpaid bills should have focus",
        "after activating \"Mark as paid\", focus is on the first one of the unpaid bills"
      ),
    ]
  )
  func clauses(line: String, sentence: String) {
    #expect(Self.suggestions(for: line).first?.sentence == sentence)
  }

  @Test("every row of the clause table has a pattern, and every class of words that it names is known")
  func clauseTable() {
    #expect(ClauseTable.patterns.allSatisfy { !$0.parts.isEmpty })
    for pattern in ClauseTable.patterns { #expect(pattern.unknownClasses.isEmpty, "\(pattern.unknownClasses)") }
  }

  @Test("the wider tables have no faults")
  func wideTables() {
    #expect(LanguageTables.wide.grammar.faults.isEmpty && LanguageTables.wide.lexicon.faults.isEmpty)
  }

  @Test("endless, empty and broken lines get nothing, and are no trap")
  func oddLines() {
    let endless = Array(repeating: "focus slides to Pay", count: 500).joined(separator: " and ")
    for line in ["", "  ", "\"", "\"\"", ",", "and and", endless, "→ → →", "after", "the", "not", "3", ": :", "[ ]"] {
      #expect(Self.suggestions(for: line).isEmpty, "\(line.prefix(40))")
    }
  }

  private static func lines(of fixture: Fixture) throws -> [String] {
    let source = try fixture.source
    return (0..<source.lineCount).map { source.text(source.lineRange($0)) }.filter { !$0.isEmpty }
  }
}
