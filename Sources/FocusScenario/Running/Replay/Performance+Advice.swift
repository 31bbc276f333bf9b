extension Performance {
  /// For focus that is where the platform puts it by itself: that it does so, and what to call.
  func advice(_ judgements: [Judgement], _ frame: Frame) -> [String] {
    guard frame.kind == .focus, frame.polarity == .holds,
      let place = judgements.firstIndex(where: { $0.verdict == .failed }),
      let number = judgements[place].moment, traces[place].moments.indices.contains(number)
    else { return [] }
    let moment = traces[place].moments[number]
    switch moment.after.focus.cause {
    case .platform(_, _, let behaviour?): return advice(behaviour, moment)
    case .undefined(let behaviour): return advice(behaviour, moment)
    default: return []
    }
  }

  private func advice(_ behaviour: BehaviourIdentifier, _ moment: Trace.Moment) -> [String] {
    // Of an overlay that closes only its elements vanish: what is missing is the return.
    let isReturn = behaviour == .focusedElementVanished && !moment.beat.closed.isEmpty
    guard let advice = Advice.of(isReturn ? .closeWithoutRestore : behaviour) else { return [] }
    return ["\(rule(behaviour, moment.after.technology)). Safe: \(advice.text(for: moment.after.technology))"]
  }

  /// What the platform does, as far as somebody knows.
  private func rule(_ behaviour: BehaviourIdentifier, _ technology: Technology) -> String {
    let row = Behaviour.of(behaviour)
    guard behaviour != .focusedElementVanished else { return "\(row.question): nothing defines where it goes (VO-170)" }
    let answer = ([row.baseline] + row.alternatives).first { $0.identifier == answers[behaviour] } ?? row.baseline
    guard answer.confidence != .guess else { return "\(row.question), assumed: \(answer.meaning)" }
    let platform = technology == .talkBack ? "Android" : "iOS"
    return "\(row.question), on \(platform): \(answer.meaning) (\(answer.facts.joined(separator: ", ")))"
  }
}
