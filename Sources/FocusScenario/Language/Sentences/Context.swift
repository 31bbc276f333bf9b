/// A technology or a setting that a claim is made for, at the head of its line: `VoiceOver: …`, `On iPad, …`.
public enum Context: String, Hashable, Codable, Sendable, CaseIterable {
  case voiceOver = "VoiceOver"
  case switchControl = "Switch Control"
  case fullKeyboardAccess = "Full Keyboard Access"
  case talkBack = "TalkBack"
  case android = "Android"
  case iOS = "iOS"
  case pad = "iPad"
  case phone = "iPhone"
  case rightToLeft = "right to left"
  case leftToRight = "left to right"
  case largeText = "large text"
  case landscape
  case portrait
  case dark = "dark mode"
  case splitView = "split view"
  case reducedMotion = "reduced motion"

  /// The technologies it is about; none for a setting.
  var technologies: [Technology]? {
    switch self {
    case .voiceOver: [.voiceOver]
    case .switchControl: [.switchControl]
    case .fullKeyboardAccess: [.fullKeyboardAccess]
    case .talkBack, .android: [.talkBack]
    case .iOS: [.voiceOver, .switchControl, .fullKeyboardAccess]
    case .pad, .phone, .rightToLeft, .leftToRight, .largeText, .landscape, .portrait, .dark, .splitView,
      .reducedMotion:
      nil
    }
  }
}
