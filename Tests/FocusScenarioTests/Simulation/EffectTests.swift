import Testing

@testable import FocusScenario

@Suite struct EffectTests {
  /// What an effect on an element leaves of it, as words.
  struct Row: CustomTestStringConvertible {
    var effect: Effect
    var start: String
    var end: String
    var testDescription: String { "\(effect)" }
  }

  static let target = Target.named("Target")

  static let rows = [
    Row(effect: .show(target), start: "unshown", end: "seen, in the tree"),
    Row(effect: .insert(target), start: "unshown", end: "seen, in the tree"),
    Row(effect: .show(target), start: "hidden", end: "seen"),
    Row(effect: .reveal(target), start: "hidden", end: "seen, in the tree"),
    Row(effect: .reveal(target), start: "off screen", end: "in the tree"),
    Row(effect: .show(target), start: "off screen", end: "seen, in the tree"),
    Row(effect: .remove(target), start: "", end: ""),
    Row(effect: .takeOffScreen(target), start: "", end: "in the tree"),
    Row(effect: .hide(target), start: "", end: "seen"),
    Row(effect: .rename(target, "Other"), start: "", end: "seen, in the tree, called Other"),
    Row(effect: .setValue(target, "5"), start: "", end: "seen, in the tree, value 5"),
    Row(effect: .spokenValue(target, "five"), start: "", end: "seen, in the tree, spoken five"),
    Row(effect: .disable(target), start: "", end: "seen, in the tree, disabled"),
    Row(effect: .enable(target), start: "disabled", end: "seen, in the tree"),
    Row(effect: .select(target), start: "", end: "seen, in the tree, selected"),
    Row(effect: .deselect(target), start: "selected", end: "seen, in the tree"),
    Row(effect: .check(target), start: "", end: "seen, in the tree, checked"),
    Row(effect: .uncheck(target), start: "", end: "seen, in the tree, unchecked"),
    Row(effect: .toggle(target), start: "", end: "seen, in the tree, checked"),
    Row(effect: .toggle(target), start: "collapsed", end: "seen, in the tree, expanded"),
    Row(effect: .expand(target), start: "", end: "seen, in the tree, expanded"),
    Row(effect: .collapse(target), start: "", end: "seen, in the tree, collapsed"),
    Row(effect: .reload([target]), start: "", end: "seen, in the tree, life 1"),
    Row(effect: .nothing, start: "", end: "seen, in the tree"),
  ]

  @Test("an effect changes its element and nothing else", arguments: rows)
  func effectChangesElement(row: Row) {
    var app = Self.app(row.start)
    _ = app.apply(Self.update([row.effect]))
    #expect(Self.words(app, ElementIdentifier(0)) == row.end)
    #expect(Self.words(app, ElementIdentifier(1)) == "seen, in the tree, called Other one")
  }

  @Test(
    "a condition is asked about how things are now",
    arguments: [
      (Condition.value(target, equals: ""), "", true), (.value(target, equals: "x"), "", false),
      (.valueIsEmpty(target), "", true), (.isShown(target), "", true), (.isShown(target), "unshown", false),
      (.isSelected(target), "selected", true), (.isSelected(target), "", false), (.isChecked(target), "", false),
      (.isOpen("screen"), "", true), (.isOpen("Nowhere"), "", false), (.not(.isOpen("Screen")), "", false),
      (.all([.isShown(target), .not(.isSelected(target))]), "", true), (.valueIsEmpty(.named("Nothing")), "", false),
    ]
  )
  func conditionHolds(condition: Condition, start: String, expected: Bool) {
    #expect(Self.app(start).holds(condition, for: Self.update([]).origin) == expected)
  }

  private static func app(_ start: String) -> RunningApp {
    var target = Element(.text, "Target")
    target.isShown = start != "unshown"
    target.isOffScreen = start == "off screen"
    target.isHiddenFromAssistiveTechnology = start == "hidden"
    target.isDisabled = start == "disabled"
    target.isSelected = start == "selected"
    target.isExpanded = start == "collapsed" ? false : nil
    var screen = Container(name: "Screen", kind: .screen)
    screen.elements = [target, Element(.text, "Other one")]
    var app = RunningApp(AppIndex(App(name: "one", containers: [screen])))
    _ = app.apply(Update(origin: update([]).origin, changes: [.open(ContainerIdentifier(0))]))
    return app
  }

  private static func update(_ effects: [Effect]) -> Update {
    let origin = Update.Origin(
      container: ContainerIdentifier(0),
      element: nil,
      actor: nil,
      event: .reload,
      way: .bySystem,
      moves: 0
    )
    return Update(origin: origin, changes: effects.map(Update.Change.effect))
  }

  private static func words(_ app: RunningApp, _ element: ElementIdentifier) -> String {
    let state = app.states[element.index]
    let words: [String?] = [
      app.isSeen(element) ? "seen" : nil, app.isPresent(element) ? "in the tree" : nil,
      state.label == "Target" ? nil : "called \(state.label)", state.value.map { "value \($0)" },
      state.spokenValue.map { "spoken \($0)" }, state.isDisabled ? "disabled" : nil,
      state.isSelected ? "selected" : nil,
      state.isChecked.map { $0 ? "checked" : "unchecked" }, state.isExpanded.map { $0 ? "expanded" : "collapsed" },
      state.instance == 0 ? nil : "life \(state.instance)",
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }
}
