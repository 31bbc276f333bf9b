// How things are and what becomes of them.

extension Doubts {
  /// Refuses what is doubtful about it.
  func checkHowItIs(_ frame: Frame) throws(Refusal) {
    try checkChange(frame)
    try checkStates(frame)
    try checkEmptied(frame)
    try checkContents(frame)
    try checkMade(frame)
    try checkTold(frame)
  }

  /// `removes "selected" from the row`: what is said of it, and no thing that goes.
  private func checkTold(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .state, let target = frame.target, case .quoted(let text) = target.head,
      target.relations.last?.kind == .from, Self.told.contains(text.lowercased())
    else { return }
    throw Refusal(.saysNothing, at: target.range)
  }

  private static let told: Set<String> = [
    "selected", "not selected", "on", "off", "checked", "not checked", "unchecked", "dimmed", "disabled", "expanded",
    "collapsed", "invalid", "required",
  ]

  /// `the keyboard goes from "A" to "B"`: it goes there, and is called neither.
  private func checkChange(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .state, frame.relation == .changes, let target = frame.target,
      target.endsIn(Self.going) || isOfPlace(frame, target) || target.relations.last?.kind == .from
    else { return }
    throw Refusal(.saysNothing, at: target.range)
  }

  /// `the view changes to Orders`: another one is up, and nothing says so.
  private func isOfPlace(_ frame: Frame, _ target: Reference) -> Bool {
    guard let text = frame.text, target.endsIn(Self.others) else { return false }
    return !["\"", "\u{201C}"].contains { source.text(claim.range).contains($0 + text) }
  }

  private static let others: Set<String> = ["view", "screen", "page", "tab", "app", "list", "sheet", "panel", "mode"]

  private static let going: Set<String> = [
    "keyboard", "focus", "cursor", "ring", "highlight", "reader", "scanner", "scan", "user", "finger", "caret",
  ]

  /// Refuses `no announcement is triggered`, `the letter I was on is restored` and `the number is not typed again`.
  private func checkStates(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .state, frame.relation == .is, let text = frame.text, let target = frame.target else { return }
    // What is triggered so is heard, and is no state.
    if text == "triggered", target.endsIn(Self.heard) { throw Refusal(.saysNothing, at: claim.range) }
    // Where focus comes back to, and nothing that was lost.
    let isPlace = target.relations.contains { $0.kind == .hadFocusBefore }
    if text == "restored", isPlace { throw Refusal(.saysNothing, at: claim.range) }
    // `fills the field with it`: what is in it then, and no field that has it.
    if text == "filled", let with = target.relations.first(where: { $0.kind == .with })?.reference {
      throw Refusal(.clauseOfWhich(self.text(with.range)), at: with.range)
    }
    // What a user need not do a second time.
    if Self.doneByUsers.contains(text), frame.again { throw Refusal(.saysNothing, at: claim.range) }
  }

  private static let heard: Set<String> = ["announcement", "announcements", "sound", "sounds", "speech", "vibration"]
  private static let doneByUsers: Set<String> = ["typed", "added", "triggered", "recorded", "booked", "answered"]

  /// `clears every "selected"`: that nothing is selected, and no field of that name is emptied.
  private func checkEmptied(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .value, frame.relation == .empty, let target = frame.target, case .quoted = target.head,
      target.kindNoun == nil, target.quantifier != .the
    else { return }
    throw Refusal(.saysNothing, at: target.range)
  }

  /// `the label contains "Sea"`: it need not be all of it.
  private func checkContents(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .value, frame.relation == .equals, let target = frame.target, target.endsIn(Self.texts),
      source.holds(claim.range, " contain")
    else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  private static let texts: Set<String> = [
    "label", "name", "title", "text", "hint", "description", "announcement", "message", "error", "caption", "summary",
    "row", "button", "heading", "value",
  ]

  /// `adds "selected"`: to what is said, or a thing that is called so? And `starts a new line` makes one.
  private func checkMade(_ frame: Frame) throws(Refusal) {
    guard [.state, .key].contains(frame.kind), let target = frame.target, let text = frame.text else { return }
    if case .quoted = target.head, target.kindNoun == nil, text == "added", isLast(target) {
      throw Refusal(.twoReadings(["it is said as well", "a thing of that name is added"]), at: target.range)
    }
    guard ["started", "play"].contains(text), target.quantifier == .a, case .noun(let words) = target.head,
      words.hasPrefix("new ")
    else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  /// `every slider has no label`: none of them, or not all?
  func checkNameless(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .value, frame.relation == .label, frame.polarity == .not, let target = frame.target,
      target.quantifier == .every
    else { return }
    throw Refusal(.everyNot(text(target.range)), at: target.range)
  }
}
