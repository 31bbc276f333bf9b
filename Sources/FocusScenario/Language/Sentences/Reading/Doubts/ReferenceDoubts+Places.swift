// What restricts a noun, and what only stands behind it: where and when a claim is made, and with what.

extension ReferenceDoubts {
  /// Refuses what restricts a noun only as it seems: `the title on every change`, `in the end`, `with the keyboard`.
  func check(_ reference: Reference, restrictingBy name: String, _ part: Meaning) throws(Refusal) {
    let isNone =
      Self.isNoPart(reference, name) || name == "in" && Self.isNoPlace(reference, in: source)
      || name == "at" && Self.isTime(reference) || isOccasion(reference, name) || isCircumstance(reference, name)
      || name == "from" && ["the start", "the beginning"].contains(source.text(reference.range))
    if isNone { throw Refusal(.clauseOfWhich(source.text(part.range)), at: part.range) }
  }

  /// `the row that must be filled in`: nobody has filled it in.
  func checkDemand(_ part: Meaning) throws(Refusal) {
    guard let demand = source.text(part.range).split(separator: " ").first(where: Self.isDemand) else { return }
    throw Refusal(.notUnderstood(word: String(demand), repair: nil, wording: nil), at: part.range)
  }

  private static func isDemand(_ word: Substring) -> Bool {
    ["must", "should", "can", "may", "will", "shall", "need", "needs", "might", "could"].contains(word)
  }

  /// What `with` or `without` says of the claim, or as the name of the thing, and not as a part of it.
  private static func isNoPart(_ reference: Reference, _ name: String) -> Bool {
    switch (name, reference.head) {
    case ("with", .noun(let words)): isInstrument(words)
    case ("without", .noun(let words)): isDoing(words)
    // `opens the menu with Tab-M`: pressed for it.
    case ("with", .name(let name)): name.hasPrefix("Tab-") || name.contains("+")
    case ("with", .quoted): ["label", "name", "text", "title"].contains(reference.kindNoun)
    default: false
    }
  }

  /// `without any user action`: nobody does anything for it.
  private static func isDoing(_ words: String) -> Bool {
    ["action", "interaction", "delay", "input", "help", "doing"].contains { words.hasSuffix($0) }
  }

  /// `leave the list with the keyboard`: with it one does something; it is no part of the list.
  private static func isInstrument(_ words: String) -> Bool {
    let instruments = [
      "keyboard", "switch", "action", "actions", "gesture", "gestures", "swipe", "swipes", "tap", "taps", "click",
      "press", "finger", "fingers", "key",
      "keys",
    ]
    return words.split(separator: " ").contains { instruments.contains(String($0)) }
  }

  /// `in the end`, `in question`: nothing is in those.
  static func isNoPlace(_ reference: Reference, in source: SourceText) -> Bool {
    let words = source.text(reference.range)
    return noPlaces.contains(words)
      || words.hasPrefix("steps of ") || words.hasPrefix("increments of ") || words.hasPrefix("the end on ")
      || words.hasPrefix("the end at ") || words.hasSuffix(" directions") || words.hasSuffix(" direction")
  }

  private static let noPlaces: Set<String> = [
    "the end", "the beginning", "question", "the meantime", "turn", "place", "time", "sync", "control", "charge",
    "trouble", "doubt", "use", "touch", "danger", "need", "luck", "a hurry", "an announcement", "one announcement",
    "a single announcement",
    "a row", "detail", "brief", "short", "part", "the announcement", "the utterance", "the same announcement",
  ]

  /// `"Rate driver" at the end of the ride`: that is when, and not where.
  static func isTime(_ reference: Reference) -> Bool { reference.endsIn(times) }

  private static let times: Set<String> = [
    "ride", "trip", "call", "game", "tour", "quiz", "lesson", "workout", "exercise", "match", "meeting", "session",
    "countdown", "animation", "task", "flow", "scenario", "day", "week", "month", "year", "journey", "playback",
    "recording", "upload", "download", "transfer", "ad", "video", "song", "track", "intro", "interruption", "break",
    "round", "time", "timer", "process", "onboarding", "checkout", "test",
  ]

