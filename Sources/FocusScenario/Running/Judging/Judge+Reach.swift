// Claims about what can be come to, and what holds a user in.

extension Judge {
  func reach(_ frame: Frame) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names nothing to reach") }
    if let key = frame.via.first(where: { !isKey($0) }) {
      return .untestable("\(trace.end.technology.rawValue) has no \(key.rawValue)")
    }
    if frame.relation == .only { return look(frame, without: finder.end) { only(frame, target, $0.last ?? 0) } }
    if frame.polarity != .holds, frame.other == nil, frame.via.isEmpty, let over = behind(target) {
      return unreachable(frame, target, behind: over)
    }
    return look(frame, without: frame.lasts ? finder.sinceLastAction : finder.end) { window in
      reach(frame, target, window.last ?? 0)
    }
  }

  /// Whether the technology's user has that key or way.
  func isKey(_ key: Key) -> Bool {
    switch (key, trace.end.technology) {
    case (.swipe, .voiceOver), (.swipe, .talkBack), (.touch, .voiceOver), (.touch, .talkBack): true
    case (.scan, .switchControl): true
    case (.rotor, .voiceOver), (.rotor, .talkBack): true
    case (.tab, .fullKeyboardAccess), (.shiftTab, .fullKeyboardAccess), (.arrows, .fullKeyboardAccess),
      (.controlTab, .fullKeyboardAccess):
      true
    default: false
    }
  }

  // MARK: What is met

  /// Where a sweep begins: on what the sentence names, else where focus is; none when that cannot be reached.
  private func start(of frame: Frame, _ scene: Scene) -> Simulator? {
    guard let other = frame.other else { return scene.simulator }
    return resolver.resolve(other, in: scene).only.flatMap { Sweep.moved(scene.simulator, to: $0) }
  }

  /// Everything that is come to, in the ways that the sentence names.
  private func met(_ frame: Frame, from start: Simulator) -> Set<ElementIdentifier> {
    if frame.manner.contains(.inBothDirections) { return Sweep.bothWays(on: start) }
    if frame.via.isEmpty, frame.other == nil { return Sweep.reach(of: start) }
    if frame.via.isEmpty { return Sweep.stepsEachWay(from: start) }
    return frame.via.reduce(into: []) { $0.formUnion(Sweep.met(by: $1, on: start)) }
  }

  /// `A and B are reachable separately`, `in order`: each is a stop of its own, perhaps one after the other.
  private func together(
    _ frame: Frame,
    _ target: Reference,
    _ met: Set<ElementIdentifier>,
    _ scene: Scene,
    _ number: Int
  ) -> Judgement? {
    guard !Set(frame.manner).isDisjoint(with: [.separately, .inOrder]) else { return nil }
    let parts = parts(of: target, scene)
    guard parts.count > 1 else { return .untestable("\(target.words) is not several things here") }
    let stops = scene.simulator.stops
    let places = parts.map { part in stops.firstIndex { part.contains($0) && met.contains($0) } }
    let found = "the order is \(scene.list(stops))"
    guard !places.contains(nil) else { return .failed("not each of them is a stop; \(found)") }
    let known = places.compactMap { $0 }
    let isInOrder = !frame.manner.contains(.inOrder) || zip(known, known.dropFirst()).allSatisfy(<)
    return isInOrder && Set(known).count == known.count ? .passed(found, witness: words(number)) : .failed(found)
  }

  /// The things that a reference names one by one, in the order of the text or of the app file.
  func parts(of target: Reference, _ scene: Scene) -> [[ElementIdentifier]] {
    guard target.combination == .each else {
      return resolver.resolve(target, in: scene).elements.filter { isThere($0, scene.simulator) }.sorted().map { [$0] }
    }
    return target.members.map { resolver.resolve($0, in: scene).elements }
  }

  /// `only X is reachable`: something of X is come to, and nothing else; of `only A and B`, something of each.
  private func only(_ frame: Frame, _ target: Reference, _ number: Int) -> Judgement {
    let scene = Scene(trace, at: number)
    let met = met(frame, from: scene.simulator)
    let referent = resolver.resolve(target, in: scene)
    if let missing = referent.judgement { return missing }
    let inside = Set(referent.elements.flatMap(resolver.withDescendants))
    guard !met.isEmpty else { return .untestable("no step made a stop on anything") }
    let others = scene.simulator.inReadingOrder(met.filter { !inside.contains($0) })
    let missed = missed(target.combination == .each ? target.members : [target], met, scene)
    let holds = others.isEmpty && missed == nil
    let sweep = frame.sweep
    let rest = missed.map { "\(sweep) does not stop on \($0.words)" } ?? "\(sweep) stops on nothing else"
    let found = others.isEmpty ? rest : "\(sweep) also stops on \(scene.list(others))"
    return .of(frame, holds: holds, found, witness: words(number))
  }

  /// The first of some things of which nothing is come to.
  private func missed(_ things: [Reference], _ met: Set<ElementIdentifier>, _ scene: Scene) -> Reference? {
    things.first { met.isDisjoint(with: resolver.resolve($0, in: scene).elements.flatMap(resolver.withDescendants)) }
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
    behind(target).flatMap { notOver($0, scene) }
  }

  /// Why nothing can be behind a thing: it is not up, or no context, and what elements cover is for the eye.
  func notOver(_ over: Reference, _ scene: Scene) -> String? {
    let over = resolver.asPlace(over)
    let referent = resolver.resolve(over, in: scene)
    guard referent.container != nil || referent.failure != nil else { return "\(over.words) is no context" }
    return notUp(referent, over, scene) ?? (referent.container == nil ? referent.failure : nil)
  }

  /// Reachable, or not, from one beat.
  private func reach(_ frame: Frame, _ target: Reference, _ number: Int) -> Judgement {
    let scene = Scene(trace, at: number)
    guard let start = start(of: frame, scene) else {
      return .failed("\(frame.other?.words ?? "it") cannot be reached")
    }
    let met = met(frame, from: start)
    let referent = resolver.resolve(target, in: scene)
    guard !start.stops.isEmpty else {
      // What is seen and cannot be come to is missed; that nothing is met proves nothing of anything else.
      let missed = referent.elements.filter { isThere($0, scene.simulator) }
      return frame.polarity == .holds && !missed.isEmpty
        ? .failed("no step makes a stop on anything, and \(scene.list(missed)) is there")
        : .untestable("no step made a stop on anything")
    }
    let reached = stopsMet(by: referent.elements, met)
    let found =
      "\(frame.sweep) stops on "
      + scene.list(reached.isEmpty ? scene.simulator.stops.filter { frame.rotor == nil || met.contains($0) } : reached)
    if frame.polarity != .holds {
      guard reached.isEmpty else { return .failed(found) }
      // `nothing but Close is reachable`: Close is.
      if frame.polarity == .never, let missed = missed(target.excepted, met, scene) {
        return .failed("\(frame.sweep) does not stop on \(missed.words)")
      }
      return wasThere(referent, upTo: number) || wasThere(target, before: number)
        ? .passed(found, witness: words(number)) : .untestable("\(target.words) was never there in this task")
    }
    if let together = together(frame, target, met, scene, number) { return together }
    if target.quantifier == .every { return reachesAll(of: referent, frame, target, met, scene, number) }
    if let failure = referent.failure { return .failed("\(failure); \(found)") }
    return reached.isEmpty ? .failed(found) : .passed(found, witness: words(number))
  }

  /// Everything of a kind that a sighted user sees, or that is in the tree, is come to.
  private func reachesAll(
    of referent: Referent,
    _ frame: Frame,
    _ target: Reference,
    _ met: Set<ElementIdentifier>,
    _ scene: Scene,
    _ number: Int
  ) -> Judgement {
    // A container that nothing is in has nothing to be come to.
    let there = referent.elements.filter { element in
      parts(of: element).contains { isThere($0, scene.simulator) && !isContainer($0) }
    }
    guard !there.isEmpty else { return .untestable("there is no \(target.wordsWithoutArticle) here") }
    let missed = there.filter { met.isDisjoint(with: stops(for: $0)) }
    if missed.isEmpty, frame.still || frame.always || frame.lasts, let gone = gone(of: referent, frame, scene) {
      return .untestable("\(scene.name(gone)) was there before, and is not any more")
    }
    return missed.isEmpty
      ? .passed("\(frame.sweep) stops on \(scene.list(stopsMet(by: there, met)))", witness: words(number))
      : .failed("\(frame.noSweep) stops on \(scene.list(missed))")
  }

  /// `every row stays reachable`: the first that was there when that began, and is gone.
  private func gone(of referent: Referent, _ frame: Frame, _ scene: Scene) -> ElementIdentifier? {
    let before = trace.state(before: frame.always ? 1 : trace.lastAction)
    return referent.elements.first { isThere($0, before) && !isThere($0, scene.simulator) }
  }

  /// To be missed in a sweep a thing must be there for the eye or in the tree, now or before.
  func wasThere(_ referent: Referent, upTo number: Int) -> Bool {
    trace.moments[...number].contains { moment in
      referent.elements.flatMap { parts(of: $0) }.contains { isThere($0, moment.after) }
    }
  }

  /// `nothing in the sheet is reachable`, once it is closed: something in it was there before.
  private func wasThere(_ target: Reference, before number: Int) -> Bool {
    guard case .everything = target.head, !target.relations.isEmpty else { return false }
    return (0..<number).contains { earlier in
      wasThere(resolver.resolve(target, in: Scene(trace, at: earlier)), upTo: earlier)
    }
  }

  /// The stops by which something is come to: a container that is no stop by what stands in it.
  func stops(for element: ElementIdentifier) -> [ElementIdentifier] {
    isContainer(element) ? resolver.withDescendants(element) : [element]
  }

  /// Every stop by which some elements are come to.
  private func stopsMet(by elements: [ElementIdentifier], _ met: Set<ElementIdentifier>) -> [ElementIdentifier] {
    var left = met
    return elements.flatMap { stops(for: $0) }.filter { left.remove($0) != nil }
  }

  /// Nothing of X is come to from any beat in which P is up, though X was a stop before.
  private func unreachable(_ frame: Frame, _ target: Reference, behind over: Reference) -> Judgement {
    let up = trace.moments.indices.filter { number in
      let container = resolver.resolve(resolver.asPlace(over), in: Scene(trace, at: number)).container
      return container.map { trace.moments[number].after.isPresented($0) } ?? false
    }
    guard let first = up.first else { return .untestable("\(over.words) was not up in this task") }
    let window = "in every beat in which \(over.words) was up"
    let named = resolver.resolve(target, in: Scene(trace, at: first))
    if let failure = named.failure { return .untestable(failure) }
    let elements = Set(named.elements.flatMap { stops(for: $0) })
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
      let reached = scene.simulator.inReadingOrder(stopsMet(by: resolver.resolve(target, in: scene).elements, met))
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
}

extension Frame {
  /// What goes through the screen: a sweep, or the rotor that the claim names.
  fileprivate var sweep: String { rotor.map { "the \(Key.rotor($0).rawValue)" } ?? "a sweep" }

  fileprivate var noSweep: String { rotor == nil ? "no sweep" : "\(sweep) never" }
}
