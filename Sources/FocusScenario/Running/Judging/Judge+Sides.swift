// Claims about where things lie on the screen: above, below, beside another, by the frames that the app file gives.

/// On which side of another a thing lies.
enum Side: String {
  case above, below
  case nextTo = "next-to"

  /// Whether a frame lies on this side of another, without touching it from within.
  func holds(_ frame: Element.Frame, _ other: Element.Frame) -> Bool {
    switch self {
    case .above: frame.y + frame.height <= other.y
    case .below: other.y + other.height <= frame.y
    case .nextTo:
      frame.y < other.y + other.height && other.y < frame.y + frame.height
        && (frame.x + frame.width <= other.x || other.x + other.width <= frame.x)
    }
  }
}

extension Judge {
  func lies(_ frame: Frame, on side: Side, of place: Referent, _ scene: Scene, _ window: Window) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names nothing") }
    let referent = resolver.resolve(target, in: scene)
    if let missing = referent.judgement { return missing }
    if let container = place.container {
      return .untestable("'\(index.container(container).name)' holds what is on it, and nothing lies beside it")
    }
    let others = place.elements.filter { scene.simulator.isVisible($0) }
    guard !others.isEmpty else { return .untestable("\(frame.other?.words ?? "it") is not seen here") }
    let seen = referent.elements.filter { scene.simulator.isVisible($0) }
    // Nothing lies beside itself, beside what holds it, or beside a part of it.
    let things = seen.filter { thing in !others.contains { isOneThing(thing, $0) } }
    guard !things.isEmpty || !seen.isEmpty && target.isAnything else {
      let apart = seen.isEmpty ? "" : ", apart from \(scene.list(others))"
      return .untestable("\(target.words) is not seen here\(apart)")
    }
    // Of a denial one that lies there is enough: `nothing is above the title`.
    var placed: [ElementIdentifier] = []
    for thing in things {
      var isThere = true
      for other in others {
        guard let holds = lies(thing, on: side, of: other, scene) else {
          return .untestable("the app file does not say where \(scene.name(thing)) and \(scene.name(other)) lie")
        }
        isThere = isThere && holds
      }
      if isThere { placed.append(thing) }
    }
    let words = side == .nextTo ? "next to" : side.rawValue
    let rest = things.filter { !placed.contains($0) }
    let isSo = frame.polarity == .holds ? rest.isEmpty && !placed.isEmpty : !placed.isEmpty
    let named = isSo ? placed : rest
    let found =
      named.isEmpty
      ? "nothing else is seen here" : "\(scene.list(named)) is \(isSo ? "" : "not ")\(words) \(scene.list(others))"
    return .of(frame, holds: isSo, found, witness: self.words(window.last ?? 0))
  }

  /// By their frames, and where the app has moved them; without frames the elements of a screen stack from top to bottom.
  ///
  /// None when nobody can tell.
  private func lies(
    _ thing: ElementIdentifier,
    on side: Side,
    of other: ElementIdentifier,
    _ scene: Scene
  ) -> Bool? {
    let arrangement = scene.simulator.arrangement
    switch (arrangement.frame(of: thing, in: index), arrangement.frame(of: other, in: index)) {
    case (let own?, let frame?): return side.holds(own, frame)
    case (nil, nil):
      guard side != .nextTo, index.entries[thing.index].container == index.entries[other.index].container else {
        return nil
      }
      let (own, places) = (turns(to: thing, in: arrangement), turns(to: other, in: arrangement))
      return side == .above ? own.lexicographicallyPrecedes(places) : places.lexicographicallyPrecedes(own)
    default: return nil
    }
  }

  /// Where something stands among those beside it, and so each thing that it is in, outermost first.
  private func turns(to element: ElementIdentifier, in arrangement: Arrangement) -> [Int] {
    var turns: [Int] = []
    var next: ElementIdentifier? = element
    while let element = next {
      turns.insert(arrangement.siblings(of: element, in: index).firstIndex(of: element) ?? 0, at: 0)
      next = index.entries[element.index].parent
    }
    return turns
  }
}

extension Reference {
  /// Whether everything there is meant, and nothing by name.
  fileprivate var isAnything: Bool {
    if case .everything = head { return true }
    return false
  }
}
