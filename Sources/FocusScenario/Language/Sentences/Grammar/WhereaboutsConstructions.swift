extension LanguageTables {
  /// Where focus is and who has it: where somebody ends up, what focus goes to, who takes it instead.
  static let whereaboutsConstructions = """
    ThingPredicate += Be where Mover GOES-THERE.s #kind=focus
      | Be where Mover GOES-THERE.b #kind=focus
      | Be where Mover MODAL GOES-THERE.b #kind=focus
    FocusClaim += where Mover GOES-THERE.s Be target:Reference FocusTails #kind=focus
      | where Mover GOES-THERE.b Be target:Reference FocusTails #kind=focus
    Mover = READER | SPEAKER | AGENT | FOCUS
    ThingFocus += Be THE-ONE [THAT] FOCUS GO.s #kind=focus
      | Be THE-ONE [THAT] READER GO.s #kind=focus
      | Be THE-ONE [THAT] SPEAKER GO.s #kind=focus
      | Be THE-ONE [THAT] AGENT USER-GO.b #kind=focus
      | Be THE-ONE [THAT] AGENT USER-GO.s #kind=focus
      | Be FOCUSED-ONE #kind=focus #relation=on
    Claims += claim:HoldsFocus "," claim:GrabsIt
      | claim:HoldsFocus Joint claim:GrabsIt
      | claim:FocusSettled "," claim:SnatchesIt
      | claim:FocusSettled Joint claim:SnatchesIt
    LedClaims += claim:HoldsFocus "," claim:GrabsIt
      | claim:HoldsFocus Joint claim:GrabsIt
      | claim:FocusSettled "," claim:SnatchesIt
      | claim:FocusSettled Joint claim:SnatchesIt
    HoldsFocus = target:Things predicate:HoldingFocus
    HoldingFocus = Active<TAKE> FOCUS FocusTails #kind=focus
    FocusSettled = FOCUS predicate:FocusPart
    GrabsIt = target:Reference Active<GRAB-IT> it FocusTails #kind=focus #elided
      | SnatchesIt
    SnatchesIt = target:Reference Active<SNATCH-IT> it FocusTails #kind=focus #elided
    FocusClaim += it Be on target:Places FocusTails #kind=focus #relation=on #elided
      | it Be EITHER on target:OneOfTwo FocusTails #kind=focus #relation=on #elided
    DoingPredicate += Singular<FOCUSES> target:Reference #kind=focus #relation=go-to
    KeyPredicate += Singular<FOCUSES> target:Reference #relation=moves-to
    FocusPredicate += Active<START-INSIDE> restriction:Inside "," AT-SPOT target:Reference
      | Be restriction:Inside "," AT-SPOT target:Reference #relation=on
    UserPredicate += Be restriction:Inside "," AT-SPOT target:Reference #relation=on
    ReaderPart += Active<START-INSIDE> restriction:Inside "," AT-SPOT target:Reference FocusTails #kind=focus
    ScanPart += Active<SCAN-INSIDE> restriction:Inside "," AT-SPOT target:Reference FocusTails #kind=scan
    Inside = in reference:Known #restricts=in
      | inside reference:Known #restricts=in
      | within reference:Known #restricts=in
    BriefClaim += target:BareBrief predicate:NotFocused
    NotFocused = not HIGHLIGHT.p FocusTails #kind=focus #polarity=not
      | never HIGHLIGHT.p FocusTails #kind=focus #polarity=never
    Whichever += WHICHEVER noun:Nouns BE PICKED-OUT.p #quantifier=the #restricts=was
      | WHICHEVER noun:Nouns BE DID-TOO.p #quantifier=the #restricts=was
      | WHICHEVER noun:Nouns BE PAST-DEED.p #quantifier=the #restricts=was
      | WHICHEVER noun:Nouns AGENT DID.d #quantifier=the #restricts=was
      | WHICHEVER noun:Nouns AGENT DID-TOO.d #quantifier=the #restricts=was
    FocusClaim += target:FocusMark SEEN-ON other:Reference Tails #kind=state #relation=is
    FocusPredicate += Active<FOLLOW> target:Reference
    Clausal += AGENT FOCUSES.b object:Reference #happening=focus
      | AGENT FOCUSES.s object:Reference #happening=focus
      | AGENT HAVE FOCUSES.p object:Reference #happening=focus
    """
}
