/// The elements of one level, sorted as VoiceOver sorts them.
///
/// Without a frame an element follows the one before it in the author's order, as if stacked below it; elements before
/// the first frame come first.
struct ReadingLevel {
  private struct Item {
    var element: ElementIdentifier
    var place: ReadingGeometry.Place
    var priority: Double
  }

  private let geometry: ReadingGeometry
  private var items: [Item] = []
  private var hasPriorities = false

  /// An empty level.
  init(_ geometry: ReadingGeometry) { self.geometry = geometry }

  /// Prepares for a number of elements.
  mutating func reserveCapacity(_ count: Int) { items.reserveCapacity(count) }

  /// Adds the next element of the author's order.
  mutating func append(_ element: ElementIdentifier, at place: ReadingGeometry.Place?, priority: Double) {
    // At the place of its predecessor, where the stable sort keeps it behind.
    let place = place ?? items.last?.place ?? ReadingGeometry.Place(x: 0, y: -.infinity)
    items.append(Item(element: element, place: place, priority: priority))
    if priority != 0 { hasPriorities = true }
  }

  /// The elements in reading order: by priority (VO-42), then by geometry (VO-30).
  var sorted: [ElementIdentifier] { sortedItems.map(\.element) }

  private var sortedItems: [Item] {
    var all = self
    all.sortByGeometry()
    if hasPriorities { all.items.sort { $0.priority > $1.priority } }
    return all.items
  }

  private func precedes(_ left: Item, _ right: Item) -> Bool { geometry.precedes(left.place, right.place) }
}

// MARK: - Sorting

extension ReadingLevel {
  /// The result is by definition that of an insertion sort from the author's order (VO-35).
  ///
  /// It would move nothing in a level whose neighbours are in order, and any stable sort gives the same where every
  /// element is clearly in one row.
  private mutating func sortByGeometry() {
    guard !isInOrder else { return }
    if hasDistinctRows {
      items.sort(by: precedes)
    } else {
      insertionSort()
    }
  }

  private var isInOrder: Bool {
    items.indices.dropFirst().allSatisfy { !precedes(items[$0], items[$0 - 1]) }
  }

  private mutating func insertionSort() {
    for start in items.indices.dropFirst() {
      let item = items[start]
      var position = start
      while position > 0, precedes(item, items[position - 1]) {
        items[position] = items[position - 1]
        position -= 1
      }
      items[position] = item
    }
  }

  /// Whether being in one row is transitive here, so that the comparison orders the level without contradiction.
  private var hasDistinctRows: Bool { longChains.isEmpty }

  /// Tops that follow one another less than a row apart, and whose ends are nevertheless in different rows.
  private var longChains: [ClosedRange<Double>] {
    let tops = items.map(\.place.y).filter(\.isFinite).sorted()
    var chains: [ClosedRange<Double>] = []
    for top in tops {
      if let chain = chains.last, geometry.isSameRow(chain.upperBound, top) {
        chains[chains.count - 1] = chain.lowerBound...top
      } else {
        chains.append(top...top)
      }
    }
    return chains.filter { !geometry.isSameRow($0.lowerBound, $0.upperBound) }
  }
}

// MARK: - Ambiguity

extension ReadingLevel {
  /// The first contradicted pair of each chain of rows that run into one another (VO-35).
  ///
  /// A chain without a contradiction is no ambiguity: every pair of it is read as it would be alone.
  var ambiguities: [ReadingOrder.Ambiguity] {
    let chains = longChains
    guard !chains.isEmpty else { return [] }
    let sorted = sortedItems
    return chains.compactMap { chain in firstContradiction(sorted.filter { chain.contains($0.place.y) }) }
  }

  private func firstContradiction(_ read: [Item]) -> ReadingOrder.Ambiguity? {
    for (position, later) in read.enumerated() {
      let earlier = read.prefix(position).first { $0.priority == later.priority && precedes(later, $0) }
      if let earlier { return ReadingOrder.Ambiguity(earlier: earlier.element, later: later.element) }
    }
    return nil
  }
}
