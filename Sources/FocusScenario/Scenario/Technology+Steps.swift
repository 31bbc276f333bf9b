extension Technology {
  /// The steps by which a user of this technology goes from one stop to the next.
  var steps: [Frame.Step] {
    switch self {
    case .voiceOver, .talkBack: [.swipe, .flick, .move]
    case .switchControl: [.scan, .move]
    case .fullKeyboardAccess: [.tab, .move]
    }
  }

  /// The technologies that have a step.
  static func having(_ step: Frame.Step) -> [Technology] {
    allCases.filter { $0.steps.contains(step) }
  }
}

extension Frame {
  /// The steps of which the claim needs one; none when any technology can be asked.
  var neededSteps: [Frame.Step] {
    if !nextSteps.isEmpty { return nextSteps }
    if kind == .scan { return [.scan] }
    if let step = key?.step ?? steps?.step { return [step] }
    let ways = via.map(\.step)
    return ways.contains(nil) ? [] : ways.compactMap { $0 }
  }
}

extension Key {
  /// The step that pressing this key is; none for keys that do other things.
  fileprivate var step: Frame.Step? {
    switch self {
    case .tab, .shiftTab, .controlTab: .tab
    case .swipe: .swipe
    case .scan: .scan
    case .escape, .return, .space, .arrows, .touch, .upArrow, .downArrow, .leftArrow, .rightArrow, .escapeGesture,
      .magicTap, .select, .rotor, .other:
      nil
    }
  }
}

extension Frame.Step {
  /// How people write it after `no`.
  var noun: String {
    switch self {
    case .tab: "Tab"
    case .swipe, .scan, .flick, .move: rawValue
    }
  }
}
