// Claims about the order in which things are met, and how many there are.

extension Judge {
  func order(_ frame: Frame) -> Judgement {
    look(frame, without: finder.end) { window in
      let scene = scene(at: window)
      let stops = scene.simulator.stops
      guard !stops.isEmpty else { return .untestable("there is no stop here") }
      let judgement: Judgement =
        switch frame.relation {
        case .list: list(frame, stops, scene)
        case .stop: stop(frame, stops, scene)
        case .visited: visited(frame, scene)
        case .isStop: isStop(frame, stops, scene)
        default: pair(frame, stops, scene)
        }
      return witnessed(judgement, window)
    }
  }

  private func witnessed(_ judgement: Judgement, _ window: Window) -> Judgement {
    var judgement = judgement
    if judgement.verdict == .passed { judgement.witness = words(window.last ?? 0) }
    return judgement
  }

  private func verdict(_ holds: Bool, _ frame: Frame, _ found: String) -> Judgement {
    .of(frame, holds: holds, found, witness: "")
  }

  /// The stops of a list come one right after another.
  private func list(_ frame: Frame, _ stops: [ElementIdentifier], _ scene: Scene) -> Judgement {
    var places: [Int] = []
    for reference in frame.list {
      let referent = resolver.resolve(reference, in: scene)
      if let failure = referent.failure { return .failed(failure) }
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
    let isUnbroken = zip(places, places.dropFirst()).allSatisfy { $1 == $0 + 1 }
    return verdict(isUnbroken, frame, "the order is \(scene.list(stops))")
  }

  private func stop(_ frame: Frame, _ stops: [ElementIdentifier], _ scene: Scene) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names no stop") }
    let referent = resolver.resolve(target, in: scene)
    if let failure = referent.failure { return .failed(failure) }
    let number = frame.position == .last ? stops.count : frame.count?.number ?? 1
    guard stops.indices.contains(number - 1) else { return .failed("there are \(stops.count) stops") }
    let words = frame.position == .last ? "the last stop" : "stop \(number)"
    return verdict(referent.contains(stops[number - 1]), frame, "\(words) is \(scene.name(stops[number - 1]))")
  }

  /// A walk from the first stop to the end meets nothing more often than the claim allows.
  private func visited(_ frame: Frame, _ scene: Scene) -> Judgement {
    guard let first = scene.simulator.stops.first, let start = Sweep.moved(scene.simulator, to: first) else {
      return .untestable("no step leads to the first stop")
    }
    let steps = scene.simulator.stops.count - 1
    let met = [first] + Sweep.steps(steps, .forward, on: start).visited
    var times: [ElementIdentifier: Int] = [:]
    for element in met { times[element, default: 0] += 1 }
    let wanted = frame.count ?? Frame.Count(.atLeast, 1)
    let target = frame.target.map { resolver.resolve($0, in: scene) }
    let counted = target.map { $0.elements } ?? met
    let wrong = counted.filter { times[$0] != nil && !wanted.admits(times[$0] ?? 0) }
    let found =
      wrong.isEmpty
      ? "a walk over \(met.count) stops meets each as claimed"
      : "a walk meets \(scene.list(wrong)) \(times[wrong[0]] ?? 0) times"
    return verdict(wrong.isEmpty, frame, found)
  }

  private func isStop(_ frame: Frame, _ stops: [ElementIdentifier], _ scene: Scene) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names nothing") }
    let referent = resolver.resolve(target, in: scene)
    if let failure = referent.failure { return .failed(failure) }
    let found = referent.elements.filter { stops.contains($0) }
    return verdict(!found.isEmpty, frame, found.isEmpty ? "it is no stop" : "\(scene.list(found)) is a stop")
  }

  /// One thing before or after another, perhaps right before or after.
  private func pair(_ frame: Frame, _ stops: [ElementIdentifier], _ scene: Scene) -> Judgement {
    guard let target = frame.target, let other = frame.other else { return .untestable("the sentence names one thing") }
    let referents = [target, other].map { resolver.resolve($0, in: scene) }
    let places = referents.map { referent in stops.indices.first { referent.contains(stops[$0]) } }
    let found = "the order is \(scene.list(stops))"
    if let failure = referents.compactMap(\.failure).first { return .failed("\(failure); \(found)") }
    guard let first = places[0] else { return .failed("\(target.words) is no stop; \(found)") }
    guard let second = places[1] else { return .failed("\(other.words) is no stop; \(found)") }
    let holds =
      switch frame.relation {
      case .before: first < second
      case .after: first > second
      case .rightBefore: first + 1 == second
      default: first == second + 1
      }
    return verdict(holds, frame, found)
  }

  // MARK: How many

  func count(_ frame: Frame) -> Judgement {
    guard let target = frame.target, let wanted = frame.count else { return .untestable("the sentence counts nothing") }
    return look(frame, without: windowBehind(target)) { window in
      let scene = scene(at: window)
      if let why = nothingBehind(target, scene) { return .untestable(why) }
      var every = target
      every.quantifier = .every
      let referent = resolver.resolve(every, in: scene)
      let there = counted(frame, referent, scene)
      let found =
        there.isEmpty
        ? "there is none" : "there \(there.count == 1 ? "is" : "are") \(there.count): \(scene.list(there))"
      guard wanted.admits(there.count) == (frame.polarity == .holds) else { return .failed(found) }
      guard !there.isEmpty || !scene.simulator.stops.isEmpty else { return .untestable("there is no stop here") }
      return .passed(found, witness: words(window.last ?? 0))
    }
  }

  private func counted(_ frame: Frame, _ referent: Referent, _ scene: Scene) -> [ElementIdentifier] {
    if frame.relation == .focusable {
      let stops = Set(scene.simulator.stops)
      return referent.elements.filter { stops.contains($0) }
    }
    return referent.elements.filter { scene.simulator.isVisible($0) || scene.simulator.isPresentedAndInTree($0) }
  }
}
