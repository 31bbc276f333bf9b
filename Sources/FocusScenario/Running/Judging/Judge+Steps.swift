// Claims about what a number of steps, or the next one, comes to.

extension Judge {
  func steps(_ frame: Frame) -> Judgement {
    guard let target = frame.target, let steps = frame.steps else { return .untestable("the sentence counts nothing") }
    let technology = trace.end.technology
    guard steps.step.fits(technology) else {
      return .untestable("\(technology.rawValue) has no \(steps.step.rawValue)")
    }
    return look(frame, without: finder.end) { window in
      let scene = scene(at: window)
      return starting(at: frame.other, in: scene) { start in
        distance(frame, steps, resolver.resolve(target, in: scene), from: start, scene, window.last ?? 0)
      }
    }
  }

  /// Judges with focus moved to what a sentence starts from, or left where it is; it fails when that is out of reach.
  func starting(at place: Reference?, in scene: Scene, judge: (Simulator) -> Judgement) -> Judgement {
    guard let place else { return judge(scene.simulator) }
    let from = resolver.resolve(place, in: scene)
    guard let element = from.only, let moved = Sweep.moved(scene.simulator, to: element) else {
      return .failed(from.failure ?? "\(place.words) cannot be reached")
    }
    return judge(moved)
  }

  private func distance(
    _ frame: Frame,
    _ steps: Frame.Steps,
    _ referent: Referent,
    from start: Simulator,
    _ scene: Scene,
    _ number: Int
  ) -> Judgement {
    if let missing = referent.judgement { return missing }
    if start.scansGroups { return scans(frame, steps, referent, from: start, scene, number) }
    if frame.isOfDistances, referent.elements.count > 1 {
      return distances(frame, steps, referent, from: start, scene, number)
    }
    let directions = steps.directions
    let most = steps.count.bound == .exactly || steps.count.bound == .atMost ? steps.count.number : start.stops.count
    var lands: [String] = []
    for direction in directions {
      let visited = Sweep.steps(min(most, Self.mostSteps), direction, on: start).visited
      // A step past the end that stays there reaches nothing for the second time.
      let arrival = visited.indices.first { referent.contains(visited[$0]) }
      let reached = arrival.flatMap { steps.count.admits($0 + 1) ? $0 : nil }
      let noun = start.technology.stepNoun
      if let reached {
        let found =
          "\(reached + 1) \(noun)\(reached == 0 ? "" : "s") \(direction.rawValue) reach\(reached == 0 ? "es" : "") \(scene.name(visited[reached]))"
        return frame.polarity == .holds ? .passed(found, witness: words(number)) : .failed(found)
      }
      lands.append(
        "\(most) \(noun)\(most == 1 ? "" : "s") \(direction.rawValue) \(most == 1 ? "lands" : "land") on \(visited.last.map { scene.name($0) } ?? "nothing")"
      )
    }
    guard start.stops.count > 1 || start.focus.element != start.stops.first else {
      return .untestable("no step made a stop on anything else")
    }
    var judgement =
      frame.polarity == .holds
      ? Judgement.failed(lands.joined(separator: "; "))
      : .passed(lands.joined(separator: "; "), witness: words(number))
    judgement.nearestMiss = self.distance(from: start.focus, to: referent, scene)
    return judgement
  }

  /// `no row is more than 2 swipes away`, `every button is at most 3 swipes away`, `two swipes reach a row`: each of them
  /// has a distance of its own.
  private func distances(
    _ frame: Frame,
    _ steps: Frame.Steps,
    _ referent: Referent,
    from start: Simulator,
    _ scene: Scene,
    _ number: Int
  ) -> Judgement {
    let walks = steps.directions.map { Sweep.steps(min(start.stops.count, Self.mostSteps), $0, on: start).visited }
    let there = referent.elements.filter { isThere($0, scene.simulator) && start.focus.element != $0 }
    guard !there.isEmpty else { return .untestable("there is none of them but where focus is") }
    // The nearer way counts, unless the number is to be met exactly: then either may.
    func ways(to element: ElementIdentifier) -> [Int] {
      let ways = walks.compactMap { $0.firstIndex(of: element).map { $0 + 1 } }
      return steps.count.bound == .exactly ? ways : ways.min().map { [$0] } ?? []
    }
    func isSo(_ element: ElementIdentifier) -> Bool { ways(to: element).contains(where: steps.count.admits) }
    let isEvery = frame.target?.quantifier == .every
    let telling = there.first { isSo($0) != isEvery } ?? there[0]
    let noun = start.technology.stepNoun
    let found =
      ways(to: telling).min().map { "\(scene.name(telling)) is \($0) \(noun)\($0 == 1 ? "" : "s") away" }
      ?? "no \(noun) reaches \(scene.name(telling))"
    return .of(
      frame,
      holds: isEvery ? there.allSatisfy(isSo) : there.contains(where: isSo),
      found,
      witness: words(number)
    )
  }

