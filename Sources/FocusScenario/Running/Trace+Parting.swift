// The same run told in more beats.

extension Trace {
  /// The run with its beats parted just before some moments of simulated time, and for each beat the one that it was.
  ///
  /// What was done too soon after a beat was not done after the whole of it, and that beat is left as it is.
  func parted(before times: [Int]) -> (trace: Trace, origins: [Int]) {
    var trace = self
    var origins: [Int] = []
    trace.moments = []
    for number in moments.indices {
      let parts = parts(of: number, before: times)
      trace.moments += parts
      origins += Array(repeating: number, count: parts.count)
    }
    for action in trace.actions.indices {
      let numbers = Set(actions[action].moments)
      trace.actions[action].moments = origins.indices.filter { numbers.contains(origins[$0]) }
    }
    return (trace, origins)
  }

  private func parts(of number: Int, before times: [Int]) -> [Moment] {
    let moment = moments[number]
    let ends = times.map { $0 - 1 }.filter { $0 >= moment.beat.startedAt && $0 < moment.beat.endedAt }.sorted()
    let isHasty = moment.isAtOnce || moments.dropFirst(number + 1).first?.isAtOnce == true
    guard let first = ends.first, !isHasty, let intent = moment.beat.intent else { return [moment] }
    var simulator = state(before: number)
    var parts = [part(of: moment, simulator.perform(intent, during: first - moment.beat.startedAt), simulator)]
    for end in ends.dropFirst() + [moment.beat.endedAt] where end > simulator.now {
      let beat = simulator.perform(.wait(end - simulator.now))
      parts.append(part(of: moment, beat, simulator))
    }
    return parts
  }

  private func part(of moment: Moment, _ beat: Beat, _ after: Simulator) -> Moment {
    Moment(beat: beat, after: after, action: moment.action, isNavigation: moment.isNavigation)
  }
}
