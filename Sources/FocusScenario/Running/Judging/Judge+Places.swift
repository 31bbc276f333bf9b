// Claims about where several stops stand to one another: together, between, in the order of the sentence.

extension Judge {
  /// `A, B and C come in that order`: each is a stop, and after the one before; others may come between.
  func inOrder(_ frame: Frame, _ stops: [ElementIdentifier], _ scene: Scene) -> Judgement {
    guard let target = frame.target, target.combination == .each else {
      return .untestable("the sentence names no order")
    }
    var places: [Int] = []
    for member in target.members {
      switch self.places(of: member, stops, scene) {
      case .failure(let missing): return missing.judgement
      case .success(let own): places.append(own[0])
      }
    }
    return verdict(zip(places, places.dropFirst()).allSatisfy(<), frame, "the order is \(scene.list(stops))")
  }

  /// `X comes between A and B`, whichever of the two is first.
  func between(_ frame: Frame, _ stops: [ElementIdentifier], _ scene: Scene) -> Judgement {
    guard let target = frame.target, frame.list.count == 2 else {
      return .untestable("the sentence names no two things")
    }
    var places: [[Int]] = []
    for reference in [target] + frame.list {
      switch self.places(of: reference, stops, scene) {
      case .failure(let missing): return missing.judgement
      case .success(let own): places.append(own)
      }
    }
    let bounds = [places[1][0], places[2][0]].sorted()
    let isSo = Self.stands(frame, places[0], places[0][0]) { bounds[0] < $0 && $0 < bounds[1] }
    return verdict(isSo, frame, "the order is \(scene.list(stops))")
  }

  private struct Missing: Error {
    var judgement: Judgement
  }

  /// The places of what is meant among the stops; at least one.
  private func places(
    of reference: Reference,
    _ stops: [ElementIdentifier],
    _ scene: Scene
  ) -> Result<[Int], Missing> {
    let referent = resolver.resolve(reference, in: scene)
    let found = "the order is \(scene.list(stops))"
    if let failure = referent.failure { return .failure(Missing(judgement: .failed("\(failure); \(found)"))) }
    let places = stops.indices.filter { referent.contains(stops[$0]) }
    guard !places.isEmpty else {
      return .failure(Missing(judgement: .failed("\(reference.words) is no stop; \(found)")))
    }
    return .success(places)
  }

  // MARK: Together

  /// `the card is one stop`, `the icon and the label are one stop`: all that is in it has one stop, perhaps read so.
  func oneStop(_ frame: Frame, _ stops: [ElementIdentifier], _ scene: Scene) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names nothing") }
    let referent = resolver.resolve(target, in: scene)
    if let missing = referent.judgement { return missing }
    let isOneThing = target.combination == .together || referent.container != nil || target.quantifier != .every
    let things = isOneThing ? [referent.elements] : referent.elements.map { [$0] }
    let there = things.filter { $0.contains { scene.simulator.isPresentedAndInTree($0) } }
    guard !there.isEmpty else { return .untestable("there is no \(target.wordsWithoutArticle) here") }
    return .all(there.map { oneStop(frame, of: $0, stops, scene) })
  }

  private func oneStop(_ frame: Frame, of things: [ElementIdentifier], _ stops: [ElementIdentifier], _ scene: Scene)
    -> Judgement
  {
    let family = Set(things.flatMap(resolver.withDescendants) + things.flatMap(ancestors))
    let own = Set(things.flatMap(resolver.withDescendants))
    // Parts that are read as one are no stops themselves: the stop is what holds them.
    let inside = stops.filter { own.contains($0) }
    let met = inside.isEmpty ? stops.filter { family.contains($0) } : inside
    guard let only = met.first, met.count == 1 else {
      return verdict(false, frame, met.isEmpty ? "it is no stop" : "it is \(met.count) stops: \(scene.list(met))")
    }
    if frame.target?.combination == .together, let apart = things.first(where: { !isRead($0, with: only) }) {
      return verdict(false, frame, "\(scene.name(only)) is one stop, and \(scene.name(apart)) is no part of it")
    }
    guard let text = frame.text else { return verdict(true, frame, "\(scene.name(only)) is the one stop of it") }
    let spoken = scene.simulator.speech(of: only)
    let isSo = SpeechComparison(text, with: spoken).isMatch
    return verdict(isSo, frame, "its one stop is read as '\(spoken.text)'" + notWhole(text, in: spoken))
  }

  /// Whether a stop is the thing itself, holds it, or stands in it.
  private func isRead(_ thing: ElementIdentifier, with stop: ElementIdentifier) -> Bool {
    resolver.withDescendants(thing).contains(stop) || ancestors(of: thing).contains(stop)
  }

  private func ancestors(of element: ElementIdentifier) -> [ElementIdentifier] {
    Array(index.lineage(of: element).dropFirst())
  }

  /// `the toolbar is one group`: it has several stops, and nothing else comes between them.
  func oneGroup(_ frame: Frame, _ stops: [ElementIdentifier], _ scene: Scene) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names nothing") }
    let referent = resolver.resolve(target, in: scene)
    if let missing = referent.judgement { return missing }
    let inside = Set(referent.elements.flatMap(resolver.withDescendants))
    let places = stops.indices.filter { inside.contains(stops[$0]) }
    guard let first = places.first, let last = places.last else { return .failed("it has no stop") }
    guard places.count > 1 else { return .untestable("it is one stop, \(scene.name(stops[first]))") }
    let strangers = stops[first...last].filter { !inside.contains($0) }
    let found =
      strangers.isEmpty
      ? "its \(places.count) stops come one after another" : "\(scene.list(strangers)) comes between its stops"
    return verdict(strangers.isEmpty, frame, found)
  }
}
