/// What words settle together: nobody who moves focus, each of several places, where from, how long.
extension PolarityRules {
  /// `nothing takes focus from the field`: focus does not leave it, unless the user moves on.
  func settleNobody(_ frame: inout Frame, _ negation: Meaning.Entry?) throws(Refusal) {
    guard frame.kind == .focus else { return }
    if let subject = frame.subject, subject.quantifier == .no {
      guard case .everything = subject.head, Self.sending.contains(frame.relation) else {
        throw Refusal(.negationInside(source.text(subject.range)), at: subject.range)
      }
      try deny(&frame, by: subject, negation)
      frame.subject = nil
    } else if let thief = frame.target, thief.quantifier == .no, case .everything = thief.head, let other = frame.other
    {
      try deny(&frame, by: thief, negation)
      frame.relation = .leave
      frame.target = other
      frame.other = nil
    }
  }

  /// Where something may send focus: to one place, or away from another.
  private static let sending: Set<Frame.Relation> = [.goTo, .goIn, .returnTo, .returnIn, .leave, .move]

  private func deny(_ frame: inout Frame, by nobody: Reference, _ negation: Meaning.Entry?) throws(Refusal) {
    if let negation {
      let ranges = [nobody.range, negation.range]
      let texts = ranges.map { source.text($0) }
      throw Refusal(.doubleNegation(first: texts[0], second: texts[1]), at: ranges[1])
    }
    frame.polarity = .never
    if frame.relation != .move { frame.manner.append(.byItself) }
  }

  /// `the price is read with each row`: each row is read with the price.
  func settleWith(_ frame: inout Frame) throws(Refusal) {
    if frame.kind == .speech, frame.relation == .saidWith, let voice = frame.other, voice.isVoice {
      throw Refusal(.saysNothing, at: voice.range)
    }
    guard frame.kind == .speech, frame.relation == .saidWith, let other = frame.other, other.quantifier == .every,
      let target = frame.target, target.quantifier == .the, other.combination == nil, target.combination == nil
    else { return }
    guard frame.polarity == .holds else { throw Refusal(.everyNot(source.text(other.range)), at: other.range) }
    (frame.target, frame.other) = (other, target)
  }

  /// `the card has 3 stops: A, B and C`: the order of all of them in it.
  func settleStops(_ frame: inout Frame) throws(Refusal) {
    // `the order of the elements`: all of them, and no place that is called so.
    if frame.kind == .order, frame.relation == .list, frame.target == nil, let place = frame.other,
      place.relations.isEmpty, case .noun(let words) = place.head, ["elements", "stops", "focus"].contains(words)
    {
      throw Refusal(.saysNothing, at: place.range)
    }
    guard frame.kind == .order, frame.relation == .list, let place = frame.target, let things = frame.other else {
      return
    }
    let isOfStops = if case .noun(let words) = things.head { ["stops", "elements"].contains(words) } else { false }
    guard isOfStops, frame.polarity == .holds, frame.count == Frame.Count(.exactly, frame.list.count) else {
      throw Refusal(.saysNothing, at: claim.range)
    }
    frame.other = place
    frame.target = nil
  }

  /// `the map under it can't be reached`: because it is covered.
  func settleBeneath(_ frame: inout Frame) {
    guard frame.kind == .reach, frame.polarity != .holds || frame.target?.quantifier == .no, let target = frame.target,
      source.holds(target.range, "under")
    else { return }
    frame.target = target.coveredByIt
  }

  /// `every row is not skipped` could be each of them, or not all.
  func checkEvery(_ frame: Frame, _ negation: Meaning.Entry) throws(Refusal) {
    guard frame.target?.quantifier == .every, claim.part(.target)?.has(.generic) != true else { return }
    throw Refusal(.everyNot(source.text(negation.range)), at: negation.range)
  }

  /// `two buttons in each row` is said of each row, not of all the buttons in rows.
  func settleEach(_ frame: inout Frame) throws(Refusal) {
    guard frame.kind == .count, var counted = frame.target,
      let place = counted.relations.firstIndex(where: {
        [.in, .on, .for].contains($0.kind) && $0.reference?.quantifier == .every
      }),
      let each = counted.relations[place].reference
    else { return }
    guard frame.relation == .exist, frame.count?.number != 0 else {
      throw Refusal(.anyOrEvery(source.text(each.range)), at: each.range)
    }
    counted.relations.remove(at: place)
    frame.relation = .has
    frame.target = each
    frame.other = counted
  }

