/// Settles what a negation bears on, and refuses the lines that can be taken two ways.
///
/// `nothing … is reachable` and `every … is unreachable` become *never* about *any*; `not spoken twice` becomes at most
/// once; `focus does not move` becomes *stays*.
struct PolarityRules {
  let source: SourceText
  let claim: Meaning

  /// Settles the negations of a frame.
  func settle(_ frame: inout Frame) throws(Refusal) {
    let negation = claim.entry(.polarity)
    frame.polarity = claim.word(.polarity).flatMap(Frame.Polarity.init) ?? .holds
    try checkNoTwo(frame)
    try settleNobody(&frame, negation)
    try settleLack(&frame, negation)
    try settleSilence(&frame, negation)
    try settleEach(&frame)
    try settleMeanwhile(&frame, negation)
    try settleStops(&frame)
    settleBeneath(&frame)
    try settleWith(&frame)
    try settleStart(&frame)
    settlePressed(&frame)
    settleOnceAgain(&frame)
    try settleCounts(&frame, negation)
    try settleQuantifier(&frame, negation)
    try settleCovered(&frame, negation)
    try checkSettled(frame, negation)
    try settleAttribute(&frame)
    try checkWhole(frame)
    settleNames(&frame)
    settleSpeaker(&frame)
    try checkNameless(frame)
  }

  /// Refuses what cannot be said of the parts of a claim; a constant, so that no check copies the frame.
  private func checkSettled(_ frame: Frame, _ negation: Meaning.Entry?) throws(Refusal) {
    try checkDistance(frame, negation)
    try checkAny(frame)
    try checkContrast(frame)
    try checkParts(frame)
    try checkStops(frame)
    try checkBefore(frame)
    try checkPlaceInOrder(frame)
    try checkOrderOf(frame)
    try checkAfterEach(frame)
  }

  /// Refuses what cannot be said of the claim as a whole.
  private func checkWhole(_ frame: Frame) throws(Refusal) {
    try checkAgents(frame)
    try checkSubject(frame)
    try checkChange(frame)
    try checkPeople(frame)
    try checkKept(frame)
    try checkNeighbours(frame)
    try checkLateName(frame)
    try checkLasting(frame)
    try checkOpening(frame)
    try checkMarks(frame)
    try checkTexts(frame)
    try checkNoLonger(frame)
    try checkPlace(frame)
    try checkNumber(frame)
    try checkAllOf(frame)
    try checkOwned(frame)
    try checkRight(frame)
    try checkDoer(frame)
    try checkPressed(frame)
    try checkSpeaker(frame)
    try checkTurns(frame)
    try checkMeans(frame)
    try checkOthers(frame)
    try checkOrderOrTime(frame)
    try checkStates(frame)
    try checkEnds(frame)
    try checkActs(frame)
    try checkFarther(frame)
    try checkContents(frame)
    try checkSwiping(frame)
    try checkSamePlace(frame)
    try checkAgain(frame)
    try checkNext(frame)
    try checkDeniedParts(frame)
    try checkPast(frame)
    try checkAgreement(frame)
    try checkDoings(frame)
    try checkOrigin(frame)
    try checkListed(frame)
    try checkCounting(frame)
    try checkTail(frame)
    try checkOpened(frame)
    try checkEdges(frame)
    try checkGot(frame)
    try checkHeardThing(frame)
    try checkDeniedOrder(frame)
    try checkStanding(frame)
    try checkOnly(frame)
    try checkOneOf(frame)
    try checkRemainder(frame)
    try checkAlone(frame)
    try checkClause(frame)
    try checkTogether(frame)
    try checkMade(frame)
    try checkCaller(frame)
    try checkDeniedManner(frame)
    try checkJoinedName(frame)
  }

  /// `no two rows are expanded` denies that there are two, and not the one or the other.
  private func checkNoTwo(_ frame: Frame) throws(Refusal) {
    guard let target = frame.target, target.quantifier == .no, text(target.range).lowercased().hasPrefix("no "),
      target.relations.contains(where: { $0.kind == .numbering })
    else { return }
    throw Refusal(.negatedAmount(text(target.range)), at: target.range)
  }

