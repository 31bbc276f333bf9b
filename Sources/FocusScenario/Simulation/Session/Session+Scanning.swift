/// What a switch user has in front of the highlight: a group, the items of one, or a menu.
struct Scan: Hashable, Sendable {
  /// The group that is highlighted as a whole.
  var group: ElementIdentifier?
  /// The group whose items are scanned.
  var entered: ElementIdentifier?
  var menu: ScanMenu?
  /// How often the highlight has come round since a switch was pressed.
  var cycles = 0
  /// When the highlight moves by itself, in milliseconds of simulated time.
  var nextMove: Int?
  /// When what a single switch moved to is selected, in milliseconds of simulated time (SC-1).
  var nextSelect: Int?
}

extension Session {
  private enum Highlight: Hashable {
    case item(ElementIdentifier)
    case group(ElementIdentifier)

    var element: ElementIdentifier {
      switch self {
      case .item(let element), .group(let element): element
      }
    }
  }

  /// What is highlighted in turn: stops and groups, or the items of the group that was entered and the way out (SC-3).
  private var highlights: [Highlight] {
    guard scanning.groupsItems else { return traversal.stops.map(Highlight.item) }
    if let entered = cursor.scan.entered { return items(of: entered).map(Highlight.item) + [.group(entered)] }
    var counts: [ElementIdentifier: Int] = [:]
    let groups = traversal.stops.map { app.group(of: $0).element }
    for group in groups.compactMap({ $0 }) { counts[group, default: 0] += 1 }
    var seen: Set<ElementIdentifier> = []
    return zip(traversal.stops, groups).compactMap { stop, group in
      guard let group, counts[group, default: 0] > 1 else { return .item(stop) }
      return seen.insert(group).inserted ? .group(group) : nil
    }
  }

  /// Whether a step is one along the stops: no groups, no cycles to count, no menu.
  var scansItemByItem: Bool { !scanning.groupsItems && scanning.loops == nil && cursor.scan.menu == nil }

  /// The items that are highlighted in turn inside the group that was entered.
  var itemsOfEnteredGroup: [ElementIdentifier] { cursor.scan.entered.map { items(of: $0) } ?? [] }

  private func items(of group: ElementIdentifier) -> [ElementIdentifier] {
    traversal.stops.filter { app.group(of: $0).element == group }
  }

  /// The next highlight; after so many cycles it hides (SC-6).
  mutating func scan(forward: Bool, byItself: Bool = false) {
    if !byItself { cursor.scan.cycles = 0 }
    if let menu = cursor.scan.menu { return highlight(in: menu, forward: forward) }
    // SC-8: where scanning resumes elsewhere, it is out of the group in which something was selected.
    if let group = cursor.scan.entered, let place = resumptionPlace(), app.group(of: place).element != group {
      cursor.scan.entered = nil
    }
    let highlights = highlights
    guard !highlights.isEmpty else { return beat.notes.append("there is nothing to move to") }
    if let place = resumptionPlace(), let highlight = highlights.first(where: { holds($0, place) }) {
      return show(highlight)
    }
    let current = highlights.firstIndex { $0.element == cursor.reading.element }
    let next = current.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : highlights.count - 1)
    if !highlights.indices.contains(next) { cursor.scan.cycles += 1 }
    if let loops = scanning.loops, cursor.scan.cycles >= loops { return hideHighlight() }
    show(highlights[(next + highlights.count) % highlights.count])
  }

  private func holds(_ highlight: Highlight, _ stop: ElementIdentifier) -> Bool {
    switch highlight {
    case .item(let item): item == stop
    case .group(let group): cursor.scan.entered == nil && app.group(of: stop).element == group
    }
  }

  private mutating func show(_ highlight: Highlight) {
    let entered = cursor.scan.entered
    userMoves(to: highlight.element)
    cursor.scan.entered = entered
    if case .group(let group) = highlight { cursor.scan.group = group }
  }

  private mutating func hideHighlight() {
    cursor.scan = Scan()
    instant = Instant(cursor: cursor)
    move(to: nil, .platform(fact: "SC-6", confidence: .documented, behaviour: nil))
    beat.notes.append("the highlight is hidden until a switch is pressed")
  }
}

