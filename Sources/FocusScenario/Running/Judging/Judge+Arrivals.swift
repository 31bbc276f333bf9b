// Claims that focus comes to be somewhere: how, how often, from where, and who sent it.

extension Judge {
  func arrival(_ frame: Frame, _ window: Window) -> Judgement {
    guard let frame = returningToOpener(frame, window) else { return arrives(frame, window) }
    var judgement = arrives(frame, window)
    if let target = frame.target {
      let opener = resolver.resolve(target, in: scene(at: window))
      judgement.resolved = [
        "the button that was pressed = \(opener.failure ?? scene(at: window).list(opener.elements))"
      ]
    }
    return judgement
  }

  /// `back on the button they pressed`: the button that closed a context went with it, so its opener is meant.
  private func returningToOpener(_ frame: Frame, _ window: Window) -> Frame? {
    guard [.returnTo, .returnIn].contains(frame.relation), let target = frame.target,
      let place = target.relations.firstIndex(where: { $0.kind == .lastActivated })
    else { return nil }
    let scene = scene(at: window)
    guard let pressed = resolver.lastActivated(in: scene) else { return nil }
    let container = index.entries[pressed.index].container
    guard !index.container(container).kind.isScreen, !scene.simulator.isPresented(container) else { return nil }
    var frame = frame
    frame.target?.relations[place] = Reference.Relation(.openerOf, nil)
    return frame
  }

  private func arrives(_ frame: Frame, _ window: Window) -> Judgement {
    guard let last = window.last else { return .untestable("nothing happens \(window.words)") }
    if frame.polarity != .holds, [.returnTo, .returnIn].contains(frame.relation) { return noReturn(frame, window) }
    if frame.polarity != .holds {
      var place = frame
      place.relation = [.goIn, .returnIn].contains(frame.relation) ? .in : .on
      return neverThere(place, window, isOfArrivals: true)
    }
    let scene = Scene(trace, at: last)
    let before = trace.moments[window.opening].beat.focusBefore
    let now = trace.moments[last].after.focus
    // `moves to the last row`, of which there is another one now.
    let isElsewhere = now.element != before.element && isThere(frame, now, scene) && !isThere(frame, before, scene)
    if !isElsewhere, isThere(frame, before, Scene(trace, before: window.opening)) {
      return .failed("focus was on \(scene.name(before)) already when the window opened")
    }
    if isThere(frame, now, scene), !wasThere(frame, as: now, scene, before: window.opening) {
      return .failed("focus was never there before; it is on \(scene.name(trace.moments[last].after.focus))")
    }
    return landing(frame, trace.moments[last].after.focus, scene, window, last)
  }

  /// Whether focus was there before, as far as a claim says that it comes back.
  private func wasThere(_ frame: Frame, as now: FocusReading, _ scene: Scene, before opening: Int) -> Bool {
    guard [.returnTo, .returnIn].contains(frame.relation) else { return true }
    let earlier = trace.moments[..<opening].map(\.after.focus) + [trace.moments[opening].beat.focusBefore]
    return earlier.contains { $0.element == now.element || isThere(frame, $0, scene) }
  }

  // MARK: Not coming back

  /// A place of focus, and the beat in which it was there.
  private struct Place {
    var number: Int
    var reading: FocusReading
    var isThere: Bool
  }

  /// `never returns to X`, `does not return to X`: to return is to come back to what was left.
  private func noReturn(_ frame: Frame, _ window: Window) -> Judgement {
    let name = frame.target?.words ?? "it"
    let places = places(frame, upTo: window.last ?? 0)
    guard let first = places.firstIndex(where: \.isThere) else {
      return .untestable("focus was never on \(name), so it could not return there")
    }
    guard let left = places[first...].first(where: { !$0.isThere }) else {
      return .untestable("focus never left \(name), so it could not return there")
    }
    let isFree = frame.manner.contains(.byItself)
    let returns = zip(places[first...], places[first...].dropFirst()).filter { !$0.isThere && $1.isThere }.map(\.1)
      .filter { !isFree || ($0.reading.cause != .user && $0.reading.cause != .start) }
    let back =
      frame.polarity == .never
      ? returns.first { window.moments.contains($0.number) } : places.last?.isThere == true ? returns.last : nil
    guard let back else {
      return .passed("focus left \(name), and did not come back", witness: words(left.number))
    }
    let found = "focus came back to \(Scene(trace, at: back.number).name(back.reading)) in \(words(back.number))"
    var judgement = Judgement.failed(found)
    judgement.moment = back.number
    return judgement
  }

  /// Every place of focus from the start of the task to a beat, in order.
  private func places(_ frame: Frame, upTo last: Int) -> [Place] {
    (0...last).flatMap { number -> [Place] in
      let scene = Scene(trace, at: number)
      let beat = trace.moments[number].beat
      let readings = [beat.focusBefore] + beat.focusEvents.map(\.reading) + [trace.moments[number].after.focus]
      return readings.map { Place(number: number, reading: $0, isThere: isThere(frame, $0, scene)) }
    }
  }

  // MARK: How it comes there

