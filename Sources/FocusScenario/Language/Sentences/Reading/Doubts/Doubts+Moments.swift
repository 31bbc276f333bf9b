// When a claim holds, and what its last words belong to.

extension Doubts {
  /// Refuses what is doubtful about it.
  func checkWhen(_ frame: Frame) throws(Refusal) {
    try checkBefore(frame)
    try checkSubject(frame)
    try checkOpening(frame)
    try checkNoLonger(frame)
    try checkRight(frame)
    try checkOthers(frame)
    try checkAgain(frame)
    try checkListed(frame)
    try checkCounting(frame)
    try checkTail(frame)
    try checkStanding(frame)
  }

  /// `the row I was on before the sheet opened`: the row it was before, and not the time of the claim.
  private func checkBefore(_ frame: Frame) throws(Refusal) {
    guard case .before? = frame.moment, let moment = claim.entry(.moment) else { return }
    let things = [frame.target, frame.other, frame.contrast].compactMap { $0 }
    guard things.contains(where: { $0.relations.contains { $0.kind == .hadFocusBefore } }) else { return }
    throw Refusal(.clauseOfWhich(text(moment.range)), at: moment.range)
  }

  /// `focus is on the title while open`, `While paused, the row is reachable`: while what is so?
  private func checkSubject(_ frame: Frame) throws(Refusal) {
    guard let moment = claim.part(.moment), let state = moment.part(.state) else { return }
    guard frame.kind == .focus || moment.range.lower < frame.target?.range.lower ?? 0 else { return }
    let isUnsaid = state.part(.object)?.word(.pronoun) == "it"
    guard state.has(.elided) || isUnsaid && !saysIt(moment.range) else { return }
    throw Refusal(.saysNothing, at: moment.range)
  }

  private func saysIt(_ range: SourceRange) -> Bool {
    source.text(range).split { " '".contains($0) }.contains("it")
  }

  /// `Values start with "low"`, `the keyboard opens with the field`: what they say, or what comes along, and no focus.
  private func checkOpening(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .focus, frame.relation == .startOn, case .after(let event)? = frame.moment,
      event.happening == .verb("open"), let thing = event.object, claim.part(.moment)?.range == thing.range
    else { return }
    if thing.quantifier == .any { throw Refusal(.saysNothing, at: thing.range) }
    guard thing.endsIn(Self.saying) else { return }
    throw Refusal(.saysNothing, at: thing.range)
  }

  private static let saying: Set<String> = [
    "announcement", "label", "name", "value", "text", "message", "sentence", "utterance", "hint", "description",
    "speech", "caption", "error", "keyboard", "row", "item", "number", "word", "line", "summary",
  ]

