extension LanguageTables {
  /// What a claim is made for, at the head of a line, and for how long something is seen.
  static let contextConstructions = """
    Sentence += context:Heading ":" LedClaims
      | context:Heading ":" lead:Lead "," LedClaims
      | context:Heading "," LedClaims
      | context:Setting "," lead:Lead "," LedClaims
      | lead:Lead "," context:Setting "," LedClaims
      | context:Heading ":" claim:Command
      | context:Setting "," claim:Command
    Heading = CONTEXT | CONTEXT-NAME
    Setting = CONTEXT
    Claims += claim:BriefClaim "," Claims
    ThingPredicate += Active<LASTS> Lasting #kind=state #relation=is #text=visible
      | Active<LASTS> UP-STATE Lasting #kind=state #relation=is
      | Be UP-STATE Lasting #kind=state #relation=is
    Lasting += duration:For
    For = LASTING-FOR Time
    Sentence += place:LeadPlace "," LedClaims
    LeadPlace = IN-PLACE-LEAD reference:Known
    """
}
