/// Settles what a negation bears on, and refuses the denials that can be taken two ways.
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
    if frame.isHeardOrder, source.holds(claim.range, " come") { frame.kind = .speech }
    settleBeneath(&frame)
    try settleWith(&frame)
    try settleStart(&frame)
    settlePressed(&frame)
    settleOnceAgain(&frame)
    try settleCounts(&frame, negation)
    try settleQuantifier(&frame, negation)
    try settleCovered(&frame, negation)
    try checkDistance(frame, negation)
    try settleAttribute(&frame)
    let doubts = Doubts(source: source, claim: claim)
    try doubts.check(frame)
    settleNames(&frame)
    settleSpeaker(&frame)
    try doubts.checkNameless(frame)
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
    guard frame.again, frame.count == Frame.Count(.exactly, 1), source.holds(claim.range, "once again") else { return }
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
    // `is never announced twice`, of the whole task.
    if frame.kind == .speech, frame.polarity == .never { frame.always = true }
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

  /// `focus ends up on X` is where it is at the end, whatever was up before.
  private func settleEnding(_ frame: inout Frame) {
    guard frame.kind == .focus, [.on, .in].contains(frame.relation), frame.moment == nil, frame.within == nil,
      frame.polarity != .never, Self.endings.contains(where: text(claim.range).contains)
    else { return }
    frame.moment = .atEnd
  }

  private static let endings = [
    "end up", "ends up", "ended up", "wind up", "winds up", "finish up", "finishes up", "ends on", "ends in",
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
    // `the actions of the row are A and B`: there are no others.
    if frame.relation == .offers, claim.has(.only) { frame.count = Frame.Count(.exactly, frame.list.count) }
    settleEnding(&frame)
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
