// States that are said of what has none: by a word of two senses, or by what a user does and not the app.

extension PolarityRules {
  /// Refuses `no announcement is triggered`, `the letter I was on is restored` and `the number is not typed again`.
  func checkStates(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .state, frame.relation == .is, let text = frame.text, let target = frame.target else { return }
    // What is triggered so is heard, and is no state.
    if text == "triggered", target.endsIn(Self.heard) { throw Refusal(.saysNothing, at: claim.range) }
    // Where focus comes back to, and nothing that was lost.
    let isPlace = target.relations.contains { $0.kind == .hadFocusBefore }
    if text == "restored", isPlace { throw Refusal(.saysNothing, at: claim.range) }
    // What a user need not do a second time.
    if Self.doneByUsers.contains(text), frame.again { throw Refusal(.saysNothing, at: claim.range) }
  }

  private static let doneByUsers: Set<String> = ["typed", "added", "triggered", "recorded", "booked", "answered"]

  private static let heard: Set<String> = ["announcement", "announcements", "sound", "sounds", "speech", "vibration"]

  /// `the label contains "Sea"`: it need not be all of it.
  ///
  /// And `clears every "selected"`: that nothing is selected, and no field of that name is emptied.
  func checkContents(_ frame: Frame) throws(Refusal) {
    if frame.kind == .value, frame.relation == .empty, let target = frame.target, case .quoted = target.head,
      target.kindNoun == nil, target.quantifier != .the
    {
      throw Refusal(.saysNothing, at: target.range)
    }
    guard frame.kind == .value, frame.relation == .equals, let target = frame.target, target.endsIn(Self.texts),
      source.text(claim.range).contains(" contain")
    else { return }
    throw Refusal(.saysNothing, at: claim.range)
  }

  private static let texts: Set<String> = [
    "label", "name", "title", "text", "hint", "description", "announcement", "message", "error", "caption", "summary",
    "row", "button", "heading", "value",
  ]

  /// `swiping left from the error reaches the total`: with one swipe, or with some?
  ///
  /// And `swiping right from Apply never lands on a card`: by no swipe of them all, and not by one.
  func checkSwiping(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .steps, let steps = frame.steps, steps.count == Frame.Count(.exactly, 1) else { return }
    let words = source.text(claim.range).lowercased()
    if frame.polarity == .never, words.hasPrefix("swiping ") || words.hasPrefix("flicking "), !words.contains(" once") {
      throw Refusal(.twoReadings(["one swipe does not reach it", "no swipes reach it"]), at: claim.range)
    }
    guard words.hasPrefix("swiping ") || words.hasPrefix("flicking "), !words.contains(" past "),
      !words.contains(" once"), !words.contains(" one "),
      Self.arriving.contains(where: words.contains)
    else { return }
    throw Refusal(.twoReadings(["one swipe reaches it", "some swipes reach it"]), at: claim.range)
  }

  private static let arriving = [" reach", " gets to ", " get to ", " arrive"]

  /// `says the price, not the name again`: the name was said before, and the price was not.
  func checkAgain(_ frame: Frame) throws(Refusal) {
    guard frame.again, let contrast = frame.contrast, let again = claim.entry(.again),
      contrast.range.upper <= again.range.lower
    else { return }
    throw Refusal(.clauseOfWhich(source.text(again.range)), at: again.range)
  }

  private static let places: Set<String> = ["place", "spot", "position", "location"]

  /// `focus stays in the same place`: it does not move, and is in no place that is called so.
  func checkSamePlace(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .focus, let target = frame.target else { return }
    let isSamePlace = target.ordinal == .same && target.relations.isEmpty && target.endsIn(Self.places)
    // `focus is on the row that has focus`: wherever it is.
    let hasFocus = frame.relation == .on && target.relations.contains { $0.kind == .state && $0.word == "focused" }
    guard isSamePlace || hasFocus else { return }
    throw Refusal(.saysNothing, at: target.range)
  }

  /// `closed restaurants come last`: behind all others, and not each of them; only one can be first or last of all.
  func checkEnds(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .order, frame.relation == .stop, frame.other == nil, frame.polarity == .holds,
      let target = frame.target, target.quantifier == .every || target.combination == .each
    else { return }
    throw Refusal(.saysNothing, at: target.range)
  }

  /// `"Pay" is not one swipe away, not two`: how far it is, nobody can tell.
  func checkFarther(_ frame: Frame) throws(Refusal) {
    guard frame.kind == .steps, frame.polarity != .holds, let negation = claim.entry(.polarity) else { return }
    let rest = source.text(SourceRange(negation.range.upper, claim.range.upper))
    guard [" not two", " not three", " not four", " not more"].contains(where: rest.contains) else { return }
    throw Refusal(.negatedAmount(source.text(negation.range)), at: negation.range)
  }

  /// `the error is next when swiping left`: by that swipe, and not by one after it.
  func checkNext(_ frame: Frame) throws(Refusal) {
    // And `is next when swiping`: by a swipe, and not by whatever comes next.
    if frame.kind == .next, !frame.via.isEmpty { throw Refusal(.saysNothing, at: claim.range) }
    guard frame.kind == .next, case .after(let event)? = frame.moment else { return }
    // `Save is next, after Cancel`: behind it in the order, or once it was pressed?
    let isPressed = if case .activate = event.happening { true } else { false }
    guard event.isStep || isPressed && event.range.lower > claim.range.lower else { return }
    throw Refusal(.saysNothing, at: event.range)
  }

  /// `the second attempt reads the error`: when it is made, and nothing that is heard; `Tab on the hardware keyboard`:
  /// with it, and no place to press it at.
  func checkActs(_ frame: Frame) throws(Refusal) {
    if frame.kind == .speech, [.saidWith, .saidAs].contains(frame.relation), let target = frame.target,
      target.endsIn(Self.acts) || target.ordinal != nil && target.endsIn(["time", "times"])
    {
      throw Refusal(.saysNothing, at: target.range)
    }
    if frame.kind == .key, let other = frame.other, other.endsIn(Self.devices) {
      throw Refusal(.clauseOfWhich(source.text(other.range)), at: other.range)
    }
  }

  private static let acts: Set<String> = [
    "attempt", "try", "tap", "press", "swipe", "flick", "click", "visit", "pass", "launch", "double-tap", "gesture",
    "scrub", "retry", "attempts", "tries", "taps", "presses", "swipes", "flicks", "clicks", "visits", "gestures",
  ]

  private static let devices: Set<String> = [
    "keyboard", "phone", "tablet", "device", "ipad", "iphone", "mac", "desktop",
  ]
}

extension Event {
  /// Whether it is a swipe or a press that moves on.
  var isStep: Bool {
    switch happening {
    case .verb(let verb): ["swipe", "flick", "tab"].contains(verb)
    case .key(let key): [.swipe, .tab, .shiftTab].contains(key)
    case .activate, .focusOn, .wait: false
    }
  }
}
