// What is heard, of what, and together with what.

extension Doubts {
  /// Refuses what is doubtful about it.
  func checkHearing(_ frame: Frame) throws(Refusal) {
    try checkTexts(frame)
    try checkTurns(frame)
    try checkDeniedParts(frame)
    try checkHeardThing(frame)
    try checkSame(frame)
    try checkAlone(frame)
    try checkTogether(frame)
    try checkDeniedManner(frame)
    try checkNone(frame)
    try checkBefore(frame)
    try checkPlaceThatSays(frame)
  }

  /// `VoiceOver never says "image" on the stars`: a text has no place; the stars are what is heard, or when.
  private func checkTexts(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, let target = frame.target, case .quoted = target.head, target.kindNoun == nil,
      let place = target.relations.first(where: { [.on, .in, .for, .with, .from].contains($0.kind) })?.reference
    else { return }
    throw Refusal(.clauseOfWhich(source.text(place.range)), at: place.range)
  }

  /// `reads "off", then "on" after a double tap`: only the second after it, or both?
  private func checkTurns(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, frame.manner.contains(.inOrder), let moment = claim.entry(.moment),
      let other = claim.entry(.other), moment.range.lower > other.range.upper
    else { return }
    throw Refusal(.momentOfWhich(source.text(moment.range)), at: moment.range)
  }

  /// `does not say its name and price`: neither, or not both?
  private func checkDeniedParts(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, frame.polarity != .holds, let other = frame.other, other.combination == .each else {
      return
    }
    throw Refusal(.negationOfWhich(source.text(other.range)), at: other.range)
  }

  /// `VoiceOver reads the error with the field`: both together, or the error that has it? And `hears the error on the form
  /// from the field`: heard there, or an error of it?
  private func checkHeardThing(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, frame.relation == .said, let target = frame.target, isLast(target) else { return }
    if let with = target.relations.last, with.kind == .with, let other = with.reference {
      throw Refusal(.twoReadings(["both are heard together", "the one that has the other"]), at: other.range)
    }
    var last = target.relations.last
    while let inner = last?.reference?.relations.last { last = inner }
    guard let from = last, from.kind == .from, let place = from.reference else { return }
    throw Refusal(.twoReadings(["heard from there", "a thing that is from there"]), at: place.range)
  }

  /// `both say the same name`: as each other, or as before?
  private func checkSame(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, [.saidWith, .saidAs].contains(frame.relation), let other = frame.other,
      other.ordinal == .same
    else { return }
    throw Refusal(.twoReadings(["the same as each other", "the same as before"]), at: other.range)
  }

  /// `is spoken by itself`: unasked, or apart from others?
  private func checkAlone(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, frame.manner.contains(.byItself), source.holds(claim.range, "by itself") else {
      return
    }
    throw Refusal(.twoReadings(["unasked", "apart from others"]), at: claim.range)
  }

  /// `are never selected together`: both at one time; only what is said is one utterance.
  private func checkTogether(_ frame: Frame) throws(Refusal) {
    guard frame.manner.contains(.inOneUtterance), ![.speech, .order].contains(frame.kind) else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  /// `no rating is spoken as "not rated"`: that is heard when there is none, or it is what none is called?
  private func checkNone(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, let target = frame.target, let words = frame.text,
      text(target.range).lowercased().hasPrefix("no ")
    else { return }
    let said = words.lowercased().split(whereSeparator: { !$0.isLetter })
    guard said.contains(where: { Self.denials.contains(String($0)) }) else { return }
    throw Refusal(.twoReadings(["what is heard when there is none", "what none of them is called"]), at: target.range)
  }

  private static let denials: Set<String> = [
    "no", "not", "none", "nothing", "nobody", "never", "without", "zero", "empty", "missing", "unrated", "unset",
  ]

  /// `the sheet says the title before Pay`: before it says `Pay`, or before that is pressed?
  private func checkBefore(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, frame.relation == .saidWith, case .before(let event)? = frame.moment,
      case .activate = event.happening
    else { return }
    throw Refusal(.twoReadings(["before the other is heard", "before it is pressed"]), at: event.range)
  }

  /// `the language menu reads "English"`: heard in there, or what the button for it says?
  private func checkPlaceThatSays(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, frame.relation == .saidAs, !claim.has(.elided), let target = frame.target,
      target.combination == nil, target.isPlaceOfOthers, target.range.upper < claim.range.upper
    else { return }
    // `the menu reads its value, "Newest"`: what the value is.
    let rest = source.text(SourceRange(target.range.upper, claim.range.upper))
    if let comma = rest.firstIndex(of: ","), let quote = rest.firstIndex(of: "\""), comma < quote { return }
    let words = rest.split(separator: " ").prefix(4)
    let isTold = words.contains { ["is", "are", "be", "being", "been", "gets", "get"].contains($0) }
    guard !isTold, words.contains(where: { Self.telling.contains(String($0)) }) else { return }
    throw Refusal(.twoReadings(["what is heard in there", "what it is read as itself"]), at: target.range)
  }

  private static let telling: Set<String> = [
    "says", "say", "reads", "read", "speaks", "speak", "announces", "announce", "states", "state", "tells", "tell",
    "said", "announced",
  ]

  /// `the name and the price are not spoken together`: not in one go, or neither of them?
  private func checkDeniedManner(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, frame.polarity == .not, let negation = claim.entry(.polarity),
      frame.target?.combination == .each || frame.target?.quantifier == .every,
      !Set(frame.manner).isDisjoint(with: [.inOneUtterance, .separately, .inOrder])
    else { return }
    throw Refusal(.negationOfWhich(source.text(negation.range)), at: negation.range)
  }
}

extension Reference {
  /// Whether it is a screen or a menu, in which other things are heard.
  fileprivate var isPlaceOfOthers: Bool {
    guard let last = (kindNoun ?? nounWords)?.split(separator: " ").last else { return false }
    return Self.placesOfOthers.contains(String(last))
  }

  private static let placesOfOthers: Set<String> = [
    "screen", "page", "view", "window", "sheet", "panel", "drawer", "form", "menu", "screens", "pages", "sheets",
    "menus",
  ]
}
