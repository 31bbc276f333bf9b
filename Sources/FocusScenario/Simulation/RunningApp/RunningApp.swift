/// The app at one moment: what each element is, what is up, what is pending; it knows no technology.
struct RunningApp: Sendable {
  /// A context that is up.
  struct Context: Hashable, Sendable {
    var container: ContainerIdentifier
    /// Counts the openings of a run: the timers of an earlier opening find another number.
    var appearance: Int
  }

  let index: AppIndex
  /// By element number.
  private(set) var states: ElementStates
  /// Where what was moved stands.
  private(set) var arrangement = Arrangement()
  /// What is up, bottom first; the first is the current screen.
  var contexts: [Context] = []
  /// The screens to go back to, oldest first.
  var history: [Context] = []
  /// In milliseconds.
  var now = 0
  var timers = Timers()
  /// The field that typed text goes to (VO-180).
  var editing: ElementIdentifier?
  /// Where the last scroll got to, in the app's words (VO-159).
  var page: String?
  /// How often the user moved; a request that was set off before the last move is late (VO-150).
  var moves = 0
  var appearances = 0
  /// What opened each context when it last opened, by context number.
  var openers: [ElementIdentifier?]
  /// Counts the changes of each context's tree, by context number.
  private(set) var treeVersions: [Int]
  /// Counts all changes of the tree and of what is up.
  private(set) var version = 0
  /// The live regions in which something changed at this moment, each once.
  var changedRegions: [ElementIdentifier] = []
  /// What came into each context's tree, left it or counts otherwise since its order was last worked out, by context
  /// number; none when that is too much to follow.
  var movedInTree: [[ElementIdentifier]?]
  private var disabledCount: Int
  /// What changed since the journal was opened.
  private(set) var journal: Journal

  /// How things were, for what has changed since.
  struct Journal: Sendable {
    var before: [Int: ElementState] = [:]
    /// What came into view, whether it is there still or not.
    var shown: [ElementIdentifier] = []
    /// What was moved among those beside it.
    var moved: [ElementIdentifier] = []
    /// When something changed, in milliseconds of simulated time, each time once.
    var times: [Int] = []
    var contexts: [Context]
  }

  init(_ index: AppIndex) {
    self.index = index
    let states = index.entries.map { ElementState($0.element) }
    self.states = ElementStates(states)
    self.disabledCount = states.count { $0.isDisabled }
    self.movedInTree = Array(repeating: [], count: index.app.containers.count)
    self.openers = Array(repeating: nil, count: index.app.containers.count)
    self.treeVersions = Array(repeating: 0, count: index.app.containers.count)
    self.journal = Journal(contexts: [])
  }

  /// Forgets what has changed so far.
  mutating func openJournal() {
    journal.contexts = contexts
    // Whatever changes leaves its time: most steps of a user change nothing.
    guard !journal.times.isEmpty else { return }
    journal.before.removeAll(keepingCapacity: true)
    journal.shown.removeAll(keepingCapacity: true)
    journal.moved.removeAll(keepingCapacity: true)
    journal.times.removeAll(keepingCapacity: true)
  }

  /// Changes an element and keeps how it was.
  mutating func change(_ element: ElementIdentifier, _ change: (inout ElementState) -> Void) {
    let before = states[element.index]
    change(&states[element.index])
    let after = states[element.index]
    guard after != before else { return }
    if journal.before[element.index] == nil { journal.before[element.index] = before }
    if after.isVisible, !before.isVisible { journal.shown.append(element) }
    noteTime()
    if let region = index.regions.isEmpty ? nil : index.regions[element.index], !changedRegions.contains(region) {
      changedRegions.append(region)
    }
    if after.isDisabled != before.isDisabled { disabledCount += after.isDisabled ? 1 : -1 }
    if movesInTree(element, from: before, to: after) { treeChanged(at: element) }
  }

