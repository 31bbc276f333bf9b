/// What a technology says for an element, in parts, so that a comparison can say which part differs.
public struct Speech: Hashable, Codable, Sendable {
  /// What is said first; of combined elements all their labels (VO-19).
  public var label: String
  /// The spoken value, the text value, or the placeholder of an empty field (VO-77).
  public var value: String?
  /// States that come before the label in any language: TalkBack begins with the state (TB-13).
  public var leadingStates: [String] = []
  /// `selected`, `dimmed`, `expanded`.
  public var states: [String] = []
  /// `button`, `heading`.
  public var roles: [String] = []
  /// `2 of 4`.
  public var position: String?
  /// The author's hint and the system's (VO-79); not part of `text`.
  public var hint: String?

  /// The words in one line, in the style of the documents: `Delivery address, heading`.
  public var text: String { text(in: .document) }

  /// The words in one line; the hint, which follows after a pause and can be switched off (VO-60), only when asked for.
  func text(in style: SpeechStyle, withHint: Bool = false) -> String {
    let parts = spokenParts + (withHint ? [hint].compactMap { $0 } : [])
    return parts.filter { !$0.isEmpty }.joined(separator: style.separator)
  }

  /// The parts without the hint, in the order in which they are spoken (VO-60, VO-62).
  private var spokenParts: [String] {
    leadingStates + states(.beforeLabel) + [label] + [value].compactMap { $0 } + states(.beforeRole) + roles
      + states(.afterRole)
      + [position].compactMap { $0 }
  }

  private func states(_ place: SpokenState.Place) -> [String] {
    states.filter { SpokenState.place(of: $0) == place }
  }
}

/// How the parts of speech are written in one line, for people or for a comparison with a device.
enum SpeechStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// As the documents write it: `Delivery address, heading`.
  case document

  /// What stands between two parts.
  var separator: String {
    switch self {
    case .document: ", "
    }
  }
}