  /// `two swipes to reach Pay from the title`: they begin at the title; it is no part of Pay. And `Escape closes the
  /// sheet from any field` is pressed there.
  func settleStart(_ frame: inout Frame) throws(Refusal) {
    guard frame.kind == .steps || frame.kind == .key, frame.other == nil, let start = frame.target?.relations.last,
      start.kind == .from
    else { return }
    // `Return opens the message from Anna`: from her, or pressed there?
    if frame.kind == .key, let place = start.reference, ![.any, .every].contains(place.quantifier) {
      throw Refusal(.clauseOfWhich(source.text(place.range)), at: place.range)
    }
    frame.target?.relations.removeLast()
    frame.other = start.reference
  }

  /// `magic tap pauses playback from any row`: pressed from there; it is no part of what is paused. And so of `I can reach
  /// the player from any tab`.
  func settlePressed(_ frame: inout Frame) {
    guard frame.kind == .key || frame.kind == .reach && frame.relation == .reachable, frame.other == nil,
      let target = frame.target, frame.kind == .key || Doubts(source: source, claim: claim).isLast(target),
      let start = target.relations.last,
      start.kind == .from, let place = start.reference, [.any, .every].contains(place.quantifier)
    else { return }
    frame.target?.relations.removeLast()
    frame.other = place
  }

  /// `no field is hidden by the keyboard`, `fields are not covered`: it covers none of them, at no time.
  func settleCovered(_ frame: inout Frame, _ negation: Meaning.Entry?) throws(Refusal) {
    guard frame.relation == .covers, var covered = frame.other, covered.combination == nil else { return }
    if covered.quantifier == .every, frame.polarity != .holds {
      guard claim.part(.other)?.has(.generic) == true else {
        throw Refusal(.everyNot(source.text(covered.range)), at: covered.range)
      }
    } else if covered.quantifier == .no {
      if let negation {
        let texts = [covered.range, negation.range].map { source.text($0) }
        throw Refusal(.doubleNegation(first: texts[0], second: texts[1]), at: negation.range)
      }
      if case .everything = covered.head { covered.head = .everything("anything") }
    } else {
      return
    }
    covered.quantifier = .any
    frame.other = covered
    frame.polarity = .never
  }

  /// `does not … in between` is never; `the whole time` is always. The other way round it is not clear what is denied.
  func settleMeanwhile(_ frame: inout Frame, _ negation: Meaning.Entry?) throws(Refusal) {
    guard let meanwhile = claim.entry(.meanwhile) else { return }
    let isDenied = frame.polarity != .holds || frame.target?.quantifier == .no
    if claim.word(.meanwhile) == "ever" {
      // `nothing is ever announced`; of what is not denied, `ever` says nothing.
      guard isDenied, !frame.still else { throw Refusal(.saysNothing, at: meanwhile.range) }
      frame.always = frame.saysNone && isAtAnyTime(meanwhile)
      return
    }
    guard isDenied == (claim.word(.meanwhile) == "never"), frame.moment == nil, !(isDenied && frame.still) else {
      throw Refusal(.saysNothing, at: meanwhile.range)
    }
    frame.always = !isDenied || frame.saysNone && isAtAnyTime(meanwhile)
    if isDenied { frame.polarity = .never }
  }

  /// `nothing is ever announced`; by no means, and not meanwhile, says less.
  private func isAtAnyTime(_ meanwhile: Meaning.Entry) -> Bool {
    ["ever", "at any time", "at any point"].contains(source.text(meanwhile.range).lowercased())
  }
}

extension Reference {
  /// `spoken with a French voice`: in that voice; no voice is heard beside it.
  fileprivate var isVoice: Bool {
    let words: String? =
      if let kindNoun { kindNoun } else if case .noun(let noun) = head { noun } else { nil }
    guard let last = words?.split(separator: " ").last else { return false }
    return ["voice", "accent", "tone", "pitch"].contains(last)
  }
}

extension Frame {
  /// Whether it denies something of all there are, as `nothing is announced` does, and names no time by that.
  fileprivate var saysNone: Bool {
    guard let target else { return false }
    if case .everything = target.head { return true }
    return target.quantifier == .no || target.quantifier == .any
  }
}

extension Reference {
  /// What is below `it`, and cannot be reached, is behind it.
  fileprivate var coveredByIt: Reference {
    var covered = self
    for place in covered.relations.indices {
      let thing = covered.relations[place].reference
      if covered.relations[place].kind == .below, case .pronoun? = thing?.head {
        covered.relations[place].kind = .behind
      } else {
        covered.relations[place].reference = thing?.coveredByIt
      }
    }
    return covered
  }
}
