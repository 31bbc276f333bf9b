// Claims about what a key does: to focus, to a control, to what is up.

extension Judge {
  func key(_ frame: Frame) -> Judgement {
    guard let key = frame.key else { return .untestable("the sentence names no key") }
    guard hasKey(key) else { return .untestable("\(trace.end.technology.rawValue) has no \(key.rawValue)") }
    return look(frame, without: windowOfKey(frame)) { window in
      let scene = scene(at: window)
      let referent = frame.target.map { resolver.resolve($0, in: scene) } ?? Referent()
      if let missing = referent.judgement { return missing }
      if !frame.effort.isEmpty, let moved = moved(by: key, frame, referent, scene) {
        return .failed("\(key.rawValue) moves focus to \(moved)")
      }
      var judgement = pressAtItsMoment(key, frame, referent, scene)
      if judgement.verdict == .passed { judgement.witness = words(window.last ?? 0) }
      return judgement
    }
  }

  /// The escape gesture is VoiceOver's own Escape, and the magic tap its own too; the keys are the keyboard's.
  func hasKey(_ key: Key) -> Bool {
    switch key {
    case .escapeGesture, .magicTap: trace.end.technology == .voiceOver
    case .escape: [.fullKeyboardAccess, .voiceOver].contains(trace.end.technology)
    case .swipe, .touch, .scan, .rotor: isKey(key)
    case .select: true
    default: trace.end.technology == .fullKeyboardAccess
    }
  }

  /// A key that closes or leaves something is pressed while that is up; any other at the end.
  private func windowOfKey(_ frame: Frame) -> Window {
    guard let target = frame.target, [.closes, .leaves, .stayIn].contains(frame.relation) else { return finder.end }
    let last = trace.moments.indices.last { number in
      let container = resolver.resolve(target, in: Scene(trace, at: number)).container
      return container.map { trace.moments[number].after.isPresented($0) } ?? false
    }
    return last.map { .beat($0, "while \(target.words) was up") } ?? finder.end
  }

  /// A key at a moment is pressed where focus is then, or on the thing itself: where that differs, nobody can say which
  /// is meant.
  private func pressAtItsMoment(_ key: Key, _ frame: Frame, _ referent: Referent, _ scene: Scene) -> Judgement {
    let here = press(key, frame, referent, scene)
    guard frame.isOfPressOnThing, let thing = referent.only, scene.simulator.stops.contains(thing) else { return here }
    var onThing = frame
    onThing.moment = nil
    let there = press(key, onThing, referent, scene)
    guard here.verdict != there.verdict, there.verdict != .untestable else { return here }
    let name = scene.name(thing)
    return .untestable(
      "\(here.found) where focus is, and \(there.found) on \(name); write '\(key.rawValue) on \(name) …'"
    )
  }

  private func press(_ key: Key, _ frame: Frame, _ referent: Referent, _ scene: Scene) -> Judgement {
    switch frame.relation {
    case .opens where referent.container != nil: opens(key, frame, referent, scene)
    case .activates, .toggles, .opens: acts(key, frame, referent, scene)
    case .closes: closes(key, frame, referent, scene)
    case .leaves, .enters: passes(key, frame, referent, scene)
    case .stayIn: passes(key, frame.leaving, referent, scene)
    case .does where frame.text == "move through" || frame.text == "move between":
      goesThrough(key, frame, referent, scene)
    case .does: does(key, frame, referent, scene)
    case .nothing: doesNothing(key, frame, scene)
    default: comes(key, frame, referent, scene)
    }
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
    let stops = start.stops
    let count = frame.relation == .reaches ? stops.count + 1 : 1
    var visited: [ElementIdentifier] = []
    for _ in 0..<count {
      _ = start.perform(key.intent)
      if let element = start.focus.element { visited.append(element) }
    }
    let found = visited.isEmpty ? "\(key.rawValue) comes to nothing" : "\(key.rawValue) comes to \(scene.list(visited))"
    // What is no stop itself is come to in what stands in it.
    let wanted = referent.elements.flatMap { stops.contains($0) ? [$0] : self.stops(for: $0) }
    if let count = frame.count, frame.relation == .reaches {
      return verdict(count.admits(visited.prefix(stops.count).filter(wanted.contains).count), frame, found)
    }
    guard frame.target?.quantifier == .every, frame.relation == .reaches else {
      return verdict(visited.contains(where: wanted.contains), frame, found)
    }
    // Where focus was is reached already.
    let met = Set(visited).union([scene.simulator.focus.element].compactMap { $0 })
    let there = referent.elements.filter { isThere($0, scene.simulator) }
    guard !there.isEmpty else { return .untestable("there is none of them here") }
    return verdict(there.allSatisfy(met.contains), frame, found)
  }

