/// VoiceOver on iOS: every accessible element is a stop, and the screen reader follows the app's notifications.
struct VoiceOverDriver: AssistiveDriver {
  let technology = Technology.voiceOver
  let edge = Edge.asked(.endOfList)  // VO-195, VO-100
  let modalConfinement = Dependence.always  // VO-120
  let gestures: Gestures = [
    .touch, .rotor, .customRotor, .magicTap, .ends, .dismissElement, .onScreenKeyboard, .speechControl,
  ]
  let escape: EscapeRoute? = .fromFocus  // VO-196
  let resumesAtPlace = false

  /// Static text, images with labels and controls alike, dimmed ones too (VO-12, VO-14).
  func stops(on element: Element) -> Bool { true }

  func reaction(to kind: FocusRequest.Kind, namesElement: Bool) -> Dependence {
    switch kind {
    case .accessibilityFocus: .always  // VO-161
    case .screenChanged, .layoutChanged: .always  // VO-145
    case .keyboardFocus: .when(.firstResponderMovesCursor, [.follows])
    }
  }

  func ruling(on occasion: Occasion) -> Ruling? {
    switch occasion {
    case .presented(.sheet): Ruling(behaviour: .firstFocusInSheet, fact: "VO-127", confidence: .practised)
    case .presented(.alert), .presented(.confirmationDialog):
      Ruling(behaviour: .firstFocusInAlert, fact: "VO-127", confidence: .practised)
    case .presented(let kind) where kind.isSystemPresentation:
      Ruling(behaviour: nil, fact: "VO-126", confidence: .practised)
    case .presented: nil  // VO-133
    case .pushed: Ruling(behaviour: .firstFocusOnPush, fact: "VO-164", confidence: .documented)
    // VO-131: an action sheet that is cancelled is no exception.
    case .closed: Ruling(behaviour: .closeWithoutRestore, fact: "VO-129", confidence: .practised)
    case .vanished: Ruling(behaviour: .focusedElementVanished, fact: "VO-173", confidence: .guess)
    case .screenChanged: Ruling(behaviour: nil, fact: "VO-146", confidence: .practised)
    }
  }

  func meaning(of key: Key, on element: Element?) -> Movement? {
    switch key {
    case .swipe: .intent(.next)  // VO-190
    case .escapeGesture: .intent(.escape)  // VO-191
    case .magicTap: .intent(.magicTap)  // VO-191
    default: nil
    }
  }
}
