// Claims about what steps come to, by the walks that were recorded: never more than they show.

extension HeardJudge {
  /// The walks from a moment, of all recordings; those after a turn too, which come by the same things.
  private func walks(from moment: Int) -> [HeardRun.Walk] { siblings.flatMap { $0.walks(from: moment) } }

  /// The walks that begin at a moment's place, of all recordings: only there steps can be counted.
  private func firstWalks(from moment: Int) -> [HeardRun.Walk] { siblings.compactMap { $0.walk(from: moment) } }

  /// The last moment up to one from which steps were tried on the same screen: the user may only have moved since.
  func momentOfWalk(_ moment: Int) -> Int {
    var number = moment
    while number > 0, walks(from: number).isEmpty, trace.moments[number].isNavigation { number -= 1 }
    return walks(from: number).isEmpty ? moment : number
  }

  /// How far was walked: `12 steps forward, the last 3 saying the same`.
  private func bounds(_ walks: [HeardRun.Walk]) -> String {
    walks.map { walk in
      let count = walk.readings.count
      let noun = trace.end.technology.stepNoun
      let steps = "\(count) \(noun)\(count == 1 ? "" : "s") \(walk.direction.rawValue)"
      return walk.repeats > 1 ? "\(steps), the last \(walk.repeats) saying the same" : steps
    }.joined(separator: "; ")
  }

  private func missingWalk(_ window: Window, _ direction: String = "forward and back") -> Judgement {
    .notObserved("no steps \(direction) were tried \(window.words): probes from there would show it")
  }

  // MARK: Reach

