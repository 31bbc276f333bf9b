// MARK: - Focus

extension ClaimWords {
  var focus: String? {
    switch frame.relation {
    case .stay: return "focus does not move"
    case .none: return "focus\(frame.polarity == .holds ? " is" : " is " + frame.polarity.rawValue) lost"
    case .move: return "focus \(conjugated("move"))\(times)".collapsingSpaces
    case .stayIn where frame.via == [.swipe]: return action("swiping", "stay in", frame.target)
    case .goTo where frame.subject != nil || frame.count != nil || frame.other != nil: return taken
    default: return action("focus", Self.focusVerbs[frame.relation], frame.target)
    }
  }

  /// What `, not …` repeats of the verb.
  var preposition: String {
    switch (frame.kind, frame.relation) {
    case (.focus, .goTo), (.focus, .returnTo): "to"
    case (.focus, .on), (.focus, .stayOn), (.focus, .startOn): "on"
    case (.focus, .in), (.focus, .stayIn), (.focus, .startIn): "in"
    case (.next, .startsAt), (.next, .landsOn), (.scan, .startsAt), (.scan, .restartsAt): "at"
    default: ""
    }
  }

  private static let focusVerbs: [Frame.Relation: String] = [
    .on: "is on", .in: "is in", .outside: "is outside", .behind: "is behind", .startOn: "start on",
    .startIn: "start in", .goTo: "move to", .goIn: "move into", .returnTo: "return to", .returnIn: "go back into",
    .stayOn: "stay on",
    .stayIn: "stay in", .leave: "leave", .confinedTo: "is confined to",
  ]
}

// MARK: - Speech

extension ClaimWords {
  var speech: String? {
    switch frame.relation {
    case .exact: return frame.text.map { "speech \(conjugated("is")) \(Reference.quote($0))" }
    case .contains: return frame.polarity == .holds ? frame.text.map { "speech includes \(Reference.quote($0))" } : nil
    case .said: return spoken(times + place + (frame.uninterrupted ? " to the end" : ""))
    case .before, .after:
      return frame.other.flatMap { NounPhrase($0).text }.flatMap { spoken(" \(frame.relation.rawValue) \($0)") }
    case .saidAs:
      let text = frame.text.map(Reference.quote) ?? frame.other.flatMap { NounPhrase($0).text }
      return text.flatMap { spoken(" as \($0)" + times) }
    case .saidWith: return frame.other.flatMap { NounPhrase($0).text }.flatMap { spoken(" with \($0)") }
    case .only: return only(frame.channel.rawValue)
    default: return nil
    }
  }

  private func spoken(_ tail: String) -> String? { predicate(frame.channel.rawValue, after: tail) }

  /// `only the error is spoken`.
  func only(_ words: String) -> String? {
    guard frame.polarity == .holds, let target = frame.target, let thing = NounPhrase(target).text else { return nil }
    return "only \(thing) \(target.isPlural ? "are" : "is") \(words)"
  }

  private var place: String { frame.position.map { " " + $0.rawValue } ?? "" }
}

// MARK: - Steps and order

extension ClaimWords {
  var steps: String? {
    guard let steps = frame.steps else { return nil }
    let distance = Self.distance(steps)
    if frame.relation == .recovery { return recovery(distance) }
    guard let target = frame.target.flatMap({ NounPhrase($0).text }) else { return nil }
    let verb = conjugated("reach", plural: steps.count.number != 1)
    let origin = frame.other.flatMap { NounPhrase($0).text }.map { "from \($0), " } ?? ""
    return "\(origin)\(distance) \(verb) \(target)".collapsingSpaces
  }

  private func recovery(_ distance: String) -> String? {
    guard let start = frame.other else { return "recovery \(conjugated("take")) \(distance)".collapsingSpaces }
    return NounPhrase(start).text.map { "recovery from \($0) \(conjugated("take")) \(distance)".collapsingSpaces }
  }

  /// `at most 2 swipes`.
  static func distance(_ steps: Frame.Steps) -> String {
    let isOne = steps.count.number == 1
    let isNone = steps.count == Frame.Count(.exactly, 0)
    let number = isOne ? "one" : isNone ? "no" : "\(steps.count.number)"
    let noun = steps.step == .tab ? "Tab" : steps.step.rawValue
    let direction = steps.direction.map { " " + $0.rawValue } ?? ""
    return "\(steps.count.bound.words)\(number) \(noun)\(isOne ? "" : "s")\(direction)"
  }

