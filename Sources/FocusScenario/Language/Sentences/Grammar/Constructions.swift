extension LanguageTables {
  /// How claims make a line.
  static let lineConstructions = """
    Line = sentence:Sentence {";" sentence:Sentence} [.]
    Sentence = Claims
      | lead:Lead "," LedClaims
      | lead:BareLead claim:FocusClaim
    BareLead = moment:Moment
    Claims = claim:Claim [aside:Aside]
      | claim:Claim Joint Claims
    LedClaims = claim:Claim [aside:Aside]
      | claim:Claim Joint LedClaims
      | claim:Claim "," LedClaims
    Joint = JOIN | "," JOIN
    Lead = moment:Moment | within:Within | without EFFORT
    Claim = FocusClaim | NextClaim FocusTails | Core {Tail}
    FocusClaim = FocusCore FocusTails
    FocusTails = {Tail} | {Tail} Contrast {Tail}
    Tail = [","] moment:Moment
      | [","] without EFFORT
      | [","] within:Within
    Contrast = [","] [JOIN] not [ON] contrast:Reference
      | [","] [JOIN] never ON contrast:Reference
      | [","] instead of contrast:Reference
      | [","] rather than [ON] contrast:Reference
    Core = SpeechClaim | ReachClaim | StepsClaim | OrderClaim | KeyClaim | ScanClaim
      | ValueClaim | CountClaim | TrapClaim
    Aside = "," which ValuePredicate
    """

  /// How words make a reference.
  static let nounConstructions = """
    Reference = Thing [restriction:Clause]
      | Thing restriction:Chain
    Low = Thing [restriction:Chain]
    Known = KnownThing [restriction:Clause]
      | KnownThing restriction:Chain
    Places = Reference
      | [EITHER] member:Reference or [ON] member:Reference #combination=oneOf
    Things = Reference
      | [EITHER] member:Reference or member:Reference #combination=oneOf
      | member:Reference and member:Reference #combination=each
    Thing = KnownThing
      | name:<name>
    KnownThing = DETERMINER noun:Nouns
      | DETERMINER Place noun:Nouns
      | noun:Nouns ordinal:<number>
      | DETERMINER possessor:Owner "'s" [Place] noun:Nouns
      | possessor:Label "'s" [Place] noun:Nouns
      | quoted:<quoted>
      | quoted:<quoted> kindNoun:Nouns
      | DETERMINER quoted:<quoted> kindNoun:Nouns
      | DETERMINER quoted:<quoted>
      | DETERMINER kindNoun:Nouns [NAMED] quoted:<quoted>
      | DETERMINER name:<name> kindNoun:Nouns
      | PRONOUN
      | EVERYTHING
    Place = ORDINAL | ADJACENT
    Owner = noun:Nouns #quantifier=the
    Label = quoted:<quoted> | name:<name>
    Nouns = <noun> #spelled
      | Before <noun> #spelled
      | Before Before <noun> #spelled
      | Before Before Before <noun> #spelled
    Before = <noun> #spelled | <modifier> #spelled
    Chain = PLACE-OF reference:Low
      | at the SPOT [of reference:Low] #restricts=at
      | at the EDGE of reference:Low #restricts=at
    Clause = THAT BE STATE #restricts=state
      | THAT OPEN-IT.d reference:Low #restricts=opener-of
      | THAT OPEN-IT.s reference:Low #restricts=opener-of
      | THAT OPEN-UP.d reference:PRONOUN up #restricts=opener-of
      | [THAT] reference:PRONOUN BE OPEN-IT.p from #restricts=opener-of
      | from which reference:PRONOUN BE OPEN-IT.p #restricts=opener-of
      | [THAT] AGENT BE on [before] #restricts=had-focus-before
      | THAT had focus before #restricts=had-focus-before
      | [THAT] AGENT USE.d [last] #restricts=last-activated
      | in error #restricts=in-error
    """

  /// When a claim is looked at, and what it took.
  static let momentConstructions = """
    Moment = AFTER event:Event
      | WHEN event:Clausal
      | while state:State #when=while
      | when state:Condition #when=while
      | AT-END
    Event = HAPPENING
      | the HAPPENING
      | the ORDINAL HAPPENING
      | EACH HAPPENING
      | name:<name>
      | the ORDINAL name:<name>
      | KEY
      | number:<number> UNIT
      | Gerund
      | Clausal
    Gerund = EVENT.g object:Reference
      | PRESSING KEY
    Clausal = object:Reference HAPPEN.s
      | object:Reference HAPPEN.b
      | object:Reference HAPPEN.d
      | object:Reference BE EVENT.p
      | AGENT EVENT.b object:Reference
      | AGENT EVENT.s object:Reference
      | AGENT EVENT.d object:Reference
      | AGENT HAVE EVENT.p object:Reference
      | AGENT press KEY
      | AGENT presses KEY
      | FOCUS lands on object:Reference #happening=focus
      | FOCUS moves to object:Reference #happening=focus
    State = TYPING
      | AGENT TYPE.b
      | AGENT TYPE.s
      | AGENT BE TYPING
      | object:Reference LAST.s #condition=does
      | object:Reference LAST.b #condition=does
      | object:Reference BE LAST.g #condition=does
      | object:Reference BE STATE #condition=is
      | FOCUS BE SPOT-OF-FOCUS object:Reference #condition=focus
      | MOVING object:Reference
    Condition = object:Reference BE CONDITION #condition=is
      | FOCUS BE SPOT-OF-FOCUS object:Reference #condition=focus
    Within = within number:<number> UNIT [of event:Event]
      | within number:<decimal> UNIT [of event:Event]
    Times = [BOUND] TIMES
      | [BOUND] number:<number> times
      | TIMES AT-MOST
      | number:<number> times AT-MOST
    """

  /// How a verb is put: plain, denied, with a modal or an adverb, in the passive.
  static let verbConstructions = """
    Active<X> = X.s | X.b | X.d
      | ADVERB X.s | ADVERB X.b | ADVERB X.d
      | DO not X.b #polarity=not
      | DO ADVERB X.b
      | MODAL X.b
      | MODAL ADVERB X.b
      | MODAL not X.b #polarity=not
      | HAVE X.p
      | HAVE ADVERB X.p
      | HAVE not X.p #polarity=not
    Passive<X> = Be X.p
      | GET X.p
      | DO not get X.p #polarity=not
    Be = BE
      | BE ADVERB
      | ADVERB BE
      | BE not #polarity=not
      | MODAL be
      | MODAL ADVERB be
      | MODAL not be #polarity=not
      | HAVE been
      | HAVE ADVERB been
      | HAVE not been #polarity=not
    Can = can
      | can ADVERB
      | can not #polarity=not
      | BE able to
      | BE not able to #polarity=not
    """
}
