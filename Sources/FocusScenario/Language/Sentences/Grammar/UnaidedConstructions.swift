extension LanguageTables {
  /// What comes about without anybody, where focus is left alone, and what is told in so many words.
  static let unaidedConstructions = """
    FocusPredicate += Active<MOVE> ON-ITS-OWN
      | Active<GO> target:Places ON-ITS-OWN
      | Passive<SHIFT-IT> by moment:ByNoun
    ThingPredicate += Active<BECOME> ON-ITS-OWN #kind=state #relation=is #becomes
      | Singular<DOES-ALONE> ON-ITS-OWN #kind=state #relation=does
      | Active<CHANGE> ON-ITS-OWN #kind=state #relation=changes
    Clausal += object:LeftIt #happening=leave
    LeftIt = LEFT-BARE #pronoun=it
    ReachClaim += SCANNING only ONLY-SCANS.s target:Things #kind=reach #relation=reachable #only #via=scan
      | SCANNING ONLY-SCANS.s only target:Things #kind=reach #relation=reachable #only #via=scan
      | SCANNING MODAL only ONLY-SCANS.b target:Things #kind=reach #relation=reachable #only #via=scan
    OrderClaim += list:Item "," list:Item "," list:Item Active<COME> in THAT-ORDER #kind=order #relation=list
    DeterminedThing += DETERMINER very noun:Nouns
    ThenClaim += target:ThenThing then predicate:ThenPart
    ThenThing = DeterminedThing | PRONOUN | quoted:<quoted> | quoted:<quoted> kindNoun:BareNouns
    ThenPart = CHANGE-TO.s text:<quoted> Tails #kind=state #relation=changes
      | CHANGE.s to text:<quoted> Tails #kind=state #relation=changes
      | TELL.s text:<quoted> Details SpeechTails #kind=speech #relation=said-as
      | TAKE.s FOCUS FocusTails #kind=focus
      | BECOME.s Tails #kind=state #relation=is #becomes
    ThingClaim += target:Tellable predicate:Told [ThingMore]
    Tellable = DETERMINER noun:TellableNouns [restriction:PlaceChain]
      | noun:TellableNouns restriction:PlaceChain #quantifier=the
    TellableNouns = TELLABLE #spelled | Before TELLABLE #spelled
    Told = Passive<TOLD-IT> Details SpeechTails #kind=speech #relation=said
    ThingSpeech += Passive<SPELL> PIECEMEAL Details #kind=speech #relation=said
    KeyClaim += TABBING past other:Past Active<STEP-TO> target:Lone FocusTails #kind=key #key=Tab #relation=moves-to
    StepsClaim += steps:SwipePast other:Past Active<STEP-TO> target:Lone Tails #kind=steps #relation=steps
    DoingPredicate += Active<SAY-ALOUD> target:Reference only #kind=speech #relation=only
    ThingPredicate += Active<CHANGE> from list:NumberText to list:NumberText #kind=state #relation=changes
      | Active<CHANGE-FROM> from list:NumberText to list:NumberText #kind=state #relation=changes
      | Active<GO-FROM> from list:NumberText to list:NumberText #kind=state #relation=changes
      | Active<CHANGE> to text:Digits #kind=state #relation=changes
      | Active<CHANGE-TO> text:Digits #kind=state #relation=changes
      | Be AT-VALUE text:Digits #attribute=or_value #kind=value #relation=attribute
      | Active<REMAIN> SET text:Digits #attribute=or_value #kind=value #relation=attribute
      | Active<SHOW> text:Digits #kind=value
    NumberText = quoted:Digits
    NameText = quoted:<name>
    Digits = <number> #spelled
    Pressed += KEY ON-KEYBOARD
    Clausal += AGENT PRESS-KEY.b KEY ON-KEYBOARD | AGENT PRESS-KEY.s KEY ON-KEYBOARD
    GestureWay += GESTURE-SIDE GESTURE-ON <name> #spelled
    Thing += noun:DayWord #quantifier=the
    Clausal += AGENT EVENT.b object:AnyOne | AGENT EVENT.s object:AnyOne
    ThingPredicate += Be AT-ORDER-END of other:HolderThing #kind=order #relation=stop
      | Be reachable before other:Later #kind=order #relation=before
      | Can be REACH-IT.p before other:Later #kind=order #relation=before
    SendPart += Active<KEEP-MINE> FocusTails #kind=focus
    Clausal += object:ItNow is been EVENT.p
    ItNow = it #pronoun=it
    Nouns += ORDERED order #spelled
      | Before ORDERED order #spelled
    """
}
