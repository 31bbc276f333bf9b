/// All of a running app that decides what can happen to it: two runs that agree in it go on alike.
///
/// Left out are the time, and how often anything happened before.
struct Future: Hashable, Sendable {
  /// Work that is pending, and how many milliseconds from now it is due.
  struct Due: Hashable, Sendable {
    var after: Int
    var work: Timers.Work
  }

  private let states: [ElementState]
  private let arrangement: Arrangement
  private let contexts: [ContainerIdentifier]
  private let history: [ContainerIdentifier]
  private let openers: [ElementIdentifier?]
  private let editing: ElementIdentifier?
  private let due: [Due]

  init(_ app: RunningApp) {
    states = app.states.all.map { state in
      var state = state
      state.instance = 0
      return state
    }
    arrangement = app.arrangement
    contexts = app.contexts.map(\.container)
    history = app.history.map(\.container)
    openers = app.contexts.map { app.openers[$0.container.index] }
    editing = app.editing
    due = app.timers.due(from: app.now)
  }
}
