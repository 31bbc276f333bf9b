import Testing

@testable import FocusScenario

/// What is written from a check has everything that the check names.
@Suite("an app file to start from, and the check that it was made from")
struct AppSkeletonBindingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The lines of blocks, one profile and one task each.
    var check: String
    /// Lines that the app file has.
    var has: [String]
    /// Words that it has nowhere.
    var hasNot: [String]

    init(_ name: String, has: [String] = [], hasNot: [String] = [], _ check: String) {
      testDescription = name
      self.check = check
      self.has = has
      self.hasNot = hasNot
    }
  }

  static let cases = [
    Case(
      "a field is found by its kind",
      has: ["text field \"Code\", as the code"],
      """
      Profile: VoiceOver
      Task: enter a wrong code
      Expected: focus is on the error right after Continue
                one swipe back reaches the code field
      """
    ),
    Case(
      "a context is no text too",
      has: ["Overlay: Calendar", "button \"Delivery day\"", "on activate: open \"Calendar\"  # where does focus go?"],
      hasNot: ["text \"Calendar\"", "Open calendar"],
      """
      Profile: VoiceOver
      Task: open the calendar, choose "Wednesday", close it
      Expected: after close, focus returns to "Delivery day"
                "Share" behind the calendar is unreachable
      """
    ),
    Case(
      "what is announced is no button",
      has: ["on activate: announce \"Added to cart\"  # where does focus go?"],
      hasNot: ["button \"Added to cart\""],
      """
      Profile: VoiceOver
      Task: activate "Add to cart"
      Expected: "Added to cart" is announced once
                focus stays on "Add to cart"
      """
    ),
    Case(
      "what is announced by nothing that is named",
      has: [
        "on appear: announce \"3 recipes\"  # when is it said?",
        "rows \"First result\", \"Second result\", \"Third result\" each:",
      ],
      """
      Profile: VoiceOver
      Task: type "leek" in "Search recipes", wait 4 seconds
      Expected: "3 recipes" is announced once
                there are 3 results
                one swipe reaches the first result
      """
    ),
    Case(
      "a toast says what is announced",
      has: ["on activate: show a toast \"Saved\" for 3 seconds  # where does focus go?"],
      hasNot: ["Toast:"],
      """
      Profile: VoiceOver
      Task: activate "Save"
      Expected: "Saved" is announced once
                the toast is not focusable
      """
    ),
    Case(
      "the control that focus returns to opens the panel",
      has: ["on activate: open \"Address panel\"  # where does focus go?"],
      hasNot: ["Open address panel"],
      """
      Profile: VoiceOver
      Task: open the address panel, change the address, close it
      Expected: focus starts on "Delivery address, heading"
                the cart behind the panel is unreachable
                after close, focus is on "Change address"
      """
    ),
    Case(
      "rows, sliders, switches and fields are what they are",
      has: [
        "slider \"Tip\"", "toggle \"Gift\"", "text field \"Password\"",
        "on action \"Delete\": remove this, announce \"Bread deleted\"",
      ],
      """
      Profile: VoiceOver
      Task: increase "Tip", turn on "Gift"
      Expected: "Password" still has its value
                the retry button is disabled

      Profile: VoiceOver
      Task: delete the second item
      Expected: focus goes to the next item after delete
                "Bread deleted" is announced once
      """
    ),
    Case(
      "a field opens the calendar, and a button the menu",
      has: [
        "text field \"Date\", as the date\n    on activate: open \"Calendar\"",
        "button \"More\"\n    on activate: open \"Menu\"",
      ],
      hasNot: ["button \"Open"],
      """
      Profile: VoiceOver
      Task: open the calendar, choose "12 May", close it
      Expected: after close, focus returns to the date field

      Profile: VoiceOver
      Task: open the menu, close it
      Expected: after close, focus is on "More"
                focus is never on the spinner
      """
    ),
    Case(
      "a sheet with a Done button",
      has: ["Sheet: Filter sheet", "button \"Done\""],
      hasNot: ["button \"Close\""],
      """
      Profile: VoiceOver
      Task: open the filter sheet, close it with the Done button
      Expected: focus starts on the sheet title, not on "Done"
                after close, focus is on the button that opened it
      """
    ),
  ]

  @Test("the check binds", arguments: cases)
  func binds(row: Case) throws {
    let text = try skeleton(of: row.check)
    for line in row.has { #expect(text.contains(line), "\(text)") }
    for words in row.hasNot { #expect(!text.contains(words), "\(text)") }
  }

  static let checks = AppFixtures.files(in: AppFixtures.checks, ending: ".check")

  @Test("so does every check of the repository", arguments: checks)
  func bindsChecks(fixture: AppFixture) throws { _ = try skeleton(of: try fixture.text()) }

  /// The app file for a check, to which the check has been bound without a problem.
  private func skeleton(of check: String) throws -> String {
    let source = SourceText(path: "x.check", text: check)
    let compilation = ScenarioCompiler().compile(CheckFileReader().read(source, isDocument: false))
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let scenarios = compilation.scenarios
    let text = AppSkeleton.text(
      title: "Shop",
      tasks: scenarios.map(\.task),
      frames: scenarios.flatMap(\.claims).map(\.frame)
    )
    let reading = AppFixtures.read(text)
    #expect(AppFixtures.dump(reading) == "", "\(text)")
    let runner = Runner(AppIndex(reading.app))
    for scenario in scenarios {
      #expect(runner.problems(of: scenario, in: source).map(\.message) == [], "\(text)")
    }
    return text
  }
}
