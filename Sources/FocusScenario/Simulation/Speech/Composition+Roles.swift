extension Composition {
  /// The words of the roles in their fixed order (VO-62); traits without a word are silent (VO-49, VO-66).
  var roles: [String] { SpokenWord.roles.filter(says).map { vocabulary[$0] } }

  /// Whether the label of a back button is the word for back, which is not said twice (VO-75).
  var isCalledBack: Bool {
    traits.contains(.backButton) && state.label.lowercased() == vocabulary[.back].lowercased()
  }

  private func says(_ word: SpokenWord) -> Bool {
    switch word {
    case .button: isCalledBack || isSegment || (traits.contains(.button) && !isButtonHidden)
    case .backButton: traits.contains(.backButton) && !isCalledBack && !isInTabBar
    case .switchButton: traits.isSuperset(of: [.toggle, .button])  // VO-67
    case .checkbox: element.role == .checkbox
    case .tab: isInTabBar || (traits.contains(.tab) && !isSegment)  // VO-71
    case .textField: traits.contains(.textEntry) && !traits.contains(.secureTextField)
    case .secureTextField: traits.contains(.secureTextField)
    case .editing: traits.contains(.isEditing) && isTextInput
    case .popUpButton: traits.contains(.popUpButton)
    case .heading: traits.contains(.header) && !isInAlert
    case .link: traits.contains(.link)
    case .adjustable: traits.contains(.adjustable)
    case .image: traits.contains(.image)
    case .searchField: traits.contains(.searchField)
    default: false
    }
  }

  /// VO-84: the title of an alert is not spoken as a heading.
  private var isInAlert: Bool {
    index.app.containers[index.entries[identifier.index].container.index].kind == .alert
  }

  /// VO-65
  private var isButtonHidden: Bool {
    isInTabBar || !traits.isDisjoint(with: [.keyboardKey, .toggle, .tab, .backButton])
  }

  /// VO-71: an item of a segmented control is a button, also where it is written as a tab.
  private var isSegment: Bool { bar != nil && !isInTabBar && traits.contains(.tab) }

  /// While a field is edited, the caret stands behind its text (VO-76).
  var caret: String? {
    guard traits.contains(.isEditing), isTextInput else { return nil }
    return vocabulary[filled(state.value) == nil ? .caretAtStart : .caretAtEnd]
  }
}
