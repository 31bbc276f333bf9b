extension LanguageTables {
  /// When, as any claim can say it: how a thing is meanwhile, what befalls it, each of the times something is done.
  static let adverbialMoments = """
    State += OnOneOfThem | Filled
    Condition += OnOneOfThem | Filled
      | object:Reference BE LAST.g #condition=does
      | AGENT BE TYPING
    OnOneOfThem = READER BE SPOT-OF-FOCUS object:Reference #condition=focus
      | READER BE SPOT-OF-FOCUS object:OneOfThem #condition=focus
      | FOCUS BE SPOT-OF-FOCUS object:OneOfThem #condition=focus
      | AGENT BE SPOT-OF-FOCUS object:OneOfThem #condition=focus
    OneOfThem = ONE-OF #pronoun=them #quantifier=a
    State += AGENT MOVE-ALONG.b object:Reference #condition=movingThrough
      | AGENT MOVE-ALONG.s object:Reference #condition=movingThrough
    Moment += throughout state:Lasting #when=while
      | throughout state:Meanwhile #when=while
      | with event:OneOfThese #when=after
    OneOfThese = EACH HAPPENING | EACH OCCASION | EACH GESTURE-NOUN
    EachTyped += EACH object:EachTypedNoun AGENT TYPE.b #happening=type
      | EACH object:EachTypedNoun AGENT TYPE.s #happening=type
    AmountDone += EACH object:EachTypedNoun AGENT TYPE.b #happening=type
      | EACH object:EachTypedNoun AGENT TYPE.s #happening=type
    OnEvent += object:FocusedIt FOCUS #happening=focus
      | object:LosingIt FOCUS #happening=leave
    FocusedIt = GAIN.g #pronoun=it
    LosingIt = LOSES.g #pronoun=it
    Filled = object:Reference HAVE SOME-TEXT #condition=is #text=not_empty
      | there BE SOME-TEXT in object:Reference #condition=is #text=not_empty
    Moment += once state:Filled #when=while
      | before event:AnyDoing #when=before
    AnyDoing = any HAPPENING #ordinal=1 | any OCCASION #ordinal=1 | any ALONE.g #ordinal=1
    Clausal += ALONE.g ENDS-NOW
      | object:Reference BE DONE-TO.p
      | object:Reference HAVE been DONE-TO.p
      | object:Reference LOSES.s FOCUS #happening=leave
      | object:Reference LOSES.b FOCUS #happening=leave
      | object:Reference LOSES.d FOCUS #happening=leave
      | object:Reference HAVE LOSES.p FOCUS #happening=leave
    Event += object:DeedNoun FAILING
      | ARTICLE object:NewComer #happening=arrive
      | EACH object:EachNewComer #happening=arrive
      | EACH-GESTURE
      | EACH KEY
    OnEvent += object:DeedNoun FAILING
      | ARTICLE object:NewComer #happening=arrive
      | EACH object:EachNewComer #happening=arrive
      | EACH-GESTURE
      | object:FocusOfIt #happening=focus
    FocusOfIt = focus #pronoun=it
    NewComer = noun:NewNouns #quantifier=a
    EachNewComer = noun:NewNouns #quantifier=the
    NewNouns = COMING <noun> #spelled
      | COMING Before <noun> #spelled
    Lead += moment:ErrorBefore
    ThingPart += ValuePredicate moment:ErrorBefore
      | Be Reachable [Using] moment:ErrorBefore #kind=reach
      | Be STATE moment:ErrorBefore #kind=state #relation=is
    FocusPart += FocusPredicate moment:ErrorBefore #kind=focus
    UserPart += UserPredicate moment:ErrorBefore #kind=focus
    ErrorBefore = after event:AnError #when=after
    AnError = object:ErrorSeen #happening=appear
    ErrorSeen = the noun:ErrorNoun #quantifier=the
      | ARTICLE noun:ErrorNoun #quantifier=a
    ErrorNoun = error #spelled
      | <noun> error #spelled
    BareLeadOnly += moment:BackLead
    """

  /// How, and how often, as any claim can say it; under which technology; and what a team writes before a claim.
  static let adverbialTails = """
    EventDetail += with <name> #spelled
      | via <name> #spelled
      | using <name> #spelled
      | with Given #spelled
      | as MARKED #spelled
      | MARKED #spelled
    EventMeans += by BareNouns #spelled
    ByDistance += in steps:OneNext
    OneNext = the next STEP #number=1
    Given = ARTICLE EMPTY-WORD Nouns #spelled
      | ARTICLE WRONG Nouns #spelled
      | ARTICLE valid Nouns #spelled
      | the EMPTY-WORD Nouns #spelled
      | the WRONG Nouns #spelled
    Tail += ANY-WAY
      | [","] EVEN-SO occasion:Moment #meanwhile=besides
      | [","] Times moment:PerEach
      | [","] IN-LISTED-ORDER
      | [","] WAY-OF-MOVING
    PerEach = event:EachTime #when=after
    EachTime = PER-EACH HAPPENING #choice=each | PER-EACH OCCASION #choice=each
    Lead += WAY-OF-MOVING | ALL-ALONG | EVEN-SO occasion:Moment #meanwhile=besides
    Sentence += claim:Claim "(" context:InBrackets ")"
      | context:Setting "," lead:Lead "," then LedClaims
      | context:Setting "," lead:Lead then LedClaims
      | context:Setting "," then LedClaims
    Line += [Bullet] [Preface] sentence:InPassing [End]
    InPassing = claim:Claim . "(" context:InBrackets ")"
    InBrackets = CONTEXT-NAME | CONTEXT | BRACKETED | TechnologyUse
    Setting += TechnologyUse
    LateSetting += TechnologyUse | SWITCH-END
    Heading += TechnologyUse
    TechnologyUse = IF-TECHNOLOGY TECH BE TURNED-ON
      | WITH-TECHNOLOGY TECH TURNED-ON
      | USING-TECHNOLOGY TECH
    Preface += bullet:<ticket> – | bullet:<ticket> — | bullet:<ticket> -
      | PREFACE bullet:<number> – | PREFACE bullet:<number> — | PREFACE bullet:<number> -
      | PREFACE bullet:<decimal> ":" | PREFACE bullet:<decimal> . bullet:<number> ":"
      | PREFACE bullet:<decimal> – | PREFACE bullet:<decimal> . bullet:<number> –
      | bullet:<decimal> . bullet:<number> ":"
      | FIXED-IN bullet:<number> ":" | FIXED-IN bullet:<decimal> ":"
    """
}
