/// Several claims in one: predicates that share a subject, moments and keys that are joined.
extension FrameBuilder {
  /// One claim for each of the predicates that share a subject: `the field is reachable and keeps its value`.
  func separate(_ claim: Meaning) throws(Refusal) -> [Meaning] {
    let predicates = claim.parts(.predicate)
    guard !predicates.isEmpty else { return [claim] }
    if predicates.count > 1 { try checkNegation(of: claim, predicates) }
    for (earlier, predicate) in zip(predicates, predicates.dropFirst()) {
      try checkContrast(predicate)
      try checkPossible(predicate, after: earlier)
      try checkDoubled(predicate, after: earlier)
      try checkOwned(predicate, after: earlier)
    }
    try checkHaving(predicates)
    var shared = claim
    shared.remove(.predicate)
    var claims: [Meaning] = []
    for (place, predicate) in predicates.enumerated() {
      let predicate = place > 0 ? try completed(predicate, after: predicates[place - 1]) : predicate
      var whole = shared
      if predicates.count > 1 { whole.stand(where: predicate) }
      do { try whole.join(predicate) } catch { throw Refusal(error, in: source) }
      whole.remove(.elided)
      claims.append(whole)
    }
    return claims
  }

  /// `can be focused but not selected`: it cannot be, or it is not?
  private func checkPossible(_ predicate: Meaning, after earlier: Meaning) throws(Refusal) {
    guard predicate.word(.kind) == "state", predicate.word(.relation) == "is" else { return }
    let words = source.text(predicate.range)
    guard words.hasPrefix("not "), source.holds(earlier.range, "can") else { return }
    throw Refusal(.negationOfWhich(words), at: predicate.range)
  }

  /// `comes after the title, not before it`: before the title, too.
  private func completed(_ predicate: Meaning, after earlier: Meaning) throws(Refusal) -> Meaning {
    let relation = predicate.word(.relation) ?? ""
    guard predicate.has(.elided), Self.besides.contains(relation), let other = earlier.entry(.other) else {
      return predicate
    }
    if let own = predicate.part(.other) {
      // Of a task that names several things, `it` could be another.
      guard own.has(.pronoun) else { return predicate }
      throw Refusal(.saysNothing, at: own.range)
    }
    var whole = predicate
    do { try whole.add(other) } catch { throw Refusal(error, in: source) }
    return whole
  }

  private static let besides = ["before", "after", "right-before", "right-after"]

  /// `is announced with two items in the cart`: that is when, and nothing that is announced has them.
  private func checkHaving(_ predicates: [Meaning]) throws(Refusal) {
    for (first, second) in zip(predicates, predicates.dropFirst()) {
      guard first.word(.kind) == "speech", second.word(.kind) == "count", second.has(.elided) else { continue }
      throw Refusal(.saysNothing, at: second.range)
    }
  }

  /// `is not visible and spoken`, `nothing is visible and spoken`: neither, or not both.
  private func checkNegation(of claim: Meaning, _ predicates: [Meaning]) throws(Refusal) {
    for (place, predicate) in predicates.enumerated() {
      guard let negation = predicate.entry(.polarity) else { continue }
      if predicates[(place + 1)...].contains(where: { !beginsAnew($0) && !$0.has(.polarity) }) {
        throw Refusal(.negationOfWhich(source.text(negation.range)), at: negation.range)
      }
    }
    guard let subject = try ReferenceBuilder(source: source).reference(claim.part(.target)) else { return }
    if subject.quantifier == .no {
      throw Refusal(.negationOfWhich(source.text(subject.range)), at: subject.range)
    }
  }

  /// `and not on Cancel` sets one place against another; it is no claim of its own.
  private func checkContrast(_ predicate: Meaning) throws(Refusal) {
    guard predicate.has(.target), predicate.word(.kind) == "focus", source.text(predicate.range).hasPrefix("not ")
    else { return }
    throw Refusal(.negationOfWhich(source.text(predicate.range)), at: predicate.range)
  }

  /// `is announced, announced`: a slip, or one claim twice.
  private func checkDoubled(_ predicate: Meaning, after earlier: Meaning) throws(Refusal) {
    let words = source.text(predicate.range)
    guard source.text(earlier.range).hasSuffix(words) else { return }
    throw Refusal(.doubledWord(words), at: predicate.range)
  }

