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

  /// The last beat in which what the target is behind was up; the end of the task for anything else.
  func windowBehind(_ target: Reference) -> Window {
    behind(target).map { windowUp($0) } ?? finder.end
  }

  /// Why nothing can be said of what is behind a context that is not there.
  func nothingBehind(_ target: Reference, _ scene: Scene) -> String? {
    behind(target).flatMap { over in notUp(resolver.resolve(over, in: scene), over, scene) }
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
      guard reached.isEmpty else { return .failed(found) }
      return wasThere(referent, upTo: number)
        ? .passed(found, witness: words(number)) : .untestable("\(target.words) was never there in this task")
    }
    if target.quantifier == .every { return reachesAll(of: referent, target, met, scene, number) }
    if let failure = referent.failure { return .failed("\(failure); \(found)") }
    return reached.isEmpty ? .failed(found) : .passed(found, witness: words(number))
  }

  /// Everything of a kind that a sighted user sees, or that is in the tree, is come to.
  private func reachesAll(
    of referent: Referent,
    _ target: Reference,
    _ met: Set<ElementIdentifier>,
    _ scene: Scene,
    _ number: Int
  ) -> Judgement {
    let there = referent.elements.filter { isThere($0, scene.simulator) }
    guard !there.isEmpty else { return .untestable("there is no \(target.wordsWithoutArticle) here") }
    let missed = there.filter { !met.contains($0) }
    return missed.isEmpty
      ? .passed("a sweep stops on \(scene.list(there))", witness: words(number))
      : .failed("no sweep stops on \(scene.list(missed))")
  }

  /// To be missed in a sweep a thing must be there for the eye or in the tree, now or before.
  private func wasThere(_ referent: Referent, upTo number: Int) -> Bool {
    trace.moments[...number].contains { moment in
      referent.elements.contains { isThere($0, moment.after) }
    }
  }

  private func isThere(_ element: ElementIdentifier, _ simulator: Simulator) -> Bool {
    simulator.isPresented(index.entries[element.index].container)
      && (simulator.isVisible(element) || simulator.isInTree(element))
  }

  /// Nothing of X is come to from any beat in which P is up, though X was a stop before.
  private func unreachable(_ frame: Frame, _ target: Reference, behind over: Reference) -> Judgement {
    let up = trace.moments.indices.filter { number in
      let container = resolver.resolve(over, in: Scene(trace, at: number)).container
      return container.map { trace.moments[number].after.isPresented($0) } ?? false
    }
    guard let first = up.first else { return .untestable("\(over.words) was not up in this task") }
    let window = "in every beat in which \(over.words) was up"
    let named = resolver.resolve(target, in: Scene(trace, at: first))
    if let failure = named.failure { return .untestable(failure) }
    let elements = Set(named.elements)
    guard trace.moments[..<first].contains(where: { $0.after.stops.contains(where: elements.contains) }) else {
      var judgement = Judgement.untestable("\(target.words) was no stop before \(over.words) came up")
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
    let last = up[up.count - 1]
    let scene = Scene(trace, at: last)
    if trace.stopped != nil, last == trace.moments.count - 1 {
      return .untestable("the task stopped: \(trace.stopped ?? "")")
    }
    let named = resolver.resolve(target, in: scene)
    let isGone = !named.elements.isEmpty && named.elements.allSatisfy { !scene.simulator.isInTree($0) }
    let found = "a sweep stops on \(scene.list(scene.simulator.stops))"
    return .passed(isGone ? "\(found); \(target.words) is gone from the tree" : found, witness: words(up[0]))
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
    return last.map { .beat($0, "while \(target.words) was up") } ?? finder.end
  }

  private func held(_ frame: Frame, _ target: Reference, _ number: Int) -> Judgement {
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

  private func wayOut(_ frame: Frame, _ target: Reference, _ number: Int) -> Judgement {
    let scene = Scene(trace, at: number)
    guard let container = resolver.resolve(target, in: scene).container, scene.simulator.isPresented(container) else {
      return .untestable("\(target.words) was not up")
    }
    guard scene.simulator.stops.contains(where: { index.entries[$0.index].container == container }) else {
      return .untestable("\(target.words) has no stop")
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
