// Claims about what one press of a key does, and about a scan.

extension Judge {
  func key(_ frame: Frame) -> Judgement {
    guard let key = frame.key else { return .untestable("the sentence names no key") }
    guard hasKey(key) else { return .untestable("\(trace.end.technology.rawValue) has no \(key.rawValue)") }
    return look(frame, without: windowOfKey(frame)) { window in
      let scene = scene(at: window)
      let referent = frame.target.map { resolver.resolve($0, in: scene) } ?? Referent()
      if let failure = referent.failure { return .failed(failure) }
      var judgement = press(key, frame, referent, scene)
      if judgement.verdict == .passed { judgement.witness = words(window.last ?? 0) }
      return judgement
    }
  }

  /// The escape gesture is VoiceOver's own Escape; the other keys are the keyboard's.
  private func hasKey(_ key: Key) -> Bool {
    trace.end.technology == .fullKeyboardAccess || (key == .escape && trace.end.technology == .voiceOver)
  }

  /// A key that closes or leaves something is pressed while that is up; any other at the end.
  private func windowOfKey(_ frame: Frame) -> Window {
    guard let target = frame.target, [.closes, .leaves].contains(frame.relation) else { return finder.end }
    let last = trace.moments.indices.last { number in
      let container = resolver.resolve(target, in: Scene(trace, at: number)).container
      return container.map { trace.moments[number].after.isPresented($0) } ?? false
    }
    return last.map { .beat($0, "while \(target.words) was up") } ?? finder.end
  }

  private func press(_ key: Key, _ frame: Frame, _ referent: Referent, _ scene: Scene) -> Judgement {
    switch frame.relation {
    case .activates, .toggles, .opens: acts(key, frame, referent, scene)
    case .closes: closes(key, frame, referent, scene)
    case .leaves, .enters: passes(key, frame, referent, scene)
    case .nothing: doesNothing(key, frame, scene)
    default: comes(key, frame, referent, scene)
    }
  }

  private func verdict(_ holds: Bool, _ frame: Frame, _ found: String) -> Judgement {
    .of(frame, holds: holds, found, witness: "")
  }

  /// Where one press, or with `reaches` any number, brings focus.
  private func comes(_ key: Key, _ frame: Frame, _ referent: Referent, _ scene: Scene) -> Judgement {
    starting(at: frame.other, in: scene) { start in
      comes(key, frame, referent, scene, from: start)
    }
  }

  private func comes(_ key: Key, _ frame: Frame, _ referent: Referent, _ scene: Scene, from start: Simulator)
    -> Judgement
  {
    var start = start
    let count = frame.relation == .reaches ? start.stops.count + 1 : 1
    var visited: [ElementIdentifier] = []
    for _ in 0..<count {
      _ = start.perform(key.intent)
      if let element = start.focus.element { visited.append(element) }
    }
    let found = visited.isEmpty ? "\(key.rawValue) comes to nothing" : "\(key.rawValue) comes to \(scene.list(visited))"
    return verdict(visited.contains { referent.contains($0) }, frame, found)
  }

  /// A key pressed on a control acts on it.
  private func acts(_ key: Key, _ frame: Frame, _ referent: Referent, _ scene: Scene) -> Judgement {
    var start = scene.simulator
    if frame.moment == nil {
      guard let element = referent.only, let moved = Sweep.moved(start, to: element) else {
        return .untestable("\(scene.list(referent.elements)) cannot be reached")
      }
      start = moved
    }
    let beat = start.perform(.press(key))
    let acted = beat.target.map { referent.contains($0) } ?? false
    return verdict(acted, frame, acted ? "\(key.rawValue) acts on it" : "\(key.rawValue) does not act on it")
  }

  private func closes(_ key: Key, _ frame: Frame, _ referent: Referent, _ scene: Scene) -> Judgement {
    guard let container = referent.container, scene.simulator.isPresented(container) else {
      return .untestable("it was not open")
    }
    var copy = scene.simulator
    _ = copy.perform(key.intent)
    let closed = !copy.isPresented(container)
    return verdict(
      closed,
      frame,
      "\(key.rawValue) \(closed ? "closes" : "does not close") '\(index.container(container).name)'"
    )
  }

  /// Whether pressing on and on gets out of a region, or into it.
  private func passes(_ key: Key, _ frame: Frame, _ referent: Referent, _ scene: Scene) -> Judgement {
    if let target = frame.target, let why = notUp(referent, target, scene) { return .untestable(why) }
    let inside = Set(referent.elements.flatMap(resolver.withDescendants))
    let wantsIn = frame.relation == .enters
    var start = scene.simulator
    let stops = start.stops
    guard let first = stops.first(where: { inside.contains($0) != wantsIn }),
      let moved = inside.contains(start.focus.element ?? first) != wantsIn ? start : Sweep.moved(start, to: first)
    else { return .untestable("there is no stop to start from") }
    start = moved
    for _ in 0...stops.count {
      _ = start.perform(key.intent)
      guard let element = start.focus.element, inside.contains(element) == wantsIn else { continue }
      return verdict(true, frame, "\(key.rawValue) comes to \(scene.name(element))")
    }
    return verdict(false, frame, "\(key.rawValue) stays \(wantsIn ? "outside" : "inside")")
  }

  private func doesNothing(_ key: Key, _ frame: Frame, _ scene: Scene) -> Judgement {
    var copy = scene.simulator
    let beat = copy.perform(key.intent)
    let changed =
      !beat.focusEvents.isEmpty || !beat.opened.isEmpty || !beat.closed.isEmpty || !beat.changed.isEmpty
      || !beat.appeared.isEmpty || !beat.vanished.isEmpty
    return verdict(!changed, frame, changed ? "\(key.rawValue) does something" : "\(key.rawValue) does nothing")
  }

  // MARK: Scanning

  func scan(_ frame: Frame) -> Judgement {
    guard trace.end.technology == .switchControl else {
      return .untestable("\(trace.end.technology.rawValue) does not scan")
    }
    guard let target = frame.target else { return .untestable("the sentence names nothing") }
    return look(frame, without: windowBehind(target)) { window in
      let scene = scene(at: window)
      if let why = nothingBehind(target, scene) { return .untestable(why) }
      let referent = resolver.resolve(target, in: scene)
      switch frame.relation {
      case .restartsAt: return restarts(frame, referent, scene, window)
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
      referent.contains(landed)
      || referent.elements.contains { element in
        guard !stops.contains(element), let position = order.firstIndex(of: element) else { return false }
        return order[position...].first { stops.contains($0) } == landed
      }
    let found = "the scan goes on at \(scene.name(landed))\(topWords(landed, scene))"
    return .of(frame, holds: fits, found, witness: words(window.last ?? 0))
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
