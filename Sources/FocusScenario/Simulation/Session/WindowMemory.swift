/// Where focus last was in each window, for a technology that gives it back (TB-6).
struct WindowMemory: Sendable {
  /// Where focus was.
  struct Place: Hashable, Sendable {
    var element: ElementIdentifier
    /// The place among the stops of the window.
    var position: Int
    /// Which opening of the window it was.
    var appearance: Int
  }

  /// By the number of the context that the window begins with.
  private var places: [Place?]

  init(containers count: Int) { places = Array(repeating: nil, count: count) }

  /// Keeps where focus is now in a window.
  mutating func keep(_ element: ElementIdentifier, at position: Int, in window: RunningApp.Context) {
    places[window.container.index] = Place(element: element, position: position, appearance: window.appearance)
  }

  /// Where focus was in this opening of a window.
  func place(in window: RunningApp.Context) -> Place? {
    places[window.container.index].flatMap { $0.appearance == window.appearance ? $0 : nil }
  }
}

extension Session {
  /// The window that focus is in: the lowest context in scope, with what lies on it.
  var window: RunningApp.Context? {
    traversal.scope.first.flatMap { first in app.contexts.first { $0.container == first } }
  }

  /// Keeps where focus is.
  mutating func rememberFocus() {
    guard driver.remembersWindows, let element = cursor.reading.element, let window,
      let position = traversal.place(inStops: element)
    else { return }
    memory.keep(element, at: position, in: window)
  }

  /// The last place, input focus, then the first stop that is not the title (TB-6, TB-9).
  func lastFocused() -> ElementIdentifier? {
    let title = traversal.scope.last.flatMap(windowTitle)
    return keptFocus ?? traversal.stops.first { app.states[$0.index].label != title } ?? traversal.stops.first
  }

  /// Where focus was in the window, else input focus.
  var keptFocus: ElementIdentifier? {
    restored() ?? app.editing.flatMap { traversal.place(inStops: $0) == nil ? nil : $0 }
  }

  /// The same node, else one of the same id, else what is now at its position.
  private func restored() -> ElementIdentifier? {
    guard let last = window.flatMap({ memory.place(in: $0) }) else { return nil }
    if traversal.place(inStops: last.element) != nil { return last.element }
    if let id = app.index.entries[last.element.index].element.id,
      let twin = traversal.stops.first(where: { app.index.entries[$0.index].element.id == id })
    {
      return twin
    }
    return traversal.stops.indices.contains(last.position) ? traversal.stops[last.position] : nil
  }

  /// What a window is called: the author's title of the pane, else the title of a dialog (TB-18, TB-19).
  func windowTitle(of container: ContainerIdentifier) -> String? {
    if let title = app.index.app.containers[container.index].paneTitle { return title }
    switch app.kind(of: container) {
    case .alert, .confirmationDialog: return app.title(of: container).map { app.states[$0.index].label }
    default: return nil
    }
  }
}
