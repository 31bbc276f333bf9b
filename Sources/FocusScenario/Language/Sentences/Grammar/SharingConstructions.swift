extension LanguageTables {
  /// What shares its verb with the claim before: `is one stop and focused`, `is selected, dimmed and empty`.
  static let sharingConstructions = """
    RestState += ONE-STOP #kind=order
      | ONE-STOP text:<quoted> #kind=order
      | NAMED text:<quoted> #kind=value #relation=label
      | empty #kind=value #relation=empty
      | EMPTY #kind=value #relation=empty
      | SET-TO text:<quoted> #kind=value #relation=equals
      | KEEP.p #kind=value
      | STATE-TOO #kind=state #relation=is
      | an ROLE #kind=value #relation=role
      | steps:Distance AWAY [from other:Reference] #kind=steps #relation=steps
      | BACK-THERE #kind=state #relation=is #again
    ThingRest += HIGHLIGHT.p FocusTails #kind=focus #elided
      | SILENT Tails #kind=speech #relation=said #elided
    ThingMore += "," predicate:ThingRest
      | "," predicate:ThingRest "," predicate:ThingRest
    # `is announced as dimmed and selected`: heard both, and no state of it.
    ThingClaim += target:Things predicate:SaidRole Joint predicate:RoleToo
    SaidRole = Passive<SAY> as Role Details #kind=speech #relation=said-as
    RoleToo = Role SpeechTails #kind=speech #relation=said-as #elided
    """

  /// What it is and what it is not: by which way, before what, how often, how many.
  static let opposedConstructions = """
    Instead += but not
    ThingClaim += target:Things predicate:ReachedBy Instead predicate:NotBy
      | target:Things predicate:Comes Instead predicate:NotBeside
      | target:Things predicate:SaidBefore Instead predicate:NotSaidBefore
    ReachedBy = Be Reachable Using #kind=reach
      | Can be REACH.p Using #kind=reach
      | Passive<REACH-IT> Using #kind=reach #relation=reachable
      | Can TAKE-FIRST.b FOCUS Using #kind=reach #relation=reachable
    NotBy = Using Tails #kind=reach #relation=reachable #polarity=not #elided
    NotBeside = BESIDE other:Known Tails #kind=order #polarity=not #elided
      | BESIDE Tails #kind=order #polarity=not #elided
      | BESIDE it Tails #kind=order #polarity=not #elided
    NotSaidBefore = before other:Known Tails #kind=speech #relation=before #polarity=not #elided
      | after other:Known Tails #kind=speech #relation=after #polarity=not #elided
      | before Tails #kind=speech #relation=before #polarity=not #elided
      | after Tails #kind=speech #relation=after #polarity=not #elided
      | before it Tails #kind=speech #relation=before #polarity=not #elided
      | after it Tails #kind=speech #relation=after #polarity=not #elided
    Times += ONCE-ONLY "," NOT-MORE
      | ONCE-ONLY "," NOT-MORE "," NOT-MORE
      | ONCE-ONLY and NOT-MORE
      | ONCE-ONLY INSTEAD-OF-TIMES
      | ONCE-ONLY "," INSTEAD-OF-TIMES
    ThingPredicate += Be ONE-STOP NotSeveral #kind=order
      | Passive<COUNT-AS> ONE-STOP NotSeveral #kind=order
      | Active<FORM> ONE-STOP NotSeveral #kind=order
      | Be ONE-STOP Mark text:<quoted> #kind=order
      | Be ONE-STOP "," text:<quoted> #kind=order
      | Be ONE-STOP "," READING-AS text:<quoted> #kind=order
      | Passive<COUNT-AS> ONE-STOP Mark text:<quoted> #kind=order
      | Passive<COUNT-AS> ONE-STOP "," text:<quoted> #kind=order
    NotSeveral = "," NOT-SEVERAL | and NOT-SEVERAL | "," and NOT-SEVERAL | INSTEAD-OF-SEVERAL | "," INSTEAD-OF-SEVERAL
    """

  /// A claim that hangs on another: what focus does meanwhile, what the thing is that focus is on.
  static let hangingConstructions = """
    WithFocus += with FOCUS GO.g target:Places FocusTails #kind=focus
      | with FOCUS still SPOT-OF-FOCUS target:Places FocusTails #kind=focus #still
      | with FOCUS REST.g FocusTails #kind=focus
    WithoutMoving = without FOCUS LEAVE.g target:Reference FocusTails #kind=focus #polarity=not
      | without TAKE-AWAY.g Carried FROM-PLACE target:Reference FocusTails #kind=focus #relation=leave #polarity=not
      | without FOCUS GO.g target:Places FocusTails #kind=focus #polarity=not
    Claims += claim:Uttered claim:WithoutMoving
      | claim:Uttered "," claim:WithoutMoving
      | claim:Claim claim:FocusGoing
    LedClaims += claim:Uttered claim:WithoutMoving
      | claim:Uttered "," claim:WithoutMoving
      | claim:Claim claim:FocusGoing
    Uttered = target:Things predicate:UtteredPart
      | READER predicate:SpeakPart
      | SPEAKER predicate:SpeakPart
      | AGENT predicate:HearPart
      | SpeechClaim {Tail}
    UtteredPart = ThingSpeech SpeechTails
      | Active<CHANGE> Tails #kind=state #relation=changes
      | Singular<DOES> Tails #kind=state #relation=does
      | Active<BECOME> Tails #kind=state #relation=is #becomes
    Claims += claim:Claim "," claim:Trailing
    LedClaims += claim:Claim "," claim:Trailing
    Trailing = SEND.g Carried To target:Places FocusTails #kind=focus
      | RESTORE.g Carried BACK-ON target:Places FocusTails #kind=focus
      | HOLD.g Carried Where target:Places FocusTails #kind=focus
      | HOLD.g FOCUS UNTOUCHED FocusTails #kind=focus #relation=stay
      | HOLD.g Carried KEPT-PLACE FocusTails #kind=focus #relation=stay
    Claims += claim:KeyClaim "," claim:SayingSo
      | claim:EffectClaim "," claim:SayingSo
    LedClaims += claim:EffectClaim "," claim:SayingSo
    SayingSo = SAY-ALOUD.g target:Spoken Details SpeechTails #kind=speech #relation=said
    WithFocus += with FOCUS LEFT-AT target:Places FocusTails #kind=focus
    FocusPredicate += Active<MOVES-BARE> target:EitherTo #relation=go-to
      | Active<MOVES-BARE> target:NeitherTo #relation=go-to #polarity=not
    EitherTo = EITHER to member:Reference or to member:Reference #combination=oneOf
    NeitherTo = neither to member:Reference nor to member:Reference #combination=oneOf
    Then += "," AFTERWARDS | and AFTERWARDS | "," and AFTERWARDS
    FocusGoing = with FOCUS GO.g target:Places FocusTails #kind=focus
      | with FOCUS REST.g FocusTails #kind=focus
    Claims += claim:FocusClaim aside:KindAside
    LedClaims += claim:FocusClaim aside:KindAside
    KindAside = "," ROLE #kind=value #relation=role
      | "," ARTICLE ROLE #kind=value #relation=role
      | "," NAMED text:<quoted> #kind=value #relation=label
    Aside += "," which ThingFocus
      | "," whose target:WhoseThing ThingPredicate
      | "," whose target:WhoseThing ThingSpeech
    WhoseThing = noun:Nouns #quantifier=the
    Claims += claim:Claim aside:Aside Joint aside:AsideToo
    LedClaims += claim:Claim aside:Aside Joint aside:AsideToo
    AsideToo = ThingPredicate | ThingSpeech | RestState | RestSpeech
      | not RestState #polarity=not
      | not RestSpeech #polarity=not
    TitleAfter += word:<name> #restricts=label
    FocusClaim += moment:Opening Active<OPENS> target:TitledThing FocusTails #kind=focus #relation=start-on
    """

  /// Focus claims of notes, which leave out that it is focus: `on rotate: stays on the same cell`.
  static let notedConstructions = """
    Sentence += claim:Noted
      | claim:Noted aside:KindAside
      | claim:Noted NotedMore
      | claim:SaidAlone
      | claim:SaidAlone NotedMore
    LedClaims += claim:Noted
      | claim:Noted aside:KindAside
      | claim:Noted NotedMore
    NotedMore = Joint LedClaims | "," LedClaims | Joint claim:ThereToo
    ThereToo = REST-THERE.s FocusTails #kind=focus
    SaidAlone += SAY-ALOUD.s target:Spoken Then other:Spoken SpeechTails #kind=speech #relation=before
    FocusMore += "," predicate:StillOn
    StillOn = still SPOT-OF-FOCUS target:Places FocusTails #kind=focus #still
    Noted = NOTED-GO.s target:Places FocusTails #kind=focus
      | still ON-SPOT target:Places FocusTails #kind=focus #still
      | BACK-AT target:Places FocusTails #kind=focus
      | never NOTED-LEAVE.s target:Reference FocusTails #kind=focus #polarity=never
      | DO not NOTED-LEAVE.b target:Reference FocusTails #kind=focus #polarity=not
      | NOTED-GO.s target:TitledThing FocusTails #kind=focus
    """

  /// More predicates of whole classes: who brings focus, what is kept, how many steps a scan takes.
  static let predicateConstructions = """
    ReaderClaim += MAKER predicate:SendPart
      | MAKER predicate:CarryPart
      | MAKER Active<SAYS> target:Things Details SpeechTails #kind=speech #relation=said
    ThingSpeech += Be AUDIBLE Details #kind=speech #relation=said #channel=spoken
    ThingPredicate += NotLosing OWN-VALUE #kind=value #relation=kept
    NotLosing = DO not LOSE-IT.b | MODAL not LOSE-IT.b
    StepsClaim += SCANNING Active<NEED> steps:Distance to ARRIVE.b target:Reference Tails #kind=steps #relation=steps
      | SCANNING Active<NEED> steps:Distance to target:Reference Tails #kind=steps #relation=steps
      | it Active<NEED> SCANNING steps:Distance to ARRIVE.b target:Reference Tails #kind=steps #relation=steps
      | AGENT Active<NEED> steps:Distance to target:Reference Tails #kind=steps #relation=steps
    Claims += claim:Claim Joint claim:EllipsisToo
      | claim:Claim "," claim:EllipsisToo
    LedClaims += claim:Claim Joint claim:EllipsisToo
      | claim:Claim "," claim:EllipsisToo
    EllipsisToo = target:Things BE TOO #ellipsis=too
      | target:Things DO TOO #ellipsis=too
      | so BE target:Things #ellipsis=too
      | so DO target:Things #ellipsis=too
    Claims += claim:ChangeClaim Joint claim:FocusUnmoved
      | claim:ChangeClaim "," claim:FocusUnmoved
    LedClaims += claim:ChangeClaim Joint claim:FocusUnmoved
      | claim:ChangeClaim "," claim:FocusUnmoved
    ChangeClaim = target:Things Active<CHANGE> #kind=state #relation=changes
    FocusUnmoved = FOCUS DO not #kind=focus #relation=move #polarity=not
    SendPart += Active<SEND> FOCUS target:WhereItWas FocusTails #kind=focus #relation=return-to
      | Active<SEND> FOCUS back target:WhereItWas FocusTails #kind=focus #relation=return-to
    CarryPart += Active<SEND> Person target:WhereItWas FocusTails #kind=focus #relation=return-to
      | Active<SEND> Person back target:WhereItWas FocusTails #kind=focus #relation=return-to
    DoingPredicate += Active<SEND> Carried target:WhereItWas #kind=focus #relation=return-to
      | Active<SEND> Carried back target:WhereItWas #kind=focus #relation=return-to
    KeyPredicate += Active<SEND> Carried target:WhereItWas #relation=return-to
      | Active<SEND> Carried back target:WhereItWas #relation=return-to
    KeyPart += Active<HOLD> Person Where target:Places FocusTails #kind=focus
      | Active<HOLD> Carried KEPT-PLACE FocusTails #kind=focus #relation=stay
    Neither += HIGHLIGHT.p Tails #kind=focus #polarity=not
    Never += HIGHLIGHT.p Tails #kind=focus #polarity=never
    Reachable += OUT-OF THE-ORDER #relation=reachable #lacking
      | IN-OF THE-ORDER #relation=reachable
    DoingPredicate += Active<KEEP-PLACE> #kind=focus
      | Active<LOSE-PLACE> #kind=focus
      | Active<HOLD> FOCUS UNTOUCHED #kind=focus #relation=stay
      | Active<DISTURB> FOCUS #kind=focus
    SendPart += Active<HOLD> FOCUS UNTOUCHED FocusTails #kind=focus #relation=stay
      | Active<DISTURB> FOCUS FocusTails #kind=focus
    KeyPart += Active<HOLD> FOCUS UNTOUCHED FocusTails #kind=focus #relation=stay
      | Active<DISTURB> FOCUS FocusTails #kind=focus
    FocusClaim += moment:ByNoun NotStealing FOCUS FocusTails #kind=focus #relation=stay
    ByNoun = event:NounEvent #when=after
    NounEvent = the HAPPENING [of object:Reference]
      | a HAPPENING [of object:Reference]
      | TAP-ON object:Reference #happening=activate
    NotStealing = DO not STEAL.b | MODAL not STEAL.b | never STEAL.s | never STEAL.b | MODAL never STEAL.b
    FocusPredicate += Active<KEEP-PLACE>
      | Passive<SHIFT-IT>
      | first BEGIN.s target:Places #relation=start-on
      | can not GO-BEYOND.b target:Reference #polarity=not
      | can never GO-BEYOND.b target:Reference #polarity=never
    FocusClaim += MY-PLACE Be KEPT-SO FocusTails #kind=focus #relation=stay
    UserPredicate += DO not LEAVE.b target:Reference #polarity=not
      | never LEAVE.b target:Reference #polarity=never
      | DO not MOVE-ME.b #polarity=not
      | Passive<RESTORE> BACK-ON target:Places
    FocusClaim += moment:Opening Active<OPEN-WITH> FOCUS START-AT target:Places FocusTails #kind=focus
      | FIRST-FOCUSED Be target:Places FocusTails #kind=focus #relation=start-on
      | FIRST-FOCUS Be target:Known FocusTails #kind=focus #relation=start-on
      | FIRST-FOCUS ":" target:Reference FocusTails #kind=focus #relation=start-on
      | FIRST-FOCUS ":" START-AT target:Reference FocusTails #kind=focus
      | FIRST-FOCUS START-AT target:Reference FocusTails #kind=focus
    Contrast += [","] in place of contrast:Reference
    Instead += in place of
    ThingPredicate += Be NAMED text:<quoted> AND-NO-MORE #kind=value #relation=label
      | Scanned #kind=reach #relation=reachable #via=scan
      | Scanned Times [PER-CYCLE] #kind=order #relation=visited #via=scan
    Scanned = GET SCANNED | MODAL get SCANNED | DO not get SCANNED #polarity=not | never GET SCANNED #polarity=never
    ReachClaim += SWIPING Active<STOP-ON> target:Reference #kind=reach #via=swipe
      | TABBING Active<STOP-ON> target:Reference #kind=reach #via=Tab
    KeyPredicate += Active<LET> Carried out of target:Reference #relation=leaves
    OrderClaim += [the] next after other:Known BE target:Reference #kind=order #relation=right-after
      | next after other:Known COME.s target:Reference #kind=order #relation=right-after
    Sentence += place:Topic Dash LedClaims
    Dash = – | — | -
    Mark = ":" | – | — | -
    BriefClaim += target:Brief Dash BriefState Tails
      | target:Brief Dash RestSpeech SpeechTails
      | target:Brief Dash not BriefState Tails #polarity=not
      | target:Brief Dash not RestSpeech SpeechTails #polarity=not
      | target:Brief Dash ONE-STOP Tails #kind=order
      | target:Brief Dash predicate:ThingPart [ThingMore]
      | target:BareBrief predicate:FocusedBrief [BriefMore]
      | target:BareBrief predicate:SaidBrief BriefMore
    FocusedBrief = HIGHLIGHT.p FocusTails #kind=focus
    SaidBrief = RestSpeech SpeechTails
    BriefMore = Joint predicate:ThingRest
    TopicThing += quoted:<quoted> kindNoun:TopicNouns
      | name:<name> kindNoun:TopicNouns
    TopicNouns += alert #spelled
      | BareBefore alert #spelled
    BareBrief = quoted:<quoted>
      | quoted:<quoted> kindNoun:BareNouns
      | name:<name>
      | noun:BareNouns #quantifier=the
    """
}
