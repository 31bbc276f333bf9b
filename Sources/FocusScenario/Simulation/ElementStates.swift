/// The states of all elements, by number: a copy shares all that is not changed in it.
///
/// In runs of a few, so that the first change to a copy moves one run and the list of the runs, and not every state:
/// a simulator is copied with each action of a task.
struct ElementStates: Sendable {
  private static let lengthOfRun = 32

  private var runs: [[ElementState]]

  init(_ states: [ElementState]) {
    runs = stride(from: 0, to: states.count, by: Self.lengthOfRun).map { start in
      Array(states[start..<min(start + Self.lengthOfRun, states.count)])
    }
  }

  /// All of them, in the order of the elements.
  var all: [ElementState] { runs.flatMap { $0 } }

  /// The state of the element of a number.
  subscript(_ number: Int) -> ElementState {
    _read { yield runs[number / Self.lengthOfRun][number % Self.lengthOfRun] }
    _modify { yield &runs[number / Self.lengthOfRun][number % Self.lengthOfRun] }
  }
}
