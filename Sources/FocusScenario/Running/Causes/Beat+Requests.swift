// Whether the app asks for focus by itself, as its rules say.

extension Beat {
  /// Whether a rule that fired asks for focus, now or later; the keyboard has a focus of its own (FKA-12).
  func asksForFocus(in index: AppIndex, ofKeyboard isKeyboard: Bool) -> Bool {
    fired.flatMap { index.rule($0).effects }.flatMap(\.flattened).contains { $0.asksForFocus(ofKeyboard: isKeyboard) }
  }
}

extension Effect {
  fileprivate func asksForFocus(ofKeyboard isKeyboard: Bool) -> Bool {
    switch self {
    case .focus, .postScreenChanged, .postLayoutChanged: !isKeyboard
    case .keyboardFocus: isKeyboard
    default: false
    }
  }
}
