/// The assistive technologies that a `Profile:` line may name.
enum ProfileNames {
  /// A technology by its published name, with the other ways of writing it.
  private struct Entry {
    var name: String
    var technology: Technology?
    var aliases: [String] = []
  }

  /// Case, spaces, hyphens and parentheses mean nothing in any of these.
  private static let entries: [Entry] = [
    Entry(
      name: "VoiceOver",
      technology: .voiceOver,
      aliases: ["VO", "VoiceOver (iOS)", "VoiceOver on iOS", "iOS VoiceOver", "VoiceOver (iPadOS)"]
    ),
    Entry(
      name: "Switch Control",
      technology: .switchControl,
      aliases: ["Switch Control (iOS)", "Switch Control on iOS", "iOS Switch Control"]
    ),
    Entry(
      name: "Full Keyboard Access",
      technology: .fullKeyboardAccess,
      aliases: ["keyboard", "FKA", "Full Keyboard Access (iOS)", "Full Keyboard Access on iOS"]
    ),
    Entry(
      name: "TalkBack",
      technology: .talkBack,
      aliases: ["TalkBack (Android)", "TalkBack on Android", "Android TalkBack"]
    ),
    Entry(name: "VoiceOver (macOS)", aliases: ["VoiceOver on macOS", "macOS VoiceOver", "VoiceOver (Mac)"]),
    Entry(name: "VoiceOver (watchOS)"),
    Entry(name: "VoiceOver (tvOS)"),
    Entry(name: "VoiceOver (visionOS)"),
    Entry(name: "Switch Control (macOS)"),
    Entry(name: "Full Keyboard Access (macOS)"),
    Entry(name: "Voice Control"),
    Entry(name: "Switch Access"),
    Entry(name: "Voice Access"),
    Entry(name: "Select to Speak"),
    Entry(name: "BrailleBack"),
    Entry(name: "NVDA"),
    Entry(name: "JAWS"),
    Entry(name: "Narrator"),
    Entry(name: "Orca"),
    Entry(name: "ChromeVox"),
    Entry(name: "VoiceView"),
  ]

  private static let byKey: [String: Entry] = {
    var table: [String: Entry] = [:]
    for entry in entries {
      for wording in [entry.name] + entry.aliases { table[key(wording)] = entry }
    }
    return table
  }()

  private static let wordings = entries.flatMap { [$0.name] + $0.aliases }

  /// The published names of what the simulator knows.
  static let simulated = entries.filter { $0.technology != nil }.map(\.name)

  /// The profile that a name means, or none.
  static func profile(named name: String, at range: SourceRange) -> Profile? {
    byKey[key(name)].map { Profile(name: $0.name, technology: $0.technology, range: range) }
  }

  /// The published name that a misspelt one is near to, or none.
  static func nearest(to name: String) -> String? {
    guard name.utf8.count <= longest + 4 else { return nil }
    return Spelling.nearest(to: key(name), among: wordings.map(key)).flatMap { byKey[$0]?.name }
  }

  private static let longest = wordings.map(\.utf8.count).max() ?? 0

  private static func key(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace && $0 != "-" && $0 != "(" && $0 != ")" }
  }
}
