import FocusScenario

/// A frame without what stands inside its noun phrases: nouns, names, quotations and what restricts them.
///
/// What is left is the claim, and no slip may change it. Whether one thing is meant, every one or none stays in.
extension Frame {
  var outline: Frame {
    var frame = mapped(\.outline, \.outline)
    if [.value, .speech].contains(kind) { frame.text = text.map { _ in "" } }
    return frame
  }

  /// The same claim, however it is put: an event is the same one with and without an article, and what is called so is
  /// the same thing whichever of two words for its kind comes first: `the status message "Saved"`.
  var meaning: String { mapped(\.ofOneOrder, \.withoutArticles).canonicalText }

  /// The same without its numbers: `no more than eighty items`, `the first card's field` for `the card's first field`.
  var unnumbered: String {
    var frame = mapped({ $0.ofOneOrder.unnumbered }, \.withoutArticles)
    frame.count?.number = 0
    frame.steps?.count.number = 0
    return frame.canonicalText
  }

  /// The frame with each of its things and each of its events made into another.
  private func mapped(_ thing: (Reference) -> Reference, _ event: (Event) -> Event) -> Frame {
    var frame = self
    frame.subject = subject.map(thing)
    frame.target = target.map(thing)
    frame.other = other.map(thing)
    frame.contrast = contrast.map(thing)
    frame.list = list.map(thing)
    frame.moment = moment?.mapped(thing, event)
    frame.within = within.map { Within(milliseconds: $0.milliseconds, event: $0.event.map(event)) }
    frame.avoiding = avoiding.map(event)
    return frame
  }
}

extension Reference {
  fileprivate var outline: Reference {
    if let combination { return Reference(combination, of: members.map(\.outline)) }
    switch head {
    case .pronoun, .everything: return Reference(head, quantifier: quantifier)
    case .quoted, .name, .noun:
      let isOneOfMany = quantifier == .a || quantifier == .any || quantifier == .its
      return Reference(.noun(""), quantifier: isOneOfMany ? .the : quantifier)
    }
  }

  fileprivate var ofOneOrder: Reference {
    changed { $0.kindNoun = $0.kindNoun.map { $0.split(separator: " ").sorted().joined(separator: " ") } }
  }

  fileprivate var unnumbered: Reference {
    changed { if $0.ordinal != .same && $0.ordinal != .other { $0.ordinal = nil } }
  }

  /// An event is of the thing that is there, whether it is called `a payment` or `the payment`.
  fileprivate var withoutArticle: Reference { changed { if $0.quantifier == .a { $0.quantifier = .the } } }

  /// The reference with a change made to it, and to every other in it.
  private func changed(_ change: (inout Reference) -> Void) -> Reference {
    var reference = self
    if let combination { return Reference(combination, of: members.map { $0.changed(change) }) }
    change(&reference)
    reference.relations = relations.map { Relation($0.kind, $0.reference?.changed(change), word: $0.word) }
    return reference
  }
}

extension Moment {
  fileprivate func mapped(_ thing: (Reference) -> Reference, _ change: (Event) -> Event) -> Moment {
    switch self {
    case .rightAfter(let event): .rightAfter(change(event))
    case .after(let event): .after(change(event))
    case .before(let event): .before(change(event))
    case .until(let event): .until(change(event))
    case .during(let state): .during(State(state.condition, object: state.object.map(thing)))
    case .atStart, .atEnd: self
    }
  }
}

extension Event {
  fileprivate var outline: Event {
    var happening = happening
    if case .activate = happening { happening = .activate("") }
    return Event(happening, object: object?.outline, choice: choice)
  }

  /// Where the task is asked for the details, their articles say nothing: `added to basket`, `added to the basket`.
  var withoutArticles: Event {
    var event = self
    event.object = object?.withoutArticle
    event.details = details.map { words in
      words.split(separator: " ").filter { !["the", "a", "an"].contains($0) }.joined(separator: " ")
    }
    return event
  }
}
