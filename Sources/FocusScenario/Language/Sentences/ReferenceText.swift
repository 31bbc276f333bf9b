extension Reference {
  /// The canonical form of a reference: `the cart{behind the panel}`.
  public var canonicalText: String {
    if let combination { return combinationText(combination) }
    return determinerText + headText + relations.map { "{\($0.canonicalText)}" }.joined()
  }

  private func combinationText(_ combination: Combination) -> String {
    "\(combination.rawValue)(\(members.map(\.canonicalText).joined(separator: ", ")))"
  }

  /// Text in quotes, with quotes and backslashes inside it escaped.
  static func quote(_ text: String) -> String {
    if !text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      return "\"" + text + "\""
    }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  private var determinerText: String {
    if case .everything = head { return "" }
    var words: [String] = []
    if let ordinal { words.append(ordinal.canonicalText) }
    if quantifier == .a {
      words.insert(Self.article(before: words.first ?? headText), at: 0)
    } else if quantifier != .the || isNoun {
      words.insert(quantifier.rawValue, at: 0)
    }
    return words.map { $0 + " " }.joined()
  }

  /// `a` or `an`.
  static func article(before word: String) -> String {
    word.first.map { "aeiou".contains($0) } == true ? "an" : "a"
  }

  private var isNoun: Bool {
    if case .noun = head { return true }
    return false
  }

  private var headText: String {
    let noun = kindNoun.map { "<\($0)>" } ?? ""
    return switch head {
    case .quoted(let text): Self.quote(text) + noun
    case .name(let name): name + noun
    case .noun(let words), .pronoun(let words), .everything(let words): words
    }
  }
}

extension Reference.Ordinal {
  /// `second`, `#30`, `last`.
  var canonicalText: String {
    switch self {
    case .nth(let number): Self.names.indices.contains(number - 1) ? Self.names[number - 1] : "#\(number)"
    case .last: "last"
    case .next: "next"
    case .previous: "previous"
    case .same: "same"
    case .other: "other"
    }
  }

  private static let names = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]
}

extension Reference.Relation {
  /// `behind the panel`, `gone`, `at top`.
  var canonicalText: String {
    [kind.rawValue, word, reference?.canonicalText].compactMap { $0 }.joined(separator: " ")
  }
}
