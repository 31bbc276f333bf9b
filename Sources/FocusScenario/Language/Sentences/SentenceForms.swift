/// The published sentence forms: what can be claimed, each with one sentence that claims it.
public enum SentenceForms {
  /// A group of forms.
  public enum Group: String, Hashable, Codable, Sendable, CaseIterable {
    case focus, speech, reach, order, `return`, announce, trap, scan, keyboard, value, count, time
  }

  /// One form.
  public struct Form: Hashable, Codable, Sendable {
    /// The name of the form, unique.
    public var name: String
    /// The group it is listed in.
    public var group: Group
    /// A sentence of the form.
    public var example: String

    /// The words of the example that the language knows it by.
    var words: Set<String> {
      let phrase = Phrase(pieces: [SourceRange(0, example.utf8.count)])
      let words = WordLexer.words(of: phrase, in: SourceText(path: "", text: example)).words
      return Set(words.filter { $0.kind == .word }.map(\.text))
    }
  }

  /// Every form, in the order in which they are listed.
  public static let all: [Form] = rows.split(separator: "\n").compactMap { row in
    let parts = row.split(separator: "|").map { $0.trimmingSpaces }
    guard parts.count == 3, let group = Group(rawValue: parts[0]) else { return nil }
    return Form(name: parts[1], group: group, example: parts[2])
  }

  private static let rows = """
    focus | focus starts on a label and role | focus starts on "Delivery address, heading"
    focus | focus starts on | focus starts on the sheet title
    focus | focus is on, without effort | focus is on the error right after Pay, without swiping
    focus | focus is on | focus is on the first result after reload
    focus | focus stays | focus stays on "Quantity" while the total updates
    focus | focus moves to, within | focus moves to the error summary within 1 second of Pay
    focus | focus is inside | focus is inside the panel
    focus | focus is never on | focus is never on an element that's gone
    focus | focus is not on | focus isn't on "Pay", after Pay
    focus | focus goes to | focus goes to the next item after delete
    speech | is spoken, counted | the error is spoken once
    speech | is spoken exactly once | "Card expired" is spoken exactly once, right after Pay
    speech | is spoken before | the error is spoken before the field
    speech | is spoken first | the title is spoken first
    speech | is not spoken twice | the price is not spoken twice
    speech | is spoken before anything else | the error is spoken before anything else
    speech | speech includes | speech includes "3 results"
    speech | speech is | speech is "Card expired. Enter a date after 11/26."
    reach | is unreachable | the cart behind the panel is unreachable
    reach | swipes reach, which still has | one swipe reaches the field, which still has its value
    reach | swipes reach | two swipes reach "Pay"
    reach | swipes back reach | one swipe back reaches the field
    reach | swipes to a side reach | one swipe to the left reaches "Expiration date", which still has "11/25"
    reach | at most swipes reach | at most 2 swipes reach the field
    reach | every one is reachable | every field in the form is reachable
    reach | nothing is reachable | nothing behind the sheet is reachable
    reach | is reachable within swipes | "Close" is reachable within 3 swipes
    reach | is reachable with | every button is reachable with Tab
    reach | is not focusable | the toast is not focusable
    order | comes before | the error comes before the field
    order | comes right after | "Total" comes right after the last item
    order | the order is | the order is "Name", "Email", "Pay"
    order | swiping reaches | swiping reaches "Name", then "Email", then "Pay"
    order | the first stop is | the first stop is the title
    order | is not visited twice | no element is visited twice
    return | after an event, focus is on | after close, focus is on "Change address"
    return | focus is on the opener | after close, focus is on the button that opened it
    return | focus returns to | focus returns to the button that opened it
    return | after the second event | after the second close, focus returns to "Filters"
    return | after a thing closes | after the alert closes, focus is on the opener
    announce | is announced, counted | "3 results" is announced once
    announce | is announced, and focus stays | "Card added" is announced, and focus stays on "Add to cart"
    announce | no announcement interrupts | no announcement interrupts the error
    announce | nothing is announced while | nothing is announced while typing
    announce | nothing is announced | after close, nothing is announced
    trap | focus cannot leave | focus can't leave the panel
    trap | a key closes | Escape closes the panel
    trap | a key leaves | Tab leaves the player
    trap | there is a way out | there is a way out of the panel
    trap | a key does not leave | Tab does not leave the panel
    scan | scanning does not stop on | scanning doesn't stop on a loading element that's gone
    scan | the next step starts at | the next scan or Tab starts at the error, not at the top
    scan | scanning stops on, counted | scanning stops on "Pay" once per cycle
    scan | scanning never enters | scanning never enters the cart behind the panel
    scan | the scan restarts at | after open, the scan restarts at the title
    keyboard | a key moves from, to | Tab moves from "Email" to "Pay"
    keyboard | a key goes back to | Shift-Tab goes back to the field
    keyboard | the next step lands on | the next Tab lands on the error
    keyboard | a key activates | Return activates "Pay"
    keyboard | a key does not activate | Space does not activate "Pay" while typing
    value | still has its value | the field still has its value
    value | still has | "Expiration date" still has "11/25"
    value | is empty | "Email" is still empty
    value | keeps its value | after Pay, every field keeps its value
    value | is in a state | "Express" is still selected
    count | there is one | there is one error
    count | there are several | there are 3 results
    count | are focusable, counted | exactly 2 elements are focusable in the panel
    count | there is no | there is no spinner behind the sheet
    count | focus moves, counted | focus moves once
    count | is spoken at most | the title is spoken at most once
    time | focus is on, within | focus is on the error within 500 ms of Pay
    time | focus does not move | focus doesn't move while typing
    time | is never spoken twice | the error is never spoken twice
    time | nothing is spoken before | nothing is spoken before the error
    time | is gone | the loading element is gone after reload
    time | right after, two claims | right after Pay, focus is on the error, and nothing is announced
    """
}

extension Substring {
  /// Without the spaces at both ends.
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
