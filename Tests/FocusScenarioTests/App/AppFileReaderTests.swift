import Foundation
import Testing

@testable import FocusScenario

@Suite("app files")
struct AppFileReaderTests {
  static let good =
    AppFixtures.files(in: AppFixtures.checks, ending: ".app")
    + AppFixtures.files(in: AppFixtures.apps.appendingPathComponent("good"), ending: ".app")

  @Test("a good file has no problem", arguments: good)
  func isGood(fixture: AppFixture) throws {
    #expect(AppFixtures.dump(try AppFixtures.read(fixture)) == "")
  }

  @Test("an app is the same after JSON", arguments: good)
  func survivesJSON(fixture: AppFixture) throws {
    let app = try AppFixtures.read(fixture).app
    let data = try JSONEncoder().encode(app)
    #expect(try JSONDecoder().decode(App.self, from: data) == app)
  }
}

@Suite("the shop, before and after")
struct ShopTests {
  private func shop(_ name: String) throws -> App {
    try AppFixtures.read(AppFixture(url: AppFixtures.checks.appendingPathComponent(name))).app
  }

  @Test("only rules and marks of contexts differ")
  func differsInRules() throws {
    let (after, before) = (try shop("shop.app"), try shop("shop-before.app"))
    #expect(after != before)
    #expect(after.withoutRules == before.withoutRules)
  }

  @Test("nothing in the shop before asks for focus, and everything in the shop after does")
  func asksForFocus() throws {
    let changes = ["Address panel", "Address sheet", "Remove item", "Payment"]
    #expect(try shop("shop.app").containers.filter(\.asksForFocus).map(\.name) == changes)
    #expect(try shop("shop-before.app").containers.filter(\.asksForFocus).map(\.name) == [])
  }

  @Test("the example of the written grammar reads without a problem")
  func documentIsTrue() throws {
    let path = "Sources/FocusScenario/FocusScenario.docc/AppFiles.md"
    let root = AppFixtures.checks.deletingLastPathComponent()
    let text = try AppFixture(url: root.appendingPathComponent(path)).text()
    let example = try #require(text.components(separatedBy: "```app\n").last?.components(separatedBy: "```").first)
    let reading = AppFixtures.read(example)
    #expect(AppFixtures.dump(reading) == "")
    #expect(reading.app.containers.map(\.name) == ["Cart", "Address panel"])
  }

  @Test("every step that the document lists can be said")
  func stepsAreTrue() throws {
    let path = "Sources/FocusScenario/FocusScenario.docc/AppFiles.md"
    let root = AppFixtures.checks.deletingLastPathComponent()
    let text = try AppFixture(url: root.appendingPathComponent(path)).text()
    let rows = text.components(separatedBy: "| --- | --- |\n").last?.components(separatedBy: "\n\n").first ?? ""
    let cells = rows.components(separatedBy: "\n").compactMap { $0.components(separatedBy: "|").dropFirst().first }
    let steps = cells.flatMap {
      $0.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
    #expect(steps.count == 24)
    let app = """
      Screen: Payment
        text field "Expiration date"
        slider "Volume"
        row "Milk", actions "Delete", in the rotor "Unread"
        button "Pay"
          on activate: open the address panel
      Overlay: Address panel
      Task: all\n
      """
    #expect(AppFixtures.dump(AppFixtures.read(app + steps.map { "  " + $0 }.joined(separator: "\n"))) == "")
  }

  @Test("the written grammar has every word that the reader has")
  func grammarIsWhole() throws {
    let path = "Sources/FocusScenario/FocusScenario.docc/AppFiles.md"
    let root = AppFixtures.checks.deletingLastPathComponent()
    let text = try AppFixture(url: root.appendingPathComponent(path)).text()
    let grammar = try #require(text.components(separatedBy: "```ebnf\n").last)
    let words =
      Container.Kind.allCases.map(\.rawValue) + Element.Role.allCases.map(\.rawValue)
      + ClosingWay.allCases.map(\.rawValue) + EventTable.rows.map(\.words) + EffectTable.words
      + StepTable.rows.map(\.words) + StepTable.otherWords.map(\.words) + AppFileCompiler.knownMarks
      + AppFileCompiler.knownContainerMarks
    #expect(words.filter { !grammar.contains("\"\($0)\"") } == [])
  }
}

extension App {
  fileprivate var withoutRules: App {
    var app = self
    app.containers = containers.map { container in
      var bare = container.with(\.rules, []).with(\.isModal, false)
      bare.elements = container.elements.map(\.withoutRules)
      return bare
    }
    return app
  }
}

extension Element {
  fileprivate var withoutRules: Element {
    var element = with(\.rules, [])
    element.children = children.map(\.withoutRules)
    return element
  }

  fileprivate var allRules: [Rule] { rules + children.flatMap(\.allRules) }
}

extension Container {
  fileprivate var asksForFocus: Bool { (rules + elements.flatMap(\.allRules)).flatMap(\.effects).contains(where: asks) }

  private func asks(_ effect: Effect) -> Bool {
    switch effect {
    case .after(_, let later), .afterClosed(let later): later.contains(where: asks)
    default: effect.asksForFocus
    }
  }
}

@Suite("loading")
struct LoadingMarkTests {
  @Test("what is loaded in place of content counts as loading, unless it is seen before")
  func marks() {
    let reading = AppFixtures.read(
      """
      Screen: List
        group
          row "Wait", not shown
        row "Wait too", as the second, not shown
        row "First"
        row "Second", not shown
        button "Reload"
          on activate:
            load "Wait" and the second and "First" for 3 seconds, then "Second"
            after 9 seconds: load "Second" for 1 second, then "Second"
      """
    )
    #expect(AppFixtures.dump(reading) == "")
    let elements = reading.app.containers.flatMap(\.elements).flatMap { [$0] + $0.children }
    #expect(elements.filter(\.isLoading).map(\.label) == ["Wait", "Wait too"])
  }
}

@Suite("toasts")
struct ToastTests {
  @Test("a toast without a heading says just its text, one with a heading stays what it is")
  func toasts() {
    let reading = AppFixtures.read(
      """
      Screen: Cart
        button "Save"
          on activate: show a toast "Saved" for 3 seconds, after 1 second: show a toast "gone" for 1 second
      Toast: Gone
        heading "Gone"
      """
    )
    #expect(AppFixtures.dump(reading) == "")
    let toasts = reading.app.containers.dropFirst()
    #expect(
      Array(toasts) == [Container(.toast, "Gone") { Heading("Gone") }, Container(.toast, "Saved") { Text("Saved") }]
    )
  }
}
