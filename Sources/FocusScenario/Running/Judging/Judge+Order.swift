// Claims about the order in which things are met, and how many there are.

extension Judge {
  func order(_ frame: Frame) -> Judgement {
    if let key = frame.via.first(where: { !isKey($0) }) {
      return .untestable("\(trace.end.technology.rawValue) has no \(key.rawValue)")
    }
    return look(frame, without: finder.end) { window in
      let scene = scene(at: window)
      let stops = stops(of: frame, scene)
      guard !stops.isEmpty else { return .untestable("there is no stop here") }
      let judgement: Judgement =
        switch frame.relation {
        case .list: list(frame, stops, scene)
        case .inOrder: inOrder(frame, stops, scene)
        case .stop: stop(frame, stops, scene)
        case .visited: visited(frame, scene)
        case .isStop: isStop(frame, stops, scene)
        case .oneStop: oneStop(frame, stops, scene)
        case .oneGroup: oneGroup(frame, stops, scene)
        case .between: between(frame, stops, scene)
        default: pair(frame, stops, scene)
        }
      return witnessed(judgement, window)
    }
  }

  /// The stops that the claim is about: those in the place that it names.
  private func stops(of frame: Frame, _ scene: Scene) -> [ElementIdentifier] {
    let stops = frame.rotor.map { Sweep.stops(of: $0, on: scene.simulator) } ?? Sweep.order(on: scene.simulator)
    guard let place = frame.other, [.list, .stop].contains(frame.relation) else { return stops }
    let inside = Set(resolver.resolve(place, in: scene).elements.flatMap(resolver.withDescendants))
    return stops.filter { inside.contains($0) }
  }

  private func witnessed(_ judgement: Judgement, _ window: Window) -> Judgement {
    var judgement = judgement
    if judgement.verdict == .passed { judgement.witness = words(window.last ?? 0) }
    return judgement
  }

  func verdict(_ holds: Bool, _ frame: Frame, _ found: String) -> Judgement {
    .of(frame, holds: holds, found, witness: "")
  }

  /// The stops of a list come one right after another.
  private func list(_ frame: Frame, _ stops: [ElementIdentifier], _ scene: Scene) -> Judgement {
    var places: [Int] = []
    for reference in frame.list {
      let referent = resolver.resolve(reference, in: scene)
      if let missing = referent.judgement { return missing }
      let after = places.last ?? -1
      guard let place = stops.indices.first(where: { $0 > after && referent.contains(stops[$0]) }) else {
        return verdict(
          false,
          frame,
          "\(reference.words) does not come there; the order is \(scene.list(stops))"
        )
      }
      places.append(place)
    }
    if let count = frame.count, !count.admits(stops.count) {
      return verdict(false, frame, "there are \(stops.count) stops: \(scene.list(stops))")
    }
    let isUnbroken = zip(places, places.dropFirst()).allSatisfy { $1 == $0 + 1 }
    if isUnbroken, frame.manner.contains(.inBothDirections), let fault = back(over: places.map { stops[$0] }, scene) {
      return verdict(false, frame, fault)
    }
    return verdict(isUnbroken, frame, "the order is \(scene.list(stops))")
  }

  /// Where a walk back over the stops of a list parts from it; none when it meets them in reverse.
  private func back(over stops: [ElementIdentifier], _ scene: Scene) -> String? {
    guard let last = stops.last, let start = Sweep.moved(scene.simulator, to: last) else {
      return "no step leads to the last of them"
    }
    let visited = Sweep.steps(stops.count - 1, .back, on: start).visited
    return visited == stops.dropLast().reversed()
      ? nil : "going back from \(scene.name(last)) meets \(scene.list(visited))"
  }

