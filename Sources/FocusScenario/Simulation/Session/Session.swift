/// One run of an app under one technology: the app, where focus is, what is being said, and the beat being recorded.
///
/// A value: a copy is a fork, and the same intents give the same beats.
struct Session: Sendable {
  let driver: any AssistiveDriver
  let behaviours: Behaviours
  let scanning: Scanning
  /// By element number, whether the technology stops on it when it is in the tree.
  let isStop: [Bool]
  var app: RunningApp
  /// The words that the technology adds to the app's own.
  var vocabulary = SpokenVocabulary.english
  var cursor = Cursor(reading: FocusReading(element: nil, cause: .start))
  var voice = Voice()
  var traversal = Traversal()
  var beat: Beat
  var instant: Instant
  /// Whether the technology is on; before, its user is a sighted one who touches.
  var isOn = true
  /// What was up when the technology was turned on: a modal mark there keeps nobody inside (VO-136).
  var upBeforeTurnedOn: [RunningApp.Context] = []
  /// Whether hints are spoken behind what they belong to (VO-60).
  var speaksHints = false
  /// Whether one element after the other is read, until the user does something else (VO-191).
  var readsOn = false
  /// Leaves out what the app asks for focus, in this beat.
  var skipsFocusEffects = false
  /// Where focus was when each context opened, by context number.
  var placesAtOpening: [ElementIdentifier?]
  /// Where focus was in each window.
  var memory: WindowMemory
  /// A move of the platform that is still to come.
  var arrival: Arrival?
  /// What was last said of each live region, so that nothing is said twice (TB-20).
  var saidRegions: [ElementIdentifier: String] = [:]
  private var orders: ReadingOrders
  private var traversalVersion = -1
  private var nextSequence = 0
  private var timersInBeat = 0

  /// Whether more was due in the beat than any app needs: what is left is left out.
  var isExhausted: Bool { timersInBeat >= Clock.beatLimit }

  /// Whether the task is being started, at its first moment.
  var isStarting: Bool { beat.intent == nil && app.now == beat.startedAt }

  init(_ index: AppIndex, driver: any AssistiveDriver, behaviours: Behaviours, scanning: Scanning) {
    self.driver = driver
    self.scanning = scanning
    self.behaviours = behaviours
    self.isStop = index.entries.map { driver.stops(on: $0.element) }
    self.app = RunningApp(index)
    self.beat = Beat(sequence: 0, intent: nil, target: nil, at: 0, focus: cursor.reading)
    self.instant = Instant(cursor: cursor)
    self.placesAtOpening = Array(repeating: nil, count: index.app.containers.count)
    self.memory = WindowMemory(containers: index.app.containers.count)
    self.orders = ReadingOrders(containers: index.app.containers.count)
  }
}

extension Session {
  /// Starts the record of a beat.
  mutating func openBeat(_ intent: Intent?, target: ElementIdentifier? = nil) {
    beat = Beat(sequence: nextSequence, intent: intent, target: target, at: app.now, focus: cursor.reading)
    nextSequence += 1
    timersInBeat = 0
    app.openJournal()
  }

  /// Runs what becomes due in a length of time, in order of time, then of declaration.
  mutating func settle(for duration: Int) {
    let end = Clock.moment(app.now, after: duration)
    while let due = nextDue, due <= end, !isExhausted {
      app.now = max(app.now, due)
      voice.advance(to: app.now, in: &beat)
      run([])
      scanByItself()
      readByItself()
    }
    app.now = end
    voice.advance(to: end, in: &beat)
  }

  /// When something is due: a timer of the app, a move of the platform, of a scan, or of what reads on.
  private var nextDue: Int? {
    let scan = cursor.scan
    guard arrival != nil || scan.nextMove != nil || scan.nextSelect != nil || readsOn else {
      return app.timers.nextDue
    }
    let reading = readsOn ? voice.nextEnd ?? app.now : nil
    return [app.timers.nextDue, arrival?.due, scan.nextMove, scan.nextSelect, reading].compactMap { $0 }.min()
  }

  /// Ends the record of a beat.
  mutating func closeBeat() -> Beat {
    beat.endedAt = app.now
    if !isOn { cursor.reading = FocusReading(element: nil, cause: .start) }
    beat.focusAfter = cursor.reading
    if case .afterSelect = cursor.resumption { consult(.scanAfterSelect) }
    if arrival != nil, hasLostElement {
      beat.notes.append("focus is lost until \(driver.technology.rawValue) moves it")
    }
    if isExhausted {
      beat.isCutShort = true
      beat.notes.append("more than \(Clock.beatLimit) timers were due: the rest was left out")
    }
    recordChanges()
    return beat
  }

  /// Counts a timer that was due.
  mutating func countTimer() { timersInBeat += 1 }

  /// Notes that a behaviour decides, and gives its answer.
  @discardableResult
  mutating func consult(_ behaviour: BehaviourIdentifier) -> AlternativeIdentifier {
    if !beat.consulted.contains(behaviour) { beat.consulted.append(behaviour) }
    return behaviours[behaviour]
  }

  /// Whether a rule of the driver holds now.
  mutating func holds(_ dependence: Dependence) -> Bool {
    switch dependence {
    case .always: true
    case .never: false
    case .when(let behaviour, let answers): answers.contains(consult(behaviour))
    }
  }

