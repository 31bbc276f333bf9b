extension Session {
  /// One step of the user along the stops.
  mutating func step(forward: Bool) {
    if driver.resumesAtPlace, !scansItemByItem { return scan(forward: forward) }
    if stepsOntoDismissControl(forward: forward), let container = traversal.scope.first {
      return userMoves { $0.landOnDismissControl(of: container, .user) }
    }
    guard let stop = stepLanding(forward: forward) else {
      return beat.notes.append(traversal.stops.isEmpty ? "there is nothing to move to" : "there is no stop beyond")
    }
    userMoves(to: stop)
  }

  /// Behind the last stop of a popover or a menu stands what dismisses it (VO-83, VO-138).
  private func stepsOntoDismissControl(forward: Bool) -> Bool {
    guard forward, driver.gestures.contains(.dismissElement), let container = traversal.scope.first,
      app.kind(of: container) == .popover || app.kind(of: container) == .menu
    else { return false }
    return cursor.dismissControl == nil && cursor.reading.element != nil
      && cursor.reading.element == traversal.stops.last
  }

  private mutating func stepLanding(forward: Bool) -> ElementIdentifier? {
    if driver.resumesAtPlace, let place = resumptionPlace() { return place }
    if driver.followsNextFocus, let named = nextFocus(forward: forward) { return named }
    let stops = traversal.stops
    guard let place = cursor.reading.element.flatMap(traversal.place(inStops:)) else {
      if let container = cursor.dismissControl, app.kind(of: container) != .sheet {
        return forward ? edgeLanding(stops.first) : stops.last
      }
      // Nowhere, or behind a modal: the order begins anew.
      return forward ? stops.first : edgeLanding(stops.last)
    }
    let next = forward ? place + 1 : place - 1
    return stops.indices.contains(next) ? stops[next] : edgeLanding(forward ? stops.first : stops.last)
  }

  /// The stop that the author named as the next one, or back from it (TB-4, TB-24).
  private func nextFocus(forward: Bool) -> ElementIdentifier? {
    guard app.index.hasNextFocus, let element = cursor.reading.element else { return nil }
    let entry = app.index.entries[element.index]
    if forward {
      let named = entry.element.nextFocus.map { app.index.elements(named: $0) } ?? []
      return named.first { traversal.place(inStops: $0) != nil }
    }
    return traversal.stops.first { stop in
      let named = app.index.entries[stop.index].element.nextFocus.map { app.index.elements(named: $0) } ?? []
      return named.first { traversal.place(inStops: $0) != nil } == element
    }
  }

  /// Past the last stop: on at the first, or not at all (VO-195, VO-100, SC-6).
  private mutating func edgeLanding(_ stop: ElementIdentifier?) -> ElementIdentifier? {
    switch driver.edge {
    case .wraps: return stop
    case .asked(let behaviour): return consult(behaviour) == .wraps ? stop : nil
    case .signalsFirst:
      defer { cursor.signalledEdge = cursor.reading.element }
      return cursor.signalledEdge == cursor.reading.element ? stop : nil
    }
  }

  /// Where scanning resumes: the place that was named, or as the behaviour answers after a select (SC-8, SC-2).
  mutating func resumptionPlace() -> ElementIdentifier? {
    switch cursor.resumption {
    case .at(let element): return traversal.place(inStops: element) == nil ? nil : element
    case .afterSelect(let item):
      switch consult(.scanAfterSelect) {
      case .atItem: return traversal.place(inStops: item) == nil ? traversal.stops.first : item
      case .groupsFirst:
        return traversal.stops.first { app.group(of: $0).element != nil } ?? traversal.stops.first
      default: return traversal.stops.first
      }
    case nil: return nil
    }
  }

  /// A step that stays in the group, or goes to the next or previous one (FKA-9).
  mutating func stepByGroup(_ movement: Movement) {
    let stops = traversal.stops
    guard let element = cursor.reading.element, let place = traversal.place(inStops: element) else {
      return step(forward: movement.isForward)
    }
    let group = app.group(of: element)
    let landing: ElementIdentifier? =
      switch movement {
      case .withinGroup(let forward):
        stop(beside: place, forward: forward).flatMap { app.group(of: $0) == group ? $0 : nil }
      case .toGroup(forward: true):
        (stops[(place + 1)...] + stops[...place]).first { app.group(of: $0) != group }
      case .toGroup(forward: false): firstOfGroupBefore(place, group)
      case .intent: nil
      }
    guard let landing else { return beat.notes.append("there is no stop beyond") }
    userMoves(to: landing)
  }

  private func stop(beside place: Int, forward: Bool) -> ElementIdentifier? {
    let beside = forward ? place + 1 : place - 1
    return traversal.stops.indices.contains(beside) ? traversal.stops[beside] : nil
  }

  private func firstOfGroupBefore(_ place: Int, _ group: RunningApp.Group) -> ElementIdentifier? {
    let before = (traversal.stops[place...] + traversal.stops[..<place])
    guard let last = before.last(where: { app.group(of: $0) != group }) else { return nil }
    let found = app.group(of: last)
    let end = traversal.place(inStops: last) ?? 0
    let start = traversal.stops[...end].lastIndex { app.group(of: $0) != found }.map { $0 + 1 } ?? 0
    return traversal.stops[start]
  }

  /// Focus by touch (VO-194).
  mutating func touch(_ element: ElementIdentifier) {
    guard driver.hasTouch, traversal.place(inStops: element) != nil, app.isSeen(element) else {
      return beat.notes.append("there is nothing to touch")
    }
    userMoves(to: element)
  }

  mutating func userMoves(to element: ElementIdentifier) {
    userMoves { $0.move(to: element, .user) }
  }

  private mutating func userMoves(_ move: (inout Session) -> Void) {
    app.moves += 1
    cursor.resumption = nil
    instant = Instant(cursor: cursor)
    move(&self)
    speak()
  }
}
