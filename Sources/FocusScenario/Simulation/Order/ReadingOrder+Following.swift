/// One element that came into an order, or left it.
enum OrderPatch: Hashable, Sendable {
  case inserted(ElementIdentifier, at: Int)
  case removed(ElementIdentifier, at: Int)

  /// What came or went.
  var element: ElementIdentifier {
    switch self {
    case .inserted(let element, _), .removed(let element, _): element
    }
  }
}

// In a level where every element is clearly in one row the defined order is that of any stable sort, and what comes or
// goes moves nothing else: its place is found by halving, and the rest is not looked at.

extension ReadingOrder {
  /// Follows what came and went; none when the order has to be read anew, and is not to be used as it is.
  mutating func follow(_ moved: [ElementIdentifier], _ states: ElementStates) -> [OrderPatch]? {
    guard let ground else { return nil }
    var patches: [OrderPatch] = []
    for element in moved {
      guard follow(element, on: ground, states, &patches) else { return nil }
    }
    return patches
  }

  private mutating func follow(
    _ element: ElementIdentifier,
    on tree: AccessibleTree,
    _ states: ElementStates,
    _ patches: inout [OrderPatch]
  ) -> Bool {
    guard !tree.isInsideStop(element) else { return true }
    guard tree.index.shapes[element.index].standing == .stop else {
      return tree.index.entries[element.index].children.isEmpty
    }
    let place = place(of: element, on: tree)
    let isRead = elements.indices.contains(place) && elements[place] == element
    let isThere = tree.isStop(element, in: states)
    if isRead == isThere { return true }
    if isThere {
      guard tree.keepsPlaces(adding: element), isInOneRow(element, at: place, on: tree) else { return false }
      elements.insert(element, at: place)
      patches.append(.inserted(element, at: place))
    } else {
      guard tree.keepsPlaces(removing: element, states) else { return false }
      elements.remove(at: place)
      patches.append(.removed(element, at: place))
    }
    return true
  }

  /// How many are read before it.
  private func place(of element: ElementIdentifier, on tree: AccessibleTree) -> Int {
    let path = tree.path(to: element)
    var (lower, upper) = (0, elements.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if tree.reads(elements[middle], before: element, path) { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// Whether it makes no chain of rows that run into one another (VO-35).
  private func isInOneRow(_ element: ElementIdentifier, at place: Int, on tree: AccessibleTree) -> Bool {
    guard let top = tree.corner(of: element)?.y else { return true }
    let path = tree.path(to: element)
    var row = RowOfTops(top: top, geometry: tree.geometry)
    var before = row
    repeat {
      before = row
      row.take(elements[..<place].reversed().lazy.map { tree.top(of: $0, besideEndOf: path) })
      row.take(elements[place...].lazy.map { tree.top(of: $0, besideEndOf: path) })
    } while row != before && row.isOne
    return row.isOne
  }
}

/// The tops of elements that stand in one row, or in rows that run into one another.
private struct RowOfTops: Equatable {
  var lowest: Double
  var highest: Double
  private let threshold: Double

  init(top: Double, geometry: ReadingGeometry) {
    lowest = top
    highest = top
    threshold = geometry.rowThreshold
  }

  var isOne: Bool { highest - lowest < threshold }

  /// Takes in the rows that run into it, of elements in the order in which they lie beside it, up to one that does not.
  mutating func take(_ tops: some Sequence<Double?>) {
    var next: RowOfTops?
    for top in tops {
      guard let top else { break }
      if var row = next, abs(top - row.lowest) < threshold, abs(top - row.highest) < threshold {
        row.unite(lowest: top, highest: top)
        next = row
      } else {
        if let row = next, !take(row) { return }
        next = RowOfTops(lowest: top, highest: top, threshold: threshold)
      }
    }
    if let next { _ = take(next) }
  }

  private init(lowest: Double, highest: Double, threshold: Double) {
    self.lowest = lowest
    self.highest = highest
    self.threshold = threshold
  }

  private mutating func take(_ row: RowOfTops) -> Bool {
    guard row.highest > lowest - threshold, row.lowest < highest + threshold else { return false }
    unite(lowest: row.lowest, highest: row.highest)
    return true
  }

  private mutating func unite(lowest: Double, highest: Double) {
    self.lowest = min(self.lowest, lowest)
    self.highest = max(self.highest, highest)
  }
}
