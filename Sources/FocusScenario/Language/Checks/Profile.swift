/// An assistive technology that the simulator knows.
public enum Technology: String, Hashable, Codable, Sendable, CaseIterable {
  /// VoiceOver on iOS and iPadOS.
  case voiceOver = "VoiceOver"
  /// Switch Control on iOS and iPadOS.
  case switchControl = "Switch Control"
  /// Full Keyboard Access on iOS and iPadOS.
  case fullKeyboardAccess = "Full Keyboard Access"
  /// TalkBack on Android.
  case talkBack = "TalkBack"

  /// Whether a user of this technology hears what is focused: the keyboard and an unspoken switch scan are silent.
  public var speaks: Bool { self == .voiceOver || self == .talkBack }
}

/// One technology that a `Profile:` line names.
public struct Profile: Hashable, Codable, Sendable {
  /// The name in its published spelling, such as `Full Keyboard Access` for `keyboard`.
  public var name: String
  /// The technology, when the simulator knows it; `NVDA` parses and has none.
  public var technology: Technology?
  /// Where the author wrote it.
  public var range: SourceRange

  /// Makes a profile from its parts.
  public init(name: String, technology: Technology?, range: SourceRange) {
    self.name = name
    self.technology = technology
    self.range = range
  }
}
