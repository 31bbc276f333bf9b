/// Who does it and where: people, keys and verbs that look like things, and states that look like places.
extension PolarityRules {
  /// A person is no place that focus leaves: `the user loses focus` is said of focus.
  ///
  /// `Closing returns focus to the field` is said of what is done, not of a control of that name.
  func checkAgents(_ frame: Frame) throws(Refusal) {
    if let subject = frame.subject, case .name(let name) = subject.head, name.hasSuffix("ing") {
      throw Refusal(.saysNothing, at: subject.range)
    }
    // `the user moves focus to the error`: by which step, and does the app not?
    if let subject = frame.subject, case .noun(let words) = subject.head, Self.people.contains(words) {
      throw Refusal(.saysNothing, at: subject.range)
    }
    if let subject = frame.subject { try checkKeyNames(frame, subject) }
    guard let target = frame.target else { return }
    try checkVerb(frame, target)
    guard case .noun(let words) = target.head else { return }
    try checkKeyNames(frame, target)
    try checkPlaces(frame, target)
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

  /// `stays in its state` says how it is; `the field holds its value`, that it is kept; `the order of the stops`, which.
  private func checkPlaces(_ frame: Frame, _ target: Reference) throws(Refusal) {
    guard frame.relation == .located, let other = frame.other, case .noun(let place) = other.head else { return }
    let isNoPlace = Self.noPlaces.contains { place == $0 || place.hasSuffix(" " + $0) }
    let isOwn = target.quantifier == .its || claim.part(.target)?.word(.quantifier) == "no"
    if isNoPlace || isOwn && other.range.lower < target.range.lower {
      throw Refusal(.saysNothing, at: target.range)
    }
  }

  /// `the order of the stops` is the order, and no order of other things.
  func checkOrderOf(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .order, frame.relation == .list, let place = frame.other, case .noun(let words) = place.head,
      ["stops", "elements", "swipes"].contains(words)
    else { return }
    throw Refusal(.saysNothing, at: place.range)
  }

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

  private func words(of thing: Reference) -> String { source.text(thing.range).lowercased() }

  private static let verbs: Set<String> = [
    "lights", "toggles", "flips", "turns", "switches", "pops", "slides", "folds", "rolls", "wakes", "springs", "moves",
    "shuts", "snaps", "fades", "drops", "lifts", "speeds", "slows", "goes", "falls", "stands", "hangs", "logs", "signs",
  ]

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

  private static let beside = [" on ", " in ", " from "].map { Array($0.utf8) }
  private static let longestKey = keys.map(\.utf8.count).max() ?? 0
  private static let keys: Set<String> = [
    "Tab", "Tab key", "the Tab key", "Space", "Return", "Enter", "Arrows", "the arrows", "up arrow", "the up arrow",
    "down arrow", "the down arrow", "left arrow", "the left arrow", "right arrow", "the right arrow", "arrow keys",
    "the arrow keys", "The arrow keys", "Arrow keys", "the Home key", "the End key",
  ]

  /// `stays in its state`: that is how it is, and not where.
  private static let noPlaces: Set<String> = [
    "state", "mode", "position", "condition", "way", "order", "sequence", "tree", "focus order", "loop",
  ]
  private static let people: Set<String> = [
    "user", "users", "person", "people", "customer", "customers", "tester", "client", "applicant",
  ]
}
