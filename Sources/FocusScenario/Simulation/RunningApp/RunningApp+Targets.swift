extension RunningApp {
  /// The element that a rule's words mean now.
  func element(_ target: Target, for origin: Update.Origin) -> ElementIdentifier? {
    switch target {
    case .named(let name): named(name, for: origin)
    case .opener: standingOpener(of: origin.container)
    case .error: error(for: origin)
    case .title: title(of: origin.container)
    case .this: origin.element ?? origin.actor
    case .next: origin.element.flatMap { neighbour(of: $0, forward: true) }
    case .previous: origin.element.flatMap { neighbour(of: $0, forward: false) }
    }
  }

  /// The nearest of the name: beside the rule's element, then in its context, then in what is up, then anywhere.
  private func named(_ name: String, for origin: Update.Origin) -> ElementIdentifier? {
    let candidates = index.elements(named: name)
    guard candidates.count > 1 else { return candidates.first }
    if let element = origin.element, let near = nearest(to: element, of: candidates) { return near }
    let own = candidates.filter { container(of: $0) == origin.container }
    if let found = own.first(where: isPresent) ?? own.first { return found }
    return candidates.last(where: isPresent) ?? candidates.first
  }

  /// The candidate in the smallest part of the tree that the element shares with one.
  private func nearest(to element: ElementIdentifier, of candidates: [ElementIdentifier]) -> ElementIdentifier? {
    var part: ElementIdentifier? = element
    while let root = part {
      if let found = candidates.first(where: { isInside($0, root) }) { return found }
      part = index.entries[root.index].parent
    }
    return nil
  }

  /// Whether an element is another or stands below it.
  func isInside(_ element: ElementIdentifier, _ root: ElementIdentifier) -> Bool {
    var current: ElementIdentifier? = element
    while let place = current {
      if place == root { return true }
      current = index.entries[place.index].parent
    }
    return false
  }

  /// The error of the context; of several, one that is there.
  private func error(for origin: Update.Origin) -> ElementIdentifier? {
    let errors = index.elementsOfContainer[origin.container.index].filter {
      index.entries[$0.index].element.errorOf != nil
    }
    return errors.first(where: isPresent) ?? errors.first
  }

  /// The first heading, else the first text.
  func title(of container: ContainerIdentifier) -> ElementIdentifier? {
    let elements = index.elementsOfContainer[container.index].filter { states[$0.index].isInTree }
    return elements.first { role(of: $0) == .heading } ?? elements.first { role(of: $0) == .text }
  }

  /// The row beside the one in which an element stands; rows that are gone are passed over.
  private func neighbour(of element: ElementIdentifier, forward: Bool) -> ElementIdentifier? {
    var row = element
    while role(of: row) != .row, let parent = index.entries[row.index].parent { row = parent }
    if role(of: row) != .row { row = element }
    let rows = siblings(of: row).filter { role(of: $0) == role(of: row) && ($0 == row || states[$0.index].isInTree) }
    guard let place = rows.firstIndex(of: row) else { return nil }
    let beside = forward ? place + 1 : place - 1
    return rows.indices.contains(beside) ? rows[beside] : nil
  }
}

extension RunningApp {
  /// Whether a condition holds now; one about an element that nothing names does not.
  func holds(_ condition: Condition, for origin: Update.Origin) -> Bool {
    switch condition {
    case .value(let target, let text): state(target, origin).map { ($0.value ?? "") == text } ?? false
    case .valueIsEmpty(let target): state(target, origin).map { ($0.value ?? "").isEmpty } ?? false
    case .isShown(let target): element(target, for: origin).map(isSeen) ?? false
    case .isSelected(let target): state(target, origin)?.isSelected ?? false
    case .isChecked(let target): state(target, origin)?.isChecked ?? false
    case .isOpen(let name): index.containers(named: name).contains(where: isUp)
    case .not(let condition): !holds(condition, for: origin)
    case .all(let conditions): conditions.allSatisfy { holds($0, for: origin) }
    }
  }

  private func state(_ target: Target, _ origin: Update.Origin) -> ElementState? {
    element(target, for: origin).map { states[$0.index] }
  }
}
