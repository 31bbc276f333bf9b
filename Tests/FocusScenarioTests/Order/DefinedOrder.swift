@testable import FocusScenario

/// The reading order as it is defined, without any shorter way: each level is an insertion sort from the author's order.
struct DefinedOrder {
  var idiom = App.Idiom.phone
  var direction = App.Direction.leftToRight
  /// The labels of what is not in the tree.
  var hidden: Set<String> = []

  /// The labels of the stops of a level and of all below it.
  func read(_ elements: [Element], in parent: Element? = nil) -> [String] {
    let members = members(of: elements, in: parent)
    guard parent?.explicitOrder == nil else { return members.flatMap { readOne($0.element) } }
    var arranged = members
    if parent?.role == .navigationBar {
      arranged = members.filter { $0.element.role == .heading } + members.filter { $0.element.role != .heading }
    }
    var places: [(element: Element, place: Element.Frame)] = []
    for member in arranged {
      let before = places.last?.place ?? Element.Frame(x: 0, y: -.infinity, width: 0, height: 0)
      places.append((member.element, place(of: member.element, in: member.parent) ?? before))
    }
    let sorted = Self.insertionSorted(places) { precedes($0.place, $1.place) }
    return Self.insertionSorted(sorted) { $0.element.sortPriority > $1.element.sortPriority }
      .flatMap { readOne($0.element) }
  }

  private func readOne(_ element: Element) -> [String] {
    switch element.standing {
    case .stop: [element.label]
    case .cell: [element.label] + read(element.children, in: element)
    case .container, .wrapper: read(element.children, in: element)
    }
  }

  static func insertionSorted<Item>(_ items: [Item], by precedes: (Item, Item) -> Bool) -> [Item] {
    var sorted: [Item] = []
    for item in items {
      var position = sorted.count
      while position > 0, precedes(item, sorted[position - 1]) { position -= 1 }
      sorted.insert(item, at: position)
    }
    return sorted
  }

  func precedes(_ left: Element.Frame, _ right: Element.Frame) -> Bool {
    if abs(left.y - right.y) < (idiom == .phone ? 8 : 13) {
      return direction == .leftToRight ? left.x < right.x : left.x > right.x
    }
    return left.y < right.y
  }
}

extension DefinedOrder {
  /// What is visited of some siblings.
  private func visited(_ elements: [Element], in parent: Element?) -> [Element] {
    let modal = elements.last { $0.isModal && !isHidden($0) }
    let heard = modal.map { [$0] } ?? elements
    guard let names = parent?.explicitOrder else { return heard }
    return names.compactMap { name in heard.first { $0.label == name } }
  }

  /// The members of a level, each with what it stands in directly: what is in plain views stands in their place.
  private func members(of elements: [Element], in parent: Element?) -> [(element: Element, parent: Element?)] {
    visited(elements, in: parent).filter(isThere).flatMap { element in
      element.standing == .wrapper ? members(of: element.children, in: element) : [(element, parent)]
    }
  }

  private func isHidden(_ element: Element) -> Bool {
    element.isHiddenFromAssistiveTechnology || hidden.contains(element.label)
  }

  private func isThere(_ element: Element) -> Bool {
    if isHidden(element) { return false }
    let holds = element.standing == .container || element.standing == .wrapper
    if let frame = element.frame, frame.width == 0, frame.height == 0 {
      if !holds || element.clips || element.explicitOrder != nil { return false }
    }
    return !holds || visited(element.children, in: element).contains(where: isThere)
  }

  private func place(of element: Element, in parent: Element?) -> Element.Frame? {
    let below = visited(element.children, in: element).filter(isThere).compactMap { place(of: $0, in: element) }
    let first = below.reduce(nil) { first, next in
      first.map { precedes(next, $0) ? next : $0 } ?? next
    }
    switch element.standing {
    case .stop: return element.frame
    case .cell: return element.frame ?? first
    case .wrapper: return first
    case .container: break
    }
    guard let own = element.frame, let first else { return element.frame ?? first }
    if element.scrolls || (element.explicitOrder != nil && parent?.role == .tabBar) { return own }
    return element.role == .list && first.y < own.y ? own : first
  }
}
