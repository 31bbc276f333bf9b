/// Full Keyboard Access on iOS: the focus engine moves over what a user acts on; notifications are not for it.
struct FullKeyboardAccessDriver: AssistiveDriver {
  let technology = Technology.fullKeyboardAccess
  let edge = Edge.asked(.tabPastLast)
  let modalConfinement = Dependence.when(.modalConfines, [])  // FKA-13, VO-139
  let gestures: Gestures = []
  let escape: EscapeRoute? = .fromTop  // FKA-1a
  let resumesAtPlace = false
  let mayPassOverDisabled = true
  let followsNextFocus = true  // TB-4, TB-24

  /// Controls and what has actions; static text is none, an error text neither (FKA-20), and the author can take a control out (FKA-5, FKA-6).
  func stops(on element: Element) -> Bool { element.respondsToUser && element.isForKeyboard }

  func reaction(to kind: FocusRequest.Kind, namesElement: Bool) -> Dependence {
    switch kind {
    case .keyboardFocus: .always  // FKA-12
    case .accessibilityFocus: .never  // FKA-12
    case .screenChanged, .layoutChanged: namesElement ? .when(.notificationMovesFocus, [.everyone]) : .never  // FKA-16
    }
  }

  func ruling(on occasion: Occasion) -> Ruling? {
    switch occasion {
    case .presented(let kind) where !kind.isSystemPresentation: nil
    case .presented, .pushed: Ruling(behaviour: nil, fact: "FKA-14", confidence: .guess)
    case .closed: Ruling(behaviour: .closeWithoutRestore, fact: "FKA-14", confidence: .guess)
    case .vanished: Ruling(behaviour: .focusedElementVanished, fact: "FKA-15", confidence: .guess)
    case .screenChanged: nil  // FKA-16
    }
  }

  /// Tab, Shift-Tab, Space, Esc, arrows and Ctrl-Tab (FKA-1, FKA-1a, FKA-1b, FKA-9).
  func meaning(of key: Key, on element: Element?) -> Movement? {
    switch key {
    case .tab: .intent(.next)
    case .shiftTab: .intent(.previous)
    case .space: .intent(.activate)
    case .escape: .intent(.escape)
    case .arrows: element?.role.isAdjustable == true ? .intent(.increment) : .withinGroup(forward: true)
    case .controlTab: .toGroup(forward: true)
    case .upArrow, .downArrow, .leftArrow, .rightArrow: arrow(key, on: element)
    // FKA-1: Space activates. Return ends the line in a field, as the key of the on-screen keyboard does (VO-179).
    case .return: element?.role.isTextInput == true ? .intent(.done) : nil
    case .swipe, .touch, .scan, .escapeGesture, .magicTap, .select, .rotor, .other: nil
    }
  }

  /// On what has a value, up and right are more (FKA-1b); in a group, down and right go on (FKA-9).
  private func arrow(_ key: Key, on element: Element?) -> Movement {
    guard element?.role.isAdjustable == true else {
      return .withinGroup(forward: key == .downArrow || key == .rightArrow)
    }
    return .intent(key == .upArrow || key == .rightArrow ? .increment : .decrement)
  }
}
