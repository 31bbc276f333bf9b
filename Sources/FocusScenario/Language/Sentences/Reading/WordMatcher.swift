/// Says what each word of a line may be: wordings of the lexicon, numbers, quotations, names, open nouns.
struct WordMatcher {
  let words: [Word]
  let tables: LanguageTables
  /// The numbers of the words in the vocabulary; none of quotations and of words that no table has.
  private let numbers: [Int?]

  /// Prepares the words of one line.
  init(_ words: [Word], _ tables: LanguageTables) {
    self.words = words
    self.tables = tables
    self.numbers = words.map { $0.kind == .quoted ? nil : tables.vocabulary.number(of: $0.text) }
  }

  /// Adds everything that begins at a word.
  func findMatches(at position: Int, into matches: inout [Vocabulary.Match]) {
    let word = words[position]
    switch word.kind {
    case .quoted: add(open.quoted, position, &matches)
    case .decimal: add(open.decimal, position, &matches)
    case .ordinal: add(open.ordinal, position, &matches)
    case .mark: tables.vocabulary.findMatches(in: numbers, at: position, into: &matches)
    case .number where isKeyWithoutItsLetter(at: position) || isSomebody(at: position): break
    case .number:
      add(open.number, position, &matches)
      tables.vocabulary.findMatches(in: numbers, at: position, into: &matches)
    case .word where isTicket(at: position): add(open.ticket, position, &matches)
    case .word where Key.isShortcut(word.text): add(open.shortcut, position, &matches)
    case .word where tables.vocabulary.isVague(words, numbers, at: position): break
    case .word: findWordMatches(word, at: position, into: &matches)
    }
  }

  private var open: OpenTerminals { tables.openTerminals }

  private func add(_ terminal: Int?, _ start: Int, to end: Int? = nil, _ matches: inout [Vocabulary.Match]) {
    if let terminal { matches.append(Vocabulary.Match(terminal: terminal, start: start, end: end ?? start + 1)) }
  }

  private func findWordMatches(_ word: Word, at position: Int, into matches: inout [Vocabulary.Match]) {
    let traits = traits(at: position)
    if isSlip(at: position, traits) { return }
    let isName = word.isCapitalised && isName(at: position, traits)
    if isName {
      let end = nameEnd(from: position)
      if isWholeCaption(at: position) { return addCaption(at: position, &matches) }
      add(open.name, position, to: end, &matches)
      addRequest(at: position, named: end, &matches)
      // `Save button takes focus`: the save button, as every noun at the head of a line.
      if !beginsLine(position) || end > position + 1 || !standsBare(word.text, traits) {
        add(open.called, position, to: end, &matches)
      }
    }
    if word.isCapitalised { addCaption(at: position, &matches) }
    if word.isCapitalised, !beginsLine(position), !traits.contains(.proper) { return }
    tables.vocabulary.findMatches(in: numbers, at: position, into: &matches)
    if word.isCapitalised, !beginsLine(position) {
      if traits.contains(.noun) { add(open.modifier, position, &matches) }
      return
    }
    let isOpenNoun = looksLikeNoun(word.text, traits) && !looksLikeSlip(word.text, at: position)
    if isWhatSeveralDo(position, traits) { return }
    // `Sign In` is a name, and no sign.
    if isName, nameEnd(from: position) > position + 1 { return }
    // `Retry has focus`: what is called so, and not some retry.
    if isName, beginsLine(position), LanguageTables.deeds.contains(word.text), isFollowedByVerb(position) { return }
    if traits.contains(.noun) {
      add(open.noun, position, &matches)
      if traits.contains(.plural) { add(open.plural, position, &matches) }
      if traits.contains(.bare), !maySlipBehindQuotation(word.text, at: position) { add(open.bare, position, &matches) }
      if !isName, traits.isDisjoint(with: .plural) { add(open.singular, position, &matches) }
    } else if traits.contains(.modifier) {
      add(open.modifier, position, &matches)
    } else if isOpenNoun {
      let standsBefore = looksLikeParticiple(word.text) || LanguageTables.onlyBeforeNouns.contains(word.text)
      add(standsBefore ? open.modifier : open.noun, position, &matches)
      if !standsBefore, !isName, standsAlone(word.text) {
        add(open.unknown, position, &matches)
        add(open.singular, position, &matches)
      }
      if looksLikePlural(word.text), !isName { add(open.many, position, &matches) }
      addVerbForms(word.text, at: position, &matches)
    }
    if traits.isDisjoint(with: .noun), standsBeforeBareNoun(word.text, traits, isOpenNoun: isOpenNoun) {
      add(open.before, position, &matches)
    }
    if leads(word.text, traits, isOpenNoun: isOpenNoun) { add(open.leading, position, &matches) }
  }

