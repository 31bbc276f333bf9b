extension LanguageTables {
  /// In which order things come under which technology, where a scan is sent, and what becomes of what was entered.
  static let exposureConstructions = """
    OrderClaim += SpokenThree Be SCANNED InThatOrder #kind=order #relation=list #via=scan
      | SpokenThree Passive<REACH-IT> InThatOrder #kind=order #relation=list
      | SpokenThree Be VISITED InThatOrder #kind=order #relation=list
      | via:StepKey Active<TAB-TO> ThreeOrMore [InThatOrder] #kind=order #relation=list
    ThingClaim += target:Reference and other:Reference Be SCANNED InThatOrder Tails #kind=order #relation=before #via=scan
    EffectPredicate += Active<SENDS> SCANNING TO-AGAIN target:Reference #kind=scan #relation=restarts-at
      | Active<MAKE-IT> SCANNING SCAN.b target:Reference #kind=scan
      | Active<BRING-ABOUT> target:Lone #kind=state #relation=is #manner=brought_about
      | NotForgetting target:Losable #kind=value #relation=kept
    KeyPart += NotForgetting target:Losable Tails #kind=value #relation=kept
    Losable = DETERMINER noun:LosableNouns | WHAT-WAS-TYPED
    LosableNouns = LOSABLE #spelled | Before LOSABLE #spelled
    NotForgetting = DO not FORGET.b | MODAL not FORGET.b | never FORGET.s
    ThingPredicate += Active<ASK> NO-QUESTION #kind=state #relation=asks #text=confirm #polarity=not
      | Be DWELL.g PLACED other:Known #kind=state #relation=located
    DeterminedThing += possessor:NumberedOwner "'s" [Place] noun:Nouns
    NumberedOwner = noun:Nouns ordinal:<number> #quantifier=the
    ThingPredicate += BE A-TRAP #kind=trap #relation=leave #lacking
      | BE TRAP #kind=trap #relation=leave #lacking
    ThingPredicate += Be SCANNED next #kind=next #relation=lands-on #step=scan
      | Passive<REACH-IT> next #kind=next #relation=lands-on #step=move
      | NotChangingPlace A-PLACE #kind=state #relation=is #text=in_place
    NotChangingPlace = DO not CHANGE.b | MODAL not CHANGE.b | never CHANGE.s | never CHANGE.b
    NextClaim += NEXT-BARE Be target:Label #kind=next #relation=lands-on
    StepsClaim += steps:SwipePast other:Past Active<STEP-TO> target:Reference #kind=steps #relation=steps
    SwipePast = SWIPING past #number=1 #step=swipe #direction=forward
    Past = Known | Lone
    KeyClaim += TABBING past other:Past Active<STEP-TO> target:Reference FocusTails #kind=key #key=Tab #relation=moves-to
    UsingKey += USING via:SelectWay
    SelectWay = SELECTING
    Reachable += KEPT-FROM SWITCH-TECH
    Clause += THAT BE OBTAINED.p #restricts=was
      | THAT HAVE been OBTAINED.p #restricts=was
    ReaderClaim += for target:Known [","] it Active<SAY-ALOUD> text:<quoted> SpeechTails #kind=speech #relation=said-as
    OrderClaim += SCANNING Active<SCAN-WHOLE> target:Things as A-GROUP Tails #kind=order #via=scan
    ThingPredicate += Passive<GROUP-AS> A-GROUP #kind=order
    ReachClaim += WHOLE-ORDER Active<ORDER-HAS> target:Things #kind=reach #relation=reachable
      | WHOLE-ORDER Active<ORDER-HAS> only target:Things #kind=reach #relation=reachable #only
      | WHOLE-ORDER Active<ORDER-LACKS> target:Things #kind=reach #relation=reachable #lacking
    ThingPredicate += Be IN-ROTOR #kind=reach #relation=reachable
      | Passive<ROTOR-HAS> IN-ROTOR #kind=reach #relation=reachable
    ThingClaim += target:Reference "'s" ACTION-LIST DO not INCLUDE.b Names Tails #kind=state #relation=offers #polarity=not
      | the A-CUSTOM-ACTION list:Label Be THERE-FOR target:Known Tails #kind=state #relation=offers
      | target:Reference "'s" ACTION-LIST INCLUDE.b Names Tails #kind=state #relation=offers
      | target:Reference "'s" ACTION-LIST MODAL INCLUDE.b Names Tails #kind=state #relation=offers
      | the list:Label A-CUSTOM-ACTION Be THERE-FOR target:Known Tails #kind=state #relation=offers
    OrderClaim += SCANNING Active<GO-ALONG> from other:Reference to target:Reference #kind=order #relation=right-after #via=scan
    KeyPredicate += Active<KEY-DO> target:Reference from other:Anywhere
      | Active<KEY-DOES> target:Reference from other:Anywhere #relation=does
    Sentence += place:SweptPlace claim:SweptClaim
    SweptPlace = SWEEPING reference:Known #restricts=in
    SweptClaim = Active<PASS-OVER> target:Things Tails #kind=reach #relation=reachable #via=swipe #lacking=skipped
    OrderClaim += SWEEPING other:Known Active<VISIT> ThreeOrMore InThatOrder Tails #kind=order #relation=list
      | TABBING-ON other:Known Active<VISIT> ThreeOrMore InThatOrder Tails #kind=order #relation=list #via=Tab
      | TABBING-ON other:Known Active<VISIT-EACH> ThreeOrMore [InThatOrder] Tails #kind=order #relation=list #via=Tab
    ThingPredicate += Be ORDINAL IN-ORDER #kind=order #relation=stop
    """
}
