import Testing

@testable import FocusScenario

@Suite("words of app files")
struct AppWordsTests {
  struct Case<Value: Sendable>: Sendable, CustomTestStringConvertible {
    var words: String
    var value: Value
    var testDescription: String { words }

    init(_ words: String, _ value: Value) {
      self.words = words
      self.value = value
    }
  }

  /// A screen to name things on, with one rule under test.
  private func rule(_ line: String) throws -> Rule {
    let reading = AppFixtures.read(
      """
      Screen: Cart
        text "A", as the address
        text "B"
        text "Wrong", the error of "B"
        list
          rows "Milk", "Bread" each:
            \(line)
        button "Address"
          on activate: open Address panel
      Sheet: Address panel
      Screen: Payment
      Task: see all
        start on Payment
      """
    )
    #expect(AppFixtures.dump(reading) == "")
    return try #require(reading.app.containers.first?.elements[3].children.first?.rules.first)
  }

  static let effects: [Case<[Effect]>] = [
    Case("show \"A\"", [.show("A")]),
    Case("show \"A\", \"B\" and the address", [.show("A"), .show("B"), .show("address")]),
    Case("remove this", [.remove(.this)]),
    Case("take \"A\" off screen", [.takeOffScreen("A")]),
    Case("hide \"A\" from assistive technology", [.hide("A")]),
    Case("reveal \"A\"", [.reveal("A")]),
    Case("insert the error", [.insert(.error)]),
    Case("rename \"A\" to \"A to Z\"", [.rename("A", "A to Z")]),
    Case("set the address to \"\"", [.setValue("address", "")]),
    Case("set this + 1", [.addValue(.this, 1)]),
    Case("set \"A\" - 20", [.addValue("A", -20)]),
    Case("set the spoken value of \"A\" to \"half\"", [.spokenValue("A", "half")]),
    Case("enable \"A\", disable \"B\"", [.enable("A"), .disable("B")]),
    Case("select this, deselect the next one", [.select(.this), .deselect(.next)]),
    Case("check this, uncheck the one before, toggle \"A\"", [.check(.this), .uncheck(.previous), .toggle("A")]),
    Case("expand \"A\", collapse \"B\"", [.expand("A"), .collapse("B")]),
    Case("open the address panel", [.open("Address panel")]),
    Case("open Payment", [.goTo("Payment")]),
    Case("go to \"Payment\"", [.goTo("Payment")]),
    Case("close, go back", [.close(nil), .goBack]),
    Case("close the address panel", [.close("Address panel")]),
    Case("load \"A\" for 1.5 seconds, then \"B\"", [.load(["A"], for: 1_500, instead: ["B"])]),
    Case("move \"A\" before \"B\"", [.move("A", .before("B"))]),
    Case("move this row after the next one, move \"A\" to the top", [.move(.this, .after(.next)), .move("A", .top)]),
    Case("move the one before before the one before", [.move(.previous, .before(.previous))]),
    Case("move the address to the end", [.move("address", .end)]),
    Case("reload", [.reload([])]),
    Case("reload \"A\" and \"B\"", [.reload(["A", "B"])]),
    Case("show a toast \"Saved\" for 3 seconds", [.toast("Saved", for: 3_000)]),
    Case("focus the title, keyboard focus the opener", [.focus(.title), .keyboardFocus(.opener)]),
    Case("focus the error of \"B\"", [.focus("Wrong")]),
    Case("focus Wrong", [.focus("Wrong")]),
    Case("focus the text \"A\", show button \"Address\"", [.focus("address"), .show("Address")]),
    Case("post screen changed, post layout changed with \"A\"", [.postScreenChanged(nil), .postLayoutChanged("A")]),
    Case("announce \"{this} is gone\" low", [.announce("Milk is gone", .low)]),
    Case("announce \"say \\\"hi\\\"\"", [.announce("say \"hi\"", .normal)]),
    Case("announce \"Next\" queued", [.announce("Next", .queued)]),
    Case("post screen changed saying \"3 results\"", [.postText(.screenChanged, "3 results")]),
    Case("post layout changed saying \"2\"", [.postText(.layoutChanged, "2")]),
    Case("post page scrolled saying \"Page 2 of 5\"", [.postText(.pageScrolled, "Page 2 of 5")]),
    Case("after 300 ms: focus \"A\", show \"B\"", [.after(300, [.focus("A"), .show("B")])]),
    Case("close, after it has closed: focus this row", [.close(nil), .afterClosed([.focus(.this)])]),
    Case("nothing", [.nothing]),
  ]

