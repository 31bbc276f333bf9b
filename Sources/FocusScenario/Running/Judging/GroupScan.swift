/// How a switch user who scans groups goes on: a select on a group goes in, to its first item; the group itself comes
/// behind its items, and a select on it goes out (SC-2, SC-3, SC-12).
///
/// Each press of a switch counts, whether it moves the highlight or selects a group: a group on the way costs its user
/// as much as an item does (SC-5).
struct GroupScan {
  /// The way to something.
  struct Way: Hashable {
    var element: ElementIdentifier
    var moves = 0
    /// Selects that enter a group or leave it.
    var selects = 0

    var presses: Int { moves + selects }
  }

  private(set) var simulator: Simulator
  private let step: Intent

  init(_ direction: Frame.Direction, on simulator: Simulator) {
    self.simulator = simulator
    step = direction == .forward ? .next : .previous
  }

  /// Goes to an element; none when no press comes to it.
  mutating func goes(to element: ElementIdentifier) -> Way? {
    var way = Way(element: element)
    // Out of a group, round all groups, and round the items of one.
    let most = 4 * simulator.stops.count + 8
    while !isAt(element), way.presses < most {
      if simulator.selectLeads(to: element) {
        _ = simulator.perform(.activate)
        way.selects += 1
      } else {
        _ = simulator.perform(step)
        way.moves += 1
      }
    }
    return isAt(element) ? way : nil
  }

  /// The way to the nearest of some elements; none when no press comes to one of them.
  static func way(
    to elements: [ElementIdentifier],
    _ direction: Frame.Direction,
    on simulator: Simulator
  ) -> Way? {
    elements.compactMap { element in
      var scan = GroupScan(direction, on: simulator)
      return scan.goes(to: element)
    }.min { $0.presses < $1.presses }
  }

  private func isAt(_ element: ElementIdentifier) -> Bool {
    simulator.focus.element == element && simulator.highlightedGroup == nil
  }

  /// Goes round, into each group and out of it, and gives the items in the order in which they are first highlighted.
  mutating func goesRound(atMost count: Int) -> [ElementIdentifier] {
    var items: [ElementIdentifier] = []
    var seen: Set<ElementIdentifier> = []
    var entered: Set<ElementIdentifier> = []
    for _ in 0..<(4 * simulator.stops.count + 8) where items.count < count {
      if let group = simulator.highlightedGroup, simulator.enteredGroup == nil {
        guard entered.insert(group).inserted else { return items }
        _ = simulator.perform(.activate)
      } else if simulator.highlightedGroup != nil, simulator.itemsOfEnteredGroup.allSatisfy(seen.contains) {
        _ = simulator.perform(.activate)
        _ = simulator.perform(step)
      } else {
        _ = simulator.perform(step)
      }
      guard simulator.highlightedGroup == nil else { continue }
      guard let element = simulator.focus.element else { return items }
      if seen.insert(element).inserted { items.append(element) } else if simulator.enteredGroup == nil { return items }
    }
    return items
  }
}

extension GroupScan.Way {
  /// `4 scans`, and what of them were selects.
  var words: String {
    let scans = "\(presses) scan\(presses == 1 ? "" : "s")"
    return selects == 0 ? scans : "\(scans), \(selects) of them a select of a group,"
  }
}

extension Simulator {
  /// Whether what stands together is highlighted as one first.
  var scansGroups: Bool { technology == .switchControl && scanning.groupsItems }

  /// Whether the highlight is on a group that has to be entered, or left, to come to an element.
  func selectLeads(to element: ElementIdentifier) -> Bool {
    guard let group = highlightedGroup else { return false }
    return index.ancestors(of: element).contains(group) != (group == enteredGroup)
  }

  /// Whether the highlight is on the group in which an element is offered, so that a select comes to its items.
  func offersGroup(of element: ElementIdentifier) -> Bool {
    highlightedGroup != nil && enteredGroup == nil && selectLeads(to: element)
  }
}