  private func addCaption(at position: Int, _ matches: inout [Vocabulary.Match]) {
    guard let end = captionEnd(from: position) else { return }
    add(open.name, position, to: end, &matches)
    add(open.called, position, to: end, &matches)
  }

  /// `Play again opens the board`, `the Dark mode switch`: nobody plays again, and no switch is a mode switch.
  private func isWholeCaption(at position: Int) -> Bool {
    guard let end = captionEnd(from: position), end < words.count else { return false }
    if words[end - 1].text == "again", isFollowedByVerb(end - 1) { return true }
    return position > 0 && traits(at: position - 1).contains(.determiner) && traits(at: end).contains(.noun)
  }

  func traits(at position: Int) -> Vocabulary.Traits { tables.vocabulary.traits(of: numbers[position]) }
}

// MARK: - Names

extension WordMatcher {
  /// Inside a sentence a capital makes a name; at its start only when the language does not know the word better.
  private func isName(at position: Int, _ traits: Vocabulary.Traits) -> Bool {
    if traits.isEmpty, tables.vocabulary.properWords.isNear(Array(words[position].text.utf8)) { return false }
    // `Don'ht` is a denial gone wrong; `O'Brien` is a name.
    if let mark = words[position].text.utf8.firstIndex(of: UInt8(ascii: "'")),
      words[position].text.utf8.distance(from: words[position].text.utf8.startIndex, to: mark) > 1
    {
      return false
    }
    if !beginsLine(position) { return !traits.contains(.proper) }
    if isLeadOfArrow(position) {
      // `Cancelled → …`: what was done, and not what is pressed.
      let isDone = traits.contains(.closed) && words[position].text.hasSuffix("ed")
      return !traits.contains(.proper) && !isDone && !traits.contains(.happening)
    }
    // `Nothin the user typed is lost` names nothing: a name at the head that is near a word of the language is a slip.
    if traits.isEmpty, tables.vocabulary.functionWords.isSlip(Array(words[position].text.utf8)) { return false }
    if LanguageTables.nobodies.contains(words[position].text) || LanguageTables.noNouns.contains(words[position].text) {
      return false
    }
    if Self.ways.contains(words[position].text), isFollowedByVerb(position) { return true }
    // `Reopening Filters shows …`: what is done, and no name.
    if traits.contains(.closed), words[position].text.hasSuffix("ing") { return false }
    let isKnown = !traits.isDisjoint(with: [.closed, .noun]) && !traits.contains(.vague)
    if traits.contains(.proper) { return false }
    // `Price is spoken`: the price, though prices are set too.
    let isNamed = traits.contains(.modifier) && !LanguageTables.things.contains(words[position].text)
    return !isKnown || isNamed || isNamePart(at: position + 1)
  }

  /// `Next is disabled`, but `Next step is the title`: a button is called so when no noun comes after.
  private func isFollowedByVerb(_ position: Int) -> Bool {
    guard position + 1 < words.count, words[position + 1].kind == .word, !words[position + 1].isCapitalised else {
      return false
    }
    let next = traits(at: position + 1)
    return next.contains(.closed) && next.isDisjoint(with: [.noun, .modifier, .plural])
  }

  private static let ways: Set<String> = ["next", "previous", "more", "less"]

  /// `Apply → focus on the error`: what is pressed, though the language knows the word as a verb.
  private func isLeadOfArrow(_ position: Int) -> Bool {
    position + 1 < words.count && words[position + 1].kind == .mark && words[position + 1].text == "→"
  }

  /// The first word of the line, after a box to tick too: `[ ] First stop is the title`.
  func beginsLine(_ position: Int) -> Bool {
    guard position > 0 else { return true }
    let before = words[position - 1]
    guard before.kind == .mark else { return false }
    switch before.text {
    case "]", ".", ";", "?": return true
    case "-", "*", "•": return position == 1
    case ":": return isTicket(at: position - 2) || tables.vocabulary.traits(of: numbers[0]).contains(.preface)
    default: return false
    }
  }

