// Claims that focus comes to be somewhere: how, how often, from where, and who sent it.

extension Judge {
  func arrival(_ frame: Frame, _ window: Window) -> Judgement {
    guard let last = window.last else { return .untestable("nothing happens \(window.words)") }
    if frame.polarity != .holds {
      var place = frame
      place.relation = [.goIn, .returnIn].contains(frame.relation) ? .in : .on
      return frame.polarity == .never ? neverThere(place, window) : self.place(place, window)
    }
    let scene = Scene(trace, at: last)
    let before = trace.moments[window.opening].beat.focusBefore
    if isThere(frame, before, Scene(trace, before: window.opening)) {
      return .failed("focus was on \(scene.name(before)) already when the window opened")
    }
    if frame.relation == .returnIn, !wasThere(frame, before: window.opening) {
      return .failed("focus was never there before; it is on \(scene.name(trace.moments[last].after.focus))")
    }
    return landing(frame, trace.moments[last].after.focus, scene, window, last)
  }

  private func wasThere(_ frame: Frame, before opening: Int) -> Bool {
    trace.moments[..<opening].contains { moment in
      let scene = Scene(trace, at: trace.moments.firstIndex { $0 === moment } ?? 0)
      return isThere(frame, moment.after.focus, scene)
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
