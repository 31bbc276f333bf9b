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
    let hint = (isHintWanted ?? style.includesHint) ? hint : nil
    switch style {
    case .document: return line(separator: ", ", hint) { $0 }
    case .xcuitest27:
      let line = recordedLine(withHint: hint != nil)
      return String(line.prefix(SpeechStyle.longestUtterance))
    case .snapshot: return snapshot.description
    }
  }

  /// The line as Xcode 27 writes it, before it is cut (VO-96).
  func recordedLine(withHint isHintWanted: Bool) -> String {
    line(separator: " ", isHintWanted ? hint : nil, spelling: recordedRole)
  }

  /// The hint as a style writes it, apart from the line.
  func hint(in style: SpeechStyle) -> String? { style == .snapshot ? snapshot.hint : hint }

  /// The parts in the order in which they are spoken (VO-60, VO-62, VO-74).
  ///
  /// Written into one text as they come: lists of parts would cost more than anything else in a swipe.
  private func line(separator: String, _ hint: String?, spelling role: (String) -> String) -> String {
    var line = Line(separator: separator)
    line.append(entered)
    line.append(headers)
    line.append(leadingStates)
    line.append(states(.beforeLabel))
    line.append(label)
    line.append(cell)
    line.append(value)
    line.append(statesAndRoles(spelling: role))
    line.append(trailingStates)
    line.append(caret)
    line.append(position)
    line.append(enteredLast)
    line.append(hint)
    return line.text
  }

  /// Parts with a separator between them; an empty one is left out.
  private struct Line {
    let separator: String
    var text = ""

    mutating func append(_ part: String?) {
      guard let part, !part.isEmpty else { return }
      if !text.isEmpty { text += separator }
      text += part
    }

    mutating func append(_ parts: [String]) {
      for part in parts { append(part) }
    }
  }

  /// Roles have a capital in recorded utterances; adjustable has none.
  private func recordedRole(_ words: String) -> String {
    words == vocabulary[.adjustable] ? words : SpokenVocabulary.capitalized(words)
  }
}
