extension LanguageTables {
  /// Claims about what a doing, or a control, brings about: `pasting the code fills the field`, `Back closes the chat`.
  static let deedConstructions = """
    EffectClaim = moment:ByEffect predicate:EffectPart [EffectMore]
    EffectMore = Joint predicate:EffectPart [EffectMore]
    ByEffect = event:Doing #when=after
      | event:EffectEvent #when=after
    EffectEvent = TAP-ON object:Reference #happening=activate
      | the HAPPENING [of object:Reference]
      | a HAPPENING [of object:Reference]
      | name:<name>
      | object:Pressable #happening=activate
    Pressable = quoted:<quoted>
      | quoted:<quoted> kindNoun:BareNouns
      | DETERMINER quoted:<quoted> kindNoun:Nouns
      | DETERMINER name:<name> kindNoun:Nouns
    EffectPart = EffectPredicate FocusTails
      | Active<BRING-ABOUT> target:Things only "," not contrast:Reference #kind=state #relation=is #manner=brought_about
      | Active<BRING-ABOUT> target:Things but not contrast:Reference #kind=state #relation=is #manner=brought_about
    EffectPredicate = Active<BRING-ABOUT> target:Things #kind=state #relation=is #manner=brought_about
      | Active<BRING-OUT> target:Shown #kind=state #relation=is #manner=brought_about
      | Active<EMPTY-OUT> target:Things #kind=value #relation=empty #manner=brought_about
      | Active<ALTER> target:Things #kind=state #relation=changes
      | Active<BEGIN-ANEW> target:WholeScan #kind=scan #relation=restarts-at
    Shown = DeterminedThing [restriction:Clause] | DeterminedThing restriction:Chain
    WholeScan = SCANNING #noun=item #ordinal=1 #quantifier=the
    """

  /// Claims about what a scan does as a whole, and what one select does.
  static let cycleConstructions = """
    ScanPart += Active<GO-ANEW> target:Afresh FocusTails #kind=scan #relation=restarts-at
      | Can SCAN.b target:Places UsingKey FocusTails #kind=scan
    Afresh = AFRESH #noun=item #ordinal=1 #quantifier=the
    ThingPredicate += Can be REACH-IT.p IN-CYCLE #kind=scan #relation=stops-on
      | Be reachable IN-CYCLE #kind=scan #relation=stops-on
      | Be SCANNED IN-CYCLE #kind=scan #relation=stops-on
      | Be FIRST-SCANNED #kind=scan #relation=starts-at
      | Can be CAN-BE.p ByDistance #kind=state #relation=can
      | Can be CAN-BE.p again ByDistance #kind=state #relation=can #again
      | Passive<KEY-DOES> USING KEY #kind=key #relation=does
      | Can be WALK.p USING KEY #kind=key #relation=does
    OrderClaim += target:InRows #kind=order #relation=one-group #via=scan
      | via:StepKey Active<ARRIVE> target:Reference before other:Later #kind=order #relation=before
      | via:StepKey Active<ARRIVE> target:Reference after other:Later #kind=order #relation=after
      | SCANNING Active<ARRIVE> target:Reference before other:Later #kind=order #relation=before #via=scan
      | SCANNING Active<ARRIVE> target:Reference after other:Later #kind=order #relation=after #via=scan
    StepKey = TAB-KEY
    InRows = restriction:InIt BE SCANNED EachAfterEach
      | restriction:InIt MODAL be SCANNED EachAfterEach
    InIt = reference:KnownThing #restricts=in
    EachAfterEach = noun:<noun> by repeated:<noun> #quantifier=every
    FromEach = from noun:<noun> to repeated:<noun> #quantifier=every
    KeyPredicate += Active<STEP-ALONG> target:FromEach #relation=does
    Pressed += A-SECOND KEY #again
    NextClaim += the step:NextStep or step:NextStep Active<NEXT> target:Reference #kind=next
    Claims += claim:KeyClaim "," claim:KeyClaim
    KeyPredicate += Active<KEY-DO> target:Reference PURPOSE
    """

  /// Claims of several parts: what is one stop or group with what in it, what is read as one thing and another.
  static let partConstructions = """
    ThingMore += [","] with predicate:Having
    Having = Amount other:Owned #kind=count #relation=has #elided
      | number:<number> other:Owned AT-MOST #kind=count #relation=has #elided
    ThingPredicate += Be ONE-STOP ":" list:Reference "," list:Reference #kind=order
      | Be ONE-STOP ":" list:Reference and list:Reference #kind=order
      | Be ONE-STOP ":" list:Reference "," list:Reference [","] and list:Reference #kind=order
      | Be ONE-STOP ":" list:Reference "," list:Reference "," list:Reference #kind=order
      | Active<OWN> number:<number> other:Owned AT-MOST #kind=count #relation=has
    Claims += claim:Claim "," claim:WithFocus
    LedClaims += claim:Claim "," claim:WithFocus
    BareClaim += NextClaim FocusTails
    WithFocus = with FOCUS ON-PLACE-NOW target:Places FocusTails #kind=focus #relation=on
    ThingPredicate += Active<ASK> WHAT-FIRST #kind=state #relation=asks
      | Active<ASK> whether to EVENT.b #kind=state #relation=asks
    FocusClaim += target:FocusMark Be SEEN-ON other:Reference FocusTails #kind=state #relation=is
    ThingClaim += target:Reference Said as predicate:ReadAs and predicate:ReadToo
    Said = BE SAY.p | MODAL be SAY.p
    ReadAs = text:<quoted> #kind=speech #relation=said-as
    ReadToo = other:DeterminedThing SpeechTails #kind=speech #relation=said-with
    """

  /// When a claim is looked at that names a stretch of the task.
  static let stretchConstructions = """
    Moment += AT-START
      | during state:Meanwhile #when=while
    Meanwhile = object:DeterminedThing #condition=up
      | object:Activity #condition=up
    Activity = noun:ActivityNoun #quantifier=the
    ActivityNoun = ACTIVITY #spelled
    Event += EACH-STEP
      | object:WrongOne #happening=submit
    WrongOne = DETERMINER noun:WrongNouns
    WrongNouns = WRONG <noun> #spelled
    State += object:Reference BE being STEPPED-OVER #condition=movingThrough
      | object:They BE being STEPPED-OVER #condition=movingThrough
    Tail += [","] ALL-ALONG
      | [","] EVER
    Reference += OF-THEM
      | AllOfThem
    AllOfThem = all numbering:<number> #pronoun=them #quantifier=every
    """
}
