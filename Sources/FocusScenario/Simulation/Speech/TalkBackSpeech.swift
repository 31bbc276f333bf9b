/// What TalkBack says for an element, in the language of the app (TB-13 to TB-17, TB-26, TB-30).
struct TalkBackSpeech {
  private let identifier: ElementIdentifier
  private let index: AppIndex
  private let allStates: ElementStates
  private let element: Element
  private let state: ElementState
  private let words: TalkBackWords

  /// State, name, role, position; what is disabled says so last but for the position; commas join it (TB-13, TB-14, TB-16).
  static func speech(
    of element: ElementIdentifier,
    in index: AppIndex,
    states: ElementStates,
    order: [ElementIdentifier]
  ) -> Speech {
    let composition = TalkBackSpeech(element, in: index, states: states)
    var speech = Speech(label: composition.name, value: composition.value)
    speech.leadingStates = composition.leadingStates
    speech.roles = [composition.role].compactMap { $0 }
    speech.trailingStates = composition.trailingStates
    speech.position = composition.position(in: order)
    speech.authorHint = composition.filled(composition.element.hint)
    speech.systemHint = composition.usage
    return speech
  }

  /// The texts of a region or a title, joined (TB-26).
  static func text(of element: ElementIdentifier, in index: AppIndex, states: ElementStates) -> String {
    let composition = TalkBackSpeech(element, in: index, states: states)
    return ([composition.name] + [composition.value].compactMap { $0 }).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private init(_ identifier: ElementIdentifier, in index: AppIndex, states: ElementStates) {
    self.identifier = identifier
    self.index = index
    allStates = states
    element = index.entries[identifier.index].element
    state = states[identifier.index]
    words = TalkBackWords(in: index.app.language)
  }
}

// MARK: - Name and value

extension TalkBackSpeech {
  /// The own label, then the texts inside that are no stops of their own (TB-26).
  private var name: String {
    let parts = ([state.label] + textsInside).filter { !$0.isEmpty }
    if parts.isEmpty, value == nil { return words[.unlabelled] }
    return parts.joined(separator: ", ")
  }

  private var textsInside: [String] {
    guard element.childrenBehaviour != .ignore else { return [] }
    var texts: [String] = []
    var pending: [ElementIdentifier] = index.entries[identifier.index].children.reversed()
    while let child = pending.popLast() {
      let inner = index.entries[child.index].element
      guard allStates[child.index].isInTree, allStates[child.index].isVisible, !inner.respondsToUser else { continue }
      let said = [allStates[child.index].label, allStates[child.index].value ?? ""].filter { !$0.isEmpty }
      if !inner.role.isContainer, said != [state.label] { texts += said }
      if inner.childrenBehaviour != .ignore { pending += index.entries[child.index].children.reversed() }
    }
    return texts
  }

  /// The text of a field, or of anything that is no state of a control.
  private var value: String? {
    guard !element.role.isAdjustable, state.isChecked == nil else { return nil }
    guard let text = filled(state.value) else { return element.role.isTextInput ? filled(element.placeholder) : nil }
    return element.role == .secureField ? String(repeating: "•", count: text.count) : text
  }

  private func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
}

// MARK: - States, role, position, hint

extension TalkBackSpeech {
  /// Selected, checked, expanded, then the state in the app's own words (TB-14).
  private var leadingStates: [String] {
    var states: [String] = []
    if state.isSelected { states.append(words[.selected]) }
    if let isChecked = state.isChecked {
      let isSwitch = element.role == .toggle
      states.append(
        isChecked ? (isSwitch ? words[.on] : words[.checked]) : (isSwitch ? words[.off] : words[.notChecked])
      )
    }
    if let isExpanded = state.isExpanded { states.append(isExpanded ? words[.expanded] : words[.collapsed]) }
    return states
      + [filled(state.spokenValue) ?? (element.role.isAdjustable ? filled(state.value) : nil)].compactMap { $0 }
  }

  /// That it is disabled, but for a heading (TB-14).
  private var trailingStates: [String] {
    state.isDisabled && element.role != .heading ? [words[.disabled]] : []
  }

  private var role: String? { words.role(element.role) }

  /// The place among the items of a list or a bar (TB-14, TB-17).
  private func position(in order: [ElementIdentifier]) -> String? {
    guard let parent = Self.collection(of: identifier, in: index) else { return nil }
    let siblings = index.entries[parent.index].children
    guard let last = siblings.last else { return nil }
    let items = order.filter { $0 > parent && $0 <= last && index.entries[$0.index].parent == parent }
    return items.firstIndex(of: identifier).map { words.position($0 + 1, of: items.count) }
  }

  /// The list or the bar of which an element is an item.
  static func collection(of element: ElementIdentifier, in index: AppIndex) -> ElementIdentifier? {
    guard let parent = index.entries[element.index].parent else { return nil }
    switch index.shapes[parent.index].role {
    case .list, .tabBar, .segmentedControl: return parent
    default: return nil
    }
  }

  /// What acting on it does; only of what is enabled (TB-15).
  private var usage: String? {
    !state.isDisabled && element.respondsToUser ? words.usage(element.role) : nil
  }
}
