extension Context {
  /// What a `Given:` line has to say for it; none when it is about a technology, or cannot be given.
  var condition: Given.Condition? {
    switch self {
    case .pad: .device(.pad)
    case .phone: .device(.phone)
    case .rightToLeft: .direction(.rightToLeft)
    case .leftToRight: .direction(.leftToRight)
    case .largeText: .largeText
    case .voiceOver, .switchControl, .fullKeyboardAccess, .talkBack, .android, .iOS: nil
    case .landscape, .portrait, .dark, .splitView, .reducedMotion: nil
    }
  }

  /// Whether a claim for it is asked of a technology.
  func includes(_ technology: Technology) -> Bool { technologies?.contains(technology) ?? true }
}
