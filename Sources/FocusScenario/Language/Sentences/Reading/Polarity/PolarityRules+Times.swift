// Words that say when, or in which order: `before Cancel`, `at once`.

extension PolarityRules {
  /// `"Help" is reachable before Cancel`: earlier in the order, or until it is pressed? And of `closing both sheets at once
  /// moves focus`: both together, or focus right then?
  func checkOrderOrTime(_ frame: Frame) throws(Refusal) {
    if frame.kind == .reach, case .before(let event)? = frame.moment, case .activate = event.happening {
      throw Refusal(.clauseOfWhich(source.text(event.range)), at: event.range)
    }
    if frame.manner.contains(.immediately), case .after(let event)? = frame.moment, event.object?.quantifier == .every,
      source.text(claim.range).contains(" at once ")
    {
      throw Refusal(.clauseOfWhich("at once"), at: claim.range)
    }
  }
}
