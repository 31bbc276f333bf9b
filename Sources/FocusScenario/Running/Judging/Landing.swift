// What a landing is worth: why focus is there, whether the layout alone gives it, and how far off a miss is.

extension Judge {
  /// Where focus is, and whether it moved, in words.
  func whereFocusIs(_ reading: FocusReading, _ scene: Scene, since opening: Int, _ last: Int) -> String {
    let moved = (opening...max(opening, last)).contains { number in
      trace.moments[number].beat.focusEvents.contains { $0.reading == reading }
    }
    guard reading.element != nil else { return "focus is nowhere" }
    let name = scene.name(reading)
    guard moved else { return "focus stayed on \(name)" }
    return "focus is on \(name)\(topWords(reading.element, scene))\(reading.cause.words)"
  }

  /// Says when a landing is the first stop of its screen.
  func topWords(_ element: ElementIdentifier?, _ scene: Scene) -> String {
    guard let element, scene.simulator.stops.first == element else { return "" }
    return ", the first stop of '\(index.container(index.entries[element.index].container).name)'"
  }

  /// Fails a landing by luck, and notes what weakens an honest one.
  func weighed(_ passed: Judgement, _ reading: FocusReading, _ referent: Referent, _ last: Int) -> Judgement {
    var judgement = passed
    switch reading.cause {
    case .undefined(let behaviour):
      if settled.contains(behaviour) { break }
      return .failed("\(passed.found): there by luck, devices differ")
    case .platform(let fact, let confidence, let behaviour):
      if confidence == .guess, !isSettled(behaviour) {
        judgement.reservations.append(Reservation(.assumed, reason: assumption(fact, behaviour)))
      }
      if let behaviour, behaviour.isFirstStopRule, answers.isBaseline(for: behaviour) {
        judgement.reservations.append(
          Reservation(
            .byLayout,
            reason: "the platform chose the first stop (\(fact)); one more element before it changes that"
          )
        )
      }
    case .app:
      judgement.reservations += assumptions(behindLandingAt: last)
      if isByLayout(referent, last) {
        judgement.reservations.append(
          Reservation(.byLayout, reason: "focus lands there without the app's own focus effect as well")
        )
      }
    case .start, .user: break
    }
    return judgement
  }

  /// What the platform is assumed to make of the app's request: that the control stands for its error, for one.
  private func assumptions(behindLandingAt last: Int) -> [Reservation] {
    guard let number = trace.moments[...last].lastIndex(where: { !$0.beat.focusEvents.isEmpty }) else { return [] }
    let deciding: [BehaviourIdentifier] = [.focusRequestForNoStop, .notificationMovesFocus]
    return trace.moments[number].beat.consulted.filter { behaviour in
      deciding.contains(behaviour) && !isSettled(behaviour) && Behaviour.of(behaviour).baseline.confidence == .guess
    }.map { Reservation(.assumed, reason: Behaviour.of($0).assumption) }
  }

  private func isSettled(_ behaviour: BehaviourIdentifier?) -> Bool {
    behaviour.map { settled.contains($0) } ?? false
  }

  /// Whether the facts leave open why focus is somewhere.
  func isLuck(_ cause: FocusCause) -> Bool {
    if case .undefined(let behaviour) = cause { return !settled.contains(behaviour) }
    return false
  }

  private func assumption(_ fact: String, _ behaviour: BehaviourIdentifier?) -> String {
    let words = behaviour.map { Behaviour.of($0).assumption } ?? "a rule of the simulator for which no source was found"
    return fact.contains("-") ? "\(words) (\(fact))" : words
  }

  /// Whether the same beat without the app's focus effects lands there too.
  private func isByLayout(_ referent: Referent, _ last: Int) -> Bool {
    guard let number = trace.moments[...last].lastIndex(where: { !$0.beat.focusEvents.isEmpty }), number > 0,
      let intent = trace.moments[number].beat.intent
    else { return false }
    var copy = trace.state(before: number)
    let beat = copy.performWithoutFocusEffects(intent)
    // Where devices differ the layout gives nothing: without the effect the landing would be luck.
    if case .undefined = copy.focus.cause { return false }
    return !beat.focusEvents.isEmpty && referent.contains(copy.focus.element)
  }

  /// How far a miss is off, in steps of the technology, as its user would take them.
  func distance(from reading: FocusReading, to referent: Referent, _ scene: Scene) -> String? {
    guard explains, let here = reading.element, !referent.contains(here) else { return nil }
    let stops = scene.simulator.stops
    guard stops.contains(where: referent.contains) else {
      return referent.elements.first.map {
        "\(scene.name($0)) is no stop of \(scene.simulator.technology.rawValue) here"
      }
    }
    guard stops.contains(here), let start = Sweep.moved(scene.simulator, to: here) else { return nil }
    let walks = [Frame.Direction.forward, .back].compactMap { nearest(referent, $0, from: start) }
    guard let near = walks.min(by: { $0.steps < $1.steps }) else { return nil }
    let noun = scene.simulator.technology.stepNoun
    return
      "\(scene.name(near.element)) is \(near.steps) \(noun)\(near.steps == 1 ? "" : "s") \(near.direction.rawValue) from there"
  }

  private typealias Walk = (steps: Int, direction: Frame.Direction, element: ElementIdentifier)

  /// The first of some elements that steps in a direction come to; none when they come to none of them.
  private func nearest(_ referent: Referent, _ direction: Frame.Direction, from start: Simulator) -> Walk? {
    if start.scansGroups {
      let way = GroupScan.way(to: referent.elements.filter(start.stops.contains), direction, on: start)
      return way.map { ($0.presses, direction, $0.element) }
    }
    var walk = start
    for number in 1...max(1, min(start.stops.count, Self.farthest)) {
      _ = walk.perform(direction == .forward ? .next : .previous)
      if let element = walk.focus.element, referent.contains(element) { return (number, direction, element) }
    }
    return nil
  }

  /// What is farther away than this many steps is not near.
  private static let farthest = 1000
}

extension FocusCause {
  /// The cause, to stand behind a place.
  var words: String {
    switch self {
    case .start: ", where the task started"
    case .user: ", by the user's own step"
    case .app(let effect): " (\(effect))"
    case .platform(let fact, _, _): fact.isEmpty ? ", by the platform" : ", by the platform (\(fact))"
    case .undefined(let behaviour): ", by chance (\(Behaviour.of(behaviour).question))"
    }
  }
}

extension Behaviours {
  /// Whether a question is answered as the facts support best.
  fileprivate func isBaseline(for behaviour: BehaviourIdentifier) -> Bool {
    self[behaviour] == Behaviour.of(behaviour).baseline.identifier
  }
}

extension Behaviour {
  /// What is assumed, for a pass that rests on it.
  var assumption: String { "no source says: \(question); taken: \(baseline.meaning)" }
}

extension BehaviourIdentifier {
  /// Whether the rule takes whatever stop comes first.
  var isFirstStopRule: Bool {
    switch self {
    case .closeWithoutRestore, .firstFocusInSheet, .firstFocusOnPush: true
    default: false
    }
  }
}
