extension Session {
  /// Resolves what the app asks for focus in one update: of several places, the last (VO-151); the old one is lost
  /// (VO-168).
  mutating func answer(_ requests: [FocusRequest], with consequences: Consequences) {
    let asksAccessibilityFocus = requests.contains { $0.kind == .accessibilityFocus }
    var landing: (element: ElementIdentifier, cause: FocusCause)?
    for request in requests {
      let reaction = driver.reaction(to: request.kind, namesElement: request.target != nil)
      // A cursor that only follows the first responder gives way to a request of its own.
      if request.kind == .keyboardFocus, reaction != .always, asksAccessibilityFocus || !beginsEditing(request) {
        continue
      }
      guard holds(reaction), !isIgnoredAsLate(request) else { continue }
      landing = place(for: request, reaction, consequences) ?? landing
    }
    guard let landing else { return }
    instant.displacement = nil
    arrival = nil
    cursor.resumption = .at(landing.element)
    move(to: landing.element, landing.cause)
  }

  /// Whether the first responder is a field: with a button or a text no editing begins that a cursor could follow.
  private func beginsEditing(_ request: FocusRequest) -> Bool {
    request.element.map { app.role(of: $0).isTextInput } ?? false
  }

  /// A request that was set off before the user moved on (VO-150).
  private mutating func isIgnoredAsLate(_ request: FocusRequest) -> Bool {
    guard request.origin.moves < app.moves, consult(.lateFocusRequest) == .ignored else { return false }
    beat.notes.append("\(request.words(in: app.index)) came after the user had moved on and was ignored")
    return true
  }

  private mutating func place(
    for request: FocusRequest,
    _ reaction: Dependence,
    _ consequences: Consequences
  ) -> (element: ElementIdentifier, cause: FocusCause)? {
    guard let target = request.target else {
      rereadIfChanged(request)
      return firstStop(for: request)
    }
    if let reason = reasonOfLoss(request, consequences) {
      beat.notes.append("\(request.kind.rawValue) for \(target.words) was lost: \(reason)")
      return firstStop(for: request)
    }
    guard let element = request.element, let stop = stop(standingFor: element) else { return nil }
    return (stop, cause(of: request, reaction))
  }

  /// What was relabelled under focus is said again when the layout is said to have changed (VO-167, VO-178).
  private mutating func rereadIfChanged(_ request: FocusRequest) {
    guard request.kind == .layoutChanged, let element = cursor.reading.element,
      let before = app.journal.before[element.index]
    else { return }
    instant.isReread =
      before.label != app.states[element.index].label || before.value != app.states[element.index].value
  }

  /// An app's words, or a guess where the cursor only follows the first responder.
  private func cause(of request: FocusRequest, _ reaction: Dependence) -> FocusCause {
    if request.kind == .keyboardFocus, case .when(let behaviour, _) = reaction {
      return .platform(fact: "assumed", confidence: .guess, behaviour: behaviour)
    }
    return .app(request.words(in: app.index))
  }

  /// Why an element cannot take focus; none when it can.
  private mutating func reasonOfLoss(_ request: FocusRequest, _ consequences: Consequences) -> String? {
    guard let element = request.element else { return lost("nothing in the app is meant by it") }
    guard app.isPresent(element) else { return lost("it is not in the tree") }
    let container = app.container(of: element)
    guard traversal.scope.contains(container) else {
      return lost("it is behind '\(traversal.scope.last.map(app.name) ?? "")'")
    }
    guard request.kind == .accessibilityFocus, wasInserted(element, by: consequences) else { return nil }
    return consult(.focusOnInserted) == .lost ? "it came into the tree in the same update" : nil  // VO-162
  }

  /// Treated as if it named none (VO-152).
  private mutating func lost(_ reason: String) -> String {
    consult(.argumentNotThere)
    return reason
  }

  private func wasInserted(_ element: ElementIdentifier, by consequences: Consequences) -> Bool {
    consequences.opened.contains { $0.container == app.container(of: element) }
      || consequences.inserted.contains { app.isInside(element, $0) }
  }

  /// A screen change that names nothing moves to the first stop; a layout change leaves focus alone.
  ///
  /// VO-146, VO-147; an overlay that posts it when it goes throws focus to the top (VO-140).
  private func firstStop(for request: FocusRequest) -> (element: ElementIdentifier, cause: FocusCause)? {
    guard request.kind == .screenChanged, let ruling = driver.ruling(on: .screenChanged) else { return nil }
    guard let first = traversal.stops.first else { return nil }
    return (first, .platform(fact: ruling.fact, confidence: ruling.confidence, behaviour: nil))
  }

  /// The stop that takes focus for an element: itself, what it is read in, its control, or the first stop after it.
  private mutating func stop(standingFor element: ElementIdentifier) -> ElementIdentifier? {
    var current: ElementIdentifier? = element
    while let place = current {
      if traversal.place(inStops: place) != nil { return place }
      current = app.index.entries[place.index].parent
    }
    consult(.focusRequestForNoStop)
    if let owner = app.index.entries[element.index].errorOf, traversal.place(inStops: owner) != nil { return owner }
    return traversal.stop(afterAnyOf: app.family(of: element))
  }
}
