/// Puts together what VoiceOver says for an element.
enum SpeechComposer {
  /// The parts of what is said for an element now; `order` is the reading order of its context, for `2 of 4`.
  static func speech(
    of element: ElementIdentifier,
    in index: AppIndex,
    states: [ElementState],
    order: [ElementIdentifier]
  ) -> Speech {
    let composition = Composition(element, in: index, states: states)
    return Speech(
      label: composition.label,
      value: composition.value,
      states: composition.states,
      roles: composition.roles,
      position: composition.position(in: order),
      hint: composition.hint
    )
  }
}

/// The parts of one element's speech, each by its own rule.
private struct Composition {
  let identifier: ElementIdentifier
  let index: AppIndex
  let allStates: [ElementState]
  let element: Element
  let state: ElementState
  /// The tab bar or segmented control that it is in.
  let bar: ElementIdentifier?

  init(_ identifier: ElementIdentifier, in index: AppIndex, states: [ElementState]) {
    self.identifier = identifier
    self.index = index
    allStates = states
    element = index.element(identifier)
    state = states[identifier.index]
    bar = Composition.bar(around: identifier, in: index)
  }

  private static func bar(around identifier: ElementIdentifier, in index: AppIndex) -> ElementIdentifier? {
    var ancestor = index.entries[identifier.index].parent
    while let candidate = ancestor {
      let role = index.entries[candidate.index].element.role
      if role == .tabBar || role == .segmentedControl { return candidate }
      ancestor = index.entries[candidate.index].parent
    }
    return nil
  }

  private var isInTabBar: Bool { bar.map { index.entries[$0.index].element.role == .tabBar } ?? false }
}

// MARK: - Label and value

extension Composition {
  /// The own label, then those of combined children, joined with commas (VO-19).
  var label: String {
    guard element.isCombined else { return state.label }
    let parts = combinedLabels
    let own = parts.contains(state.label) || state.label.isEmpty ? [] : [state.label]
    return (own + parts).joined(separator: ", ")
  }

  /// The labels of what is combined, in the author's order; a button's becomes an action instead (VO-20).
  private var combinedLabels: [String] {
    var labels: [String] = []
    var pending: [ElementIdentifier] = index.entries[identifier.index].children.reversed()
    while let child = pending.popLast() {
      guard allStates[child.index].isInTree else { continue }
      let element = index.element(child)
      let label = allStates[child.index].label
      if element.role != .button, !element.role.isContainer, !label.isEmpty { labels.append(label) }
      if element.standing != .stop || element.isCombined {
        pending.append(contentsOf: index.entries[child.index].children.reversed())
      }
    }
    return labels
  }

  /// The spoken value in place of the text; for an empty field its placeholder (VO-77), for a switch none (VO-67).
  var value: String? {
    guard element.role != .toggle else { return nil }
    if let spoken = filled(state.spokenValue) { return spoken }
    guard element.role.isTextInput else { return filled(state.value) }
    guard let text = filled(state.value) else { return filled(element.placeholder) }
    return element.role == .secureField ? String(repeating: "•", count: text.count) : text
  }

  private func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
}

// MARK: - States and roles

extension Composition {
  var states: [String] {
    var words: [SpokenState] = []
    if state.isSelected { words.append(.selected) }
    if isDimmed { words.append(.dimmed) }
    if let isExpanded = state.isExpanded { words.append(isExpanded ? .expanded : .collapsed) }
    if element.role != .toggle, let isChecked = state.isChecked { words.append(isChecked ? .checked : .notChecked) }
    return words.map(\.rawValue) + [switchState].compactMap { $0 }
  }

  /// A disabled tab of a tab bar is not spoken as dimmed (VO-72), another control in it is.
  private var isDimmed: Bool { state.isDisabled && !(isInTabBar && element.role == .tab) }

  /// On, off or mixed; another value of a switch as it is (VO-67).
  private var switchState: String? {
    guard element.role == .toggle else { return nil }
    if let spoken = filled(state.spokenValue) { return spoken }
    if let isChecked = state.isChecked { return (isChecked ? SpokenState.on : .off).rawValue }
    switch state.value {
    case "0": return SpokenState.off.rawValue
    case "1": return SpokenState.on.rawValue
    case "2": return SpokenState.mixed.rawValue
    default: return filled(state.value)
    }
  }

  var roles: [String] {
    let own = element.role.spoken
    let isCalledBack = element.role == .backButton && state.label.lowercased() == "back"
    let roles: [SpokenRole] =
      if isInTabBar {
        [.tab] + own.filter { $0 != .tab && $0 != .button && $0 != .backButton }  // VO-65, VO-71
      } else if isCalledBack || (bar != nil && own == [.tab]) {
        [.button]  // VO-75: Back is not said twice. VO-71: an item of a segmented control is a button.
      } else {
        own
      }
    return roles.map(\.rawValue)
  }
}

// MARK: - Position and hint

extension Composition {
  /// The place among the accessible elements of a tab bar or segmented control (VO-71).
  func position(in order: [ElementIdentifier]) -> String? {
    guard let bar else { return nil }
    let items = order.filter { $0 > bar && Composition.bar(around: $0, in: index) == bar }
    return items.firstIndex(of: identifier).map { "\($0 + 1) of \(items.count)" }
  }

  /// The author's hint, then the system's, which a dimmed element does not have (VO-79).
  var hint: String? {
    let system = state.isDisabled ? nil : element.role.systemHint
    guard let own = filled(element.hint) else { return system }
    guard let system else { return own }
    return own.hasSuffix(".") ? "\(own) \(system)" : "\(own). \(system)"
  }
}