  /// `unreachable` is *not reachable*; *not unreachable* and *never unreachable* are refused. What is not skipped is
  /// reached.
  private func settleLack(_ frame: inout Frame, _ negation: Meaning.Entry?) throws(Refusal) {
    guard let lack = claim.entry(.lacking) else { return }
    if frame.relation == .label, frame.target?.quantifier == .no, negation == nil {
      // `no button is without a label`: every button has one.
      frame.target?.quantifier = .every
    } else if frame.kind == .trap, frame.relation == .leave {
      // `no cell is a dead end`: focus can leave every cell. And `the sheet is a trap` complains.
      guard negation == nil, frame.target?.quantifier == .no else { throw Refusal(.saysNothing, at: lack.range) }
      frame.target?.quantifier = .every
    } else if let negation {
      guard claim.word(.lacking) == "skipped", frame.polarity == .not, !frame.still else {
        throw twice(negation.range, lack.range)
      }
      try checkEvery(frame, negation)
      frame.polarity = .holds
    } else if frame.relation != .noTrap {
      frame.polarity = .not
    }
    if frame.kind == .count || frame.kind == .steps { throw Refusal(.negatedAmount(text(lack.range)), at: lack.range) }
  }

  /// `VoiceOver stays silent` is *nothing is spoken*.
  private func settleSilence(_ frame: inout Frame, _ negation: Meaning.Entry?) throws(Refusal) {
    guard let silence = claim.entry(.silence) else { return }
    if let negation { throw twice(negation.range, silence.range) }
    // `no stop is silent` has two of them, too.
    if let target = frame.target, target.quantifier == .no { throw twice(target.range, silence.range) }
    if frame.target == nil {
      frame.target = Reference(.everything("anything"), quantifier: .any, range: silence.range)
    }
    frame.polarity = .never
  }

  /// `is spoken once again`: again, and not just once.
  private func settleOnceAgain(_ frame: inout Frame) {
    guard frame.again, frame.count == Frame.Count(.exactly, 1), text(claim.range).contains("once again") else { return }
    frame.count = nil
  }

  /// `not spoken twice` is *at most once*; `not spoken once` could be none or several, and is refused.
  private func settleCounts(_ frame: inout Frame, _ negation: Meaning.Entry?) throws(Refusal) {
    guard let count = frame.count, frame.relation != .stop else { return }
    let denied = negation?.range ?? (frame.target?.quantifier == .no ? frame.target?.range : nil)
    guard let denied else { return }
    // `no more than`, of each: `no group has more than six seats`.
    let isCapped = count.bound == .moreThan
    guard isCapped || !claim.has(.bound) && count.number >= 2 && frame.kind != .count else {
      throw Refusal(.negatedAmount(text(denied)), at: denied)
    }
    if negation != nil, let target = frame.target, target.quantifier == .no { throw twice(target.range, denied) }
    if isCapped, frame.target?.quantifier == .every { throw Refusal(.everyNot(text(denied)), at: denied) }
    frame.count = Frame.Count(.atMost, isCapped ? count.number : count.number - 1)
    frame.polarity = .holds
    // `neither is read twice`: each of them at most once, and not one of them.
    if frame.target?.combination == .oneOf { frame.target?.combination = .each }
    if frame.target?.quantifier == .no {
      if case .everything = frame.target?.head {
        // `nothing is announced twice`: each thing that is said, at most once.
        guard frame.kind == .speech, frame.relation == .said, frame.target?.relations.isEmpty == true else {
          throw Refusal(.negatedAmount(text(denied)), at: denied)
        }
        frame.target?.head = .everything("everything")
      }
      frame.target?.quantifier = .every
    }
  }

