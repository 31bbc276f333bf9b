extension Element {
  /// Whether a user acts on it: as the author says, else by its role, its actions or a tap (SC-13 to SC-15).
  var respondsToUser: Bool {
    isInteractive ?? (role.isInteractive || !actions.isEmpty || rules.contains { $0.event.isGesture })
  }
}

extension Element.Role {
  /// Whether its value goes up and down (VO-201).
  var isAdjustable: Bool {
    switch self {
    case .slider, .stepper, .picker: true
    default: false
    }
  }
}

extension Rule.Event {
  fileprivate var isGesture: Bool {
    switch self {
    case .activate, .increment, .decrement, .action: true
    default: false
    }
  }
}
