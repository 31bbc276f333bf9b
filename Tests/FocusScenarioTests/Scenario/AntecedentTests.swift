import Testing

@testable import FocusScenario

/// What `it`, `they` and `its` stand for.
@Suite("antecedents")
struct AntecedentTests {
  private static func compile(_ lines: String) -> ScenarioCompiler.Compilation {
    let text = "Profile: VoiceOver\nTask: activate \"Open\"\nExpected: \(lines)\n"
    let file = CheckFileReader().read(SourceText(path: "a.check", text: text), isDocument: false)
    return ScenarioCompiler().compile(file)
  }

  @Test(
    "a word stands for what the last claim is about, and never for what stands beside it in its own",
    arguments: [
      ("the title is visible\n  it is a button", "value.role(the title, \"button\")"),
      (
        "the close button of the sheet is reachable\n  it is announced as dimmed",
        "speech.said-as(the close button{of the sheet}, \"dimmed\") announced"
      ),
      ("the close button of the sheet is reachable\n  it is closed", "state.is(the sheet, closed)"),
      ("focus is on the error after the sheet closes\n  it is spoken once", "speech.said(the error) =1"),
      ("\"Open\" is a button\n  \"Help\" comes right after it", "order.right-after(\"Help\", \"Open\")"),
      ("the panel is open\n  \"Name\" is in it", "state.located(\"Name\", the panel, in)"),
      ("the error is visible\n  its field is empty", "value.empty(the field{of the error})"),
      ("the error comes right after its field", "order.right-after(the error, the field{of the error})"),
      ("a toggle is on, and it is dimmed", "state.is(the toggle, disabled)"),
      ("focus is on a button, which is dimmed", "state.is(the button, disabled)"),
      ("\"City\" is empty\n  its error comes right after it", "order.right-after(the error{of \"City\"}, \"City\")"),
      ("after the error comes the field\n  it is empty", "value.empty(the field)"),
    ]
  )
  func standsFor(lines: String, reading: String) throws {
    let compilation = Self.compile(lines)
    #expect(compilation.diagnostics.map(\.message) == [])
    #expect(try #require(compilation.scenarios.first?.claims.last).reading == reading)
  }

  @Test("they are several, and each of them")
  func several() throws {
    let compilation = Self.compile("\"Open\" and \"Help\" are reachable\n  they are dimmed")
    let claim = try #require(compilation.scenarios.first?.claims.last)
    #expect(claim.reading == "state.is(each(\"Open\", \"Help\"), disabled)")
  }

  @Test("everything and nothing are no one thing that a word could stand for")
  func nothing() {
    let lines = "nothing is announced, and it is visible"
    #expect(Self.compile(lines).diagnostics.map(\.code) == ["no-antecedent"])
  }

  @Test(
    "after two things that it fits as well, nobody can tell",
    arguments: [
      ("\"Help\" comes right after \"Open\"\n  it is dimmed", "'it' may stand for \"Help\" or \"Open\""),
      ("\"Help\" comes right after \"Open\", and it is dimmed", "'it' may stand for \"Help\" or \"Open\""),
      ("\"Help\" is read before the error\n  its label is \"Help\"", "'its' may stand for \"Help\" or the error"),
      ("\"Open\" and \"Help\" are reachable\n  it is dimmed", "'it' may stand for \"Help\" or \"Open\""),
    ]
  )
  func either(lines: String, message: String) {
    #expect(Self.compile(lines).diagnostics.map(\.message) == [message])
  }
}
