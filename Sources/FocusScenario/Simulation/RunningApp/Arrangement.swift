/// Where elements stand now that the app moved since the start; what is not in it stands as the app file says.
///
/// What moves stays the element that it was, and so keeps focus (VO-175).
struct Arrangement: Hashable, Sendable {
  /// How far an element is from its frame in the app file, in points.
  private struct Shift: Hashable, Sendable {
    var x = 0.0
    var y = 0.0
  }

  private var children: [ElementIdentifier: [ElementIdentifier]] = [:]
  private var tops: [ContainerIdentifier: [ElementIdentifier]] = [:]
  private var shifts: [ElementIdentifier: Shift] = [:]

  /// Whether everything stands as the app file says.
  var isEmpty: Bool { children.isEmpty && tops.isEmpty }

  /// What stands in an element, in its order now.
  func children(of parent: ElementIdentifier, in index: AppIndex) -> [ElementIdentifier] {
    children[parent] ?? index.entries[parent.index].children
  }

  /// What stands directly in a context, in its order now.
  func top(of container: ContainerIdentifier, in index: AppIndex) -> [ElementIdentifier] {
    tops[container] ?? index.topElementsOfContainer[container.index]
  }

  /// What stands beside an element, itself included.
  func siblings(of element: ElementIdentifier, in index: AppIndex) -> [ElementIdentifier] {
    let entry = index.entries[element.index]
    return entry.parent.map { children(of: $0, in: index) } ?? top(of: entry.container, in: index)
  }

  /// Where an element is now; none without a frame.
  func frame(of element: ElementIdentifier, in index: AppIndex) -> Element.Frame? {
    guard var frame = index.shapes[element.index].frame else { return nil }
    guard let shift = shifts[element] else { return frame }
    frame.x += shift.x
    frame.y += shift.y
    return frame
  }

  /// Puts those that stand beside one another in another order; each takes the place on the screen of the one whose
  /// turn it has now, with all that is in it.
  mutating func arrange(_ siblings: [ElementIdentifier], in index: AppIndex) {
    guard let first = siblings.first else { return }
    let places = self.siblings(of: first, in: index).compactMap { frame(of: $0, in: index) }
    let framed = siblings.filter { index.shapes[$0.index].frame != nil }
    let moves = zip(framed, places).compactMap { element, place in
      frame(of: element, in: index).map { (element, Shift(x: place.x - $0.x, y: place.y - $0.y)) }
    }
    for (element, shift) in moves { move(element, by: shift, in: index) }
    let entry = index.entries[first.index]
    if let parent = entry.parent {
      children[parent] = siblings == index.entries[parent.index].children ? nil : siblings
    } else {
      tops[entry.container] = siblings == index.topElementsOfContainer[entry.container.index] ? nil : siblings
    }
  }

  private mutating func move(_ root: ElementIdentifier, by shift: Shift, in index: AppIndex) {
    var pending = [root]
    while let element = pending.popLast() {
      let old = shifts[element] ?? Shift()
      let new = Shift(x: old.x + shift.x, y: old.y + shift.y)
      shifts[element] = new == Shift() ? nil : new
      pending += index.entries[element.index].children
    }
  }
}

extension RunningApp {
  /// What stands beside an element, itself included, in its order now.
  func siblings(of element: ElementIdentifier) -> [ElementIdentifier] { arrangement.siblings(of: element, in: index) }

  /// Moves an element among those beside it; elsewhere it would be another one, and nothing moves.
  mutating func move(
    _ target: Target,
    to place: Effect.Place,
    _ origin: Update.Origin,
    _ consequences: inout Consequences
  ) {
    guard let element = element(target, for: origin) else {
      return consequences.notes.append("\(target.words) names no element (\(origin.words(in: index)))")
    }
    var siblings = siblings(of: element)
    siblings.removeAll { $0 == element }
    guard let turn = turn(at: place, among: siblings, origin) else {
      return consequences.notes.append("\(target.words) does not stand beside what it is to move to: it stays")
    }
    siblings.insert(element, at: turn)
    arrange(siblings, moving: element)
  }

  private func turn(at place: Effect.Place, among siblings: [ElementIdentifier], _ origin: Update.Origin) -> Int? {
    switch place {
    case .top: 0
    case .end: siblings.count
    case .before(let other): element(other, for: origin).flatMap { siblings.firstIndex(of: $0) }
    case .after(let other): element(other, for: origin).flatMap { siblings.firstIndex(of: $0) }.map { $0 + 1 }
    }
  }
}