  /// Brings what can be visited up to date with the tree.
  mutating func refreshTraversal() {
    guard traversalVersion != app.version else { return }
    traversalVersion = app.version
    let known = orders.ambiguities.count
    let scope = scope()
    let orders = scope.map { order(of: $0) }
    let patches = scope.map { self.orders.takePatches(of: $0) }
    let passedOver = passesOverDisabled(orders) ? app.states : nil
    if passedOver != nil || !followTraversal(patches, orders, scope) {
      traversal = Traversal(scope: scope, orders: orders, isStop: isStop, passedOver: passedOver)
    }
    for ambiguity in self.orders.ambiguities.dropFirst(known) { note(ambiguity) }
  }

  /// What of a context can be visited; the mark of an element counts for whom the mark of a context does (FKA-13).
  private mutating func order(of container: ContainerIdentifier) -> [ElementIdentifier] {
    let heedsModals = !app.index.hasModalElement || holds(driver.modalConfinement)
    return orders.elements(of: container, in: &app, for: driver, heedingModals: heedsModals)
  }

  /// Whether what came and went could be followed, without a look at the rest.
  private mutating func followTraversal(
    _ patches: [[OrderPatch]?],
    _ orders: [[ElementIdentifier]],
    _ scope: [ContainerIdentifier]
  ) -> Bool {
    guard scope == traversal.scope, !traversal.passesOver, !patches.contains(where: { $0 == nil }) else { return false }
    var offset = 0
    for (patches, order) in zip(patches, orders) {
      guard traversal.follow(patches ?? [], after: offset, isStop: isStop) else { return false }
      offset += order.count
    }
    return true
  }

  /// Whether disabled controls are left out; asked only where one could be a stop.
  private mutating func passesOverDisabled(_ orders: [[ElementIdentifier]]) -> Bool {
    guard driver.mayPassOverDisabled, app.hasDisabled else { return false }
    let isAsked = orders.contains { $0.contains { isStop[$0.index] && app.states[$0.index].isDisabled } }
    return isAsked && consult(.disabledControl) == .passedOver
  }

  /// Says that the order rests on where the author wrote two elements, and nothing else (VO-35).
  private mutating func note(_ ambiguity: ReadingOrder.Ambiguity) {
    let (earlier, later) = (app.states[ambiguity.earlier.index].label, app.states[ambiguity.later.index].label)
    beat.notes.append("the reading order is ambiguous: '\(earlier)' comes before '\(later)', alone it would come after")
  }

  /// The contexts that focus can be in: all from the topmost system presentation upwards, or the last modal of these.
  private mutating func scope() -> [ContainerIdentifier] {
    let level = level()
    let modal = level.last { app.kind(of: $0) == .overlay && app.index.app.containers[$0.index].isModal }
    guard let modal, !upBeforeTurnedOn.contains(where: { $0.container == modal && app.contexts.contains($0) }),
      holds(driver.modalConfinement)
    else { return level }
    return [modal]  // VO-120, VO-122, VO-123, VO-125
  }

  /// A presentation without accessible content does not take focus in (VO-126, VO-128).
  private mutating func level() -> [ContainerIdentifier] {
    let contexts = app.contexts.map(\.container)
    for place in contexts.indices.reversed() where app.kind(of: contexts[place]).isSystemPresentation {
      if !order(of: contexts[place]).isEmpty { return Array(contexts[place...]) }
    }
    return contexts
  }
}

extension Session {
  /// Records what came, went and changed for the eye, in the order of the app file.
  private mutating func recordChanges() {
    guard !app.journal.times.isEmpty else { return }
    let touched = app.journal.before.keys.sorted().map { ElementIdentifier($0) }
    beat.replaced = Self.sortedOnce(beat.replaced)
    beat.moved = Self.sortedOnce(app.journal.moved)
    beat.changeTimes = app.journal.times
    beat.changed = touched.filter { element in
      app.journal.before[element.index].map { $0.differs(from: app.states[element.index]) } ?? false
    }
    guard !touched.isEmpty || app.contexts != app.journal.contexts else { return }
    let shown = app.journal.shown.flatMap { app.family(of: $0) }
    beat.glimpsed = Self.sortedOnce(shown).filter { !app.isSeen($0) && !app.wasSeen($0) }
    for element in seenOrUnseen(touched) {
      switch (app.wasSeen(element), app.isSeen(element)) {
      case (false, true): beat.appeared.append(element)
      case (true, false): beat.vanished.append(element)
      default: break
      }
    }
  }

  /// What may have come or gone: what was touched, with what is below it, and all of a context that opened or closed.
  private func seenOrUnseen(_ touched: [ElementIdentifier]) -> [ElementIdentifier] {
    let before = app.journal.contexts.map(\.container)
    let after = app.contexts.map(\.container)
    let contexts = before.filter { !after.contains($0) } + after.filter { !before.contains($0) }
    let whole = contexts.flatMap { app.index.elementsOfContainer[$0.index] }
    let parts = touched.filter { app.journal.before[$0.index]?.isVisible != app.states[$0.index].isVisible }
    return Self.sortedOnce(whole + parts.flatMap { app.family(of: $0) })
  }

  private static func sortedOnce(_ elements: [ElementIdentifier]) -> [ElementIdentifier] {
    let sorted = elements.sorted()
    return sorted.indices.filter { $0 == 0 || sorted[$0 - 1] != sorted[$0] }.map { sorted[$0] }
  }
}

extension ElementState {
  /// Whether its words or its states are others; coming and going is not meant.
  fileprivate func differs(from other: ElementState) -> Bool {
    var same = other
    same.isVisible = isVisible
    same.isInTree = isInTree
    same.instance = instance
    return self != same
  }
}