  /// A key pressed on a control acts on it: of a toggle it changes the state, of a field it would only type.
  private func acts(_ key: Key, _ frame: Frame, _ referent: Referent, _ scene: Scene) -> Judgement {
    if referent.elements.count > 1, frame.moment == nil, frame.target?.quantifier != .the {
      let stops = referent.elements.filter { scene.simulator.stops.contains($0) }
      guard !stops.isEmpty else { return .untestable("\(scene.list(referent.elements)) cannot be reached") }
      return .all(stops.map { acts(key, frame, Referent(elements: [$0]), scene) })
    }
    var start = scene.simulator
    if frame.other != nil {
      guard let moved = pressable(frame, referent, scene) else { return cannotBeReached(frame) }
      start = moved
    } else if frame.moment == nil || frame.moment == .atEnd {
      guard let element = referent.only, let moved = Sweep.moved(start, to: element) else {
        return .untestable("\(scene.list(referent.elements)) cannot be reached")
      }
      start = moved
    }
    let before = start
    let beat = start.perform(key.press)
    let isPress = beat.intent?.isActivation == true
    let acted = isPress && beat.target.map { referent.contains($0) && isActedOn($0, frame, before, start) } ?? false
    return verdict(acted, frame, acted ? "\(key.rawValue) acts on it" : "\(key.rawValue) does not act on it")
  }

  private func isActedOn(_ element: ElementIdentifier, _ frame: Frame, _ before: Simulator, _ after: Simulator) -> Bool
  {
    let state = before.state(of: element)
    guard frame.relation != .toggles else { return Deed.toggle.isDone(state, after.state(of: element)) }
    return !state.isDisabled && !index.element(element).role.isTextInput && resolver.fits(element, .control)
  }

  private func closes(_ key: Key, _ frame: Frame, _ referent: Referent, _ scene: Scene) -> Judgement {
    guard let container = referent.container, scene.simulator.isPresented(container) else {
      return .untestable("it was not open")
    }
    guard var copy = pressable(frame, Referent(), scene) else { return cannotBeReached(frame) }
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
    let start = scene.simulator
    let stops = start.stops
    guard let first = stops.first(where: { inside.contains($0) != wantsIn }),
      let moved = inside.contains(start.focus.element ?? first) != wantsIn ? start : Sweep.moved(start, to: first)
    else { return .untestable("there is no stop to start from") }
    guard let start = frame.other == nil ? moved : pressable(frame, referent, scene) else {
      return cannotBeReached(frame)
    }
    return passes(key, frame, inside, from: start, presses: frame.other == nil ? stops.count + 1 : 1, scene)
  }

  /// With a place that the sentence names it is one press there, otherwise press after press.
  private func passes(
    _ key: Key,
    _ frame: Frame,
    _ inside: Set<ElementIdentifier>,
    from start: Simulator,
    presses: Int,
    _ scene: Scene
  ) -> Judgement {
    let wantsIn = frame.relation == .enters
    var start = start
    if presses == 1, start.focus.element.map(inside.contains) == wantsIn {
      return .untestable("\(frame.other?.words ?? "it") is \(wantsIn ? "inside" : "outside") already")
    }
    for _ in 0..<presses {
      _ = start.perform(key.intent)
      guard let element = start.focus.element, inside.contains(element) == wantsIn else { continue }
      return verdict(true, frame, "\(key.rawValue) comes to \(scene.name(element))")
    }
    return verdict(false, frame, "\(key.rawValue) stays \(wantsIn ? "outside" : "inside")")
  }

  private func cannotBeReached(_ frame: Frame) -> Judgement {
    .untestable("\(frame.other?.words ?? "it") cannot be reached")
  }

  private func doesNothing(_ key: Key, _ frame: Frame, _ scene: Scene) -> Judgement {
    guard var copy = pressable(frame, Referent(), scene) else { return cannotBeReached(frame) }
    let beat = copy.perform(key.intent)
    let changed =
      !beat.focusEvents.isEmpty || !beat.opened.isEmpty || !beat.closed.isEmpty || !beat.changed.isEmpty
      || !beat.appeared.isEmpty || !beat.vanished.isEmpty || !beat.moved.isEmpty
      || beat.utterances.contains { $0.channel == .announcement }
    return verdict(!changed, frame, changed ? "\(key.rawValue) does something" : "\(key.rawValue) does nothing")
  }
}
