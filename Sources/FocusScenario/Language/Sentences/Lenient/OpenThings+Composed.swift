// Things of other things, and how many there are.

extension OpenThings {
  /// `phone B`: a noun with its letter.
  func numbered(_ range: Range<Int>) -> Reference? {
    guard range.count == 2, let noun = words[range].first, let letter = words[range].last, noun.kind == .word,
      letter.kind == .word, letter.isCapitalised, letter.text.utf8.count == 1, letter.text != "i",
      tables.vocabulary.traits(of: noun.text).isDisjoint(with: [.closed, .function])
    else { return nil }
    return Reference(.quoted(source.text(noun.range.union(letter.range))))
  }

  /// `number of remaining flights`, `phone A's column header`: a thing of another, each in the author's words.
  func composed(_ range: Range<Int>) -> Reference? {
    for place in range.dropFirst().dropLast() where words[place].kind == .word {
      let (before, after) = (range.lowerBound..<place, place + 1..<range.upperBound)
      if words[place].text == "'s" {
        guard let owner = reference(before), var thing = plain(Array(words[after])) else { continue }
        thing.relations.append(Reference.Relation(.of, owner))
        return thing
      }
      guard let kind = Self.relations[words[place].text], var thing = plain(Array(words[before])),
        let other = reference(after)
      else { continue }
      thing.relations.append(Reference.Relation(kind, other))
      return thing
    }
    return nil
  }

  /// `the street and the city`: two things of which the same is said.
  func joined(_ range: Range<Int>) -> Reference? {
    let joints = range.dropFirst().dropLast().filter { words[$0].text == "and" && words[$0].kind == .word }
    let first = words[range.lowerBound].text == "both" ? range.lowerBound + 1 : range.lowerBound
    guard joints.count == 1, let joint = joints.first, joint > first,
      let left = plain(Array(words[first..<joint])) ?? named(first..<joint),
      let right = plain(Array(words[joint + 1..<range.upperBound])) ?? named(joint + 1..<range.upperBound)
    else { return nil }
    guard ![left, right].contains(where: { $0.combination != nil || $0.quantifier == .no || $0.isPronoun }),
      right.quantifier != .its
    else { return nil }
    return Reference(.each, of: [left, right])
  }

  private static let relations: [String: Reference.Relation.Kind] = [
    "of": .of, "in": .in, "on": .on, "behind": .behind,
  ]

  /// `how many tickets remain`, `how many results there are`: their number.
  func amount(_ range: Range<Int>) -> Reference? {
    guard range.count > 2, words[range.lowerBound].text == "how", words[range.lowerBound + 1].text == "many" else {
      return nil
    }
    let rest = (range.lowerBound + 2..<range.upperBound).filter { !Self.remaining.contains(words[$0].text) }
    guard let first = rest.first, let last = rest.last, rest.count == last - first + 1,
      rest.count + 2 < range.count, let things = plain(Array(words[first...last]))
    else { return nil }
    var number = Reference(.noun("number"), relations: [Reference.Relation(.of, things)])
    number.quantifier = .the
    return number
  }

  private static let remaining: Set<String> = ["there", "are", "is", "remain", "remains", "left", "were"]
}

extension Reference {
  fileprivate var isPronoun: Bool {
    if case .pronoun = head { return true }
    return false
  }
}
