extension Speech {
  /// A part of what is said, in the order in which it is spoken (VO-60).
  typealias Part = (part: SpeechComparison.Part, text: String)

  /// The parts from the label on, and the states before it; what focus went into stands in front of them.
  func parts(withHint isHintWanted: Bool) -> [Part] {
    var parts: [Part] = headers.map { (.header, $0) }
    parts += (leadingStates + states(.beforeLabel)).map { (.state, $0) }
    parts.append((.label, label))
    parts += cell.map { (.cell, $0) }
    if let value { parts.append((.value, value)) }
    parts += statesAndRoles().map { (roles.contains($0) ? .role : .state, $0) }
    parts += trailingStates.map { (.state, $0) }
    if let caret { parts.append((.state, caret)) }
    if let position { parts.append((.position, position)) }
    if isHintWanted, let hint { parts.append((.hint, hint)) }
    return parts.filter { !$0.text.isEmpty }
  }

  /// The words of the parts.
  func words(withHint isHintWanted: Bool) -> [String] {
    HeardText.words(parts(withHint: isHintWanted).map(\.text).joined(separator: ", "))
  }

  /// The same in the words of another language: the first utterance on a device can be in English.
  func said(in other: SpokenVocabulary) -> Speech {
    guard other != vocabulary else { return self }
    func translated(_ words: String) -> String {
      SpokenWord.allCases.first { vocabulary[$0] == words }.map { other[$0] } ?? words
    }
    var speech = self
    speech.states = states.map(translated)
    speech.roles = roles.map(translated)
    speech.systemHint = systemHint.map(translated)
    speech.vocabulary = other
    return speech
  }
}
