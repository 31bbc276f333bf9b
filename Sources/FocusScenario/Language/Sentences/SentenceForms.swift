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

  /// The kinds of claims that each form makes, in the order of the forms; read when they are first needed.
  static let kinds: [Set<Frame.Kind>] = all.map { form in
    let phrase = Phrase(pieces: [SourceRange(0, form.example.utf8.count)])
    let readings = SentenceReader().readings(of: phrase, in: SourceText(path: "", text: form.example))
    return Set(readings.joined().map(\.kind))
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
    focus | focus moves to, and stays there | focus moves to the error and stays there
    focus | focus goes straight to | focus goes straight to "Help"
    focus | focus moves by itself | focus moves to the error automatically
    focus | focus is no longer on | focus is no longer on "Pay"
    focus | takes focus, counted | "Help" takes focus once
    focus | focus is on either | focus is on either "Help" or "Pay"
    focus | a thing sends focus to | "Pay" sends focus to "Help"
    focus | takes no focus from | "Help" never takes focus from the field
    focus | focus is confined to | focus is confined to the panel
    speech | is spoken, counted | the error is spoken once
    speech | is spoken exactly once | "Card expired" is spoken exactly once, right after Pay
    speech | is spoken before | the error is spoken before the field
    speech | is spoken first | the title is spoken first
    speech | is not spoken twice | the price is not spoken twice
    speech | is spoken before anything else | the error is spoken before anything else
    speech | speech includes | speech includes "3 results"
    speech | speech is | speech is "Card expired. Enter a date after 11/26."
    speech | is read as | "Send" is read as "Send, button"
    speech | is announced as a state | "Pay" is announced as dimmed
    speech | is silent | the image is silent
    speech | is read with | the card is read with "2 dollars"
    speech | only is announced | only "Paid" is announced
    speech | are spoken separately | "Name" and "Paid" are spoken separately
    speech | are spoken in one announcement | "Name" and "email" are spoken in a single announcement
    speech | is read to the end | "Paid" is read to the end
    speech | says one, then another | VoiceOver says "Name", then "Paid"
    speech | says one, not another | VoiceOver says "Paid", not "email"
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
    reach | every one but | every button except "Pay" is reachable
    reach | nothing below is reachable | nothing below the menu is reachable
    reach | only is reachable | only the menu is reachable
    reach | is reachable in a single swipe | "More" is reachable in a single swipe
    reach | is reachable without an event | "Help" is reachable without opening the menu
    reach | is reachable both ways | every row is reachable in both directions
    reach | a sweep both ways reaches | swiping both ways reaches every row
    reach | the rotor reaches | the headings rotor reaches "Details"
    reach | is so far away | "Pay" is at most 4 Tabs away from "Close"
    reach | recovery takes | recovery takes at most 1 swipe
    reach | recovery from takes | recovery from the error takes one swipe
    reach | is reachable from | "Help" is reachable from "Name"
    order | comes before | the error comes before the field
    order | comes right after | "Total" comes right after the last item
    order | the order is | the order is "Name", "Email", "Pay"
    order | swiping reaches | swiping reaches "Name", then "Email", then "Pay"
    order | the first stop is | the first stop is the title
    order | is not visited twice | no element is visited twice
    order | the order is, numbered | the order is: 1. "Name" 2. "Email" 3. "Pay"
    order | is next in the swipe order | "Undo" is next in the swipe order
    order | is one stop | each card is one stop
    order | are one stop | the icon and the label are one stop
    order | is between | "Email" is between "Name" and "Pay"
    order | is a stop of | "Bread" is the second stop in the list
    order | is one group | the toolbar is one group
    order | is visited once both ways | each row is visited once in both directions
    order | the order by the rotor is | by headings, the order is "Tea", "Details"
    order | a key reaches before | Tab reaches "Email" before "Pay"
    order | come in that order | "Name", "Email" and "Pay" come in that order
    order | has stops, listed | "Items" has 2 stops: "Milk" and "Bread"
    return | after an event, focus is on | after close, focus is on "Change address"
    return | focus is on the opener | after close, focus is on the button that opened it
    return | focus returns to | focus returns to the button that opened it
    return | after the second event | after the second close, focus returns to "Filters"
    return | after a thing closes | after the alert closes, focus is on the opener
    return | focus goes back into | focus goes back into the list
    return | focus is on again | focus is on "Filters" again
    announce | is announced, counted | "3 results" is announced once
    announce | is announced, and focus stays | "Card added" is announced, and focus stays on "Add to cart"
    announce | no announcement interrupts | no announcement interrupts the error
    announce | nothing is announced while | nothing is announced while typing
    announce | nothing is announced | after close, nothing is announced
    announce | is announced only once | "Saved" is announced only once
    announce | is not announced again within | "Saved" is not announced again within 5 seconds
    announce | is announced again | "Saved" is announced again
    announce | is announced, focus unmoved | "Saved" is announced without moving focus
    announce | is announced, focus not stolen | "Saved" is announced without stealing focus
    announce | is announced without interruption | "Saved" is announced without interruption
    announce | is announced before | "Saving" is announced before "Saved"
    announce | is announced at once | "Saved" is immediately announced
    announce | nothing else | "Card added" is announced, and nothing else is announced
    announce | nothing twice | nothing is announced twice
    trap | focus cannot leave | focus can't leave the panel
    trap | a key closes | Escape closes the panel
    trap | a key leaves | Tab leaves the player
    trap | there is a way out | there is a way out of the panel
    trap | a key does not leave | Tab does not leave the panel
    trap | swiping stays in | swiping stays in the panel
    trap | can be closed with | the panel can be closed with the escape gesture
    trap | there are no traps | there are no keyboard traps
    scan | scanning does not stop on | scanning doesn't stop on a loading element that's gone
    scan | the next step starts at | the next scan or Tab starts at the error, not at the top
    scan | scanning stops on, counted | scanning stops on "Pay" once per cycle
    scan | scanning never enters | scanning never enters the cart behind the panel
    scan | the scan restarts at | after open, the scan restarts at the title
    scan | scanning stays in | scanning stays in the panel
    scan | scanning starts at | scanning starts at "Street"
    scan | can be reached within one cycle | "Pay" can be reached within one cycle
    scan | scanning returns to | scanning returns to "Change address"
    keyboard | a key moves from, to | Tab moves from "Email" to "Pay"
    keyboard | a key goes back to | Shift-Tab goes back to the field
    keyboard | the next step lands on | the next Tab lands on the error
    keyboard | a key activates | Return activates "Pay"
    keyboard | a key does not activate | Space does not activate "Pay" while typing
    keyboard | the escape gesture closes | the escape gesture closes the panel
    keyboard | the magic tap opens | the magic tap opens the player
    keyboard | an arrow moves to | the down arrow moves from "Milk" to "Bread"
    keyboard | the arrow keys move between | the arrow keys move between the tabs
    keyboard | a key selects | Space selects "Express"
    keyboard | a key stays in | Tab stays in the panel
    value | still has its value | the field still has its value
    value | still has | "Expiration date" still has "11/25"
    value | is empty | "Email" is still empty
    value | keeps its value | after Pay, every field keeps its value
    value | is in a state | "Express" is still selected
    value | the role is | the role of "Pay" is button
    value | the name is | the name of the field is "Expiration date"
    value | the value is | the value of the field is "11/25"
    value | the state is | the state of "Pay" is "dimmed"
    value | the position is | the position of "Cards" is "1 of 2"
    value | is a button | "Pay" is a button
    value | changes to | "Follow" changes to "Following"
    value | changes | the total changes
    value | updates | the total updates
    value | is no longer in a state | "Express" is no longer selected
    value | can be increased | "Volume" can be increased
    value | cannot be activated | "Pay" can't be activated
    value | has custom actions | the row has the custom actions "Reply" and "Delete"
    value | a text is still in | "11/25" is still in the field
    value | a control opens | "Pay" opens the sheet
    value | is empty again | "Expiration date" is empty again
    value | every one has a label | every button has a label
    value | lies above | the total is above "Help"
    value | nothing lies above | nothing is above "Help"
    count | there is one | there is one error
    count | there are several | there are 3 results
    count | are focusable, counted | exactly 2 elements are focusable in the panel
    count | there is no | there is no spinner behind the sheet
    count | focus moves, counted | focus moves once
    count | is spoken at most | the title is spoken at most once
    count | has, counted | "Items" has 3 rows
    count | stops are reachable, counted | exactly 3 stops are reachable in "Items"
    time | focus is on, within | focus is on the error within 500 ms of Pay
    time | focus does not move | focus doesn't move while typing
    time | is never spoken twice | the error is never spoken twice
    time | nothing is spoken before | nothing is spoken before the error
    time | at the start | at the start, the loading element is visible
    time | is gone | the loading element is gone after reload
    time | right after, two claims | right after Pay, focus is on the error, and nothing is announced
    time | stays at least | the toast stays at least 5 seconds
    time | stays at most | the toast stays on screen for at most 10 seconds
    time | for one technology | VoiceOver: the toast is visible
    """
}

extension Substring {
  /// Without the spaces at both ends.
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
