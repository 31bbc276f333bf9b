extension LanguageTables {
  /// What several controls do alike, what a tap outside of a thing does, and what is read out.
  static let severalDoingsConstructions = """
    DoingClaim += BOTH occasion:NamedDoing and occasion:NamedDoing predicate:DoingPart [DoingMore]
      | occasion:NamedDoing and occasion:NamedDoing predicate:DoingPart [DoingMore]
      | occasion:NamedDoing or occasion:NamedDoing predicate:DoingPart [DoingMore]
      | occasion:NamedDoing and occasion:NamedDoing both predicate:DoingPart
    EffectClaim += BOTH occasion:NamedDoing and occasion:NamedDoing predicate:EffectPart [EffectMore]
      | occasion:NamedDoing and occasion:NamedDoing predicate:EffectPart [EffectMore]
      | occasion:NamedDoing or occasion:NamedDoing predicate:EffectPart [EffectMore]
      | occasion:NamedDoing and occasion:NamedDoing both predicate:EffectPart
    NamedDoing = event:NamedEvent #when=after
    NamedEvent = name:<name>
      | object:QuotedDoing #happening=activate
    QuotedDoing = quoted:<quoted>
    Event += OUTSIDE-TAP details:OutsideOf #happening=activate
    OnEvent += OUTSIDE-TAP details:OutsideOf #happening=activate
    ByHappening += OUTSIDE-TAP details:OutsideOf #happening=activate
    EffectEvent += OUTSIDE-TAP details:OutsideOf #happening=activate
    OutsideOf = outside #spelled | outside Low #spelled | outside of Low #spelled
    Pressable += the noun:ControlNouns restriction:PlaceChain #quantifier=the
    FocusMore += Joint then predicate:StayThere
    ReaderMore += Joint then predicate:StayThere
    SpeakPart += Active<READ-OUT> target:Known out Details SpeechTails #kind=speech #relation=said
    ThingClaim += Names Be AMONG-THESE target:Known "'s" ACTION-LIST Tails #kind=state #relation=offers
    ThingPredicate += Active<BY-KEY> (USING | ON-KEY) HELD-PRESS #kind=key
      | Active<BY-KEY> (USING | ON-KEY) KEY-GESTURE #kind=key
    """
}
