/// The app with focus on each of its stops, brought there by the steps of its user: forward, else back.
struct Walk {
  private var simulators: [ElementIdentifier: Simulator] = [:]

  /// Walks until all of some stops were come to, or steps lead nowhere new.
  init(_ simulator: Simulator, to goals: Set<ElementIdentifier>) {
    for step in [Intent.next, .previous] {
      var walker = simulator
      for _ in 0...simulator.stops.count {
        if let element = walker.focus.element, goals.contains(element), simulators[element] == nil {
          simulators[element] = walker
        }
        guard simulators.count < goals.count else { return }
        _ = walker.perform(step)
      }
    }
  }

  /// The app with focus on a stop; none when no step comes to it.
  subscript(_ stop: ElementIdentifier) -> Simulator? { simulators[stop] }
}
