@testable import FocusScenario

/// The apps that the transcripts name.
enum SimulationApps {
  static func index(_ name: String) -> AppIndex {
    AppIndex(apps.first { $0.name == name } ?? app(inFile: name))
  }

  /// An app that lies beside the transcripts as a text.
  static func app(inFile name: String) -> App {
    let reading = AppFileReader().read(SourceText(path: name, text: SimulationTranscriptTests.text(of: "\(name).app")))
    guard !reading.app.containers.isEmpty, !reading.diagnostics.contains(where: { $0.severity == .error }) else {
      fatalError("no app '\(name)': \(reading.diagnostics.map(\.message))")
    }
    return reading.app
  }

  static let apps: [App] = [
    shop, alerts, vanishing, announcements, timing, loops, controls, navigation, modals, requests, sheets, lasting,
    clock, appearing,
  ]

  /// The documents' cart: a custom overlay with every mark, sheets with and without a restore, one with none.
  static let shop = App(
    name: "shop",
    containers: [
      context(
        .screen,
        "Cart",
        [
          Element(.heading, "Cart"), Element(.text, "Running shoes"),
          control(.button, "Change address", [.open("Address panel")]),
          control(.button, "Filters", [.open("Filters")]),
          control(.button, "Sizes", [.open("Sizes")]),
          control(.button, "Gift", [.open("Gift note")]),
          control(.button, "Colours", [.open("Colours")]),
          control(.button, "Empty", [.open("Nothing yet")]),
        ]
      ),
      context(
        .overlay,
        "Address panel",
        modal: true,
        [Rule(on: .open, [.focus(.named("Delivery address"))]), Rule(on: .close(nil), [.focus(.opener)])],
        [Element(.heading, "Delivery address"), Element(.textField, "Street"), control(.button, "Save", [.close(nil)])]
      ),
      context(
        .sheet,
        "Filters",
        [Element(.heading, "Filter by"), Element(.toggle, "In stock"), control(.button, "Apply", [.close(nil)])]
      ),
      context(
        .sheet,
        "Sizes",
        [Rule(on: .close(nil), [.focus(.opener), .keyboardFocus(.opener)])],
        [Element(.heading, "Choose a size"), control(.button, "Large", [.close(nil)])]
      ),
      context(.overlay, "Gift note", [Element(.heading, "Gift wrapping"), control(.button, "Done", [.close(nil)])]),
      grabber(
        context(.sheet, "Colours", [Element(.heading, "Choose a colour"), control(.button, "Red", [.close(nil)])])
      ),
      context(.sheet, "Nothing yet", []),
    ]
  )

  /// An alert, a dialog, a menu, a popover and a cover.
  static let alerts = App(
    name: "alerts",
    containers: [
      context(
        .screen,
        "Basket",
        [
          Element(.heading, "Basket"),
          control(.button, "Delete", [.open("Confirm")]), control(.button, "Ask", [.open("Question")]),
          control(.button, "Sort", [.open("Sorting")]), control(.button, "Help", [.open("Hints")]),
          control(.button, "Read", [.open("Terms")]), control(.button, "Message", [.open("Plain")]),
        ]
      ),
      context(
        .alert,
        "Confirm",
        [
          Element(.heading, "Delete it?"), Element(.button, "Cancel"),
          control(.button, "Yes", [.toast("Deleted", for: 3000)]),
        ]
      ),
      context(.confirmationDialog, "Question", [Element(.text, "Sure?"), Element(.button, "Sure")]),
      context(.menu, "Sorting", [Element(.button, "By price"), control(.button, "By name", [.open("Question")])]),
      context(.popover, "Hints", [Element(.text, "Swipe to delete")]),
      context(.fullScreenCover, "Terms", [Element(.heading, "Terms"), control(.button, "Agree", [.close(nil)])]),
      context(.alert, "Plain", [Element(.text, "Saved."), Element(.button, "OK")]),
      context(.toast, "Deleted", [Element(.text, "Item deleted")]),
    ]
  )