  /// `AC1:`, `[US-12]`: what a team counts its criteria by, at the head of the line; it carries nothing.
  private func isTicket(at position: Int) -> Bool {
    guard position >= 0, position + 1 < words.count, words[position].isCapitalised else { return false }
    guard position <= 2, words[..<position].allSatisfy({ $0.kind == .mark }) else { return false }
    let marks = [":", ")", "]", "–", "—", "-"]
    guard words[position + 1].kind == .mark, marks.contains(words[position + 1].text) else { return false }
    let letters = words[position].text.utf8
    guard let last = letters.last, Glyph.isDigit(last) else { return false }
    let series = letters.prefix { !Glyph.isDigit($0) && $0 != UInt8(ascii: "-") }
    let rest = letters.dropFirst(series.count).drop { $0 == UInt8(ascii: "-") }
    return rest.allSatisfy { Glyph.isDigit($0) } && Self.ticketSeries.contains { $0.utf8.elementsEqual(series) }
  }

  private static let ticketSeries = ["ac", "us", "tc", "uc", "req", "bug", "story"]

  private func isNamePart(at position: Int) -> Bool {
    guard position < words.count, words[position].isCapitalised else { return false }
    return !traits(at: position).contains(.proper) && !Key.isShortcut(words[position].text)
  }

  /// What controls are called in many apps goes on in small letters: `Add to bag`, `Log in`.
  private func captionEnd(from position: Int) -> Int? {
    let rests = LanguageTables.captions[words[position].text, default: []].filter { rest in
      position + rest.count < words.count
        && zip(words[(position + 1)...], rest).allSatisfy { $0.kind == .word && !$0.isCapitalised && $0.text == $1 }
    }
    guard let count = rests.map(\.count).max() else { return nil }
    // `Raise hand is reachable`: at the head of a line the language knows it as a noun already.
    if beginsLine(position), count == 1, traits(at: position + count).contains(.noun) { return nil }
    return position + 1 + count
  }

  /// A name goes as far as the capitals do: `Sign In`.
  private func nameEnd(from position: Int) -> Int {
    var end = position + 1
    while isNamePart(at: end) { end += 1 }
    return end
  }
}

// MARK: - Open nouns

extension WordMatcher {
  /// Whether a word that no table knows may be a noun of the author's app.
  private func looksLikeNoun(_ word: String, _ traits: Vocabulary.Traits) -> Bool {
    // `rotating the phone mid-quiz`: when, and not what.
    guard traits.isEmpty, word.utf8.count > 2, !word.hasSuffix("ly"), !word.hasPrefix("mid-") else { return false }
    guard !LanguageTables.noNouns.contains(word) else { return false }
    // `doens't` is a negation gone wrong, and no noun.
    guard !word.utf8.contains(UInt8(ascii: "'")) else { return false }
    guard let first = word.utf8.first, first >= 0x61 else { return false }
    return !tables.vocabulary.functionWords.isSlip(Array(word.utf8))
  }

  /// `"Saved" note heard`: one letter from `"Saved" not heard`, which says the opposite.
  private func maySlipBehindQuotation(_ word: String, at position: Int) -> Bool {
    guard word.utf8.count <= 4, position > 0, words[position - 1].kind == .quoted else { return false }
    return EditDistance.isWithinOne(Array(word.utf8), Array("not".utf8))
  }

  /// `the field inf error`: one letter from `in` or `the`, and not where a noun phrase begins.
  private func looksLikeSlip(_ word: String, at position: Int) -> Bool {
    guard word.utf8.count <= 4, position > 0 else { return false }
    let before = words[position - 1]
    return !traits(at: position - 1).contains(.determiner) && !before.isCapitalised
      && tables.vocabulary.functionWords.isNearShortWord(Array(word.utf8))
  }

  /// A modifier of a noun without a determiner: a known one, or an open word that no slip can have made of a short one.
  private func standsBeforeBareNoun(_ word: String, _ traits: Vocabulary.Traits, isOpenNoun: Bool) -> Bool {
    // `only title is heard` says that nothing else is.
    if word == "only" { return false }
    if traits.contains(.modifier) {
      return !word.hasSuffix("ing") || !traits.contains(.closed) || Self.describing.contains(word)
    }
    guard isOpenNoun, word.utf8.count >= 4 else { return false }
    return !tables.vocabulary.functionWords.isNearShortWord(Array(word.utf8))
  }

  /// `the rows count up`: a verb and its particle, though the language knows the verb as a noun too.
  private func isWhatSeveralDo(_ position: Int, _ own: Vocabulary.Traits) -> Bool {
    guard position > 0, own.isSuperset(of: [.closed, .noun]), traits(at: position - 1).contains(.plural),
      position + 1 < words.count, Self.particles.contains(words[position + 1].text)
    else { return false }
    guard position + 2 < words.count, words[position + 2].kind != .mark else { return true }
    let after = traits(at: position + 2)
    return after.contains(.function) && after.isDisjoint(with: [.determiner, .noun])
      && !words[position + 2].isCapitalised
  }