// MARK: - Selecting

extension Session {
  /// A select that is not a tap: it enters or leaves a group, opens the menu or chooses from it; false when it taps.
  mutating func selectsWithoutTap() -> Bool {
    guard driver.resumesAtPlace else { return false }
    if let menu = cursor.scan.menu { return choose(from: menu) }
    guard let element = cursor.reading.element else {
      scan(forward: true)  // SC-6: a press starts the scan again
      return true
    }
    if let group = cursor.scan.group {
      let isLeaving = cursor.scan.entered == group  // SC-3
      cursor.scan.entered = isLeaving ? nil : group
      show(isLeaving ? .group(group) : .item(items(of: group).first ?? element))
      return true
    }
    guard scanning.opensMenu, !hasLostElement else { return false }
    openMenu(of: element)
    return true
  }

  private mutating func openMenu(of element: ElementIdentifier) {
    cursor.scan.menu = ScanMenu(actions: app.actions(of: element))
    noteMenu()
  }

  /// Whether the choice is no tap; the menu closes whatever it is (SC-4).
  private mutating func choose(from menu: ScanMenu) -> Bool {
    cursor.scan.menu = nil
    switch menu.entries[menu.highlighted] {
    case .tap: return false
    case .action(let name): performAction(name)
    case .escape: beat.notes.append("the menu closes")
    }
    return true
  }

  private mutating func highlight(in menu: ScanMenu, forward: Bool) {
    let count = menu.entries.count
    cursor.scan.menu?.highlighted = (menu.highlighted + (forward ? 1 : count - 1)) % count
    noteMenu()
  }

  private mutating func noteMenu() {
    guard let menu = cursor.scan.menu else { return }
    switch menu.entries[menu.highlighted] {
    case .tap: beat.notes.append("the menu highlights Tap")
    case .action(let name): beat.notes.append("the menu highlights '\(name)'")
    case .escape: beat.notes.append("the menu highlights Escape")
    }
  }
}

// MARK: - Scanning by itself

extension Session {
  /// Sets the time of the next move, counted from now (SC-1).
  mutating func waitForScan() {
    guard driver.resumesAtPlace, let interval = scanning.interval, cursor.reading.element != nil else { return }
    cursor.scan.nextMove = Clock.moment(app.now, after: max(1, interval))
  }

  /// A press of the single switch moved the highlight: the dwell begins (SC-1).
  mutating func waitForDwell() {
    guard driver.resumesAtPlace, let dwell = scanning.dwell, cursor.reading.element != nil else { return }
    cursor.scan.nextSelect = Clock.moment(app.now, after: max(1, dwell))
  }

  /// Selects by waiting, for whoever has a single switch: what was highlighted when the wait began (SC-1).
  ///
  /// False when another switch selects.
  mutating func selectsByDwell() -> Bool {
    guard driver.resumesAtPlace, scanning.dwell != nil else { return false }
    if cursor.scan.nextSelect == nil { waitForDwell() }
    let (due, place) = (cursor.scan.nextSelect ?? app.now, cursor)
    cursor.scan.nextSelect = nil
    settle(for: due - app.now)
    if place.isAtSamePlace(as: cursor) { return false }
    beat.notes.append("the highlight went elsewhere before the dwell was over")
    return true
  }

  /// Moves the highlight when its time has come, or selects what has it.
  mutating func scanByItself() {
    if let due = cursor.scan.nextSelect, due <= app.now {
      countTimer()
      cursor.scan.nextSelect = nil
      activate()
    }
    guard let due = cursor.scan.nextMove, due <= app.now else { return }
    countTimer()
    cursor.scan.nextMove = nil
    scan(forward: true, byItself: true)
    waitForScan()
  }
}