  func reach(_ frame: Frame) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names nothing to reach") }
    guard frame.via.allSatisfy({ $0 == .swipe }), frame.other == nil else {
      return .notObserved("only single steps were recorded; a simulated run tries every way")
    }
    let over = target.relations.first { $0.kind == .behind || $0.kind == .below }
    let standing = over == nil ? model.finder.end : model.windowBehind(target)
    return look(frame, without: standing) { window in
      guard let last = window.last.map(momentOfWalk) else { return .untestable("nothing happens \(window.words)") }
      let scene = Scene(trace, at: last)
      let referent = model.resolver.resolve(target, in: scene)
      let walks = walks(from: last)
      guard !walks.isEmpty else { return missingWalk(window) }
      if let failure = referent.failure { return .notObserved("in the app file \(failure)") }
      if frame.relation == .only { return only(frame, referent, walks, scene, last) }
      if frame.polarity == .holds { return reached(frame, referent, walks, scene, last) }
      return unreached(referent, readings(walks, last), walks, scene, last)
    }
  }

  private func readings(_ walks: [HeardRun.Walk], _ moment: Int) -> [HeardRun.Reading] {
    [run.reading(at: moment)].compactMap { $0 } + walks.flatMap(\.readings)
  }

  /// Heard on a walk, or read where it stands: reachable; not heard is not unreachable.
  private func reached(_ frame: Frame, _ referent: Referent, _ walks: [HeardRun.Walk], _ scene: Scene, _ moment: Int)
    -> Judgement
  {
    guard frame.manner.isEmpty else { return .notObserved(Unheard.onlySimulated) }
    let all = walks.flatMap(\.readings)
    let wanted = referent.elements.filter { scene.simulator.isPresentedAndInTree($0) }
    let heard = wanted.filter { element in all.contains { $0.place.elements == [element] } }
    let isEnough = frame.target?.quantifier == .every ? !wanted.isEmpty && heard.count == wanted.count : !heard.isEmpty
    guard isEnough, let first = all.first(where: { heard.contains($0.place.elements.first ?? wanted[0]) }) else {
      return .notObserved("it was not heard in \(bounds(walks)); that does not show that it is out of reach")
    }
    return .passed("steps came to \(scene.list(heard))", witness: first.words)
  }

  /// Heard is reachable, and fails; not heard holds as far as was walked.
  private func unreached(
    _ referent: Referent,
    _ readings: [HeardRun.Reading],
    _ walks: [HeardRun.Walk],
    _ scene: Scene,
    _ moment: Int
  ) -> Judgement {
    let unwanted = Set(referent.elements.flatMap(model.stops(for:)))
    for reading in readings where !reading.place.elements.isEmpty {
      if Set(reading.place.elements).isSubset(of: unwanted) {
        return .failed("steps came to \(words(reading, scene)), heard as \(reading.words)")
      }
    }
    let maybe = readings.first { !Set($0.place.elements).isDisjoint(with: unwanted) }
    if let maybe { return .notObserved("\(maybe.words) fits \(scene.list(maybe.place.elements))") }
    guard model.wasThere(referent, upTo: moment) else {
      return .untestable("it was never there in this task")
    }
    return bounded(walks, readings, scene, "it was not heard in \(bounds(walks))")
  }

  private func only(_ frame: Frame, _ referent: Referent, _ walks: [HeardRun.Walk], _ scene: Scene, _ moment: Int)
    -> Judgement
  {
    let inside = Set(referent.elements.flatMap(model.resolver.withDescendants))
    let readings = readings(walks, moment)
    let other = readings.first { !$0.place.elements.isEmpty && inside.isDisjoint(with: $0.place.elements) }
    if let other {
      return .of(
        frame,
        holds: false,
        "steps came to \(words(other, scene)), heard as \(other.words)",
        witness: other.words
      )
    }
    guard frame.polarity == .holds, readings.allSatisfy({ inside.isSuperset(of: $0.place.elements) }) else {
      return .notObserved("what was heard may be something else, in \(bounds(walks))")
    }
    return bounded(walks, readings, scene, "nothing else was heard in \(bounds(walks))")
  }

  /// A pass that is as good as the walks: in both directions, at least as far as the app file has things, all heard.
  private func bounded(_ walks: [HeardRun.Walk], _ readings: [HeardRun.Reading], _ scene: Scene, _ found: String)
    -> Judgement
  {
    let stops = scene.possibleStops.count
    for direction in [Frame.Direction.forward, .back] {
      let most = walks.filter { $0.direction == direction }.map(\.reach).max() ?? 0
      if most < stops {
        return .notObserved(
          "\(found); \(stops) steps \(direction.rawValue) would be enough for what the app file has there"
        )
      }
    }
    for reading in readings {
      switch reading.place {
      case .silence(let why): return .notObserved("\(found), but \(why) in beat \(reading.beat.sequence)")
      case .words: return .notObserved("\(found), but \(reading.words) is nothing that the app file knows")
      case .nowhere, .elements: break
      }
    }
    var judgement = Judgement.passed(found, witness: "\(readings.count) readings")
    judgement.reservations = [
      Reservation(
        .bounded,
        reason: "\(bounds(walks)); what is farther was not tried, and a repeated utterance is not the end"
      )
    ]
    return judgement
  }

  /// `swiping stays in the panel`, `focus is confined to it`: what was heard outside fails it.
  func confined(_ frame: Frame) -> Judgement {
    guard let target = frame.target, frame.polarity == .holds, frame.relation != .leave else {
      return .notObserved(Unheard.onlySimulated)
    }
    return look(frame, without: model.windowUp(target)) { window in
      guard let last = window.last.map(momentOfWalk) else { return .untestable("nothing happens \(window.words)") }
      let walks = walks(from: last)
      guard !walks.isEmpty else { return missingWalk(window) }
      let scene = Scene(trace, at: last)
      let referent = model.resolver.resolve(target, in: scene)
      if let failure = referent.failure { return .notObserved("in the app file \(failure)") }
      let inside = Set(referent.elements.flatMap(model.resolver.withDescendants))
      let readings = walks.flatMap(\.readings)
      if let out = readings.first(where: { !$0.place.elements.isEmpty && inside.isDisjoint(with: $0.place.elements) }) {
        return .failed("steps came to \(words(out, scene)), heard as \(out.words)")
      }
      guard readings.allSatisfy({ inside.isSuperset(of: $0.place.elements) }) else {
        return .notObserved("what was heard may be something outside, in \(bounds(walks))")
      }
      return bounded(walks, readings, scene, "nothing outside was heard in \(bounds(walks))")
    }
  }

  // MARK: Steps

  func steps(_ frame: Frame) -> Judgement {
    guard let steps = frame.steps, frame.relation == .steps, steps.step.fits(trace.end.technology) else {
      return .notObserved(Unheard.onlySimulated)
    }
    guard frame.other == nil else { return .notObserved("steps were tried from where focus was, and nowhere else") }
    return look(frame, without: model.finder.end) { window in
      guard let last = window.last else { return .untestable("nothing happens \(window.words)") }
      let scene = Scene(trace, at: last)
      let looks = steps.waysTaken.map { direction in distance(frame, steps, direction, from: last, scene, window) }
      let reached = looks.first { $0.verdict == .passed }
      // A direction in which nobody went may be the one that leads there.
      let unknown = looks.first { $0.verdict == .notObserved }
      return (reached ?? unknown ?? .heard(looks)).denied(if: frame.polarity != .holds)
    }
  }

  /// Whether steps in one direction come to it in as many as claimed; as if nothing were denied.
  private func distance(
    _ frame: Frame,
    _ steps: Frame.Steps,
    _ direction: Frame.Direction,
    from moment: Int,
    _ scene: Scene,
    _ window: Window
  ) -> Judgement {
    let most = steps.count.bound == .exactly || steps.count.bound == .atMost ? steps.count.number : Int.max
    guard
      let walk = firstWalks(from: moment).filter({ $0.direction == direction }).max(by: {
        $0.readings.count < $1.readings.count
      })
    else { return missingWalk(window, direction.rawValue) }
    var place = Frame(.focus, .on)
    place.target = frame.target
    let noun = trace.end.technology.stepNoun
    for (number, reading) in walk.readings.prefix(most).enumerated() {
      switch isThere(place, reading, scene) {
      case .unknown(let why): return .notObserved("step \(number + 1) \(direction.rawValue): \(why)")
      case .no: continue
      case .yes:
        let found =
          "\(number + 1) \(noun)\(number == 0 ? "" : "s") \(direction.rawValue) reach\(number == 0 ? "es" : "") \(words(reading, scene))"
        return steps.count.admits(number + 1) ? .passed(found, witness: reading.words) : .failed(found)
      }
    }
    guard walk.readings.count >= most, let last = walk.readings.prefix(most).last else {
      return .notObserved("it was not heard in \(bounds([walk]))")
    }
    return .failed("\(most) \(noun)\(most == 1 ? " lands" : "s land") on \(words(last, scene)), heard as \(last.words)")
  }

  // MARK: The next step

  func next(_ frame: Frame) -> Judgement {
    guard frame.relation == .landsOn else {
      return .notObserved("where a step begins is not heard, only where it lands")
    }
    return look(frame, without: model.finder.end) { window in
      guard let last = window.last, let walk = firstWalks(from: last).first(where: { $0.direction == .forward }),
        let first = walk.readings.first
      else { return missingWalk(window, "forward") }
      let scene = Scene(trace, at: last)
      if model.isLuck(scene.simulator.focus.cause) {
        return .notObserved("nothing defines where focus was before it: devices differ")
      }
      var place = Frame(.focus, .on)
      (place.target, place.contrast, place.polarity) = (frame.target, frame.contrast, frame.polarity)
      let found = "the next \(trace.end.technology.stepNoun) comes to \(words(first, scene)), heard as \(first.words)"
      switch isThere(place, first, scene) {
      case .unknown(let why): return .notObserved(why)
      case .no: return .of(frame, holds: false, found, witness: first.words)
      case .yes: break
      }
      guard frame.contrast == nil else { return .notObserved("\(found); what it is set against was not looked for") }
      return .of(frame, holds: true, found, witness: first.words)
    }
  }
}

extension Scene {
  /// What a step could come to, here or behind what is up: all things of a kind that the technology stops at.
  var possibleStops: [ElementIdentifier] {
    index.entries.indices.map { ElementIdentifier($0) }.filter { element in
      [.stop, .cell].contains(index.shapes[element.index].standing) && simulator.isPresentedAndInTree(element)
    }
  }
}

extension HeardRun.Walk {
  /// How many of the last utterances are the same.
  fileprivate var repeats: Int {
    let texts = readings.map { HeardText($0.beat.utterance ?? "", style: .document).words }
    return texts.reversed().prefix { $0 == texts.last }.count
  }
}

extension Frame.Steps {
  /// The directions that count when the author names none.
  fileprivate var waysTaken: [Frame.Direction] { direction.map { [$0] } ?? [.forward, .back] }
}

extension Judgement {
  /// The look at a claim's denial.
  fileprivate func denied(if isDenied: Bool) -> Judgement {
    guard isDenied else { return self }
    switch verdict {
    case .passed: return .failed(found)
    case .failed: return .passed(found, witness: "every step of it")
    default: return self
    }
  }
}
