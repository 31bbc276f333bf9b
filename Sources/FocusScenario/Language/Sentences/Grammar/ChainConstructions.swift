extension LanguageTables {
  /// How people chain claims: with a comma, a colon or an arrow between them, and with a moment before all of them.
  static let chainConstructions = """
    Line += [Bullet] [Preface] sentence:Whole ":" sentence:Sentence {Break sentence:Sentence} [End]
    Whole = claim:FocusClaim | claim:UserClaim | claim:ReaderClaim | claim:ScanClaim | claim:KeyClaim
      | claim:WholeThing
      | lead:Lead "," claim:FocusClaim
    WholeThing = target:Things predicate:WholePart
      | Core {Tail}
    WholePart = ThingSpeech SpeechTails
      | Be Reachable [Using] Tails #kind=reach
      | Can be REACH.p [Using] Tails #kind=reach
      | Be A-STOP Tails #kind=order
      | BE not A-TRAP Tails #kind=trap #relation=leave
    Sentence += lead:BareLead claim:BareClaim Joint LedClaims
      | lead:BareLead claim:BareClaim "," LedClaims
    LedClaims += claim:SpokenFor
      | claim:SpokenFor Joint LedClaims
      | claim:SpokenFor "," LedClaims
    SpokenFor = SPEAKER predicate:ReaderPart [ReaderMore]
    LedClaims += claim:BackClaim
      | claim:BackClaim Joint LedClaims
      | claim:BackClaim "," LedClaims
      | claim:SaidAlone
      | claim:SaidAlone Joint LedClaims
      | claim:SaidAlone "," LedClaims
      | claim:BriefClaim "," LedClaims
    BackClaim = BACK-AT target:Places FocusTails #kind=focus
    SaidAlone = SAY-ALOUD.s target:Spoken Details SpeechTails #kind=speech #relation=said
      | HEAR.b target:Spoken Details SpeechTails #kind=speech #relation=said
    ReaderClaim += APP-VOICE predicate:SpeakPart
    OpenNouns = <unknown> #spelled
      | BareBefore <unknown> #spelled
      | BareBefore BareBefore <unknown> #spelled
    BriefClaim += target:Unknown ":" BriefState Tails
      | target:Unknown ":" RestSpeech SpeechTails
      | target:Unknown ":" not BriefState Tails #polarity=not
      | target:Unknown ":" not RestSpeech SpeechTails #polarity=not
      | target:Unknown ":" ONE-STOP Tails #kind=order
      | target:Unknown ":" predicate:ThingPart [ThingMore]
    Unknown = noun:OpenNouns #quantifier=the
    Item += noun:OpenNouns #quantifier=the
    """

  /// Short forms of *is* and *has*, and what happened as a label before the claim.
  static let shortConstructions = """
    Be += BE-SHORT
      | BE-SHORT ADVERB
      | BE-SHORT not #polarity=not
    Clausal += object:Reference BE-SHORT EVENT.p
      | object:Reference BE-SHORT been EVENT.p
      | object:Reference BE-SHORT HIGHLIGHT.p #happening=focus
    Became += object:Reference BE-SHORT BECAME
    Ended += object:Reference BE-SHORT ENDED
    State += object:Reference BE-SHORT STATE #condition=is
      | object:Reference BE-SHORT LAST.g #condition=does
      | object:Reference BE-SHORT CONDITION #condition=is
    Condition += object:Reference BE-SHORT CONDITION #condition=is
    LabelEvent += object:Unknown EVENT.p | object:Unknown HAPPEN.s
    ArrowEvent += object:Unknown EVENT.p | object:Unknown HAPPEN.s
      | object:NamedButton #happening=activate
      | Participle
    ArrowEvent += DONE-TO.p
      | object:PressedKind #happening=activate
    PressedKind = noun:PressNouns #quantifier=the
    PressNouns = BareBefore button #spelled
      | BareBefore link #spelled
      | BareBefore icon #spelled
      | BareBefore BareBefore button #spelled
    NamedButton = name:<name> kindNoun:BareNouns
      | quoted:<quoted> kindNoun:BareNouns
      | the name:<name> kindNoun:Nouns
      | the quoted:<quoted> kindNoun:Nouns
    Participle = EVENT.g object:Reference
    Thing += DETERMINER possessor:Owner "'s" kindNoun:Nouns quoted:<quoted>
    ThingClaim += text:<quoted> Passive<SAY> for target:Reference SpeechTails #kind=speech #relation=said-as
    EitherText += member:Text / member:Text #combination=oneOf
    OrderClaim += [the] ORDINAL STOP-WORD ON other:Known Be target:Reference #kind=order #relation=stop
      | [the] ORDINAL PLACED-STOP other:Known Be target:Reference #kind=order #relation=stop
    ThingPredicate += Be ONE-STOP COMPRISING list:Item and list:Item #kind=order
      | Be ONE-STOP COMPRISING list:Item "," list:Item [","] and list:Item #kind=order
      | Be ONE-STOP COMPRISING list:Item "," list:Item "," list:Item [","] and list:Item #kind=order
    ThingSpeech += Active<TELL> other:ToldSet InThatOrder #kind=speech #relation=said-with #manner=in_order
      | Active<TELL> other:ToldThings InThatOrder #kind=speech #relation=said-with #manner=in_order
    """

  /// What is heard of a thing in the author's own words, and when it is heard and when not.
  static let quotationConstructions = """
    Claims += claim:SpokenFirst ":" claim:Quotation
      | claim:SpokenFirst – claim:Quotation
      | claim:SpokenFirst — claim:Quotation
    LedClaims += claim:SpokenFirst ":" claim:Quotation
    SpokenFirst = target:Things predicate:SpokenPart
      | ReaderClaim
      | UserClaim
    SpokenPart = ThingSpeech SpeechTails
    Quotation = target:Spoken Details #kind=speech #relation=said #elided
    ThingClaim += target:Things predicate:LabelPart "," predicate:NotLabel
      | target:Things predicate:LabelPart Joint predicate:NotLabel
      | target:Things predicate:SaidWhen NotThen predicate:NotSaidWhen
    LabelPart = Be NAMED text:<quoted> #kind=value #relation=label
      | Active<OWN> A-LABEL text:<quoted> #kind=value #relation=label
    NotLabel = not text:<quoted> #kind=value #relation=label #polarity=not #elided
    SaidWhen = Passive<SAY> Details moment:Moment #kind=speech #relation=said
    NotSaidWhen = not moment:Moment #kind=speech #relation=said #polarity=not #elided
    NotThen = "," | JOIN | "," JOIN
    Sentence += lead:Lead "," then LedClaims
      | lead:BareLead then LedClaims
      | claim:Subjectless
      | lead:Lead "," claim:Subjectless
      | place:LeadPlace claim:PlacedThing
    Subjectless = Can REACH.b target:Things [Using] Tails #kind=reach
      | Can LEAVE.b target:Reference [Using] Tails #kind=trap
    PlacedThing = target:DeterminedThing predicate:ThingPart [ThingMore]
    ThingPredicate += Be FIRST-ONE [THAT] SCANNING SCAN-FIRST.s #kind=scan #relation=starts-at
    EffectMore += "," predicate:EffectPart [EffectMore]
      | "," predicate:DoingPart [EffectMore]
    DoingMore += "," predicate:DoingPart [DoingMore]
      | "," predicate:EffectPart [DoingMore]
    KeyMore += "," predicate:KeyPart [KeyMore]
    FocusMore += "," predicate:FocusVerb [FocusMore]
      | "," predicate:StayThere [FocusMore]
    FocusVerb = FocusDoes FocusTails #kind=focus
    FocusDoes = Active<GO> target:Places
      | Active<LEAVE> target:Places
      | Passive<PUT> target:Places
      | Active<MOVE>
      | Active<REST>
      | Passive<LOSE>
    ThingMore += "," predicate:ThingPart [ThingMore]
    ReaderMore += "," predicate:SpeakPart [ReaderMore]
    UserMore += "," predicate:HearPart [UserMore]
    """
}
