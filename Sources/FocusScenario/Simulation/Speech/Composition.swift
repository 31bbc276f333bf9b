/// The parts of one element's speech, each by its own rule.
struct Composition {
  let identifier: ElementIdentifier
  let index: AppIndex
  let allStates: ElementStates
  let vocabulary: SpokenVocabulary
  let traits: Element.Traits
  /// The tab bar or segmented control that it is in.
  let bar: ElementIdentifier?

  init(
    _ identifier: ElementIdentifier,
    in index: AppIndex,
    states: ElementStates,
    isEditing: Bool,
    vocabulary: SpokenVocabulary
  ) {
    self.identifier = identifier
    self.index = index
    self.vocabulary = vocabulary
    allStates = states
    bar = Composition.ancestor(of: identifier, in: index) { $0 == .tabBar || $0 == .segmentedControl }
    let role = index.shapes[identifier.index].role
    let ownTraits = role.traits.union(index.entries[identifier.index].element.traits)
    traits = isEditing ? ownTraits.union(.isEditing) : ownTraits
  }

  // Read where they stand: a copy of either costs more than what is done with it.
  var element: Element {
    _read { yield index.entries[identifier.index].element }
  }
  var state: ElementState {
    _read { yield allStates[identifier.index] }
  }

  /// The innermost element of some role that an element stands in.
  static func ancestor(
    of identifier: ElementIdentifier,
    in index: AppIndex,
    where isWanted: (Element.Role) -> Bool
  ) -> ElementIdentifier? {
    var ancestor = index.entries[identifier.index].parent
    while let candidate = ancestor {
      if isWanted(index.entries[candidate.index].element.role) { return candidate }
      ancestor = index.entries[candidate.index].parent
    }
    return nil
  }

  var isInTabBar: Bool { bar.map { index.entries[$0.index].element.role == .tabBar } ?? false }

  var isTextInput: Bool { element.role.isTextInput || traits.contains(.textEntry) }

  func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
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
    guard !traits.contains(.toggle) else { return nil }
    if let spoken = filled(state.spokenValue) { return spoken }
    guard isTextInput else { return filled(state.value) }
    guard let text = filled(state.value) else { return filled(element.placeholder) }
    return traits.contains(.secureTextField) ? String(repeating: "•", count: text.count) : text
  }
}

// MARK: - States

extension Composition {
  /// The words of the states, in the order in which they are spoken (VO-64, VO-63, VO-67).
  var spokenStates: [String] {
    var words: [SpokenWord] = []
    if state.isSelected { words.append(.selected) }
    if isDimmed { words.append(.dimmed) }
    if let isExpanded = state.isExpanded { words.append(isExpanded ? .expanded : .collapsed) }
    if !traits.contains(.toggle), let isChecked = state.isChecked { words.append(isChecked ? .checked : .notChecked) }
    return words.map { vocabulary[$0] } + [switchState].compactMap { $0 }
  }

  /// A disabled tab of a tab bar is not spoken as dimmed (VO-72), another control in it is.
  private var isDimmed: Bool { state.isDisabled && !(isInTabBar && element.role == .tab) }

  /// On, off or mixed; another value of a switch as it is (VO-67).
  private var switchState: String? {
    guard traits.contains(.toggle) else { return nil }
    if let spoken = filled(state.spokenValue) { return spoken }
    if let isChecked = state.isChecked { return vocabulary[isChecked ? .on : .off] }
    switch state.value {
    case "0": return vocabulary[.off]
    case "1": return vocabulary[.on]
    case "2": return vocabulary[.mixed]
    default: return filled(state.value)
    }
  }
}

// MARK: - Hints

extension Composition {
  var authorHint: String? { filled(element.hint) }

  /// What the system adds, unless the element is dimmed (VO-79).
  var systemHint: String? {
    guard !state.isDisabled else { return nil }
    var hints: [SpokenWord] = []
    if traits.contains(.toggle) { hints.append(.toggleHint) }
    if isTextInput {
      let isEditing = traits.contains(.isEditing)
      if !isEditing { hints.append(.editHint) }
      if isEditing || traits.contains(.scrollable) { hints.append(.editingHint) }  // VO-76
    }
    if traits.contains(.popUpButton) { hints.append(.pickerHint) }  // VO-80
    if isSaidToBeAdjustable { hints.append(.adjustHint) }
    return hints.isEmpty ? nil : hints.map { vocabulary[$0] }.joined(separator: " ")
  }

  /// Not for switches, nor where the author's hint is all that there is to say (VO-79).
  private var isSaidToBeAdjustable: Bool {
    guard traits.contains(.adjustable), !traits.contains(.toggle) else { return false }
    return authorHint == nil || !label.isEmpty || value != nil
  }
}
