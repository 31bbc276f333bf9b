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
  private let states: [ElementState]
  private let first: Int
  private var finds: [Find]

  /// The stops, in the order in which swipes reach them.
  static func stops(
    of container: ContainerIdentifier,
    in index: AppIndex,
    states: [ElementState]
  ) -> [ElementIdentifier] {
    TalkBackOrder(of: container, in: index, states: states).walk(index.topElementsOfContainer[container.index])
  }

  /// Looks at every element once, children before their parents.
  private init(of container: ContainerIdentifier, in index: AppIndex, states: [ElementState]) {
    let elements = index.elementsOfContainer[container.index]
    self.index = index
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
      let entry = index.entries[element.index]
      guard entry.element.childrenBehaviour != .ignore, !entry.children.isEmpty else { continue }
      let children = sorted(entry.children, explicit: entry.element.explicitOrder)
      pending += children.reversed().map { ($0, isSaid || find.isFocusable) }
    }
    return stops
  }
}

// MARK: - Stops

extension TalkBackOrder {
  /// Visible, and to be acted on or read (TB-5).
  private func find(at element: ElementIdentifier) -> Find {
    let state = states[element.index]
    guard state.isInTree, state.isVisible else { return Find() }
    let entry = index.entries[element.index]
    let inside = entry.element.childrenBehaviour == .ignore ? [] : entry.children.filter { self[$0].isThere }
    var find = Find()
    let isSaid = !state.label.isEmpty || !(state.value ?? "").isEmpty || inside.contains { self[$0].isText }
    let isMerged = entry.element.standing == .stop && !entry.element.role.isText
    find.isFocusable = (entry.element.respondsToUser || isMerged) && (isSaid || inside.isEmpty)
    find.isText = isSaid && !find.isFocusable && (entry.element.role.isText || inside.isEmpty) && !isContainer(element)
    find.isThere = find.isFocusable || find.isText || !inside.isEmpty
    find.bounds = bounds(of: element, inside)
    return find
  }

  private func isContainer(_ element: ElementIdentifier) -> Bool {
    index.entries[element.index].element.role.isContainer
  }

  private func bounds(of element: ElementIdentifier, _ inside: [ElementIdentifier]) -> TalkBackBounds? {
    let own = index.entries[element.index].element.frame.map { TalkBackBounds($0) }
    if own != nil, !isContainer(element) { return own }
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
    let priorities = sorted.map { index.entries[$0.index].element.sortPriority }
    if priorities.contains(where: { $0 != 0 }) {
      sorted.sort { index.entries[$0.index].element.sortPriority > index.entries[$1.index].element.sortPriority }
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