  /// Elements that go while they have focus.
  static let vanishing = App(
    name: "vanishing",
    containers: [
      context(
        .screen,
        "Basket",
        [
          Element(.heading, "Basket"),
          list(
            "Items",
            [
              row("Milk", [.remove(.this)]), row("Bread", [.remove(.this), .focus(.next)]),
              row("Eggs", [.remove(.this), .focus(.previous)]),
            ]
          ),
          control(.button, "Reload", [.reload([])]),
          control(.button, "Fetch", [.load([.named("Loading")], for: 500, instead: [.named("Result")])]),
          hidden(Element(.text, "Loading")), Element(.text, "Result"),
          control(.button, "Hide me", [.hide(.this)]),
          control(.button, "Dim me", [.disable(.this), .rename(.this, "Dimmed now")]),
          control(.button, "Cover me", [.takeOffScreen(.this)]),
          control(.button, "Refresh", [.postLayoutChanged(nil), .remove(.this)]),
        ]
      )
    ]
  )

  static let announcements = App(
    name: "announcements",
    containers: [
      context(
        .screen,
        "Pay",
        [
          Element(.heading, "Payment"),
          control(.button, "Say", [.announce("Card added", .normal)]),
          control(.button, "Whisper", [.announce("Saved", .low)]),
          control(.button, "Shout", [.announce("Out of time", .high), .announce("Later", .normal)]),
          control(
            .button,
            "All",
            [.announce("A long warning", .high), .announce("Least", .low), .announce("Then", .normal)]
          ),
          control(.button, "Say and move", [.announce("Payment failed", .normal), .focus(.named("Error"))]),
          control(.button, "Twice", [.announce("One", .normal), .after(300, [.announce("Two", .normal)])]),
          control(.button, "Soon", [.after(100, [.announce("Card added", .normal)])]),
          Element(.text, "Error"),
        ]
      )
    ]
  )

  /// Requests that come late, and timers.
  static let timing = App(
    name: "timing",
    containers: [
      context(
        .screen,
        "Search",
        [Rule(on: .after(6000), [.show(.named("Offer"))]), Rule(on: .every(5000), [.addValue(.named("Count"), 1)])],
        [
          Element(.heading, "Search"),
          control(.button, "Late", [.after(1500, [.focus(.named("Result"))])]),
          control(.button, "Soon", [.after(500, [.focus(.named("Result"))])]),
          control(.button, "Pay", [.after(200, [.show(.named("Error")), .focus(.named("Error"))])]),
          valued(Element(.text, "Count"), "3 items"),
          hidden(Element(.text, "Offer")), hidden(Element(.text, "Error")), Element(.text, "Result"),
          control(.button, "Toast", [.toast("Added", for: 2500)]),
          Element(.button, "Last"),
        ]
      ),
      context(.toast, "Added", [Element(.text, "Added to cart")]),
    ]
  )

  /// Apps that never come to rest.
  static let loops = App(
    name: "loops",
    containers: [
      context(
        .screen,
        "Home",
        [
          Element(.heading, "Home"), control(.button, "Open", [.open("Panel")]),
          control(.button, "Tick", [.goTo("Clockwork")]),
        ]
      ),
      context(
        .overlay,
        "Panel",
        [Rule(on: .open, [.close("Panel")]), Rule(on: .close(nil), [.open("Panel")])],
        [Element(.text, "In the panel")]
      ),
      context(
        .screen,
        "Clockwork",
        [Rule(on: .every(0), [.addValue(.named("Ticks"), 1)])],
        [valued(Element(.text, "Ticks"), "0"), control(.button, "Faster", [.goTo("Racing")])]
      ),
      context(
        .screen,
        "Racing",
        [Rule(on: .every(1), when: .isShown(.named("Home")), [.nothing])],
        [Element(.text, "Racing")]
      ),
    ]
  )

