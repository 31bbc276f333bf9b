// Who does it and who speaks: people, readers, keys and controls.

extension Doubts {
  /// Refuses what is doubtful about it.
  func checkWho(_ frame: Frame) throws(Refusal) {
    try checkAgents(frame)
    try checkPeople(frame)
    try checkSpeaker(frame)
    try checkCaller(frame)
  }

  /// A person is no place that focus leaves: `the user loses focus` is said of focus.
  ///
  /// `Closing returns focus to the field` is said of what is done, not of a control of that name.
  private func checkAgents(_ frame: Frame) throws(Refusal) {
    if let subject = frame.subject, case .name(let name) = subject.head, name.hasSuffix("ing") {
      throw Refusal(.saysNothing, at: subject.range)
    }
    // `the user moves focus to the error`: by which step, and does the app not?
    if let subject = frame.subject, case .noun(let words) = subject.head, Self.people.contains(words) {
      throw Refusal(.saysNothing, at: subject.range)
    }
    if let subject = frame.subject {
      try checkKeyNames(frame, subject)
      // `the Down Arrow key on the last item takes the user to the first`: a press, and no control of that name.
      if let kind = subject.kindNoun, kind == "key" || kind == "keys" {
        throw Refusal(.saysNothing, at: subject.range)
      }
    }
    guard let target = frame.target else { return }
    // `"Name" keeps its value`: a thing keeps its own, and pressing it is not spoken of.
    if frame.relation == .kept, target.quantifier == .its, case .after(let event)? = frame.moment,
      event.range.lower == claim.range.lower
    {
      throw Refusal(.saysNothing, at: target.range)
    }
    try checkVerb(frame, target)
    try checkPlaces(frame, target)
    guard case .noun(let words) = target.head else { return }
    try checkKeyNames(frame, target)
    try checkWalked(frame, target)
    guard Self.people.contains(words) else { return }
    let isPlace = frame.kind == .state && (frame.relation == .located || frame.relation == .changes)
    let isValue = frame.kind == .value && frame.relation == .equals
    let isBack = frame.kind == .state && (["in place", "moved"].contains(frame.text) || frame.again)
    let isAway = frame.kind == .steps
    // `the user is lost`: nobody can observe it.
    let isSo = frame.kind == .state && frame.relation == .is && !["signed in", "signed out"].contains(frame.text)
    if frame.kind == .focus && frame.relation == .leave || isPlace || isValue || isBack || isAway || isSo {
      throw Refusal(.saysNothing, at: target.range)
    }
  }

  private static let people: Set<String> = [
    "user", "users", "person", "people", "customer", "customers", "tester", "client", "applicant",
  ]

  /// `stays in its state` says how it is; `the field holds its value`, that it is kept; `the order of the stops`, which.
  private func checkPlaces(_ frame: Frame, _ target: Reference) throws(Refusal) {
    guard frame.relation == .located, let other = frame.other, case .noun(let place) = other.head else { return }
    // `is in the headings rotor`: what the rotor comes to, and not where it is.
    let isNoPlace = Self.noPlaces.contains { place == $0 || place.hasSuffix(" " + $0) } || place.hasSuffix(" rotor")
    let isOwn = target.quantifier == .its || claim.part(.target)?.word(.quantifier) == "no"
    if isNoPlace || isOwn && other.range.lower < target.range.lower {
      throw Refusal(.saysNothing, at: target.range)
    }
  }

  /// `stays in its state`: that is how it is, and not where.
  private static let noPlaces: Set<String> = [
    "state", "mode", "position", "condition", "way", "order", "sequence", "tree", "focus order", "loop", "actions",
    "actions rotor", "actions menu",
  ]

  /// `with Tab, every link is reachable`: by pressing it on and on, and not after one press. And `the button changes its
  /// label` need not have been pressed.
  private func checkWalked(_ frame: Frame, _ target: Reference) throws(Refusal) {
    guard let moment = claim.entry(.moment), case .after(let event)? = frame.moment else { return }
    if frame.kind == .reach, case .key(let key) = event.happening, Self.walking.contains(key) {
      throw Refusal(.saysNothing, at: moment.range)
    }
    let isOfIt = target.quantifier == .its || target.head == .noun("position") || target.head == .noun("place")
    let isOwn = frame.relation == .changes && isOfIt && moment.range.lower == claim.range.lower
    if isOwn, source.text(moment.range).lowercased().hasPrefix("the ") { throw Refusal(.saysNothing, at: moment.range) }
  }

  private static let walking: Set<Key> = [
    .tab, .shiftTab, .arrows, .controlTab, .upArrow, .downArrow, .leftArrow, .rightArrow,
  ]

  /// `the button lights up`, `the alarm toggles off`: a verb of the author's, and no noun before a state.
  private func checkVerb(_ frame: Frame, _ target: Reference) throws(Refusal) {
    // `the sheet shows Red still ticked`: no thing is called Red of a kind `sheet shows`.
    if case .name = target.head, let kind = target.kindNoun?.split(separator: " ").last,
      ["shows", "displays", "lists", "keeps"].contains(kind)
    {
      throw Refusal(.notUnderstood(word: String(kind), repair: nil, wording: nil), at: target.range)
    }
    // `focus reaches the last row and stops there`: it stops, and no stops are there.
    if frame.kind == .state, source.ends(claim.range, with: " there"),
      ["stops", "ends", "starts", "rests"].contains(words(of: target))
    {
      throw Refusal(.saysNothing, at: claim.range)
    }
    guard frame.kind == .state, frame.relation == .is, target.relations.isEmpty else { return }
    var rest = source.slice(SourceRange(target.range.upper, claim.range.upper))
    guard ["on", "off", "up", "in", "out", "down", "open"].contains(rest.take(upTo: " ")?.text) else { return }
    if let noun = source.text(target.range).split(separator: " ").dropFirst().last(where: {
      Self.verbs.contains(String($0))
    }) {
      throw Refusal(.notUnderstood(word: String(noun), repair: nil, wording: nil), at: target.range)
    }
  }

