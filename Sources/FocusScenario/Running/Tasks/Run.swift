extension TaskPerformer {
  /// A trace being made: the running app, and the words for what its user does.
  struct Run {
    var trace: Trace
    private(set) var simulator: Simulator
    private let verb: String
    private let phrase: Int
    private var followsAtOnce: Bool
    private var pointedAt: ElementIdentifier?

    /// Goes on where a trace ends, with what a phrase of the task says.
    init(trace: Trace, verb: String, phrase: Int, atOnce: Bool) {
      self.trace = trace
      self.simulator = trace.end
      self.verb = verb
      self.phrase = phrase
      self.followsAtOnce = atOnce
    }

    /// The place from which references are looked at: the end of what was done so far.
    var scene: Scene { Scene(trace, at: trace.moments.count - 1) }

    /// Begins an action of the task.
    mutating func begin(_ words: String) {
      trace.actions.append(Trace.Action(words: words, verb: verb, phrase: phrase))
    }

    /// Does an action that needs no way to it.
    mutating func act(_ words: String, _ intent: Intent) {
      begin(words)
      perform(intent)
    }

    /// Moves to an element and acts on it.
    mutating func moveAndAct(_ words: String, _ element: ElementIdentifier, _ intent: Intent) {
      begin(words)
      guard move(to: element) else { return }
      perform(intent)
      if intent == .activate { chooseTap() }
    }

    /// Waits, in a beat for each thing that happens by itself: it ends when that has settled.
    mutating func wait(_ milliseconds: Int) {
      begin("wait \(milliseconds) ms")
      let end = Clock.moment(simulator.now, after: milliseconds)
      repeat { perform(.wait(simulator.beatOfWait(until: end))) } while simulator.now < end
    }

    /// Makes a gesture; the task ends when its user has no such gesture.
    mutating func gesture(_ words: String, _ intent: Intent) {
      guard simulator.isOn, simulator.has(intent) else {
        return stop("\(simulator.technology.rawValue) has no way to \(words)")
      }
      act(words, intent)
    }

    /// Ends the task here.
    mutating func stop(_ why: String) { trace.stopped = why }

    /// Does one thing and records it.
    mutating func perform(_ intent: Intent, isNavigation: Bool = false) {
      let beat = followsAtOnce ? simulator.performAtOnce(intent) : simulator.perform(intent)
      let action = trace.actions.isEmpty ? nil : trace.actions.count - 1
      if let action { trace.actions[action].moments.append(trace.moments.count) }
      trace.moments.append(
        Trace.Moment(
          beat: beat,
          after: simulator,
          action: action,
          isNavigation: isNavigation,
          isAtOnce: followsAtOnce,
          pointedAt: pointedAt
        )
      )
      followsAtOnce = false
      pointedAt = nil
    }

    /// Points at an element, while no technology is on.
    mutating func pointWithoutTechnology(at element: ElementIdentifier) {
      simulator.point(at: element)
      pointedAt = element
    }

    // MARK: Moving

    /// Moves focus step by step to an element, the shorter way, ties forward; false when it cannot be reached.
    mutating func move(to element: ElementIdentifier) -> Bool {
      if !simulator.isOn { return point(at: element) }
      if simulator.scansByGroupOrItself { return scan(to: element) }
      let forward = isForwardShorter(to: element)
      var budget = 2 * simulator.stops.count + 2
      var moves = 0
      while simulator.focus.element != element, budget > 0 {
        budget -= 1
        guard let forward else { break }
        perform(forward ? .next : .previous, isNavigation: true)
        moves += 1
      }
      guard simulator.focus.element == element else {
        stop("\(scene.name(element)) cannot be reached: \(whyUnreachable(element))")
        return false
      }
      countMoves(moves, words(moves: moves, forward: forward ?? true))
      return true
    }

    /// Keeps what it took to get to what is acted on.
    mutating func countMoves(_ moves: Int, _ words: String) {
      guard let action = trace.actions.indices.last else { return }
      trace.actions[action].moves = moves
      trace.actions[action].navigation = words
    }

    /// Which way is shorter, tried on copies; none when neither gets there.
    private func isForwardShorter(to element: ElementIdentifier) -> Bool? {
      if simulator.focus.element == element { return true }
      guard simulator.stops.contains(element) else { return nil }
      var ahead = simulator
      var behind = simulator
      for _ in 0...simulator.stops.count {
        _ = ahead.perform(.next)
        if ahead.focus.element == element { return true }
        _ = behind.perform(.previous)
        if behind.focus.element == element { return false }
      }
      return nil
    }

    private func words(moves: Int, forward: Bool) -> String {
      let step = simulator.technology.stepNoun
      guard moves > 0 else { return "focus was there" }
      return "\(moves) \(step)\(moves == 1 ? "" : "s") \(forward ? "forward" : "back")"
    }

    private func whyUnreachable(_ element: ElementIdentifier) -> String {
      let container = simulator.index.entries[element.index].container
      if !simulator.isPresented(container) {
        return "it is on '\(simulator.index.container(container).name)', which is not open"
      }
      if !simulator.isInTree(element) { return "it is not there" }
      if simulator.stops.contains(element) { return "no step leads there" }
      return "it is no stop of \(simulator.technology.rawValue) here"
    }

    // MARK: Closing

    /// Closes a context in one way; what the technology cannot do itself happens as an event.
    mutating func close(_ container: ContainerIdentifier, name: String, by way: WayToClose) {
      let action = "close \(name) by \(words(for: way))"
      if let control = way.control {
        moveAndAct(action, control, .activate)
      } else if way.way == .escape, simulator.technology != .switchControl {
        act(action, .escape)
      } else {
        act(action, .close(container, way.way))
      }
      if trace.stopped == nil, simulator.isPresented(container) {
        stop("'\(name)' did not close by \(words(for: way))")
      }
    }

    /// A way of closing in words.
    func words(for way: WayToClose) -> String {
      if way.way == .bySystem { return "the system" }
      return way.control.map { scene.name($0) } ?? way.way.rawValue
    }
  }
}

extension Technology {
  /// What one step is called.
  var stepNoun: String {
    switch self {
    case .voiceOver, .talkBack: "swipe"
    case .switchControl: "scan"
    case .fullKeyboardAccess: "Tab"
    }
  }
}
