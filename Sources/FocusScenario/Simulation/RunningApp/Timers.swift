/// What is to happen later, in order of time, then of declaration.
struct Timers: Sendable {
  /// What a timer does when it is due.
  enum Work: Hashable, Sendable {
    case run(Update)
    /// A rule of a context, or of an element in it, while that opening of the context lasts.
    case rule(Rule, container: ContainerIdentifier, element: ElementIdentifier?, appearance: Int, moves: Int)
    /// A toast goes, if it is still the same one.
    case takeDown(ContainerIdentifier, appearance: Int)
  }

  private struct Pending: Sendable {
    var due: Int
    var work: Work
  }

  /// Sorted; of one time, the earlier declared first.
  private var pending: [Pending] = []

  /// When the first one is due.
  var nextDue: Int? { pending.first?.due }

  /// What is pending, by how many milliseconds from now it is due; which opening or which move set it off is left out.
  func due(from now: Int) -> [Future.Due] {
    pending.map { Future.Due(after: $0.due - now, work: $0.work.withoutCounts) }
  }

  /// The updates of the app's own that are pending, with the moment when each is due.
  var updates: [(due: Int, update: Update)] {
    pending.compactMap { one in
      guard case .run(let update) = one.work else { return nil }
      return (one.due, update)
    }
  }

  /// Puts work behind everything that is due at the same time.
  mutating func add(_ work: Work, due: Int) {
    let place = pending.firstIndex { $0.due > due } ?? pending.count
    pending.insert(Pending(due: due, work: work), at: place)
  }

  /// Takes the first one out if it is due.
  mutating func takeDue(at time: Int) -> Work? {
    guard let first = pending.first, first.due <= time else { return nil }
    return pending.removeFirst().work
  }

  /// Forgets everything that is due: the way out of an endless update.
  mutating func dropDue(at time: Int) {
    pending.removeAll { $0.due <= time }
  }
}

extension Timers.Work {
  /// The same work, whenever it was set off.
  fileprivate var withoutCounts: Timers.Work {
    switch self {
    case .run(var update):
      update.origin.moves = 0
      return .run(update)
    case .rule(let rule, let container, let element, _, _):
      return .rule(rule, container: container, element: element, appearance: 0, moves: 0)
    case .takeDown(let container, _):
      return .takeDown(container, appearance: 0)
    }
  }
}