  /// Puts those that stand beside an element in the order in which they stand after its move.
  mutating func arrange(_ siblings: [ElementIdentifier], moving element: ElementIdentifier) {
    guard siblings != self.siblings(of: element) else { return }
    arrangement.arrange(siblings, in: index)
    journal.moved.append(element)
    noteTime()
    let number = container(of: element).index
    treeVersions[number] += 1
    version += 1
    movedInTree[number] = nil
  }

  /// A label makes a stop of a picture and a container of a group (VO-14, VO-40), so that words can change the order.
  private func movesInTree(_ element: ElementIdentifier, from before: ElementState, to after: ElementState) -> Bool {
    before.isInTree != after.isInTree || before.isVisible != after.isVisible
      || before.label.isEmpty != after.label.isEmpty || before.isDisabled != after.isDisabled
  }

  /// Whether anything is disabled, up or not.
  var hasDisabled: Bool { disabledCount > 0 }

  private mutating func treeChanged(at element: ElementIdentifier) {
    let number = container(of: element).index
    treeVersions[number] += 1
    version += 1
    movedInTree[number]?.append(element)
    if movedInTree[number].map({ $0.count > Self.mostMoves }) ?? false { movedInTree[number] = nil }
  }

  /// From so many changes on, working out an order anew is no dearer.
  private static let mostMoves = 16

  /// Notes that what is up has changed.
  mutating func contextsChanged() {
    version += 1
    noteTime()
  }

  private mutating func noteTime() {
    if journal.times.last != now { journal.times.append(now) }
  }
}

extension RunningApp {
  /// The context in which an element stands.
  func container(of element: ElementIdentifier) -> ContainerIdentifier { index.entries[element.index].container }

  func role(of element: ElementIdentifier) -> Element.Role { index.shapes[element.index].role }

  func kind(of container: ContainerIdentifier) -> Container.Kind { index.app.containers[container.index].kind }

  func name(of container: ContainerIdentifier) -> String { index.app.containers[container.index].name }

  /// Whether a context is up.
  func isUp(_ container: ContainerIdentifier) -> Bool { contexts.contains { $0.container == container } }

  /// Whether an element is in the tree: nothing above it is hidden, and its context is up.
  func isPresent(_ element: ElementIdentifier) -> Bool {
    isUp(container(of: element)) && holdsFromRoot(element) { $0.isInTree }
  }

  /// Whether the eye sees it.
  func isSeen(_ element: ElementIdentifier) -> Bool {
    isUp(container(of: element)) && holdsFromRoot(element) { $0.isVisible }
  }

  /// Whether the eye saw it when the journal was opened.
  func wasSeen(_ element: ElementIdentifier) -> Bool {
    let container = container(of: element)
    guard journal.contexts.contains(where: { $0.container == container }) else { return false }
    var current: ElementIdentifier? = element
    while let place = current {
      guard (journal.before[place.index] ?? states[place.index]).isVisible else { return false }
      current = index.entries[place.index].parent
    }
    return true
  }

  private func holdsFromRoot(_ element: ElementIdentifier, _ property: (ElementState) -> Bool) -> Bool {
    var current: ElementIdentifier? = element
    while let place = current {
      guard property(states[place.index]) else { return false }
      current = index.entries[place.index].parent
    }
    return true
  }

  /// The control that opened a context, or, when that is gone, the one that opened its context.
  func standingOpener(of container: ContainerIdentifier) -> ElementIdentifier? {
    var container = container
    for _ in index.app.containers.indices {
      guard let opener = openers[container.index] else { return nil }
      if isPresent(opener) { return opener }
      container = self.container(of: opener)
    }
    return nil
  }

  /// An element and everything below it, in the order of the app file.
  func family(of element: ElementIdentifier) -> [ElementIdentifier] {
    var family: [ElementIdentifier] = []
    var pending = [element]
    while let next = pending.popLast() {
      family.append(next)
      pending.append(contentsOf: index.entries[next.index].children.reversed())
    }
    return family
  }
}
