// Claims about what holds a user in, and what lets out.

extension Judge {
  func trap(_ frame: Frame) -> Judgement {
    if frame.relation == .noTrap { return look(frame, without: finder.end) { noTrap(frame, $0.last ?? 0) } }
    guard let target = frame.target else { return .untestable("the sentence names nothing") }
    return look(frame, without: windowUp(target)) { window in
      frame.relation == .wayOut ? wayOut(frame, target, window.last ?? 0) : held(frame, target, window.last ?? 0)
    }
  }

  /// The last beat in which a context was up; the end of the task for anything else.
  func windowUp(_ target: Reference) -> Window {
    let target = resolver.asPlace(target)
    let last = trace.moments.indices.last { number in
      let container = resolver.resolve(target, in: Scene(trace, at: number)).container
      return container.map { trace.moments[number].after.isPresented($0) } ?? false
    }
    return last.map { .beat($0, "while \(target.words) was up") } ?? finder.end
  }

  // MARK: Confined

  /// `focus is confined to the panel`: while it is up, no step of the user's leads out.
  func confined(_ frame: Frame) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names no place") }
    var leave = Frame(.trap, .leave)
    leave.target = target
    leave.polarity = frame.polarity == .holds ? .not : .holds
    return look(frame, without: windowUp(target)) { held(leave, target, $0.last ?? 0) }
  }

  /// `swiping stays in the panel`, `swiping leaves it`: the same, of swipes.
  func swipedInside(_ frame: Frame) -> Judgement {
    if let key = frame.via.first(where: { !isKey($0) }) {
      return .untestable("\(trace.end.technology.rawValue) has no \(key.rawValue)")
    }
    var confined = frame
    confined.relation = .confinedTo
    if frame.relation == .leave { confined.polarity = frame.polarity == .holds ? .not : .holds }
    return self.confined(confined)
  }

  /// `there are no traps`: a sweep each way from the first stop meets every stop.
  private func noTrap(_ frame: Frame, _ number: Int) -> Judgement {
    let scene = Scene(trace, at: number)
    let stops = scene.simulator.stops
    guard stops.count > 1 else { return .untestable("there are fewer than two stops here") }
    let met = Sweep.bothWays(on: scene.simulator)
    let missed = stops.filter { !met.contains($0) }
    let found =
      missed.isEmpty
      ? "a sweep each way meets all \(stops.count) stops" : "a sweep each way does not meet \(scene.list(missed))"
    return .of(frame, holds: missed.isEmpty, found, witness: words(number))
  }

  // MARK: Held in, and let out

  func held(_ frame: Frame, _ target: Reference, _ number: Int) -> Judgement {
    let scene = Scene(trace, at: number)
    let referent = resolver.resolve(target, in: scene)
    if let why = notUp(referent, target, scene) { return .untestable(why) }
    let inside = Set(referent.elements.flatMap(resolver.withDescendants))
    let stops = scene.simulator.stops.filter { inside.contains($0) }
    guard let first = stops.first, let start = Sweep.moved(scene.simulator, to: first) else {
      return .untestable("\(target.words) has no stop")
    }
    for direction in [Frame.Direction.forward, .back] {
      let sweep = Sweep.steps(stops.count + 1, direction, on: start)
      if let outside = sweep.visited.first(where: { !inside.contains($0) }) {
        let found = "a sweep \(direction.rawValue) leaves it for \(scene.name(outside))"
        return frame.polarity == .holds ? .passed(found, witness: words(number)) : .failed(found)
      }
    }
    let found = "\(stops.count + 1) steps each way stay on \(scene.list(stops))"
    return frame.polarity == .holds ? .failed(found) : .passed(found, witness: words(number))
  }

  /// Why nothing can be said of a context that is not there.
  func notUp(_ referent: Referent, _ target: Reference, _ scene: Scene) -> String? {
    guard let container = referent.container, !scene.simulator.isPresented(container) else { return nil }
    return "\(target.words) was not up"
  }

  func wayOut(_ frame: Frame, _ target: Reference, _ number: Int) -> Judgement {
    let scene = Scene(trace, at: number)
    guard let container = resolver.resolve(target, in: scene).container, scene.simulator.isPresented(container) else {
      return .untestable("\(target.words) was not up")
    }
    guard scene.simulator.stops.contains(where: { index.entries[$0.index].container == container }) else {
      return .untestable("\(target.words) has no stop")
    }
    let ways = scene.simulator.waysToClose(container)
    let out = ways.filter { isUsable($0, scene) && closes(container, $0, scene.simulator) }
    let names = out.map { $0.control.map { scene.name($0) } ?? $0.way.rawValue }
    let found = out.isEmpty ? "nothing its user can do closes it" : "it closes by \(names.joined(separator: ", "))"
    var judgement = Judgement.of(frame, holds: !out.isEmpty, found, witness: words(number))
    judgement.cautions = scene.waysLeftOut(closing: container)
    judgement.notes = ways.filter { $0.way == .swipeDown || $0.way == .outsideTap }.map {
      "a sighted user closes it by \($0.way.rawValue) too, which is no way of \(scene.simulator.technology.rawValue)'s"
    }
    return judgement
  }

  /// Whether the technology's user has this way: a button must be a stop, a gesture needs one who can make it.
  private func isUsable(_ way: WayToClose, _ scene: Scene) -> Bool {
    switch way.way {
    case .button: way.control.map { scene.simulator.stops.contains($0) } ?? false
    case .escape: scene.simulator.technology != .switchControl
    case .swipeDown, .outsideTap, .bySystem: false
    }
  }

  private func closes(_ container: ContainerIdentifier, _ way: WayToClose, _ simulator: Simulator) -> Bool {
    if let control = way.control {
      guard var copy = Sweep.moved(simulator, to: control) else { return false }
      _ = copy.perform(.activate)
      return !copy.isPresented(container)
    }
    var copy = simulator
    _ = copy.perform(.escape)
    return !copy.isPresented(container)
  }
}
