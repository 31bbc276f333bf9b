// Claims about what can be come to, and what holds a user in.

extension Judge {
  func reach(_ frame: Frame) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names nothing to reach") }
    if let key = frame.via.first(where: { !isKey($0) }) {
      return .untestable("\(trace.end.technology.rawValue) has no \(key.rawValue)")
    }
    if frame.polarity != .holds, let over = behind(target) { return unreachable(frame, target, behind: over) }
    return look(frame, without: finder.end) { window in
      reach(frame, target, window.last ?? 0)
    }
  }

  /// Whether the technology's user has that key or way.
  private func isKey(_ key: Key) -> Bool {
    switch (key, trace.end.technology) {
    case (.swipe, .voiceOver), (.touch, .voiceOver), (.scan, .switchControl): true
    case (.tab, .fullKeyboardAccess), (.shiftTab, .fullKeyboardAccess), (.arrows, .fullKeyboardAccess),
      (.controlTab, .fullKeyboardAccess):
      true
    default: false
    }
  }

  private func behind(_ target: Reference) -> Reference? {
    target.relations.first { $0.kind == .behind || $0.kind == .below }?.reference
  }

  /// Reachable, or not, from one beat.
  private func reach(_ frame: Frame, _ target: Reference, _ number: Int) -> Judgement {
    let scene = Scene(trace, at: number)
    let met = Sweep.reach(of: scene.simulator)
    let referent = resolver.resolve(target, in: scene)
    guard !met.isEmpty else { return .untestable("no step made a stop on anything") }
    let reached = referent.elements.filter { met.contains($0) }
    let found =
      reached.isEmpty
      ? "a sweep stops on \(scene.list(scene.simulator.stops))" : "a sweep stops on \(scene.list(reached))"
    if frame.polarity != .holds {
      return reached.isEmpty ? .passed(found, witness: words(number)) : .failed(found)
    }
    if let failure = referent.failure { return .failed("\(failure); \(found)") }
    if target.quantifier == .every {
      guard !referent.elements.isEmpty else { return .untestable("there is no \(target.canonicalText)") }
      let missed = inTree(referent.elements, scene).filter { !met.contains($0) }
      return missed.isEmpty
        ? .passed(found, witness: words(number)) : .failed("no sweep stops on \(scene.list(missed))")
    }
    return reached.isEmpty ? .failed(found) : .passed(found, witness: words(number))
  }

  private func inTree(_ elements: [ElementIdentifier], _ scene: Scene) -> [ElementIdentifier] {
    elements.filter { scene.simulator.isPresentedAndInTree($0) }
  }

  /// Nothing of X is come to from any beat in which P is up, though X was a stop before.
  private func unreachable(_ frame: Frame, _ target: Reference, behind over: Reference) -> Judgement {
    let up = trace.moments.indices.filter { number in
      let container = resolver.resolve(over, in: Scene(trace, at: number)).container
      return container.map { trace.moments[number].after.isPresented($0) } ?? false
    }
    guard let first = up.first else { return .untestable("\(over.canonicalText) was not up in this task") }
    let window = "in every beat in which \(over.canonicalText) was up"
    let named = resolver.resolve(target, in: Scene(trace, at: first))
    if let failure = named.failure { return .untestable(failure) }
    let before = Set(trace.moments[..<first].flatMap { $0.after.stops })
    guard named.elements.contains(where: { before.contains($0) }) else {
      var judgement = Judgement.untestable("\(target.canonicalText) was no stop before \(over.canonicalText) came up")
      judgement.window = window
      return judgement
    }
    var judgement = noStop(target, up)
    judgement.window = window
    return judgement
  }

  private func noStop(_ target: Reference, _ up: [Int]) -> Judgement {
    for number in up {
      let scene = Scene(trace, at: number)
      let met = Sweep.reach(of: scene.simulator)
      guard !met.isEmpty else { return .untestable("no step made a stop on anything in \(words(number))") }
      let reached = scene.simulator.inReadingOrder(
        resolver.resolve(target, in: scene).elements.filter { met.contains($0) }
      )
      if !reached.isEmpty {
        var judgement = Judgement.failed("a sweep stops on \(scene.list(reached))")
        judgement.moment = number
        return judgement
      }
    }
    let scene = Scene(trace, at: up[up.count - 1])
    return .passed("a sweep stops on \(scene.list(scene.simulator.stops))", witness: words(up[0]))
  }

  // MARK: Held in, and let out

  func trap(_ frame: Frame) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names nothing") }
    return look(frame, without: windowUp(target)) { window in
      frame.relation == .wayOut ? wayOut(frame, target, window.last ?? 0) : held(frame, target, window.last ?? 0)
    }
  }

  /// The last beat in which a context was up; the end of the task for anything else.
  private func windowUp(_ target: Reference) -> Window {
    let last = trace.moments.indices.last { number in
      let container = resolver.resolve(target, in: Scene(trace, at: number)).container
      return container.map { trace.moments[number].after.isPresented($0) } ?? false
    }
    return last.map { .beat($0, "while \(target.canonicalText) was up") } ?? finder.end
  }

  private func held(_ frame: Frame, _ target: Reference, _ number: Int) -> Judgement {
    let scene = Scene(trace, at: number)
    let inside = Set(resolver.resolve(target, in: scene).elements)
    let stops = scene.simulator.stops.filter { inside.contains($0) }
    guard let first = stops.first, let start = Sweep.moved(scene.simulator, to: first) else {
      return .untestable("\(target.canonicalText) has no stop")
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

  private func wayOut(_ frame: Frame, _ target: Reference, _ number: Int) -> Judgement {
    let scene = Scene(trace, at: number)
    guard let container = resolver.resolve(target, in: scene).container, scene.simulator.isPresented(container) else {
      return .untestable("\(target.canonicalText) was not up")
    }
    let ways = scene.simulator.waysToClose(container).filter { isUsable($0, scene) }
    let out = ways.filter { closes(container, $0, scene.simulator) }
    let names = out.map { $0.control.map { scene.name($0) } ?? $0.way.rawValue }
    if out.isEmpty {
      return frame.polarity == .holds
        ? .failed("nothing its user can do closes it") : .passed("nothing closes it", witness: words(number))
    }
    let found = "it closes by \(names.joined(separator: ", "))"
    return frame.polarity == .holds ? .passed(found, witness: words(number)) : .failed(found)
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
