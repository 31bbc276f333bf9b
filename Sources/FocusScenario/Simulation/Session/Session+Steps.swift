extension Session {
  /// One step of the user along the stops.
  mutating func step(forward: Bool) {
    guard let stop = stepLanding(forward: forward) else {
      return beat.notes.append(traversal.stops.isEmpty ? "there is nothing to move to" : "there is no stop beyond")
    }
    userMoves(to: stop)
  }

  private mutating func stepLanding(forward: Bool) -> ElementIdentifier? {
    if driver.resumesAtPlace, let place = resumptionPlace() { return place }
    let stops = traversal.stops
    guard let place = cursor.reading.element.flatMap(traversal.place(inStops:)) else {
      // Nowhere, or behind a modal: the order begins anew.
      return forward ? stops.first : edgeLanding(stops.last)
    }
    let next = forward ? place + 1 : place - 1
    return stops.indices.contains(next) ? stops[next] : edgeLanding(forward ? stops.first : stops.last)
  }

  /// Past the last stop: on at the first, or not at all (VO-195, VO-100, SC-6).
  private mutating func edgeLanding(_ stop: ElementIdentifier?) -> ElementIdentifier? {
    guard let edge = driver.edge else { return stop }
    return consult(edge) == .wraps ? stop : nil
  }

  /// Where scanning resumes: the place that was named, or as the behaviour answers after a select (SC-8, SC-2).
  private mutating func resumptionPlace() -> ElementIdentifier? {
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

  /// A step that stays in the group, or goes to the next one (FKA-9).
  mutating func stepByGroup(_ movement: Movement) {
    let stops = traversal.stops
    guard let element = cursor.reading.element, let place = traversal.place(inStops: element) else {
      return step(forward: true)
    }
    let group = app.group(of: element)
    let ahead = stops[(place + 1)...]
    let landing =
      movement == .withinGroup
      ? ahead.first.flatMap { app.group(of: $0) == group ? $0 : nil }
      : (ahead + stops[...place]).first { app.group(of: $0) != group }
    guard let landing else { return beat.notes.append("there is no stop beyond") }
    userMoves(to: landing)
  }

  /// Focus by touch (VO-194).
  mutating func touch(_ element: ElementIdentifier) {
    guard driver.hasTouch, traversal.place(inStops: element) != nil, app.isSeen(element) else {
      return beat.notes.append("there is nothing to touch")
    }
    userMoves(to: element)
  }

  private mutating func userMoves(to element: ElementIdentifier) {
    app.moves += 1
    cursor.resumption = nil
    instant = Instant(cursor: cursor)
    move(to: element, .user)
    speak()
  }
}
