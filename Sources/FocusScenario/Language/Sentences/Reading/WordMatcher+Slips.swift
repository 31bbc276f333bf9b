// Words that are likelier a slip of the pen where they stand than what they say: with the word that was meant the line
// would claim something else.

extension WordMatcher {
  /// Whether a word is one letter from another that would be expected there.
  func isSlip(at position: Int) -> Bool {
    guard words[position].kind == .word else { return false }
    return isSlip(at: position, traits(at: position))
  }

  /// The same, of a word of which it is known what it may be.
  func isSlip(at position: Int, _ traits: Vocabulary.Traits) -> Bool {
    if isNowOfStaying(at: position) || isOddPair(at: position) || isOddArticle(at: position) { return true }
    guard traits.contains(.noun) || traits.isDisjoint(with: .closed) else { return false }
    return isSlipOfArticle(at: position) || isSlipBesideName(at: position) || isSlipOfPreposition(at: position)
      || isBareBehindThen(at: position, traits) || isIdBeforeState(at: position)
  }

  /// `tie value of the field`, `Tie "x" is reachable`: the value, and no value of ties.
  private func isSlipOfArticle(at position: Int) -> Bool {
    let letters = Array(words[position].text.utf8)
    guard position + 1 < words.count, !followsDeterminer(position),
      EditDistance.isWithinOne(letters, Array("the".utf8)) || letters.elementsEqual("ad".utf8)
    else { return false }
    let next = traits(at: position + 1)
    switch words[position + 1].kind {
    case .quoted: return true
    case .word: return !words[position + 1].isCapitalised && !next.isDisjoint(with: [.noun, .modifier])
    default: return false
    }
  }

  /// `"Code" stall has "000000"`, `then "B" sand then "C"`, `speaks nut "Saved"`, `on bits heading "Pay"`: what is said of
  /// the name, and no stall that is called so. With its article it is one.
  private func isSlipBesideName(at position: Int) -> Bool {
    guard !words[position].isCapitalised || beginsLine(position), !Self.kinds.contains(words[position].text) else {
      return false
    }
    // `when I hit Pay`: a verb is one, where no preposition and no thing stands before it.
    let own = traits(at: position)
    let isNoVerb = own.isDisjoint(with: .closed) || own.contains(.function) || standsForNoVerb(position)
    guard isNoVerb, isBehindQuotation(position) || isBeforeName(position) else { return false }
    return tables.vocabulary.functionWords.isNearParticle(Array(words[position].text.utf8))
  }

  private func standsForNoVerb(_ position: Int) -> Bool {
    guard position > 0 else { return false }
    let before = words[position - 1].text
    return ["on", "in", "to", "from", "at"].contains(before) || Self.kinds.contains(before)
  }

  private func isBehindQuotation(_ position: Int) -> Bool {
    position > 0 && words[position - 1].kind == .quoted && !followsDeterminer(position - 1)
  }

  /// With nothing between but the noun for its kind.
  private func isBeforeName(_ position: Int) -> Bool {
    guard !followsDeterminer(position) else { return false }
    var end = position + 1
    while end < words.count, words[end].kind == .word, !words[end].isCapitalised, traits(at: end).contains(.noun) {
      end += 1
    }
    // `seat 14C` is what it is called.
    guard end < words.count, words[end].kind != .word || words[end].text.first?.isNumber != true else { return false }
    return words[end].kind == .quoted
      || words[end].kind == .word && words[end].isCapitalised && !words[position].isCapitalised
        && !traits(at: end).contains(.proper)
  }

  /// `Form there, one swipe reaches "Pay"`: from there, and no form.
  private func isSlipOfPreposition(at position: Int) -> Bool {
    guard beginsLine(position), position + 1 < words.count, words[position + 1].kind == .word,
      words[position + 1].text == "there" || traits(at: position + 1).contains(.determiner),
      !words[position + 1].isCapitalised
    else { return false }
    let letters = Array(words[position].text.utf8)
    if EditDistance.isSwap(letters, Array("from".utf8)) { return true }
    return traits(at: position).isDisjoint(with: .closed) && tables.vocabulary.functionWords.isNearParticle(letters)
  }

  /// `rotating then phone moves focus`, `the date, the day and then number`: one letter from `the phone`.
  private func isBareBehindThen(at position: Int, _ traits: Vocabulary.Traits) -> Bool {
    guard position > 1, words[position - 1].text == "then", words[position - 1].kind == .word,
      !words[position].isCapitalised, traits.contains(.noun)
    else { return false }
    var end = position + 1
    while end < words.count, words[end].kind == .word, self.traits(at: end).contains(.noun) { end += 1 }
    let isPlural = self.traits(at: end - 1).contains(.plural)
    guard end < words.count, words[end].kind == .word, !["and", "then", "or"].contains(words[end].text) else {
      // Of a list that has its articles, the last goes without.
      return words[..<position].contains { $0.text == "the" }
    }
    return words[position - 2].kind != .mark && !isPlural && self.traits(at: end).contains(.closed)
  }

  /// `the X ids reachable`: what is so, and no number of anything.
  private func isIdBeforeState(at position: Int) -> Bool {
    guard words[position].text == "ids", position > 0, position + 1 < words.count,
      words[position + 1].kind == .word
    else { return false }
    let next = words[position + 1].text
    return traits(at: position + 1).contains(.closed) && !Self.behindPlurals.contains(next)
  }

