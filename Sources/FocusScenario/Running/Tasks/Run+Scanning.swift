extension TaskPerformer.Run {
  /// Touches an element, for a user who has no technology on.
  mutating func point(at element: ElementIdentifier) -> Bool {
    guard simulator.stops.contains(element), simulator.isVisible(element) else {
      stop("\(scene.name(element)) cannot be touched here")
      return false
    }
    pointWithoutTechnology(at: element)
    return true
  }

  /// Scans to an element, into its group and out of others, or waits until the highlight comes; false when it does not.
  mutating func scan(to element: ElementIdentifier) -> Bool {
    // Out of a group, round all groups, and round the items of one.
    let most = 4 * simulator.stops.count + 8
    var presses = 0
    while !isHighlighted(element), presses < most {
      presses += 1
      scanOnce(towards: element)
    }
    if isHighlighted(element) {
      countMoves(presses, "\(presses) scan\(presses == 1 ? "" : "s")")
      return true
    }
    stop("\(scene.name(element)) cannot be reached by scanning")
    return false
  }

  /// Selects Tap in the menu that a select has opened (SC-2); a scan that moves by itself may have passed it already.
  mutating func chooseTap() {
    var budget = simulator.scanMenu?.entries.count ?? 0
    while let menu = simulator.scanMenu, menu.entries[menu.highlighted] != .tap, budget > 0 {
      budget -= 1
      step()
    }
    if simulator.scanMenu != nil { perform(.activate) }
  }

  /// One move of the highlight: by a switch, or by itself.
  private mutating func step() { perform(simulator.scanning.interval.map { .wait($0) } ?? .next, isNavigation: true) }

  private func isHighlighted(_ element: ElementIdentifier) -> Bool {
    simulator.focus.element == element && simulator.highlightedGroup == nil
  }

  private mutating func scanOnce(towards element: ElementIdentifier) {
    // A select on a group enters it, and on the one that was entered leaves it (SC-3).
    if simulator.selectLeads(to: element) {
      perform(.activate, isNavigation: true)
    } else {
      step()
    }
  }
}

extension Simulator {
  /// Whether the way to an element is no matter of steps along the stops.
  var scansByGroupOrItself: Bool {
    technology == .switchControl && (scanning.groupsItems || scanning.interval != nil)
  }
}