  private func stop(_ frame: Frame, _ stops: [ElementIdentifier], _ scene: Scene) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names no stop") }
    let referent = resolver.resolve(target, in: scene)
    if let missing = referent.judgement { return missing }
    let number = frame.position == .last ? stops.count : frame.count?.number ?? 1
    guard stops.indices.contains(number - 1) else { return .failed("there are \(stops.count) stops") }
    let words = frame.position == .last ? "the last stop" : "stop \(number)"
    return verdict(referent.contains(stops[number - 1]), frame, "\(words) is \(scene.name(stops[number - 1]))")
  }

  /// A walk from the first stop to the end, perhaps one back as well, meets nothing more often than the claim allows.
  private func visited(_ frame: Frame, _ scene: Scene) -> Judgement {
    let back = frame.manner.contains(.inBothDirections)
    let walks = ([.forward] + (back ? [Frame.Direction.back] : [])).map { walk($0, scene) }
    let looks = walks.map { walk in
      walk.map { visited(frame, $0, scene) } ?? .untestable("no step leads to the end of the order")
    }
    return .all(looks)
  }

  /// Every stop that is made on the way from one end of the order to the other.
  private func walk(_ direction: Frame.Direction, _ scene: Scene) -> [ElementIdentifier]? {
    let stops = scene.simulator.stops
    guard let first = direction == .forward ? stops.first : stops.last,
      let start = Sweep.moved(scene.simulator, to: first)
    else { return nil }
    return [first] + Sweep.steps(stops.count - 1, direction, on: start).visited
  }

  private func visited(_ frame: Frame, _ met: [ElementIdentifier], _ scene: Scene) -> Judgement {
    var times: [ElementIdentifier: Int] = [:]
    for element in met { times[element, default: 0] += 1 }
    let wanted = frame.count ?? Frame.Count(.atLeast, 1)
    let target = frame.target.map { resolver.resolve($0, in: scene) }
    if let failure = target?.failure { return .failed(failure) }
    // A claim of at least one visit is about what the walk leaves out as well.
    let counted = (target?.elements ?? met).filter { times[$0] != nil || isOwed($0, wanted, scene) }
    guard !counted.isEmpty else { return .untestable("a walk meets nothing of it") }
    let wrong = counted.filter { !wanted.admits(times[$0] ?? 0) }
    let found =
      wrong.isEmpty
      ? "a walk over \(met.count) stops meets each as claimed"
      : "a walk meets \(scene.list(wrong)) \(times[wrong[0]] ?? 0) times"
    return verdict(wrong.isEmpty, frame, found)
  }

  private func isOwed(_ element: ElementIdentifier, _ wanted: Frame.Count, _ scene: Scene) -> Bool {
    !wanted.admits(0) && isThere(element, scene.simulator)
  }

  private func isStop(_ frame: Frame, _ stops: [ElementIdentifier], _ scene: Scene) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names nothing") }
    let referent = resolver.resolve(target, in: scene)
    if let missing = referent.judgement { return missing }
    let found = referent.elements.filter { stops.contains($0) }
    return verdict(!found.isEmpty, frame, found.isEmpty ? "it is no stop" : "\(scene.list(found)) is a stop")
  }

  /// One thing before or after another, perhaps right before or after.
  private func pair(_ frame: Frame, _ stops: [ElementIdentifier], _ scene: Scene) -> Judgement {
    guard let target = frame.target, let other = frame.other else { return .untestable("the sentence names one thing") }
    let referents = [target, other].map { resolver.resolve($0, in: scene) }
    let places = referents.map { referent in
      let own = Set(referent.elements.flatMap { self.stops(for: $0) })
      return stops.indices.filter { own.contains(stops[$0]) }
    }
    let found = "the order is \(scene.list(stops))"
    if let failure = referents.compactMap(\.failure).first { return .failed("\(failure); \(found)") }
    guard let first = places[0].first else { return .failed("\(target.words) is no stop; \(found)") }
    guard let second = places[1].first, let end = places[1].last else {
      return .failed("\(other.words) is no stop; \(found)")
    }
    // What is no stop itself stands where its stops do: after all of them, and before the first.
    let last = referents[1].elements.contains(where: isContainer) ? end : second
    // Nothing stands between a row and what follows the last button in it.
    let ends = referents.map { lastStop(in: $0, stops) }
    func stands(_ start: Int, _ end: Int) -> Bool {
      switch frame.relation {
      case .before: end < second
      case .after: start > last
      case .rightBefore: end + 1 == second || ends[0].map { $0 + 1 == second } ?? false
      default: start == last + 1 || ends[1].map { $0 + 1 == start } ?? false
      }
    }
    if referents[0].elements.count == 1, isContainer(referents[0].elements[0]), let end = places[0].last, end > first {
      return verdict(stands(first, end), frame, found)
    }
    // Nothing comes before or after itself.
    let own = places[0].filter { $0 != second }
    return verdict(Self.stands(frame, own, first) { stands($0, $0) }, frame, found)
  }

  /// The place of the last stop in a thing that is a stop itself; none where it has no others.
  private func lastStop(in referent: Referent, _ stops: [ElementIdentifier]) -> Int? {
    guard let element = referent.only else { return nil }
    let inside = Set(resolver.withDescendants(element))
    return stops.lastIndex(where: inside.contains)
  }

  /// Whether what a claim places stands there: one is enough against a denial, and of `every` one is too few.
  static func stands(_ frame: Frame, _ places: [Int], _ first: Int, _ stands: (Int) -> Bool) -> Bool {
    guard frame.polarity == .holds else { return places.contains(where: stands) }
    return switch frame.target?.quantifier {
    case .every: places.allSatisfy(stands)
    case .a, .any: places.contains(where: stands)
    default: stands(first)
    }
  }
}
