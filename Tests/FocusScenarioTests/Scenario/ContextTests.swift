import Testing

@testable import FocusScenario

/// Claims for one technology, or under one setting, at the head of a line.
@Suite("Contexts of claims")
struct ContextTests {
  private static func compile(_ profile: String, given: String? = nil, _ expected: String)
    -> ScenarioCompiler.Compilation
  {
    let given = given.map { "Given: \($0)\n" } ?? ""
    let text = "Profile: \(profile)\n\(given)Task: open the panel\nExpected: \(expected)\n"
    let file = CheckFileReader().read(SourceText(path: "a.check", text: text), isDocument: false)
    return ScenarioCompiler().compile(file)
  }

  @Test("a claim for one technology is not asked of another")
  func technologies() {
    let compilation = Self.compile("VoiceOver, Switch Control", "VoiceOver: focus is on the title")
    #expect(compilation.diagnostics == [])
    let reasons = compilation.scenarios.map { $0.claims.map(\.notAsked) }
    #expect(reasons == [[nil], ["this is claimed for VoiceOver"]])
  }

  @Test("Android is TalkBack, and iOS is everything else")
  func platforms() {
    for (platform, asked) in [("Android", [false, true]), ("iOS", [true, false])] {
      let compilation = Self.compile("VoiceOver, TalkBack", "On \(platform), focus is on the title")
      #expect(compilation.scenarios.map { $0.claims[0].notAsked == nil } == asked)
    }
  }

  @Test(
    "a claim that nobody in the block can be asked is an error",
    arguments: [
      ("VoiceOver", nil, "Switch Control: focus is on the title", ["context-of-another"]),
      ("VoiceOver", nil, "On iPad: focus is on the title", ["context-not-given"]),
      ("VoiceOver", "iPhone", "On iPad: focus is on the title", ["context-not-given"]),
      ("VoiceOver", "iPad", "On iPad: focus is on the title", []),
      ("VoiceOver", "right to left", "RTL: focus is on the title", []),
      ("VoiceOver", "large text", "With large text, focus is on the title", []),
      ("VoiceOver", nil, "Landscape: focus is on the title", ["context-not-given"]),
      ("NVDA", nil, "VoiceOver: focus is on the title", []),
    ]
  )
  func blocks(profile: String, given: String?, expected: String, codes: [String]) {
    let found = Self.compile(profile, given: given, expected).diagnostics.map(\.code)
    #expect(found.filter { $0.hasPrefix("context") } == codes)
  }

  @Test("nothing else is nothing but what the block has claimed to be heard")
  func nothingElse() {
    let compilation = Self.compile("VoiceOver", "\"Saved\" is announced once\n  nothing else is announced")
    #expect(compilation.scenarios[0].claims[1].reading == "never speech.said(anything{except \"Saved\"}) announced")
    #expect(Self.compile("VoiceOver", "nothing else is announced").diagnostics.map(\.code) == ["no-antecedent"])
    let denied = Self.compile("VoiceOver", "\"Saved\" is not announced\n  nothing else is announced")
    #expect(denied.diagnostics.map(\.code) == ["no-antecedent"])
  }
}
