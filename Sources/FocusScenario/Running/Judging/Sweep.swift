/// Walks on a copy of a running app: what a user meets who goes on step by step.
struct Sweep {
  /// Every element the walk came to, in order, the place where it began left out.
  private(set) var visited: [ElementIdentifier] = []

  /// A number of steps in one direction.
  static func steps(_ count: Int, _ direction: Frame.Direction, on simulator: Simulator) -> Sweep {
    if simulator.scansGroups { return round(direction, on: simulator, atMost: count) }
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
    if simulator.scansGroups { return round(.forward, on: simulator) }
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

  /// The items that a round of a switch user comes to, in the groups and beside them.
  private static func round(
    _ direction: Frame.Direction,
    on simulator: Simulator,
    atMost count: Int = .max
  ) -> Sweep {
    var scan = GroupScan(direction, on: simulator)
    return Sweep(visited: scan.goesRound(atMost: count))
  }

  /// Everything that can be come to from here, by steps both ways and by touch.
  static func reach(of simulator: Simulator) -> Set<ElementIdentifier> {
    leadsAstray(simulator) ? stepsEachWay(from: simulator) : Set(simulator.stops).union(simulator.touchable)
  }

  /// The stops that steps come to: behind a keyboard trap there are none.
  static func walked(on simulator: Simulator) -> Set<ElementIdentifier> {
    leadsAstray(simulator) ? stepsEachWay(from: simulator) : Set(simulator.stops)
  }

  /// The stops that steps come to, in their order.
  static func order(on simulator: Simulator) -> [ElementIdentifier] {
    guard leadsAstray(simulator) else { return simulator.stops }
    return simulator.stops.filter(walked(on: simulator).contains)
  }

  /// Whether the keyboard's next stop is not always the next in the order: then only walking tells what it comes to.
  private static func leadsAstray(_ simulator: Simulator) -> Bool {
    simulator.technology == .fullKeyboardAccess && simulator.index.hasNextFocus
  }

  /// What a user comes to in one way: by touch what is on screen, by a key what pressing it on and on comes to.
  static func met(by way: Key, on simulator: Simulator) -> Set<ElementIdentifier> {
    switch way {
    case .touch: Set(simulator.touchable)
    case .tab where leadsAstray(simulator), .shiftTab where leadsAstray(simulator):
      Set([simulator.focus.element].compactMap { $0 } + presses(of: way, simulator.stops.count, on: simulator).visited)
    case .swipe, .scan, .tab, .shiftTab: Set(simulator.stops)
    case .rotor(let rotor): Set(stops(of: rotor, on: simulator))
    default:
      Set([simulator.focus.element].compactMap { $0 } + presses(of: way, simulator.stops.count, on: simulator).visited)
    }
  }

  /// What the rotor stops on, in the order of the stops: going on from the first of them, and back from the last.
  static func stops(of rotor: Rotor, on simulator: Simulator) -> [ElementIdentifier] {
    let stops = simulator.stops
    guard let first = stops.first, let last = stops.last else { return [] }
    let met = Set(
      turns(.rotor(rotor, forward: true), from: first, on: simulator)
        + turns(.rotor(rotor, forward: false), from: last, on: simulator)
    )
    return stops.filter { met.contains($0) }
  }

  /// Where doing the same again and again brings focus, until it stays.
  private static func turns(_ intent: Intent, from start: ElementIdentifier, on simulator: Simulator)
    -> [ElementIdentifier]
  {
    guard var copy = moved(simulator, to: start) else { return [] }
    var visited: [ElementIdentifier] = []
    while visited.count < simulator.stops.count {
      let before = copy.focus.element
      _ = copy.perform(intent)
      guard let element = copy.focus.element, element != before else { break }
      visited.append(element)
    }
    return visited
  }

  /// A number of presses of a key.
  static func presses(of key: Key, _ count: Int, on simulator: Simulator) -> Sweep {
    var copy = simulator
    var sweep = Sweep()
    for _ in 0..<max(0, count) {
      _ = copy.perform(key.intent)
      if let element = copy.focus.element { sweep.visited.append(element) }
    }
    return sweep
  }

  /// Everything that steps forward or back from here come to.
  static func stepsEachWay(from simulator: Simulator) -> Set<ElementIdentifier> {
    let directions = [Frame.Direction.forward, .back]
    return Set(directions.flatMap { steps(simulator.stops.count, $0, on: simulator).visited })
  }

  /// What is met both going on from the first stop to the last, and going back from there.
  static func bothWays(on simulator: Simulator) -> Set<ElementIdentifier> {
    let stops = simulator.stops
    guard let first = stops.first, let last = stops.last, let start = moved(simulator, to: first) else { return [] }
    let on = [first] + steps(stops.count - 1, .forward, on: start).visited
    guard let end = moved(start, to: last) else { return [] }
    return Set(on).intersection([last] + steps(stops.count - 1, .back, on: end).visited)
  }

  /// The app with focus on an element, if its user can bring it there.
  static func moved(_ simulator: Simulator, to element: ElementIdentifier) -> Simulator? {
    var simulator = simulator
    // A step from where scanning resumes would come there, and not go on.
    if simulator.resumesElsewhere { _ = simulator.perform(.next) }
    if simulator.scansGroups {
      var scan = GroupScan(.forward, on: simulator)
      return scan.goes(to: element).map { _ in scan.simulator }
    }
    var copy = simulator
    for _ in 0...simulator.stops.count where copy.focus.element != element { _ = copy.perform(.next) }
    if copy.focus.element == element { return copy }
    copy = simulator
    for _ in 0...simulator.stops.count where copy.focus.element != element { _ = copy.perform(.previous) }
    return copy.focus.element == element ? copy : nil
  }
}