  /// The presses of a switch user who scans groups: those that enter a group or leave it count (SC-2, SC-3).
  private func scans(
    _ frame: Frame,
    _ steps: Frame.Steps,
    _ referent: Referent,
    from start: Simulator,
    _ scene: Scene,
    _ number: Int
  ) -> Judgement {
    let stops = referent.elements.filter { start.stops.contains($0) && start.focus.element != $0 }
    var found: [String] = []
    for direction in steps.directions {
      guard let way = GroupScan.way(to: stops, direction, on: start) else { continue }
      let words = "\(way.words) \(direction.rawValue) reach\(way.presses == 1 ? "es" : "") \(scene.name(way.element))"
      guard !steps.count.admits(way.presses) else {
        return frame.polarity == .holds ? .passed(words, witness: self.words(number)) : .failed(words)
      }
      found.append(words)
    }
    let isThere = referent.contains(start.focus.element)
    let none = isThere ? "the highlight is on it already" : "no scan comes to \(frame.target?.words ?? "it")"
    let all = found.isEmpty ? none : found.joined(separator: "; ")
    return frame.polarity == .holds ? .failed(all) : .passed(all, witness: words(number))
  }

  /// A claim of more steps than this is judged on this many.
  private static let mostSteps = 10_000

  // MARK: The next step

  func next(_ frame: Frame) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names no place") }
    return look(frame, without: finder.end) { window in
      let scene = scene(at: window)
      let referent = resolver.resolve(target, in: scene)
      if let missing = referent.judgement { return missing }
      let contrast = frame.contrast.map { resolver.resolve($0, in: scene) }
      if let failure = contrast?.failure { return .untestable("\(failure), so it could not start there") }
      if let contrast, Set(contrast.elements) == Set(referent.elements) {
        return .untestable("\(target.words) and \(frame.contrast?.words ?? "") are the same here")
      }
      return step(frame, referent, contrast, scene, window.last ?? 0)
    }
  }

  private func step(_ frame: Frame, _ referent: Referent, _ contrast: Referent?, _ scene: Scene, _ number: Int)
    -> Judgement
  {
    let before = scene.simulator.focus
    var copy = scene.simulator
    _ = copy.perform(.next)
    let noun = copy.technology.stepNoun
    guard let landed = copy.focus.element else { return .failed("the next \(noun) comes to nothing") }
    let isTop = scene.simulator.stops.first == landed ? ", the top" : groupWords(copy)
    let found = "the next \(noun) comes to \(scene.name(landed))\(isTop)"
    let fits =
      frame.relation == .landsOn
      ? referent.contains(landed) || referent.elements.contains { stops(for: $0).contains(landed) }
      : startsAt(referent, landed: landed, before: before, scene) || referent.elements.contains(where: copy.offersGroup)
    let holds = fits && contrast?.contains(landed) != true
    var judgement = Judgement.of(frame, holds: holds, found, witness: words(number))
    if judgement.verdict == .passed, frame.polarity == .holds {
      judgement = weighed(judgement, before, Referent(elements: [before.element].compactMap { $0 }), number)
    }
    return judgement
  }

  /// That what is highlighted is a group, which a select enters (SC-12).
  func groupWords(_ simulator: Simulator) -> String {
    simulator.highlightedGroup == nil || simulator.enteredGroup != nil ? "" : ", a group, which a select enters"
  }

  /// Whether a step that came here began at X: it landed on X, or left from it; or X is no stop, and the step landed on
  /// its control, or left from its control, or landed on the first stop after it.
  private func startsAt(
    _ referent: Referent,
    landed: ElementIdentifier,
    before: FocusReading,
    _ scene: Scene
  ) -> Bool {
    if referent.contains(landed) { return true }
    let stops = scene.simulator.stops
    return referent.elements.contains { element in
      guard !stops.contains(element) else {
        // A scan begins at what is highlighted next.
        return element == before.element && !isGone(before, scene) && scene.simulator.technology != .switchControl
      }
      if let owner = index.entries[element.index].errorOf { return landed == owner || before.element == owner }
      let order = scene.simulator.readingOrder
      guard let position = order.firstIndex(of: element) else { return false }
      return order[position...].first { stops.contains($0) } == landed
    }
  }
}

extension Frame {
  /// Whether it is about the distance of each of several things.
  fileprivate var isOfDistances: Bool {
    switch target?.quantifier {
    case .every, .a, .any: target?.combination == nil
    case .the, .its, .no, nil: false
    }
  }
}

extension Frame.Steps {
  /// The ways that count when the author names none: `one swipe` is a swipe either way, but Shift-Tab is another key
  /// than Tab, and a scan goes on.
  fileprivate var directions: [Frame.Direction] {
    if let direction { return [direction] }
    return step == .tab || step == .scan ? [.forward] : [.forward, .back]
  }
}

extension Frame.Step {
  /// Whether the technology's user takes steps of this kind.
  func fits(_ technology: Technology) -> Bool {
    switch self {
    case .swipe, .flick: technology == .voiceOver || technology == .talkBack
    case .tab: technology == .fullKeyboardAccess
    case .scan: technology == .switchControl
    case .move: true
    }
  }
}
