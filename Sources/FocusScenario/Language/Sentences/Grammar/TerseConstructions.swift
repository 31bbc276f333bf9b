extension LanguageTables {
  /// Notes about one thing: several bits of it in a row, with a mark or without.
  static let terseConstructions = """
    BriefClaim += target:Brief predicate:NoteBit NoteMore
      | target:Brief Mark predicate:NoteBit NoteMore
      | target:Brief Mark predicate:FocusedBit
      | target:Unknown ":" predicate:NoteBit NoteMore
      | target:Brief Mark ROLE #kind=value #relation=role
      | target:Brief "=" ROLE #kind=value #relation=role
      | target:BothNamed Mark ONE-STOP Tails #kind=order
      | only target:Brief Reachable [Using] Tails #kind=reach #only
    NoteBit = BriefState Tails
      | RestSpeech SpeechTails
      | FocusedBit
      | KEEP.p Tails #kind=value
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
    ReaderClaim += SPEAKER predicate:ReaderPart
      | SPEAKER ":" target:Spoken Details #kind=speech #relation=said
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
    KeyGoes = Active<KEY-DO> target:Reference
    KeyGapped = KEY to target:Reference #kind=key #relation=moves-to
    Ranked = target:Reference Active<COME-AS> FIRST #kind=order
      | target:Reference Be FIRST #kind=order #relation=stop
    RankGapped = target:Reference FIRST #kind=order #relation=stop #elided
    ReadSo = target:Reference Passive<SAY> as text:<quoted> #kind=speech #relation=said-as
    ReadGapped = target:Reference as text:<quoted> #kind=speech #relation=said-as #elided
    CalledSo = target:Reference Be NAMED text:<quoted> #kind=value #relation=label
    CalledGapped = target:Known text:<quoted> #kind=value #relation=label #elided
    HeardSo = target:Reference Passive<SAY> Times #kind=speech #relation=said
    HeardGapped = target:Reference Times #kind=speech #relation=said #elided
    """
}
