import FocusScenario

/// A frame without what stands inside its noun phrases: nouns, names, quotations and what restricts them.
///
/// What is left is the claim, and no slip may change it. Whether one thing is meant, every one or none stays in.
extension Frame {
  var outline: Frame {
    var frame = self
    frame.subject = subject?.outline
    frame.target = target?.outline
    frame.other = other?.outline
    frame.contrast = contrast?.outline
    frame.list = list.map(\.outline)
    frame.moment = moment?.outline
    frame.within = within.map { Within(milliseconds: $0.milliseconds, event: $0.event?.outline) }
    frame.avoiding = avoiding?.outline
    if [.value, .speech].contains(kind) { frame.text = text.map { _ in "" } }
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
}

extension Moment {
  fileprivate var outline: Moment {
    switch self {
    case .rightAfter(let event): .rightAfter(event.outline)
    case .after(let event): .after(event.outline)
    case .before(let event): .before(event.outline)
    case .until(let event): .until(event.outline)
    case .during(let state): .during(State(state.condition, object: state.object?.outline))
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
}