  @Test("effects", arguments: effects)
  func effect(row: Case<[Effect]>) throws {
    #expect(try rule("on activate: \(row.words)").effects == row.value)
  }

  static let conditions: [Case<Condition>] = [
    Case("\"A\" is \"11/20\"", .value("A", equals: "11/20")),
    Case("the address is empty", .valueIsEmpty("address")),
    Case("\"A\" is not empty", .not(.valueIsEmpty("A"))),
    Case("the error is shown", .isShown(.error)),
    Case("this is selected and \"A\" is not checked", .all([.isSelected(.this), .not(.isChecked("A"))])),
    Case("the address panel is open", .isOpen("Address panel")),
  ]

  @Test("conditions", arguments: conditions)
  func condition(row: Case<Condition>) throws {
    #expect(try rule("on activate when \(row.words): nothing").condition == row.value)
  }

  static let events: [Case<Rule.Event>] = [
    Case("on activate", .activate), Case("on appear", .appear), Case("on escape", .escape),
    Case("on magic tap", .magicTap),
    Case("on action \"Delete\"", .action("Delete")), Case("after 2 seconds", .after(2_000)),
    Case("every 1 second", .every(1_000)), Case("on every 1 minute", .every(60_000)),
  ]

  @Test("events of elements", arguments: events)
  func event(row: Case<Rule.Event>) throws {
    #expect(try rule("\(row.words): nothing").event == row.value)
  }

  static let contextEvents: [Case<Rule.Event>] = [
    Case("open", .open), Case("close", .close(nil)), Case("close by swipe down", .close(.swipeDown)),
    Case("close by button", .close(.button)), Case("close by outside tap", .close(.outsideTap)),
    Case("close by the system", .close(.bySystem)), Case("back", .back), Case("reload", .reload),
    Case("scroll", .scroll), Case("magic tap", .magicTap),
  ]

  @Test("events of contexts", arguments: contextEvents)
  func contextEvent(row: Case<Rule.Event>) {
    let reading = AppFixtures.read("Screen: Cart\n  on \(row.words): nothing")
    #expect(AppFixtures.dump(reading) == "")
    #expect(reading.app.containers.first?.rules == [Rule(on: row.value, [.nothing])])
  }