  var order: String? {
    switch frame.relation {
    case .before, .after: return frame.via.isEmpty ? comes : frame.via == [.tab] ? tabbed : scanned
    case .rightBefore, .rightAfter: return comes
    case .isStop: return predicate("a stop")
    case .between: return between
    case .list: return list
    case .stop: return stop
    case .oneStop: return oneStop
    case .visited: return predicate(frame.via == [.scan] ? "scanned" : "visited", after: times)
    case .oneGroup: return frame.via == [.scan] ? predicate("scanned as a group") : predicate("one group")
    case .inOrder: return inThatOrder
    case .direction: return direction
    default: return nil
    }
  }

  /// `every card is one stop: the name, the price and the date`.
  private var oneStop: String? {
    let parts = frame.list.compactMap { NounPhrase($0).text }
    guard parts.count == frame.list.count else { return nil }
    guard let last = parts.last else { return predicate("one stop") }
    return predicate("one stop", after: ": \(parts.dropLast().joined(separator: ", ")) and \(last)")
  }

  private var comes: String? {
    guard let target = frame.target, let other = frame.other.flatMap({ NounPhrase($0).text }) else { return nil }
    let words = frame.relation.rawValue.split(separator: "-").joined(separator: " ")
    if frame.polarity == .never, target.quantifier == .any {
      return NounPhrase(target).negatedText.map { "\($0) comes \(words) \(other)" }
    }
    let subject = NounPhrase(target).text
    return subject.map { "\($0) \(conjugated("come", plural: target.isPlural)) \(words) \(other)".collapsingSpaces }
  }

  /// `Tab reaches "Email" before "Pay"`.
  private var tabbed: String? {
    guard frame.polarity == .holds, let target = frame.target.flatMap({ NounPhrase($0).text }),
      let other = frame.other.flatMap({ NounPhrase($0).text })
    else { return nil }
    return "Tab reaches \(target) \(frame.relation.rawValue) \(other)"
  }

  /// `Undo is scanned before Send`.
  private var scanned: String? {
    guard frame.via == [.scan], let other = frame.other.flatMap({ NounPhrase($0).text }) else { return nil }
    return predicate("scanned \(frame.relation.rawValue) \(other)")
  }

  private var between: String? {
    let things = frame.list.compactMap { NounPhrase($0).text }
    return things.count == 2 ? predicate("between \(things[0]) and \(things[1])") : nil
  }

  /// `"Items" has 2 stops: "Milk" and "Bread"`.
  private func stops(_ count: Frame.Count) -> String? {
    let things = frame.list.compactMap { NounPhrase($0).text }
    guard things.count == frame.list.count, count == Frame.Count(.exactly, things.count), frame.polarity == .holds,
      let place = frame.other.flatMap({ NounPhrase($0).text })
    else { return nil }
    return "\(place) has \(count.number) stops: \(things.joined(separator: ", "))"
  }

  private var list: String? {
    if let count = frame.count { return stops(count) }
    let things = frame.list.compactMap { NounPhrase($0).text }
    guard things.count == frame.list.count, things.count > 1, frame.polarity == .holds else { return nil }
    let place = frame.other.flatMap { NounPhrase($0).text }.map { " in \($0)" } ?? ""
    return "\(turning)the order\(place) is \(things.joined(separator: ", "))"
  }

  /// `by headings, `
  private var turning: String { frame.rotor.map { "by \($0.rawValue), " } ?? "" }

  private var stop: String? {
    guard let target = frame.target.flatMap({ NounPhrase($0).text }) else { return nil }
    let number = frame.count.map { Reference.Ordinal.nth($0.number).canonicalText }
    guard let ordinal = frame.position?.rawValue ?? number else { return nil }
    guard let place = frame.other else { return "the \(ordinal) stop \(conjugated("is")) \(target)" }
    return NounPhrase(place).text.flatMap { predicate("the \(ordinal) stop in \($0)") }
  }
}

// MARK: - Numbers, values, keys and ways out

extension ClaimWords {
  var count: String? {
    guard let count = frame.count, let target = frame.target, frame.polarity == .holds else { return nil }
    let relations = Reference(target.head, quantifier: .any, relations: target.relations)
    guard let words = NounPhrase(relations).text else { return nil }
    let things = words.hasPrefix("any ") ? String(words.dropFirst(4)) : words
    if frame.relation == .has { return has(count) }
    guard frame.relation == .exist else { return focusable(count, target) }
    if case .everything = target.head { return "there is nothing" + things.dropFirst("anything".count) }
    let isOne = count == Frame.Count(.exactly, 1)
    if count.bound == .exactly, count.number == 0 { return "there is no \(things)" }
    let verb = count.number == 1 ? "is" : "are"
    return isOne ? "there is one \(things)" : "there \(verb) \(count.bound.words)\(count.number) \(things)"
  }

  /// `the list has 3 rows`.
  private func has(_ count: Frame.Count) -> String? {
    guard let owner = frame.target.flatMap({ NounPhrase($0).text }), case .noun(let noun)? = frame.other?.head else {
      return nil
    }
    return "\(owner) has \(count.number == 0 ? "no" : "\(count.bound.words)\(count.number)") \(noun)"
  }

