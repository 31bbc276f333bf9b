import Foundation
import Testing

@testable import FocusScenario

@Suite("an app file to start from")
struct AppSkeletonTests {
  @Test("names what the checks name, and reads without a problem")
  func isWhole() {
    let text = AppSkeleton.text(title: "Shop", tasks: Self.tasks, frames: Self.frames)
    #expect(text == Self.expected)
    #expect(AppFixtures.dump(AppFixtures.read(text)) == "")
  }

  @Test(
    "reads without a problem whatever the names",
    arguments: ["", "a \"b\" \\ c", "Start", "open panel", "x\ny: z, #"]
  )
  func isSafe(name: String) {
    var frame = Frame(.focus, .on)
    frame.target = Reference(.quoted(name))
    frame.other = Reference(.noun("panel"), relations: [.init(.behind, Reference(.noun("menu")))])
    let task = TaskLine(
      phrases: [Self.phrase("do it", nil), Self.phrase("", .change(Reference(.quoted(name))))],
      range: Self.nowhere
    )
    let text = AppSkeleton.text(title: name, tasks: [task], frames: [frame])
    #expect(AppFixtures.read(text).diagnostics.filter { $0.severity == .error }.map(\.message) == [])
  }

  /// A sentence, the elements that it makes besides the heading of the screen, as lines of the app file.
  static let sentences: [(sentence: String, lines: [String])] = [
    ("the position of \"Cards\" is \"1 of 2\"", ["button \"Cards\""]),
    ("\"Send\" is read as \"Send, button\"", ["button \"Send\""]),
    ("there are 3 results", ["rows \"First result\", \"Second result\", \"Third result\" each:"]),
    ("no error is visible", []),
    ("there is no spinner", []),
    ("no button is spoken", []),
  ]

  @Test("what is no element, or is denied of a kind, makes none", arguments: sentences.indices)
  func inventsNothing(number: Int) throws {
    let (sentence, lines) = Self.sentences[number]
    let source = SourceText(path: "", text: sentence)
    let phrase = Phrase(pieces: [SourceRange(0, sentence.utf8.count)])
    let frames = SentenceReader().read(phrase, in: source).frames
    #expect(!frames.isEmpty)
    let text = AppSkeleton.text(title: "Shop", tasks: [], frames: frames)
    let elements = text.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    #expect(elements.map { $0.trimmingCharacters(in: .whitespaces) } == ["heading \"Start\""] + lines)
    #expect(AppFixtures.read(text).diagnostics.filter { $0.severity == .error }.map(\.message) == [])
  }

  private static let nowhere = SourceRange(0, 0)

  private static func phrase(_ text: String, _ action: TaskAction?) -> TaskPhrase {
    TaskPhrase(text: text, key: text, action: action, range: nowhere)
  }

  private static func line(_ phrases: TaskPhrase...) -> TaskLine { TaskLine(phrases: phrases, range: nowhere) }

  private static func claim(_ target: Reference, _ moment: Moment? = nil) -> Frame {
    var frame = Frame(.focus, .on)
    frame.target = target
    frame.moment = moment
    return frame
  }

  private static let tasks = [
    line(
      phrase("open the address panel", .open(Reference(.noun("address panel")))),
      phrase("change the address", .change(Reference(.noun("address")))),
      phrase("close it", .close(Reference(.pronoun("it")), with: nil))
    ),
    line(phrase("submit the payment form with an expired card", nil)),
    line(phrase("reload search results", .reload(Reference(.noun("search results"))))),
    line(phrase("open the address sheet", .open(Reference(.noun("address sheet"))))),
  ]

  private static let frames = [
    claim(Reference(.quoted("Delivery address, heading"))),
    claim(Reference(.noun("cart"), relations: [.init(.behind, Reference(.noun("panel")))])),
    claim(Reference(.quoted("Change address")), .after(Event(.verb("close")))),
    claim(Reference(.noun("error")), .rightAfter(Event(.activate("Pay")))),
    claim(Reference(.noun("loading element"), quantifier: .a, relations: [.init(.gone)])),
    claim(Reference(.noun("sheet title"))),
    claim(Reference(.noun("button"), relations: [.init(.openerOf)])),
    claim(Reference(.noun("top"))),
    claim(Reference(.noun("total"))),
  ]

  private static let expected = """
    # What the checks name. Answer each question, and put in what else is there.

    App: Shop

    Screen: Cart
      heading "Cart"
      text "Total", as the total
      text field "Field"
      text "What is wrong, and how to fix it", not shown, the error of "Field"
      button "Change address"
        on activate: open "Address panel"  # where does focus go?
      button "Pay"
        on activate: show the error  # where does focus go?
      row "Loading element", loading, not shown
      button "Open address sheet"
        on activate: open "Address sheet"  # where does focus go?

    Overlay: Address panel
      on open: nothing  # where does focus go?
      on close: nothing  # where does focus go?
      heading "Delivery address"
      text field "Address" = "before", as the address
      button "Close"
        on activate: close

    Sheet: Address sheet
      on open: nothing  # where does focus go?
      on close: nothing  # where does focus go?
      heading "Address sheet"
      button "Close"
        on activate: close

    Task: submit the payment form with an expired card
      start on "Cart"  # and then, what does the user do?

    Task: reload search results
      start on "Cart"  # and then, what does the user do?

    """
}
