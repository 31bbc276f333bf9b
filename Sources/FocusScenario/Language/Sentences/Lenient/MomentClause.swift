/// Moments, events and states in words.
enum MomentClause {
  /// `right after Pay`, `while typing`.
  static func text(of moment: Moment) -> String? {
    switch moment {
    case .rightAfter(let event): text(of: event).map { "right after \($0)" }
    case .after(let event): text(of: event).map { event.isEachOfThing ? $0 : "after \($0)" }
    case .before(let event): text(of: event).map { "before \($0)" }
    case .during(let state): text(of: state).map { "while \($0)" }
    case .until(let event): text(of: event).map { "until \($0)" }
    case .atStart: "at the start"
    case .atEnd: "at the end"
    }
  }

  /// `within 500 ms of Pay`.
  static func text(of within: Frame.Within) -> String? {
    let isWhole = within.milliseconds > 0 && within.milliseconds % 1000 == 0
    let count = isWhole ? within.milliseconds / 1000 : within.milliseconds
    let length = "within \(count) " + (isWhole ? count == 1 ? "second" : "seconds" : "ms")
    guard let event = within.event else { return length }
    return text(of: event).map { "\(length) of \($0)" }
  }

  private static func text(of event: Event) -> String? {
    switch event.happening {
    case .activate(let name) where event.choice == .each: "each activation of \(Reference.quote(name))"
    case .activate(let name): text(ofName: name, event.choice)
    case .key(let key): event.choice == .each ? "each \(key.rawValue)" : key.rawValue
    case .wait(let milliseconds): "\(milliseconds) ms"
    case .focusOn: event.object.flatMap { NounPhrase($0).text }.map { "focus lands on \($0)" }
    case .verb(let lemma): event.object == nil ? text(ofAlone: lemma, event) : text(of: lemma, event)
    }
  }

  /// What is done, as `without …` says it: `opening the menu`, `activating "Pay"`.
  static func doing(_ event: Event) -> String? {
    switch event.happening {
    case .activate(let name): return "activating \(Reference.quote(name))"
    case .verb(let lemma):
      guard let object = event.object.map({ NounPhrase($0).text.map { " " + $0 } }) ?? "" else { return nil }
      return gerund(of: lemma) + object
    case .key, .wait, .focusOn: return nil
    }
  }

  /// `Pay`; a name that does not look like one is put in quotes: `activating "1"`.
  private static func text(ofName name: String, _ choice: Event.Choice) -> String {
    let isPlain = name.split(separator: " ").allSatisfy { word in
      word.unicodeScalars.first?.properties.isUppercase == true && word.utf8.allSatisfy { $0 >= 0x41 }
    }
    guard isPlain, Key(rawValue: name) == nil else { return "activating \(Reference.quote(name))" }
    if case .nth(let number) = choice { return "the \(Reference.Ordinal.nth(number).canonicalText) \(name)" }
    return name
  }

  /// `close`, `the second close`, `each reload`; `swiping back` with a detail.
  private static func text(ofAlone lemma: String, _ event: Event) -> String {
    if let details = event.details { return "\(gerund(of: lemma)) \(details)" }
    let noun = lemma == "select" ? "selection" : lemma
    return switch event.choice {
    case .last: noun
    case .nth(let number): "the \(Reference.Ordinal.nth(number).canonicalText) \(noun)"
    case .each: "each \(noun)"
    }
  }

  /// `the alert closes`, `deleting the row`, `each time the panel closes`.
  private static func text(of lemma: String, _ event: Event) -> String? {
    guard let object = event.object.flatMap({ NounPhrase($0).text }) else { return nil }
    let opening = event.isEachOfThing ? "each time " : ""
    if let details = event.details {
      return event.choice == .last ? "\(gerund(of: lemma)) \(object) \(details)" : nil
    }
    if happening.contains(lemma) {
      let form: VerbForms.Form = event.object?.isPlural == true ? .base : .singular
      // `suggestions arrive`: things of a kind, and not any one of them.
      let subject = form == .base && object.hasPrefix("any ") ? String(object.dropFirst(4)) : object
      return "\(opening)\(subject) \(VerbForms(lemma)[form])"
    }
    if event.isEachOfThing { return "\(opening)you \(lemma) \(object)" }
    return lemma == "appear" ? "\(object) appears" : "\(gerund(of: lemma)) \(object)"
  }

  /// `closing`, `turning on`.
  private static func gerund(of lemma: String) -> String {
    let words = lemma.split(separator: "-", maxSplits: 1).map(String.init)
    guard words.count == 2, ["on", "off", "in", "out", "up", "down"].contains(words[1]) else {
      return VerbForms(lemma)[.gerund]
    }
    return VerbForms(words[0])[.gerund] + " " + words[1]
  }

  /// What things do by themselves.
  private static let happening: Set<String> = [
    "open", "close", "appear", "disappear", "update", "change", "load", "reload", "finish", "fail", "expand",
    "collapse", "arrive", "expire", "start", "stop", "end", "succeed", "ring", "crash", "grow", "shrink",
  ]

  /// `typing`, `the total updates`, `the panel is open`.
  private static func text(of state: State) -> String? {
    if state.condition == .typing { return "typing" }
    guard let thing = state.object, let object = NounPhrase(thing).text else { return nil }
    return switch state.condition {
    case .typing: nil
    case .isIn(let word): "\(object) \(thing.isPlural ? "are" : "is") \(word)"
    case .does(let lemma): "\(object) \(VerbForms(lemma)[thing.isPlural ? .base : .singular])"
    case .hasFocus: "focus is on \(object)"
    case .movingThrough: "moving through \(object)"
    }
  }
}

extension Event {
  /// Whether it is each time that something happens to a thing, which is told by a clause.
  fileprivate var isEachOfThing: Bool { choice == .each && object != nil }
}