  static let marks: [Case<Element>] = [
    Case("text \"A\", not shown", Text("A").with(\.isShown, false)),
    Case("text \"A\", off screen to the eye", Text("A").with(\.isOffScreen, true)),
    Case("text \"A\", hidden from assistive technology", Text("A").with(\.isHiddenFromAssistiveTechnology, true)),
    Case("button \"A\", disabled, selected", Button("A").with(\.isDisabled, true).with(\.isSelected, true)),
    Case("row \"A\", loading", Row("A").with(\.isLoading, true)),
    Case("checkbox \"A\", not checked", Element(.checkbox, "A").with(\.isChecked, false)),
    Case("toggle \"A\", checked", Toggle("A").with(\.isChecked, true)),
    Case("button \"A\", collapsed", Button("A").with(\.isExpanded, false)),
    Case("Text Field \"A\" = \"v\"", TextField("A").with(\.value, "v")),
    Case("slider \"A\" = 40, spoken value \"half\"", Slider("A").with(\.value, "40").with(\.spokenValue, "half")),
    Case(
      "text field \"A\", placeholder \"p, q\", hint \"h\"",
      TextField("A").with(\.placeholder, "p, q").with(\.hint, "h")
    ),
    Case("row \"A\", actions \"Delete\", \"Archive\"", Row("A").with(\.actions, ["Delete", "Archive"])),
    Case("text \"A\", id \"a-1\", as the First one", Text("A").with(\.id, "a-1").with(\.aliases, ["first one"])),
    Case("text \"A\", at 0, -8.5, 390, 44", Text("A").with(\.frame, .init(x: 0, y: -8.5, width: 390, height: 44))),
    Case("text \"A\", sort priority -1", Text("A").with(\.sortPriority, -1)),
    Case(
      "group, explicit order \"B\", \"A\"\n    text \"A\"\n    text \"B\"",
      Group().with(\.explicitOrder, ["B", "A"]).holding {
        Text("A"); Text("B")
      }
    ),
    Case("view, modal, scrolls", Element(.view, "").with(\.isModal, true).with(\.scrolls, true)),
    Case("navigation bar", Element(.navigationBar, "")),
    Case("semantic group \"A\"", Element(.semanticGroup, "A")),
    Case(
      "row \"A\", in the rotor \"Unread\", in the rotor \"Flagged\"",
      Row("A").with(\.rotors, ["Unread", "Flagged"])
    ),
    Case("tab \"A\", badge \"3\"", Element(.tab, "A").with(\.badge, "3")),
    Case("text field \"A\", of several lines", TextField("A").with(\.traits, .scrollable)),
    Case(
      "text \"A\", also a button, also a heading, also a link, also an image, also a search field, also adjustable,"
        + " also a key",
      Text("A").with(\.traits, [.button, .header, .link, .image, .searchField, .adjustable, .keyboardKey])
    ),
    Case(
      "text \"A\", row 2, column 3, spans 4 rows, spans 1 column, row header",
      Text("A").with(\.cell, cell(row: 2, column: 3, rowSpan: 4, header: .row))
    ),
    Case("text \"A\", column header", Text("A").with(\.cell, cell(header: .column))),
    Case("group, group children, clips", Group().with(\.isGroup, true).with(\.clips, true)),
    Case("card \"A\", combine children", Element(.card, "A").with(\.childrenBehaviour, .combine)),
    Case("button \"A\", not for the keyboard", Button("A").with(\.isForKeyboard, false)),
    Case(
      "text field \"A\", next focus \"A\", default focus\n    on done: nothing",
      TextField("A").with(\.nextFocus, "A").with(\.isDefaultFocus, true).on(.done) { $0.add(.nothing) }
    ),
    Case("text \"A\", polite live region", Text("A").with(\.liveRegion, .polite)),
    Case("group, assertive live region", Group().with(\.liveRegion, .assertive)),
    Case("text \"A\", interactive", Text("A").with(\.isInteractive, true)),
    Case("button \"A\", not interactive", Button("A").with(\.isInteractive, false)),
    Case("button \"\"", Button("")),
    Case("segmented control \"A\"", Element(.segmentedControl, "A")),
    Case("landmark \"A\"", Element(.landmark, "A")),
    Case("text \"A\", as no#1", Text("A").with(\.aliases, ["no#1"])),
    Case(
      "row \"A\"\n    on action \"Delete\": nothing",
      Row("A").with(\.actions, ["Delete"]).on(.action("Delete")) { $0.add(.nothing) }
    ),
    Case("text “A” # a comment, with \"quotes\"", Text("A")),
    Case("text \"#1\",\n      not shown,\n      id \"x\"", Text("#1").with(\.isShown, false).with(\.id, "x")),
  ]

  private static func cell(row: Int? = nil, column: Int? = nil, rowSpan: Int = 1, header: Element.Cell.Header)
    -> Element.Cell
  {
    var cell = Element.Cell(row: row, column: column)
    cell.rowSpan = rowSpan
    cell.header = header
    return cell
  }

  @Test("elements and their marks", arguments: marks)
  func mark(row: Case<Element>) {
    let reading = AppFixtures.read("Screen: Cart\n  \(row.words)")
    #expect(AppFixtures.dump(reading) == "")
    #expect(reading.app.containers.first?.elements == [row.value])
  }

  static let containers: [Case<Container>] = [
    Case("Screen: Cart", Container(name: "Cart", kind: .screen)),
    Case("full screen cover:  Now   playing, modal", Container(name: "Now playing", kind: .fullScreenCover).modal()),
    Case("Sheet: \"A, B\", with a grabber", Container(name: "A, B", kind: .sheet).with(\.hasGrabber, true)),
    Case(
      "Popover: Sort, closes by outside tap, escape, as the sorting",
      Container(name: "Sort", kind: .popover).with(\.closesBy, [.outsideTap, .escape]).with(\.aliases, ["sorting"])
    ),
    Case(
      "Popover: Sort, closes by button, outside tap and escape, as the sorting",
      Container(name: "Sort", kind: .popover).with(\.closesBy, [.button, .outsideTap, .escape])
        .with(\.aliases, ["sorting"])
    ),
    Case(
      "Menu: More, closes by escape and button",
      Container(name: "More", kind: .menu).with(\.closesBy, [.escape, .button])
    ),
    Case("Overlay: More, pane title \"Filters\"", Container(name: "More", kind: .overlay).with(\.paneTitle, "Filters")),
    Case("Toast: Saved, for 4 seconds", Container(name: "Saved", kind: .toast).with(\.duration, 4_000)),
    Case("Confirmation Dialog： Sure", Container(name: "Sure", kind: .confirmationDialog)),
  ]

