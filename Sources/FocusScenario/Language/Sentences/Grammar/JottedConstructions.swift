extension LanguageTables {
  /// Claims as testers jot them down: what was done before a colon or a comma, what a key says, what is never so.
  static let jottedConstructions = """
    LabelEvent += object:Finished EVENT.p
      | DOING-ONCE.b object:Reference
    ArrowEvent += object:Finished EVENT.p
    Finished = noun:PluralNouns #quantifier=every #generic
      | DeterminedThing
      | Label
    Lead += moment:GerundLead | moment:AsLead
    GerundLead = event:DoneOnce #when=after
    DoneOnce = DOING-ONCE.g object:Reference
      | DOING-ONCE.g object:AnyOne
    AsLead = as event:JustNow #when=after
    Moment += as event:JustNow #when=after
    JustNow = object:Reference AT-ONCE.s
      | object:Reference AT-ONCE.b
      | object:Reference AT-ONCE.d
    ByEffect += event:DoneAlone #when=after
    DoneAlone = ALONE.g | EVENT.g
    ByHappening += EVENT.g
    KeyMore += "," predicate:KeyPart Joint predicate:KeyPart
      | "," predicate:KeyPart "," predicate:KeyPart Joint predicate:KeyPart
    KeyPart += Active<SAY-ALOUD> target:Things Details SpeechTails #kind=speech #relation=said
      | Active<HOLD> FOCUS Where target:Places FocusTails #kind=focus
      | Active<MOVE-IT> FOCUS FocusTails #kind=focus
    Pressed += KEY (in | on | from) other:KeyPlace
    KeyPlace = name:<name>
    ThingMore += "," predicate:ThingPart "," predicate:ThingPart Joint predicate:ThingPart
    FocusMore += "," predicate:FocusPart "," predicate:FocusPart Joint predicate:FocusPart
    Contrast += [","] rather than from contrast:Reference
      | [","] instead of from contrast:Reference
      | [","] [JOIN] not from contrast:Reference
    """

  /// What is never so, told from its head: `at no point does focus leave the sheet`.
  static let inversionConstructions = """
    FocusClaim += NEVER-DOES FOCUS GO.b target:Places FocusTails #kind=focus #polarity=never
      | NEVER-DOES FOCUS LEAVE.b target:Reference FocusTails #kind=focus #polarity=never
      | NEVER-DOES FOCUS MOVE.b FocusTails #kind=focus #polarity=never
      | NEVER-DOES target:Definite TAKE.b FOCUS FocusTails #kind=focus #polarity=never
      | NEVER-IS FOCUS SPOT-OF-FOCUS target:Places FocusTails #kind=focus #polarity=never
    SpeechClaim += NEVER-DOES AGENT HEAR.b target:Reference SpeechTails #kind=speech #relation=said #polarity=never
      | NEVER-DOES READER SAY-ALOUD.b target:Reference SpeechTails #kind=speech #relation=said #polarity=never
      | it BE target:DeterminedThing THAT Passive<SAY> SpeechTails #kind=speech #relation=said
      | NEVER-IS target:Definite SAY.p SpeechTails #kind=speech #relation=said #polarity=never
    ReachClaim += NEVER-IS target:Definite REACHABLE Tails #kind=reach #polarity=never
    Definite = the noun:Nouns #quantifier=the
      | the Place noun:Nouns #quantifier=the
      | the name:<name> kindNoun:Nouns #quantifier=the
      | the name:<name> #quantifier=the
      | name:<name>
      | quoted:<quoted>
      | quoted:<quoted> kindNoun:BareNouns
      | PRONOUN
      | noun:PluralNouns #quantifier=every #generic
    FocusClaim += it BE target:Reference THAT ThingFocus FocusTails
      | it BE not target:Reference THAT ThingFocus FocusTails #polarity=not
      | WHAT-HAS Be target:Places FocusTails #kind=focus
    ThingPredicate += Be WHAT-HAS #kind=focus
    """

  /// Steps from one thing to another, as they are counted.
  static let countedStepConstructions = """
    ByDistance += by steps:NumberedSteps
      | USING-ONLY steps:NumberedSteps
    NumberedSteps = [BOUND] number:<number> STEP [DIRECTION]
    ThingPredicate += Be steps:StopsSided other:Reference #kind=steps #relation=steps
      | Be steps:StopsFar from other:Reference #kind=steps #relation=steps
      | Be steps:StopsFar AWAY [from other:Reference] #kind=steps #relation=steps
      | Active<SITS-AT> steps:Sided other:Reference #kind=steps #relation=steps
      | Active<SITS-AT> steps:StopsSided other:Reference #kind=steps #relation=steps
      | Active<SITS-AT> steps:Distance AWAY [from other:Reference] #kind=steps #relation=steps
      | Active<SITS-AT> steps:Distance from other:Reference #kind=steps #relation=steps
    StopsSided = [BOUND] number:<number> STOPS-FAR SIDE
      | a [single] STOPS-FAR SIDE #number=1
    StopsFar = [BOUND] number:<number> STOPS-FAR
      | a [single] STOPS-FAR #number=1
    StepsClaim += other:Reference and target:Reference BE steps:Distance APART #kind=steps #relation=steps
      | there Be steps:Distance between other:Reference and target:Reference #kind=steps #relation=steps
      | between other:Reference and target:Reference [","] there Be steps:Distance #kind=steps #relation=steps
      | steps:Distance LIE.b between other:Reference and target:Reference #kind=steps #relation=steps
      | AGENT Active<NEED> steps:Distance From to target:Reference #kind=steps #relation=steps
      | AGENT Active<NEED> steps:Distance to ARRIVE.b target:Reference From #kind=steps #relation=steps
    BriefClaim += target:Brief in steps:Distance #kind=steps #relation=steps
      | target:Brief in steps:Distance from other:Known #kind=steps #relation=steps
      | target:Brief within steps:WithinSteps #kind=steps #relation=steps
    OrderClaim += there Be no target:Between between list:Reference and list:Reference #kind=order #relation=between #polarity=never
    Between = noun:Nouns #quantifier=any
    """

  /// What else is said of focus, of a thing, of what is heard.
  static let plainConstructions = """
    FocusPredicate += Be UNMOVED
    FocusClaim += FOCUS = UNMOVED FocusTails #kind=focus
      | moment:Opening Active<OPEN-WITH> target:Places FOCUSED-NOW FocusTails #kind=focus #relation=start-on
    ThingFocus += TakesNo MARK-OF-FOCUS #kind=focus #polarity=not
    SpeechClaim += target:Spoken Active<SOUND-OUT> Details SpeechTails #kind=speech #relation=said #channel=spoken
      | there Be NO-MENTION target:Things SpeechTails #kind=speech #relation=said #polarity=never
    ThingSpeech += Active<GO-UN> UNSAID #kind=speech #relation=said
    ThingClaim += target:TheyThings predicate:ThingPart [ThingMore]
    TheyThings = they #pronoun=them
    TheNth = the ORDINAL #noun=one #quantifier=the
      | the other #noun=one #quantifier=the #ordinal=other
    Places += TheNth
    Doing += EVENT.g object:TheNth
    KeyPredicate += Active<KEY-DO> target:TheNth
    Clause += THAT BE STATE-OF-IT #restricts=state
      | THAT BE now STATE #restricts=state
    DeterminedThing += all numbering:<number> noun:Nouns #quantifier=every
      | the one BEFORE-IT #noun=one #quantifier=the
    ThingPredicate += Active<TAKE-PART> NO-PART #kind=reach #relation=reachable #lacking
      | Active<SURVIVE> #kind=value #relation=kept
      | Active<CHANGE-FROM> from list:NameText to list:NameText #kind=state #relation=changes
    Passive<X> += BE AT-NO-TIME X.p #polarity=never
      | MODAL AT-NO-TIME be X.p #polarity=never
    Active<X> += AT-NO-TIME X.s #polarity=never
      | AT-NO-TIME X.b #polarity=never
    FocusPredicate += Be LEFT-ALONE
    ScanPart += Active<BEGIN-FROM> target:Titled FocusTails #kind=scan #relation=starts-at
    Titled = Pressable
      | name:<name>
      | DETERMINER noun:LongNouns
      | DETERMINER Place noun:Nouns
    LongNouns = Before <noun> #spelled
      | Before Before <noun> #spelled
    ScanPart += Active<SCAN-ENDS> target:Reference FocusTails #kind=order #relation=stop #via=scan
    ReachClaim += only target:Things Be SCANNED #kind=reach #relation=reachable #via=scan #only
    """

  /// More of what is said of a thing: that it says a text, left the order, is what it is; and who did it, between commas.
  static let remarkConstructions = """
    StepsClaim += steps:Sided other:Reference Active<BRING-BY> Carried ON target:Reference #kind=steps #relation=steps
      | steps:Sided other:Reference Active<ARRIVE> target:Reference #kind=steps #relation=steps
      | steps:Sided other:Reference Active<LEAD> to target:Reference #kind=steps #relation=steps
    DeterminedThing += DETERMINER noun:Nouns itself
    Thing += name:<name> itself
    FocusPredicate += Active<GO> target:TitledThing
      | Be SPOT-OF-FOCUS target:TitledThing
      | Passive<PUT> target:TitledThing
    TitledThing = DeterminedThing "," restriction:TitleAfter
      | DeterminedThing restriction:PlaceChain "," restriction:TitleAfter
    KeyPredicate += Active<KEY-DO> target:TitledThing
    TitleAfter = word:<quoted> #restricts=label
    KeyClaim += SELECTING predicate:KeyPart [KeyMore]
    Pressed += press:ArrowPress / press:ArrowPress ARROWS
      | press:ArrowPress or press:ArrowPress ARROWS
      | press:ArrowPress and press:ArrowPress
    ThingFocus += Active<COME-TO-BE> HIGHLIGHT.p #kind=focus
    ThingSpeech += Passive<REPEATED> TOGETHER other:Reference Details #kind=speech #relation=said-with #channel=spoken
      | BE SAY.p ":" text:<quoted> Details #kind=speech #relation=said-as
      | Active<TELL> ":" text:<quoted> Details #kind=speech #relation=said-as
    SpeakPart += Active<SAY-ALOUD> ":" target:Spoken Details SpeechTails #kind=speech #relation=said
    HearPart += Active<HEAR> ":" target:Spoken Details SpeechTails #kind=speech #relation=said
    ThingPredicate += Active<SITS-AT> IN-ORDER BESIDE other:Known #kind=order
      | Active<DROP-OUT> THE-ORDER #kind=reach #relation=reachable #lacking=skipped
      | Be ROLES #kind=value #relation=role
      | Active<NEED> ONE-STOP #kind=order
      | Active<COVER> other:NeitherOf #kind=state #relation=covers #polarity=not
      | Active<COME-TO-BE> STATE #kind=state #relation=is #becomes
    EffectPredicate += Active<LEADS> target:Places #kind=focus
      | Active<KEEP-IT> target:Reference #kind=value #relation=kept
      | Active<BEGIN-ANEW> SCANNING ON target:Places #kind=scan #relation=restarts-at
    KeyPart += Active<KEEP-IT> target:Reference Tails #kind=value #relation=kept
    ThingClaim += target:Reference "," moment:Moment "," predicate:ThingPart
      | subject:Reference "," moment:Moment "," predicate:SendPart
    Moment += as event:AsDone #when=after
    AsDone = object:They BE EVENT.p #choice=each
      | object:They BE REACHED-NOW.p #happening=focus #choice=each
      | object:ItThing BE REACHED-NOW.p #happening=focus
      | object:ItThing BE EVENT.p
    ItThing = it #pronoun=it
    Tail += without avoiding:WithoutDoing
    WithoutDoing = WITHOUT-DOING
    OrderClaim += other:StopOwner "'s" ORDINAL STOP-WORD Be target:Reference #kind=order #relation=stop
    StopOwner = DeterminedThing | name:<name> | quoted:<quoted>
    Adverb += AGAIN-ADVERB
    Be += BE AGAIN-ADVERB
    """

  /// Who does what to a thing and how it is then, who says what for whom, and what is so while something is.
  static let upshotConstructions = """
    Moment += while state:WhileSo #when=while
      | when state:WhenSo #when=while
    WhileSo = WHILE-STATE #condition=is #elided
    WhenSo = WHEN-STATE #condition=is #elided
    KeyPredicate += Active<TURN-IT> target:Reference on #relation=does #text=turn_on
      | Active<TURN-IT> target:Reference off #relation=does #text=turn_off
      | Active<BRING-IT> target:DeterminedThing back #relation=does #text=restore
    EffectPredicate += Active<TURN-IT> target:Reference on #kind=state #relation=is #text=on #manner=brought_about
      | Active<TURN-IT> target:Reference off #kind=state #relation=is #text=off #manner=brought_about
      | Active<BRING-IT> target:DeterminedThing back #kind=state #relation=is #text=restored #manner=brought_about
    ByEffect += event:WrongSubmit #when=after
    WrongSubmit = object:WrongOne #happening=submit
    Lead += moment:SpanLead
    Moment += AT-SPAN-END event:SpanOver
    Tail += moment:SpanLead
    SpanLead = after event:SpanOver #when=after
    SpanOver = object:Span #happening=finish
    Span = the noun:SpanName #quantifier=the
    SpanName = SPAN-NOUN #spelled
    ThingPredicate += Active<CHANGE-TO> text:<name> #kind=state #relation=changes
      | Be the one STATE #kind=state #relation=is
    ThingSpeech += Passive<SAY> to be Role Details #kind=speech #relation=said-as
      | Passive<SAY> as being Role Details #kind=speech #relation=said-as
    Clause += PICKED-OUT.p #restricts=was
    """

  /// More of scans, steps and lists, and of what comes next.
  static let sequelConstructions = """
    RestState += a ROLE #kind=value #relation=role
    ThingSpeech += Active<SPEAKS> Details #kind=speech #relation=said #channel=spoken
    Tail += moment:AtFirst
    AtFirst = AT-FIRST
    ThingPredicate += Passive<KEY-DONE> USING SELECTING #kind=key
      | Active<BY-KEY> USING SELECTING #kind=key
      | Passive<SCANNED-BY> by SCANNING [CycleTimes] #kind=scan
    StepsClaim += steps:Distance on other:Known Active<ARRIVE> target:Reference #kind=steps #relation=steps
      | steps:Distance on other:Known Active<LEAD> to target:Reference #kind=steps #relation=steps
      | steps:SwipeOnce on other:Known Active<STEP-TO> target:Reference #kind=steps #relation=steps
    OrderClaim += there Be target:NothingBetween between list:Reference and list:Reference #kind=order #relation=between #polarity=never
    NothingBetween = nothing #everything=anything #quantifier=any
    Lead += moment:WithWrong
    WithWrong = with event:WrongSubmit #when=after
    Next += "," list:OneWordItem
      | Then list:OneWordItem
      | "," and list:OneWordItem
      | and list:OneWordItem
      | → list:OneWordItem
    OneWordItem = noun:OneWord #quantifier=the
    OneWord = <modifier> #spelled
    Moment += until event:NextHappening #when=until
    NextHappening = the next HAPPENING | the next OCCASION
    """

  /// What there is, what comes first where, what becomes of a thing, and a scan that begins anew.
  static let presenceConstructions = """
    CountClaim += there Be ARTICLE target:Counted #kind=count #relation=exist #bound=≥ #number=1
      | there Be ARTICLE target:CountedLabel #kind=count #relation=exist #bound=≥ #number=1
      | there Be ARTICLE target:CountedName #kind=count #relation=exist #bound=≥ #number=1
    CountedName = name:<name> kindNoun:Nouns #quantifier=any
    ThingPredicate += Active<OWN> ARTICLE other:Owned #kind=count #relation=has #bound=≥ #number=1
      | Active<OWN> ARTICLE other:CountedLabel #kind=count #relation=has #bound=≥ #number=1
      | Active<OWN> ARTICLE other:CountedName #kind=count #relation=has #bound=≥ #number=1
      | Active<COME-AS> FIRST in other:Known #kind=order
      | Be FIRST in other:Known #kind=order #relation=stop
      | Be the ORDINAL of other:Known #kind=order #relation=stop
      | Be the ORDINAL in other:Known #kind=order #relation=stop
      | Be ALL-HEARD SAY.p #kind=speech #relation=only
      | Active<COME-TO-BE> BECOMES-SO #kind=state #relation=is #becomes
    ThingSpeech += Active<TELL> other:ToldThings FIRST #kind=speech #relation=said-with
    ScanPart += target:Restarts FocusTails #kind=scan #relation=restarts-at
      | DO not target:Restart FocusTails #kind=scan #relation=restarts-at #polarity=not
      | MODAL not target:Restart FocusTails #kind=scan #relation=restarts-at #polarity=not
      | never target:Restarts FocusTails #kind=scan #relation=restarts-at #polarity=never
      | MODAL never target:Restart FocusTails #kind=scan #relation=restarts-at #polarity=never
      | MODAL target:Restart FocusTails #kind=scan #relation=restarts-at
    Restarts = BEGIN-ANEW.s #noun=item #ordinal=1 #quantifier=the
    Restart = BEGIN-ANEW.b #noun=item #ordinal=1 #quantifier=the
    OnEvent += EACH-STEP
    Moment += with event:EachStep #when=after
      | at event:EachStep #when=after
    EachStep = EACH-STEP
    Lead += moment:FinishedLead
    FinishedLead = event:FinishedEvent #when=after
    FinishedEvent = object:Finished PRESSED-THEN.p
      | object:Compounded PRESSED-THEN.p
    """

  /// More of when: at a key, on reaching a thing, with a thing as it is, and what comes next.
  static let arrivalConstructions = """
    Lead += moment:OnKey
    OnKey = ON-DOING event:KeyPressed #when=after
      | with event:KeyPressed #when=after
    KeyPressed = PRESSED-KEY
    Clausal += object:Reference BE REACHED-NOW.p #happening=focus
      | object:Reference SHOWS-UP.s
    WhenDoing += GERUND-ALONE
    Doing += REACHED-NOW.g object:Reference #happening=focus
    Held += object:Known CONDITION #condition=is
    NextClaim += NEXT-UP Be target:Reference FocusTails #kind=next #relation=lands-on
    """
}
