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
    if let missing = referent.judgement { return missing }
    var copy = scene.simulator
    // Nobody has scanned yet: it starts where the highlight is.
    let isUntouched = frame.relation == .startsAt && !trace.moments[...(window.last ?? 0)].contains(where: \.isByUser)
    if !isUntouched || copy.focus.element == nil { _ = copy.perform(.next) }
    guard let landed = copy.focus.element else { return .failed("the scan comes to nothing") }
    let stops = scene.simulator.stops
    // A heading is no stop of a scan: where the app puts focus on it, the scan begins at the first stop after it.
    let order = scene.simulator.readingOrder
    let asked = window.moments.contains { trace.moments[$0].beat.asksForFocus(in: index, ofKeyboard: false) }
    let fits =
      referent.contains(landed) || referent.elements.contains { isFirst($0, inGroupOf: copy) }
      || referent.elements.contains { element in
        guard asked, !stops.contains(element), isOnTopWithoutAction(element, scene),
          let position = order.firstIndex(of: element)
        else { return false }
        return order[position...].first { stops.contains($0) } == landed
      }
    let found = "the scan goes on at \(scene.name(landed))\(topWords(landed, scene))\(groupWords(copy))"
    return .of(frame, holds: fits, found, witness: words(window.last ?? 0))
  }

  /// Whether it is a heading or a text of what is up, which a scan passes over.
  private func isOnTopWithoutAction(_ element: ElementIdentifier, _ scene: Scene) -> Bool {
    index.entries[element.index].container == scene.topContainer && !resolver.fits(element, .control)
      && scene.simulator.isPresentedAndInTree(element)
  }

  /// Whether a select on the group that is highlighted comes to an element, or into it.
  private func isFirst(_ element: ElementIdentifier, inGroupOf simulator: Simulator) -> Bool {
    guard simulator.offersGroup(of: element) else { return false }
    var copy = simulator
    _ = copy.perform(.activate)
    return copy.focus.element.map(resolver.withDescendants(element).contains) ?? false
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
    if let missing = referent.judgement { return missing }
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
    if target.quantifier != .the, target.quantifier != .its, target.quantifier == .every || frame.count != nil,
      frame.relation == .stopsOn, referent.failure == nil
    {
      return eachScanned(frame, target, referent, cycle, scene, window)
    }
    let inside = Set(referent.elements.flatMap(resolver.withDescendants))
    let met = cycle.filter { frame.relation == .leaves ? !inside.contains($0) : inside.contains($0) }
    let found =
      met.isEmpty
      ? "one cycle stops on \(scene.list(cycle))"
      : "scanning stopped on \(met.map { seen($0, scene) }.joined(separator: ", "))"
    if frame.polarity != .holds {
      return met.isEmpty ? .passed(found, witness: "one full cycle after \(words(window.last ?? 0))") : .failed(found)
    }
    if let missing = referent.judgement { return missing }
    let wanted = frame.count ?? Frame.Count(.atLeast, 1)
    return wanted.admits(met.count)
      ? .passed(found, witness: "one full cycle after \(words(window.last ?? 0))") : .failed(found)
  }

  /// `scanning stops on every row once per cycle`: so often on each of them; `on no row twice` denies it of each.
  private func eachScanned(
    _ frame: Frame,
    _ target: Reference,
    _ referent: Referent,
    _ cycle: [ElementIdentifier],
    _ scene: Scene,
    _ window: Window
  ) -> Judgement {
    let there = referent.elements.filter { isThere($0, scene.simulator) }
    guard !there.isEmpty else { return .untestable("there is no \(target.wordsWithoutArticle) here") }
    let wanted = frame.count ?? Frame.Count(.atLeast, 1)
    func isSo(_ element: ElementIdentifier) -> Bool {
      let inside = Set(resolver.withDescendants(element))
      return wanted.admits(cycle.filter(inside.contains).count)
    }
    let found = "one cycle stops on \(scene.list(cycle))"
    let holds = target.quantifier == .every ? there.allSatisfy(isSo) : there.contains(where: isSo)
    return .of(frame, holds: holds, found, witness: "one full cycle after \(words(window.last ?? 0))")
  }

  /// A denial proves nothing about what was never there.
  private func noWitness(_ target: Reference, _ referent: Referent, _ window: Window) -> String? {
    guard !referent.elements.isEmpty else { return referent.failure ?? "there is no \(target.wordsWithoutArticle)" }
    return wasThere(referent, upTo: window.last ?? 0) ? nil : "\(target.words) was never there in this task"
  }

  private func seen(_ element: ElementIdentifier, _ scene: Scene) -> String {
    scene.name(element) + (scene.simulator.isVisible(element) ? "" : ", which is off screen")
  }
}