  @Test("contexts and their marks", arguments: containers)
  func container(row: Case<Container>) {
    let reading = AppFixtures.read("\(row.words)\nScreen: Last")
    #expect(reading.diagnostics.filter { $0.severity == .error } == [])
    #expect(reading.app.containers.first == row.value)
  }

  static let steps: [Case<[AppTask.Step]>] = [
    Case("start on the cart", [.startOn("Cart")]),
    Case("activate \"A\", activate the address", [.activate("A"), .activate("address")]),
    Case("type \"x, y\" in \"A\"", [.type("x, y", in: "A")]),
    Case("clear \"A\"", [.clear("A")]),
    Case("increase \"A\", decrease \"A\"", [.increase("A"), .decrease("A")]),
    Case("action \"Delete\" on \"A\"", [.action("Delete", on: "A")]),
    Case("escape, go back, reload", [.escape, .back, .reload]),
    Case("scroll forward, scroll back", [.scroll(forward: true), .scroll(forward: false)]),
    Case(
      "rotor headings, rotor form controls back",
      [.rotor(.headings, forward: true), .rotor(.formControls, forward: false)]
    ),
    Case("put a finger on \"A\"", [.touch("A")]),
    Case("magic tap, put the keyboard away", [.magicTap, .putKeyboardAway]),
    Case("wait 0.25 seconds", [.wait(250)]),
    Case("move forward 3, move back", [.move(forward: true, 3), .move(forward: false, 1)]),
    Case("close the cart, dismiss the cart", [.close("Cart"), .close("Cart")]),
    Case("tap \"A\", press the address, double-tap \"A\"", [.activate("A"), .activate("address"), .activate("A")]),
    Case("choose \"A\", select \"A\", double tap \"A\"", [.activate("A"), .activate("A"), .activate("A")]),
    Case("at once activate \"A\"", [.atOnce, .activate("A")]),
    Case("at once\n  escape", [.atOnce, .escape]),
  ]

  @Test("steps of tasks", arguments: steps)
  func step(row: Case<[AppTask.Step]>) {
    let reading = AppFixtures.read("Screen: Cart\n  text \"A\", as the address\nTask: do it\n  \(row.words)")
    #expect(AppFixtures.dump(reading) == "")
    #expect(reading.app.tasks == [AppTask(name: "do it", steps: row.value)])
  }

  @Test("what is said of the whole app")
  func settings() {
    let app = AppFixtures.read(
      """
      App: The shop
      Device: pad
      Direction: right to left
      Language: zh-CN
      Behaviour: close-without-restore = opener
      Screen: Cart
      """
    ).app
    #expect(app.name == "The shop" && app.idiom == .pad && app.direction == .rightToLeft)
    #expect(app.language == .chinese)
    #expect(app.behaviours == [.init(behaviour: "close-without-restore", alternative: "opener")])
  }

  @Test("of several near words the first of the nearest is meant")
  func nearest() {
    #expect(NearestWord.to("cut", among: ["cuts it", "cat", "cot"]) == "cat")
    #expect(NearestWord.to("heding", among: ["reading", "heading"]) == "heading")
    #expect(NearestWord.to("x", among: ["y"]) == nil)
  }

  @Test("line ends make no difference", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) {
    let text = ["Screen: Cart", "\tbutton \"A\"", "\t\ton activate:", "\t\t  nothing", ""].joined(separator: end)
    let reading = AppFixtures.read(text)
    #expect(AppFixtures.dump(reading) == "")
    #expect(reading.app.containers.first?.elements == [Button("A") { $0.add(.nothing) }])
  }

  @Test("rows share a body")
  func rows() {
    let reading = AppFixtures.read(
      """
      Screen: List
        rows "Milk" = "1", "Bread" each:
          on activate: remove this, focus the next one
          button "Delete {this}"
            on activate: remove this row
      """
    )
    #expect(AppFixtures.dump(reading) == "")
    let rows = ["Milk", "Bread"].map { label in
      Row(label).on(.activate) { $0.add(.remove(.this), .focus(.next)) }
        .holding { Button("Delete \(label)") { $0.remove(.named(label)) } }
    }
    #expect(reading.app.containers.first?.elements == [rows[0].with(\.value, "1"), rows[1]])
  }
}
