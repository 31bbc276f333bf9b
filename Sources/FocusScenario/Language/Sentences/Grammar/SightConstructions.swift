extension LanguageTables {
  /// What hides what, and which one has focus.
  static let sightConstructions = """
    ThingClaim += other:Reference Be HIDDEN-BY target:Reference Tails #kind=state #relation=covers
    Clause += with FOCUS #restricts=state #text=focused
      | THAT has FOCUS #restricts=state #text=focused
      | THAT have FOCUS #restricts=state #text=focused
    ThingClaim += target:Reference Be Reachable restriction:HiddenThere Tails #kind=reach
      | target:Reference Can be REACH.p restriction:HiddenThere Tails #kind=reach
    HiddenThere = HIDDEN-THERE reference:Low #restricts=behind
    """
}
