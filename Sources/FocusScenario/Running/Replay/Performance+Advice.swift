extension Performance {
  /// For focus that is where the platform puts it by itself: that it does so, and what to call.
  func advice(_ judgements: [Judgement], _ frame: Frame) -> [String] {
    guard frame.kind == .focus, frame.polarity == .holds, let place = judgements.firstIndex(where: { $0.verdict == .failed }),
      let number = judgements[place].moment, traces[place].moments.indices.contains(number)
    else { return [] }
    let moment = traces[place].moments[number]
    guard let behaviour = moment.after.focus.cause.behaviour, let advice = Advice.of(behaviour) else { return [] }
    let technology = moment.after.technology
    let platform = technology == .talkBack ? "Android" : "iOS"
    let rule = Behaviour.of(behaviour)
    let answer = ([rule.baseline] + rule.alternatives).first { $0.identifier == answers[behaviour] } ?? rule.baseline
    let facts = answer.facts.isEmpty ? "assumed" : answer.facts.joined(separator: ", ")
    return ["\(platform) does this (\(rule.question): \(answer.meaning); \(facts)); \(advice.text(for: technology))"]
  }
}

extension FocusCause {
  /// The question whose answer put focus there.
  fileprivate var behaviour: BehaviourIdentifier? {
    switch self {
    case .platform(_, _, let behaviour): behaviour
    case .undefined(let behaviour): behaviour
    case .start, .user, .app: nil
    }
  }
}
