/// One action that was tried, and what came of it.
struct Transition: Sendable {
  var beat: Beat
  var before: Simulator
  var after: Simulator
}

/// What an expedition saw first of each rule and of each way of closing.
struct Sightings: Sendable {
  /// A context that was closed in one way.
  struct Closing: Hashable, Sendable {
    var container: ContainerIdentifier
    var way: ClosingWay
  }

  private(set) var rules: [FiredRule: Transition] = [:]
  private(set) var closings: [Closing: Transition] = [:]

  mutating func note(_ transition: Transition) {
    for rule in transition.beat.fired where rules[rule] == nil { rules[rule] = transition }
    // What another screen takes the place of is left, and not closed.
    guard transition.beat.opened.isEmpty else { return }
    for closing in transition.beat.closed {
      let key = Closing(container: closing.container, way: closing.way)
      if closings[key] == nil { closings[key] = transition }
    }
  }
}
