@testable import FocusScenario

/// Contexts and elements in one line each.
extension SimulationApps {
  static func context(
    _ kind: Container.Kind,
    _ name: String,
    modal: Bool = false,
    _ rules: [Rule],
    _ elements: [Element]
  ) -> Container {
    var container = Container(name: name, kind: kind)
    container.isModal = modal
    container.rules = rules
    container.elements = elements
    return container
  }

  static func context(
    _ kind: Container.Kind,
    _ name: String,
    modal: Bool = false,
    _ elements: [Element]
  ) -> Container {
    context(kind, name, modal: modal, [], elements)
  }

  static func grabber(_ container: Container) -> Container {
    var container = container
    container.hasGrabber = true
    return container
  }

  static func with(_ element: Element, _ change: (inout Element) -> Void) -> Element {
    var element = element
    change(&element)
    return element
  }

  static func control(_ role: Element.Role, _ label: String, _ effects: [Effect]) -> Element {
    with(Element(role, label)) { $0.rules = [Rule(on: .activate, effects)] }
  }

  static func row(_ label: String, _ effects: [Effect]) -> Element { control(.row, label, effects) }

  /// A row with a button in it that renames the nearest of its name.
  static func row(_ label: String, _ button: String) -> Element {
    with(Element(.row, label)) {
      $0.children = [control(.button, button, [.rename(.named("Delete"), "Deleted")])]
    }
  }

  static func list(_ label: String, _ rows: [Element]) -> Element { with(Element(.list, label)) { $0.children = rows } }

  static func bar(_ tabs: [Element]) -> Element { with(Element(.tabBar, "Tabs")) { $0.children = tabs } }

  static func card(_ label: String, _ parts: [Element]) -> Element {
    with(Element(.card, label)) {
      $0.childrenBehaviour = .combine
      $0.children = parts
    }
  }

  static func hidden(_ element: Element) -> Element { with(element) { $0.isShown = false } }
  static func disabled(_ element: Element) -> Element { with(element) { $0.isDisabled = true } }
  static func interactive(_ element: Element) -> Element { with(element) { $0.isInteractive = true } }
  static func selected(_ element: Element) -> Element { with(element) { $0.isSelected = true } }
  static func notForKeyboard(_ element: Element) -> Element { with(element) { $0.isForKeyboard = false } }
  static func checked(_ element: Element, _ value: Bool) -> Element { with(element) { $0.isChecked = value } }
  static func valued(_ element: Element, _ value: String) -> Element { with(element) { $0.value = value } }
  static func errorOf(_ element: Element, _ label: String) -> Element { with(element) { $0.errorOf = label } }
  static func ruled(_ element: Element, _ rule: Rule) -> Element { with(element) { $0.rules.append(rule) } }

  static func acting(_ element: Element, _ rule: Rule) -> Element {
    with(element) {
      $0.rules.append(rule)
      if case .action(let name) = rule.event { $0.actions = [name] }
    }
  }
}
