// How many a noun stands for: one, two, some, each other one.

extension ReferenceDoubts {
  /// `both "Yes" and "No"`, `both title and text` is each of the two, and no two things called "Yes", and no two titles.
  func checkBoth(_ part: Meaning, _ members: [Reference]) throws(Refusal) {
    guard let first = members.first, Self.isOne(first) else { return }
    let isNumbered = first.relations.contains { $0.kind == .numbering && $0.word == "2" }
    if isNumbered, part.parts(.member).first?.word(.quantifier) == "every" {
      throw Refusal(.anyOrEvery(source.text(first.range)), at: first.range)
    }
  }

  /// Whether words say that they mean one thing.
  private static func isOne(_ reference: Reference) -> Bool {
    switch reference.head {
    case .quoted: return reference.kindNoun == nil
    case .noun(let words):
      guard let last = words.split(separator: " ").last.map(String.init), !Reference.isSeveral(last) else {
        return false
      }
      let traits = LanguageTables.published.vocabulary.traits(of: last)
      return traits.contains(.noun) && !traits.contains(.plural)
    case .name: return reference.kindNoun == nil
    case .pronoun, .everything: return false
    }
  }

  /// `row by row`, `from row to row`: one noun, said twice; two would be two things.
  func checkRepeated(_ part: Meaning) throws(Refusal) {
    guard let repeated = part.entry(.repeated), part.word(.repeated) != part.word(.noun) else { return }
    throw Refusal(.notUnderstood(word: source.text(repeated.range), repair: nil, wording: nil), at: repeated.range)
  }

  /// `row 12` is one of them; `rows twelve` is `twelve rows` gone wrong.
  func checkNumber(_ reference: Reference, _ part: Meaning) throws(Refusal) {
    guard case .noun(let words) = reference.head, part.number(.ordinal) != nil, part.has(.noun),
      let noun = part.entry(.noun), let number = part.entry(.ordinal), noun.range.upper < number.range.lower,
      LanguageTables.published.vocabulary.traits(of: words.split(separator: " ").last.map(String.init) ?? "")
        .contains(.plural)
    else { return }
    throw Refusal(.notUnderstood(word: source.text(number.range), repair: nil, wording: nil), at: number.range)
  }

  /// `every other row`, `every second row`: one of two, or each but this one?
  func checkAlternate(_ reference: Reference) throws(Refusal) {
    guard reference.ordinal != nil, reference.quantifier == .every,
      Self.counting.contains(where: { source.starts(reference.range, with: $0) })
    else { return }
    throw Refusal(.anyOrEvery(source.text(reference.range)), at: reference.range)
  }

  private static let counting: [StaticString] = ["every ", "Every ", "each ", "Each "]

  /// `focus is on the 15th`: a day, or one of several things?
  func checkDate(_ reference: Reference) throws(Refusal) {
    guard case .nth? = reference.ordinal, reference.head == .noun("one"),
      source.slice(reference.range).contains(where: Glyph.isDigit),
      source.slice(reference.range).last != UInt8(ascii: "e")
    else { return }
    throw Refusal(.bareNoun(source.text(reference.range)), at: reference.range)
  }

  /// `half of the rows`, `a number of rows`: some of them, and no thing that is called so.
  func checkShare(_ reference: Reference) throws(Refusal) {
    guard case .noun(let noun) = reference.head, let whole = reference.relations.first, whole.kind == .of,
      whole.reference.map(Self.isSeveral) == true
    else { return }
    let isAmount = ["number", "total"].contains(noun) && reference.quantifier == .a
    guard isAmount || Self.shares.contains(noun) else { return }
    throw Refusal(.anyOrEvery(source.text(reference.range)), at: reference.range)
  }

  private static func isSeveral(_ things: Reference) -> Bool {
    things.endsIn(LanguageTables.severals) || things.endsInPlural
  }

  private static let shares: Set<String> = [
    "half", "part", "majority", "minority", "pair", "couple", "third", "quarter", "rest", "remainder", "most", "bulk",
    "handful", "fraction", "percentage",
  ]

  /// `those label is spoken`: of several or of one, or of whom?
  func checkThose(_ reference: Reference) throws(Refusal) {
    guard Self.pointing.contains(where: { source.starts(reference.range, with: $0) }),
      reference.nounWords != nil, !reference.endsInSeveral
    else { return }
    let word = source.text(reference.range).prefix { $0 != " " }
    throw Refusal(.notUnderstood(word: String(word), repair: nil, wording: nil), at: reference.range)
  }

  private static let pointing: [StaticString] = ["those ", "Those ", "these ", "These "]

  /// `the sheet that was open`: is it open now, or was it once? And `that heading` is one that was named, and not the title.
  func checkPastState(_ reference: Reference) throws(Refusal) {
    if let state = reference.relations.first(where: { $0.kind == .state }), state.reference == nil,
      Self.pasts.contains(where: { source.holds(reference.range, $0) })
    {
      throw Refusal(.twoReadings(["what it is now", "what it was before"]), at: reference.range)
    }
    if reference.relations.isEmpty, reference.endsIn(["heading", "title", "headline"]),
      source.starts(reference.range, with: "that ")
    {
      throw Refusal(.saysNothing, at: reference.range)
    }
  }

  private static let pasts: [StaticString] = [" that was ", " which was ", " that were ", " which were "]
}
