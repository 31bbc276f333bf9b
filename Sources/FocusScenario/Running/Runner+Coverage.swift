extension Runner {
  /// The rules of the app that a scenario sets off and then looks at: a claim about the beat, before anything else is done.
  public func rulesLookedAt(by scenario: Scenario) -> Set<FiredRule> {
    guard let technology = scenario.profile.technology else { return [] }
    let performance = rehearsal(of: scenario, technology).perform()
    var rules: Set<FiredRule> = []
    for claim in scenario.claims where claim.notAsked == nil {
      for (judgement, trace) in zip(performance.judgements(of: claim.frame), performance.traces) {
        guard judgement.verdict == .passed || judgement.verdict == .failed else { continue }
        // A claim about a time after the task is judged on a trace that goes on.
        let last = min(judgement.moment ?? .max, trace.moments.count - 1)
        let first = trace.moments[...last].lastIndex(where: \.isDoing) ?? 0
        for moment in trace.moments[first...last] { rules.formUnion(moment.beat.fired) }
      }
    }
    return rules
  }
}
