extension Picker {
  static let longestThing = 9

  func isNoNoun(_ word: Word) -> Bool { word.kind == .word && Self.notNouns.contains(word.text) }

  /// Words that the language would take for a noun, and that are none.
  private static let notNouns: Set<String> = [
    "both", "together", "afterwards", "so", "also", "such", "either", "neither", "half", "else", "same-named", "twice",
    "somebody", "nobody", "more", "most", "less", "least", "where", "how", "what", "why", "whose", "itself", "never",
    "anymore", "ever", "too", "enough", "instead", "again", "away", "out", "off", "over", "down", "yet", "ago", "made",
    "even", "yes", "st", "nd", "rd", "th", "whichever", "whatever", "whoever", "ok", "there", "here", "now", "then",
    "than",
  ]

  /// The words with the article in front; capitals of the start of the line mean nothing then.
  func withArticle(_ stretch: [Word]) -> [Word] {
    guard var first = stretch.first, first.kind == .word, !tables.vocabulary.isDeterminer(first.text) else { return [] }
    first.isCapitalised = false
    let article = Word(
      kind: .word,
      text: "the",
      isCapitalised: false,
      range: SourceRange(first.range.lower, first.range.lower)
    )
    return [article, first] + stretch.dropFirst()
  }

  func reference(_ stretch: [Word]) -> Reference? {
    guard !stretch.isEmpty, let meaning = meaning(of: stretch, as: "Reference") else { return nil }
    return try? ReferenceBuilder(source: source).reference(meaning)
  }

  /// The only meaning of some words as a rule of the language.
  func meaning(of stretch: [Word], as rule: String) -> Meaning? {
    var chart = Chart(stretch, tables)
    guard let derivation = chart.derivations(of: rule).first else { return nil }
    return try? chart.meaning(of: derivation, in: source)
  }
}
