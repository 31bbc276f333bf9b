// Negations, contrasts and numbers inside the parts of a claim.

extension Doubts {
  /// Refuses what is doubtful about it.
  func checkNouns(_ frame: Frame) throws(Refusal) {
    try checkContrast(frame)
    try checkParts(frame)
    try checkAgreement(frame)
    try checkJoinedName(frame)
  }

  /// `, not on Y` needs an X that it is not. `, not every day` could mean none of them, or not all.
  private func checkContrast(_ frame: Frame) throws(Refusal) {
    guard let contrast = frame.contrast else { return }
    if frame.target == nil { throw Refusal(.contrastWithNothing(text(contrast.range)), at: contrast.range) }
    if contrast.quantifier == .every, claim.part(.contrast)?.has(.generic) != true {
      throw Refusal(.everyNot("not"), at: contrast.range)
    }
    // `is read with the tab, not as a separate stop`: it is none, and nothing of that name is not read.
    if frame.kind == .speech, contrast.quantifier == .a, case .noun(let words) = contrast.head,
      let last = words.split(separator: " ").last, ["stop", "element", "swipe", "flick"].contains(last)
    {
      throw Refusal(.saysNothing, at: contrast.range)
    }
  }

  /// A negation inside a part of a claim: only as what the claim is about does `no` deny the claim. `From item to item`
  /// is about no two things.
  private func checkParts(_ frame: Frame) throws(Refusal) {
    if let other = frame.other { try checkPart(other) }
    for part in frame.other?.members ?? [] { try checkPart(part) }
    if let contrast = frame.contrast { try checkPart(contrast) }
    for part in frame.list { try checkPart(part) }
    for part in frame.target?.members ?? [] { try checkPart(part) }
    if let other = frame.other, let target = frame.target, other.canonicalText == target.canonicalText {
      throw Refusal(.saysNothing, at: other.range)
    }
  }

  private func checkPart(_ part: Reference) throws(Refusal) {
    if part.quantifier == .no { throw Refusal(.negationInside(text(part.range)), at: part.range) }
  }

  /// `name, price and rating are spoken` of one rating: the words before it belong to something else.
  private func checkAgreement(_ frame: Frame) throws(Refusal) {
    guard let target = frame.target, target.isOneNoun else { return }
    var rest = source.slice(SourceRange(target.range.upper, max(target.range.upper, claim.range.upper)))
    guard let verb = rest.take(upTo: " "), Self.ofSeveral.contains(verb.text) else { return }
    throw Refusal(
      .notUnderstood(word: verb.text, repair: nil, wording: nil),
      at: SourceRange(verb.startIndex, verb.endIndex)
    )
  }

  private static let ofSeveral: Set<String> = [
    "are", "aren't", "were", "weren't", "have", "haven't", "do", "don't",
  ]

  /// `the Search and Filter button is dimmed`: one button, of which the name has an `and`.
  private func checkJoinedName(_ frame: Frame) throws(Refusal) {
    for thing in [frame.target, frame.other, frame.contrast] {
      guard let thing, thing.combination == .each, thing.members.count == 2, thing.members.allSatisfy(\.isCalled),
        thing.members[0].kindNoun == nil, let kind = thing.members[1].kindNoun, !kind.hasSuffix("s"),
        source.text(SourceRange(claim.range.lower, thing.members[0].range.upper)).lowercased().contains("the "),
        !source.text(SourceRange(thing.members[0].range.upper, thing.members[1].range.upper)).contains(" the ")
      else { continue }
      throw Refusal(.twoReadings(["two things", "one thing of that name"]), at: thing.range)
    }
  }
}

extension Reference {
  /// Whether it is one thing by its noun alone: `the rating`, and not `the ratings`, `Ratings` or `the A and the B`.
  fileprivate var isOneNoun: Bool {
    guard combination == nil, relations.isEmpty, [.the, .a].contains(quantifier), nounWords != nil else { return false }
    return !endsInSeveral && !endsIn(Self.amounts)
  }

  private static let amounts: Set<String> = ["both", "two", "three", "four", "five", "six"]
}