  private static let particles: Set<String> = ["on", "off", "up", "down", "out", "in", "away", "back", "over", "open"]

  /// Whether a noun of several words may begin with a word, at the head of a claim: `turn instruction is spoken`.
  ///
  /// What is done to a thing is no part of its name: `closing sheet` is not what closes.
  private func leads(_ word: String, _ traits: Vocabulary.Traits, isOpenNoun: Bool) -> Bool {
    guard word != "only", isOpenNoun || !traits.isDisjoint(with: [.noun, .modifier]) else { return false }
    guard word.hasSuffix("ing"), traits.contains(.closed) else { return true }
    return Self.lasting.contains(word) || traits.contains(.noun) && !traits.contains(.modifier)
  }

  /// Of these nobody says that something is done: `remaining attempts are displayed`.
  private static let describing: Set<String> = ["remaining", "existing", "missing"]
  private static let lasting: Set<String> = ["remaining", "waiting", "running", "existing", "missing", "starting"]

  /// A word that no table has may be what happens: `buzzes`, `hovered`, `dragging`.
  private func addVerbForms(_ word: String, at position: Int, _ matches: inout [Vocabulary.Match]) {
    guard word.utf8.count >= 4 else { return }
    if word.hasSuffix("ing") {
      add(open.doing, position, &matches)
    } else if looksLikeParticiple(word) {
      add(open.did, position, &matches)
    } else if word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us") {
      add(open.does, position, &matches)
    } else {
      add(open.act, position, &matches)
    }
  }

  /// An open word that may stand as a noun without a determiner, where a construction expects one; what ends like a verb
  /// or an adverb may be one.
  private func standsAlone(_ word: String) -> Bool {
    guard word.utf8.count >= 4, !word.hasSuffix("ing"), !word.hasSuffix("s") else { return false }
    return !tables.vocabulary.functionWords.isNearShortWord(Array(word.utf8))
  }

  /// Whether a known word at the head of a line stands before a noun there without a determiner.
  private func standsBare(_ word: String, _ traits: Vocabulary.Traits) -> Bool {
    traits.contains(.bare) || traits.isDisjoint(with: .noun) && standsBeforeBareNoun(word, traits, isOpenNoun: false)
  }

  /// `classmates`, as in `the list of classmates`.
  private func looksLikePlural(_ word: String) -> Bool {
    word.utf8.count >= 6 && word.hasSuffix("s") && !word.hasSuffix("ss") && !word.hasSuffix("us")
  }

  /// `saved`, as in `the saved card`: it stands before a noun, and is none.
  private func looksLikeParticiple(_ word: String) -> Bool {
    word.hasSuffix("ed") && !word.hasSuffix("eed") && word.utf8.count > 4
  }
}

/// The terminals of what no table lists, by their numbers in the grammar.
struct OpenTerminals: Sendable {
  let quoted, number, decimal, name, called, many, noun, modifier, bare, plural, before, ordinal, ticket: Int?
  let unknown, shortcut: Int?
  /// What may end, and what may begin, a noun of several words without a determiner at the head of a claim.
  let singular, leading: Int?
  /// Forms of a verb that no table has.
  let act, does, did, doing: Int?

  /// Looks up those that some production uses.
  init(_ grammar: Grammar) {
    self.quoted = grammar.terminal("<quoted>")
    self.number = grammar.terminal("<number>")
    self.decimal = grammar.terminal("<decimal>")
    self.name = grammar.terminal("<name>")
    self.called = grammar.terminal("<called>")
    self.many = grammar.terminal("<many>")
    self.noun = grammar.terminal("<noun>")
    self.modifier = grammar.terminal("<modifier>")
    self.bare = grammar.terminal("<bare>")
    self.plural = grammar.terminal("<plural>")
    self.before = grammar.terminal("<before>")
    self.ordinal = grammar.terminal("<ordinal>")
    self.ticket = grammar.terminal("<ticket>")
    self.act = grammar.terminal("<act>")
    self.does = grammar.terminal("<does>")
    self.did = grammar.terminal("<did>")
    self.doing = grammar.terminal("<doing>")
    self.unknown = grammar.terminal("<unknown>")
    self.singular = grammar.terminal("<singular>")
    self.leading = grammar.terminal("<leading>")
    self.shortcut = grammar.terminal("<shortcut>")
  }
}
