/// What a task cost its user, in the steps of the technology.
public struct ScenarioCost: Hashable, Codable, Sendable {
  /// One change of context, and what it takes to go on from where focus was left.
  public struct Recovery: Hashable, Codable, Sendable {
    /// The action that the change came of: `activate "Pay"`.
    public var after: String
    /// Where the task goes on, by the document on focus recovery: the error, the title, the opener.
    public var place: String
    /// The steps to it, by the shorter way; none when no step comes to it.
    public var steps: Int?
  }

  /// What a step is called: `swipe`, `scan`, `Tab`.
  public var step: String
  /// The steps taken to get to what was acted on.
  public var steps: Int
  /// The actions of the task.
  public var actions: Int
  /// In the order of the task; the design would have each of them at no step at all.
  public var recoveries: [Recovery]

  /// The cost of one run of a task.
  init(_ trace: Trace) {
    let technology = trace.end.technology
    step = technology.stepNoun
    steps = trace.actions.reduce(0) { $0 + $1.moves }
    actions = trace.actions.count { !$0.moments.isEmpty }
    recoveries = trace.moments.indices.compactMap { RecoveryPlace(trace, at: $0)?.recovery() }
  }
}

/// Where a task goes on after a change of context, in one beat of a run.
struct RecoveryPlace {
  let element: ElementIdentifier
  private let design: FocusDesign
  private let scene: Scene
  private let action: String

  /// The place; none when the beat changed no context, or what it changed leaves focus alone.
  init?(_ trace: Trace, at moment: Int) {
    let beat = trace.moments[moment].beat
    guard trace.moments[moment].isDoing, let number = trace.moments[moment].action else { return nil }
    scene = Scene(trace, at: moment)
    action = trace.actions[number].words
    guard let design = FocusDesign(beat, after: scene.simulator), let place = design.places.first else { return nil }
    self.design = design
    element = place
  }

  /// The steps from where focus is, by the shorter way or in one direction; none when no step comes to the place.
  func steps(_ direction: Frame.Direction? = nil) -> Int? {
    let simulator = scene.simulator
    guard !design.isAtBest else { return 0 }
    return (direction.map { [$0] } ?? [.forward, .back]).compactMap { direction in
      if simulator.scansGroups { return GroupScan.way(to: [element], direction, on: simulator)?.presses }
      return Sweep.steps(simulator.stops.count + 1, direction, on: simulator).visited.firstIndex(of: element).map {
        $0 + 1
      }
    }.min()
  }

  /// What it takes to go on, by the shorter way or in one direction.
  func recovery(_ direction: Frame.Direction? = nil) -> ScenarioCost.Recovery {
    ScenarioCost.Recovery(after: action, place: scene.name(element), steps: steps(direction))
  }
}
