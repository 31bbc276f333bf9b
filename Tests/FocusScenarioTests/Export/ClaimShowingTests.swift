import Testing

@testable import FocusScenario

/// How claims show on a device: what is looked at, or why nothing can be.
struct ClaimShowingTests {
  /// A sentence, and its looks in the order in which they are taken; a note in round brackets.
  struct Example: CustomTestStringConvertible, Sendable {
    var sentence: String
    var shown: [String]
    var testDescription: String { sentence }

    init(_ sentence: String, _ shown: String...) {
      self.sentence = sentence
      self.shown = shown
    }
  }

  /// By the meaning of each sentence, on a run in which Pay is activated and focus goes to the error.
  private static let examples = [
    Example("focus is on the error right after Pay", "hears Card expired"),
    Example("focus is not on \"Pay\"", "hears none of Pay Button"),
    Example("focus is on the error, not on \"Pay\"", "hears Card expired", "hears none of Pay Button"),
    Example("focus goes to the error", "hears Card expired"),
    Example("focus is on either \"Help\" or the error", "hears Help Link, Card expired"),
    Example("focus stays on the error", "hears Card expired", "later hears Card expired"),
    Example("focus moves to the error within 1 second of Pay", "hears Card expired", "(how soon is not asserted)"),
    Example("focus goes straight to the error", "hears Card expired", "(how is not asserted)"),
    Example("focus is never on \"Help\"", "(the service is read at moments)"),
    Example("focus moves once", "(the service is read at moments)"),
    Example("focus moves to the error and stays there", "hears Card expired", "(the service is read at moments)"),
    Example("one swipe reaches \"Pay\"", "1 forward: 1...1 reaches Pay Button", "1 back: 1...1 reaches Pay Button"),
    Example("one swipe back reaches \"Code\"", "1 back: 1...1 reaches Code 11/20 Text field Double tap to edit."),
    Example("at most 2 swipes reach \"Help\"", "2 forward: 1...2 reaches Help Link", "2 back: 1...2 reaches Help Link"),
    Example("\"Help\" is reachable", "sweep of 10 meets Help Link"),
    Example("every button is reachable", "sweep of 10 meets Pay Button and Menu dimmed Button"),
    Example("\"Secret\" is unreachable", "sweep of 10 meets none of Secret"),
    Example("the error comes before \"Help\"", "sweep of 10 meets in order Card expired, Help Link"),
    Example("\"Help\" comes right after the error", "sweep of 10 meets unbroken Card expired, Help Link"),
    Example(
      "the order is \"Code\", \"Pay\"",
      "sweep of 10 meets unbroken Code 11/20 Text field Double tap to edit., Pay Button"
    ),
    Example("the first stop is the title", "(the service does not tell where the order begins and ends)"),
    Example("\"Code\" still has \"11/20\"", "sweep of 10 meets Code 11/20 Text field Double tap to edit."),
    Example("\"Menu\" is dimmed", "sweep of 10 meets Menu dimmed Button"),
    Example("the role of \"Pay\" is button", "sweep of 10 meets Pay Button"),
    Example("\"Pay\" is read as \"Pay, button\"", "sweep of 10 meets Pay Button"),
    Example("speech is \"Card expired\"", "hears Card expired"),
    Example("speech includes \"expired\"", "hears the words expired"),
    Example("the error is spoken once", "(the service tells what is said for what has focus)"),
    Example("nothing is announced", "(the service tells what is said for what has focus)"),
    Example("there is one error", "(the service counts nothing)"),
    Example("at the start, the error is gone", "(the service tells what is said, not what is on the screen)"),
  ]

  private static let app = """
    App: Form

    Screen: Form
      heading "Form"
      text field "Code" = "11/20"
      text "Card expired", not shown, the error of "Code"
      button "Pay"
        on activate: show the error, after 500 ms: focus the error
      button "Menu", disabled
      link "Help"
      text "Secret", hidden from assistive technology

    """

  @Test("a claim is looked at where it is decided, by what would be heard", arguments: examples)
  func shows(example: Example) throws {
    let check = "Profile: VoiceOver\nTask: activate \"Pay\"\nExpected: \(example.sentence)\n"
    let folder = try TemporaryFolder(["form.check": check, "form.app": Self.app])
    let bound = FocusScenario.Suite.load([folder["form.check"]]).bound()
    #expect(bound.files.flatMap(\.diagnostics).map(\.message) == [])
    let test = try #require(DevicePlan(bound).files.first?.tests.first)
    #expect(test.refusal == nil)
    let shown = Self.looks(of: test) + test.notes
    #expect(shown.count == example.shown.count, "\(shown)")
    for (found, wanted) in zip(shown, example.shown) {
      let isNote = wanted.hasPrefix("(")
      #expect(isNote ? found.contains(": " + wanted.dropFirst().dropLast()) : found == wanted)
    }
    #expect(test.claims.map(\.looks).reduce(0, +) == example.shown.filter { !$0.hasPrefix("(") }.count)
  }

  private static func looks(of test: DevicePlan.Test) -> [String] {
    test.recordings.flatMap { recording in
      var place = ""
      return recording.steps.compactMap { step -> String? in
        switch step {
        case .readLater: place = "later "
        case .probe(let forward, let steps): place = "\(steps) \(forward ? "forward" : "back"): "
        case .sweep(let steps): place = "sweep of \(steps) "
        case .look(_, let look): return place + words(look)
        default: break
        }
        return nil
      }
    }
  }

  private static func words(_ look: DevicePlan.Look) -> String {
    func first(_ things: [[String]], _ separator: String) -> String {
      things.map { $0.first ?? "" }.joined(separator: separator)
    }
    return switch look {
    case .hears(let texts): "hears " + texts.joined(separator: ", ")
    case .hearsNone(let texts): "hears none of " + texts.joined(separator: ", ")
    case .hearsWords(let texts): "hears the words " + texts.joined(separator: ", ")
    case .reaches(let texts, let steps): "\(steps.lowerBound)...\(steps.upperBound) reaches \(texts[0])"
    case .meetsEach(let things): "meets " + first(things, " and ")
    case .meetsNone(let texts): "meets none of " + texts.joined(separator: ", ")
    case .meetsInOrder(let things, let unbroken): "meets \(unbroken ? "unbroken" : "in order") " + first(things, ", ")
    }
  }
}
