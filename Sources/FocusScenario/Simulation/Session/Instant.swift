/// What happens at one moment: updates that follow from each other, then what the platform and the voice make of them.
struct Instant: Sendable {
  /// Why the platform may have to move focus.
  enum Displacement: Hashable, Sendable {
    case presented(ContainerIdentifier)
    case pushed(ContainerIdentifier)
    case closed(ContainerIdentifier)
  }

  /// Where focus was when the moment began.
  var cursor: Cursor
  /// What could be visited when the moment began.
  var traversal = Traversal()
  var queue: [Update] = []
  /// The last thing that displaced focus, unless the app has asked for a place since.
  var displacement: Displacement?
  var announcements: [Consequences.Announcement] = []
  /// The titles of the windows and panes that appeared.
  var titles: [String] = []
  /// Whether the platform moves focus now after a wait.
  var isArrival = false
  /// Whether a layout change has what has focus said again.
  var isReread = false
  /// What set off the updates, for the note about a cycle.
  var trail: [Update.Origin] = []
  /// What was activated at this moment.
  var activated: ElementIdentifier?
  /// What an adjustment made of the value, to be said in place of the element (VO-69).
  var adjusted: ElementIdentifier?
}

extension Session {
  /// Runs updates, what follows from them and what is due now, then lets focus and the voice catch up.
  mutating func run(_ updates: [Update], activated: ElementIdentifier? = nil, adjusted: ElementIdentifier? = nil) {
    instant = Instant(cursor: cursor, traversal: traversal)
    instant.queue = updates
    instant.activated = activated
    instant.adjusted = adjusted
    drain()
    refreshTraversal()
    settleDisplacement()
    sayRegions()
    speak()
  }

  private mutating func drain() {
    while let update = nextUpdate() {
      instant.trail.append(update.origin)
      if let fired = update.origin.firedRule, !beat.fired.contains(fired) { beat.fired.append(fired) }
      guard instant.trail.count <= Clock.settlingLimit else { return giveUp() }
      let consequences = app.apply(update, skipsFocusEffects: skipsFocusEffects)
      absorb(consequences)
    }
  }

  private mutating func nextUpdate() -> Update? {
    if !instant.queue.isEmpty { return instant.queue.removeFirst() }
    while !isExhausted, let work = app.timers.takeDue(at: app.now) {
      countTimer()
      if let update = app.update(for: work) { return update }
    }
    return nil
  }

  /// Ends an update that never settles.
  private mutating func giveUp() {
    let names = instant.trail.map { $0.words(in: app.index) }
    instant.queue = []
    app.timers.dropDue(at: app.now)
    beat.isCutShort = true
    beat.notes.append("the app never settles: " + Self.cycle(in: names).joined(separator: " → "))
  }

  /// The shortest run of words that repeats at the end, with its first word once more.
  static func cycle(in names: [String]) -> [String] {
    let longest = names.count / 2
    let length = (1...max(1, longest)).first { length in
      names.suffix(length).elementsEqual(names.dropLast(length).suffix(length))
    }
    let cycle = Array(names.suffix(length ?? 1))
    return cycle + cycle.prefix(1)
  }

  /// Takes over what an update leaves to be done.
  private mutating func absorb(_ consequences: Consequences) {
    beat.notes += consequences.notes
    beat.replaced += consequences.replaced
    beat.closed += consequences.closed
    beat.opened += consequences.opened.map(\.container)
    instant.queue += consequences.followUps
    instant.announcements += consequences.announcements
    displace(consequences)
    guard !consequences.requests.isEmpty else { return }
    refreshTraversal()
    answer(consequences.requests, with: consequences)
  }

  private mutating func displace(_ consequences: Consequences) {
    for closing in consequences.closed where confined(closing.container) {
      instant.displacement = .closed(closing.container)
      returnToWindow(from: closing.container, consequences)
    }
    for opening in consequences.opened {
      placesAtOpening[opening.container.index] = cursor.reading.element
      if driver.hearsRegions, !isStarting, let title = windowTitle(of: opening.container) {
        instant.titles.append(title)
      }
      if opening.replacesScreen {
        instant.displacement = .pushed(opening.container)
      } else if app.kind(of: opening.container).isSystemPresentation {
        instant.displacement = .presented(opening.container)
      }
    }
  }

  /// Says the title of the window to which focus comes back (TB-18).
  private mutating func returnToWindow(from closed: ContainerIdentifier, _ consequences: Consequences) {
    guard driver.hearsRegions, app.kind(of: closed).isSystemPresentation, consequences.opened.isEmpty,
      let title = app.contexts.last.flatMap({ windowTitle(of: $0.container) })
    else { return }
    instant.titles.append(title)
  }

  /// Whether closing a context takes the platform's focus out of it; an overlay is only elements that vanish.
  private func confined(_ container: ContainerIdentifier) -> Bool {
    app.kind(of: container).isSystemPresentation || app.kind(of: container).isScreen
  }
}

extension RunningApp {
  /// What a timer makes happen now; none when its time has gone by.
  mutating func update(for work: Timers.Work) -> Update? {
    switch work {
    case .run(let update): return update
    case .takeDown(let container, let appearance):
      guard contexts.contains(where: { $0.container == container && $0.appearance == appearance }) else { return nil }
      let origin = origin(.close(.bySystem), in: container, of: nil, actor: nil, by: .bySystem)
      return Update(origin: origin, changes: [.close(container)])
    case .rule(let rule, let container, let element, let appearance, let moves):
      let context = Context(container: container, appearance: appearance)
      let isUp = contexts.contains(context)
      if case .every(let interval) = rule.event, isUp || history.contains(context) {
        let again = Timers.Work.rule(
          rule,
          container: container,
          element: element,
          appearance: appearance,
          moves: self.moves
        )
        timers.add(again, due: Clock.moment(now, after: interval))
      }
      var origin = origin(rule.event, in: container, of: element, actor: nil, by: .bySystem)
      origin.moves = moves
      origin.rule = rules(of: container, element).firstIndex(of: rule)
      guard isUp, rule.condition.map({ holds($0, for: origin) }) ?? true else { return nil }
      return Update(origin: origin, changes: rule.effects.map(Update.Change.effect))
    }
  }

  private func rules(of container: ContainerIdentifier, _ element: ElementIdentifier?) -> [Rule] {
    element.map { index.entries[$0.index].element.rules } ?? index.app.containers[container.index].rules
  }
}
