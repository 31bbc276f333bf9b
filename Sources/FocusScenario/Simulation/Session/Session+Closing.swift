extension Session {
  /// Escape: offered to a rule, then to what the platform closes by itself (VO-196 to VO-198); focus is not restored by it (VO-199).
  mutating func escape() {
    guard driver.escape != nil else {
      return beat.notes.append("\(driver.technology.rawValue) has no escape gesture")
    }
    if let update = escapeOfFocused() { return run([update]) }
    for container in escapeRoute() {
      if let update = escape(of: container) { return run([update]) }
    }
    beat.notes.append("nothing answers escape")  // VO-197
    run([])
  }

  /// The focused element's own rule, and those of what it stands in.
  private func escapeOfFocused() -> Update? {
    guard let element = cursor.reading.element, !hasLostElement else { return nil }
    return app.update(on: .escape, at: element, reach: .elements, by: .escape)
  }

  /// The contexts that are asked, in turn.
  private func escapeRoute() -> [ContainerIdentifier] {
    let fromTop = Array(traversal.scope.reversed())
    guard driver.escape == .fromFocus, let element = cursor.reading.element, !hasLostElement,
      let place = fromTop.firstIndex(of: app.container(of: element))
    else { return fromTop }
    return Array(fromTop[place...])
  }

  /// What a context does on escape: its rule, else what its kind does.
  private func escape(of container: ContainerIdentifier) -> Update? {
    if let update = app.update(on: .escape, in: container, by: .escape) { return update }
    let origin = app.origin(.escape, in: container, of: nil, actor: nil, by: .escape)
    if app.closesBy(container).contains(.escape) { return Update(origin: origin, changes: [.close(container)]) }
    let popsNavigation = driver.escape?.popsNavigation == true && container == app.contexts.first?.container
    return popsNavigation && !app.history.isEmpty ? Update(origin: origin, changes: [.goBack]) : nil
  }

  /// Closes a context by the platform's own control, which runs no rule of a button (VO-83, VO-138).
  mutating func dismiss(_ container: ContainerIdentifier) {
    let way = app.closesBy(container).contains(.outsideTap) ? ClosingWay.outsideTap : .button
    let origin = app.origin(.close(way), in: container, of: nil, actor: nil, by: way)
    run([Update(origin: origin, changes: [.close(container)])])
  }

  /// A way of closing that happens to the app, or that the technology performs.
  mutating func close(_ container: ContainerIdentifier, by way: ClosingWay) {
    let name = app.name(of: container)
    guard app.isUp(container) else { return beat.notes.append("'\(name)' is not up") }
    if let control = closingControls(of: container).first, way == .button {
      return run([app.activation(of: control)])
    }
    if way == .escape, driver.escape != nil { return escape() }
    if way == .escape, let update = app.update(on: .escape, in: container, by: .escape) { return run([update]) }
    guard way == .button || app.closesBy(container).contains(way) else {
      return beat.notes.append("'\(name)' does not close by \(way.rawValue)")
    }
    let origin = app.origin(.close(way), in: container, of: nil, actor: nil, by: way)
    run([Update(origin: origin, changes: [.close(container)])])
  }
}

extension Session {
  /// The ways in which a context that is up can be closed now, buttons first.
  func waysToClose(_ container: ContainerIdentifier) -> [WayToClose] {
    guard app.isUp(container) else { return [] }
    let buttons = closingControls(of: container).map { WayToClose(way: .button, control: $0) }
    var ways = app.closesBy(container)
    if !ways.contains(.escape), app.hasClosingEscapeRule(container) { ways.append(.escape) }
    return buttons + ways.map { WayToClose(way: $0, control: nil) }
  }

  /// The stops whose activation closes a context, as things are now.
  private func closingControls(of container: ContainerIdentifier) -> [ElementIdentifier] {
    traversal.stops.filter { element in
      guard mayClose(element, container) else { return false }
      if app.states[element.index].isDisabled { return false }
      let update = app.activation(of: element)
      return update.changes.contains { app.closes($0, container, update.origin) }
    }
  }

  /// What the eye sees, inside a context, that would close it, and that is dimmed or no stop of the technology.
  func closingControlsOutOfReach(of container: ContainerIdentifier) -> [ElementIdentifier] {
    guard app.isUp(container), traversal.scope.contains(container) else { return [] }
    let within = closingControls(of: container).flatMap { app.family(of: $0) }
    return app.index.elementsOfContainer[container.index].filter { element in
      guard app.isSeen(element), mayClose(element, container), !within.contains(element) else { return false }
      let update = app.activation(of: element)
      guard update.origin.element == element else { return false }
      return update.changes.contains { app.closes($0, container, update.origin) }
    }
  }

  /// A cheap look before the activation is worked out: most elements of a long screen have no rule.
  private func mayClose(_ element: ElementIdentifier, _ container: ContainerIdentifier) -> Bool {
    app.index.app.containers[container.index].kind.isScreen || app.container(of: element) == container
      || !app.index.entries[element.index].element.rules.isEmpty
  }
}

extension RunningApp {
  /// The ways that need no control: as the author marked, else as the kind has them.
  func closesBy(_ container: ContainerIdentifier) -> [ClosingWay] {
    if let marked = index.app.containers[container.index].closesBy { return marked.filter { $0 != .button } }
    switch kind(of: container) {
    case .sheet: return [.swipeDown, .escape, .bySystem]
    case .popover, .menu: return [.escape, .outsideTap]
    case .alert, .confirmationDialog: return hasCancelButton(container) ? [.escape] : []
    case .screen, .tab, .fullScreenCover, .overlay, .toast: return []
    }
  }

  private func hasCancelButton(_ container: ContainerIdentifier) -> Bool {
    index.elementsOfContainer[container.index].contains { element in
      let entry = index.entries[element.index].element
      return entry.role == .button
        && ([entry.label, entry.id] + entry.aliases).contains { $0?.lowercased() == "cancel" }
    }
  }

  /// Whether the context's own `on escape` closes it.
  func hasClosingEscapeRule(_ container: ContainerIdentifier) -> Bool {
    guard let update = update(on: .escape, in: container, by: .escape) else { return false }
    return update.changes.contains { closes($0, container, update.origin) }
  }

  /// Whether a change closes a context, now or a little later.
  func closes(_ change: Update.Change, _ container: ContainerIdentifier, _ origin: Update.Origin) -> Bool {
    switch change {
    case .close(let closed): return closed == container
    case .goBack, .effect(.goBack): return container == contexts.first?.container && !history.isEmpty
    case .effect(.close(nil)): return origin.container == container
    case .effect(.close(let name?)): return index.containers(named: name).contains(container)
    case .effect(.after(_, let effects)): return effects.contains { closes(.effect($0), container, origin) }
    default: return false
    }
  }
}
