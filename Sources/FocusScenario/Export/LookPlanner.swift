/// How a claim shows on a device: its looks on one way through the task, and what they leave open.
struct ClaimShowing {
  /// One look, and where it is taken.
  struct Look {
    var point: Int
    var place: PlacedLook.Place
    var look: DevicePlan.Look
  }

  var window: String
  var looks: [Look]
  var needsOne = false
  var notes: [String] = []
}

/// Turns claims into looks at what a device says; what the service cannot tell is refused, with the reason.
struct LookPlanner {
  let walk: DeviceWalk
  let resolver: ReferenceResolver
  private let judge: Judge

  /// Plans looks on one way through a task.
  init(_ walk: DeviceWalk, _ performance: Performance) {
    self.walk = walk
    self.resolver = performance.resolver
    var judge = performance.judge(of: walk.trace)
    judge.explains = false
    self.judge = judge
  }

  /// Where a claim is looked at: the beat that decides in the simulation, and the step that stands for it.
  struct Moment {
    var number: Int
    var point: Int
    var window: String
    var passes: Bool
    var scene: Scene
  }

  /// How a claim shows; several things that are claimed of each are shown one by one.
  func showings(of frame: Frame) throws(DeviceRefusal) -> [ClaimShowing] {
    if let target = frame.target, target.combination == .each, ![.order, .speech].contains(frame.kind) {
      var all: [ClaimShowing] = []
      for member in target.members {
        var part = frame
        part.target = member
        all += try showings(of: part)
      }
      return all
    }
    return [try showing(of: frame)]
  }

  private func showing(of frame: Frame) throws(DeviceRefusal) -> ClaimShowing {
    if frame.saysNeverOrAlways, frame.kind != .trap { throw .always }
    if frame.fromArrival || frame.count != nil && frame.kind == .focus { throw .always }
    switch frame.kind {
    case .focus: return try focus(frame)
    case .steps: return try steps(frame)
    case .next: return try next(frame)
    case .reach: return try reach(frame)
    case .order: return try order(frame)
    case .speech: return try speech(frame)
    case .value, .state: return try words(frame)
    case .trap:
      guard frame.relation == .leave, frame.polarity != .holds else { throw .keys }
      return try confined(frame)
    case .key: throw .keys
    case .scan: throw .keys
    case .count: throw .count
    }
  }

  // MARK: When

  /// The moment of a claim; how soon something comes is left to the simulation.
  func moment(of frame: Frame) throws(DeviceRefusal) -> Moment {
    var timeless = frame
    if let within = frame.within {
      timeless.within = nil
      timeless.moment = within.event.map { .rightAfter($0) }
    }
    if case .after(let event)? = frame.moment, case .wait = event.happening { throw .time }
    if frame.hasSeveralMoments { throw .always }
    timeless.contrast = nil
    let judgement = judge.judge(timeless)
    guard judgement.verdict != .untestable else { throw .untestable(judgement.found) }
    let number = judgement.moment ?? walk.trace.moments.count - 1
    guard let point = walk.point(after: number) else {
      throw .cannotShow("it is about a moment on the way to a control, and a test touches the control")
    }
    return Moment(
      number: number,
      point: point,
      window: frame.within.map { "within \($0.milliseconds) ms of \($0.event?.words ?? "the last action")" }
        ?? judgement.window,
      passes: judgement.verdict == .passed,
      scene: Scene(walk.trace, at: number)
    )
  }

  // MARK: What is heard

  /// The elements that a reference stands for.
  func elements(_ reference: Reference, isPlace: Bool = false, _ scene: Scene) throws(DeviceRefusal)
    -> [ElementIdentifier]
  {
    let referent = resolver.resolve(isPlace ? resolver.asPlace(reference) : reference, in: scene)
    if let failure = referent.failure { throw .untestable(failure) }
    return referent.elements
  }

  /// The words for an element: with and without what a user can switch off.
  func utterances(_ element: ElementIdentifier, _ scene: Scene) -> [String] {
    var speech = scene.simulator.speech(of: element)
    var utterances = [speech.recordedLine(withHint: true), speech.recordedLine(withHint: false)]
    speech.entered = []
    speech.caret = nil
    utterances += [speech.recordedLine(withHint: true), speech.recordedLine(withHint: false)]
    return utterances.reduce(into: []) { if !$1.isEmpty, !$0.contains($1) { $0.append($1) } }
  }

  /// What tells any of some elements from others: all that each says now, or said in the run before and after.
  ///
  /// That focus is on a button holds whatever value it has.
  func utterances(_ elements: [ElementIdentifier], _ scene: Scene) -> [String] {
    let others = walk.steps.map(\.moment).map { Scene(walk.trace, at: $0) }.filter { $0.moment != scene.moment }
    return elements.flatMap { element in
      utterances(element, scene) + others.filter { $0.simulator.isInTree(element) }.flatMap { utterances(element, $0) }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The steps of a sweep each way: past everything that a step could come to, and some more.
  func budget(_ scene: Scene) -> Int { min(max(scene.simulator.stops.count, scene.possibleStops.count) + 4, 200) }

  /// The utterances of stops of the contexts that are up, outside some elements.
  func utterances(outside inside: Set<ElementIdentifier>, _ scene: Scene) -> [String] {
    let others = scene.simulator.presented.flatMap { context in
      scene.index.entries.indices.map { ElementIdentifier($0) }.filter {
        scene.index.entries[$0.index].container == context && !inside.contains($0) && scene.simulator.isInTree($0)
      }
    }
    let meant = Set(utterances(inside.sorted(), scene))
    return utterances(others, scene).filter { !meant.contains($0) }
  }
}

extension Frame {
  /// Whether the claim is about each of several events.
  fileprivate var hasSeveralMoments: Bool {
    switch moment {
    case .rightAfter(let event), .after(let event): event.choice == .each
    default: false
    }
  }
}
