extension AccessibleTree {
  /// Whether it stands in what is one stop, and is not visited.
  func isInsideStop(_ element: ElementIdentifier) -> Bool {
    var current = index.entries[element.index].parent
    while let place = current {
      if index.shapes[place.index].standing == .stop { return true }
      current = index.entries[place.index].parent
    }
    return false
  }

  /// Whether an element that is one stop or nothing is a stop now (VO-4, VO-7, VO-14).
  func isStop(_ element: ElementIdentifier, in states: ElementStates) -> Bool {
    let state = states[element.index]
    return state.isInTree && !isZeroSize(element)
      && (!state.label.isEmpty || index.shapes[element.index].role != .image)
  }

  /// The members of their levels that lead to an element, from the top; plain views are on no level (VO-3).
  func path(to element: ElementIdentifier) -> [ElementIdentifier] {
    var path = [element]
    var current = index.entries[element.index].parent
    while let place = current {
      if index.shapes[place.index].standing != .wrapper { path.append(place) }
      current = index.entries[place.index].parent
    }
    return path.reversed()
  }

  /// Whether one is read before another, to which a path leads: as their levels have what leads to them.
  func reads(_ other: ElementIdentifier, before element: ElementIdentifier, _ path: [ElementIdentifier]) -> Bool {
    if index.entries[other.index].parent == index.entries[element.index].parent { return goes(other, before: element) }
    let otherPath = self.path(to: other)
    guard let fork = zip(otherPath, path).first(where: { $0 != $1 }) else { return otherPath.count < path.count }
    return goes(fork.0, before: fork.1)
  }

  private func goes(_ member: ElementIdentifier, before other: ElementIdentifier) -> Bool {
    guard let mine = place(ofMember: member), let others = place(ofMember: other) else { return member < other }
    if geometry.precedes(mine, others) { return true }
    return member < other && !geometry.precedes(others, mine)
  }

  private func place(ofMember element: ElementIdentifier) -> ReadingGeometry.Place? {
    index.shapes[element.index].standing == .stop ? corner(of: element) : self[element].place
  }

  /// The top of what leads to an element on the level where a path ends; none when it is on another.
  func top(of element: ElementIdentifier, besideEndOf path: [ElementIdentifier]) -> Double? {
    if path.count == 1, index.entries[element.index].parent == nil { return place(ofMember: element)?.y }
    let other = self.path(to: element)
    guard other.count >= path.count, other.prefix(path.count - 1) == path.dropLast() else { return nil }
    return place(ofMember: other[path.count - 1])?.y
  }
}

// MARK: - What stands around

extension AccessibleTree {
  /// Whether all that an element stands in is there already, and keeps its place (VO-37).
  func keepsPlaces(adding element: ElementIdentifier) -> Bool {
    let place = corner(of: element)
    return holders(of: element).allSatisfy { holder in
      guard self[holder].isThere else { return false }
      guard let place, !isPlacedByItself(holder) else { return true }
      guard let first = self[holder].place else { return false }
      return first.y < place.y && !geometry.isSameRow(first.y, place.y)
    }
  }

  /// Whether all that an element stood in is still there without it, and keeps its place.
  func keepsPlaces(removing element: ElementIdentifier, _ states: ElementStates) -> Bool {
    if let parent = index.entries[element.index].parent, !hasStop(besides: element, in: parent, states) { return false }
    guard let place = corner(of: element) else { return true }
    return holders(of: element).allSatisfy { holder in
      if isPlacedByItself(holder) { return true }
      // A list is held down by rows that were scrolled out at the top (VO-48).
      if index.shapes[holder.index].role == .list, let own = corner(of: holder), place.y < own.y { return false }
      return self[holder].place != place
    }
  }

  private func hasStop(
    besides element: ElementIdentifier,
    in parent: ElementIdentifier,
    _ states: ElementStates
  ) -> Bool {
    index.shapes[parent.index].standing == .cell
      || index.entries[parent.index].children.contains { child in
        guard child != element else { return false }
        return index.shapes[child.index].standing == .stop ? isStop(child, in: states) : self[child].isThere
      }
  }

  private func isPlacedByItself(_ holder: ElementIdentifier) -> Bool {
    let shape = index.shapes[holder.index]
    return shape.frame != nil && (shape.scrolls || shape.standing == .cell)
  }

  private func holders(of element: ElementIdentifier) -> [ElementIdentifier] { index.ancestors(of: element) }
}
