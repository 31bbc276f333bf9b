extension App {
  /// Makes an app in Swift: its contexts and tasks, in order.
  public init(_ name: String, @AppBuilder parts: () -> [AppBuilder.Part]) {
    self.init(name: name, containers: [])
    for part in parts() {
      switch part {
      case .container(let container): containers.append(container)
      case .task(let task): tasks.append(task)
      }
    }
  }
}

/// Collects what an app is made of.
@resultBuilder
public enum AppBuilder {
  /// A context or a task.
  public enum Part: Sendable {
    case container(Container)
    case task(AppTask)
  }

  /// Takes a context.
  public static func buildExpression(_ container: Container) -> [Part] { [.container(container)] }
  /// Takes a task.
  public static func buildExpression(_ task: AppTask) -> [Part] { [.task(task)] }
  /// Joins what was taken.
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
  /// Takes what a loop made.
  public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
}

/// Collects the elements of a context or of a group.
@resultBuilder
public enum ElementsBuilder {
  /// Takes an element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Joins what was taken.
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap { $0 } }
  /// Takes what a loop made.
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap { $0 } }
}

/// Collects the effects of a rule; all of them are one update.
public struct EffectList: Sendable {
  var effects: [Effect] = []

  /// What can be posted.
  public enum Notification: Sendable { case screenChanged, layoutChanged }

  static func collected(_ effects: (inout EffectList) -> Void) -> [Effect] {
    var list = EffectList()
    effects(&list)
    return list.effects
  }

  /// Adds any effects.
  public mutating func add(_ effects: Effect...) { self.effects += effects }
  /// Opens a sheet, a panel or the like.
  public mutating func open(_ context: String) { add(.open(context)) }
  /// Closes the named context, or the one whose rule this is.
  public mutating func close(_ context: String? = nil) { add(.close(context)) }
  /// Goes to a screen.
  public mutating func go(to screen: String) { add(.goTo(screen)) }
  /// Shows elements.
  public mutating func show(_ targets: Target...) { effects += targets.map { .show($0) } }
  /// Takes elements away, for the eye and out of the tree.
  public mutating func remove(_ targets: Target...) { effects += targets.map { .remove($0) } }
  /// Asks for accessibility focus.
  public mutating func focus(_ target: Target) { add(.focus(target)) }
  /// Asks for keyboard focus.
  public mutating func keyboardFocus(_ target: Target) { add(.keyboardFocus(target)) }
  /// Has a text spoken; focus stays.
  public mutating func announce(_ text: String, _ priority: Effect.Priority = .normal) {
    add(.announce(text, priority))
  }
  /// Posts a notification, with or without an element.
  public mutating func post(_ notification: Notification, argument: Target? = nil) {
    switch notification {
    case .screenChanged: add(.postScreenChanged(argument))
    case .layoutChanged: add(.postLayoutChanged(argument))
    }
  }
  /// Adds effects that come later; the time is in milliseconds.
  public mutating func after(_ milliseconds: Int, _ later: (inout EffectList) -> Void) {
    add(.after(milliseconds, Self.collected(later)))
  }
}

extension Target: ExpressibleByStringLiteral {
  /// An element by its label, alias or id.
  public init(stringLiteral name: String) { self = .named(name) }
}

extension Element {
  /// The same with one property set, such as `.with(\.isShown, false)`.
  public func with<Value>(_ property: WritableKeyPath<Element, Value>, _ value: Value) -> Element {
    var element = self
    element[keyPath: property] = value
    return element
  }

  /// The same with one more rule.
  public func on(_ event: Rule.Event, when condition: Condition? = nil, _ effects: (inout EffectList) -> Void)
    -> Element
  {
    with(\.rules, rules + [Rule(on: event, when: condition, EffectList.collected(effects))])
  }

  /// The same with elements inside.
  public func holding(@ElementsBuilder _ elements: () -> [Element]) -> Element {
    with(\.children, children + elements())
  }
}

extension Container {
  /// Makes a context with what is on it.
  public init(_ kind: Kind, _ name: String, @ElementsBuilder elements: () -> [Element]) {
    self.init(name: name, kind: kind)
    self.elements = elements()
  }

  /// The same with one property set, such as `.with(\.hasGrabber, true)`.
  public func with<Value>(_ property: WritableKeyPath<Container, Value>, _ value: Value) -> Container {
    var container = self
    container[keyPath: property] = value
    return container
  }

  /// The same with one more rule of its own.
  public func on(
    _ event: Rule.Event,
    when condition: Condition? = nil,
    _ effects: (inout EffectList) -> Void
  ) -> Container {
    with(\.rules, rules + [Rule(on: event, when: condition, EffectList.collected(effects))])
  }

  /// The same, marked modal.
  public func modal() -> Container { with(\.isModal, true) }
  /// The same with a rule for when it opens.
  public func onOpen(_ effects: (inout EffectList) -> Void) -> Container { on(.open, effects) }
  /// The same with a rule for when it has been closed, in whatever way.
  public func onClose(_ effects: (inout EffectList) -> Void) -> Container { on(.close(nil), effects) }
}

extension AppTask {
  /// Makes a task from its steps.
  public init(_ name: String, _ steps: Step...) { self.init(name: name, steps: steps) }
}
