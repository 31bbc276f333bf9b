extension Picker {
  /// Whether a word is a negation, a quantifier or a number, or may be a slip of one: `sn't`, `nevr`.
  static func isWeighty(_ word: Word) -> Bool {
    switch word.kind {
    case .number, .decimal: true
    case .word:
      weights.contains(word.text) || seldom.contains(word.text) || denials.contains(word.text)
        || isSlipOfWeight(word.text)
    default: false
    }
  }

  private static let denials: Set<String> = ["not", "never", "nothing"]
  private static let seldom: Set<String> = ["seldom", "rarely", "scarcely", "barely", "sometimes"]

  /// Words of their own, though one letter from a denial.
  private static let plain: Set<String> = [
    "hot", "lot", "lots", "knot", "dot", "dots", "got", "bolt", "nut", "worth", "bot", "bots", "eve",
  ]

  static func isSlipOfWeight(_ text: String) -> Bool {
    if text.utf8.contains(UInt8(ascii: "'")), text != "'s" { return true }
    // A word of its own, though one letter from two others.
    if text == "ever" { return false }
    guard LanguageTables.published.vocabulary.traits(of: text).isEmpty, !helpers.contains(text) else { return false }
    guard !plain.contains(text) else { return false }
    let letters = Array(text.utf8)
    return denials.union(weights.filter { $0.utf8.count > 4 })
      .contains { EditDistance.isWithinOne(letters, Array($0.utf8)) }
  }
}
