extension RunningApp {
  /// Puts the named context up, unless it is.
  mutating func open(_ name: String, _ origin: Update.Origin, _ consequences: inout Consequences) {
    guard let container = index.containers(named: name).first else {
      consequences.notes.append("'\(name)' names no context (\(origin.words(in: index)))")
      return
    }
    guard !isUp(container) else {
      consequences.notes.append("'\(name)' is up already (\(origin.words(in: index)))")
      return
    }
    open(container, origin, &consequences)
  }

  /// Puts a context up: presented above, or, for a screen, in place of what is there.
  mutating func open(_ container: ContainerIdentifier, _ origin: Update.Origin, _ consequences: inout Consequences) {
    if kind(of: container).isScreen {
      replaceScreen(with: container, origin, &consequences)
    } else {
      present(container, for: index.app.containers[container.index].duration, origin, &consequences)
    }
  }

  /// Shows a toast, or shows it anew.
  mutating func toast(
    _ name: String,
    for duration: Int,
    _ origin: Update.Origin,
    _ consequences: inout Consequences
  ) {
    guard let container = index.containers(named: name).first(where: { kind(of: $0) == .toast }) else {
      consequences.notes.append("'\(name)' names no toast (\(origin.words(in: index)))")
      return
    }
    contexts.removeAll { $0.container == container }
    present(container, for: duration, origin, &consequences)
  }

  private mutating func present(
    _ container: ContainerIdentifier,
    for duration: Int?,
    _ origin: Update.Origin,
    _ consequences: inout Consequences
  ) {
    put(container, at: contexts.count, opener: origin.actor)
    consequences.opened.append(.init(container: container, replacesScreen: false))
    if let duration, kind(of: container) == .toast {
      timers.add(.takeDown(container, appearance: appearances), due: Clock.moment(now, after: duration))
    }
    appear(container, on: [.open, .appear], origin, &consequences)
  }

  /// Goes to a screen: what lies above the old one goes with it, toasts stay; a tab is no step to go back from.
  private mutating func replaceScreen(
    with container: ContainerIdentifier,
    _ origin: Update.Origin,
    _ consequences: inout Consequences
  ) {
    clearAboveScreen(origin, &consequences)
    if let left = contexts.first {
      consequences.closed.append(closing(of: left.container, by: origin.way))
      if kind(of: container) == .tab { history = [] } else { history.append(left) }
      contexts.removeFirst()
    }
    put(container, at: 0, opener: origin.actor)
    consequences.opened.append(.init(container: container, replacesScreen: true))
    appear(container, on: [.open, .appear], origin, &consequences)
  }

  private mutating func put(_ container: ContainerIdentifier, at place: Int, opener: ElementIdentifier?) {
    appearances += 1
    openers[container.index] = opener
    contexts.insert(Context(container: container, appearance: appearances), at: place)
    contextsChanged()
  }

  private mutating func clearAboveScreen(_ origin: Update.Origin, _ consequences: inout Consequences) {
    for context in contexts.dropFirst().reversed() where kind(of: context.container) != .toast {
      takeDown(context.container, by: .bySystem, origin, &consequences)
    }
  }

  /// The rules of a context that came up, and of the elements in it, and its timers.
  private mutating func appear(
    _ container: ContainerIdentifier,
    on events: [Rule.Event],
    _ origin: Update.Origin,
    _ consequences: inout Consequences
  ) {
    for event in events {
      if let update = update(on: event, in: container, actor: origin.actor, by: .bySystem) {
        consequences.followUps.append(update)
      }
    }
    startTimers(of: container, index.app.containers[container.index].rules, element: nil)
    for element in index.elementsWithRules[container.index] {
      if isSeen(element), let update = appearance(of: element) { consequences.followUps.append(update) }
      startTimers(of: container, index.entries[element.index].element.rules, element: element)
    }
  }

  private mutating func startTimers(of container: ContainerIdentifier, _ rules: [Rule], element: ElementIdentifier?) {
    guard let context = contexts.first(where: { $0.container == container }) else { return }
    for rule in rules {
      guard let delay = rule.event.delay else { continue }
      timers.add(
        .rule(rule, container: container, element: element, appearance: context.appearance, moves: moves),
        due: Clock.moment(now, after: delay)
      )
    }
  }
}

extension RunningApp {
  /// Closes the named context, or the one whose rule this is.
  mutating func close(_ name: String?, _ origin: Update.Origin, _ consequences: inout Consequences) {
    let named = name.map { index.containers(named: $0) } ?? [origin.container]
    guard let container = named.first(where: isUp) ?? named.first else {
      consequences.notes.append("'\(name ?? "")' names no context (\(origin.words(in: index)))")
      return
    }
    let wasClosedHere = consequences.closed.contains { $0.container == container }
    if !isUp(container), !wasClosedHere {
      consequences.notes.append("'\(self.name(of: container))' is not up (\(origin.words(in: index)))")
    }
    close(container, origin, &consequences)
  }

  /// Closes a context; a system presentation takes along what was up above it before this update.
  mutating func close(
    _ container: ContainerIdentifier,
    _ origin: Update.Origin,
    _ consequences: inout Consequences
  ) {
    guard let place = contexts.firstIndex(where: { $0.container == container }) else { return }
    guard place > 0 else { return goBack(origin, &consequences) }
    if kind(of: container).isSystemPresentation {
      for above in contexts[(place + 1)...].reversed() where kind(of: above.container) != .toast {
        if consequences.opened.contains(where: { $0.container == above.container }) { continue }
        takeDown(above.container, by: .bySystem, origin, &consequences)
      }
    }
    takeDown(container, by: origin.way, origin, &consequences)
  }

  private mutating func takeDown(
    _ container: ContainerIdentifier,
    by way: ClosingWay,
    _ origin: Update.Origin,
    _ consequences: inout Consequences
  ) {
    contexts.removeAll { $0.container == container }
    contextsChanged()
    left(container, by: way, origin, &consequences)
  }

  /// Runs `on close`, whatever the way.
  private mutating func left(
    _ container: ContainerIdentifier,
    by way: ClosingWay,
    _ origin: Update.Origin,
    _ consequences: inout Consequences
  ) {
    if let field = editing, !isPresent(field) { editing = nil }
    consequences.closed.append(closing(of: container, by: way))
    if let update = update(on: .close(way), in: container, actor: origin.actor, by: way) {
      consequences.followUps.append(update)
    }
  }

  private func closing(of container: ContainerIdentifier, by way: ClosingWay) -> Beat.Closing {
    let opener = standingOpener(of: container) ?? openers[container.index]
    return Beat.Closing(container: container, way: way, opener: opener)
  }

  /// Goes back to the screen before; what lies above the current one goes with it.
  mutating func goBack(_ origin: Update.Origin, _ consequences: inout Consequences) {
    guard let previous = history.last, let current = contexts.first else {
      consequences.notes.append("there is no screen to go back to (\(origin.words(in: index)))")
      return
    }
    clearAboveScreen(origin, &consequences)
    history.removeLast()
    contexts.removeFirst()
    contexts.insert(previous, at: 0)
    contextsChanged()
    left(current.container, by: origin.way, origin, &consequences)
    if let update = update(on: .appear, in: previous.container, by: .bySystem) { consequences.followUps.append(update) }
  }
}

extension Rule.Event {
  /// After how long a timed rule is due; none for another rule.
  var delay: Int? {
    switch self {
    case .after(let delay), .every(let delay): delay
    default: nil
    }
  }
}
