/// What a verb asks of the thing it is about; `close it` is not about an address.
enum ReferenceRole: Hashable, Sendable {
  /// Something that opens and closes.
  case context
  /// Something whose text changes.
  case changed
  /// Something that is pressed.
  case activated
  case any
}

/// A change of one reference: its role, and the noun that it restricts, if it stands inside one.
typealias ReferenceChange = (_ reference: Reference, _ role: ReferenceRole, _ enclosing: Reference?) -> Reference

extension Reference {
  /// The reference with every one in it changed, inner ones first.
  func changed(_ role: ReferenceRole, in enclosing: Reference? = nil, by change: ReferenceChange) -> Reference {
    var copy = self
    copy.relations = relations.map { relation in
      var relation = relation
      let role: ReferenceRole = [.openerOf, .behind].contains(relation.kind) ? .context : .any
      relation.reference = relation.reference?.changed(role, in: self, by: change)
      return relation
    }
    copy.members = members.map { $0.changed(role, by: change) }
    return change(copy, role, enclosing)
  }

  /// The reference without the places at which its parts were written, so that two of them can be compared.
  var withoutPlaces: Reference {
    changed(.any) { reference, _, _ in
      var reference = reference
      reference.range = SourceRange(0, 0)
      return reference
    }
  }
}

extension Event {
  func changed(by change: ReferenceChange) -> Event {
    var copy = self
    copy.object = object?.changed(role, by: change)
    return copy
  }

  private var role: ReferenceRole {
    guard case .verb(let lemma) = happening else { return .any }
    return ["close", "open", "dismiss", "present", "appear", "disappear"].contains(lemma) ? .context : .any
  }

  fileprivate var withoutPlaces: Event {
    Event(happening, object: object?.withoutPlaces, details: details, choice: choice)
  }
}

extension Moment {
  func changed(by change: ReferenceChange) -> Moment {
    mapped(event: { $0.changed(by: change) }) { state in
      var state = state
      let role: ReferenceRole = state.condition == .isIn("open") ? .context : .any
      state.object = state.object?.changed(role, by: change)
      return state
    }
  }

  /// The moment without the places at which its parts were written.
  var withoutPlaces: Moment {
    mapped(event: \.withoutPlaces) { State($0.condition, object: $0.object?.withoutPlaces) }
  }

  private func mapped(event: (Event) -> Event, state: (State) -> State) -> Moment {
    switch self {
    case .rightAfter(let happening): .rightAfter(event(happening))
    case .after(let happening): .after(event(happening))
    case .before(let happening): .before(event(happening))
    case .until(let happening): .until(event(happening))
    case .during(let lasting): .during(state(lasting))
    case .atStart: .atStart
    case .atEnd: .atEnd
    }
  }
}

extension Frame {
  /// The frame with every reference in it changed, those of its moment first.
  func changed(by change: ReferenceChange) -> Frame {
    var copy = self
    copy.moment = moment?.changed(by: change)
    copy.within?.event = within?.event?.changed(by: change)
    copy.avoiding = avoiding?.changed(by: change)
    copy.subject = subject?.changed(.any, by: change)
    copy.target = target?.changed(role, by: change)
    copy.other = other?.changed(.any, by: change)
    copy.list = list.map { $0.changed(.any, by: change) }
    copy.contrast = contrast?.changed(role, by: change)
    return copy
  }

  private var role: ReferenceRole {
    switch (kind, relation) {
    case (.trap, _), (_, .closes), (_, .opens): .context
    case (.value, .kept), (.value, .equals), (.value, .empty): .changed
    case (.state, .is) where State.isOfContexts(text ?? ""): .context
    default: .any
    }
  }
}

extension State {
  /// Whether a word says something of contexts: `Filters is open`.
  static func isOfContexts(_ word: String) -> Bool { ["open", "closed", "presented"].contains(word) }
}

// MARK: Looking

extension Reference {
  /// Whether the reference, or one in it, is such a one.
  func hasReference(_ isWanted: (Reference) -> Bool) -> Bool {
    isWanted(self) || relations.contains { $0.reference?.hasReference(isWanted) ?? false }
      || members.contains { $0.hasReference(isWanted) }
  }
}

extension Frame {
  /// Whether some reference in it is such a one.
  func hasReference(_ isWanted: (Reference) -> Bool) -> Bool {
    (subject?.hasReference(isWanted) ?? false) || (target?.hasReference(isWanted) ?? false)
      || (other?.hasReference(isWanted) ?? false) || (contrast?.hasReference(isWanted) ?? false)
      || list.contains { $0.hasReference(isWanted) } || (moment?.object?.hasReference(isWanted) ?? false)
      || (within?.event?.object?.hasReference(isWanted) ?? false)
      || (avoiding?.object?.hasReference(isWanted) ?? false)
  }
}

extension Moment {
  fileprivate var object: Reference? {
    switch self {
    case .rightAfter(let event), .after(let event), .before(let event), .until(let event): event.object
    case .during(let state): state.object
    case .atStart, .atEnd: nil
    }
  }
}

extension TaskAction {
  /// The action with every reference in it changed.
  func changed(by change: ReferenceChange) -> TaskAction {
    switch self {
    case .open(let thing): .open(thing.changed(.any, by: change))
    case .close(let thing, let means): .close(thing?.changed(.context, by: change), with: means?.changed(by: change))
    case .change(let thing): .change(thing.changed(.changed, by: change))
    case .activate(let thing): .activate(thing.changed(.activated, by: change))
    case .type(let text, let thing): .type(text, in: thing?.changed(.changed, by: change))
    case .clear(let thing): .clear(thing.changed(.changed, by: change))
    case .turn(let thing, let on): .turn(thing.changed(.activated, by: change), on: on)
    case .increase(let thing): .increase(thing.changed(.activated, by: change))
    case .decrease(let thing): .decrease(thing.changed(.activated, by: change))
    case .delete(let thing): .delete(thing.changed(.activated, by: change))
    case .reload(let thing): .reload(thing?.changed(.any, by: change))
    case .move(let way, let count, let thing): .move(way, count: count, past: thing?.changed(.any, by: change))
    case .moveTo(let way, let thing): .moveTo(way, thing.changed(.any, by: change))
    case .times(let count, let action): .times(count, action.changed(by: change))
    case .touch(let thing): .touch(thing.changed(.activated, by: change))
    case .custom(let name, let thing): .custom(name, thing.changed(.activated, by: change))
    case .goBack, .escape, .scroll, .wait, .press, .rotor, .magicTap, .putKeyboardAway: self
    }
  }
}

extension TaskAction.CloseMeans {
  fileprivate func changed(by change: ReferenceChange) -> TaskAction.CloseMeans {
    if case .button(let button) = self { .button(button.changed(.activated, by: change)) } else { self }
  }
}
