/// How the parts of speech are written in one line, for people or for a comparison with what a tool recorded.
enum SpeechStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// As the documents write it: `Delivery address, heading`.
  case document
  /// As the UI testing service of Xcode 27 returns it for what has focus (VO-96): `Delivery address Heading`, cut after 64
  /// characters (VO-97).
  case xcuitest27 = "xcuitest-27"
  /// As the library AccessibilitySnapshot writes it: `Delivery address. Heading.` (VO-61)
  case snapshot

  /// Whether the hint is part of the line, when nobody asks; it can be switched off (VO-60).
  var includesHint: Bool { self == .xcuitest27 }

  /// The most characters of an utterance that Xcode 27 returns.
  static let longestUtterance = 64
}

extension Speech {
  /// The words in one line; with the hint, where the style writes it in that line, only when wanted.
  func text(in style: SpeechStyle, withHint isHintWanted: Bool? = nil) -> String {
    let hint = (isHintWanted ?? style.includesHint) ? [hint].compactMap { $0 } : []
    switch style {
    case .document: return Self.line(parts + hint, separator: ", ")
    case .xcuitest27:
      let line = Self.line(parts(spelling: recordedRole) + hint, separator: " ")
      return String(line.prefix(SpeechStyle.longestUtterance))
    case .snapshot: return snapshot.description
    }
  }

  /// The hint as a style writes it, apart from the line.
  func hint(in style: SpeechStyle) -> String? { style == .snapshot ? snapshot.hint : hint }

  private static func line(_ parts: [String], separator: String) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: separator)
  }

  private var parts: [String] { parts { $0 } }

  /// The parts without the hint, in the order in which they are spoken (VO-60, VO-62, VO-74).
  private func parts(spelling role: (String) -> String) -> [String] {
    let name = leadingStates + states(.beforeLabel) + [label] + cell + [value].compactMap { $0 }
    return entered + headers + name + statesAndRoles(spelling: role) + trailingStates
      + [caret, position].compactMap { $0 }
  }

  /// Roles have a capital in recorded utterances; adjustable has none.
  private func recordedRole(_ words: String) -> String {
    words == vocabulary[.adjustable] ? words : SpokenVocabulary.capitalized(words)
  }
}
