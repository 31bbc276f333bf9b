extension Reference {
  /// The canonical form of a reference: `the cart{behind the panel}`.
  public var canonicalText: String {
    if let combination { return combinationText(combination) }
    var text = determinerText
    text += headText
    for relation in relations {
      text += "{"
      text += relation.canonicalText
      text += "}"
    }
    return text
  }

  private func combinationText(_ combination: Combination) -> String {
    "\(combination.rawValue)(\(members.map(\.canonicalText).joined(separator: ", ")))"
  }

  /// Text in quotes, with quotes and backslashes inside it escaped.
  static func quote(_ text: String) -> String {
    var quoted = "\""
    if !text.utf8.contains(UInt8(ascii: "\"")), !text.utf8.contains(UInt8(ascii: "\\")) {
      quoted += text
      quoted += "\""
      return quoted
    }
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  private var determinerText: String {
    if case .everything = head { return "" }
    let ordinal = ordinal.map { $0.canonicalText + " " } ?? ""
    if quantifier == .a { return Self.article(before: ordinal.isEmpty ? headText : ordinal) + " " + ordinal }
    return quantifier == .the && !isNoun ? ordinal : quantifier.rawValue + " " + ordinal
  }

  /// `a` or `an`.
  static func article(before word: String) -> String {
    word.first.map { "aeiou".contains($0) } == true ? "an" : "a"
  }

  private var headText: String {
    let words =
      switch head {
      case .quoted(let text): Self.quote(text)
      case .name(let name): name
      case .noun(let words), .pronoun(let words), .everything(let words): words
      }
    return takesKindNoun ? words + (kindNoun.map { "<\($0)>" } ?? "") : words
  }

  private var takesKindNoun: Bool {
    switch head {
    case .quoted, .name: true
    case .noun, .pronoun, .everything: false
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
