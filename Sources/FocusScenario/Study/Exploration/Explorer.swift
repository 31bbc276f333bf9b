/// Tries everything that a user can do with an app, and keeps what leaves the user behind.
///
/// Breadth first, so that the first way to a state is a shortest one. A state is what decides how the app can go on
/// (`Future`); where the cursor is does not count, because it is moved to each control anew.
public struct Explorer: Sendable {
  let index: AppIndex
  let behaviours: Behaviours
  let limits: Exploration.Limits
  /// Tries the blocks of findings.
  let runner: Runner

  /// An explorer of an app.
  public init(_ index: AppIndex, behaviours: Behaviours = .baseline, limits: Exploration.Limits = .init()) {
    self.index = index
    self.behaviours = behaviours
    self.limits = limits
    self.runner = Runner(index)
  }

  /// Explores the app with some technologies; the closure is told how many actions were tried so far.
  public func explore(_ technologies: [Technology], progress: ((Int) -> Void)? = nil) -> Exploration {
    var exploration = Exploration(app: index.app.name, tours: [], findings: [])
    var done = 0
    for technology in technologies {
      var expedition = Expedition(self, technology)
      expedition.run { progress?(done + $0) }
      done += expedition.tour.actions
      exploration.tours.append(expedition.tour)
      exploration.findings += expedition.findings
    }
    let order = Finding.Kind.allCases
    exploration.findings = order.flatMap { kind in exploration.findings.filter { $0.kind == kind } }
    return exploration
  }
}

/// The states that one technology's user came to, and how.
struct Expedition {
  /// A state, with the way to it.
  struct Place {
    var simulator: Simulator
    /// The place before, and what was done there; none where an expedition begins.
    var before: (place: Int, action: ExploredAction)?
    /// The screen that the way begins on; none is the app's first.
    var root: ContainerIdentifier?
    var depth: Int
    /// The numbers of the places that can be come to from here.
    var next: [Int] = []
  }

  let explorer: Explorer
  private(set) var tour: Exploration.Tour
  private(set) var findings: [Finding] = []
  private(set) var places: [Place] = []
  private(set) var sightings = Sightings()
  private var numbers: [Future: Int] = [:]
  private var known: Set<Observation.Identity> = []
  private let texts: TypedTexts
  private var nextToExpand = 0
  private var seeksFindings = true

  init(_ explorer: Explorer, _ technology: Technology) {
    self.explorer = explorer
    self.tour = Exploration.Tour(technology: technology, actions: 0, states: 0)
    self.texts = TypedTexts(explorer.index)
  }

  /// Goes everywhere, within the limits; who asks only what was seen need not have findings sought, and tried.
  mutating func run(seeking seeksFindings: Bool = true, progress: (Int) -> Void) {
    self.seeksFindings = seeksFindings
    for (number, screen) in explorer.index.containers.filter({ explorer.index.container($0).kind.isScreen })
      .enumerated()
    {
      start(on: screen, isFirst: number == 0)
      expandAll(progress)
    }
    if seeksFindings { for trap in traps() { note(trap, on: trap.place, doing: nil) } }
    tour.states = places.count
  }

  private mutating func start(on screen: ContainerIdentifier, isFirst: Bool) {
    var simulator = Simulator(explorer.index, technology: tour.technology, behaviours: explorer.behaviours)
    let beat = simulator.start(on: screen)
    guard numbers[simulator.future] == nil else { return }
    let number = add(Place(simulator: simulator, before: nil, root: isFirst ? nil : screen, depth: 0))
    guard seeksFindings else { return }
    for observation in Observer(beat, before: simulator, after: simulator).ofState {
      note(observation, on: number, doing: nil)
    }
  }

  private mutating func expandAll(_ progress: (Int) -> Void) {
    while nextToExpand < places.count {
      guard tour.stoppedAt == nil else { return }
      expand(nextToExpand)
      nextToExpand += 1
      progress(tour.actions)
    }
  }

  private static func phrase(_ actions: Int) -> String { actions == 1 ? "1 action" : "\(actions) actions" }

  private mutating func expand(_ number: Int) {
    guard places[number].depth < explorer.limits.depth else {
      tour.stoppedAt = "\(Self.phrase(explorer.limits.depth)) in a row"
      return
    }
    let actions = ExploredAction.all(in: places[number].simulator, texts: texts)
    let walk = Walk(places[number].simulator, to: Set(actions.compactMap(\.element)))
    for action in actions {
      guard tour.actions < explorer.limits.actions else {
        tour.stoppedAt = Self.phrase(explorer.limits.actions)
        return
      }
      tour.actions += 1
      take(action, from: number, on: walk)
    }
  }

  private mutating func take(_ action: ExploredAction, from number: Int, on walk: Walk) {
    guard var before = action.element.map({ walk[$0] }) ?? places[number].simulator else {
      return noteUnreached(action, from: number)
    }
    if let step = action.step { _ = before.perform(step) }
    if action.intent.isTyping, before.technology != .fullKeyboardAccess { beginEditing(in: &before) }
    var after = before
    let beat = after.perform(action.intent)
    sightings.note(Transition(beat: beat, before: before, after: after))
    let future = after.future
    let isNew = numbers[future] == nil
    let next =
      numbers[future]
      ?? add(
        Place(simulator: after, before: (number, action), root: places[number].root, depth: places[number].depth + 1)
      )
    places[number].next.append(next)
    guard seeksFindings else { return }
    let observer = Observer(beat, before: before, after: after)
    for observation in observer.ofTransition + (isNew ? observer.ofState : []) {
      note(observation, on: number, doing: action)
    }
  }

  /// A stop that no step comes to, though it is one.
  private mutating func noteUnreached(_ action: ExploredAction, from number: Int) {
    let simulator = places[number].simulator
    let beat = Beat(sequence: 0, intent: nil, target: nil, at: simulator.now, focus: simulator.focus)
    guard seeksFindings, let element = action.element else { return }
    note(Observer(beat, before: simulator, after: simulator).unreachable(element), on: number, doing: nil)
  }

  /// A field is activated before anything is typed; the keyboard's user is in it already.
  private mutating func beginEditing(in simulator: inout Simulator) {
    let before = simulator
    let beat = simulator.perform(.activate)
    sightings.note(Transition(beat: beat, before: before, after: simulator))
  }

  private mutating func add(_ place: Place) -> Int {
    numbers[place.simulator.future] = places.count
    places.append(place)
    return places.count - 1
  }

  private mutating func note(_ observation: Observation, on place: Int, doing action: ExploredAction?) {
    guard known.insert(observation.identity).inserted else { return }
    var way = way(to: place)
    if let action { way.append(action.words) }
    let trial = FindingTrial(explorer, tour.technology, root: places[place].root, way: way)
    findings.append(
      Finding(
        kind: observation.kind,
        technology: tour.technology,
        subject: observation.subject,
        focus: observation.focus,
        way: way,
        block: trial.block(failingOneOf: observation.sentences)
      )
    )
  }

  private func way(to place: Int) -> [String] {
    var words: [String] = []
    var place = place
    while let before = places[place].before {
      words.append(before.action.words)
      place = before.place
    }
    return words.reversed()
  }
}

extension Intent {
  fileprivate var isTyping: Bool {
    switch self {
    case .type, .clear: true
    default: false
    }
  }
}
