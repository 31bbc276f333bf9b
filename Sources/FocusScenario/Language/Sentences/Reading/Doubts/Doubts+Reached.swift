// What comes before what, where it can be meant of the order and of something else.

extension Doubts {
  /// `focus reaches Apply before Reset`: earlier in the order, or until it is pressed? What says that it is pressed is
  /// clear, and so is a moment at the head of the line.
  func checkReached(_ frame: Frame) throws(Refusal) {
    guard let target = frame.target, let moment = claim.entry(.moment), target.range.lower < moment.range.lower,
      let event = frame.moment?.eventBeside, isBareName(event)
    else { return }
    let isArrival =
      frame.kind == .focus && [.goTo, .goIn, .returnTo].contains(frame.relation)
      || frame.kind == .scan && frame.relation == .stopsOn
    guard isArrival, frame.moment?.isEndedByEvent == true || saysReach else { return }
    throw Refusal(.twoReadings(["earlier or later in the order", "before or after it is pressed"]), at: event.range)
  }

  /// `Read later is read before Share`: earlier or later than that is read, or than it is pressed?
  func checkHeardBeside(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, frame.relation == .said, let target = frame.target,
      let moment = claim.entry(.moment), target.range.lower < moment.range.lower,
      let event = frame.moment?.eventBeside, isBareName(event), target.isCalled, target.isBare
    else { return }
    throw Refusal(
      .twoReadings(["earlier or later than it is heard", "before or after it is pressed"]),
      at: event.range
    )
  }

  private func isBareName(_ event: Event) -> Bool {
    if case .activate(let name) = event.happening { source.text(event.range) == name } else { false }
  }

  private var saysReach: Bool {
    Self.reaching.contains { source.holds(claim.range, $0) }
  }

  private static let reaching: [StaticString] = [" reach ", " reaches ", " reached "]

  /// `"Loading" is followed by "12 flights found"`: heard one after the other, or two stops in a row?
  func checkFollowed(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .order, frame.via.isEmpty, source.holds(claim.range, " followed by ") else { return }
    let things = frame.list + [frame.target, frame.other].compactMap { $0 }
    guard things.allSatisfy(\.isQuotation), things.contains(where: { $0.range.lower == claim.range.lower }) else {
      return
    }
    throw Refusal(.twoReadings(["heard one after the other", "one stop after the other"]), at: claim.range)
  }

  /// `the label comes after the value`, `the hint comes last`: parts of what is said for a thing, or stops of their own?
  func checkParts(ofSpeech frame: Frame) throws(Refusal) {
    guard frame.kind == .order, let target = frame.target else { return }
    // `the scan goes from the last item to the first`: it begins again, and the first comes after none.
    if frame.relation == .rightAfter, frame.other?.ordinal == .last, target.ordinal == .nth(1) {
      throw Refusal(.saysNothing, at: target.range)
    }
    let isPlaced =
      frame.relation == .stop && frame.other == nil && target.isHeardPart && !target.endsIn(["name", "label"])
    guard isPlaced || isOfParts(frame), frame.via.isEmpty else { return }
    throw Refusal(.twoReadings(["in what is said for it", "in the order of the stops"]), at: target.range)
  }

  private func isOfParts(_ frame: Frame) -> Bool {
    guard [.before, .after, .rightBefore, .rightAfter].contains(frame.relation) else { return false }
    return frame.target?.isHeardPart == true && frame.other?.isHeardPart == true
  }
}

extension Frame {
  /// `the role comes after the name`: no role is a stop, so it is what is heard before what.
  var isHeardOrder: Bool {
    guard kind == .order, relation == .before || relation == .after, via.isEmpty, let target, let other else {
      return false
    }
    return target.isHeardPart && other.isHeardPart
      && [target, other].contains { $0.endsIn(Reference.heardOnly) }
  }
}

extension Reference {
  fileprivate static let heardOnly: Set<String> = ["hint", "role", "state", "trait"]

  private static let heardParts = heardOnly.union(["name", "label", "value"])

  fileprivate var isHeardPart: Bool { endsIn(Self.heardParts) }

  /// Whether it is a quotation of which nothing says what kind of thing it is.
  fileprivate var isQuotation: Bool { if case .quoted = head { kindNoun == nil && relations.isEmpty } else { false } }
}
