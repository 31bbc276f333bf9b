/// Makes moments, events, states and lengths of time of what a line says.
struct MomentBuilder {
  let source: SourceText

  /// When a claim is looked at.
  func moment(_ part: Meaning) throws(Refusal) -> Moment? {
    try part.checkPlace(in: source)
    let state = try part.part(.state).map { inner throws(Refusal) in try self.state(inner) } ?? nil
    if let state {
      try checkTaken(state, part)
      return .during(state)
    }
    if part.word(.when) == "at-start" { return .atStart }
    if part.word(.when) == "at-end" { return .atEnd }
    guard let inner = part.part(.event), var event = try event(inner) else { return nil }
    try checkFollowing(event, part)
    if choice(of: part) != .last { event.choice = choice(of: part) }
    switch part.word(.when) {
    case "right-after": return .rightAfter(event)
    case "after": return .after(event)
    case "on-doing":
      try checkDoneOnce(event)
      return .after(event)
    case "before": return .before(event)
    case "until": return .until(event)
    default: return nil
    }
  }

  /// `when a suggestion is taken`: when somebody takes it, or as long as it is?
  private func checkTaken(_ state: State, _ part: Meaning) throws(Refusal) {
    guard state.condition == .isIn("taken"), source.text(part.range).lowercased().hasPrefix("when ") else { return }
    throw Refusal(.saysNothing, at: part.range)
  }

  /// `Following a payment, …` is after it, and nobody follows a payment.
  private func checkFollowing(_ event: Event, _ part: Meaning) throws(Refusal) {
    guard event.happening == .verb("follow"), source.text(part.range).lowercased().hasPrefix("following ") else {
      return
    }
    throw Refusal(.saysNothing, at: part.range)
  }

  /// `Scrolling the list, nothing is announced`: while it scrolls, or when it has?
  private func checkDoneOnce(_ event: Event) throws(Refusal) {
    guard case .verb(let verb) = event.happening, Self.lasting.contains(verb) else { return }
    throw Refusal(.saysNothing, at: event.range)
  }

  private static let lasting: Set<String> = [
    "type", "scroll", "play", "record", "search", "browse", "move", "resize", "zoom", "rotate", "carry", "upload",
    "download", "print", "hold", "dictate", "follow",
  ]

  /// What happens.
  func event(_ part: Meaning) throws(Refusal) -> Event? {
    try part.checkPlace(in: source)
    let object = try object(of: part)
    guard let happening = happening(of: part) else { return nil }
    // `on each push` is each of them: a determiner that counts is never dropped.
    if let counted = part.entry(.quantifier), ["every", "any", "no"].contains(part.word(.quantifier)) {
      throw Refusal(.saysNothing, at: counted.range)
    }
    try checkTimes(happening, object, part)
    // `Return reads out the price`: the key, and nobody's coming back.
    if happening == .verb("go-back"), source.text(part.range) == "Return" {
      throw Refusal(.saysNothing, at: part.range)
    }
    // `loading bar never takes focus`: the bar that shows it, and nothing that is loaded.
    if isSign(part.range) { throw Refusal(.saysNothing, at: part.range) }
    let details = part.word(.details)
    // `press Escape on a connected keyboard`: with it, and in no such place.
    if case .key = happening, let details, details.hasSuffix(" keyboard"), let place = part.entry(.details) {
      throw Refusal(.saysNothing, at: place.range)
    }
    // `goes out of view`: a way to disappear, and no detail of going; `goes into the list`: not away at all.
    if let details, let place = part.entry(.details),
      Self.sights.contains(where: { details.hasSuffix(" " + $0) })
        || happening == .verb("disappear") && Self.ways.contains(where: details.hasPrefix)
    {
      throw Refusal(.saysNothing, at: place.range)
    }
    var event = Event(happening, object: object, details: details, choice: choice(of: part), range: part.range)
    if happening == .verb("activate"), details == nil, let name = Self.plainName(object) {
      event.happening = .activate(name)
      event.object = nil
    }
    return event
  }

