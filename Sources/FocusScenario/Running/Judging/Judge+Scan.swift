// Claims about what a scan stops on.

extension Judge {
  func scan(_ frame: Frame) -> Judgement {
    guard trace.end.technology == .switchControl else {
      return .untestable("\(trace.end.technology.rawValue) does not scan")
    }
    guard let target = frame.target else { return .untestable("the sentence names nothing") }
    if frame.relation == .stayOn { return look(frame, without: finder.sinceLastAction) { rests(frame, $0) } }
    return look(frame, without: frame.relation == .stayIn ? windowUp(target) : windowBehind(target)) { window in
      let scene = scene(at: window)
      if let why = nothingBehind(target, scene) { return .untestable(why) }
      let referent = resolver.resolve(target, in: scene)
      switch frame.relation {
      case .restartsAt, .startsAt: return restarts(frame, referent, scene, window)
      case .returnTo: return comesBack(frame, referent, scene, window)
      case .stayIn: return cycle(frame.leaving, target, referent, scene, window)
      default: return cycle(frame, target, referent, scene, window)
      }
    }
  }

  private func restarts(_ frame: Frame, _ referent: Referent, _ scene: Scene, _ window: Window) -> Judgement {
    if let failure = referent.failure { return .failed(failure) }
    var copy = scene.simulator
    _ = copy.perform(.next)
    guard let landed = copy.focus.element else { return .failed("the scan comes to nothing") }
    let stops = scene.simulator.stops
    // A heading is no stop of a scan: it begins at the first stop after it.
    let order = scene.simulator.readingOrder
    let fits =
      referent.contains(landed) || referent.elements.contains(where: copy.offersGroup)
      || referent.elements.contains { element in
        guard !stops.contains(element), let position = order.firstIndex(of: element) else { return false }
        return order[position...].first { stops.contains($0) } == landed
      }
    let found = "the scan goes on at \(scene.name(landed))\(topWords(landed, scene))\(groupWords(copy))"
    return .of(frame, holds: fits, found, witness: words(window.last ?? 0))
  }

  /// `scanning stays on X`: the cursor is there at the end of every beat.
  private func rests(_ frame: Frame, _ window: Window) -> Judgement {
    let away = window.moments.first { !isThere(frame, trace.moments[$0].after.focus, Scene(trace, at: $0)) }
    let found =
      away.map { "the scan was on \(Scene(trace, at: $0).name(trace.moments[$0].after.focus)) in \(words($0))" }
      ?? "the scan stayed on \(frame.target?.words ?? "it")"
    return .of(frame, holds: away == nil, found, witness: "every beat \(window.words)")
  }

  /// `scanning returns to X`: the scan was there before, and is there now or with the next step.
  private func comesBack(_ frame: Frame, _ referent: Referent, _ scene: Scene, _ window: Window) -> Judgement {
    if let failure = referent.failure { return .failed(failure) }
    let last = window.last ?? 0
    guard trace.moments[..<last].contains(where: { referent.contains($0.after.focus.element) }) else {
      return .untestable("the scan was never on \(frame.target?.words ?? "it") before")
    }
    var copy = scene.simulator
    _ = copy.perform(.next)
    let places = [scene.simulator.focus.element, copy.focus.element].compactMap { $0 }
    let found = "the scan is on \(scene.name(scene.simulator.focus)), and goes on at \(scene.name(copy.focus))"
    return .of(frame, holds: places.contains { referent.contains($0) }, found, witness: words(last))
  }

  /// One full cycle after settling.
  private func cycle(_ frame: Frame, _ target: Reference, _ referent: Referent, _ scene: Scene, _ window: Window)
    -> Judgement
  {
    let cycle = Sweep.cycle(on: scene.simulator).visited
    guard !cycle.isEmpty else { return .untestable("the scanner made no stop") }
    let denied = frame.polarity != .holds || frame.relation == .leaves
    if denied, let why = noWitness(target, referent, window) { return .untestable(why) }
    let inside = Set(referent.elements.flatMap(resolver.withDescendants))
    let met = cycle.filter { frame.relation == .leaves ? !inside.contains($0) : inside.contains($0) }
    let found =
      met.isEmpty
      ? "one cycle stops on \(scene.list(cycle))"
      : "scanning stopped on \(met.map { seen($0, scene) }.joined(separator: ", "))"
    if frame.polarity != .holds {
      return met.isEmpty ? .passed(found, witness: "one full cycle after \(words(window.last ?? 0))") : .failed(found)
    }
    if let failure = referent.failure { return .failed(failure) }
    let wanted = frame.count ?? Frame.Count(.atLeast, 1)
    return wanted.admits(met.count)
      ? .passed(found, witness: "one full cycle after \(words(window.last ?? 0))") : .failed(found)
  }

  /// A denial proves nothing about what was never a stop.
  private func noWitness(_ target: Reference, _ referent: Referent, _ window: Window) -> String? {
    guard !referent.elements.isEmpty else { return referent.failure ?? "there is no \(target.wordsWithoutArticle)" }
    let last = window.last ?? 0
    let wasStop = referent.elements.contains { element in
      trace.moments[...last].contains { $0.after.stops.contains(element) }
    }
    return wasStop ? nil : "\(target.words) was never a stop of \(trace.end.technology.rawValue) in this task"
  }

  private func seen(_ element: ElementIdentifier, _ scene: Scene) -> String {
    scene.name(element) + (scene.simulator.isVisible(element) ? "" : ", which is off screen")
  }
}