  /// `not … anymore` denies; without a denial it says nothing.
  private func checkNoLonger(_ frame: Frame) throws(Refusal) {
    guard claim.word(.still) == "anymore", frame.polarity == .holds else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  /// `the right error after Pay`: the error on the right, or the error right after Pay?
  private func checkRight(_ frame: Frame) throws(Refusal) {
    guard case .after? = frame.moment, let target = frame.target, case .noun(let words) = target.head else { return }
    if words.hasPrefix("right ") {
      throw Refusal(.notUnderstood(word: "right", repair: nil, wording: nil), at: target.range)
    }
  }

  /// What the words around a claim turn into another: `stays where it was before the call`, `passes over it once per
  /// cycle`, `"new" is in the row's label`.
  private func checkOthers(_ frame: Frame) throws(Refusal) {
    if frame.kind == .focus, frame.relation == .stay, case .before? = frame.moment {
      throw Refusal(.saysNothing, at: claim.range)
    }
    // `the order is "A", "B" and "C" finally`: the last of them, or at the end?
    if frame.kind == .order, frame.relation == .list, case .atEnd? = frame.moment {
      throw Refusal(.saysNothing, at: claim.range)
    }
    if frame.kind == .scan, frame.polarity != .holds, frame.count != nil || claim.number(.number) != nil {
      throw Refusal(.negatedAmount(source.text(claim.range)), at: claim.range)
    }
    if frame.kind == .state, frame.relation == .located,
      frame.other?.endsIn(["label", "name", "value", "hint"]) == true
    {
      throw Refusal(.saysNothing, at: claim.range)
    }
  }

  /// `says the price, not the name again`: the name was said before, and the price was not.
  private func checkAgain(_ frame: Frame) throws(Refusal) {
    // `is heard before the keypad is read again`: again heard, or again read?
    if frame.kind == .speech, [.before, .after].contains(frame.relation), let again = claim.entry(.again),
      let other = frame.other, other.range.upper < again.range.lower
    {
      throw Refusal(.clauseOfWhich(source.text(again.range)), at: again.range)
    }
    guard frame.again, let contrast = frame.contrast, let again = claim.entry(.again),
      contrast.range.upper <= again.range.lower
    else { return }
    throw Refusal(.clauseOfWhich(source.text(again.range)), at: again.range)
  }

  /// `is listed right after Notifications`: where, and not when. And `comes after the title when swiping right` says how
  /// the order is walked, and of what lasts no single swipe.
  private func checkListed(_ frame: Frame) throws(Refusal) {
    guard let moment = claim.entry(.moment) else { return }
    switch frame.moment {
    case .rightAfter(let event)?, .after(let event)?, .before(let event)?:
      let isListed = frame.kind == .state && event.isPress && source.holds(claim.range, " listed ")
      if event.isGoing(in: source) {
        throw Refusal(.twoReadings(["before or after it is gone", "before or after it moves on"]), at: moment.range)
      }
      guard isListed || frame.kind == .order && event.isStep else { return }
      throw Refusal(.saysNothing, at: moment.range)
    default: return
    }
  }

  /// `"Saved" is spoken after "Saving", within 2 seconds`: of that, and not of what was done last. And what stands in an
  /// order is no later.
  private func checkCounting(_ frame: Frame) throws(Refusal) {
    guard let within = frame.within, let entry = claim.entry(.within) else { return }
    let isHeardInOrder = frame.kind == .speech && [.before, .after].contains(frame.relation) && within.event == nil
    guard frame.kind == .order || isHeardInOrder else { return }
    let readings = ["so soon after what was done last", "so soon after what comes before it"]
    throw Refusal(.twoReadings(readings), at: entry.range)
  }

  /// `is spoken when the sheet opens again`: again spoken, or opened again? And `isn't read whenever it changes`: at none
  /// of its changes, or not at all of them?
  private func checkTail(_ frame: Frame) throws(Refusal) {
    guard let moment = claim.entry(.moment) else { return }
    // `is read after Read now`: now, or after what is called so?
    if frame.moment?.eventBeside?.isPress == true,
      source.starts(SourceRange(moment.range.upper, claim.range.upper), with: " now")
    {
      throw Refusal(.clauseOfWhich(text(moment.range)), at: moment.range)
    }
    if let again = claim.entry(.again), moment.range.lower > claim.range.lower,
      again.range.lower > moment.range.lower,
      source.text(SourceRange(min(moment.range.upper, again.range.lower), again.range.lower)).allSatisfy({ $0 == " " })
    {
      throw Refusal(.twoReadings(["it is so again", "it happens again"]), at: again.range)
    }
    if frame.moment?.event?.choice == .each, let negation = claim.entry(.polarity), claim.word(.polarity) == "not",
      negation.range.upper <= moment.range.lower
    {
      throw Refusal(.twoReadings(["at none of these times", "not at all of them"]), at: moment.range)
    }
  }

  /// `is in the list, after 60 minutes`: so much later, or behind what is called so?
  private func checkStanding(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .order || frame.relation == .located, frame.moment?.isAfterWait == true,
      let moment = claim.entry(.moment), moment.range.lower > claim.range.lower,
      source.text(SourceRange(claim.range.lower, moment.range.lower)).hasSuffix(", ")
    else { return }
    throw Refusal(.clauseOfWhich(source.text(moment.range)), at: moment.range)
  }
}

extension Event {
  /// `before it went`: away, or on to another place? Of focus and of things it may be either.
  fileprivate func isGoing(in source: SourceText) -> Bool {
    guard happening == .verb("disappear"), case .pronoun? = object?.head else { return false }
    let words = source.text(range)
    return [" go", " goes", " went"].contains(where: words.hasSuffix)
  }
}
