// Words that stand behind one thing and may belong to another.

extension PolarityRules {
  /// `is spoken when the sheet opens again`: again spoken, or opened again? And `isn't read whenever it changes`: at none
  /// of its changes, or not at all of them?
  func checkTail(_ frame: Frame) throws(Refusal) {
    guard let moment = claim.entry(.moment) else { return }
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

  /// `VoiceOver reads the error with the field`: both together, or the error that has it? And `hears the error on the form
  /// from the field`: heard there, or an error of it?
  func checkHeardThing(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, frame.relation == .said, let target = frame.target, isLast(target) else { return }
    if let with = target.relations.last, with.kind == .with, let other = with.reference {
      throw Refusal(.twoReadings(["both are heard together", "the one that has the other"]), at: other.range)
    }
    var last = target.relations.last
    while let inner = last?.reference?.relations.last { last = inner }
    guard let from = last, from.kind == .from, let place = from.reference else { return }
    throw Refusal(.twoReadings(["heard from there", "a thing that is from there"]), at: place.range)
  }

  /// `only the rows are not spoken`, `not only the rows are spoken`: what is, and what is not?
  func checkOnly(_ frame: Frame) throws(Refusal) {
    guard frame.relation == .only || claim.has(.only), frame.polarity != .holds, let negation = claim.entry(.polarity),
      let target = frame.target, target.range.upper <= negation.range.lower,
      source.text(SourceRange(claim.range.lower, target.range.lower)).lowercased().contains("only ")
    else { return }
    throw Refusal(.negationOfWhich(source.text(negation.range)), at: negation.range)
  }

  /// `one of the rows is not spoken`: one is left out, or all of them are?
  func checkOneOf(_ frame: Frame) throws(Refusal) {
    guard frame.polarity == .not, let target = frame.target, target.quantifier == .a,
      let negation = claim.entry(.polarity), target.range.upper <= negation.range.lower,
      source.text(target.range).lowercased().hasPrefix("one of ")
    else { return }
    throw Refusal(.twoReadings(["none of them", "not one of them, and the others"]), at: target.range)
  }

  /// `has 3 rows and nothing else`: no fourth row, or nothing of another kind? And `is announced line by line`: what is
  /// heard, and not which way the order goes.
  func checkRemainder(_ frame: Frame) throws(Refusal) {
    let words = source.text(claim.range)
    if frame.kind == .count, words.contains("nothing else") { throw Refusal(.saysNothing, at: claim.range) }
    guard frame.kind == .order, frame.relation == .direction, frame.channel == .announced || words.contains(" spoken ")
    else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  /// `is spoken by itself`: unasked, or apart from others?
  func checkAlone(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, frame.manner.contains(.byItself), source.text(claim.range).contains("by itself") else {
      return
    }
    throw Refusal(.twoReadings(["unasked", "apart from others"]), at: claim.range)
  }

  /// `isn't read before every section`: before none of them, or not before each?
  func checkDeniedOrder(_ frame: Frame) throws(Refusal) {
    guard [.speech, .order].contains(frame.kind), frame.polarity == .not, let other = frame.other,
      other.quantifier == .every, claim.part(.other)?.has(.generic) != true, let negation = claim.entry(.polarity)
    else { return }
    throw Refusal(.everyNot(source.text(negation.range)), at: other.range)
  }

  /// `is in the list, after 60 minutes`: so much later, or behind what is called so?
  func checkStanding(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .order || frame.relation == .located, frame.moment?.isAfterWait == true,
      let moment = claim.entry(.moment), moment.range.lower > claim.range.lower,
      source.text(SourceRange(claim.range.lower, moment.range.lower)).hasSuffix(", ")
    else { return }
    throw Refusal(.clauseOfWhich(source.text(moment.range)), at: moment.range)
  }

  /// `focus is on the row I opened again`: again there, or again opened? And `on the row not in the sheet`: which row, or
  /// where focus is not?
  func checkClause(_ frame: Frame) throws(Refusal) {
    guard let target = frame.target else { return }
    if let again = claim.entry(.again), target.relations.last?.kind == .was, again.range.lower == target.range.upper + 1
    {
      throw Refusal(.twoReadings(["it is so again", "it was done again"]), at: again.range)
    }
    guard frame.kind == .focus, [.on, .goTo, .stayOn, .returnTo].contains(frame.relation),
      let contrast = frame.contrast,
      target.range.upper < contrast.range.lower,
      source.text(SourceRange(target.range.upper, contrast.range.lower)) == " not in "
    else { return }
    throw Refusal(.clauseOfWhich(source.text(contrast.range)), at: contrast.range)
  }

  /// `opens the sheet on its title`: focus begins there, and no sheet is on its title.
  func checkOpened(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .state, frame.relation == .is, frame.text == "open", let target = frame.target, isLast(target),
      target.relations.last?.kind == .on
    else { return }
    throw Refusal(.saysNothing, at: target.range)
  }

  /// `adds "selected"`: to what is said, or a thing that is called so? And `starts a new line` makes one.
  func checkMade(_ frame: Frame) throws(Refusal) {
    guard [.state, .key].contains(frame.kind), let target = frame.target, let text = frame.text else { return }
    if case .quoted = target.head, target.kindNoun == nil, text == "added", isLast(target) {
      throw Refusal(.twoReadings(["it is said as well", "a thing of that name is added"]), at: target.range)
    }
    guard ["started", "play"].contains(text), target.quantifier == .a, case .noun(let words) = target.head,
      words.hasPrefix("new ")
    else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  /// `Pay announces the error`: what the button is read as, or what is heard once it is pressed?
  func checkCaller(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, [.saidAs, .saidWith].contains(frame.relation), let target = frame.target,
      target.range.upper < claim.range.upper, target.isCalled && target.isBare || sets(target, off: frame.other)
    else { return }
    let words = source.text(SourceRange(target.range.upper, claim.range.upper)).split(separator: " ").prefix(4)
    let isCalling = words.contains { Self.calling.contains(String($0)) }
    let isReading = frame.relation == .saidWith && words.first == "reads"
    guard isCalling || isReading, !words.contains("is"), !words.contains("be") else { return }
    throw Refusal(.twoReadings(["what it is read as", "what is heard once it is pressed"]), at: target.range)
  }

  /// Whether a thing is there to be pressed, and what is heard is none of its own parts.
  private func sets(_ thing: Reference, off heard: Reference?) -> Bool {
    guard let heard, let noun = thing.kindNoun ?? thing.nounWords, heard.quantifier != .its else { return false }
    guard noun.hasSuffix("button") || noun.hasSuffix("link") || noun.hasSuffix("key") else { return false }
    if case .quoted = heard.head { return false }
    return !heard.endsIn(["name", "label", "value", "role", "state", "hint", "text", "title", "trait", "position"])
  }

  private static let calling: Set<String> = [
    "announces", "announce", "tells", "tell", "says", "say", "speaks", "speak", "voices", "voice",
  ]

  /// `the name and the price are not spoken together`: not in one go, or neither of them?
  func checkDeniedManner(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, frame.polarity == .not, let negation = claim.entry(.polarity),
      frame.target?.combination == .each || frame.target?.quantifier == .every,
      !Set(frame.manner).isDisjoint(with: [.inOneUtterance, .separately, .inOrder])
    else { return }
    throw Refusal(.negationOfWhich(source.text(negation.range)), at: negation.range)
  }

  /// `are never selected together`: both at one time; only what is said is one utterance.
  func checkTogether(_ frame: Frame) throws(Refusal) {
    guard frame.manner.contains(.inOneUtterance), ![.speech, .order].contains(frame.kind) else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  /// `the Search and Filter button is dimmed`: one button, of which the name has an `and`.
  func checkJoinedName(_ frame: Frame) throws(Refusal) {
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
  /// Its words, when it is a noun.
  fileprivate var nounWords: String? { if case .noun(let words) = head { words } else { nil } }

  /// Whether nothing says of what kind it is.
  fileprivate var isBare: Bool { kindNoun == nil && relations.isEmpty }

  /// Whether it is called by a name without quotes.
  fileprivate var isCalled: Bool { if case .name = head { true } else { false } }
}
