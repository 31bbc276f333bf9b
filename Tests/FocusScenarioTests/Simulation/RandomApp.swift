@testable import FocusScenario

/// Random apps and random users, the same for the same seed.
struct RandomApp {
  private var numbers: Numbers

  init(seed: Int) { numbers = Numbers(seed: seed) }

  private mutating func choice<Value>(_ values: [Value]) -> Value { values[numbers.next(below: values.count)] }

  private mutating func isChosen(oneIn count: Int) -> Bool { numbers.once(in: count) }

  // MARK: The app

  /// One to two screens and up to three other contexts, with rules that name each other's elements.
  mutating func app() -> App {
    let kinds: [Container.Kind] = [.sheet, .overlay, .alert, .popover, .toast, .menu]
    var contexts = [Container(name: "Context 0", kind: .screen), Container(name: "Context 1", kind: .screen)]
    for number in 2..<(3 + numbers.next(below: 3)) {
      contexts.append(Container(name: "Context \(number)", kind: choice(kinds)))
    }
    for place in contexts.indices {
      contexts[place].isModal = contexts[place].kind == .overlay && isChosen(oneIn: 2)
      if isChosen(oneIn: 3) { contexts[place].rules.append(Rule(on: .close(nil), [effect(contexts.count)])) }
      if isChosen(oneIn: 3) { contexts[place].rules.append(Rule(on: .open, [effect(contexts.count)])) }
      let count = isChosen(oneIn: 8) ? 0 : 2 + numbers.next(below: 5)
      contexts[place].elements = (0..<count).map { element("\(place).\($0)", contexts: contexts.count) }
    }
    return App(name: "random", containers: contexts)
  }

  private mutating func element(_ name: String, contexts: Int) -> Element {
    let roles: [Element.Role] = [.button, .button, .button, .text, .heading, .row, .textField, .toggle, .slider, .list]
    var element = Element(choice(roles), "E\(name)")
    if element.role == .list {
      element.children = (0..<(1 + numbers.next(below: 3))).map { self.row("\(name)\($0)", contexts: contexts) }
      return element
    }
    if element.role == .slider { element.value = "50%" }
    element.isShown = !isChosen(oneIn: 6)
    element.isOffScreen = isChosen(oneIn: 12)
    element.isDisabled = isChosen(oneIn: 12)
    if isChosen(oneIn: 4) {
      element.frame = Element.Frame(
        x: Double(numbers.next(below: 4) * 60),
        y: Double(numbers.next(below: 20) * 5),
        width: 60,
        height: 30
      )
    }
    element.rules = [Rule(on: .activate, (0...numbers.next(below: 2)).map { _ in effect(contexts) })]
    return element
  }

  private mutating func row(_ name: String, contexts: Int) -> Element {
    var row = Element(.row, "R\(name)")
    row.rules = [Rule(on: .activate, [isChosen(oneIn: 2) ? .remove(.this) : effect(contexts)])]
    return row
  }

  private mutating func effect(_ contexts: Int) -> Effect {
    let name = "Context \(numbers.next(below: contexts))"
    let target = Target.named("E\(numbers.next(below: contexts)).\(numbers.next(below: 6))")
    return choice([
      .open(name), .goTo("Context \(numbers.next(below: 2))"), .close(nil), .goBack, .show(target), .remove(target),
      .remove(.this), .takeOffScreen(.this), .hide(target), .reveal(target), .takeOffScreen(target),
      .rename(target, "Renamed"),
      .disable(target), .reload([]), .focus(target), .focus(.opener), .keyboardFocus(target), .postScreenChanged(nil),
      .postLayoutChanged(target), .announce("Said", .normal), .after(300, [.focus(target)]),
      .after(1_500, [.remove(target)]), .toast(name, for: 900),
    ])
  }

  // MARK: The user

  /// Something that a user does, or that happens.
  mutating func intent(_ app: AppIndex) -> Intent {
    let element = ElementIdentifier(numbers.next(below: max(1, app.entries.count)))
    return choice([
      .next, .next, .next, .previous, .activate, .activate, .activate, .escape, .increment, .type("words"),
      .back, .wait(400), .wait(2_000), .magicTap, .firstElement, .lastElement, .rotor(.headings, forward: true), .done,
      .group(forward: false), .arrow(forward: true), app.entries.isEmpty ? .next : .touch(element),
      .touchPoint(x: Double(numbers.next(below: 200)), y: Double(numbers.next(below: 200))),
      .read(fromTop: true), .read(fromTop: false), .pauseSpeech, .mute,
    ])
  }

  /// Settings of a switch user.
  mutating func scanning() -> Scanning {
    Scanning(
      groupsItems: isChosen(oneIn: 2),
      interval: isChosen(oneIn: 3) ? 700 : nil,
      loops: isChosen(oneIn: 3) ? 2 : nil,
      opensMenu: isChosen(oneIn: 3),
      dwell: isChosen(oneIn: 3) ? 900 : nil
    )
  }
}
