/// Walks on a copy of a running app: what a user meets who goes on step by step.
struct Sweep {
  /// Every element the walk came to, in order, the place where it began left out.
  private(set) var visited: [ElementIdentifier] = []

  /// A number of steps in one direction.
  static func steps(_ count: Int, _ direction: Frame.Direction, on simulator: Simulator) -> Sweep {
    var copy = simulator
    var sweep = Sweep()
    for _ in 0..<max(0, count) {
      _ = copy.perform(direction == .forward ? .next : .previous)
      if let element = copy.focus.element { sweep.visited.append(element) }
    }
    return sweep
  }

  /// One full cycle forward: until a stop comes for the second time, or steps lead nowhere new.
  static func cycle(on simulator: Simulator) -> Sweep {
    var copy = simulator
    var sweep = Sweep()
    var seen: Set<ElementIdentifier> = []
    for _ in 0...simulator.stops.count {
      _ = copy.perform(.next)
      guard let element = copy.focus.element, seen.insert(element).inserted else { break }
      sweep.visited.append(element)
    }
    return sweep
  }

  /// Everything that can be come to from here, by steps both ways and by touch.
  static func reach(of simulator: Simulator) -> Set<ElementIdentifier> {
    Set(simulator.stops).union(simulator.touchable)
  }

  /// The app with focus on an element, if its user can bring it there.
  static func moved(_ simulator: Simulator, to element: ElementIdentifier) -> Simulator? {
    var copy = simulator
    for _ in 0...simulator.stops.count where copy.focus.element != element { _ = copy.perform(.next) }
    if copy.focus.element == element { return copy }
    copy = simulator
    for _ in 0...simulator.stops.count where copy.focus.element != element { _ = copy.perform(.previous) }
    return copy.focus.element == element ? copy : nil
  }
}
