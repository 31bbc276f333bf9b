extension Element {
  /// Whether a user acts on it: as the author says, else by its role, its actions or a tap (SC-13 to SC-15, FKA-25).
  var respondsToUser: Bool { isInteractive ?? (respondsByItself || (isCombined && hasControlInside)) }

  private var respondsByItself: Bool {
    role.isInteractive || !actions.isEmpty || rules.contains { $0.event.isGesture }
  }

  /// What is combined takes over what its children do (VO-19, VO-208).
  private var hasControlInside: Bool {
    var pending = children
    while let child = pending.popLast() {
      if child.isInteractive ?? child.respondsByItself { return true }
      pending.append(contentsOf: child.children)
    }
    return false
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