  /// `no X is` and `nothing is` are *never any*; `every X is not` could be none or not all, and is refused.
  private func settleQuantifier(_ frame: inout Frame, _ negation: Meaning.Entry?) throws(Refusal) {
    guard var target = frame.target, target.combination == nil else { return }
    if target.quantifier == .no {
      if let negation { throw twice(target.range, negation.range) }
      if let lack = claim.entry(.lacking) { throw twice(target.range, lack.range) }
      target.quantifier = .any
      frame.polarity = .never
    } else if target.quantifier == .every, frame.polarity != .holds {
      // `at no point does every row take focus`: not all at once, or none at all?
      if frame.polarity == .never, claim.part(.target)?.has(.generic) != true,
        let start = text(claim.range).firstIndex(of: " "),
        ["at", "never", "nowhere", "under"].contains(text(claim.range)[..<start].lowercased())
      {
        throw Refusal(.everyNot(String(text(claim.range)[..<start])), at: target.range)
      }
      if let negation, frame.polarity == .not, claim.part(.target)?.has(.generic) != true {
        throw Refusal(.everyNot(text(negation.range)), at: negation.range)
      }
      target.quantifier = .any
      frame.polarity = .never
    }
    if case .everything(let word) = target.head, target.quantifier == .any, !Self.anythings.contains(word) {
      target.head = .everything("anything")
    }
    frame.target = target
  }

  private static let anythings = ["anything", "anything else"]