  /// `the title on both platforms`, `the title on every change`: where or when the claim is made, and no place of it.
  private func isCircumstance(_ reference: Reference, _ name: String) -> Bool {
    guard ["on", "in", "with"].contains(name) else { return false }
    if case .name(let name) = reference.head {
      return ["RTL", "LTR"].contains(name) || reference.kindNoun == "voice" || Self.tongues.contains(name)
    }
    guard case .noun(let words) = reference.head, let last = words.split(separator: " ").last.map(String.init) else {
      return false
    }
    if Self.settings.contains(last) { return true }
    guard reference.standsBare(in: source) || [.a, .every].contains(reference.quantifier) else { return false }
    return Self.occurrences.contains(last) || name == "on" && Self.comes(words)
  }

  /// `on a new message`: when it comes.
  static func comes(_ words: String) -> Bool { words.hasPrefix("new ") || words.hasPrefix("incoming ") }

  private static let tongues: Set<String> = [
    "English", "Spanish", "French", "German", "Italian", "Arabic", "Hebrew", "Chinese", "Japanese", "Korean", "Dutch",
    "Portuguese", "Polish", "Turkish", "Russian", "Hindi", "Swedish", "Danish", "Norwegian", "Finnish", "Greek",
  ]

  private static let settings: Set<String> = [
    "platform", "platforms", "orientation", "orientations", "mode", "modes", "theme", "themes", "appearance",
    "language", "languages", "locale", "locales", "voice", "accent", "tone", "demo", "build", "release", "version",
  ]

  private static let occurrences: Set<String> = [
    "selection", "change", "update", "failure", "success", "rotation", "launch", "tick", "phone", "tablet", "attempt",
    "keystroke", "keypress", "tap", "reload", "refresh",
  ]

  /// `the title for the first time`, `the banner on time`, `for the whole task`: when, and no thing that has a time.
  private func isOccasion(_ reference: Reference, _ name: String) -> Bool {
    if name == "for", reference.endsIn(["task"]), source.text(reference.range).hasSuffix(" whole task") { return true }
    guard ["for", "on", "at", "in", "from"].contains(name), reference.endsIn(["time", "times", "purpose", "demand"])
    else {
      return false
    }
    return reference.ordinal != nil || reference.standsBare(in: source)
  }

  /// `every row but the last one`; `the row but the last one` excepts nothing.
  func checkBut(_ reference: Reference, _ part: Meaning) throws(Refusal) {
    guard let but = part.parts(.restriction).first(where: { $0.word(.restricts) == "but" }) else { return }
    guard ![.every, .no, .any].contains(reference.quantifier) else { return }
    throw Refusal(.notUnderstood(word: "but", repair: nil, wording: nil), at: but.range)
  }

  /// `nothing under the banner`, `the row under the floating button`: covered by it, or farther down?
  func checkCovered(_ reference: Reference) throws(Refusal) {
    guard let below = reference.relations.first(where: { $0.kind == .below })?.reference,
      case .noun(let place) = below.head
    else { return }
    let words = place.split(separator: " ").map(String.init)
    let isOfEverything = if case .everything = reference.head { true } else { false }
    let mayCover = words.contains(where: Self.afloat.contains)
    guard isOfEverything || mayCover, saysUnder(reference.range.lower..<below.range.lower) else { return }
    throw Refusal(.twoReadings(["covered by it", "farther down than it"]), at: below.range)
  }

  /// Whether words say that something is under another, and not that it is below it.
  func saysUnder(_ range: Range<Int>) -> Bool {
    source.text(SourceRange(range.lowerBound, range.upperBound)).split(separator: " ")
      .contains { ["under", "underneath", "beneath"].contains($0) }
  }

  private static let afloat: Set<String> = [
    "floating", "sticky", "pinned", "fixed", "banner", "keyboard", "tooltip", "bubble",
  ]

  /// `reads its value under the label`: what is said has no place on the screen.
  func checkPlaceOfText(_ reference: Reference) throws(Refusal) {
    guard !reference.relations.isEmpty, reference.endsIn(Self.unplaced),
      let place = reference.relations.first(where: { [.below, .above, .nextTo].contains($0.kind) })?.reference
    else { return }
    throw Refusal(.clauseOfWhich(source.text(place.range)), at: place.range)
  }

  private static let unplaced: Set<String> = ["value", "name", "role", "state", "rotor"]
}
