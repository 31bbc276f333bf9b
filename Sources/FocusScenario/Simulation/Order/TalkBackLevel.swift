/// Where something is on the screen, by its edges in points.
struct TalkBackBounds: Hashable, Sendable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  init(_ frame: Element.Frame) {
    left = frame.x
    top = frame.y
    right = frame.x + frame.width
    bottom = frame.y + frame.height
  }

  /// The smallest bounds around both.
  func union(_ other: TalkBackBounds) -> TalkBackBounds {
    var whole = self
    whole.left = min(left, other.left)
    whole.top = min(top, other.top)
    whole.right = max(right, other.right)
    whole.bottom = max(bottom, other.bottom)
    return whole
  }

  /// Whether one that ends above the other's top comes first, else the more left, higher, taller, wider one (TB-1).
  func precedes(_ other: TalkBackBounds) -> Bool {
    if bottom <= other.top { return true }
    if other.bottom <= top { return false }
    if left != other.left { return left < other.left }
    if top != other.top { return top < other.top }
    if bottom != other.bottom { return bottom > other.bottom }
    return right > other.right
  }
}

/// The elements of one level in TalkBack's order: the author's, in which neighbours change places by their bounds.
struct TalkBackLevel {
  private struct Item {
    var element: ElementIdentifier
    var bounds: TalkBackBounds?
  }

  private var items: [Item] = []

  /// Adds the next element of the author's order; one without bounds changes places with nothing.
  mutating func append(_ element: ElementIdentifier, _ bounds: TalkBackBounds?) {
    items.append(Item(element: element, bounds: bounds))
  }

  /// The result of an insertion sort; where rows are clear, any stable sort gives the same.
  var sorted: [ElementIdentifier] {
    guard items.indices.dropFirst().contains(where: { precedes(items[$0], items[$0 - 1]) }) else {
      return items.map(\.element)
    }
    let sorted = hasClearRows ? items.sorted(by: precedes) : items.insertionSorted(by: precedes)
    return sorted.map(\.element)
  }

  private func precedes(_ left: Item, _ right: Item) -> Bool {
    guard let left = left.bounds, let right = right.bounds else { return false }
    return left.precedes(right)
  }

  /// Whether all that overlap each other in height do so with the same others: the comparison orders these.
  private var hasClearRows: Bool {
    let bounds = items.compactMap(\.bounds).sorted { $0.top < $1.top }
    guard bounds.count == items.count, var row = bounds.first else { return false }
    for next in bounds.dropFirst() {
      if next.top >= row.bottom {
        row = next
      } else {
        // Two bottoms: below the first, and above the last, both still overlap every member of the row.
        guard next.bottom == row.bottom, next.top < row.bottom, next.bottom > next.top else { return false }
      }
    }
    return true
  }
}
