/// The order in which VoiceOver reads a context (VO-30 to VO-48), and Switch Control with it (SC-9).
///
/// Deliberately absent: modality, which decides what is in scope, and which elements are stops of which technology.
enum ReadingOrder {
  /// All accessible elements of a context, texts included, in the order in which they are read.
  static func elements(
    of container: ContainerIdentifier,
    in index: AppIndex,
    states: [ElementState]
  ) -> [ElementIdentifier] {
    let tree = AccessibleTree(of: container, in: index, states: states)
    var read: [ElementIdentifier] = []
    read.reserveCapacity(tree.count)
    // A stack instead of recursion: the depth of an app file is the author's.
    var pending: [ElementIdentifier] = tree.sortedTop.reversed()
    while let element = pending.popLast() {
      if tree.isStop(element) { read.append(element) }
      if tree.isEntered(element) { pending.append(contentsOf: tree.sortedChildren(of: element).reversed()) }
    }
    return read
  }

  /// Neighbours whose order only the author's order decided, because the comparison is not transitive (VO-35).
  static func ambiguities(
    of container: ContainerIdentifier,
    in index: AppIndex,
    states: [ElementState]
  ) -> [Ambiguity] {
    let tree = AccessibleTree(of: container, in: index, states: states)
    let sorted = index.elementsOfContainer[container.index].filter { tree.isEntered($0) && !tree.isExplicit($0) }
    return tree.topLevel.ambiguities + sorted.flatMap { tree.level(of: $0).ambiguities }
  }

  /// Two elements of one level that are read in one order although, taken alone, they would be read in the other.
  struct Ambiguity: Hashable, Sendable {
    /// What is read first: an element, or the group that it stands for.
    var earlier: ElementIdentifier
    /// What is read later, and would come first if only these two were there.
    var later: ElementIdentifier
  }
}
