extension Expedition {
  /// Contexts above a screen that no action leads out of: only where everything was tried.
  func traps() -> [Observation] {
    guard tour.stoppedAt == nil else { return [] }
    var found: [Observation] = []
    for container in explorer.index.containers where isPresentation(container) {
      let inside = places.indices.filter { places[$0].simulator.isPresented(container) }
      let outside = Set(places.indices).subtracting(inside)
      let leading = inside.filter { leads(from: $0, to: outside) }
      guard let place = inside.first(where: { !leading.contains($0) }) else { continue }
      let simulator = places[place].simulator
      let beat = Beat(sequence: 0, intent: nil, target: nil, at: simulator.now, focus: simulator.focus)
      var trap = Observer(beat, before: simulator, after: simulator).observation(.trap, container) {
        ["there is a way out of \($0)"]
      }
      trap.place = place
      found.append(trap)
    }
    return found
  }

  private func isPresentation(_ container: ContainerIdentifier) -> Bool {
    let kind = explorer.index.container(container).kind
    return !kind.isScreen && kind != .toast
  }

  /// Whether some actions lead from a place to one of some others.
  private func leads(from start: Int, to goals: Set<Int>) -> Bool {
    var seen: Set<Int> = [start]
    var pending = [start]
    while let place = pending.popLast() {
      for next in places[place].next where seen.insert(next).inserted {
        if goals.contains(next) { return true }
        pending.append(next)
      }
    }
    return false
  }
}