  /// `when 1 minute is left`, `after 14:05`: no minute is left by anybody, and no time of the day is pressed.
  private func checkTimes(_ happening: Event.Happening, _ object: Reference?, _ part: Meaning) throws(Refusal) {
    if case .activate(let name) = happening, name.contains(":"),
      name.utf8.allSatisfy({ $0 == 0x3A || Glyph.isDigit($0) })
    {
      throw Refusal(.saysNothing, at: part.range)
    }
    // `I press the space bar`: a key, and nothing that is activated.
    if happening == .verb("activate"), object?.endsIn(["spacebar"]) == true || object?.nounWords == "space bar" {
      throw Refusal(.saysNothing, at: part.range)
    }
    guard happening == .verb("leave"), let object else { return }
    // `when ten characters are left`: that remain, and that nobody leaves; a page is left.
    let isRemaining = Self.remaining.contains { source.text(part.range).hasSuffix($0) } && !object.endsIn(Self.places)
    guard isRemaining || object.endsIn(Self.lengths) else { return }
    throw Refusal(.saysNothing, at: part.range)
  }

  private static let remaining = [" is left", " are left", "'s left", "'re left"]
  private static let places: Set<String> = [
    "screen", "page", "view", "sheet", "panel", "dialog", "form", "field", "app", "list", "section", "tab", "chat",
    "game", "call", "room", "map", "cart", "basket", "editor", "menu", "group", "player", "mode", "table", "grid",
    "box",
    "popover", "window", "drawer", "article", "conversation", "meeting", "site", "area", "flow", "queue",
  ]

  private static let lengths: Set<String> = ["second", "seconds", "minute", "minutes", "hour", "hours", "day", "days"]

  /// Whether words begin with a doing and the sign of it.
  private func isSign(_ range: SourceRange) -> Bool {
    var words = source.slice(range)
    guard let doing = words.take(upTo: " "), doing.suffix(3).elementsEqual("ing".utf8) else { return false }
    return Self.signs.contains((words.take(upTo: " ") ?? doing).text)
  }

  private static let signs = Set(
    LanguageTables.published.lexicon.entries(of: .word).filter { $0.terminal == "SIGN" }.flatMap(\.words)
  )

  /// `closing the inspector with Command-W`, `closing the prompt without rating`: with it, or without, one does
  /// something; it is no part of what is closed.
  private func object(of part: Meaning) throws(Refusal) -> Reference? {
    var object = try ReferenceBuilder(source: source).reference(part.part(.object))
    if part.part(.object)?.has(.generic) == true {
      try checkVerb(object, part)
      object?.quantifier = .any
    }
    let isOfThings = part.has(.details) || part.has(.deed) || part.word(.happening) == "move"
    if isOfThings, let object, case .noun(let word) = object.head, Self.people.contains(word) {
      throw Refusal(.notUnderstood(word: word, repair: nil, wording: nil), at: object.range)
    }
    if let with = object?.relations.first(where: { $0.kind == .with || $0.kind == .without })?.reference {
      throw Refusal(.clauseOfWhich(source.text(with.range)), at: with.range)
    }
    if let object, object.quantifier == .no {
      throw Refusal(.negationInside(source.text(object.range)), at: object.range)
    }
    return object
  }

  private static let ways = ["into ", "to ", "onto ", "through ", "across "]
  private static let sights = ["view", "sight", "screen", "the background", "the foreground"]

  /// `when the user moves to the next page`: who does it is nothing that it is done to.
  private static let people: Set<String> = ["user", "users", "person", "people", "customer", "tester", "reader"]

  /// `once loading ends`: nobody loads ends.
  private func checkVerb(_ object: Reference?, _ part: Meaning) throws(Refusal) {
    guard case .noun(let word)? = object?.head, ["ends", "stops", "starts", "updates"].contains(word) else { return }
    throw Refusal(.notUnderstood(word: word, repair: nil, wording: nil), at: object?.range ?? part.range)
  }

  private func happening(of part: Meaning) -> Event.Happening? {
    if let name = part.word(.name) { return .activate(name) }
    if let key = part.word(.key).flatMap(Key.init) { return .key(key) }
    if let milliseconds = milliseconds(of: part) { return .wait(milliseconds) }
    if let deed = part.word(.deed) { return .verb(VerbForms.base(of: deed)) }
    guard let lemma = part.word(.happening) else { return nil }
    return lemma == "focus" ? .focusOn : .verb(lemma)
  }

  private func choice(of part: Meaning) -> Event.Choice {
    if part.word(.choice) == "each" { return .each }
    return part.number(.ordinal).map { .nth($0) } ?? .last
  }