  private static let behindPlurals: Set<String> = [
    "are", "were", "have", "do", "must", "should", "shall", "can", "will", "never", "of", "in", "on", "that", "and",
  ]

  /// Two words that nobody writes side by side, one of which is a letter away from another: `vo focus` from `no focus`,
  /// `focus it never` from `is`, `read out if full` from `in`, `them are` from `they`, `, got to` from `not`.
  private func isOddPair(at position: Int) -> Bool {
    guard (2...4).contains(words[position].text.utf8.count) else { return false }
    var before: String { position > 0 ? words[position - 1].text : "" }
    var next: String { position + 1 < words.count ? words[position + 1].text : "" }
    var third: String { position + 2 < words.count ? words[position + 2].text : "" }
    switch words[position].text {
    case "vo" where !words[position].isCapitalised:
      return next == "focus" && Self.behindNoFocus.contains(third)
        || ["jump", "change", "move", "shift"].contains(next)
    case "it" where before == "focus": return ["not", "never", "on", "in", "no"].contains(next)
    case "it" where beginsLine(position): return Self.plurals.contains(next)
    case "if": return next == "full" && third != "keyboard" || ["on", "in", "at"].contains(next)
    case "them": return ["are", "were", "have", "do", "is"].contains(next)
    case "an" where before == "focus": return true
    case "am": return ["it", "nothing"].contains(before)
    case "got": return [",", "and", "but"].contains(before) && next == "to"
    case "now": return before == "next"
    default: return false
    }
  }

  /// What stands behind `no focus`, where somebody says that there is none.
  private static let behindNoFocus: Set<String> = [
    "", ",", ".", ";", "on", "in", "at", "to", "from", "change", "changes", "jump", "jumps", "loss", "move", "shift",
    "shifts", "while", "after", "when", "before",
  ]

  /// What nobody says of one thing: `It start on the title`, for `I start`.
  private static let plurals: Set<String> = [
    "am", "are", "have", "do", "lose", "start", "hear", "get", "land", "stay", "see", "end", "go", "come", "move",
    "keep",
    "begin", "arrive", "remain", "return", "reach", "leave", "find",
  ]

  /// `an tab change, focus stays on it`: when the tab changes, and no other tab.
  private func isOddArticle(at position: Int) -> Bool {
    guard words[position].text == "an", beginsLine(position), words.contains(where: { $0.text == "," }),
      position + 1 < words.count, words[position + 1].kind == .word,
      !words[position + 1].isCapitalised, words[position + 1].text.utf8.count > 2
    else { return false }
    let letters = words[position + 1].text.utf8
    guard let first = letters.first, 0x61...0x7A ~= first, !"aeiouh".utf8.contains(first) else { return false }
    // An abbreviation is spelled out: `an sms`.
    return letters.contains { "aeiouy".utf8.contains($0) }
  }

  /// `one closes the calendar, and focus returns`: `Done` closes it.
  func isSomebody(at position: Int) -> Bool {
    guard words[position].text == "one", beginsLine(position), position + 1 < words.count else { return false }
    let next = traits(at: position + 1)
    return words[position + 1].kind == .word && next.contains(.closed) && next.isDisjoint(with: [.function, .noun])
  }

  /// `the scan stays in the suggestion now`: what stays was so before, and the suggestion row is one letter away.
  private func isNowOfStaying(at position: Int) -> Bool {
    guard words[position].text == "now", position > 0, position + 1 == words.count || words[position + 1].kind == .mark
    else { return false }
    return words[..<position].contains { ["stay", "stays", "remain", "remains", "keeps"].contains($0.text) }
  }

  /// `6 moves to the toolbar`: `F6` does, and nothing else is counted in moves at the head of a line.
  func isKeyWithoutItsLetter(at position: Int) -> Bool {
    guard beginsLine(position), position + 1 < words.count, words[position + 1].text == "moves" else { return false }
    return words[position].text.utf8.allSatisfy { Glyph.isDigit($0) }
  }

  private func followsDeterminer(_ position: Int) -> Bool {
    position > 0 && words[position - 1].kind == .word && traits(at: position - 1).contains(.determiner)
  }

  /// What authors call the things that have a name on them; these are no slips beside one.
  private static let kinds: Set<String> = [
    "button", "buttons", "link", "links", "tab", "tabs", "field", "fields", "row", "rows", "icon", "icons", "switch",
    "switches", "toggle", "toggles", "checkbox", "menu", "item", "items", "option", "options", "screen", "screens",
    "page", "pages", "sheet", "sheets", "dialog", "heading", "headings", "header", "label", "labels", "image", "images",
    "control", "controls", "alert", "panel", "section", "sections", "card", "cards", "chip", "chips", "tile", "tiles",
    "slider", "key", "banner", "text", "texts", "toast", "message", "messages", "title", "list", "cell", "popup",
    "modal", "overlay", "footer", "input", "picker", "value", "name", "word", "words", "phrase", "form", "step",
    "error", "view", "element", "map", "chat", "note", "hint", "status", "day", "filter",
  ]
}
