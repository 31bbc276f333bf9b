/// Says what each word of a line may be: wordings of the lexicon, numbers, quotations, names, open nouns.
struct WordMatcher {
  private let words: [Word]
  private let tables: LanguageTables
  private let quoted: Int?
  private let number: Int?
  private let decimal: Int?
  private let name: Int?
  private let noun: Int?
  private let modifier: Int?
  private let bare: Int?
  private let plural: Int?
  private let before: Int?

  /// Prepares the words of one line.
  init(_ words: [Word], _ tables: LanguageTables) {
    self.words = words
    self.tables = tables
    self.quoted = tables.grammar.terminal("<quoted>")
    self.number = tables.grammar.terminal("<number>")
    self.decimal = tables.grammar.terminal("<decimal>")
    self.name = tables.grammar.terminal("<name>")
    self.noun = tables.grammar.terminal("<noun>")
    self.modifier = tables.grammar.terminal("<modifier>")
    self.bare = tables.grammar.terminal("<bare>")
    self.plural = tables.grammar.terminal("<plural>")
    self.before = tables.grammar.terminal("<before>")
  }

  /// Adds everything that begins at a word.
  func findMatches(at position: Int, into matches: inout [Vocabulary.Match]) {
    let word = words[position]
    switch word.kind {
    case .quoted: add(quoted, position + 1, &matches)
    case .decimal: add(decimal, position + 1, &matches)
    case .mark: tables.vocabulary.findMatches(in: words, at: position, into: &matches)
    case .number:
      add(number, position + 1, &matches)
      tables.vocabulary.findMatches(in: words, at: position, into: &matches)
    case .word where tables.vocabulary.isVague(words, at: position): break
    case .word: findWordMatches(word, at: position, into: &matches)
    }
  }

  private func add(_ terminal: Int?, _ end: Int, _ matches: inout [Vocabulary.Match]) {
    if let terminal { matches.append(Vocabulary.Match(terminal: terminal, end: end, entry: nil)) }
  }

  private func findWordMatches(_ word: Word, at position: Int, into matches: inout [Vocabulary.Match]) {
    let traits = tables.vocabulary.traits(of: word.text)
    if word.isCapitalised, isName(at: position, traits) { add(name, nameEnd(from: position), &matches) }
    if word.isCapitalised, !beginsLine(position), !traits.contains(.proper) { return }
    tables.vocabulary.findMatches(in: words, at: position, into: &matches)
    if word.isCapitalised, !beginsLine(position) {
      if traits.contains(.noun) { add(modifier, position + 1, &matches) }
      return
    }
    if traits.contains(.noun) {
      add(noun, position + 1, &matches)
      if traits.contains(.plural) { add(plural, position + 1, &matches) }
      if traits.contains(.bare) { add(bare, position + 1, &matches) }
    } else if traits.contains(.modifier) {
      add(modifier, position + 1, &matches)
    } else if looksLikeNoun(word.text, traits) {
      add(looksLikeParticiple(word.text) ? modifier : noun, position + 1, &matches)
    }
    if traits.isDisjoint(with: .noun), standsBeforeBareNoun(word.text, traits) { add(before, position + 1, &matches) }
  }
}

// MARK: - Names

extension WordMatcher {
  /// Inside a sentence a capital makes a name; at its start only when the language does not know the word better.
  private func isName(at position: Int, _ traits: Vocabulary.Traits) -> Bool {
    if !beginsLine(position) { return !traits.contains(.proper) }
    let isKnown = !traits.isDisjoint(with: [.closed, .noun]) && !traits.contains(.vague)
    if traits.contains(.proper) { return false }
    return !isKnown || traits.contains(.modifier) || isNamePart(at: position + 1)
  }

  /// The first word of the line, after a box to tick too: `[ ] First stop is the title`.
  private func beginsLine(_ position: Int) -> Bool {
    guard position > 0 else { return true }
    let before = words[position - 1]
    return before.kind == .mark && (before.text == "]" || before.text == ":" && words[0].text.hasPrefix("expect"))
  }

  private func isNamePart(at position: Int) -> Bool {
    guard position < words.count, words[position].isCapitalised else { return false }
    return !tables.vocabulary.traits(of: words[position].text).contains(.proper)
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
    guard traits.isEmpty, word.utf8.count > 2, !word.hasSuffix("ly"), !word.hasPrefix("'") else { return false }
    guard let first = word.utf8.first, first >= 0x61 else { return false }
    return tables.vocabulary.functionWord(near: word) == nil
  }

  /// A modifier of a noun without a determiner: a known one, or an open word that no slip can have made of a short one.
  private func standsBeforeBareNoun(_ word: String, _ traits: Vocabulary.Traits) -> Bool {
    if traits.contains(.modifier) { return !word.hasSuffix("ing") || !traits.contains(.closed) }
    guard looksLikeNoun(word, traits), word.utf8.count >= 4 else { return false }
    return !tables.vocabulary.hasShortFunctionWord(near: word)
  }

  /// `saved`, as in `the saved card`: it stands before a noun, and is none.
  private func looksLikeParticiple(_ word: String) -> Bool {
    word.hasSuffix("ed") && !word.hasSuffix("eed") && word.utf8.count > 4
  }
}

extension Vocabulary {
  /// A function word one slip away from a word that no table knows: `aftre`, `taht`.
  ///
  /// Of function words of three letters or fewer only swapped and doubled letters count, or every short noun would be
  /// a slip.
  func functionWord(near word: String) -> String? {
    let letters = Array(word.utf8)
    return functionWords.first { function in
      guard abs(function.letters.count - letters.count) <= 1, function.letters != letters else { return false }
      if function.letters.count <= 3 {
        return EditDistance.isSwap(letters, function.letters) || Self.doubles(letters, function.letters)
      }
      return EditDistance.isWithinOne(letters, function.letters)
    }?.word
  }

  /// Whether a word is another with one letter written twice: `orr`, `tthe`.
  private static func doubles(_ written: [UInt8], _ word: [UInt8]) -> Bool {
    guard written.count == word.count + 1 else { return false }
    return word.indices.contains { index in word[...index] + word[index...] == written[...] }
  }

  /// Whether a function word of two or three letters is one slip away.
  func hasShortFunctionWord(near word: String) -> Bool {
    let letters = Array(word.utf8)
    return functionWords.contains { $0.letters.count <= 3 && EditDistance.isWithinOne(letters, $0.letters) }
  }
}
