extension LanguageTables {
  /// What several controls do alike, what a tap outside of a thing does, and what is read out.
  static let severalDoingsConstructions = """
    DoingClaim += BOTH occasion:NamedDoing and occasion:NamedDoing predicate:DoingPart [DoingMore]
      | occasion:NamedDoing and occasion:NamedDoing predicate:DoingPart [DoingMore]
      | occasion:NamedDoing or occasion:NamedDoing predicate:DoingPart [DoingMore]
      | occasion:NamedDoing and occasion:NamedDoing both predicate:DoingPart
    EffectClaim += BOTH occasion:NamedDoing and occasion:NamedDoing predicate:BroughtAbout
      | occasion:NamedDoing and occasion:NamedDoing predicate:BroughtAbout
      | occasion:NamedDoing or occasion:NamedDoing predicate:BroughtAbout
      | occasion:NamedDoing and occasion:NamedDoing both predicate:BroughtAbout
    BroughtAbout = Nowadays<BRING-ABOUT> target:Things FocusTails #kind=state #relation=is #manner=brought_about
      | Nowadays<BRING-OUT> target:Shown FocusTails #kind=state #relation=is #manner=brought_about
      | Nowadays<EMPTY-OUT> target:Things FocusTails #kind=value #relation=empty #manner=brought_about
    Nowadays<X> = X.s | X.b | MODAL X.b
      | DO not X.b #polarity=not
      | MODAL not X.b #polarity=not
      | never X.b #polarity=never
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
