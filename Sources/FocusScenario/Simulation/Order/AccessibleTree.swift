/// What of one context is in the accessibility tree now, with the place by which each part is sorted.
///
/// What is out of sight, faint or of no use for a touch is in it all the same (VO-6, VO-10).
struct AccessibleTree: Sendable {
  /// What was found at and below an element.
  struct Find: Sendable {
    /// Whether it is a stop, or a stop is below it.
    var isThere = false
    /// The place by which it is sorted among its siblings; none without frames.
    var place: ReadingGeometry.Place?
  }

  private let container: ContainerIdentifier
  let index: AppIndex
  private let states: ElementStates
  /// Where what the app moved stands.
  private let arrangement: Arrangement
  /// Whether there is a modal mark, and it counts.
  private let heedsModals: Bool
  let geometry: ReadingGeometry
  /// The number of the first element of the context; the elements of a context are numbered in one run.
  private let first: Int
  private var finds: [Find]

  /// Looks at every element once, children before their parents.
  init(
    of container: ContainerIdentifier,
    in index: AppIndex,
    states: ElementStates,
    arrangement: Arrangement = Arrangement(),
    heedingModals: Bool = true
  ) {
    let elements = index.elementsOfContainer[container.index]
    self.container = container
    self.index = index
    self.states = states
    self.arrangement = arrangement
    heedsModals = heedingModals && index.hasModalElement
    geometry = ReadingGeometry(index.app.idiom, index.app.direction)
    first = elements.first?.index ?? 0
    finds = Array(repeating: Find(), count: elements.count)
    for element in elements.reversed() where states[element.index].isInTree {  // VO-4, VO-5
      finds[element.index - first] = find(at: element, labelled: !states[element.index].label.isEmpty)
    }
  }

  /// The number of elements of the context, in the tree or not.
  var count: Int { finds.count }

  /// Whether it is one stop.
  func isStop(_ element: ElementIdentifier) -> Bool {
    guard self[element].isThere else { return false }
    switch index.shapes[element.index].standing {
    case .stop, .cell: return true
    case .container, .wrapper: return false
    }
  }

  /// Whether its children are visited on a level of their own.
  func isEntered(_ element: ElementIdentifier) -> Bool {
    guard self[element].isThere else { return false }
    switch index.shapes[element.index].standing {
    case .cell, .container: return true
    case .stop, .wrapper: return false
    }
  }

  /// What was found at an element of the context.
  subscript(_ element: ElementIdentifier) -> Find { finds[element.index - first] }
}

// MARK: - Levels

extension AccessibleTree {
  /// What stands directly in the context.
  var topLevel: ReadingLevel { level(unignored(arrangement.top(of: container, in: index)), isInBar: false) }

  /// What stands directly below an element, as its author arranged it or as geometry does.
  func level(of parent: ElementIdentifier) -> ReadingLevel {
    let isFixed = isExplicit(parent)  // VO-2, VO-39
    let isBar = index.shapes[parent.index].role == .navigationBar
    var level = level(visitedChildren(of: parent), isInBar: isBar && !isFixed)
    level.isFixed = isFixed
    return level
  }

  private func level(_ elements: [ElementIdentifier], isInBar: Bool) -> ReadingLevel {
    let members = flattened(elements)
    var level = ReadingLevel(geometry)
    level.reserveCapacity(members.count)
    for element in isInBar ? arrangedInBar(members) : members {
      level.append(element, at: self[element].place, priority: index.shapes[element.index].sortPriority)
    }
    return level
  }

  /// What is there of some elements, with what is in plain views in their place (VO-3).
  private func flattened(_ elements: [ElementIdentifier]) -> [ElementIdentifier] {
    var members: [ElementIdentifier] = []
    members.reserveCapacity(elements.count)
    var pending: [ElementIdentifier] = elements.reversed()
    while let element = pending.popLast() {
      guard self[element].isThere else { continue }
      if index.shapes[element.index].standing == .wrapper {
        pending.append(contentsOf: visitedChildren(of: element).reversed())
      } else {
        members.append(element)
      }
    }
    return members
  }

  /// The author's order of a navigation bar: its back button, its title, the rest (VO-41).
  private func arrangedInBar(_ members: [ElementIdentifier]) -> [ElementIdentifier] {
    var parts: [[ElementIdentifier]] = [[], [], []]
    for member in members { parts[index.shapes[member.index].role.placeInNavigationBar].append(member) }
    return Array(parts.joined())
  }

