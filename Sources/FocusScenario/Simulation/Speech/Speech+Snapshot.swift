extension Speech {
  /// The line and the hint as AccessibilitySnapshot writes them: `Selected: Label: Value. Dimmed. Button. 1 of 3.`
  var snapshot: (description: String, hint: String?) {
    guard let name = snapshotName else {
      // The author's hint takes the place of what is missing (VO-61).
      return (snapshot(following: authorHint ?? ""), systemHint)
    }
    return (snapshot(following: name), hint)
  }

  /// Headers, label, place in a table and value; none when all are missing.
  private var snapshotName: String? {
    var name = isNamedByRole ? "" : label  // VO-75
    if !cell.isEmpty || !headers.isEmpty {
      let parts = headers + [name] + cell.map(SpokenVocabulary.capitalized)
      name = parts.filter { !$0.isEmpty }.map(Self.sentence).joined(separator: " ")
      name += value.map { " " + $0 } ?? ""
    } else if let value {
      name = name.isEmpty ? value : "\(name): \(value)"
    }
    guard !states(.beforeLabel).isEmpty else { return name.isEmpty ? nil : name }
    let selected = SpokenVocabulary.capitalized(vocabulary[.selected])
    return name.isEmpty ? Self.sentence(selected) : "\(selected): \(name)"
  }

  /// A name with the traits, the position, and the start or end of a container behind it.
  private func snapshot(following name: String) -> String {
    var speech = self
    if isNamedByRole { speech.roles = [vocabulary[.backButton]] }
    var parts = speech.statesAndRoles().map(snapshotWord)
    if !name.isEmpty { parts.insert(parts.isEmpty ? name : Self.sentence(name), at: 0) }
    if let position { parts.append(Self.sentence(position)) }
    let line = parts.joined(separator: " ")
    return edge.map { "\(Self.sentence(line)) \(snapshotWord($0))" } ?? line
  }

  /// A word of the system as a title with a full stop; a switch's own words as they are (VO-67).
  private func snapshotWord(_ words: String) -> String {
    if words == vocabulary[.editing] { return Self.sentence(SpokenVocabulary.capitalized(words)) }
    let isOfSystem = SpokenWord.allCases.contains { vocabulary[$0] == words }
    return isOfSystem ? Self.sentence(vocabulary.titled(words)) : words
  }

  private static func sentence(_ text: String) -> String { text.isEmpty || text.hasSuffix(".") ? text : text + "." }
}
