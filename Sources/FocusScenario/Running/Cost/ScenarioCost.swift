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
  private let scene: Scene
  private let action: String

  /// The place; none when the beat changed no context, or what it changed leaves focus alone.
  init?(_ trace: Trace, at moment: Int) {
    let beat = trace.moments[moment].beat
    guard trace.moments[moment].isDoing, let number = trace.moments[moment].action else { return nil }
    scene = Scene(trace, at: moment)
    action = trace.actions[number].words
    guard let place = Self.opened(beat, scene) ?? Self.error(beat, scene) ?? Self.opener(beat, scene) else {
      return nil
    }
    element = place
  }

  /// The steps from where focus is, by the shorter way or in one direction; none when no step comes to the place.
  func steps(_ direction: Frame.Direction? = nil) -> Int? {
    let simulator = scene.simulator
    guard !isThere else { return 0 }
    return (direction.map { [$0] } ?? [.forward, .back]).compactMap { direction in
      Sweep.steps(simulator.stops.count + 1, direction, on: simulator).visited.firstIndex(of: element).map { $0 + 1 }
    }.min()
  }

  /// What it takes to go on, by the shorter way or in one direction.
  func recovery(_ direction: Frame.Direction? = nil) -> ScenarioCost.Recovery {
    ScenarioCost.Recovery(after: action, place: scene.name(element), steps: steps(direction))
  }

  /// On the place, or, in what has just opened, anywhere: its first stop is as good as its title.
  private var isThere: Bool {
    let focus = scene.simulator.focus.element
    let container = scene.index.entries[element.index].container
    let hasOpened = scene.trace.moments[scene.moment].beat.opened.contains(container)
    return focus == element || hasOpened && focus.map { scene.index.entries[$0.index].container } == container
  }

  private static func opened(_ beat: Beat, _ scene: Scene) -> ElementIdentifier? {
    let container = beat.opened.last { scene.simulator.isPresented($0) && scene.index.container($0).kind != .toast }
    return container.flatMap { container in
      let stops = scene.simulator.stops.filter { scene.index.entries[$0.index].container == container }
      return stops.first { scene.index.element($0).role == .heading } ?? stops.first
    }
  }

  private static func error(_ beat: Beat, _ scene: Scene) -> ElementIdentifier? {
    let errors = beat.appeared.filter { scene.index.entries[$0.index].errorOf != nil }
    let places = errors + errors.compactMap { scene.index.entries[$0.index].errorOf }
    return places.first { scene.simulator.stops.contains($0) } ?? errors.first
  }

  private static func opener(_ beat: Beat, _ scene: Scene) -> ElementIdentifier? {
    beat.closed.last { scene.index.container($0.container).kind != .toast }?.opener.flatMap {
      scene.simulator.stops.contains($0) ? $0 : nil
    }
  }
}
