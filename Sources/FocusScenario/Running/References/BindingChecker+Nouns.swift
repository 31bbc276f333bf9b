// Whether the app can have what open noun words name.

extension BindingChecker {
  func checkNoun(_ phrase: String, _ reference: Reference, _ range: SourceRange, _ found: inout [Finding]) {
    guard !canHave(phrase, reference) else { return }
    let known = index.app.allAliases
    let nearest = Spelling.nearest(to: phrase, among: known) ?? Self.nearestKind(to: phrase)
    found.append((.noSuchNoun(phrase, nearest: nearest, names: known), range))
  }

  /// `the "Pay" buton`: a noun beside a name has to be one that the language or the app knows.
  func checkKind(_ phrase: String, of reference: Reference, _ range: SourceRange, _ found: inout [Finding]) {
    let words = Words.split(phrase)
    guard let last = words.last else { return }
    if let meant = words.lazy.compactMap({ meant(by: $0, of: reference) }).first {
      return found.append((.noSuchNoun(phrase, nearest: meant, names: index.app.allAliases), range))
    }
    guard !isKnown(last, .noun) || !words.dropLast().allSatisfy({ isKnown($0, [.noun, .modifier, .closed]) }) else {
      return
    }
    guard resolver.names.elements(phrase).isEmpty, resolver.names.containers(phrase).isEmpty else { return }
    let isNamed = words.allSatisfy { word in
      isKnown(word, [.noun, .modifier, .closed]) || index.app.allNames.contains { Words.split($0).contains(word) }
    }
    guard !isNamed else { return }
    found.append((.noSuchNoun(phrase, nearest: Self.nearestKind(to: phrase), names: index.app.allAliases), range))
  }

  /// `the tile "Route options"`, where that is a title: a word for a kind that nothing in the app has, one slip from what
  /// the thing is or is called.
  private func meant(by word: String, of reference: Reference) -> String? {
    guard KindNoun.table[Words.singular(word)] == nil, !index.app.allNames.contains(where: { holds($0, word) }),
      let name = reference.label
    else { return nil }
    let letters = Array(word.utf8)
    let elements = resolver.names.elements(name)
    let kinds = KindNoun.table.filter { kind in elements.contains { resolver.fits($0, kind.value) } }.map(\.key)
    let aliases = elements.flatMap { index.element($0).aliases.flatMap(Words.split) }
    return (kinds + aliases).sorted().first { EditDistance.isWithinOne(letters, Array($0.utf8)) }
  }

  private func holds(_ name: String, _ word: String) -> Bool { Words.split(name).contains(word) }

  /// `to the baskot`: what an author adds to an event is made of words that the language or the app has.
  func checkDetails(_ details: String, _ range: SourceRange, _ found: inout [Finding]) {
    for word in Words.split(details) where Int(word) == nil && !isKnown(word, [.noun, .modifier, .closed]) {
      guard !index.app.allNames.contains(where: { Words.split($0).contains(word) }) else { continue }
      found.append((.noSuchNoun(word, nearest: Self.nearestKind(to: word), names: index.app.allAliases), range))
    }
  }

  /// Whether the language has a word as one of some kinds.
  private func isKnown(_ word: String, _ traits: Vocabulary.Traits) -> Bool {
    KindNoun.table[Words.singular(word)] != nil
      || !LanguageTables.published.vocabulary.traits(of: word).isDisjoint(with: traits)
  }

  /// `offers Rply`, where the app has `Reply`: a slip, and not an action that is missing.
  func checkActions(_ actions: [Reference], _ range: SourceRange, _ found: inout [Finding]) {
    let known = index.app.allActions
    for action in actions {
      guard let name = action.label, !known.contains(where: { Words.same($0, name) }) else { continue }
      let letters = Array(name.lowercased().utf8)
      let nearest = known.first { EditDistance.isWithinOne(letters, Array($0.lowercased().utf8)) }
      if let nearest {
        found.append((.noSuchName(name, nearest: nearest), action.range.count > 0 ? action.range : range))
      }
    }
  }

  private static func nearestKind(to phrase: String) -> String? {
    KindNoun.table.keys.sorted().first {
      $0 != phrase && EditDistance.isWithinOne(Array(phrase.utf8), Array($0.utf8))
    }
  }

  /// Whether some element or context of the app can be meant by open noun words.
  private func canHave(_ phrase: String, _ reference: Reference) -> Bool {
    if !resolver.called(phrase).isEmpty || !resolver.names.containers(phrase).isEmpty { return true }
    let words = Words.split(phrase)
    let head = Words.singular(words.last ?? "")
    guard let kind = KindNoun.table[head] else {
      return resolver.names.elements(beginningWith: phrase, in: index).count == 1
    }
    let modifiers = words.dropLast().filter { !KindNoun.states.contains($0) }
    return canHave(kind, head: head, Array(modifiers), isLoading: words.contains("loading"), reference)
  }

  private func canHave(
    _ kind: KindNoun,
    head: String,
    _ modifiers: [String],
    isLoading: Bool,
    _ reference: Reference
  ) -> Bool {
    // A claim that counts or denies may be about a kind that the app has none of; words that nothing has prove nothing.
    if modifiers.isEmpty, reference.quantifier == .no || reference.quantifier == .any { return true }
    if isLoading { return !resolver.loading(kind, modifiers.filter { $0 != "loading" }).isEmpty }
    switch kind {
    case .context(let kinds): return !resolver.containers(kinds, head: head, words: modifiers).isEmpty
    case .top where modifiers.isEmpty && reference.isOfSeveral: return false
    case .opener, .top:
      let phrase = modifiers.joined(separator: " ")
      return modifiers.isEmpty || canHave(phrase, Reference(.noun(phrase)))
    case .element, .stop:
      return modifiers.isEmpty || index.entries.contains { Words.holds($0.element.label, all: modifiers) }
    case .title: return canHaveTitle(modifiers, reference)
    case .error:
      return !resolver.errors(modifiers.filter { !ReferenceResolver.wordsOfErrors.contains($0) }).isEmpty
    case .field, .loading, .row, .role, .control:
      return index.entries.indices.contains { number in
        resolver.fits(ElementIdentifier(number), kind)
          && (modifiers.isEmpty || Words.holds(index.entries[number].element.label, all: modifiers))
      }
    }
  }

  /// Whether a heading holds the words, or they name what has the title: `the sheet title`.
  private func canHaveTitle(_ words: [String], _ reference: Reference) -> Bool {
    let headings = index.entries.map(\.element).filter { $0.role == .heading }
    if words.isEmpty { return !headings.isEmpty }
    let isKind = words.allSatisfy { KindNoun.table[Words.singular($0)] != nil }
    return isKind || headings.contains { Words.holds($0.label, all: words) }
      || canHave(words.joined(separator: " "), reference)
  }
}

extension Reference {
  /// `starts`: of a beginning there is one.
  fileprivate var isOfSeveral: Bool {
    guard case .noun(let words) = head, let last = Words.split(words).last else { return false }
    return last != Words.singular(last)
  }
}