  /// What controls do by themselves.
  static let controls = App(
    name: "controls",
    containers: [
      context(
        .screen,
        "Settings",
        [Rule(on: .reload, [.reload([])]), Rule(on: .scroll, [.show(.named("More"))])],
        [
          checked(Element(.toggle, "Wi-Fi"), false),
          valued(Element(.slider, "Volume"), "50%"), valued(Element(.stepper, "Copies"), "2"),
          ruled(valued(Element(.picker, "Month"), "May"), Rule(on: .increment, [.setValue(.this, "June")])),
          ruled(
            valued(Element(.textField, "Name"), "Ann"),
            Rule(on: .type, when: .value(.this, equals: "Bob"), [.announce("Bob it is", .normal)])
          ),
          bar([Element(.tab, "Home"), selected(Element(.tab, "Search"))]),
          disabled(control(.button, "Save", [.announce("Saved", .normal)])),
          disabled(interactive(control(.text, "Custom", [.announce("Delivered", .normal)]))),
          acting(Element(.text, "Message"), Rule(on: .action("Archive"), [.announce("Archived", .normal)])),
          card("Song", [Element(.text, "Title"), control(.button, "Play", [.announce("Playing", .normal)])]),
          notForKeyboard(Element(.button, "Mouse only")), Element(.image, "Photo"),
          hidden(Element(.text, "More")),
        ]
      )
    ]
  )

  static let navigation = App(
    name: "navigation",
    containers: [
      context(
        .screen,
        "List",
        [
          Element(.heading, "List"), control(.row, "First", [.goTo("Detail")]),
          control(.row, "Second", [.goTo("Plain page")]),
        ]
      ),
      context(
        .screen,
        "Detail",
        [
          Element(.heading, "Detail"), Element(.text, "Words"), Element(.backButton, "Back"),
          control(.button, "Share", [.open("Sharing")]),
          control(.button, "Finish", [.open("Sharing"), .goTo("Plain page")]),
        ]
      ),
      context(
        .screen,
        "Plain page",
        [Rule(on: .back, [.focus(.title)])],
        [Element(.text, "Above"), Element(.heading, "Page"), Element(.text, "Below")]
      ),
      context(
        .sheet,
        "Sharing",
        [Rule(on: .close(nil), [.announce("Not shared", .normal)])],
        [Element(.button, "Copy")]
      ),
      context(.tab, "Profile", [Element(.heading, "Profile")]),
    ]
  )

  /// Overlays over overlays, and their ways of closing.
  static let modals = App(
    name: "modals",
    containers: [
      context(
        .screen,
        "Map",
        [
          control(.button, "Outer", [.open("Outer panel")]), control(.button, "Wall", [.open("Wall")]),
          control(.button, "Banner", [.open("Banner")]), Element(.text, "Map"),
        ]
      ),
      context(
        .overlay,
        "Outer panel",
        modal: true,
        [Rule(on: .escape, [.close(nil)])],
        [
          control(.button, "Inner", [.open("Inner panel")]), control(.button, "Side", [.open("Side panel")]),
          control(.button, "Sheet", [.open("Sheet above")]), control(.button, "Close outer", [.close(nil)]),
        ]
      ),
      context(
        .overlay,
        "Inner panel",
        modal: true,
        [Rule(on: .close(nil), [.focus(.opener)])],
        [control(.button, "Close inner", [.afterClosed([.announce("Inner closed", .normal)]), .close(nil)])]
      ),
      context(.overlay, "Banner", [Rule(on: .escape, [.close(nil)])], [Element(.button, "Undo")]),
      context(.overlay, "Side panel", [Element(.button, "Side button")]),
      context(
        .sheet,
        "Sheet above",
        [Rule(on: .close(.swipeDown), [.focus(.opener)])],
        [Element(.button, "In the sheet")]
      ),
      context(.overlay, "Wall", modal: true, []),
    ]
  )

  /// Sheets above sheets, and rules with names that mean nothing.
  static let sheets = App(
    name: "sheets",
    containers: [
      context(
        .screen,
        "Base",
        [
          control(.button, "Lower", [.open("Lower sheet")]),
          control(
            .button,
            "Wrong",
            [
              .open("Nowhere"), .goTo("Base"), .close("Upper sheet"), .toast("Upper sheet", for: 1000),
              .show(.named("Nothing")), .goBack, .addValue(.this, 1),
            ]
          ),
          control(.button, "Tab", [.goTo("Home")]),
        ]
      ),
      context(
        .sheet,
        "Lower sheet",
        [
          control(.button, "Upper", [.open("Upper sheet")]),
          control(.button, "Swap", [.open("Upper sheet"), .close(nil)]),
        ]
      ),
      context(
        .sheet,
        "Upper sheet",
        [control(.button, "Close both", [.close("Lower sheet"), .focus(.named("Lower"))])]
      ),
      context(.sheet, "Restoring", [Rule(on: .close(nil), [.focus(.opener)])], [Element(.button, "Restored")]),
      context(.tab, "Home", [Element(.text, "Home tab")]),
    ]
  )

