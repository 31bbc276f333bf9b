/// What a technology can visit from where it is, in order.
struct Traversal: Sendable {
  /// The contexts in scope, bottom first.
  private(set) var scope: [ContainerIdentifier] = []
  /// All accessible elements in scope, as they are read.
  private(set) var order: [ElementIdentifier] = []
  /// Those of them that the technology stops on.
  private(set) var stops: [ElementIdentifier] = []
  /// Whether something in the order is left out because it is disabled.
  private(set) var passesOver = false
  /// The place in `order` of each element of the app, by its number; less than 0 for one that is not in it.
  private var placesInOrder: [Int32] = []
  /// The place in `stops`.
  private var placesInStops: [Int32] = []

  /// Nothing to visit.
  init() {}

  /// With the states for a technology that passes over what is disabled.
  init(
    scope: [ContainerIdentifier],
    orders: [[ElementIdentifier]],
    isStop: [Bool],
    passedOver states: ElementStates? = nil
  ) {
    self.scope = scope
    passesOver = states != nil
    order = orders.count == 1 ? orders[0] : orders.flatMap { $0 }
    stops = order.filter { isStop[$0.index] && states?[$0.index].isDisabled != true }
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

// MARK: - Following

extension Traversal {
  /// Follows what came into the order of a context in scope and left it; false when it has to be made anew.
  ///
  /// The offset is the number of elements of the contexts before it.
  mutating func follow(_ patches: [OrderPatch], after offset: Int, isStop: [Bool]) -> Bool {
    guard !patches.isEmpty else { return true }
    let stopsOnAll = stops.count == order.count
    if stopsOnAll {
      guard patches.allSatisfy({ isStop[$0.element.index] }) else { return false }
      // Two names for one array: it would be copied for each of them.
      (stops, placesInStops) = ([], [])
    }
    for patch in patches { follow(patch, after: offset, stop: !stopsOnAll && isStop[patch.element.index]) }
    if stopsOnAll { (stops, placesInStops) = (order, placesInOrder) }
    return true
  }

  private mutating func follow(_ patch: OrderPatch, after offset: Int, stop: Bool) {
    switch patch {
    case .inserted(let element, let place):
      order.insert(element, at: offset + place)
      Self.open(offset + place, for: element, in: &placesInOrder)
      guard stop else { return }
      let stopBehind = order[(offset + place + 1)...].first { self.place(inStops: $0) != nil }
      let next = stopBehind.flatMap { self.place(inStops: $0) } ?? stops.count
      stops.insert(element, at: next)
      Self.open(next, for: element, in: &placesInStops)
    case .removed(let element, let place):
      order.remove(at: offset + place)
      Self.close(offset + place, of: element, in: &placesInOrder)
      guard stop, let former = self.place(inStops: element) else { return }
      stops.remove(at: former)
      Self.close(former, of: element, in: &placesInStops)
    }
  }

  /// Moves on all places from one on, for an element that takes it.
  private static func open(_ place: Int, for element: ElementIdentifier, in places: inout [Int32]) {
    let place = Int32(clamping: place)
    places.withUnsafeMutableBufferPointer { places in
      for number in places.indices { places[number] &+= places[number] >= place ? 1 : 0 }
    }
    places[element.index] = place
  }

  /// Moves back all places behind one, whose element has none any more.
  private static func close(_ place: Int, of element: ElementIdentifier, in places: inout [Int32]) {
    let place = Int32(clamping: place)
    places[element.index] = -1
    places.withUnsafeMutableBufferPointer { places in
      for number in places.indices { places[number] &-= places[number] > place ? 1 : 0 }
    }
  }
}