  /// What keeps a landing from being `straight` or `by itself`; none when it is as claimed.
  func fault(of frame: Frame, _ reading: FocusReading, _ window: Window) -> String? {
    if frame.manner.contains(.direct), let passed = firstElsewhere(frame, window) { return "by way of \(passed)" }
    guard frame.manner.contains(.byItself) else { return nil }
    switch reading.cause {
    case .user, .start: return "and nothing but its user moved it"
    case .app, .platform, .undefined: return nil
    }
  }

  /// The first place of the window that is another one.
  private func firstElsewhere(_ frame: Frame, _ window: Window) -> String? {
    for number in window.moments {
      let scene = Scene(trace, at: number)
      guard let first = trace.moments[number].beat.focusEvents.first?.reading else { continue }
      return isThere(frame, first, scene) ? nil : scene.name(first)
    }
    return nil
  }

  /// Where focus came to in a beat, where the task put it at its start left out.
  func arrivals(of frame: Frame, at number: Int) -> [FocusReading] {
    let all = trace.moments[number].beat.focusEvents.map(\.reading).filter { $0.cause != .start }
    return frame.manner.contains(.byItself) ? all.filter { $0.cause != .user } : all
  }

  /// Every place of focus in a beat; of what happens `by itself` not those that its user chose.
  func readings(of frame: Frame, at number: Int) -> [FocusReading] {
    let all = trace.moments[number].beat.focusEvents.map(\.reading) + [trace.moments[number].after.focus]
    guard frame.manner.contains(.byItself) else { return all }
    return all.filter { $0.cause != .user && $0.cause != .start }
  }

  // MARK: How often, and from where

  /// A change of focus: the beat, where it came from, and where it went.
  private struct Change {
    var number: Int
    var from: FocusReading
    var to: FocusReading
  }

  private func changes(in window: Window) -> [Change] {
    window.moments.flatMap { number -> [Change] in
      let beat = trace.moments[number].beat
      let places = [beat.focusBefore] + beat.focusEvents.map(\.reading)
      return zip(places, places.dropFirst()).map { Change(number: number, from: $0, to: $1) }
    }
  }

  /// `takes focus once`: how often focus came to it from elsewhere.
  func arrivals(_ frame: Frame, _ window: Window) -> Judgement {
    let met = changes(in: window).filter { change in
      let scene = Scene(trace, at: change.number)
      return isThere(frame, change.to, scene) && !isThere(frame, change.from, scene)
    }
    if let lucky = met.first(where: { isLuck($0.to.cause) }) {
      return .failed("focus came there by luck in \(words(lucky.number)): devices differ")
    }
    let wanted = frame.count ?? Frame.Count(.atLeast, 1)
    let found = "focus came to \(frame.target?.words ?? "it") \(met.count) time\(met.count == 1 ? "" : "s")"
    return .of(frame, holds: wanted.admits(met.count), found, witness: "every beat \(window.words)")
  }

  /// `takes focus from the field`: focus went from the one to the other.
  func taken(_ frame: Frame, _ window: Window) -> Judgement {
    guard let other = frame.other else { return .untestable("the sentence does not say from where") }
    let left = changes(in: window).filter { leaves(other, $0) }
    let taken = left.first { isThere(frame, $0.to, Scene(trace, at: $0.number)) }
    guard frame.polarity == .holds || wasOn(other, window) else {
      return .untestable("focus was never on \(other.words) \(window.words)")
    }
    let found =
      taken.map { "focus went from \(other.words) to it in \(words($0.number))" }
      ?? left.first.map { "focus went from \(other.words) to \(Scene(trace, at: $0.number).name($0.to))" }
      ?? "focus did not leave \(other.words)"
    return .of(frame, holds: taken != nil, found, witness: "every beat \(window.words)")
  }

  private func leaves(_ other: Reference, _ change: Change) -> Bool {
    let before = Scene(trace, before: change.number)
    let referent = resolver.resolve(other, in: before)
    return referent.contains(change.from.element) && !referent.contains(change.to.element)
  }

  private func wasOn(_ other: Reference, _ window: Window) -> Bool {
    window.moments.contains { number in
      let referent = resolver.resolve(other, in: Scene(trace, before: number))
      let beat = trace.moments[number].beat
      return ([beat.focusBefore] + beat.focusEvents.map(\.reading)).contains { referent.contains($0.element) }
    }
  }

  // MARK: Who sent it

  /// `the alert returns focus to Save`: from the beat in which the thing did something, or something was done to it.
  func windows(of subject: Reference, every: Bool) -> Windows {
    let numbers = trace.moments.indices.filter { $0 > 0 && acts(subject, at: $0) }
    guard let last = numbers.last else { return .none("\(subject.words) did nothing in this task") }
    return .found(
      (every ? numbers : [last]).map { number in
        Window(
          moments: number..<trace.nextUserMoment(after: number),
          opening: number,
          words: "after what \(subject.words) did"
        )
      }
    )
  }

  private func acts(_ subject: Reference, at number: Int) -> Bool {
    let beat = trace.moments[number].beat
    let referent = resolver.resolve(subject, in: Scene(trace, at: number))
    if let container = referent.container {
      return beat.opened.contains(container) || beat.closed.contains { $0.container == container }
    }
    if beat.intent?.isActing == true, referent.contains(beat.target) { return true }
    return beat.appeared.contains { referent.contains($0) }
  }
}
