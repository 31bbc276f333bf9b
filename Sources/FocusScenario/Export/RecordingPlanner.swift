/// A look at a claim, and the step after which it is taken.
struct PlacedLook {
  /// From where a look is taken.
  enum Place: Hashable {
    /// Nothing is moved.
    case reading
    /// Nothing is moved, and some time passes.
    case later
    case probes(forward: Bool, Int)
    case sweep(Int)
  }

  var claim: Int
  /// The number of the step; -1 is the start of the task.
  var point: Int
  var place: Place
  var look: DevicePlan.Look
}

/// Lays out how often a task is done: what moves the cursor, or lets time pass in the middle, has a recording of its own.
struct RecordingPlanner {
  private let walk: DeviceWalk
  private let placed: [PlacedLook]
  private var last: Int { walk.steps.count - 1 }

  /// Prepares the recordings of one way through a task.
  init(_ walk: DeviceWalk, placed: [PlacedLook]) {
    self.walk = walk
    self.placed = placed
  }

  /// What one recording tries, and from where.
  private struct Trial: Hashable {
    enum Kind: Hashable { case later, forward, back, sweep }

    var point: Int
    var kind: Kind
  }

  /// The recordings: the task itself first, with what can be tried at its end.
  var recordings: [DevicePlan.Recording] {
    var trials: [Trial] = []
    for look in placed { if let trial = trial(of: look), !trials.contains(trial) { trials.append(trial) } }
    // A second reading at the end disturbs nothing that comes after it.
    let reread = trials.filter { $0.point == last && $0.kind == .later }
    let others = trials.filter { !reread.contains($0) }
    let atEnd = others.firstIndex { $0.point == last }
    var first = recording(upTo: last, reread + (atEnd.map { [others[$0]] } ?? []), withReadings: true)
    first.isPartOfTask = false
    let rest = others.indices.filter { $0 != atEnd }.map { number in
      recording(upTo: others[number].point, [others[number]], withReadings: false)
    }
    return [first] + rest
  }

  private func trial(of look: PlacedLook) -> Trial? {
    switch look.place {
    case .reading: nil
    case .later: Trial(point: look.point, kind: .later)
    case .probes(let forward, _): Trial(point: look.point, kind: forward ? .forward : .back)
    case .sweep: Trial(point: look.point, kind: .sweep)
    }
  }

  private func recording(upTo point: Int, _ trials: [Trial], withReadings: Bool) -> DevicePlan.Recording {
    var steps: [DevicePlan.Step] = [.start(at: walk.start)]
    if withReadings { steps += looks(at: -1) }
    for (number, done) in walk.steps.enumerated() where number <= point {
      steps.append(done.step)
      if withReadings { steps += looks(at: number) }
    }
    for trial in trials { steps += self.steps(of: trial) }
    return DevicePlan.Recording(ways: walk.trace.ways, isPartOfTask: point < last, steps: steps)
  }

  private func looks(at point: Int) -> [DevicePlan.Step] {
    placed.filter { $0.point == point && $0.place == .reading }.map { .look(claim: $0.claim, $0.look) }
  }

  private func steps(of trial: Trial) -> [DevicePlan.Step] {
    let looks = placed.filter { self.trial(of: $0) == trial }
    let most = looks.map(\.place.steps).max() ?? 0
    let step: DevicePlan.Step =
      switch trial.kind {
      case .later: .readLater
      case .forward: .probe(forward: true, steps: most)
      case .back: .probe(forward: false, steps: most)
      case .sweep: .sweep(most)
      }
    return [step] + looks.map { .look(claim: $0.claim, $0.look) }
  }
}

extension PlacedLook.Place {
  /// How many steps are made from there.
  fileprivate var steps: Int {
    switch self {
    case .reading, .later: 0
    case .probes(_, let steps), .sweep(let steps): steps
    }
  }
}
