// What comes before what: as a stop, in what is heard, or in time.

extension Doubts {
  /// Refuses what is doubtful about it.
  func checkOrder(_ frame: Frame) throws(Refusal) {
    try checkStops(frame)
    try checkPlaceInOrder(frame)
    try checkOrderOf(frame)
    try checkAfterEach(frame)
    try checkNeighbours(frame)
    try checkLateName(frame)
    try checkLasting(frame)
    try checkOrderOrTime(frame)
    try checkReached(frame)
    try checkHeardBeside(frame)
    try checkFollowed(frame)
    try checkParts(ofSpeech: frame)
    try checkEnds(frame)
    try checkNext(frame)
    try checkDoings(frame)
    try checkEdges(frame)
    try checkGot(frame)
    try checkDeniedOrder(frame)
  }

  /// An announcement is no stop, and no element: `the announcement comes after the focus change` claims no order.
  ///
  /// And `the error spoken is before the field` may be what is heard, or where it stands.
  private func checkStops(_ frame: Frame) throws(Refusal) {
    if [.before, .after].contains(frame.relation), frame.kind == .order, let target = frame.target,
      target.relations.contains(where: { $0.kind == .spoken })
    {
      throw Refusal(.saysNothing, at: target.range)
    }
    guard [.order, .count, .value].contains(frame.kind) else { return }
    if frame.relation == .has, let things = frame.other, case .noun(let words) = things.head,
      Self.heard.contains(where: words.hasSuffix)
    {
      throw Refusal(.saysNothing, at: things.range)
    }
    guard let target = frame.target, case .noun(let words) = target.head else { return }
    if Self.heard.contains(where: words.hasSuffix) { throw Refusal(.saysNothing, at: target.range) }
  }

  private static let heard = [
    "announcement", "announcements", "speech", "silence", "feedback", "speech output", "utterance", "spoken text",
  ]

  /// `comes last in the dialog, after Keep`: after that stop, or after it was pressed?
  private func checkPlaceInOrder(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .order, [.stop, .between, .rightAfter, .rightBefore].contains(frame.relation),
      let moment = claim.entry(.moment), let target = frame.target, target.range.upper <= moment.range.lower
    else { return }
    switch frame.moment {
    case .after(let event)?, .before(let event)?:
      guard event.isPress else { return }
      throw Refusal(.clauseOfWhich(text(moment.range)), at: moment.range)
    default: return
    }
  }

  /// `the order of the stops` is the order, and no order of other things.
  private func checkOrderOf(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .order, frame.relation == .list, let place = frame.other, case .noun(let words) = place.head,
      ["stops", "elements", "swipes"].contains(words)
    else { return }
    throw Refusal(.saysNothing, at: place.range)
  }

  /// `is read out after every file`: once after each, or after all of them were heard?
  private func checkAfterEach(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, frame.relation == .after, let other = frame.other, other.quantifier == .every,
      claim.part(.other)?.has(.generic) != true
    else { return }
    throw Refusal(.anyOrEvery(text(other.range)), at: other.range)
  }

  /// `before any other element` is *first of all*, and no order of two.
  private func checkNeighbours(_ frame: Frame) throws(Refusal) {
    // `not reachable from everywhere`: from nowhere, or not from all places?
    if frame.polarity != .holds, let other = frame.other, source.text(other.range) == "everywhere" {
      throw Refusal(.everyNot("everywhere"), at: other.range)
    }
    guard frame.kind == .speech, frame.relation == .before, let other = frame.other, other.ordinal == .other,
      [.any, .every].contains(other.quantifier), case .noun(let words) = other.head,
      ["element", "content", "thing"].contains(words)
    else { return }
    throw Refusal(.anyOrEvery(source.text(other.range)), at: other.range)
  }

  /// `comes last in the dialog, after Keep`: after it in the order, or after it was pressed?
  private func checkLateName(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .order, let event = frame.moment?.eventBeside, event.isPress,
      let moment = claim.entry(.moment), moment.range.lower > claim.range.lower,
      source.text(event.range).utf8.first.map({ $0 < 0x61 }) == true
    else { return }
    throw Refusal(.clauseOfWhich(source.text(moment.range)), at: moment.range)
  }

  /// `the price is read after the call`: when the call is over; nobody hears it.
  private func checkLasting(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, [.before, .after].contains(frame.relation), let other = frame.other,
      ReferenceDoubts.isTime(other), !other.isTimeOfSomething
    else { return }
    throw Refusal(.saysNothing, at: other.range)
  }

  /// `"Help" is reachable before Cancel`: earlier in the order, or until it is pressed? And of `closing both sheets at once
  /// moves focus`: both together, or focus right then?
  private func checkOrderOrTime(_ frame: Frame) throws(Refusal) {
    let isReached = frame.kind == .reach || frame.kind == .key && [.reaches, .movesTo].contains(frame.relation)
    if isReached, case .before(let event)? = frame.moment, event.isPress {
      throw Refusal(.clauseOfWhich(source.text(event.range)), at: event.range)
    }
    if frame.manner.contains(.immediately), case .after(let event)? = frame.moment, event.object?.quantifier == .every,
      source.holds(claim.range, " at once ")
    {
      throw Refusal(.clauseOfWhich("at once"), at: claim.range)
    }
    // `every error is spoken at once`: all together, or each without delay?
    if frame.kind == .speech, frame.manner.contains(.immediately), let target = frame.target,
      target.isOfSeveral, source.holds(claim.range, " at once")
    {
      throw Refusal(.twoReadings(["all of them together", "each of them without delay"]), at: claim.range)
    }
  }

