extension LanguageTables {
  /// How claims make a line.
  static let lineConstructions = """
    Line = [Preface] sentence:Sentence {";" sentence:Sentence} [.]
    Sentence = Claims
      | lead:Lead "," LedClaims
      | lead:BareLead claim:BareClaim
    Preface = PREFACE ":" | CHECK-THAT | "[" "]"
    BareLead = moment:Moment
    BareClaim = FocusClaim | UserClaim | ReaderClaim | ScanClaim | SpeechClaim Tails
      | target:Known predicate:ThingPart [ThingMore]
    Claims = claim:Claim [aside:Aside]
      | claim:Claim Joint Claims
    LedClaims = claim:Claim [aside:Aside]
      | claim:Claim Joint LedClaims
      | claim:Claim "," LedClaims
    Joint = JOIN | "," JOIN
    Lead = Moments | within:Within | without EFFORT
    Moments = moment:Moment | occasion:Moment JOIN occasion:Moment
    Claim = FocusClaim | UserClaim | ReaderClaim | ThingClaim | DoingClaim | KeyClaim | ScanClaim
      | NextClaim FocusTails
      | Core {Tail}
    FocusTails = {Tail} [LAST-MANNER] | {Tail} Contrast {Tail}
    Tails = {Tail} [LAST-MANNER]
    Tail = [","] Moments
      | [","] without EFFORT
      | [","] without avoiding:Doing
      | [","] within:Within
      | [","] END-MANNER
    Contrast = [","] [JOIN] not [ON] contrast:Reference
      | [","] [JOIN] never ON contrast:Reference
      | [","] [JOIN] not as contrast:Reference
      | "," never contrast:Reference
      | [","] instead of contrast:Reference
      | [","] rather than [ON] contrast:Reference
    Core = SpeechClaim | ReachClaim | StepsClaim | OrderClaim | CountClaim | TrapClaim
    Aside = "," which ThingPredicate | "," which ThingSpeech
    """

  /// How words make a reference.
  static let nounConstructions = """
    Reference = Thing [restriction:Clause]
      | Thing restriction:Chain
    Low = Thing [restriction:Chain]
    Known = KnownThing [restriction:Clause]
      | KnownThing restriction:Chain
    Later = Known | noun:PluralNouns #quantifier=every #generic
    Places = Reference
      | [EITHER] member:Reference or [ON] member:Reference #combination=oneOf
      | [EITHER] member:Reference "," or [ON] member:Reference #combination=oneOf
    Things = Reference
      | [EITHER] member:Reference or member:Reference #combination=oneOf
      | [BOTH] member:Reference and member:Reference #combination=each
      | member:Reference "," member:Reference [","] and member:Reference #combination=each
      | member:Reference "," member:Reference "," member:Reference [","] and member:Reference #combination=each
    Thing = KnownThing
      | name:<name>
      | noun:BareNouns #quantifier=the
      | noun:PluralNouns #quantifier=every #generic
      | Place noun:BareNouns #quantifier=the
      | ADJACENT noun:PluralNouns #quantifier=every #generic
      | kindNoun:BareNouns [NAMED] quoted:<quoted>
      | possessor:BareOwner "'s" [Place] noun:Nouns
      | WHERE-IT-WAS
      | WHAT-WAS-TYPED
    KnownThing = DeterminedThing
      | quoted:<quoted>
      | quoted:<quoted> kindNoun:BareNouns
      | DETERMINER quoted:<quoted> kindNoun:Nouns
      | DETERMINER quoted:<quoted>
      | DETERMINER kindNoun:Nouns [NAMED] quoted:<quoted>
      | PRONOUN
      | EVERYTHING
    DeterminedThing = DETERMINER noun:Nouns
      | DETERMINER Place noun:Nouns
      | DETERMINER Place noun:One
      | DETERMINER noun:NewOne
      | DETERMINER numbering:<number> noun:Nouns
      | noun:Nouns ordinal:<number>
      | DETERMINER possessor:Owner "'s" [Place] noun:Nouns
      | DETERMINER possessor:Owner "'s" name:<name> kindNoun:Nouns
      | DETERMINER kindNoun:Nouns name:<name>
      | possessor:Label "'s" [Place] noun:Nouns
      | DETERMINER name:<name> kindNoun:Nouns
    Place = ORDINAL | ADJACENT
    Owner = [Place] noun:Nouns #quantifier=the
    BareOwner = noun:BareNouns #quantifier=the
    Label = quoted:<quoted> | name:<name>
    Nouns = <noun> #spelled
      | Before <noun> #spelled
      | Before Before <noun> #spelled
      | Before Before Before <noun> #spelled
    Before = <noun> #spelled | <modifier> #spelled
    One = one #spelled
    NewOne = <modifier> one #spelled | <before> one #spelled
    BareNouns = <bare> #spelled
      | BareBefore <bare> #spelled
      | BareBefore BareBefore <bare> #spelled
    PluralNouns = <plural> #spelled
      | BareBefore <plural> #spelled
      | BareBefore BareBefore <plural> #spelled
    BareBefore = <bare> #spelled | <plural> #spelled | <before> #spelled
    Chain = PlaceChain
      | WITH-OF reference:Low
    PlaceChain = PLACE-OF reference:Low
      | BEHIND
      | at the SPOT [of reference:Low] #restricts=at
      | at the EDGE of reference:Low #restricts=at
    Clause = THAT BE STATE #restricts=state
      | STATE-AFTER #restricts=state
      | THAT BE PLACE-OF reference:Low
      | THAT OPEN-IT.d reference:Low #restricts=opener-of
      | THAT OPEN-IT.s reference:Low #restricts=opener-of
      | THAT OPEN-UP.d reference:PRONOUN up #restricts=opener-of
      | [THAT] reference:PRONOUN BE OPEN-IT.p from #restricts=opener-of
      | from which reference:PRONOUN BE OPEN-IT.p #restricts=opener-of
      | [THAT] AGENT BE on [before] #restricts=had-focus-before
      | [THAT] AGENT CAME-FROM #restricts=had-focus-before
      | THAT had FOCUS before #restricts=had-focus-before
      | [THAT] AGENT [HAVE] USE.d [last] #restricts=last-activated
      | [THAT] AGENT [HAVE] DID.d #restricts=was
      | [THAT] AGENT [HAVE] DID-TOO.d #restricts=was
      | THAT Be DID.p #restricts=was
      | THAT HAPPEN.s #restricts=was
      | THAT HAPPEN.d #restricts=was
      | THAT Be being DID.p #restricts=was
      | THAT REPLACE.d reference:Low #restricts=replaced
      | THAT REPLACE.s reference:Low #restricts=replaced
      | THAT took its place #restricts=replaced
      | SAY.p #restricts=spoken
      | in error #restricts=in-error
      | THAT BE in error #restricts=in-error
    """
}
