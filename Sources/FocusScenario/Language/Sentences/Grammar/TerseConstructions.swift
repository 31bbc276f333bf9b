extension LanguageTables {
  /// Notes about one thing: several bits of it in a row, with a mark or without.
  static let terseConstructions = """
    BriefClaim += target:Brief predicate:NoteBit NoteMore
      | target:Brief Mark predicate:NoteBit NoteMore
      | target:Brief Mark predicate:FocusedBit
      | target:Unknown ":" predicate:NoteBit NoteMore
      | target:Brief Mark ROLE #kind=value #relation=role
      | target:Brief "=" ROLE #kind=value #relation=role
      | target:Brief Mark empty Tails #kind=value #relation=empty
      | target:BothNamed Mark ONE-STOP Tails #kind=order
      | only target:Brief Reachable [Using] Tails #kind=reach #only
    NoteBit = BriefState Tails
      | RestSpeech SpeechTails
      | FocusedBit
      | KEEP.p Tails #kind=value
      | empty Tails #kind=value #relation=empty
      | ONE-STOP Tails #kind=order
      | still BriefState Tails #still
      | not BriefState Tails #polarity=not
      | not RestSpeech SpeechTails #polarity=not
      | never BriefState Tails #polarity=never
      | never RestSpeech SpeechTails #polarity=never
      | not A-STOP Tails #kind=order #polarity=not
    FocusedBit = HIGHLIGHT.p FocusTails #kind=focus
      | not HIGHLIGHT.p FocusTails #kind=focus #polarity=not
      | never HIGHLIGHT.p FocusTails #kind=focus #polarity=never
    NoteMore = "," predicate:NoteToo
      | Joint predicate:NoteToo
      | "," predicate:NoteToo NoteMore
    NoteToo = NoteBit #elided
    Brief += EVERYTHING restriction:PlaceChain
      | Place noun:BareNouns #quantifier=the
      | noun:BareNouns restriction:PlaceChain #quantifier=the
    BareBrief += Place noun:BareNouns #quantifier=the
    Noted += back target:WhereItWas FocusTails #kind=focus #relation=return-to
    FocusClaim += no FOCUS OUT-THERE target:Reference FocusTails #kind=focus #polarity=never
    ReaderClaim += SPEAKER ":" target:Spoken Details #kind=speech #relation=said
      | READER ":" target:Spoken Details #kind=speech #relation=said
      | READER predicate:FocusesPart
      | SPEAKER predicate:FocusesPart
    FocusesPart = Active<FOCUSES> target:Reference FocusTails #kind=focus #relation=go-to
    KeyClaim += Pressed ":" predicate:KeyPart [KeyMore]
      | From "," KEY predicate:KeyPart [KeyMore]
      | From KEY predicate:KeyPart [KeyMore]
    Pressed += BOTH press:Press and press:Press
    OrderClaim += via:StepKey ":" list:Item → list:Item ArrowItem {ArrowItem} #kind=order #relation=list
      | SCANNING ":" ThreeOrMore #kind=order #relation=list #via=scan
      | first COME.s list:Reference Then list:Reference Then list:Reference {MoreSpoken} #kind=order #relation=list
    NextClaim += next step:NextStep Active<NEXT> target:Reference #kind=next
      | THE-NEXT step:NextStep Be target:Reference #kind=next #relation=lands-on
    SpeechClaim += target:Reference Passive<SAY> first Joint other:Reference SECOND #kind=speech #relation=before
      | target:Reference Passive<SAY> first "," other:Reference SECOND #kind=speech #relation=before
    ThingSpeech += Active<TELL> other:ToldFirstSecond #kind=speech #relation=said-with #manner=in_order
    ThingClaim += target:Things predicate:TellsWhat "," predicate:InWords
    TellsWhat = Active<TELL> other:ToldThings #kind=speech #relation=said-with
    InWords = text:<quoted> Details SpeechTails #kind=speech #relation=said-as #elided
    ThingSpeech += Active<SAYS> TOLD Details #kind=speech #relation=said-as
    Tail += "," no EFFORT NEEDED
      | "," no EFFORT-ONCE NEEDED
    ThingPredicate += Active<COME-AS> FIRST MOVING-BY #kind=order
      | Be FIRST MOVING-BY #kind=order #relation=stop
      | Active<COMES> other:Known MOVING-BY #kind=order
      | Active<COME-TO-BE> Reachable [Using] #kind=reach
    ThingClaim += target:Things predicate:SaidBefore "," predicate:BeforeToo
      | target:Things predicate:FoundBeside "," predicate:BesideRest
      | target:Things predicate:FoundBeside Joint predicate:BesideRest
    SpeakPart += Active<SAY-ALOUD> target:Things as ONE-STOP Tails #kind=order
      | Active<SAY-ALOUD> target:Reference TOGETHER-WITH other:Reference SpeechTails #kind=speech #relation=said-with
      | Active<CALL-IT> target:DeterminedThing text:<quoted> SpeechTails #kind=speech #relation=said-as
    HearPart += Active<HEAR> target:Reference TOGETHER-WITH other:Reference SpeechTails #kind=speech #relation=said-with
    ThingPredicate += Active<SHOW-IN> THE-ORDER #kind=reach #relation=reachable
    ThingPredicate += Passive<GO-LOST> #kind=state #relation=is
      | Active<COME-TO-BE> empty #kind=value #relation=empty #becomes
    KeyClaim += NOTHING-HAPPENS (ON-KEY | AFTER-KEY) SELECTING Tails #kind=key #relation=nothing
    KeyPart += Active<ALTER> target:Things to text:<quoted> FocusTails #kind=state #relation=changes
    ScanPart += Plainly<SCAN-HELD> target:Places FocusTails #kind=scan #relation=stay-in
    OrderClaim += SCANNING Active<VISIT-FIRST> target:Reference before other:Later #kind=order #relation=before
      #via=scan
      | SCANNING Active<VISIT-NEXT> target:Reference Then to other:Reference #kind=order #relation=before #via=scan
      | SCANNING Active<VISIT-NEXT> target:Reference first Then to other:Reference #kind=order #relation=before
      #via=scan
      | SCANNING Active<GO-ROUND> List #kind=order #relation=list #via=scan
    TrapClaim += SCANNING Denied<CONFINE> target:Reference #kind=trap #relation=leave
      | target:Reference Active<OWN> A-WAY-OUT #kind=trap #relation=way-out
    KeyPredicate += Active<LET> Carried into target:Reference #relation=enters
    ThingPredicate += Active<OFFER> ARTICLE list:Label A-CUSTOM-ACTION #kind=state #relation=offers
      | HAVE no list:Label A-CUSTOM-ACTION #kind=state #relation=offers #lacking
      | HAVE no A-CUSTOM-ACTION [NAMED] list:Label #kind=state #relation=offers #lacking
    FocusClaim += SEND.b CARRIED To target:Places FocusTails #kind=focus
      | RESTORE.b CARRIED BACK-ON target:Places FocusTails #kind=focus
      | HOLD.b CARRIED Where target:Places FocusTails #kind=focus
      | HOLD.b CARRIED KEPT-PLACE FocusTails #kind=focus #relation=stay
      | HOLD.b FOCUS UNTOUCHED FocusTails #kind=focus #relation=stay
      | NO-JUMP To target:Places FocusTails #kind=focus #polarity=never
    StepsClaim += Who Be steps:Distance AWAY from target:Reference #kind=steps #relation=steps
      | Who Be steps:Distance from target:Reference #kind=steps #relation=steps
    SpeechClaim += SaidFirst Then list:Reference Then list:Reference {MoreSpoken} Tails #kind=speech #relation=list
      | ANNOUNCEMENT-OF target:Spoken Be made #kind=speech #relation=said #channel=announced
    SaidFirst = list:Reference Passive<SAY>
    DoingPredicate += Active<GET-THERE> CARRIED To target:Places #kind=focus
    KeyPredicate += Active<GET-THERE> CARRIED To target:Reference
    CarryPart += Active<GET-THERE> CARRIED To target:Places FocusTails #kind=focus
    ThingMore += "," predicate:NotAsStop
      | Joint predicate:NotAsStop
      | predicate:RatherThanStop
      | "," predicate:RatherThanStop
    NotAsStop = not as A-STOP Tails #kind=order #polarity=not #elided
    RatherThanStop = rather than as A-STOP Tails #kind=order #polarity=not #elided
      | instead of as A-STOP Tails #kind=order #polarity=not #elided
    Claims += claim:Claim "," claim:WithThing
    LedClaims += claim:Claim "," claim:WithThing
    WithThing = with target:Things NAMED text:<quoted> Tails #kind=value #relation=label
      | with target:Things Reachable [Using] Tails #kind=reach
      | with target:Things RestSpeech SpeechTails
      | with target:Things KEEP.p Tails #kind=value
    ThingPredicate += Active<GAIN-STOP> ARTICLE STOP-WORD Joint ONLY-ONE #kind=order #relation=one-stop
      | Active<GAIN-STOP> ARTICLE STOP-WORD #kind=order #relation=is-stop
    StepsClaim += steps:SwipeOnce From Active<STEP-TO> target:Lone #kind=steps #relation=steps
    KeyPredicate += Active<STEP-ALONG> target:EachAfterEach #relation=does
    FoundBeside = Passive<REACH-IT> before other:Known #kind=order #relation=before
      | Passive<REACH-IT> after other:Known #kind=order #relation=after
    KeyClaim += TABBING Active<TRAVEL> from other:Reference to target:Places FocusTails #kind=key #key=Tab
    TrapClaim += NAVIGATING Denied<CONFINE> target:Reference #kind=trap #relation=leave
      | NAVIGATING Denied<STICK> target:Reference #kind=trap #relation=leave
    BriefClaim += target:Spoken BESIDE other:Spoken #kind=order
    StepsClaim += steps:Distance between other:Reference and target:Reference #kind=steps #relation=steps
    OrderClaim += SWIPE-RIGHT from list:Item SwipedOn list:Item Then list:Item {ThenItem} #kind=order #relation=list
    SwipedOn = Active<STEP-TO>
    ToldFirstSecond = member:ToldOne first and member:ToldOne SECOND #combination=each
      | member:ToldOne first "," member:ToldOne SECOND #combination=each
    """

  /// Claims that leave out the verb of the one before: `the title comes first and the total last`.
  static let gappedConstructions = """
    Claims += claim:KeyTo Joint claim:KeyGapped
      | claim:Ranked Joint claim:RankGapped
      | claim:Ranked "," claim:RankGapped
      | claim:ReadSo Joint claim:ReadGapped
      | claim:ReadSo "," claim:ReadGapped
      | claim:CalledSo Joint claim:CalledGapped
      | claim:CalledSo "," claim:CalledGapped
      | claim:HeardSo Joint claim:HeardGapped
      | claim:HeardSo "," claim:HeardGapped
    LedClaims += claim:Ranked Joint claim:RankGapped
      | claim:Ranked "," claim:RankGapped
      | claim:ReadSo Joint claim:ReadGapped
      | claim:ReadSo "," claim:ReadGapped
      | claim:CalledSo Joint claim:CalledGapped
      | claim:CalledSo "," claim:CalledGapped
      | claim:HeardSo Joint claim:HeardGapped
      | claim:HeardSo "," claim:HeardGapped
    KeyTo = [PRESSING] Pressed KeyGoes #kind=key
    KeyGoes = Active<KEY-GOES> target:Reference
    KeyGapped = KEY to target:Reference #kind=key #relation=moves-to
    Ranked = target:Reference Active<COME-AS> FIRST #kind=order
      | target:Reference Be FIRST #kind=order #relation=stop
    RankGapped = target:Reference FIRST #kind=order #relation=stop #elided
      | target:Reference ORDINAL #kind=order #relation=stop #elided
    ReadSo = target:Reference Passive<SAY> as text:<quoted> #kind=speech #relation=said-as
    ReadGapped = target:Reference as text:<quoted> #kind=speech #relation=said-as #elided
    CalledSo = target:Reference Be NAMED text:<quoted> #kind=value #relation=label
    CalledGapped = target:Known text:<quoted> #kind=value #relation=label #elided
    HeardSo = target:Reference Passive<SAY> Times #kind=speech #relation=said
    HeardGapped = target:Reference Times #kind=speech #relation=said #elided
    """
}