  /// Whether its author listed its children (VO-2).
  private func isExplicit(_ element: ElementIdentifier) -> Bool {
    index.shapes[element.index].isExplicit
  }

  /// The children, or of an explicit order those that it lists; the others disappear (VO-2).
  func visitedChildren(of parent: ElementIdentifier) -> [ElementIdentifier] {
    let children = unignored(arrangement.children(of: parent, in: index))
    guard isExplicit(parent), let names = index.entries[parent.index].element.explicitOrder else { return children }
    var candidates: [String: [ElementIdentifier]] = [:]
    for child in children.reversed() {
      let element = index.entries[child.index].element
      for name in Set([element.label] + element.aliases + [element.id].compactMap { $0 }) {
        candidates[name, default: []].append(child)
      }
    }
    var listed: Set<ElementIdentifier> = []
    return names.compactMap { name in
      while let child = candidates[name]?.popLast() {
        if listed.insert(child).inserted { return child }
      }
      return nil
    }
  }

  /// A modal makes its siblings ignored, of several the last one (VO-120, VO-122), even without content (VO-123).
  ///
  /// Nothing else: other branches stay, and so do the siblings of what holds it (VO-121, VO-124, VO-135).
  private func unignored(_ siblings: [ElementIdentifier]) -> [ElementIdentifier] {
    guard heedsModals else { return siblings }
    let modal = siblings.last { index.shapes[$0.index].isModal && states[$0.index].isInTree }
    return modal.map { [$0] } ?? siblings
  }
}

// MARK: - Places

extension AccessibleTree {
  private func find(at element: ElementIdentifier, labelled isLabelled: Bool) -> Find {
    let standing = index.shapes[element.index].standing
    if isZeroSize(element), !isLookedThrough(element, standing) { return Find() }  // VO-7
    switch standing {
    case .stop:
      // VO-14: a picture without a label is decoration.
      guard isLabelled || index.shapes[element.index].role != .image else { return Find() }
      return Find(isThere: true, place: corner(of: element))
    case .cell:
      return Find(isThere: true, place: corner(of: element) ?? firstPlace(below: element))
    case .container:
      guard visitedChildren(of: element).contains(where: { self[$0].isThere }) else { return Find() }
      return Find(isThere: true, place: place(ofContainer: element))
    case .wrapper:
      guard visitedChildren(of: element).contains(where: { self[$0].isThere }) else { return Find() }
      return Find(isThere: true, place: firstPlace(below: element))
    }
  }

  /// Without a size, only what neither clips nor is an element nor lists its elements leads on to its children.
  private func isLookedThrough(_ element: ElementIdentifier, _ standing: Element.Standing) -> Bool {
    guard standing == .container || standing == .wrapper else { return false }
    return !isExplicit(element) && !index.shapes[element.index].clips
  }

  /// A container stands where its geometrically first descendant stands (VO-37), with three exceptions.
  private func place(ofContainer element: ElementIdentifier) -> ReadingGeometry.Place? {
    guard let own = corner(of: element) else { return firstPlace(below: element) }
    let isScrollView = index.shapes[element.index].scrolls  // VO-48
    guard !isScrollView, !isExplicitInTabBar(element), let first = firstPlace(below: element) else { return own }
    // VO-48: rows that were scrolled out at the top do not pull the list up with them.
    let isScrolledOut = index.shapes[element.index].role == .list && first.y < own.y
    return isScrolledOut ? own : first
  }

  private func firstPlace(below element: ElementIdentifier) -> ReadingGeometry.Place? {
    geometry.first(visitedChildren(of: element).lazy.compactMap { self[$0].place })
  }

  /// VO-38: an explicit container directly in a tab bar is placed by its own frame.
  private func isExplicitInTabBar(_ element: ElementIdentifier) -> Bool {
    guard isExplicit(element), let parent = index.entries[element.index].parent else { return false }
    return index.shapes[parent.index].role == .tabBar
  }

  func corner(of element: ElementIdentifier) -> ReadingGeometry.Place? {
    let frame = arrangement.isEmpty ? index.shapes[element.index].frame : arrangement.frame(of: element, in: index)
    return frame.map { ReadingGeometry.Place(x: $0.x, y: $0.y) }
  }

  /// Zero in one axis only drops nothing (VO-8).
  func isZeroSize(_ element: ElementIdentifier) -> Bool {
    guard let frame = index.shapes[element.index].frame else { return false }
    return frame.width == 0 && frame.height == 0
  }
}
