/// The stops of a context in TalkBack's order (TB-1 to TB-5, TB-21 to TB-23).
///
/// Deliberately absent: right-to-left, for which its comparison has no branch (TB-1), and the keyboard's own order (TB-4).
struct TalkBackOrder {
  /// How an element stands in the tree.
  private struct Find {
    /// Whether it, or something below it, may be a stop.
    var isThere = false
    /// Focusable by itself: it can be acted on, or its children are merged into it.
    var isFocusable = false
    /// A text or a picture with words: a stop unless something focusable around it says it.
    var isText = false
    /// Where it is; for what is no stop, what is focusable below it (TB-2).
    var bounds: TalkBackBounds?
  }

  private let index: AppIndex
  private let states: ElementStates
  private let arrangement: Arrangement
  private let first: Int
  private var finds: [Find]

  /// The stops, in the order in which swipes reach them.
  static func stops(
    of container: ContainerIdentifier,
    in index: AppIndex,
    states: ElementStates,
    arrangement: Arrangement = Arrangement()
  ) -> [ElementIdentifier] {
    TalkBackOrder(of: container, in: index, states: states, arrangement: arrangement)
      .walk(arrangement.top(of: container, in: index))
  }

  /// Looks at every element once, children before their parents.
  private init(
    of container: ContainerIdentifier,
    in index: AppIndex,
    states: ElementStates,
    arrangement: Arrangement
  ) {
    let elements = index.elementsOfContainer[container.index]
    self.index = index
    self.arrangement = arrangement
    self.states = states
    first = elements.first?.index ?? 0
    finds = Array(repeating: Find(), count: elements.count)
    for element in elements.reversed() { finds[element.index - first] = find(at: element) }
  }

  /// What stands in something is visited before what comes after it (TB-22).
  private func walk(_ top: [ElementIdentifier]) -> [ElementIdentifier] {
    var stops: [ElementIdentifier] = []
    // A stack instead of recursion: the depth of an app file is the author's.
    var pending = sorted(top, explicit: nil).reversed().map { (element: $0, isSaid: false) }
    while let (element, isSaid) = pending.popLast() {
      let find = finds[element.index - first]
      if find.isFocusable || (find.isText && !isSaid) { stops.append(element) }
      let inside = arrangement.children(of: element, in: index)
      guard index.shapes[element.index].childrenBehaviour != .ignore, !inside.isEmpty else { continue }
      let children = sorted(inside, explicit: explicitOrder(of: element))
      pending += children.reversed().map { ($0, isSaid || find.isFocusable) }
    }
    return stops
  }
}

// MARK: - Stops

extension TalkBackOrder {
  /// Visible, and to be acted on or read (TB-5).
  private func find(at element: ElementIdentifier) -> Find {
    guard states[element.index].isInTree, states[element.index].isVisible else { return Find() }
    let shape = index.shapes[element.index]
    let children = index.entries[element.index].children
    let inside = shape.childrenBehaviour == .ignore ? [] : children.filter { self[$0].isThere }
    var find = Find()
    let isSaid = hasWords(states[element.index]) || inside.contains { self[$0].isText }
    let isMerged = shape.standing == .stop && !shape.role.isText
    find.isFocusable = (shape.respondsToUser || isMerged) && (isSaid || inside.isEmpty)
    find.isText = isSaid && !find.isFocusable && (shape.role.isText || inside.isEmpty) && !shape.role.isContainer
    find.isThere = find.isFocusable || find.isText || !inside.isEmpty
    find.bounds = bounds(of: element, inside)
    return find
  }

  private func hasWords(_ state: ElementState) -> Bool { !state.label.isEmpty || !(state.value ?? "").isEmpty }

  private func explicitOrder(of element: ElementIdentifier) -> [String]? {
    index.shapes[element.index].isExplicit ? index.entries[element.index].element.explicitOrder : nil
  }

  private func bounds(of element: ElementIdentifier, _ inside: [ElementIdentifier]) -> TalkBackBounds? {
    let shape = index.shapes[element.index]
    let own = arrangement.frame(of: element, in: index).map { TalkBackBounds($0) }
    if own != nil, !shape.role.isContainer { return own }
    return inside.compactMap { self[$0].bounds }.reduce(nil) { $0?.union($1) ?? $1 } ?? own
  }

  private subscript(_ element: ElementIdentifier) -> Find { finds[element.index - first] }
}

// MARK: - Order

extension TalkBackOrder {
  /// By the layout, then by traversal index (TB-23), then with what its author put one behind the other (TB-3).
  private func sorted(_ elements: [ElementIdentifier], explicit names: [String]?) -> [ElementIdentifier] {
    var level = TalkBackLevel()
    for element in elements where self[element].isThere { level.append(element, self[element].bounds) }
    var sorted = level.sorted
    if sorted.contains(where: { index.shapes[$0.index].sortPriority != 0 }) {
      sorted.sort { index.shapes[$0.index].sortPriority > index.shapes[$1.index].sortPriority }
    }
    return names.map { chained($0, sorted) } ?? sorted
  }

  /// What is listed follows the first that is listed, whole subtrees; what is not listed stays (TB-3).
  private func chained(_ names: [String], _ elements: [ElementIdentifier]) -> [ElementIdentifier] {
    var listed: [ElementIdentifier] = []
    for name in names {
      let next = elements.first { !listed.contains($0) && isCalled($0, name) }
      if let next { listed.append(next) }
    }
    guard let head = listed.first else { return elements }
    return elements.flatMap { $0 == head ? listed : listed.contains($0) ? [] : [$0] }
  }

  private func isCalled(_ element: ElementIdentifier, _ name: String) -> Bool {
    let element = index.entries[element.index].element
    return element.label == name || element.id == name || element.aliases.contains(name)
  }
}

extension Element.Role {
  /// Whether it is only there to be read.
  fileprivate var isText: Bool {
    switch self {
    case .heading, .text, .image, .progress: true
    default: false
    }
  }
}
