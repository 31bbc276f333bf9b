extension Session {
  /// Puts focus on an element.
  mutating func move(to element: ElementIdentifier?, _ cause: FocusCause) {
    let instance = element.map { app.states[$0.index].instance } ?? 0
    let isSame = cursor.reading.element == element && cursor.reading.instance == instance
    guard isOn, !isSame || cursor.dismissControl != nil else { return }
    cursor.dismissControl = nil
    cursor.signalledEdge = nil
    cursor.scan.group = nil
    cursor.scan.menu = nil
    cursor.scan.nextSelect = nil
    if cause != .user { readsOn = false }
    if cursor.scan.entered != nil { cursor.scan.entered = nil }
    cursor.reading = FocusReading(element: element, instance: instance, cause: cause)
    beat.focusEvents.append(FocusEvent(time: app.now, reading: cursor.reading))
    rememberFocus()
  }

  /// Whether the element that has focus is gone: out of the tree, its context closed, or replaced by a new one.
  var hasLostElement: Bool {
    if let container = cursor.dismissControl { return !app.isUp(container) }
    guard let element = cursor.reading.element else { return false }
    return !app.isPresent(element) || app.states[element.index].instance != cursor.reading.instance
      || isNoStopAnyMore(element)
  }

  /// In the tree and in scope, and nothing to stop on: a picture that lost its label, for TalkBack what is out of sight.
  private func isNoStopAnyMore(_ element: ElementIdentifier) -> Bool {
    if cursor.scan.group == element { return false }
    return traversal.place(inStops: element) == nil && traversal.scope.contains(app.container(of: element))
  }

  /// Lets the platform move focus when something opened, closed or vanished and the app asked for no place.
  mutating func settleDisplacement() {
    guard isOn else { return }
    if isStarting, instant.displacement != nil { return move(to: firstAtStart, .start) }
    arrive()
    if let displacement = instant.displacement {
      expect(displacement)
    } else if hasLostElement, arrival == nil {
      expect(nil)  // VO-170, VO-148
    }
  }

  private var firstAtStart: ElementIdentifier? {
    defaultFocus(among: traversal.stops) ?? (driver.remembersWindows ? lastFocused() : traversal.stops.first)
  }

  /// Moves focus for what displaced it (none: its element vanished).
  func occasion(of displacement: Instant.Displacement?) -> Occasion {
    switch displacement {
    case .presented(let container): .presented(app.kind(of: container))
    case .pushed: .pushed
    case .closed: .closed
    case nil: .vanished
    }
  }

  mutating func settle(_ displacement: Instant.Displacement?) {
    switch displacement {
    case .presented(let container), .pushed(let container): landIn(container, on: occasion(of: displacement))
    case .closed(let container): if hasLostElement { land(on: .closed, leaving: container) }
    case nil: break
    }
    if hasLostElement { land(on: .vanished) }
  }

  /// A context without a stop does not take focus (VO-128).
  private mutating func landIn(_ container: ContainerIdentifier, on occasion: Occasion) {
    guard app.isUp(container), traversal.scope.contains(container) else { return }
    guard traversal.stops.contains(where: { app.container(of: $0) == container }) else {
      beat.notes.append("'\(app.name(of: container))' has nothing that takes focus")
      return
    }
    land(on: occasion, entering: container)
  }

  private mutating func land(
    on occasion: Occasion,
    entering: ContainerIdentifier? = nil,
    leaving: ContainerIdentifier? = nil
  ) {
    guard let ruling = driver.ruling(on: occasion) else { return }
    let inside = entering.map { container in traversal.stops.filter { app.container(of: $0) == container } }
    // TB-6, TB-9: where focus was, and input focus, go before what is asked for as the first.
    let isKept = driver.remembersWindows && keptFocus != nil
    if !isKept, let wanted = defaultFocus(among: inside ?? traversal.stops) {
      return moveToDefault(wanted, on: occasion)
    }
    let answer = ruling.behaviour.map { consult($0) } ?? ruling.answer
    let cause = cause(of: ruling, answer, on: occasion)
    if let entering, takesDismissControl(answer, ruling, entering) { return landOnDismissControl(of: entering, cause) }
    let stop = landing(answer, entering: entering, leaving: leaving)
    if occasion != .vanished { cursor.resumption = stop.map { .at($0) } }
    move(to: stop, cause)
  }

  /// A vanished element leaves the outcome undefined; otherwise the fact of the answer in force.
  private func cause(of ruling: Ruling, _ answer: AlternativeIdentifier, on occasion: Occasion) -> FocusCause {
    guard let behaviour = ruling.behaviour else {
      return .platform(fact: ruling.fact, confidence: ruling.confidence, behaviour: nil)
    }
    if occasion == .vanished { return .undefined(behaviour) }
    let row = Behaviour.of(behaviour)
    guard let chosen = row.alternatives.first(where: { $0.identifier == answer }) else {
      return .platform(fact: ruling.fact, confidence: ruling.confidence, behaviour: behaviour)
    }
    return .platform(fact: chosen.facts.first ?? "assumed", confidence: chosen.confidence, behaviour: behaviour)
  }

  /// The grabber of a sheet, where the author marked one, or by the behaviour (VO-127).
  private func takesDismissControl(
    _ answer: AlternativeIdentifier,
    _ ruling: Ruling,
    _ container: ContainerIdentifier
  ) -> Bool {
    guard ruling.behaviour == .firstFocusInSheet else { return false }
    return answer == .dismissControl || app.index.app.containers[container.index].hasGrabber
  }

  /// What its author marked, where focus is moved by the system (VO-163, TB-6).
  private func defaultFocus(among stops: [ElementIdentifier]) -> ElementIdentifier? {
    guard app.index.hasDefaultFocus else { return nil }
    return stops.first { app.index.entries[$0.index].element.isDefaultFocus }
  }

  private mutating func moveToDefault(_ element: ElementIdentifier, on occasion: Occasion) {
    if occasion != .vanished { cursor.resumption = .at(element) }
    move(to: element, .app("default focus '\(app.states[element.index].label)'"))
  }

  mutating func landOnDismissControl(of container: ContainerIdentifier, _ cause: FocusCause) {
    move(to: nil, cause)
    cursor.dismissControl = container
  }
}

