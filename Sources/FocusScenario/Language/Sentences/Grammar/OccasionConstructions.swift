extension LanguageTables {
  /// More ways to say when: what is left out because the claim says it, what is done in passing, what has to be so.
  static let conditionConstructions = """
    Sentence += lead:Lead – LedClaims
      | lead:Lead — LedClaims
      | lead:Lead - LedClaims
      | lead:Lead then LedClaims
      | lead:LeadOnly "," LedClaims
      | lead:LeadOnly ":" LedClaims
      | lead:LeadOnly → LedClaims
      | lead:LeadOnly – LedClaims
      | lead:LeadOnly — LedClaims
      | lead:LeadOnly - LedClaims
      | lead:BareLeadOnly claim:BareClaim
      | lead:NoSooner than claim:Claim
    LeadOnly = moment:GerundLead | moment:OverLead | moment:BackLead | moment:WithLead
    WithLead = with state:HeldMore #when=while
      | with event:WrongGiven #when=after
      | with event:EachTyped #when=after
    BareLeadOnly = moment:OverLead
    GerundLead += event:DoneOnce #when=on-doing
    DoneOnce += EVENT.g object:Reference
      | EVENT.g object:Reference details:EventDetail
      | EVENT.g object:SomeNumbered
      | GO-BACK.g object:Reference
      | TURN-IT.g object:Reference on #happening=turn-on
      | TURN-IT.g object:Reference off #happening=turn-off
      | coming back to object:Reference #happening=focus
      | going back to object:Reference #happening=focus
      | PRESSING KEY
      | ALONE.g
      | GESTURE.g details:GestureWay
    OverLead = at the very event:StretchEdge #when=after
    EachTyped = EACH object:EachTypedNoun #happening=type
      | EACH object:EachTypedNoun typed #happening=type
    EachTypedNoun = noun:TypedNoun #quantifier=the
    Moment += at event:EACH-STEP #when=after
      | at event:AtEach #when=after
      | at the event:StretchEdge #when=after
    AtEach = EACH HAPPENING [of object:Reference]
    StretchEdge = EDGE-OVER of object:Stretching
      | EDGE-BEGUN of object:Stretching
      | EDGE-OVER of EACH object:EachStretch
      | EDGE-BEGUN of EACH object:EachStretch
    EachStretch = noun:StretchNoun #quantifier=the
    BackLead = event:ComingFrom #when=after
    ComingFrom = back details:FromDetail #happening=go-back
      | back details:InDetail #happening=go-back
    FromDetail = from Low #spelled
    InDetail = on Low #spelled | in Low #spelled | to Low #spelled
    NoSooner = moment:Sooner
    Sooner = NO-SOONER event:SoonerThan #when=right-after
    SoonerThan = HAVE object:Reference HAPPEN.p
      | HAVE AGENT EVENT.p object:Reference
      | HAVE object:Reference been EVENT.p
      | HAVE AGENT ALONE.p
      | DO object:Reference HAPPEN.b
      | DO AGENT EVENT.b object:Reference
      | BE object:Reference EVENT.p
    """

  /// Moments that any claim can take.
  static let occasionMoments = """
    Moment += WHILE-SO state:Alone #when=while
      | WHEN-IS state:AloneIf #when=while
      | the second event:Definite #when=right-after
      | as event:Punctual #when=after
      | just as event:Punctual #when=right-after
      | right as event:Punctual #when=right-after
      | after event:AmountDone #when=after
      | WHEN event:BothHappen
      | SOON event:BothHappen
      | IN-MIDST state:InMidst #when=while
      | IN-MIDST state:Lasting #when=while
      | after event:Over #when=after
      | before event:NotBegun #when=before
      | before event:AmountDone #when=before
      | until event:AmountDone #when=until
      | WHEN-IS state:Moving #when=while
      | RIGHT-AFTER event:Over
      | AFTER event:FailedDeed
      | ON-DOING event:FailedDeed #when=after
    FailedDeed = OUTCOME object:DeedNoun
      | the OUTCOME object:DeedNoun
      | ARTICLE OUTCOME object:DeedNoun
      | EACH OUTCOME object:DeedNoun
    DeedNoun = noun:DeedWord #quantifier=the
    DeedWord = DEED-NOUN #spelled
    EventDetail += with KEY #spelled
      | using KEY #spelled
      | by pressing KEY #spelled
      | with <quoted> #spelled
      | using <quoted> #spelled
      | via <quoted> #spelled
      | through <quoted> #spelled
    EventAddition += with KEY #spelled
    EventMeans += with KEY #spelled
    Claim += target:Things "," moment:Moment "," predicate:ThingPart
      | READER "," moment:Moment "," predicate:ReaderPart
      | AGENT "," moment:Moment "," predicate:UserPart
      | AGENT moment:Moment predicate:UserPart
    Tail += "(" Moments ")"
      | "(" END-MANNER ")"
      | "(" within:Within ")"
      | "(" without EFFORT ")"
      | "(" ALL-ALONG ")"
    Detail += "(" Times ")"
    ItUnsaid = [ITSELF] #pronoun=it
    Alone = object:ItUnsaid STATE #condition=is
      | object:ItUnsaid STATE-TOO #condition=is
      | object:ItUnsaid SUCH-STATE #condition=is
      | object:ItUnsaid NOT-IN #condition=is
    AloneIf = object:ItUnsaid CONDITION #condition=is
      | object:ItUnsaid SUCH-STATE #condition=is
      | object:ItUnsaid NOT-IN #condition=is
    State += object:Reference BE STATE-TOO #condition=is
      | object:Reference BE SUCH-STATE #condition=is
      | object:Reference BE text:Denied #condition=is
      | object:Reference BE text:AtPlace #condition=is
      | ThereIs
    Condition += object:Reference BE SUCH-STATE #condition=is
      | object:Reference BE text:Denied #condition=is
      | object:Reference BE text:AtPlace #condition=is
      | ThereIs
    Denied = not SUCH-STATE #spelled
      | not empty #spelled
    AtPlace = DETERMINER Place <noun> #spelled
      | at <number> #spelled
      | at <number> NUMBER-NOUN #spelled
    ThereIs = object:NoThing BE FOUND #condition=is #text=gone
      | there BE object:SomeThing #condition=is #text=visible
      | there BE object:NoThing #condition=is #text=gone
      | there BE object:NoThing THERE-NOW #condition=is #text=gone
      | there BE object:SomeThing THERE-NOW #condition=is #text=visible
      | object:HasSome #condition=is #text=visible
      | object:HasNone #condition=is #text=gone
    HasSome = restriction:InOwner HAVE numbering:<number> noun:Nouns #quantifier=any
      | restriction:InOwner HAVE numbering:<number> noun:Nouns left #quantifier=any
      | restriction:InOwner HAVE ARTICLE noun:Nouns #quantifier=a
    HasNone = restriction:InOwner HAVE no noun:Nouns #quantifier=any
      | restriction:InOwner HAVE no noun:Nouns left #quantifier=any
    InOwner = reference:DeterminedThing #restricts=in
    Doing += EVENT.g object:SomeNumbered
      | EVENT.g object:SomeNumbered details:EventDetail
      | EVENT.g object:SomeMore
    SomeMore = more noun:Nouns #quantifier=any
    Clausal += object:AtLeastOne HAPPEN.s
      | object:AtLeastOne BE EVENT.p
      | object:AtLeastOne HAVE been EVENT.p
      | AGENT HAVE EVENT.p object:AtLeastOne
      | AGENT EVENT.b object:AtLeastOne
    AtLeastOne = at least one noun:Nouns #quantifier=a
    Clausal += object:SomeNumbered BE EVENT.p
      | object:SomeMore HAPPEN.b
      | object:SomeMore HAVE HAPPEN.p
      | object:SomeMore BE EVENT.p
      | object:SomeNumbered HAVE been EVENT.p
      | AGENT EVENT.b object:SomeNumbered
      | AGENT EVENT.s object:SomeNumbered
      | AGENT EVENT.d object:SomeNumbered
      | AGENT HAVE EVENT.p object:SomeNumbered
    Doing += EVENT.g object:Either
      | EVENT.g object:BothThings
    Clausal += AGENT EVENT.b object:Either
      | AGENT EVENT.s object:Either
      | AGENT EVENT.b object:BothThings
      | AGENT EVENT.s object:BothThings
      | AGENT HAVE EVENT.p object:BothThings
      | AGENT HAVE EVENT.p object:Either
      | object:EitherTwo BE EVENT.p
      | object:EitherTwo HAVE been EVENT.p
      | object:BothTwo BE EVENT.p
      | object:BothTwo HAVE been EVENT.p
      | object:EitherTwo HAPPEN.s
      | object:BothTwo HAPPEN.b
      | object:BothTwo HAVE HAPPEN.p
    EitherTwo = [EITHER] member:Reference or member:Reference #combination=oneOf
    BothTwo = [BOTH] member:Reference and member:Reference #combination=each
    Either = [EITHER] member:Reference or member:Reference #combination=oneOf
      | member:Reference "," member:Reference [","] or member:Reference #combination=oneOf
    BothThings = [BOTH] member:Reference and member:Reference #combination=each
      | member:Reference "," member:Reference [","] and member:Reference #combination=each
    Moments += occasion:AfterThis or occasion:AfterThat
      | occasion:WhenThis or occasion:WhenThat
      | occasion:AfterThis and occasion:AfterThat
    AfterThis = after event:OneEvent #when=after
    AfterThat = event:OneEvent #when=after
    OneEvent = HAPPENING | ALONE.g | name:<name> | KEY | EVENT.g object:Reference | PRESSING KEY
    WhenThis = WHENEVER event:OneClause #when=after
    WhenThat = event:OneClause #when=after
      | WHENEVER event:OneClause #when=after
    OneClause = object:Reference HAPPEN.s
      | object:Reference BE EVENT.p
      | object:Reference HAVE HAPPEN.p
      | AGENT EVENT.b object:Reference
      | AGENT EVENT.s object:Reference
      | AGENT PRESS-KEY.b KEY
    Moment += SOON event:OnceIt
    OnceIt = object:ItUnsaid BECAME
    State += object:Reference BE being EVENT.p #condition=does
      | object:Reference BE being deed:<did> #condition=does
    State += object:Reference BE already STATE #condition=is
      | object:Reference BE already STATE-TOO #condition=is
    Condition += object:Reference BE already CONDITION #condition=is
    DoneTo += already EVENT.p
    Clausal += object:Reference BE FOCUSED-NOW #happening=focus
    Tail += [","] without avoiding:AloneDoing
    AloneDoing = LONG-PRESSING
    Event += EACH GESTURE-NOUN
    OnEvent += EACH GESTURE-NOUN
      | object:Determined HAPPEN.g
    Within += WITHIN Time of event:ThingDoing
      | WITHIN Time after event:ThingDoing
    ThingDoing = object:Determined HAPPEN.g
    Condition += object:Reference PERSIST.s #condition=is #text=visible
      | object:NothingFound #condition=is #text=gone
    NothingFound = NOTHING-FOUND #noun=results #quantifier=any
    Clausal += object:Reference DO HAPPEN.b
      | AGENT DO EVENT.b object:Reference
    Event += PRESS-BARE object:Reference #happening=activate
    SomeThing = ARTICLE noun:Nouns [restriction:Chain] #quantifier=a
      | numbering:<number> noun:Nouns [restriction:Chain] #quantifier=any
    NoThing = no noun:Nouns [restriction:Chain] #quantifier=any
    HeldMore = object:Known SUCH-STATE #condition=is
      | object:Known STATE-TOO #condition=is
      | object:EmptyThing #condition=is #text=empty
      | object:CountedThere #condition=is #text=visible
      | object:NoThing #condition=is #text=gone
    CountedThere = numbering:<number> noun:Nouns restriction:PlaceChain #quantifier=any
      | numbering:<number> noun:Nouns left #quantifier=any
    EmptyThing = ARTICLE EMPTY-WORD noun:Nouns #quantifier=the
      | the EMPTY-WORD noun:Nouns #quantifier=the
    WrongGiven = object:WrongThing #happening=submit
      | object:AWrongThing #happening=submit
      | object:AValidThing #happening=submit
    AWrongThing = ARTICLE noun:WrongNouns #quantifier=a
    AValidThing = ARTICLE noun:ValidNouns #quantifier=a
    ValidNouns = valid <noun> #spelled | valid <noun> <noun> #spelled | valid <name> #spelled
    WrongNouns += WRONG <noun> <noun> #spelled
      | WRONG <name> #spelled
    InMidst = object:Stretching #condition=up
    Definite += object:Determined HAPPEN.s
      | object:Determined HAPPEN.d
      | object:Determined HAVE HAPPEN.p
      | object:Determined BE EVENT.p
      | object:Determined HAVE been EVENT.p
      | AGENT EVENT.b object:Reference
      | AGENT EVENT.s object:Reference
      | AGENT PRESS-KEY.b KEY
    Determined = DETERMINER noun:Nouns | PRONOUN
    Punctual = object:Reference AT-ONCE.s
      | object:Reference AT-ONCE.b
      | object:Reference AT-ONCE.d
      | AGENT DONE-AT-ONCE.b object:Reference
      | AGENT DONE-AT-ONCE.s object:Reference
    AmountDone = object:TypedAmount #happening=type
      | object:TriedAmount #happening=submit
      | EACH object:EachTypedNoun #happening=type
    TypedAmount = numbering:<number> noun:TypedNoun #quantifier=any
      | the ORDINAL noun:TypedNoun #quantifier=the
    TypedNoun = TYPED-NOUN #spelled
    TriedAmount = numbering:<number> noun:TriedNoun #quantifier=any
      | the ORDINAL noun:TriedNoun #quantifier=the
    TriedNoun = WRONG TRIED-NOUN #spelled | failed TRIED-NOUN #spelled
    BothHappen = ClausalOnly details:AndClause
    ClausalOnly = object:Reference HAPPEN.s
      | object:Reference HAPPEN.d
      | object:Reference HAVE HAPPEN.p
      | object:Reference BE EVENT.p
      | AGENT EVENT.b object:Reference
      | AGENT EVENT.s object:Reference
      | AGENT HAVE EVENT.p object:Reference
      | AGENT ALONE.b
      | AGENT PRESS-KEY.b KEY
    AndClause = and ClausalOnly #spelled
      | and AND-THEN ClausalOnly #spelled
      | and EVENT.b Reference #spelled
      | and EVENT.s Reference #spelled
      | and AND-THEN EVENT.b Reference #spelled
      | and ALONE.b #spelled
    Over = object:OverStretch #happening=finish
      | EACH object:EachOver #happening=finish
    NotBegun = object:OverStretch #happening=start
    OverStretch = the noun:OverNoun #quantifier=the
      | a noun:OverNoun #quantifier=a
    EachOver = noun:OverNoun #quantifier=the
    OverNoun = OVER-NOUN #spelled
      | <noun> OVER-NOUN #spelled
    Moving = MOVING-ALONG object:Reference #condition=movingThrough
    Stretching = the noun:StretchNoun #quantifier=the
      | a noun:StretchNoun #quantifier=a
    StretchNoun = STRETCH #spelled
      | <noun> STRETCH #spelled
      | order STRETCH #spelled
    Clausal += object:Reference REACHES.s details:Level #happening=reach
      | object:Reference REACHES.d details:Level #happening=reach
      | object:Reference HAVE REACHES.p details:Level #happening=reach
      | AGENT BE SIGNED
      | FOCUS LEAVES-IT.s object:Reference
      | FOCUS LEAVES-IT.d object:Reference
      | FOCUS HAVE LEAVES-IT.p object:Reference
      | FOCUS ENTERS-IT.s object:Reference #happening=focus
      | FOCUS ENTERS-IT.d object:Reference #happening=focus
      | AGENT GESTURE.b details:GestureWay
      | AGENT GESTURE.s details:GestureWay
    WhenDoing += GESTURE.g details:GestureWay
    GestureWay = GESTURE-SIDE #spelled
      | GESTURE-SIDE GESTURE-ON Known #spelled
    Level = <number> #spelled | <number> NUMBER-NOUN #spelled | <number> UNIT #spelled | ZERO #spelled
    OnEvent += COMING-BACK details:FromDetail
      | return to object:Reference #happening=go-back
      | my return to object:Reference #happening=go-back
      | my return details:FromDetail #happening=go-back
      | arrival details:InDetail #happening=arrive
      | arrival details:AtDetail #happening=arrive
      | ARRIVING-AT object:Reference #happening=go-to
    Event += COMING-BACK details:FromDetail
      | return to object:Reference #happening=go-back
      | arrival details:AtDetail #happening=arrive
    AtDetail = at Low #spelled
    LabelEvent += object:LabelThing EVENT.p
      | object:LabelThing EVENT.p details:EventDetail
      | object:LabelThing PASSED.d
      | object:LabelThing PASSED.s
      | object:LabelThing deed:<did> details:EventDetail
      | object:PluralThing deed:<did>
    ArrowEvent += object:LabelThing EVENT.p
      | object:LabelThing EVENT.p details:EventDetail
      | object:LabelThing PASSED.d
      | object:LabelThing deed:<did> details:EventDetail
      | object:PluralThing deed:<did>
    LabelThing = noun:BareNouns #quantifier=the
      | noun:PluralNouns #quantifier=every #generic
      | DeterminedThing
      | quoted:<quoted>
      | name:<called>
    PluralThing = noun:PluralNouns #quantifier=every #generic
    DoneTo += EVENT.p
      | EVENT.p details:EventDetail
      | ALONE.p
      | object:ItFocused #happening=focus
      | DONE-ALREADY
    ItFocused = FOCUSED-NOW #pronoun=it
    """
}
