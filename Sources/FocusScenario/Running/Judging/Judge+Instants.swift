// What was so for a moment inside a beat, and was undone before its end.

extension Judge {
  /// Where a claim about every moment fails inside a beat, though it holds at the end of each.
  func failureInsideBeats(_ frame: Frame) -> Judgement? {
    guard frame.isOfEveryMoment else { return nil }
    for moment in trace.moments where moment.beat.changeTimes.count > 1 {
      for time in moment.beat.changeTimes where time < moment.beat.endedAt {
        var judge = self
        judge.explains = false
        judge.trace = trace.cut(at: time)
        var look = judge.judgeKind(frame)
        guard look.verdict == .failed else { continue }
        look.found += ", \(time) ms after the start"
        return look
      }
    }
    return nil
  }
}

extension Frame {
  /// Whether it is about a state or a value all the time, or at no time.
  fileprivate var isOfEveryMoment: Bool {
    (kind == .state && [.is, .changes].contains(relation) || kind == .value) && (polarity == .never || always)
  }
}
