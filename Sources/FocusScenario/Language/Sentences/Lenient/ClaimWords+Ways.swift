// Claims that say what does it, by which key, and of what part.

// MARK: - Focus

extension ClaimWords {
  /// `"Help" takes focus once`, `"Pay" sends focus to "Help"`, `"Help" never takes focus from the field`.
  var taken: String? {
    guard let target = frame.target.flatMap({ NounPhrase($0).text }) else { return nil }
    if let subject = frame.subject {
      return NounPhrase(subject).text.map { "\($0) \(conjugated("send")) focus to \(target)".collapsingSpaces }
    }
    guard let other = frame.other else { return deed("take", " focus" + times) }
    return NounPhrase(other).text.flatMap { deed("take", " focus from \($0)") }
  }

  /// What the thing does: `the total updates`.
  func deed(_ verb: String, _ tail: String) -> String? {
    guard let target = frame.target else { return nil }
    let isDenied = frame.polarity == .never && target.quantifier == .any
    guard let subject = isDenied ? NounPhrase(target).negatedText : NounPhrase(target).text else { return nil }
    if isDenied { return "\(subject) \(VerbForms(verb)[target.isPlural ? .base : .singular])\(tail)" }
    return "\(subject) \(conjugated(verb, plural: target.isPlural))\(tail)".collapsingSpaces
  }
}

// MARK: - Order

extension ClaimWords {
  /// `"Name", "Email" and "Pay" come in that order`.
  var inThatOrder: String? {
    guard let target = frame.target, frame.polarity == .holds else { return nil }
    let turning = frame.via == [.swipe] ? " when swiping" : ""
    guard target.combination == .each else { return deed("come", " in order" + turning) }
    let things = target.members.compactMap { NounPhrase($0).text }
    guard things.count == target.members.count, things.count > 1 else { return nil }
    return "\(things.dropLast().joined(separator: ", ")) and \(things[things.count - 1]) come in that order\(turning)"
  }

  /// `the order is from top to bottom`.
  var direction: String? {
    guard let text = frame.text, frame.polarity == .holds else { return nil }
    if frame.target != nil { return predicate("scanned \(text)") }
    let place = frame.other.map { NounPhrase($0).text.map { " in \($0)" } } ?? ""
    return place.map { "the order\($0) is \(text)" }
  }
}

// MARK: - Values and states

extension ClaimWords {
  /// `the role of "Pay" is button`, `"Pay" is a button`.
  var role: String? {
    guard let text = frame.text, let target = frame.target else { return nil }
    if case .noun(let words) = target.head, words == "role" { return predicate(text) }
    return predicate(("aeiou".contains(text.prefix(1)) ? "an " : "a ") + text)
  }

  /// `"Follow" changes to "Following"`.
  var changes: String? {
    if let text = frame.text { return deed("change", " to \(Reference.quote(text))") }
    let texts = frame.list.compactMap { NounPhrase($0).text }
    guard texts.count == frame.list.count else { return nil }
    return texts.count == 2 ? deed("change", " from \(texts[0]) to \(texts[1])") : deed("change", "")
  }

  /// `"Volume" can be increased`.
  var able: String? {
    guard let lemma = frame.text, frame.polarity != .never, let subject = frame.target.flatMap({ NounPhrase($0).text })
    else { return nil }
    return "\(subject) \(frame.polarity == .holds ? "can" : "can't") be \(VerbForms(lemma)[.participle])\(ways)"
  }

  /// `the row has the custom actions "Reply" and "Delete"`.
  var offers: String? {
    let names = frame.list.compactMap { NounPhrase($0).text }
    guard names.count == frame.list.count, let last = names.last else { return nil }
    let some = names.dropLast().joined(separator: ", ")
    return deed("have", " the custom action" + (some.isEmpty ? " \(last)" : "s \(some) and \(last)"))
  }
}

// MARK: - Keys

extension ClaimWords {
  /// `Space selects "Express"`, `the arrow keys move between the tabs`, `Return in the last field submits the form`.
  func pressed(_ key: Key) -> String? {
    let verb = frame.relation == .does ? frame.text : Self.keyVerbs[frame.relation]
    guard let verb, let place = frame.other.map({ NounPhrase($0).text.map { " in \($0)" } }) ?? "" else { return nil }
    guard let thing = frame.target.map({ NounPhrase($0).text.map { " " + $0 } }) ?? "" else { return nil }
    let isSeveral = key == .arrows
    return "\(key.rawValue)\(place) \(conjugated(verb, plural: isSeveral))\(thing)\(times)".collapsingSpaces
  }
}