  /// The label of `Pay` and `"Pay"`, when nothing restricts it.
  private static func plainName(_ reference: Reference?) -> String? {
    guard let reference, reference.relations.isEmpty, reference.kindNoun == nil, reference.quantifier == .the,
      reference.ordinal == nil
    else { return nil }
    switch reference.head {
    case .quoted(let text), .name(let text): return text
    default: return nil
    }
  }

  /// What lasts.
  func state(_ part: Meaning) throws(Refusal) -> State? {
    try part.checkPlace(in: source)
    var object = try object(of: part)
    // `while empty`: what was spoken of is.
    if object == nil, part.has(.elided) { object = Reference(.pronoun("it"), range: part.range) }
    if case .noun(let words)? = object?.head, Self.settings.contains(words) {
      throw Refusal(.saysNothing, at: object?.range ?? part.range)
    }
    if part.word(.condition) == "up" { try checkUp(object, part) }
    try checkTime(object, part)
    try checkMovedThrough(object, part)
    return condition(of: part).map { State($0, object: object, range: part.range) }
  }

  /// `during the upload` is while something uploads; `during the call` is while the call is up.
  private func checkUp(_ object: Reference?, _ part: Meaning) throws(Refusal) {
    guard case .noun(let word)? = object?.head, Self.doings.contains(word) else { return }
    throw Refusal(.saysNothing, at: object?.range ?? part.range)
  }

  /// `When swiping through list, the hidden rows are skipped`: with its article in its place, all that are hidden are.
  private func checkMovedThrough(_ object: Reference?, _ part: Meaning) throws(Refusal) {
    guard part.word(.condition) == "movingThrough", let object, object.quantifier == .the,
      case .noun(let words) = object.head
    else { return }
    let written = source.text(object.range)
    if written.hasPrefix(words) { throw Refusal(.bareNoun(written), at: object.range) }
  }

  /// `when time is up`: no time is open.
  private func checkTime(_ object: Reference?, _ part: Meaning) throws(Refusal) {
    guard case .noun(let word)? = object?.head, Self.times.contains(word), source.text(part.range).hasSuffix(" up")
    else {
      return
    }
    throw Refusal(.saysNothing, at: part.range)
  }

  private static let times: Set<String> = ["time", "timer", "countdown", "session", "clock"]

  /// `when dark mode is on`: under which setting, and no state of the app.
  private static let settings: Set<String> = ["switch control", "dark mode", "large text"]

  private static let doings: Set<String> = [
    "upload", "download", "playback", "sync", "reload", "load", "update", "scroll", "task",
  ]

  private func condition(of part: Meaning) -> State.Condition? {
    switch part.word(.condition) {
    case "typing": .typing
    case "does": (part.word(.happening) ?? part.word(.deed).map(VerbForms.base)).map { .does($0) }
    case "up": .isIn("open")
    case "is": part.word(.text).map { .isIn($0) }
    case "focus": .hasFocus
    case "movingThrough": .movingThrough
    default: nil
    }
  }

  /// A length of time and what it counts from.
  func within(_ part: Meaning) throws(Refusal) -> Frame.Within? {
    guard let milliseconds = milliseconds(of: part) else { return nil }
    let event = try part.part(.event).map { inner throws(Refusal) in try self.event(inner) } ?? nil
    return Frame.Within(milliseconds: milliseconds, event: event)
  }

  /// How long something lasts.
  func duration(_ part: Meaning) throws(Refusal) -> Frame.Duration? {
    guard let milliseconds = milliseconds(of: part) else { return nil }
    guard let bound = part.word(.bound) else { return Frame.Duration(.atLeast, milliseconds: milliseconds) }
    return Frame.Count.Bound(rawValue: bound).map { Frame.Duration($0, milliseconds: milliseconds) }
  }

  /// The milliseconds that a number and a unit say.
  func milliseconds(of part: Meaning) -> Int? {
    guard let unit = part.number(.unit) else { return nil }
    if case .thousandths(let number)? = part.entry(.number)?.value {
      return number.multipliedReportingOverflow(by: unit).partialValue / 1000
    }
    return part.number(.number)?.multipliedReportingOverflow(by: unit).partialValue
  }
}