  /// `exactly 2 elements are focusable in the panel`.
  private func focusable(_ count: Frame.Count, _ target: Reference) -> String? {
    guard frame.relation == .focusable, case .noun(let noun) = target.head else { return nil }
    let whole = NounPhrase(target).text.map { $0.dropFirst("any \(noun)".count) } ?? ""
    let bound = count.bound == .exactly ? "exactly " : count.bound.words
    return "\(bound)\(count.number) \(noun) \(count.number == 1 ? "is" : "are") focusable\(whole)"
  }

  var value: String? {
    switch frame.relation {
    case .empty: return predicate("empty")
    case .label where frame.text == nil: return named
    case .label: return frame.text.flatMap { predicate("named \(Reference.quote($0))") }
    case .role: return role
    case .attribute: return frame.text.flatMap { predicate(Reference.quote($0)) }
    default: break
    }
    guard let target = frame.target, target.quantifier != .any else { return nil }
    let verb = frame.relation == .equals || frame.still ? "have" : "keep"
    let what =
      frame.relation == .equals ? frame.text.map(Reference.quote) : "\(target.isPlural ? "their" : "its") value"
    guard let what, let subject = NounPhrase(target).text else { return nil }
    return "\(subject) \(conjugated(verb, plural: target.isPlural)) \(what)".collapsingSpaces
  }

  /// `every button has a label`, `the slider is unlabelled`.
  private var named: String? {
    if frame.polarity != .holds { return unnamed }
    guard let target = frame.target, let subject = NounPhrase(target).text else { return nil }
    return "\(subject) \(target.isPlural ? "have" : "has") a label"
  }

  private var unnamed: String? {
    guard let target = frame.target, frame.polarity == .not, let subject = NounPhrase(target).text else { return nil }
    return "\(subject) \(target.isPlural ? "are" : "is") unlabelled"
  }

  var state: String? {
    switch frame.relation {
    case .changes: return changes
    case .does: return frame.text.flatMap { deed($0, "") }
    case .covers: return frame.other.flatMap { NounPhrase($0).text }.flatMap { deed("cover", " " + $0) }
    case .can: return able
    case .offers: return offers
    case .located:
      return frame.other.flatMap { NounPhrase($0).text }.flatMap { place in
        frame.text.flatMap { predicate("\($0) \(place)") }
      }
    default: return comingAbout ?? frame.text.flatMap { predicate($0) }
    }
  }

  /// `the toast does not disappear`.
  private var comingAbout: String? {
    guard frame.manner == [.broughtAbout], frame.moment == nil, let verb = frame.text.flatMap({ Self.happenings[$0] }),
      let target = frame.target
    else { return nil }
    return NounPhrase(target).text.map { "\($0) \(conjugated(verb, plural: target.isPlural))".collapsingSpaces }
  }

  private static let happenings = [
    "closed": "close", "open": "open", "visible": "appear", "gone": "disappear", "expanded": "expand",
    "collapsed": "collapse",
  ]

  var key: String? {
    guard let key = frame.key else { return nil }
    if frame.relation == .nothing { return frame.polarity == .holds ? "\(key.rawValue) does nothing" : nil }
    guard let other = frame.other, frame.relation != .does else { return pressed(key) }
    guard let from = NounPhrase(other).text, let to = frame.target.flatMap({ NounPhrase($0).text }) else { return nil }
    let verb = frame.relation == .goesBackTo ? conjugated("return focus") : conjugated("move")
    return "\(key.rawValue) \(verb) from \(from) to \(to)".collapsingSpaces
  }

  static let keyVerbs: [Frame.Relation: String] = [
    .movesTo: "move to", .goesBackTo: "go back to", .reaches: "reach", .leaves: "leave", .enters: "enter",
    .activates: "activate", .closes: "close", .opens: "open", .toggles: "toggle", .stayIn: "stay in",
  ]

  var next: String? {
    let steps = frame.nextSteps.map { $0 == .tab ? "Tab" : $0.rawValue }.joined(separator: " or ")
    let verb = frame.relation == .landsOn ? "land on" : "start at"
    return steps.isEmpty ? nil : action("the next \(steps)", verb, frame.target)
  }

  var trap: String? {
    guard frame.relation != .noTrap else { return "there are no keyboard traps" }
    guard let target = frame.target.flatMap({ NounPhrase($0).text }) else { return nil }
    if frame.relation == .wayOut { return "there is \(frame.polarity == .holds ? "a" : "no") way out of \(target)" }
    return "focus \(frame.polarity == .holds ? "can" : "can't")\(frame.always ? " always" : "") leave \(target)\(ways)"
  }
}
