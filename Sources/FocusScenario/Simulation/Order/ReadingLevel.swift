/// The elements of one level, sorted as VoiceOver sorts them.
///
/// Without a frame an element follows the one before it in the author's order, as if stacked below it; elements before
/// the first frame come first. Elements at one place, one above the other, keep the author's order (VO-45).
struct ReadingLevel {
  private struct Item {
    var element: ElementIdentifier
    var place: ReadingGeometry.Place
    var priority: Double
  }

  /// Whether the author's order holds as it is (VO-2, VO-39).
  var isFixed = false
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

  /// The elements in reading order, by priority (VO-42, VO-43), then by geometry (VO-30), and what is ambiguous in it.
  ///
  /// Clear is a level in which every element is in one row: there any stable sort gives the defined order.
  func sorted() -> (elements: [ElementIdentifier], ambiguities: [ReadingOrder.Ambiguity], isClear: Bool) {
    guard !isFixed else { return (items.map(\.element), [], false) }
    var all = self
    let chains = all.sortByGeometry()
    if hasPriorities { all.items.sort { $0.priority > $1.priority } }
    return (all.items.map(\.element), chains.compactMap { all.firstContradiction(in: $0) }, chains.isEmpty)
  }

  private func precedes(_ left: Item, _ right: Item) -> Bool { geometry.precedes(left.place, right.place) }
}

// MARK: - Sorting

extension ReadingLevel {
  /// Tops that follow one another less than a row apart, and whose ends are nevertheless in different rows.
  private typealias Chain = ClosedRange<Double>

  /// The result is by definition that of an insertion sort from the author's order (VO-35).
  ///
  /// It would move nothing in a level whose neighbours are in order, and any stable sort gives the same where every
  /// element is clearly in one row. Returns the chains of rows that run into one another.
  private mutating func sortByGeometry() -> [Chain] {
    guard !hasSeparateRows else { return [] }
    let chains = longChains
    if isInOrder { return chains }
    if chains.isEmpty {
      items.sort(by: precedes)
    } else {
      items = items.insertionSorted(by: precedes)
    }
    return chains
  }

  /// Whether every element is on the row of its predecessor and not before it, or on a row clearly below.
  private var hasSeparateRows: Bool {
    items.indices.dropFirst().allSatisfy { position in
      let (before, here) = (items[position - 1].place, items[position].place)
      if before.y == here.y { return !geometry.precedes(here, before) }
      return before.y < here.y && !geometry.isSameRow(before.y, here.y)
    }
  }

  private var isInOrder: Bool {
    items.indices.dropFirst().allSatisfy { !precedes(items[$0], items[$0 - 1]) }
  }

  private static let reach = 64

  private var longChains: [Chain] {
    let tops = items.map(\.place.y).filter(\.isFinite).sorted()
    var chains: [Chain] = []
    for top in tops {
      if let chain = chains.last, geometry.isSameRow(chain.upperBound, top) {
        chains[chains.count - 1] = chain.lowerBound...top
      } else {
        chains.append(top...top)
      }
    }
    return chains.filter { !geometry.isSameRow($0.lowerBound, $0.upperBound) }
  }

  /// The first contradicted pair of a chain in what is sorted (VO-35).
  ///
  /// A chain without a contradiction is no ambiguity: every pair of it is read as it would be alone. Pairs further
  /// apart than the reach are not looked at, so that the search does not grow with the square of the chain.
  private func firstContradiction(in chain: Chain) -> ReadingOrder.Ambiguity? {
    let read = items.filter { chain.contains($0.place.y) }
    for (position, later) in read.enumerated() {
      let before = read[..<position].suffix(Self.reach)
      let earlier = before.first { $0.priority == later.priority && precedes(later, $0) }
      if let earlier { return ReadingOrder.Ambiguity(earlier: earlier.element, later: later.element) }
    }
    return nil
  }
}
