extension LanguageTables {
  /// Claims as headlines and short sentences put them: a noun with what it is of, a ring on every stop, a setting.
  static let headlineConstructions = """
    ThingClaim += target:HeadOf predicate:ThingPart [ThingMore]
    HeadOf = noun:HeadNouns restriction:OfSomething #quantifier=the
    BriefClaim += target:HeadOf RestSpeech SpeechTails
      | target:HeadOf BriefState Tails
      | target:HeadOf not RestSpeech SpeechTails #polarity=not
      | target:HeadOf not BriefState Tails #polarity=not
    OfSomething = of reference:Low #restricts=of
    FocusClaim += target:FocusMark SEEN-ON other:Reference FocusTails #kind=state #relation=is
      | target:FocusMark not SEEN-ON other:Reference FocusTails #kind=state #relation=is #polarity=not
      | target:FocusMark never SEEN-ON other:Reference FocusTails #kind=state #relation=is #polarity=never
    DoingPredicate += Active<FORGO> FOCUS #kind=focus
    ThingPredicate += Be Amount other:StopsOfIt #kind=count #relation=has
    StopsOfIt = noun:StopNouns #quantifier=any
    StopNouns = SEVERAL-STOPS #spelled
    WithLead += with state:BareHeld #when=while
      | with state:CountedHeld #when=while
    BareHeld = object:BareThing ON-OR-OFF #condition=is
    BareThing = noun:BareNouns #quantifier=the
    CountedHeld = object:SomeNumbered STATE #condition=is
    DeterminedThing += DETERMINER very noun:ExtremeNouns
    ExtremeNouns = EXTREME #spelled
    HearPart += Active<GET-SAID> target:Reference SAY.p Details SpeechTails #kind=speech #relation=said
    ThingSpeech += Can be HEAR.p Details #kind=speech #relation=said
    ReaderPart += SEES.s target:Things Tails #kind=reach
      | DO not SEES.b target:Things Tails #kind=reach #polarity=not
    ThingPredicate += Active<BE-THERE> TECHNOLOGY #kind=reach #relation=reachable
    SpeechClaim += SAY-ALOUD.b target:Reference Then other:Reference SpeechTails #kind=speech #relation=before
    ReachClaim += ONLY-STOP BE target:Reference #kind=reach #only
      | ONLY-STOP MODAL be target:Reference #kind=reach #only
    OrderClaim += ORDER [ON other:Known] ":" DIRECTION-OF-ORDER #kind=order #relation=direction
      | ORDER [ON other:Known] ":" ROW-BY-ROW #kind=order #relation=direction
    TrapClaim += via:StepKey NeverStuck #kind=trap #relation=no-trap
    Clausal += object:Reference FINDS-NOTHING.s NONE-FOUND #happening=find-nothing
      | object:Reference FINDS-NOTHING.d NONE-FOUND #happening=find-nothing
      | object:Reference HAVE FINDS-NOTHING.p NONE-FOUND #happening=find-nothing
    Clausal += SelfDone
    SelfDone = object:Reference HAPPEN.s details:BySelf
      | object:Reference HAPPEN.d details:BySelf
      | object:Reference HAVE HAPPEN.p details:BySelf
    BySelf = OF-ITSELF #spelled
    ArrowEvent += SelfDone
    Sentence += lead:BareLead claim:Inverted
    Inverted = BE FOCUS SPOT-OF-FOCUS target:Places FocusTails #kind=focus
    KeyClaim += KEY predicate:NothingOnName
    NothingOnName = DO nothing on other:FromName Tails #kind=key #relation=nothing
      | HAVE no effect on other:FromName Tails #kind=key #relation=nothing
    """
}