  /// What lasts from one beat, screen or opening to a later one.
  static let lasting = App(
    name: "lasting",
    containers: [
      context(
        .screen,
        "News",
        [
          Element(.heading, "News"),
          control(.button, "More", [.toast("Going", for: 4000), .goTo("Story")]),
          control(.button, "Note", [.open("Note sheet")]),
          row("One", "Delete"), row("Two", "Delete"),
          control(.button, "Drop", [.remove(.named("Find")), .after(200, [.show(.named("Find"))])]),
          Element(.textField, "Find"),
        ]
      ),
      context(.screen, "Story", [Element(.backButton, "Back")]),
      context(.toast, "Going", [Element(.text, "One moment")]),
      context(
        .sheet,
        "Note sheet",
        [Rule(on: .open, [.focus(.named("Send"))])],
        [
          Element(.textField, "Words"), disabled(control(.button, "Not yet", [.close(nil)])),
          control(.button, "Send", [.close(nil), .focus(.named("News"))]),
        ]
      ),
    ]
  )

  /// A screen with timers, and a way to leave it.
  static let clock = App(
    name: "clock",
    containers: [
      context(
        .screen,
        "Clock",
        [Rule(on: .every(3000), [.addValue(.named("Ticks"), 1)]), Rule(on: .after(2500), [.focus(.named("Ticks"))])],
        [
          Element(.heading, "Clock"), valued(Element(.text, "Ticks"), "0"),
          control(.button, "Away", [.goTo("Elsewhere")]),
        ]
      ),
      context(.screen, "Elsewhere", [Element(.backButton, "Back")]),
    ]
  )

  /// What appears, and says so.
  static let appearing = App(
    name: "appearing",
    containers: [
      context(
        .screen,
        "Shelf",
        [Rule(on: .appear, [.addValue(.named("Visits"), 1)])],
        [
          valued(Element(.text, "Visits"), "0"),
          control(.button, "Show", [.show(.named("Offer"))]),
          control(.button, "Away", [.goTo("Page")]),
          ruled(hidden(Element(.text, "Offer")), Rule(on: .appear, [.addValue(.this, 1), .focus(.this)])),
        ]
      ),
      context(.screen, "Page", [Element(.backButton, "Back")]),
    ]
  )

  /// Every kind of request, for every kind of target.
  static let requests = App(
    name: "requests",
    containers: [
      context(
        .screen,
        "Form",
        [
          Element(.heading, "Form"), Element(.textField, "Street"),
          errorOf(hidden(Element(.text, "Wrong date")), "Date"), Element(.textField, "Date"), Element(.text, "Note"),
          control(.button, "Show error", [.show(.error), .focus(.error)]),
          control(.button, "To note", [.focus(.named("Note"))]),
          control(.button, "To field", [.keyboardFocus(.named("Street"))]),
          control(.button, "To both", [.keyboardFocus(.named("Street")), .focus(.named("Note"))]),
          control(.button, "To nothing", [.focus(.named("Missing"))]),
          control(.button, "To hidden", [.focus(.named("Secret"))]),
          control(.button, "Screen", [.postScreenChanged(nil)]), control(.button, "Layout", [.postLayoutChanged(nil)]),
          control(.button, "Screen at date", [.postScreenChanged(.named("Date"))]),
          control(.button, "Layout at date", [.postLayoutChanged(.named("Date"))]),
          control(.button, "Screen at hidden", [.postScreenChanged(.named("Secret"))]),
          control(.button, "Behind", [.open("Cover"), .focus(.named("Note"))]),
          control(.button, "Two", [.focus(.named("Note")), .focus(.named("Date"))]),
          hidden(Element(.text, "Secret")), Element(.button, "End"),
        ]
      ),
      context(.sheet, "Cover", [Element(.button, "In the cover")]),
    ]
  )
}
