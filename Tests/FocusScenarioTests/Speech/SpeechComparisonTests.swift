import Testing

@testable import FocusScenario

@Suite("comparing speech")
struct SpeechComparisonTests {
  private static let address = Speech(label: "Delivery address", roles: ["heading"])
  private static let plain = Speech(label: "Delivery address")
  private static let email = Speech(label: "Email", value: "ann@example.org", roles: ["text field"])
  private static let filter = Speech(label: "Filter", states: ["selected", "dimmed"], roles: ["button"])
  private static let home = Speech(label: "Home", states: ["selected"], roles: ["tab"], position: "1 of 3")
  private static let agree = Speech(label: "I agree", states: ["not checked"], roles: ["checkbox"])
  private static let wifi = Speech(label: "Wi-Fi", states: ["on"], roles: ["switch button"])
  private static let selection = Speech(label: "Selected items", states: ["selected"], roles: ["button"])
  private static let error = Speech(label: "Card expired. Enter a date after 11/26.")
  private static let cell: Speech = {
    var speech = Speech(label: "9:30")
    speech.entered = ["Times"]
    speech.headers = ["Departs"]
    speech.cell = ["row 3", "column 2"]
    return speech
  }()
  private static let german: Speech = {
    var speech = Speech(label: "Speichern", states: ["Auswahl"], roles: ["Taste"], position: "1 von 2")
    speech.vocabulary = .german
    return speech
  }()
  private static let unlabelled = Speech(label: "", roles: ["button"])

  @Test(
    "takes the label, alone or with other parts of the speech",
    arguments: [
      ("Delivery address", address), ("Delivery address, heading", address), ("DELIVERY  ADDRESS heading", address),
      ("Email", email), ("Email, text field", email), ("Email, ann@example.org, text field", email),
      ("Email, text field, ann@example.org", email),
      ("Filter, dimmed", filter), ("selected, Filter, dimmed, button", filter), ("Filter, button, selected", filter),
      ("Home, tab, 1 of 3", home), ("I agree, not checked", agree), ("Wi-Fi, on", wifi),
      ("Selected items, button", selection), ("selected, selected items", selection),
      ("Card expired. Enter a date after 11/26.", error), ("card expired, enter a date after 11/26", error),
      ("button", unlabelled),
      ("Cafe\u{301}, button", Speech(label: "Café", roles: ["button"])),
      ("保存，按钮", Speech(label: "保存", roles: ["按钮"])),
      ("?", Speech(label: "?", roles: ["button"])),
      ("Departs, 9:30, column 2", cell), ("9:30", cell), ("9:30, column 2, row 3", cell), ("Times, 9:30", cell),
      ("Speichern, Taste", german), ("Auswahl, Speichern", german), ("Speichern, 1 von 2", german),
    ]
  )
  func matches(text: String, speech: Speech) {
    #expect(SpeechComparison(text, with: speech).mismatch == nil)
    #expect(SpeechComparison(text, with: speech).isMatch)
  }

  @Test(
    "says which part differs",
    arguments: [
      ("Delivery address, heading", plain, .role, "spoken as 'Delivery address': no 'heading'"),
      ("Delivery address, Heading, Button", address, .role, "spoken as 'Delivery address, heading': no 'Button'"),
      (
        "Email, bob@example.org, text field", email, .value,
        "spoken as 'Email, ann@example.org, text field': no 'bob@example.org'"
      ),
      ("Filter, expanded, button", filter, .state, "spoken as 'selected, Filter, dimmed, button': no 'expanded'"),
      ("I agree, checked", agree, .state, "spoken as 'I agree, not checked, checkbox': no 'checked'"),
      ("Wi-Fi, off", wifi, .state, "spoken as 'Wi-Fi, switch button, on': no 'off'"),
      ("Home, tab, 2 of 3", home, .position, "spoken as 'selected, Home, tab, 1 of 3': no '2 of 3'"),
      ("Address, heading", address, .label, "spoken as 'Delivery address, heading', not 'Address'"),
      ("Delivery", address, .label, "spoken as 'Delivery address, heading', not 'Delivery'"),
      ("Pay", Speech(label: "Pay now", roles: ["button"]), .label, "spoken as 'Pay now, button', not 'Pay'"),
      ("Pay now", Speech(label: "Pay", roles: ["button"]), .value, "spoken as 'Pay, button': no 'now'"),
      ("Pay, button, button", Speech(label: "Pay", roles: ["button"]), .role, "spoken as 'Pay, button': no 'button'"),
      ("!", Speech(label: "?"), .label, "spoken as '?', not '!'"),
      ("", address, .label, "spoken as 'Delivery address, heading', not ''"),
      (
        "Speichern, Bild", german, .role, "spoken as 'Auswahl, Speichern, Taste, 1 von 2': no 'Bild'"
      ),
      (
        "Speichern, 2 von 2", german, .position, "spoken as 'Auswahl, Speichern, Taste, 1 von 2': no '2 von 2'"
      ),
      ("Arrives, 9:30", cell, .label, "spoken as 'Times, Departs, 9:30, row 3, column 2', not 'Arrives, 9:30'"),
    ] as [(String, Speech, SpeechComparison.Part, String)]
  )
  func differs(text: String, speech: Speech, part: SpeechComparison.Part, mismatch: String) {
    let comparison = SpeechComparison(text, with: speech)
    #expect(comparison.difference?.part == part)
    #expect(comparison.mismatch == mismatch)
  }

  @Test(
    "finds a phrase as whole words only",
    arguments: [
      ("Card expired", "Card expired. Enter a date after 11/26.", true),
      ("CARD  expired", "Error: card expired!", true),
      ("3 results", "13 results", false), ("3 results", "3 results, list", true), ("Pay", "Payment failed", false),
      ("Pay", "Pay, button", true), ("a date, after", "Enter a date after 11/26.", true), ("", "anything", false),
      (",", "a, b", false), ("caf\u{E9}", "Cafe\u{301} Elm", true), ("3 个结果", "找到3个结果", true), ("结果", "找到3个结果", true),
      ("results results", "results", false), ("Pay", "Tap “Pay” (now)", true),
    ]
  )
  func wholeWords(phrase: String, text: String, isContained: Bool) {
    #expect(SpeechComparison.containsWords(phrase, in: text) == isContained)
  }
}
