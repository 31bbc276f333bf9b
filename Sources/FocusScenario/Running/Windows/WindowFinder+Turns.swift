// When, inside a beat, something happens that a claim lasts until, or a state begins or ends that it lasts as long as.

extension WindowFinder {
  /// The moments of simulated time at which a stretch begins or ends inside a beat in which something came before.
  func turns(of moment: Moment) -> [Int] {
    switch moment {
    case .before(let event), .until(let event), .rightAfter(let event), .after(let event):
      events.moments(of: event).compactMap { turn(to: event, in: $0) }
    case .during(let state): trace.moments.indices.dropFirst().flatMap { turns(of: state, in: $0) }
    case .atStart, .atEnd: []
    }
  }

  /// When in its beat an event happens; none when the beat begins with it.
  private func turn(to event: Event, in number: Int) -> Int? {
    let beat = trace.moments[number].beat
    func hasHappened(at time: Int) -> Bool {
      let finder = at(time)
      return finder.trace.moments.count > number && finder.events.moments(of: event).contains(number)
    }
    guard !beat.instantsInside.isEmpty, !hasHappened(at: beat.startedAt) else { return nil }
    let happened = beat.instantsInside.first(where: hasHappened)
    return happened.flatMap { beat.hasHappenings(before: $0) ? $0 : nil }
  }

  private func turns(of state: State, in number: Int) -> [Int] {
    let beat = trace.moments[number].beat
    var isSo = holds(state, at: number - 1)
    return beat.instantsInside.filter { time in
      let wasSo = isSo
      isSo = at(time).holds(state, at: number)
      return isSo != wasSo && beat.hasHappenings(before: time)
    }
  }

  private func at(_ time: Int) -> WindowFinder { WindowFinder(resolver: resolver, trace: trace.cut(at: time)) }
}

extension Beat {
  /// When the app changed in it, what changed with its beginning left out.
  fileprivate var instantsInside: [Int] { changeTimes.filter { $0 > startedAt && $0 <= endedAt } }

  /// Whether anything was heard, changed or had focus in it before a moment.
  fileprivate func hasHappenings(before time: Int) -> Bool {
    changeTimes.contains { $0 < time } || focusEvents.contains { $0.time < time }
      || utterances.contains { $0.time < time }
  }
}
