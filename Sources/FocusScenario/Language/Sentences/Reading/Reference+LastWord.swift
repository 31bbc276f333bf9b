extension Reference {
  /// The last word, when it is a noun: `field` of `search field`.
  var lastWord: String? {
    guard case .noun(let words) = head else { return nil }
    return words.split(separator: " ").last.map(String.init)
  }

  /// Whether it is a noun whose last word is one of some: `the search field` ends in `field`.
  func endsIn(_ nouns: Set<String>) -> Bool { lastWord.map(nouns.contains) ?? false }

  /// Whether its last word can stand for several things, as `rows`, `people` and `content` can.
  var endsInSeveral: Bool { lastWord.map(Self.isSeveral) ?? false }

  /// Whether a noun can stand for several things.
  static func isSeveral(_ noun: String) -> Bool {
    noun.hasSuffix("s") || LanguageTables.severals.contains(noun) || LanguageTables.masses.contains(noun)
  }

  /// Whether its last word is the plural of a known noun.
  var endsInPlural: Bool {
    lastWord.map { LanguageTables.published.vocabulary.traits(of: $0).contains(.plural) } ?? false
  }
}
