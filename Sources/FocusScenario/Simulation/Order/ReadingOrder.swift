/// The order in which VoiceOver reads a context (VO-30 to VO-48), and Switch Control with it (SC-9).
///
/// Deliberately absent: which contexts are in scope, and which elements are stops of which technology.
struct ReadingOrder: Sendable {
  /// All accessible elements of the context, texts included, in the order in which they are read.
  var elements: [ElementIdentifier] = []
  /// Neighbours whose order only the author's order decided, because the comparison is not transitive (VO-35).
  private(set) var ambiguities: [Ambiguity] = []

  /// What the order was read from, where single elements can be followed in it; none where it is read anew.
  private(set) var ground: AccessibleTree?

  /// Two elements of one level that are read in one order although, taken alone, they would be read in the other.
  struct Ambiguity: Hashable, Sendable {
    /// What is read first: an element, or the group that it stands for.
    var earlier: ElementIdentifier
    /// What is read later, and would come first if only these two were there.
    var later: ElementIdentifier
  }

  /// Reads a context level by level.
  init(
    of container: ContainerIdentifier,
    in index: AppIndex,
    states: ElementStates,
    arrangement: Arrangement = Arrangement(),
    heedingModals: Bool = true
  ) {
    let tree = AccessibleTree(
      of: container,
      in: index,
      states: states,
      arrangement: arrangement,
      heedingModals: heedingModals
    )
    elements.reserveCapacity(tree.count)
    // A stack instead of recursion: the depth of an app file is the author's.
    var pending: [ElementIdentifier] = []
    var isClear = index.hasPlainOrder(container) && arrangement.isEmpty
    enter(tree.topLevel, &pending, &isClear)
    while let element = pending.popLast() {
      if tree.isStop(element) { elements.append(element) }
      if tree.isEntered(element) { enter(tree.level(of: element), &pending, &isClear) }
    }
    if isClear { ground = tree }
  }

  /// The order of a technology that reads by other rules.
  init(_ elements: [ElementIdentifier]) { self.elements = elements }

  private mutating func enter(
    _ level: ReadingLevel,
    _ pending: inout [ElementIdentifier],
    _ isClear: inout Bool
  ) {
    let sorted = level.sorted()
    isClear = isClear && sorted.isClear
    ambiguities += sorted.ambiguities
    pending.append(contentsOf: sorted.elements.reversed())
  }
}

extension ReadingOrder {
  /// All accessible elements of a context, in the order in which they are read.
  static func elements(
    of container: ContainerIdentifier,
    in index: AppIndex,
    states: ElementStates
  ) -> [ElementIdentifier] {
    ReadingOrder(of: container, in: index, states: states).elements
  }
}