  /// `three swipes do not reach X` could be too few or too many; `one swipe does not reach X` is clear.
  private func checkDistance(_ frame: Frame, _ negation: Meaning.Entry?) throws(Refusal) {
    guard frame.kind == .steps, frame.polarity != .holds, let negation else { return }
    if frame.relation == .recovery || frame.steps?.count != Frame.Count(.exactly, 1) {
      throw Refusal(.negatedAmount(text(negation.range)), at: negation.range)
    }
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

  /// A negation inside a part of a claim: only as what the claim is about does `no` deny the claim. `From item to item`
  /// is about no two things.
  private func checkParts(_ frame: Frame) throws(Refusal) {
    if let other = frame.other { try checkPart(other) }
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

  /// `its name is "Save"`; of a thing that is no such part, `is "Save"` says nothing clear.
  ///
  /// What stands at something has it as its value: `the slider stays at "30 percent"`.
  private func settleAttribute(_ frame: inout Frame) throws(Refusal) {
    guard claim.has(.attribute), let target = frame.target else { return }
    if case .noun(let words) = target.head,
      Self.attributes.contains(where: { words == $0 || words.hasSuffix(" " + $0) })
    {
      return
    }
    guard claim.word(.attribute) == "or value" else { throw Refusal(.saysNothing, at: target.range) }
    frame.relation = .equals
  }

  private static let attributes = [
    "name", "label", "value", "text", "role", "state", "hint", "position", "placeholder", "description", "trait",
    "accessibilitylabel", "accessibilityvalue", "accessibilityhint", "contentdescription",
  ]

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

  /// `the row I was on before the sheet opened`: the row it was before, and not the time of the claim.
  private func checkBefore(_ frame: Frame) throws(Refusal) {
    guard case .before? = frame.moment, let moment = claim.entry(.moment) else { return }
    let things = [frame.target, frame.other, frame.contrast].compactMap { $0 }
    guard things.contains(where: { $0.relations.contains { $0.kind == .hadFocusBefore } }) else { return }
    throw Refusal(.clauseOfWhich(text(moment.range)), at: moment.range)
  }

  /// `comes last in the dialog, after Keep`: after that stop, or after it was pressed?
  private func checkPlaceInOrder(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .order, [.stop, .between, .rightAfter, .rightBefore].contains(frame.relation),
      let moment = claim.entry(.moment), let target = frame.target, target.range.upper <= moment.range.lower
    else { return }
    switch frame.moment {
    case .after(let event)?, .before(let event)?:
      guard case .activate = event.happening else { return }
      throw Refusal(.clauseOfWhich(text(moment.range)), at: moment.range)
    default: return
    }
  }

  /// `is read out after every file`: once after each, or after all of them were heard?
  private func checkAfterEach(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, frame.relation == .after, let other = frame.other, other.quantifier == .every,
      claim.part(.other)?.has(.generic) != true
    else { return }
    throw Refusal(.anyOrEvery(text(other.range)), at: other.range)
  }

  /// `every slider has no label`: none of them, or not all?
  private func checkNameless(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .value, frame.relation == .label, frame.polarity == .not, let target = frame.target,
      target.quantifier == .every
    else { return }
    throw Refusal(.everyNot(text(target.range)), at: target.range)
  }

  private static let heard = [
    "announcement", "announcements", "speech", "silence", "feedback", "speech output", "utterance", "spoken text",
  ]

  /// `there are 2 item`, `50 item is reachable`: a number and its noun do not fit.
  private func checkNumber(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .count, let number = frame.count?.number, number > 1 else { return }
    guard let things = frame.relation == .has ? frame.other : frame.target, case .noun(let words) = things.head,
      let last = words.split(separator: " ").last.map(String.init)
    else { return }
    guard !last.hasSuffix("s"), !Self.pluralsWithoutS.contains(last) else { return }
    throw Refusal(.notUnderstood(word: last, repair: VerbForms.singular(last), wording: nil), at: things.range)
  }

  /// `all of the sheet is reachable`: everything in it, and no several sheets.
  private func checkAllOf(_ frame: Frame) throws(Refusal) {
    guard let target = frame.target, target.quantifier == .every, case .noun(let words) = target.head,
      let last = words.split(separator: " ").last, !last.hasSuffix("s"), !Self.pluralsWithoutS.contains(String(last))
    else { return }
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

  private static let pluralsWithoutS: Set<String> = [
    "people", "children", "men", "women", "feet", "data", "media", "criteria", "emoji", "info", "content", "text",
  ]

  /// `the right error after Pay`: the error on the right, or the error right after Pay?
  private func checkRight(_ frame: Frame) throws(Refusal) {
    guard case .after? = frame.moment, let target = frame.target, case .noun(let words) = target.head else { return }
    if words.hasPrefix("right ") {
      throw Refusal(.notUnderstood(word: "right", repair: nil, wording: nil), at: target.range)
    }
  }

  /// `the closing chat moves focus`, `without the opening menu`: a chat that closes, or the closing of a chat?
  private func checkDoer(_ frame: Frame) throws(Refusal) {
    let without = frame.target?.relations.first { $0.kind == .without }?.reference
    if let subject = frame.subject, case .name = subject.head,
      let with = subject.relations.first(where: { $0.kind == .with })?.reference
    {
      // `Save with an empty value moves focus`: how it is pressed, and no part of the button.
      throw Refusal(.clauseOfWhich(text(with.range)), at: with.range)
    }
    try checkTaking(frame)
    if let subject = frame.subject { try checkIsThing(subject) }
    if let without { try checkIsThing(without) }
  }

  /// `the field takes focus on the next screen`: it is there, and sends focus nowhere.
  private func checkTaking(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .focus, let subject = frame.subject, let target = frame.target,
      subject.range.upper < target.range.lower
    else { return }
    let words = text(SourceRange(subject.range.upper, target.range.lower)).split(separator: " ").map(String.init)
    let isThere = ["on", "at", "in"].contains(words.last) || words.suffix(2) == ["away", "from"]
    if isThere, words.contains(where: Self.taking.contains), words.contains(where: Self.marksOfFocus.contains) {
      throw Refusal(.saysNothing, at: target.range)
    }
  }

  private func checkIsThing(_ thing: Reference) throws(Refusal) {
    guard let word = thing.beginsWithDoing ?? thing.isHappening else { return }
    throw Refusal(.notUnderstood(word: word, repair: nil, wording: nil), at: thing.range)
  }

  private static let marksOfFocus: Set<String> = ["focus", "cursor", "ring", "highlight"]
  private static let taking: Set<String> = [
    "take", "takes", "took", "taken", "pull", "pulls", "pulled", "steal", "steals", "stole", "stolen",
  ]

  private func settleNames(_ frame: inout Frame) {
    let isDenied = frame.polarity != .holds && !frame.still
    if frame.kind == .focus, frame.relation == .move, isDenied, frame.count == nil {
      frame.relation = .stay
      frame.polarity = .holds
    }
    if frame.kind == .count, frame.relation == .reachable { frame.relation = .focusable }
    settleNearness(&frame)
    if let bare = frame.lackingName { frame = bare }
    if frame.kind == .steps, frame.relation != .recovery { frame.relation = .steps }
    if frame.kind == .reach, claim.has(.only) { frame.relation = .only }
    if frame.kind == .key { frame.relation = Self.underKey[frame.relation] ?? frame.relation }
    if frame.relation == .oneStop, frame.target?.combination == .each { frame.target?.combination = .together }
  }

  /// `the caption directly follows the photo`: in an order, nothing is between the two.
  private func settleNearness(_ frame: inout Frame) {
    guard frame.kind == .order, let nearest = Self.nearest[frame.relation], !frame.manner.isEmpty,
      frame.manner.allSatisfy({ $0 == .direct || $0 == .immediately })
    else { return }
    frame.relation = nearest
    frame.manner = []
  }

  private static let nearest: [Frame.Relation: Frame.Relation] = [
    .before: .rightBefore, .after: .rightAfter, .rightBefore: .rightBefore, .rightAfter: .rightAfter,
  ]

  /// `the app announces "Saved"`: it is heard, and nothing is called so. And `the app moves focus`: no control does.
  private func settleSpeaker(_ frame: inout Frame) {
    if frame.kind == .focus, let subject = frame.subject, subject.relations.isEmpty, subject.quantifier == .the,
      case .noun(let words) = subject.head, ["app", "application", "system"].contains(words)
    {
      frame.subject = nil
    }
    guard frame.relation == .saidAs, let text = frame.text, let target = frame.target, target.relations.isEmpty,
      case .noun(let words) = target.head, ["app", "application", "system"].contains(words)
    else { return }
    frame.relation = .said
    frame.target = Reference(.quoted(text), range: target.range)
    frame.text = nil
  }

  /// What a key does to focus, by what focus does.
  private static let underKey: [Frame.Relation: Frame.Relation] = [
    .goTo: .movesTo, .goIn: .enters, .returnTo: .goesBackTo, .leave: .leaves,
  ]

  private func twice(_ first: SourceRange, _ second: SourceRange) -> Refusal {
    Refusal(.doubleNegation(first: text(first), second: text(second)), at: second)
  }

  private func text(_ range: SourceRange) -> String { source.text(range) }
}

extension Frame {
  /// `the slider has no label`: it is no count of labels in it.
  fileprivate var lackingName: Frame? {
    guard kind == .count, relation == .has, case .noun(let words)? = other?.head,
      ["label", "name", "accessibility label", "accessibility name"].contains(words),
      let count, count.number == 0 || count == Count(.atLeast, 1) && polarity == .holds
    else { return nil }
    var frame = self
    (frame.kind, frame.relation, frame.polarity) = (.value, .label, count.number == 0 ? .not : .holds)
    (frame.count, frame.other) = (nil, nil)
    return frame
  }
}

extension Reference {
  /// What happens, and no thing that does something: `a change of the language keeps focus`.
  fileprivate var isHappening: String? {
    guard case .noun(let words) = head, let last = words.split(separator: " ").last else { return nil }
    return ["change", "update", "changes", "updates"].contains(last) ? String(last) : nil
  }

  /// The first word, when it says what is done and another word follows: `closing chat`.
  fileprivate var beginsWithDoing: String? {
    let words: String
    switch head {
    case .noun(let noun): words = noun
    case .name(let name): words = name + (kindNoun.map { " " + $0 } ?? "")
    default: return nil
    }
    guard let first = words.split(separator: " ").first, first.hasSuffix("ing"), first.count < words.count else {
      return nil
    }
    return String(first)
  }
}
