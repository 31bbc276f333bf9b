import FocusScenario
import Testing

@Suite("apps in Swift")
struct AppBuilderTests {
  @Test("the builder gives what the text gives")
  func isTheSameAsText() throws {
    let built = App("Shop") {
      Screen("Cart") {
        Heading("Cart")
        Button("Change address") { $0.open("Address panel") }
        Group().holding {
          for item in ["Shoes", "Socks"] { Text(item) }
        }
      }
      Overlay("Address panel") {
        Heading("Delivery address")
        TextField("Street").with(\.value, "1 Main Street").with(\.aliases, ["address"])
        Button("Save") { $0.close() }
      }
      .modal()
      .onOpen { $0.post(.screenChanged, argument: "Delivery address") }
      .onClose { $0.focus(.opener) }
      Screen("Payment") {
        TextField("Expiration date")
        Text("Card expired").with(\.isShown, false).with(\.errorOf, "Expiration date")
        Button("Pay")
          .on(.activate, when: .value("Expiration date", equals: "11/20")) {
            $0.show(.error)
            $0.focus(.error)
            $0.after(300) { $0.announce("Payment failed", .high) }
          }
          .on(.activate) { $0.go(to: "Cart") }
      }
      AppTask(
        "pay with an expired card",
        .startOn("Payment"),
        .type("11/20", in: "Expiration date"),
        .activate("Pay")
      )
    }
    let reading = AppFixtures.read(Self.text)
    #expect(AppFixtures.dump(reading) == "")
    #expect(reading.app == built)
  }

  private static let text = """
    App: Shop

    Screen: Cart
      heading "Cart"
      button "Change address"
        on activate: open the address panel
      group
        text "Shoes"
        text "Socks"

    Overlay: Address panel, modal
      on open: post screen changed with "Delivery address"
      on close: focus the opener
      heading "Delivery address"
      text field "Street" = "1 Main Street", as the address
      button "Save"
        on activate: close

    Screen: Payment
      text field "Expiration date"
      text "Card expired", not shown, the error of "Expiration date"
      button "Pay"
        on activate when "Expiration date" is "11/20":
          show the error, focus the error
          after 0.3 seconds: announce "Payment failed" high
        on activate: go to Cart

    Task: pay with an expired card
      start on Payment
      type "11/20" in "Expiration date"
      activate "Pay"
    """
}