  /// `has 2 links and a button`: it has a button, and is none.
  private func checkOwned(_ predicate: Meaning, after earlier: Meaning) throws(Refusal) {
    let words = source.text(predicate.range)
    guard predicate.word(.relation) == "role", ["a ", "an "].contains(where: words.hasPrefix),
      ["has", "have", "keeps", "keep", "gets", "get"].contains(first(earlier))
    else { return }
    throw Refusal(.twoReadings(["what it is", "what it has"]), at: predicate.range)
  }

  /// Whether a predicate cannot lean on the helper verb of the one before: `does not move and stays`, not `and stay`.
  private func beginsAnew(_ predicate: Meaning) -> Bool {
    if predicate.has(.elided) { return false }
    let first = source.text(predicate.range).utf8.prefix { $0 != UInt8(ascii: " ") }
    return first.last == UInt8(ascii: "s") || Self.helpers.contains { $0.utf8.elementsEqual(first) }
  }

  private static let helpers = ["are", "am", "were", "should", "must", "shall", "will", "can", "has", "never"]

  /// `closing the sheet returns focus to Filters, and the count is spoken`: what follows a doing comes after it.
  func afterTheDoing(_ claims: [Meaning]) throws(Refusal) -> [Meaning] {
    guard claims.count > 1, let first = claims.first, let moment = first.entry(.moment),
      moment.range.lower == first.range.lower
    else { return claims }
    var later = claims
    for place in claims.indices.dropFirst() {
      let claim = claims[place]
      guard !claim.has(.moment), !claim.has(.within), !claim.has(.occasion), !claim.has(.key) else { continue }
      do { try later[place].add(moment) } catch { throw Refusal(error, in: source) }
    }
    return later
  }

  /// `the speed is announced after the change: "fast"`: the words are those that are heard then.
  func quoteThen(_ claims: inout [Meaning]) throws(Refusal) {
    for place in claims.indices.dropFirst() where claims[place].has(.elided) {
      let (quoted, earlier) = (claims[place], claims[place - 1])
      guard quoted.word(.relation) == "said", quoted.part(.target)?.has(.quoted) == true, earlier.has(.moment),
        !quoted.has(.moment), !quoted.has(.within), !quoted.has(.occasion), let moment = earlier.entry(.moment)
      else { continue }
      do { try claims[place].add(moment) } catch { throw Refusal(error, in: source) }
    }
  }

  /// Of several claims without a lead, each says when it is looked at, or none does.
  ///
  /// `after Save, the toast is spoken and the list is up within 2 seconds`: whether both are cannot be told either.
  func checkMoments(of claims: [Meaning], after lead: Meaning?) throws(Refusal) {
    if let lead, !lead.has(.moment) || !claims.contains(where: { $0.has(.within) }) { return }
    let own = claims.compactMap { $0.entry(.moment) ?? $0.entry(.within) ?? $0.entry(.occasion) }
    if let first = own.first, own.count < claims.count {
      throw Refusal(.momentOfWhich(source.text(first.range)), at: first.range)
    }
  }

  /// `"Red" is selected, "Blue" isn't`: of the second is said what is said of the first, the other way round. Of `"Blue"
  /// is too` it is said the same way round.
  func completeEllipses(in claims: inout [Meaning]) throws(Refusal) {
    for place in claims.indices where claims[place].has(.ellipsis) {
      let short = claims[place]
      // `Space checks the box, Return does not`: of two keys, and not of two things.
      let own: Field = short.has(.key) ? .key : .target
      guard place > 0, claims[place - 1].has(own), !Self.counted.contains(where: claims[place - 1].has),
        begins(claims[place - 1], with: own),
        [nil, "not"].contains(claims[place - 1].word(.polarity)),
        isTheOtherWayRound(short, than: claims[place - 1]) == (short.word(.ellipsis) != "too")
      else { throw Refusal(.negationOfWhich(source.text(short.range)), at: short.range) }
      var whole = short.withoutEntries
      let shared = claims[place - 1].entries.filter { ![own, .polarity].contains($0.field) }
      do {
        for entry in shared + short.entries.filter({ $0.field != .ellipsis }) { try whole.add(entry) }
      } catch { throw Refusal(error, in: source) }
      claims[place] = whole
    }
  }

