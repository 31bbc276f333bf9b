// Claims about what a key does to a thing: one press, or press after press, on a copy.

extension Judge {
  /// Where focus goes with a press, for `without moving focus`; none when it stays.
  func moved(by key: Key, _ frame: Frame, _ referent: Referent, _ scene: Scene) -> String? {
    guard var copy = pressable(frame, referent, scene) else { return nil }
    return copy.perform(key.intent).focusEvents.last.map { scene.name($0.reading) }
  }

  /// `Space selects "Express"`, `Escape clears the field`: what the thing is after one press.
  func does(_ key: Key, _ frame: Frame, _ referent: Referent, _ scene: Scene) -> Judgement {
    guard let deed = Deed(frame.text), let thing = referent.only else {
      return .untestable(frame.target.map { "\($0.words) is not one thing" } ?? "the sentence names nothing")
    }
    let before = scene.simulator.state(of: thing)
    if let why = deed.obstacle(before) { return .untestable(why) }
    guard var copy = pressable(frame, referent, scene) else {
      return .untestable("\(scene.name(thing)) cannot be reached")
    }
    _ = copy.perform(key.intent)
    let isDone = deed.isDone(before, copy.state(of: thing))
    let found = "\(key.rawValue) \(isDone ? "does" : "does not") \(deed.rawValue) \(scene.name(thing))"
    return verdict(isDone, frame, found)
  }

  /// The app with focus where the press is to be made: where the sentence says, else on the thing, else where it is.
  func pressable(_ frame: Frame, _ referent: Referent, _ scene: Scene) -> Simulator? {
    if let other = frame.other {
      return resolver.resolve(other, in: scene).only.flatMap { Sweep.moved(scene.simulator, to: $0) }
    }
    guard frame.moment == nil, let thing = referent.only, scene.simulator.stops.contains(thing) else {
      return scene.simulator
    }
    return Sweep.moved(scene.simulator, to: thing)
  }

  /// `Return opens the sheet`: pressed where focus is.
  func opens(_ key: Key, _ frame: Frame, _ referent: Referent, _ scene: Scene) -> Judgement {
    guard let container = referent.container, !scene.simulator.isPresented(container) else {
      return .untestable("it is open already")
    }
    guard var copy = pressable(frame, Referent(), scene) else {
      return .untestable("\(frame.other?.words ?? "it") cannot be reached")
    }
    _ = copy.perform(key.intent)
    let opened = copy.isPresented(container)
    let name = index.container(container).name
    return verdict(opened, frame, "\(key.rawValue) \(opened ? "opens" : "does not open") '\(name)'")
  }

  /// `the arrow keys move between the tabs`: from the first of them, or the last for a key that goes back, presses come
  /// to every one.
  func goesThrough(_ key: Key, _ frame: Frame, _ referent: Referent, _ scene: Scene) -> Judgement {
    let inside = Set(referent.elements.flatMap(resolver.withDescendants))
    let stops = scene.simulator.stops.filter { inside.contains($0) }
    let end = Self.backward.contains(key) ? stops.last : stops.first
    guard let first = end, stops.count > 1, let start = Sweep.moved(scene.simulator, to: first) else {
      return .untestable("it has fewer than two stops")
    }
    // Tab comes to all that stands between them as well.
    let presses = [.tab, .shiftTab].contains(key) ? scene.simulator.stops.count : stops.count
    let met = Set([first] + Sweep.presses(of: key, presses, on: start).visited)
    let missed = stops.filter { !met.contains($0) }
    let found =
      missed.isEmpty
      ? "\(key.rawValue) comes to \(scene.list(stops))" : "\(key.rawValue) does not come to \(scene.list(missed))"
    return verdict(missed.isEmpty, frame, found)
  }
}

extension Judge {
  private static let backward: Set<Key> = [.leftArrow, .upArrow, .shiftTab]
}

extension Frame {
  /// Whether a key acts on a thing at a moment, and nothing says where it is pressed.
  var isOfPressOnThing: Bool {
    guard other == nil, [.activates, .toggles, .opens, .does].contains(relation) else { return false }
    switch moment {
    case nil, .atEnd: return false
    case .during(let state): return state.condition != .typing
    default: return true
    }
  }

  /// `Tab stays in the panel` is that it does not leave it.
  var leaving: Frame {
    var frame = self
    frame.relation = .leaves
    frame.polarity = polarity == .holds ? .not : .holds
    return frame
  }
}
