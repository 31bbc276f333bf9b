/// What a rule of an app changes, read from its effects.
struct RuleChange: Hashable, Sendable {
  /// The rule, by its place.
  var fired: FiredRule
  var rule: Rule
  var kind: ChangeKind
  var target: DesignTarget
  /// The context that opens, when one does.
  var opens: ContainerIdentifier?

  /// The changes of an app, in the order of its file: rules that only ask for focus or only close are part of others.
  static func all(in index: AppIndex) -> [RuleChange] {
    let contexts = index.containers.flatMap { container in
      index.container(container).rules.enumerated().map { number, rule in
        (FiredRule(container: container, element: nil, number: number), rule)
      }
    }
    let elements = index.entries.indices.flatMap { place in
      index.entries[place].element.rules.enumerated().map { number, rule in
        let element = ElementIdentifier(place)
        return (FiredRule(container: index.entries[place].container, element: element, number: number), rule)
      }
    }
    return (contexts + elements).compactMap { RuleChange($0, $1, in: index) }
  }

  private init?(_ fired: FiredRule, _ rule: Rule, in index: AppIndex) {
    let effects = rule.effects.flatMap(\.flattened)
    let errors = effects.filter { $0.showsError(in: index, container: fired.container) }
    self.fired = fired
    self.rule = rule
    opens = nil
    switch rule.event {
    case .open, .close: return nil  // Part of the change that opens or closes it.
    default: break
    }
    if let name = effects.lazy.compactMap(\.opened).first, let container = index.containers(named: name).first {
      opens = container
      kind = index.container(container).kind.isScreen ? .newScreen : .modal
      target = kind == .newScreen ? .newScreen : .title
    } else if !errors.isEmpty {
      kind = .withinScreen
      target = errors.count == 1 ? .errorText : .errorSummary
    } else if effects.contains(where: \.takesAway) {
      kind = .withinScreen
      target = .whatIsLeft
    } else if effects.contains(where: \.isHeard) {
      kind = .result
      target = .announcement
    } else if effects.contains(where: \.isSmall) || rule.reason != nil {
      kind = .smallChange
      target = .nothing
    } else {
      return nil
    }
  }

  /// What changes, in the words of the app file; the reason is told apart from it.
  var effectWords: String {
    let effects = rule.effects.filter { if case .because = $0 { false } else { true } }
    return effects.isEmpty ? Effect.nothing.words : effects.map(\.words).joined(separator: ", ")
  }

  /// What triggered it, in words: the event, what it happens to, and the condition.
  func trigger(in index: AppIndex) -> String {
    let subject = fired.element.map { " \"\(index.element($0).label)\"" } ?? ""
    return rule.event.words + subject + (rule.condition.map { " when \($0.words)" } ?? "")
  }
}

extension Effect {
  fileprivate var opened: String? {
    switch self {
    case .open(let name), .goTo(let name): name
    default: nil
    }
  }

  fileprivate var takesAway: Bool {
    switch self {
    case .remove, .hide, .takeOffScreen, .load, .reload: true
    default: false
    }
  }

  fileprivate var isHeard: Bool {
    switch self {
    case .announce, .toast, .postText: true
    default: false
    }
  }

  fileprivate var isSmall: Bool {
    switch self {
    case .nothing, .because, .focus, .keyboardFocus, .postScreenChanged, .postLayoutChanged, .close, .goBack, .open,
      .goTo:
      false
    default: true
    }
  }

  fileprivate func showsError(in index: AppIndex, container: ContainerIdentifier) -> Bool {
    switch self {
    case .show(.error), .reveal(.error), .insert(.error): true
    case .show(.named(let name)), .reveal(.named(let name)), .insert(.named(let name)):
      index.elements(named: name).contains { index.entries[$0.index].errorOf != nil }
    default: false
    }
  }
}

extension Condition {
  /// The words of the rule.
  var words: String {
    switch self {
    case .value(let target, let text): "\(target.words) is '\(text)'"
    case .valueIsEmpty(let target): "\(target.words) is empty"
    case .isShown(let target): "\(target.words) is shown"
    case .isSelected(let target): "\(target.words) is selected"
    case .isChecked(let target): "\(target.words) is checked"
    case .isOpen(let name): "\(name) is open"
    case .not(let other): "not \(other.words)"
    case .all(let conditions): conditions.map(\.words).joined(separator: " and ")
    }
  }
}
