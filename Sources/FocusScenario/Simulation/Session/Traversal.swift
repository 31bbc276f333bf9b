/// What a technology can visit from where it is, in order.
struct Traversal: Sendable {
  /// The contexts in scope, bottom first.
  private(set) var scope: [ContainerIdentifier] = []
  /// All accessible elements in scope, as they are read.
  private(set) var order: [ElementIdentifier] = []
  /// Those of them that the technology stops on.
  private(set) var stops: [ElementIdentifier] = []
  /// The place in `order` of each element of the app, by its number; less than 0 for one that is not in it.
  private var placesInOrder: [Int32] = []
  /// The place in `stops`.
  private var placesInStops: [Int32] = []

  /// Nothing to visit.
  init() {}

  init(scope: [ContainerIdentifier], orders: [[ElementIdentifier]], isStop: [Bool]) {
    self.scope = scope
    order = orders.count == 1 ? orders[0] : orders.flatMap { $0 }
    stops = order.filter { isStop[$0.index] }
    placesInOrder = Self.places(of: order, count: isStop.count)
    placesInStops = stops.count == order.count ? placesInOrder : Self.places(of: stops, count: isStop.count)
  }

  private static func places(of elements: [ElementIdentifier], count: Int) -> [Int32] {
    var places = [Int32](repeating: -1, count: count)
    for (place, element) in elements.enumerated() { places[element.index] = Int32(clamping: place) }
    return places
  }

  func place(inOrder element: ElementIdentifier) -> Int? { Self.place(element, in: placesInOrder) }

  func place(inStops element: ElementIdentifier) -> Int? { Self.place(element, in: placesInStops) }

  private static func place(_ element: ElementIdentifier, in places: [Int32]) -> Int? {
    guard places.indices.contains(element.index), places[element.index] >= 0 else { return nil }
    return Int(places[element.index])
  }

  /// The first stop at or after the first of these that is in the order; past the end, the first of all.
  func stop(afterAnyOf elements: [ElementIdentifier]) -> ElementIdentifier? {
    let places = elements.lazy.compactMap { self.place(inOrder: $0) }
    return order[(places.first ?? 0)...].first { self.place(inStops: $0) != nil } ?? stops.first
  }
}

/// The reading order of each context, kept until its tree changes.
struct ReadingOrders: Sendable {
  private struct Kept: Sendable {
    var version = -1
    var order: ReadingOrder?
  }

  private var kept: [Kept]
  /// The ambiguities found so far, each once, in the order in which they were found.
  private(set) var ambiguities: [ReadingOrder.Ambiguity] = []

  init(containers count: Int) { kept = Array(repeating: Kept(), count: count) }

  /// The order of a context now.
  mutating func elements(
    of container: ContainerIdentifier,
    in app: RunningApp,
    for driver: any AssistiveDriver
  ) -> [ElementIdentifier] {
    let version = app.treeVersions[container.index]
    if kept[container.index].version == version, let order = kept[container.index].order { return order.elements }
    let order = driver.order(of: container, in: app)
    kept[container.index] = Kept(version: version, order: order)
    ambiguities += order.ambiguities.filter { !ambiguities.contains($0) }
    return order.elements
  }
}
