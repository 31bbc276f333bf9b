// How many, how far and which of several.

extension Doubts {
  /// Refuses what is doubtful about it.
  func checkHowMany(_ frame: Frame) throws(Refusal) {
    try checkAny(frame)
    try checkNumber(frame)
    try checkAllOf(frame)
    try checkOwned(frame)
    try checkFarther(frame)
    try checkSwiping(frame)
    try checkOnly(frame)
    try checkOneOf(frame)
    try checkRemainder(frame)
  }

  /// `any button is reachable` could mean each one, or one of them, and so could `a view never traps me`.
  private func checkAny(_ frame: Frame) throws(Refusal) {
    if frame.relation == .recovery, let start = frame.other, start.quantifier == .any {
      throw Refusal(.anyOrEvery(text(start.range)), at: start.range)
    }
    guard frame.polarity == .holds, frame.kind != .count, let target = frame.target else { return }
    if frame.kind == .trap, target.quantifier == .a { throw Refusal(.anyOrEvery(text(target.range)), at: target.range) }
    let isOpen = { (part: Reference) in part.combination == nil && part.quantifier == .any }
    if let part = isOpen(target) ? target : target.members.first(where: isOpen) {
      throw Refusal(.anyOrEvery(text(part.range)), at: part.range)
    }
  }

  /// `there are 2 item`, `50 item is reachable`: a number and its noun do not fit.
  private func checkNumber(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .count, let number = frame.count?.number, number > 1 else { return }
    guard let things = frame.relation == .has ? frame.other : frame.target, let last = things.lastWord else { return }
    guard !things.endsInSeveral else { return }
    throw Refusal(.notUnderstood(word: last, repair: VerbForms.singular(last), wording: nil), at: things.range)
  }

  /// `all of the sheet is reachable`: everything in it, and no several sheets.
  private func checkAllOf(_ frame: Frame) throws(Refusal) {
    guard let target = frame.target, target.quantifier == .every, target.nounWords != nil, !target.endsInSeveral else {
      return
    }
    let written = text(target.range).lowercased()
    guard written.hasPrefix("all the ") || written.hasPrefix("all of ") else { return }
    throw Refusal(.saysNothing, at: target.range)
  }

  /// `each row has a label`: that is its name, and no thing in it.
  private func checkOwned(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .count, frame.count?.bound == .atLeast, !claim.has(.steps) else { return }
    // `each row has a "Delete" action`: it offers it, and nothing of that name is in it.
    if let things = frame.other, let kind = things.kindNoun, kind == "action" || kind.hasSuffix(" action") {
      throw Refusal(.saysNothing, at: things.range)
    }
    guard let things = frame.relation == .has ? frame.other : frame.target, things.endsIn(Self.parts)
    else { return }
    throw Refusal(.saysNothing, at: things.range)
  }

  private static let parts: Set<String> = [
    "label", "name", "value", "role", "trait", "state", "hint", "action", "description", "stop", "place", "position",
    "effect", "way", "focus", "order", "colour", "color", "size", "shape", "sound", "meaning", "purpose", "reason",
    "chance", "problem", "trap", "announcement", "speech", "silence", "delay", "pause", "ring", "highlight", "border",
    "limit", "difference", "change", "jump", "look", "alternative",
  ]

  /// `"Pay" is not one swipe away, not two`: how far it is, nobody can tell.
  private func checkFarther(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .steps, frame.polarity != .holds, let negation = claim.entry(.polarity) else { return }
    let rest = source.text(SourceRange(negation.range.upper, claim.range.upper))
    guard [" not two", " not three", " not four", " not more"].contains(where: rest.contains) else { return }
    throw Refusal(.negatedAmount(source.text(negation.range)), at: negation.range)
  }

  /// `swiping left from the error reaches the total`: with one swipe, or with some?
  ///
  /// And `swiping right from Apply never lands on a card`: by no swipe of them all, and not by one.
  private func checkSwiping(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .steps, let steps = frame.steps, steps.count == Frame.Count(.exactly, 1) else { return }
    let words = source.text(claim.range).lowercased()
    if frame.polarity == .never, words.hasPrefix("swiping ") || words.hasPrefix("flicking "), !words.contains(" once") {
      throw Refusal(.twoReadings(["one swipe does not reach it", "no swipes reach it"]), at: claim.range)
    }
    guard words.hasPrefix("swiping ") || words.hasPrefix("flicking "), !words.contains(" past "),
      !words.contains(" once"), !words.contains(" one "),
      Self.arriving.contains(where: words.contains)
    else { return }
    throw Refusal(.twoReadings(["one swipe reaches it", "some swipes reach it"]), at: claim.range)
  }

  private static let arriving = [" reach", " gets to ", " get to ", " arrive"]

  /// `only the rows are not spoken`, `not only the rows are spoken`: what is, and what is not?
  private func checkOnly(_ frame: Frame) throws(Refusal) {
    guard frame.relation == .only || claim.has(.only), frame.polarity != .holds, let negation = claim.entry(.polarity),
      let target = frame.target, target.range.upper <= negation.range.lower,
      source.text(SourceRange(claim.range.lower, target.range.lower)).lowercased().contains("only ")
    else { return }
    throw Refusal(.negationOfWhich(source.text(negation.range)), at: negation.range)
  }

  /// `one of the rows is not spoken`: one is left out, or all of them are? And so of `either A or B is not dimmed`.
  private func checkOneOf(_ frame: Frame) throws(Refusal) {
    if frame.polarity == .not, let target = frame.target, target.combination == .oneOf,
      let negation = claim.entry(.polarity), target.range.upper <= negation.range.lower,
      !source.text(claim.range).lowercased().hasPrefix("neither")
    {
      throw Refusal(.twoReadings(["none of them", "not one of them, and the other"]), at: target.range)
    }
    guard frame.polarity == .not, let target = frame.target, target.quantifier == .a,
      let negation = claim.entry(.polarity), target.range.upper <= negation.range.lower,
      source.text(target.range).lowercased().hasPrefix("one of ")
    else { return }
    throw Refusal(.twoReadings(["none of them", "not one of them, and the others"]), at: target.range)
  }

  /// `has 3 rows and nothing else`: no fourth row, or nothing of another kind? And `is announced line by line`: what is
  /// heard, and not which way the order goes.
  private func checkRemainder(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .count || frame.relation == .direction else { return }
    let words = source.text(claim.range)
    if frame.kind == .count, words.contains("nothing else") { throw Refusal(.saysNothing, at: claim.range) }
    guard frame.kind == .order, frame.relation == .direction, frame.channel == .announced || words.contains(" spoken ")
    else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }
}
