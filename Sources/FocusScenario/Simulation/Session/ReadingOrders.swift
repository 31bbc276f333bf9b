/// The reading order of each context, kept and followed while its tree changes.
struct ReadingOrders: Sendable {
  private struct Kept: Sendable {
    var version = -1
    var order: ReadingOrder?
    /// What came and went since somebody took it; none when the order was read anew.
    var patches: [OrderPatch]?
  }

  /// More than nobody took are not kept: whoever comes then looks at the whole order.
  private static let mostPatches = 64

  private var kept: [Kept]
  /// The ambiguities found so far, each once, in the order in which they were found.
  private(set) var ambiguities: [ReadingOrder.Ambiguity] = []

  init(containers count: Int) { kept = Array(repeating: Kept(), count: count) }

  /// The order of a context now.
  mutating func elements(
    of container: ContainerIdentifier,
    in app: inout RunningApp,
    for driver: any AssistiveDriver,
    heedingModals: Bool = true
  ) -> [ElementIdentifier] {
    let number = container.index
    let version = app.treeVersions[number]
    if kept[number].version != version {
      let moved = app.movedInTree[number]
      app.movedInTree[number] = []
      kept[number].version = version
      if !follow(moved, container, app) { read(container, in: app, for: driver, heedingModals) }
    }
    return kept[number].order?.elements ?? []
  }

  /// What came into the order of a context and left it since this was last asked; none when it was read anew.
  mutating func takePatches(of container: ContainerIdentifier) -> [OrderPatch]? {
    let patches = kept[container.index].patches
    kept[container.index].patches = []
    return patches
  }

  private mutating func follow(
    _ moved: [ElementIdentifier]?,
    _ container: ContainerIdentifier,
    _ app: RunningApp
  ) -> Bool {
    let number = container.index
    guard let moved, let patches = kept[number].order?.follow(moved, app.states) else { return false }
    kept[number].patches?.append(contentsOf: patches)
    if let count = kept[number].patches?.count, count > Self.mostPatches { kept[number].patches = nil }
    return true
  }

  private mutating func read(
    _ container: ContainerIdentifier,
    in app: RunningApp,
    for driver: any AssistiveDriver,
    _ heedsModals: Bool
  ) {
    let order = driver.order(of: container, in: app, heedingModals: heedsModals)
    kept[container.index].order = order
    kept[container.index].patches = nil
    ambiguities += order.ambiguities.filter { !ambiguities.contains($0) }
  }
}
