// What is done, and what only looks as if it did something.

extension Doubts {
  /// Refuses what is doubtful about it.
  func checkDoing(_ frame: Frame) throws(Refusal) {
    try checkDoer(frame)
    try checkPressed(frame)
    try checkMeans(frame)
    try checkActs(frame)
    try checkTaking(frame)
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

  /// `Cmd-F opens the field` is no control of that name, and neither is `Shaking closes the sheet`.
  private func checkPressed(_ frame: Frame) throws(Refusal) {
    guard case .after(let event)? = frame.moment else { return }
    // `pressing the Delete key`: a key of the keyboard, and no control.
    if let key = event.object, key.kindNoun == "key", case .name(let name) = key.head, Self.keys.contains(name) {
      throw Refusal(.keyNotSimulated(name), at: event.range)
    }
    guard case .activate(let name) = event.happening else { return }
    let word = name.lowercased()
    // `Magic Tap doesn't send the message`: the gesture, and no button of that name.
    if Self.gestures.contains(word) { throw Refusal(.saysNothing, at: event.range) }
    // `K pauses the video`: a key, when it is not in quotes.
    let isLetter = name.utf8.count == 1 && name.first?.isLetter == true && !source.starts(event.range, with: "\"")
    if Key.isShortcut(word) || isLetter || word.contains("+") { throw Refusal(.keyNotSimulated(name), at: event.range) }
    guard frame.kind == .state || frame.kind == .value, word.hasSuffix("ing"), !word.contains(" ") else { return }
    guard claim.entry(.moment).map({ source.text($0.range) == name }) == true else { return }
    throw Refusal(.saysNothing, at: event.range)
  }

  private static let keys: Set<String> = [
    "Delete", "Backspace", "Home", "End", "Insert", "Option", "Command", "Control", "Shift", "Alt", "Menu", "Fn",
  ]
  private static let gestures: Set<String> = [
    "magic tap", "escape gesture", "scrub", "two-finger scrub", "two-finger double tap", "z gesture", "backspace",
  ]

  /// `can be extended with a single action`: with it one does something, and nothing has it.
  private func checkMeans(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .count, frame.relation == .has,
      source.text(SourceRange(max(0, claim.range.lower - 5), claim.range.lower)) == "with ",
      frame.other?.endsIn(Self.means) == true
    else { return }
    throw Refusal(.clauseOfWhich(source.text(claim.range)), at: claim.range)
  }

  private static let means: Set<String> = [
    "action", "actions", "gesture", "gestures", "tap", "taps", "press", "presses", "click", "clicks", "finger",
    "fingers",
    "hand", "hands", "touch", "step", "steps", "move", "moves", "swipe", "swipes", "key", "keys", "keystroke",
    "keystrokes",
  ]

  /// `the second attempt reads the error`: when it is made, and nothing that is heard; `Tab on the hardware keyboard`:
  /// with it, and no place to press it at.
  private func checkActs(_ frame: Frame) throws(Refusal) {
    if frame.kind == .speech, [.saidWith, .saidAs].contains(frame.relation), let target = frame.target,
      target.endsIn(Self.acts) || target.ordinal != nil && target.endsIn(["time", "times"])
    {
      throw Refusal(.saysNothing, at: target.range)
    }
    if frame.kind == .key, let other = frame.other, other.endsIn(Self.devices) {
      throw Refusal(.clauseOfWhich(source.text(other.range)), at: other.range)
    }
  }

  private static let devices: Set<String> = [
    "keyboard", "phone", "tablet", "device", "ipad", "iphone", "mac", "desktop",
  ]
  private static let acts: Set<String> = [
    "attempt", "try", "tap", "press", "swipe", "flick", "click", "visit", "pass", "launch", "double-tap", "gesture",
    "scrub", "retry", "attempts", "tries", "taps", "presses", "swipes", "flicks", "clicks", "visits", "gestures",
  ]

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

  private static let taking: Set<String> = [
    "take", "takes", "took", "taken", "pull", "pulls", "pulled", "steal", "steals", "stole", "stolen",
  ]
  private static let marksOfFocus: Set<String> = ["focus", "cursor", "ring", "highlight"]

  private func checkIsThing(_ thing: Reference) throws(Refusal) {
    guard let word = thing.beginsWithDoing ?? thing.isHappening else { return }
    throw Refusal(.notUnderstood(word: word, repair: nil, wording: nil), at: thing.range)
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
