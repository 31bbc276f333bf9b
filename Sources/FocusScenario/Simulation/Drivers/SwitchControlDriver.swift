/// Switch Control on iOS with manual item scanning, groups off: what a user acts on is scanned in VoiceOver's order.
struct SwitchControlDriver: AssistiveDriver {
  let technology = Technology.switchControl
  let edge = Edge.wraps  // SC-6: a scan cycles
  let modalConfinement = Dependence.when(.modalConfines, [.notKeyboard])  // SC-22
  let gestures: Gestures = []
  let escape: EscapeRoute? = nil
  let resumesAtPlace = true  // SC-8
  let mayPassOverDisabled = true

  /// What responds to the user: by its role, a gesture, or a custom action (SC-13, SC-14, SC-15).
  func stops(on element: Element) -> Bool { element.respondsToUser }

  func reaction(to kind: FocusRequest.Kind, namesElement: Bool) -> Dependence {
    switch kind {
    case .accessibilityFocus: .always  // VO-161
    case .screenChanged, .layoutChanged:  // SC-21
      namesElement ? .when(.notificationMovesFocus, [.notKeyboard, .everyone]) : .always
    case .keyboardFocus: .never
    }
  }

  func ruling(on occasion: Occasion) -> Ruling? {
    switch occasion {
    case .presented(let kind) where !kind.isSystemPresentation: nil  // VO-133
    case .presented, .pushed, .screenChanged: Ruling(behaviour: nil, fact: "SC-21", confidence: .guess)
    case .closed: Ruling(behaviour: .closeWithoutRestore, fact: "SC-21", confidence: .guess)
    case .vanished: Ruling(behaviour: .focusedElementVanished, fact: "SC-21", confidence: .guess)
    }
  }

  func meaning(of key: Key, on element: Element?) -> Movement? {
    key == .scan ? .intent(.next) : nil  // SC-24
  }
}