  /// `closed restaurants come last`: behind all others, and not each of them; only one can be first or last of all.
  private func checkEnds(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .order, frame.relation == .stop, frame.other == nil, frame.polarity == .holds,
      let target = frame.target, target.quantifier == .every || target.combination == .each
    else { return }
    throw Refusal(.saysNothing, at: target.range)
  }

  /// `the error is next when swiping left`: by that swipe, and not by one after it.
  private func checkNext(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .next else { return }
    // And `is next when swiping`: by a swipe, and not by whatever comes next.
    if !frame.via.isEmpty { throw Refusal(.saysNothing, at: claim.range) }
    guard case .after(let event)? = frame.moment else { return }
    // `Save is next, after Cancel`: behind it in the order, or once it was pressed?
    guard event.isStep || event.isPress && event.range.lower > claim.range.lower else { return }
    throw Refusal(.saysNothing, at: event.range)
  }

  /// `the error is spoken before the list jumps`: what the list does, or jumps of a list?
  private func checkDoings(_ frame: Frame) throws(Refusal) {
    guard [.speech, .order].contains(frame.kind),
      [.before, .after, .rightBefore, .rightAfter].contains(frame.relation),
      let other = frame.other, case .noun(let noun) = other.head, other.relations.isEmpty,
      other.range.upper == claim.range.upper
    else { return }
    let words = noun.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last, last.hasSuffix("s"), !last.hasSuffix("ss"), !last.hasSuffix("us"),
      !Self.isPlainPlural(last)
    else { return }
    throw Refusal(.twoReadings(["what happens", "a thing of that name"]), at: other.range)
  }

  /// Whether a word is the plural of a noun, and nothing that a thing does.
  private static func isPlainPlural(_ word: String) -> Bool {
    LanguageTables.published.vocabulary.traits(of: word).isSuperset(of: [.noun, .plural])
      && !LanguageTables.doings.contains(word)
  }

  /// `is heard before the top`, `none of the answers is last`: nobody hears a top, and only one is last.
  private func checkEdges(_ frame: Frame) throws(Refusal) {
    if [.speech, .order].contains(frame.kind), [.before, .after].contains(frame.relation),
      case .noun(let words)? = frame.other?.head, ["top", "bottom", "end", "start", "beginning"].contains(words)
    {
      throw Refusal(.saysNothing, at: frame.other?.range ?? claim.range)
    }
    guard frame.kind == .order, frame.relation == .stop, let target = frame.target, target.quantifier == .any,
      source.text(target.range).lowercased().hasPrefix("none of ")
    else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  /// `divider got a stop`: one letter from `not a stop`.
  private func checkGot(_ frame: Frame) throws(Refusal) {
    guard frame.relation == .isStop, frame.polarity == .holds, source.holds(claim.range, " got a ") else {
      return
    }
    throw Refusal(.notUnderstood(word: "got", repair: nil, wording: nil), at: claim.range)
  }

  /// `isn't read before every section`: before none of them, or not before each?
  private func checkDeniedOrder(_ frame: Frame) throws(Refusal) {
    guard [.speech, .order].contains(frame.kind), frame.polarity == .not, let other = frame.other,
      other.quantifier == .every, claim.part(.other)?.has(.generic) != true, let negation = claim.entry(.polarity)
    else { return }
    throw Refusal(.everyNot(source.text(negation.range)), at: other.range)
  }
}

extension Moment {
  /// What it is before, or after.
  var eventBeside: Event? {
    switch self {
    case .before(let event), .after(let event): event
    case .rightAfter, .during, .until, .atStart, .atEnd: nil
    }
  }
}

extension Event {
  /// Whether a control that is named is activated: `after Pay`.
  var isPress: Bool { if case .activate = happening { true } else { false } }

  /// Whether it is a swipe or a press that moves on.
  var isStep: Bool {
    switch happening {
    case .verb(let verb): ["swipe", "flick", "tab"].contains(verb)
    case .key(let key): [.swipe, .tab, .shiftTab].contains(key)
    case .activate, .focusOn, .wait: false
    }
  }
}

extension Reference {
  /// `the arrival time`: a text, and no time at which something is heard.
  fileprivate var isTimeOfSomething: Bool {
    guard let words = nounWords, words.hasSuffix(" time"), let first = words.split(separator: " ").first else {
      return false
    }
    return Self.timed.contains(String(first))
  }

  private static let timed: Set<String> = [
    "departure", "arrival", "start", "end", "delivery", "opening", "closing", "travel", "boarding", "sending", "pickup",
  ]

  /// Whether it is about more than one thing.
  fileprivate var isOfSeveral: Bool {
    if combination != nil || quantifier == .every || relations.contains(where: { $0.kind == .numbering }) {
      return true
    }
    return endsInPlural
  }
}