  /// `nothing behind it is`, after `"Pay" is reachable`, denies as well.
  private func isTheOtherWayRound(_ short: Meaning, than earlier: Meaning) -> Bool {
    func isDenied(_ claim: Meaning) -> Bool { claim.has(.polarity) || deniesAll(claim.part(.target)) }
    return isDenied(short) != isDenied(earlier) && !(short.has(.polarity) && deniesAll(short.part(.target)))
  }

  private func deniesAll(_ thing: Meaning?) -> Bool {
    thing?.word(.quantifier) == "no" || thing?.word(.everything) == "nothing"
  }

  /// Whether a claim begins with the thing it is about: `the title gets focus`, and not `focus is on the title` or
  /// `I hear the title`, after which `my colleague doesn't` says who else hears it.
  private func begins(_ claim: Meaning, with field: Field) -> Bool {
    guard let entry = claim.entry(field) else { return false }
    let range = entry.part?.range ?? entry.range
    return range.lower == claim.range.lower || source.text(claim.range) == source.text(range)
  }

  /// What a denial would bear on as well.
  private static let counted: [Field] = [
    .number, .still, .again, .always, .contrast, .silence, .only, .position, .manner, .steps, .ellipsis,
  ]

  /// `Escape should close the sheet and return focus`: it is the key that returns it, and nobody is told to.
  ///
  /// And in `rows are reachable and say "Ann"` it is the rows that say it.
  func checkCommands(after claims: [Meaning]) throws(Refusal) {
    guard claims.count > 1 else { return }
    for (claim, next) in zip(claims, claims.dropFirst()) where Self.sayings.contains(first(next)) {
      guard let said = next.part(.target), next.range.lower <= said.range.lower else { continue }
      if Self.commands.contains(first(claim)) || Self.sayings.contains(first(claim)) { continue }
      throw Refusal(.saysNothing, at: next.range)
    }
    guard claims.first?.has(.key) == true else { return }
    for claim in claims.dropFirst() where !claim.has(.key) {
      if Self.commands.contains(first(claim)) { throw Refusal(.saysNothing, at: claim.range) }
    }
  }

  private func first(_ claim: Meaning) -> String {
    var words = source.slice(claim.range)
    return words.take(upTo: " ")?.text.lowercased() ?? ""
  }

  private static let sayings: Set<String> = ["say", "read", "speak", "announce", "state", "voice"]

  private static let commands: Set<String> = [
    "return", "move", "send", "put", "bring", "set", "give", "keep", "leave", "restore", "place", "shift", "take",
    "pass", "hold", "direct",
  ]

  /// `Escape closes the sheet and focus returns to "Filters"`: what follows a key in one line comes after it.
  static func afterTheKey(_ frames: [Frame]) -> [Frame] {
    guard frames.count > 1, frames[0].kind == .key else { return frames }
    guard let first = frames.first, let key = first.key, first.moment == nil else { return frames }
    return [first]
      + frames.dropFirst().map { frame in
        guard frame.kind != .key, frame.moment == nil, frame.within == nil else { return frame }
        var later = frame
        later.moment = .after(Event(.key(key)))
        return later
      }
  }

  /// `after back, Escape closes the sheet and focus is on the list`: after the one, or after the other?
  func checkKey(of frames: [Frame], _ lead: Meaning) throws(Refusal) {
    guard frames.first?.kind == .key, frames.contains(where: { $0.kind != .key }) else { return }
    throw Refusal(.momentOfWhich(source.text(lead.range)), at: lead.range)
  }

  /// `after attach and after remove`, `Tab and Shift-Tab stay …`: the claim is made once for each.
  func claims(for claim: Meaning, each part: Field, as field: Field) throws(Refusal) -> [Meaning] {
    guard claim.has(part) else { return [claim] }
    var claims: [Meaning] = []
    for entry in claim.entries(part) {
      var single = claim
      single.remove(part)
      let said = field == .key ? entry.part?.entry(.key) ?? entry : entry
      do { try single.add(said.set(field, by: entry)) } catch {
        throw Refusal(error, in: source)
      }
      claims.append(single)
    }
    return claims
  }
}

extension Frame {
  /// `moves to the error and stays there`: on what the claim before is about.
  func stayingThere(_ earlier: Reference?) -> Frame {
    guard relation == .stayOn, target == nil else { return self }
    var frame = self
    frame.target = earlier
    frame.fromArrival = true
    return frame
  }
}
