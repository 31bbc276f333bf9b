// Claims about how long a thing is seen: `the toast stays at least 5 seconds`.

extension Judge {
  /// From when it comes into view to when it leaves, each time; after the task the user waits for it.
  func lasts(_ frame: Frame, _ window: Window) -> Judgement {
    guard let target = frame.target, let duration = frame.duration, !window.moments.isEmpty else {
      return .untestable("the sentence names nothing that lasts")
    }
    let opening = trace.moments[window.opening].beat.startedAt
    if isSeen(target, in: Scene(trace, before: window.opening)) {
      return .untestable("\(target.words) was there before, so how long it stays cannot be told")
    }
    let showings = showings(of: target, for: duration, in: window, from: opening)
    guard !showings.isEmpty else { return .failed("\(target.words) was not seen \(window.words)") }
    let wrong = showings.first { !duration.admits($0.length) }
    let found = (wrong.map { [$0] } ?? showings).map { showing in
      let start = showings.count > 1 ? ", \(showing.start - opening) ms after it began" : ""
      let length = showing.length.map { "it was seen for \($0) ms" }
      return (length ?? "it was still seen \(duration.milliseconds) ms later") + start
    }
    return .of(frame, holds: wrong == nil, found.joined(separator: "; "), witness: words(window.opening))
  }

  /// A stretch in which a thing was seen; without a length nobody saw it end.
  private struct Showing {
    var start: Int
    var length: Int?
  }

  /// Each time that it comes into view in a window; one that has no end is waited for as long as the claim says.
  private func showings(
    of target: Reference,
    for duration: Frame.Duration,
    in window: Window,
    from opening: Int
  ) -> [Showing] {
    let end = trace.moments[window.moments.upperBound - 1].beat.endedAt
    var showings: [Showing] = []
    var waiting = self
    var time = opening
    while let start = waiting.times(from: time).first(where: { $0 <= end && waiting.isSeen(target, at: $0) }) {
      waiting.trace = trace.cut(at: max(trace.end.now, Clock.moment(start, after: duration.milliseconds + 1)))
      guard let gone = waiting.times(from: start + 1).first(where: { !waiting.isSeen(target, at: $0) }) else {
        return showings + [Showing(start: start)]
      }
      showings.append(Showing(start: start, length: gone - start))
      time = gone
    }
    return showings
  }

  /// When something may have changed, from a time on: the begin and the end of each beat, and the changes in it.
  private func times(from start: Int) -> [Int] {
    Set(trace.moments.flatMap { [$0.beat.startedAt, $0.beat.endedAt] + $0.beat.changeTimes })
      .filter { $0 >= start }.sorted()
  }

  private func isSeen(_ target: Reference, at time: Int) -> Bool {
    let cut = trace.cut(at: time)
    return isSeen(target, in: Scene(cut, at: cut.moments.count - 1))
  }

  private func isSeen(_ target: Reference, in scene: Scene) -> Bool {
    let referent = resolver.resolve(target, in: scene)
    if let container = referent.container { return scene.simulator.isPresented(container) }
    return referent.failure == nil && referent.elements.contains { scene.simulator.isVisible($0) }
  }
}

extension Frame.Duration {
  /// Whether something lasted that long; none means that nobody saw it end.
  fileprivate func admits(_ length: Int?) -> Bool {
    switch bound {
    case .atLeast: length.map { $0 >= milliseconds } ?? true
    case .moreThan: length.map { $0 > milliseconds } ?? true
    case .atMost: length.map { $0 <= milliseconds } ?? false
    case .exactly: length == milliseconds
    }
  }
}
