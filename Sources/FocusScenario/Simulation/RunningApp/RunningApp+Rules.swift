extension RunningApp {
  /// How far outwards an event looks for a rule.
  enum Reach: Sendable {
    /// The element and what it stands in: a touch on a text in a row is a touch on the row (VO-207).
    case elements
    /// And the context.
    case context
  }

  /// The update of the first rule that fits, looking from an element outwards.
  func update(
    on event: Rule.Event,
    at element: ElementIdentifier,
    reach: Reach,
    by way: ClosingWay = .button
  ) -> Update? {
    let container = container(of: element)
    var current: ElementIdentifier? = element
    while let place = current {
      let origin = origin(event, in: container, of: place, actor: element, by: way)
      if let update = firstFit(in: index.entries[place.index].element.rules, origin) { return update }
      current = index.entries[place.index].parent
    }
    return reach == .context ? update(on: event, in: container, actor: element, by: way) : nil
  }

  /// The update of the first of a context's own rules that fits.
  func update(
    on event: Rule.Event,
    in container: ContainerIdentifier,
    actor: ElementIdentifier? = nil,
    by way: ClosingWay
  ) -> Update? {
    firstFit(
      in: index.app.containers[container.index].rules,
      origin(event, in: container, of: nil, actor: actor, by: way)
    )
  }

  /// The origin of what an event sets off now.
  func origin(
    _ event: Rule.Event,
    in container: ContainerIdentifier,
    of element: ElementIdentifier?,
    actor: ElementIdentifier?,
    by way: ClosingWay
  ) -> Update.Origin {
    Update.Origin(container: container, element: element, actor: actor, event: event, way: way, moves: moves)
  }

  private func firstFit(in rules: [Rule], _ origin: Update.Origin) -> Update? {
    let fitting = rules.firstIndex { rule in
      rule.event.answers(origin.event) && rule.condition.map { holds($0, for: origin) } ?? true
    }
    guard let number = fitting else { return nil }
    var origin = origin
    origin.event = rules[number].event
    origin.rule = number
    return Update(origin: origin, changes: rules[number].effects.map(Update.Change.effect))
  }
}

extension Rule.Event {
  /// Whether a rule for this event answers an event: `on close` answers every way of closing.
  func answers(_ event: Rule.Event) -> Bool {
    if case .close(nil) = self, case .close = event { return true }
    return self == event
  }
}

extension RunningApp {
  /// What activating an element does, by its rule and by its nature; for every technology the same (FKA-10, SC-20).
  func activation(of element: ElementIdentifier) -> Update {
    var update =
      update(on: .activate, at: element, reach: .elements) ?? activationInside(element)
      ?? Update(
        origin: origin(.activate, in: container(of: element), of: element, actor: element, by: .button),
        changes: []
      )
    update.changes.insert(contentsOf: nature(of: element, beside: update), at: 0)
    return update
  }

  /// A combined element is activated through a control inside it (VO-208).
  private func activationInside(_ element: ElementIdentifier) -> Update? {
    guard !index.entries[element.index].children.isEmpty else { return nil }
    for inner in family(of: element).dropFirst() where states[inner.index].isInTree {
      if let update = update(on: .activate, inside: inner, of: element) { return update }
    }
    return nil
  }

  /// The update of the rules of something inside an element, which acts for it.
  func update(on event: Rule.Event, inside inner: ElementIdentifier, of element: ElementIdentifier) -> Update? {
    let origin = origin(event, in: container(of: inner), of: inner, actor: element, by: .button)
    return firstFit(in: index.entries[inner.index].element.rules, origin)
  }

  /// What a control does by itself, unless the rule does it.
  private func nature(of element: ElementIdentifier, beside update: Update) -> [Update.Change] {
    var changes: [Update.Change] = []
    if dismissesItself(element), update.changes != [.effect(.nothing)] {
      changes.append(.close(container(of: element)))
    }
    let ruleDecides = update.changes.contains { $0.setsState }
    switch role(of: element) {
    case .textField, .secureField, .searchField: changes.append(.edit(element))
    case _ where ruleDecides: break
    case .toggle, .checkbox: changes.append(.flip(element))
    case .tab: changes.append(.choose(element))
    case .button where isSegment(element): changes.append(.choose(element))
    case .backButton where update.changes.isEmpty: changes.append(.goBack)
    default: break
    }
    return changes
  }

  private func isSegment(_ element: ElementIdentifier) -> Bool {
    index.entries[element.index].parent.map { role(of: $0) == .segmentedControl } ?? false
  }

  /// Whether a choice ends its context: every button of an alert does, every item of a menu.
  func dismissesItself(_ element: ElementIdentifier) -> Bool {
    switch (kind(of: container(of: element)), role(of: element)) {
    case (.alert, .button), (.confirmationDialog, .button): true
    case (.menu, .button), (.menu, .link), (.menu, .row), (.menu, .checkbox), (.menu, .toggle): true
    default: false
    }
  }
}

extension Update.Change {
  /// Whether it says itself how a toggle or a selection comes out.
  fileprivate var setsState: Bool {
    switch self {
    case .effect(.check), .effect(.uncheck), .effect(.toggle), .effect(.select), .effect(.deselect): true
    case .effect(.nothing): true
    default: false
    }
  }
}