extension Session {
  /// The stop that an answer of a behaviour means.
  private func landing(
    _ answer: AlternativeIdentifier,
    entering: ContainerIdentifier?,
    leaving: ContainerIdentifier?
  ) -> ElementIdentifier? {
    let inside = entering.map { container in traversal.stops.filter { app.container(of: $0) == container } }
    let stops = inside ?? traversal.stops
    let found: ElementIdentifier? =
      switch answer {
      case .title: entering.flatMap(app.title).flatMap { stops.contains($0) ? $0 : nil }
      case .firstButton: stops.first { app.role(of: $0) == .button }
      case .backButton: stops.first { app.role(of: $0) == .backButton }
      case .belowTitle: belowTitle(of: entering, stops)
      case .opener: leaving.flatMap(app.standingOpener).flatMap(ifStop)
      case .whereItWas: leaving.flatMap { placesAtOpening[$0.index] }.flatMap(ifStop)
      case .lastFocused: lastFocused()
      case .nearestSurvivor: nearestSurvivor()
      case .nextContainer: firstStopOfNextContainer()
      case .nowhere: nil
      default: stops.first
      }
    return answer == .nowhere ? nil : found ?? stops.first
  }

  private func ifStop(_ element: ElementIdentifier) -> ElementIdentifier? {
    traversal.place(inStops: element) == nil ? nil : element
  }

  private func belowTitle(of container: ContainerIdentifier?, _ stops: [ElementIdentifier]) -> ElementIdentifier? {
    guard let title = container.flatMap(app.title), let place = stops.firstIndex(of: title) else { return nil }
    return stops.dropFirst(place + 1).first
  }

  /// The next in the old order that is still there, else the one before (VO-173).
  private func nearestSurvivor() -> ElementIdentifier? {
    let old = instant.traversal.stops
    guard let lost = cursor.reading.element, let place = instant.traversal.place(inStops: lost) else { return nil }
    return old[place...].lazy.compactMap(ifStop).first ?? old[..<place].reversed().lazy.compactMap(ifStop).first
  }

  /// The next in the old order that stands in another list, group or context (VO-171).
  private func firstStopOfNextContainer() -> ElementIdentifier? {
    let old = instant.traversal.stops
    guard let lost = cursor.reading.element, let place = instant.traversal.place(inStops: lost) else { return nil }
    let group = app.group(of: lost)
    return old[place...].first { ifStop($0) != nil && app.group(of: $0) != group }
  }
}

extension RunningApp {
  /// A container, or the context itself: what the keyboard's arrows do not leave (FKA-9), what a scan offers before
  /// what is in it (SC-12), and where the rotor goes from one to the next (VO-21).
  struct Group: Hashable, Sendable {
    var container: ContainerIdentifier
    var element: ElementIdentifier?
  }

  /// The innermost group in which an element stands.
  func group(of element: ElementIdentifier) -> Group {
    var current = index.entries[element.index].parent
    while let place = current {
      let entry = index.entries[place.index]
      if entry.element.holdsOthers { break }
      current = entry.parent
    }
    return Group(container: container(of: element), element: current)
  }
}

extension Element {
  /// Whether it is there to hold others together; a semantic group that nothing names is dissolved (VO-40).
  fileprivate var holdsOthers: Bool {
    if isGroup || childrenBehaviour == .contain { return true }
    switch role {
    case .group, .list, .table, .landmark, .tabBar, .segmentedControl, .navigationBar: return true
    case .semanticGroup: return standing == .container
    default: return false
    }
  }
}
