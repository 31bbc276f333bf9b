// What stands beside a name: an article, and the kind of thing that is called so.

extension ReferenceDoubts {
  /// `focus an "Edit"`: one of several that are called so would be a kind of thing, and `on "Edit"` is one letter away.
  func checkKind(of reference: Reference, _ part: Meaning) throws(Refusal) {
    try checkOwner(of: part)
    switch reference.head {
    case .quoted, .name: break
    case .noun, .pronoun, .everything: return
    }
    guard let kind = reference.kindNoun else { return try checkArticle(of: reference) }
    // Of a single word there is nothing that leads to it.
    if kind.utf8.contains(UInt8(ascii: " ")) { try checkKind(kind.split(separator: " "), of: reference) }
  }

  /// `not one "Edit"`, `an "Edit"`: none of several, or one of them.
  private func checkArticle(of reference: Reference) throws(Refusal) {
    let isOneOfMany = reference.quantifier == .a || saysNotOne(reference)
    guard isOneOfMany, reference.ordinal == nil else { return }
    var words = source.slice(reference.range)
    guard let article = words.take(upTo: " ") else { return }
    let range = SourceRange(reference.range.lower, reference.range.lower + article.count)
    let repair = reference.quantifier == .a ? "the" : nil
    throw Refusal(.notUnderstood(word: article.text, repair: repair, wording: nil), at: range)
  }

  private func saysNotOne(_ reference: Reference) -> Bool {
    guard source.starts(reference.range, with: "not ") else { return false }
    var words = source.slice(reference.range)
    return words.take(upTo: " ") != nil && words.take(upTo: " ")?.elementsEqual("one".utf8) == true
  }

  private func checkKind(_ kind: [Substring], of reference: Reference) throws(Refusal) {
    // `the labelled button "Pay"`, `a saying message "Sold out"`: the words that lead to the name, before their noun.
    if let word = kind.first, Self.naming.contains(String(word)) {
      throw Refusal(.notUnderstood(word: String(word), repair: nil, wording: nil), at: reference.range)
    }
    // `the sheet shoes Red still ticked`: what it shows, and no kind of several that one is called by.
    if let word = kind.last, word.hasSuffix("s"), !word.hasSuffix("ss") {
      let words = source.text(reference.range).split(separator: " ")
      guard !zip(words, words.dropFirst()).contains(where: { $0 == word && Self.isName($1) }) else {
        throw Refusal(.notUnderstood(word: String(word), repair: nil, wording: nil), at: reference.range)
      }
    }
    // `the list option, Yearly, gets focus`: nothing says that it is called a list option.
    if kind.count > 1, case .name = reference.head, source.holds(reference.range, ", ") {
      throw Refusal(.clauseOfWhich(source.text(reference.range)), at: reference.range)
    }
    // `the row title "Milk" is selected`: titled so, or is it the title?
    if let word = kind.last, let owner = kind.dropLast().last, Self.named.contains(String(owner)),
      let meant = Self.meant[String(word)]
    {
      throw Refusal(.notUnderstood(word: String(word), repair: meant, wording: nil), at: reference.range)
    }
  }

  /// `the screens's title`: a slip, of one screen or of several.
  private func checkOwner(of part: Meaning) throws(Refusal) {
    guard let owner = part.part(.possessor), owner.range.upper < part.range.upper else { return }
    let rest = source.text(SourceRange(owner.range.upper, part.range.upper))
    guard rest.hasPrefix("'s") || rest.hasPrefix("’s"),
      let word = (owner.word(.noun) ?? owner.word(.kindNoun))?.split(separator: " ").last,
      LanguageTables.published.vocabulary.traits(of: String(word)).contains(.plural), !word.hasSuffix("ss"),
      word.hasSuffix("s")
    else { return }
    throw Refusal(
      .notUnderstood(word: "\(word)'s", repair: word.dropLast() + "'s", wording: nil),
      at: owner.range
    )
  }

  private static func isName(_ word: Substring) -> Bool {
    word.utf8.first.map { $0 == UInt8(ascii: "\"") || $0 >= 0x41 && $0 <= 0x5A } ?? false
  }

  private static let naming: Set<String> = ["labelled", "labeled", "titled", "named", "called", "saying", "reading"]

  private static let named: Set<String> = [
    "button", "link", "row", "cell", "card", "tab", "field", "image", "icon", "toggle", "switch", "tile", "item",
    "checkbox", "slider", "option", "chip", "control", "element", "photo",
  ]

  private static let meant = ["name": "named", "names": "named", "title": "titled", "titles": "titled"]
}
