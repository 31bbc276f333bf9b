// Whether the app asks for focus by itself, as its rules say.

extension Beat {
  /// Whether a rule that fired asks for focus, now or later; the keyboard has a focus of its own (FKA-12).
  func asksForFocus(in index: AppIndex, ofKeyboard isKeyboard: Bool) -> Bool {
    fired.contains { place in
      let rules = place.element.map { index.element($0).rules } ?? index.container(place.container).rules
      guard rules.indices.contains(place.number) else { return false }
      return rules[place.number].effects.contains { $0.asksForFocus(ofKeyboard: isKeyboard) }
    }
  }
}

extension Effect {
  fileprivate func asksForFocus(ofKeyboard isKeyboard: Bool) -> Bool {
    switch self {
    case .focus, .postScreenChanged, .postLayoutChanged: !isKeyboard
    case .keyboardFocus: isKeyboard
    case .after(_, let effects), .afterClosed(let effects):
      effects.contains { $0.asksForFocus(ofKeyboard: isKeyboard) }
    default: false
    }
  }
}