  private static let verbs: Set<String> = [
    "lights", "toggles", "flips", "turns", "switches", "pops", "slides", "folds", "rolls", "wakes", "springs", "moves",
    "shuts", "snaps", "fades", "drops", "lifts", "speeds", "slows", "goes", "falls", "stands", "hangs", "logs", "signs",
  ]

  private func words(of thing: Reference) -> String { source.text(thing.range).lowercased() }

  /// `Tab stays in the panel` and `Space reads the title` are said of the keys, and of no tab and no space.
  private func checkKeyNames(_ frame: Frame, _ target: Reference) throws(Refusal) {
    guard frame.kind != .key else { return }
    var written = source.slice(target.range)
    if let place = written.indices.first(where: { place in Self.beside.contains { written[place...].starts(with: $0) } }
    ) {
      written = written[..<place]
    }
    guard written.count <= Self.longestKey, Self.keys.contains(written.text) else { return }
    throw Refusal(.saysNothing, at: target.range)
  }

  private static let longestKey = keys.map(\.utf8.count).max() ?? 0
  private static let keys: Set<String> = [
    "Tab", "Tab key", "the Tab key", "Space", "Return", "Enter", "Arrows", "the arrows", "up arrow", "the up arrow",
    "down arrow", "the down arrow", "left arrow", "the left arrow", "right arrow", "the right arrow", "arrow keys",
    "the arrow keys", "The arrow keys", "Arrow keys", "the Home key", "the End key",
  ]
  private static let beside = [" on ", " in ", " from "].map { Array($0.utf8) }

  /// `they're still in the field`, `the caret is in the field`: people, or the mark of focus, and where focus is.
  private func checkPeople(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .state, frame.relation == .located || frame.text == "in place" else { return }
    switch frame.target?.head {
    case .pronoun("them") where frame.relation == .located: throw Refusal(.saysNothing, at: claim.range)
    case .noun(let words) where Self.carets.contains(words): throw Refusal(.saysNothing, at: claim.range)
    default: return
    }
  }

  private static let carets = ["caret", "insertion point", "text cursor"]

  /// `the app announces the price`: it is who speaks, and nothing that is heard with the price. And nothing of the app is
  /// a complaint.
  private func checkSpeaker(_ frame: Frame) throws(Refusal) {
    guard let target = frame.target else { return }
    let words = if case .noun(let words) = target.head { words } else { target.kindNoun ?? "" }
    // `the app is silent`: nothing is heard, whatever it is about.
    // `VoiceOver speaks the error, the app doesn't`: it is who does not, and not what is not heard.
    let isDenied = frame.relation == .said && (claim.has(.silence) || frame.polarity != .holds)
    let isSpeaker = frame.kind == .speech && ([.saidWith, .saidAs].contains(frame.relation) || isDenied)
    if isSpeaker && Self.speakers.contains(words) || Self.talk.contains(words) {
      throw Refusal(.saysNothing, at: target.range)
    }
  }

  private static let talk: Set<String> = ["complaint", "bug", "defect", "finding", "observation", "remark"]
  private static let speakers: Set<String> = [
    "app", "application", "system", "phone", "device", "speech", "product", "service", "software", "screen reader",
    "voice", "speech output",
  ]

  /// `Pay announces the error`: what the button is read as, or what is heard once it is pressed?
  private func checkCaller(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .speech, [.saidAs, .saidWith].contains(frame.relation), let target = frame.target,
      target.range.upper < claim.range.upper, target.isCalled && target.isBare || sets(target, off: frame.other)
    else { return }
    let words = source.text(SourceRange(target.range.upper, claim.range.upper)).split(separator: " ").prefix(4)
    let isCalling = words.contains { Self.calling.contains(String($0)) }
    let isReading = frame.relation == .saidWith && words.first == "reads"
    guard isCalling || isReading, !words.contains("is"), !words.contains("be") else { return }
    throw Refusal(.twoReadings(["what it is read as", "what is heard once it is pressed"]), at: target.range)
  }

  private static let calling: Set<String> = [
    "announces", "announce", "tells", "tell", "says", "say", "speaks", "speak", "voices", "voice",
  ]

  /// Whether a thing is there to be pressed, and what is heard is none of its own parts.
  private func sets(_ thing: Reference, off heard: Reference?) -> Bool {
    guard let heard, let noun = thing.kindNoun ?? thing.nounWords, heard.quantifier != .its else { return false }
    guard noun.hasSuffix("button") || noun.hasSuffix("link") || noun.hasSuffix("key") else { return false }
    if case .quoted = heard.head { return false }
    return !heard.endsIn(["name", "label", "value", "role", "state", "hint", "text", "title", "trait", "position"])
  }
}

extension Reference {
  /// Its words, when it is a noun.
  var nounWords: String? { if case .noun(let words) = head { words } else { nil } }

  /// Whether nothing says of what kind it is.
  var isBare: Bool { kindNoun == nil && relations.isEmpty }

  /// Whether it is called by a name without quotes.
  var isCalled: Bool { if case .name = head { true } else { false } }
}
