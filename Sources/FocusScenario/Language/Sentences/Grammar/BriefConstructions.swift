extension LanguageTables {
  /// Claims in the style of notes: without a verb, after a label, one beside the other with a comma between them.
  static let briefConstructions = """
    Preface += bullet:<ticket> ":" | bullet:<ticket> ")" | "[" bullet:<ticket> "]" | PREFACE bullet:<number> ":"
    Bullet += bullet:<number> . | bullet:<number> ")"
    Claims += claim:Claim "," Claims
      | claim:Claim "," claim:BriefClaim
      | claim:Claim Joint claim:BriefClaim
      | claim:BriefClaim
      | claim:BriefClaim Joint Claims
    LedClaims += claim:BriefClaim
      | claim:BriefClaim Joint LedClaims
    Sentence += lead:Lead ":" LedClaims
      | lead:Lead → LedClaims
      | lead:Labelling ":" LedClaims
    Labelling = moment:LabelMoment
    LabelMoment = event:LabelEvent #when=after
    LabelEvent = CALLBACK | Clausal | Doing
      | object:Compounded EVENT.p
    ArrowEvent += Doing | Compound | the object:Compounded EVENT.p
    BriefClaim = target:Brief BriefState Tails
      | target:Brief not BriefState Tails #polarity=not
      | target:Brief never BriefState Tails #polarity=never
      | target:Brief still BriefState Tails #still
      | target:Brief no longer BriefState Tails #still #polarity=not
      | target:Brief not RestSpeech SpeechTails #polarity=not
      | target:Brief never RestSpeech SpeechTails #polarity=never
      | target:Brief empty Tails #kind=value #relation=empty
      | target:Brief still empty Tails #kind=value #relation=empty #still
      | target:Brief ":" BriefState Tails
      | target:Brief ":" RestSpeech SpeechTails
      | target:Brief ":" not BriefState Tails #polarity=not
      | target:Brief ":" not RestSpeech SpeechTails #polarity=not
      | target:Brief ":" ONE-STOP Tails #kind=order
      | target:Brief ":" predicate:ThingPart [ThingMore]
    BriefState = Reachable [Using] #kind=reach | STATE #kind=state #relation=is
    Brief = quoted:<quoted>
      | quoted:<quoted> kindNoun:BareNouns
      | name:<name>
      | noun:BareNouns #quantifier=the
      | noun:PluralNouns #quantifier=every #generic
      | DeterminedThing
      | DeterminedThing restriction:PlaceChain
      | EVERYTHING
    Plain += DeterminedThing | EVERYTHING | name:<name> | quoted:<quoted> kindNoun:BareNouns
    FocusClaim += no FOCUS ON target:Places FocusTails #kind=focus #relation=on #polarity=never
    FocusPredicate += not SPOT-OF-FOCUS target:Places #polarity=not
      | UNMOVED
      | PUT.p target:Places
      | not LOSE.p #polarity=not
      | not MOVE.p #polarity=not
    FocusClaim += NO-MOVE FocusTails #kind=focus #relation=stay
      | NO-LOSS FocusTails #kind=focus #relation=none #polarity=not
    SpeechClaim += NO-SPEECH #kind=speech #relation=said
    OrderClaim += ORDER [ON other:Known] "=" List #kind=order #relation=list
    CountClaim += Amount other:Owned per target:PerThing #kind=count #relation=has
      | Amount other:Owned for each target:PerThing #kind=count #relation=has
    ThingClaim += target:Things "=" ONE-STOP #kind=order
    StepsClaim += steps:Distance other:Reference → target:Reference #kind=steps #relation=steps
    Detail += number:<number> x | × number:<number>
    """

  /// More ways to put what other tables have: who it is, what it is not, from where it is counted.
  static let moreConstructions = """
    Event += OUTCOME object:Compounded | the OUTCOME object:Compounded | a OUTCOME object:Compounded
    OnEvent += OUTCOME object:Compounded | the OUTCOME object:Compounded | a OUTCOME object:Compounded
      | [the] ORDINAL HAPPENING [of object:Reference]
    Contrast += [","] instead of ARRIVING contrast:Reference
      | [","] rather than ARRIVING contrast:Reference
    State += object:Reference BE NOT-IN #condition=is
    Condition += object:Reference BE NOT-IN #condition=is
    NeitherClaim += target:Things BE both predicate:BothOf and predicate:BothOf
    BothOf = RestSpeech SpeechTails | RestState Tails | HIGHLIGHT.p FocusTails #kind=focus
    ThingFocus += BE THE-ONE THAT ThingFocus
    FocusPredicate += Be target:WhereItWas #relation=on
    UserPredicate += Be target:WhereItWas #relation=on
    DeterminedThing += the name:<name>
    From += from other:BareStart
    BareStart = possessor:BareOwner "'s" [Place] noun:Nouns | noun:BareNouns #quantifier=the
    StepsClaim += From "," steps:Distance and Who Be on target:Reference #kind=steps #relation=steps
      | steps:Distance [From] and Who Be on target:Reference #kind=steps #relation=steps
    UserPart += Active<REACH-IT> target:Reference ByDistance From Tails #kind=steps #relation=steps
    Using += USING [the] via:Way / via:Way
    ThingPredicate += Be IN-ORDER BESIDE other:Known #kind=order
      | Be SCANNED restriction:Except #kind=reach #relation=reachable #via=scan
    Except += "," EXCEPT reference:Low #restricts=except
    """
}
