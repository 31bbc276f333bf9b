// Claims about how long a thing is seen: `the toast stays at least 5 seconds`.

extension Judge {
  /// From when it comes into view to when it leaves; after the task the user waits for it.
  func lasts(_ frame: Frame, _ window: Window) -> Judgement {
    guard let target = frame.target, let duration = frame.duration, let last = window.last else {
      return .untestable("the sentence names nothing that lasts")
    }
    let opening = trace.moments[window.opening].beat.startedAt
    if isSeen(target, in: Scene(trace, before: window.opening)) {
      return .untestable("\(target.words) was there before, so how long it stays cannot be told")
    }
    let end = trace.moments[last].beat.endedAt
    guard let start = times(in: trace, from: opening).first(where: { $0 <= end && isSeen(target, at: $0) }) else {
      return .failed("\(target.words) was not seen \(window.words)")
    }
    let long = trace.cut(at: max(trace.end.now, start + duration.milliseconds + 1))
    var waiting = self
    waiting.trace = long
    let gone = times(in: long, from: start + 1).first { !waiting.isSeen(target, at: $0) }
    let found = gone.map { "it was seen for \($0 - start) ms" } ?? "it was still seen \(duration.milliseconds) ms later"
    return .of(frame, holds: duration.admits(gone.map { $0 - start }), found, witness: words(window.opening))
  }

  /// When something may have changed, from a time on: the begin and the end of each beat, and the changes in it.
  private func times(in trace: Trace, from start: Int) -> [Int] {
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
