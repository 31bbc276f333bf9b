// Claims about the order in which things are met, by the stretch of it that was walked.

extension HeardJudge {
  func order(_ frame: Frame) -> Judgement {
    guard frame.via.allSatisfy({ $0 == .swipe }), frame.manner.isEmpty else {
      return .notObserved(Unheard.onlySimulated)
    }
    return look(frame, without: model.finder.end) { window in
      guard let last = window.last.map(momentOfWalk) else { return .untestable("nothing happens \(window.words)") }
      let met = stretch(around: last)
      guard met.count > 1 else {
        return .notObserved("no steps were tried \(window.words): probes from there would show the order")
      }
      let scene = Scene(trace, at: last)
      switch frame.relation {
      case .list: return list(frame.list, frame, met, scene)
      case .before: return pair(frame, met, scene) { $0 < $1 }
      case .after: return pair(frame, met, scene) { $0 > $1 }
      case .rightBefore: return pair(frame, met, scene) { $0 + 1 == $1 }
      case .rightAfter: return pair(frame, met, scene) { $0 == $1 + 1 }
      case .isStop: return isStop(frame, met, scene)
      default: return .notObserved("a walk from the middle shows neither the ends of an order nor all of it")
      }
    }
  }

  /// The longest of what was heard one after another: from the end of the walk back over where it began to the end of
  /// the walk forward, or on a walk forward after a turn.
  private func stretch(around moment: Int) -> [HeardRun.Reading] {
    func longest(_ direction: Frame.Direction) -> [HeardRun.Reading] {
      siblings.compactMap { $0.walk(from: moment) }.filter { $0.direction == direction }.map(\.readings)
        .max { $0.count < $1.count } ?? []
    }
    let around = longest(.back).reversed() + [run.reading(at: moment)].compactMap { $0 } + longest(.forward)
    let turned = siblings.flatMap { $0.walks(from: moment).dropFirst() }.filter { $0.direction == .forward }
    return turned.map { [$0.start] + $0.readings }.reduce(around) { $1.count > $0.count ? $1 : $0 }
  }

  /// Where something was heard, each place once: at an end a step forward says the same again.
  private func places(of reference: Reference, in met: [HeardRun.Reading], _ scene: Scene) -> [Int]? {
    var frame = Frame(.focus, .on)
    frame.target = reference
    var places: [Int] = []
    for (number, reading) in met.enumerated() {
      switch isThere(frame, reading, scene) {
      case .yes:
        let isAgain =
          number > 0 && places.last == number - 1
          && reading.place.isElsewhere(than: met[number - 1].place) == false
        if isAgain { places[places.count - 1] = number } else { places.append(number) }
      case .no: continue
      case .unknown: if !reading.place.elements.isEmpty { return nil }
      }
    }
    return places
  }

  /// The one place where each of several things was heard; none when one was not, or was heard in two places.
  private func onlyPlaces(_ references: [Reference], _ met: [HeardRun.Reading], _ scene: Scene) -> [Int]? {
    let places = references.map { self.places(of: $0, in: met, scene) }
    let single = places.compactMap { $0?.count == 1 ? $0?.first : nil }
    return single.count == references.count ? single : nil
  }

  private func list(_ references: [Reference], _ frame: Frame, _ met: [HeardRun.Reading], _ scene: Scene) -> Judgement {
    let met = distinct(met)
    guard let places = onlyPlaces(references, met, scene) else {
      return .notObserved("not each of them was heard just once; heard: \(heard(met))")
    }
    let holds = zip(places, places.dropFirst()).allSatisfy { $1 == $0 + 1 }
    return order(frame, holds, met, scene)
  }

  private func pair(_ frame: Frame, _ met: [HeardRun.Reading], _ scene: Scene, _ holds: (Int, Int) -> Bool) -> Judgement
  {
    guard let target = frame.target, let other = frame.other else { return .untestable("the sentence names one thing") }
    let met = distinct(met)
    guard let places = onlyPlaces([target, other], met, scene) else {
      return .notObserved("not each of them was heard just once; heard: \(heard(met))")
    }
    return order(frame, holds(places[0], places[1]), met, scene)
  }

  private func order(_ frame: Frame, _ holds: Bool, _ met: [HeardRun.Reading], _ scene: Scene) -> Judgement {
    // Behind a turn from the last to the first, what comes first is heard last.
    if !holds, scene.simulator.wraps {
      return .notObserved("steps go round, so what was heard first need not come first")
    }
    let found = "the order is \(heard(met))"
    return .of(frame, holds: holds, found, witness: "\(met.count) readings, as far as steps were tried")
  }

  /// Without what was said again by a step that led nowhere, at either end; two elements that say the same stay two.
  private func distinct(_ met: [HeardRun.Reading]) -> [HeardRun.Reading] {
    var distinct: [HeardRun.Reading] = []
    for reading in met {
      if let last = distinct.last, reading.place.isElsewhere(than: last.place) == false { continue }
      distinct.append(reading)
    }
    return distinct
  }

  private func heard(_ met: [HeardRun.Reading]) -> String {
    let shown = met.prefix(8).map { "'\($0.beat.utterance ?? "")'" }.joined(separator: ", ")
    return met.count > 8 ? "\(shown) and \(met.count - 8) more" : shown
  }

  private func isStop(_ frame: Frame, _ met: [HeardRun.Reading], _ scene: Scene) -> Judgement {
    guard let target = frame.target, let place = places(of: target, in: met, scene)?.first else {
      return .notObserved("it was not heard; that does not show that it is no stop")
    }
    return .of(frame, holds: true, "it was heard as \(met[place].words)", witness: met[place].words)
  }
}
