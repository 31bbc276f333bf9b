extension LanguageTables {
  /// How claims make a line.
  static let lineConstructions = """
    Line = [Bullet] [Preface] sentence:Sentence {Break sentence:Sentence} [End]
    End = . | !
    Bullet = - | "*" | • | "[" "]" | "[" x "]"
    Break = ";" | . | – | — | -
    Sentence = Claims
      | lead:Lead "," LedClaims
      | lead:Arrow → LedClaims
      | lead:BareLead claim:BareClaim
    Preface = PREFACE ":" | CHECK-THAT | FIRST-FILLER "," | then
    BareLead = moment:Moment
    BareClaim = FocusClaim | UserClaim | ReaderClaim | ScanClaim | SpeechClaim Tails
      | target:Known predicate:ThingPart [ThingMore]
    Claims = claim:Claim [aside:Aside]
      | claim:Claim Joint Claims
    LedClaims = claim:Claim [aside:Aside]
      | claim:Claim Joint LedClaims
      | claim:Claim "," LedClaims
    Joint = JOIN | "," JOIN
    Lead = Moments | within:Within | without EFFORT | instead of contrast:Reference | rather than contrast:Reference
    Arrow = moment:ArrowMoment
    ArrowMoment = event:ArrowEvent #when=after
    ArrowEvent = HAPPENING | CALLBACK | name:<name> | KEY | Clausal
      | EVENT.b object:Reference
      | object:Compounded EVENT.p
      | TAP-ON object:Reference #happening=activate
    Moments = moment:Moment | occasion:Moment JOIN occasion:Moment
    Claim = FocusClaim | UserClaim | ReaderClaim | ThingClaim | DoingClaim | EffectClaim | KeyClaim | ScanClaim
      | NextClaim FocusTails
      | SymbolClaim
      | NeitherClaim
      | FOCUS "," moment:Moment "," predicate:FocusPart
      | EXPECT-IT FOCUS to predicate:FocusInfinitive
      | EXPECT-IT target:Things to predicate:ThingInfinitive
      | Core {Tail}
    SymbolClaim = FOCUS = target:Places FocusTails #kind=focus #relation=on
      | FOCUS ≠ target:Reference FocusTails #kind=focus #relation=on #polarity=not
    NeitherClaim = target:NeitherOf predicate:ThingPart #polarity=not
      | FOCUS predicate:NeitherPart
      | target:Things BE not only predicate:Both but predicate:Both
      | target:Things BE not only predicate:Both but also predicate:Both
    FocusInfinitive = be SPOT-OF-FOCUS target:Places FocusTails #kind=focus
      | GO.b target:Places FocusTails #kind=focus
      | not GO.b target:Places FocusTails #kind=focus #polarity=not
      | not be SPOT-OF-FOCUS target:Places FocusTails #kind=focus #polarity=not
      | be PUT.p target:Places FocusTails #kind=focus
      | not move FocusTails #kind=focus #relation=stay
      | REST.b FocusTails #kind=focus
    ThingInfinitive = be RestSpeech SpeechTails
      | be RestState Tails
      | not be RestSpeech SpeechTails #polarity=not
      | not be RestState Tails #polarity=not
      | TAKE.b FOCUS FocusTails #kind=focus
      | not TAKE.b FOCUS FocusTails #kind=focus #polarity=not
    NeitherOf = neither member:Reference nor member:Reference #combination=oneOf
    NeitherPart = Active<GO> target:NeitherOf FocusTails #kind=focus #polarity=not
      | Be SPOT-OF-FOCUS target:NeitherOf FocusTails #kind=focus #polarity=not
    Both = RestSpeech SpeechTails | RestState Tails
    FocusTails = {Tail} [LAST-MANNER] | {Tail} Contrast {Tail}
    Tails = {Tail} [LAST-MANNER]
    Tail = [","] Moments
      | [","] without EFFORT
      | [","] without avoiding:Doing
      | [","] within:Within
      | [","] END-MANNER
      | [","] FILLER
      | with no EFFORT
    Contrast = [","] [JOIN] not [ON] contrast:Reference
      | [","] [JOIN] never ON contrast:Reference
      | [","] [JOIN] not as contrast:Reference
      | "," never contrast:Reference
      | [","] instead of contrast:Reference
      | [","] rather than [ON] contrast:Reference
      | [","] as opposed to [ON] contrast:Reference
      | "(" not [ON] contrast:Reference ")"
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
      | member:Reference as well as member:Reference #combination=each
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
      | WHERE-IT-WAS-THEN restriction:BeforeThat
    KnownThing = DeterminedThing
      | quoted:<quoted>
      | quoted:<quoted> kindNoun:BareNouns
      | DETERMINER quoted:<quoted> kindNoun:Nouns
      | DETERMINER quoted:<quoted>
      | DETERMINER kindNoun:Nouns [NAMED] quoted:<quoted>
      | DETERMINER kindNoun:Nouns NAMING quoted:<quoted>
      | DETERMINER kindNoun:Nouns "(" quoted:<quoted> ")"
      | quoted:<quoted> "(" the kindNoun:Nouns ")"
      | quoted:<quoted> "(" a kindNoun:Nouns ")"
      | PRONOUN
      | EVERYTHING
      | WHATEVER-IS restriction:PlaceChain #everything=everything
    DeterminedThing = DETERMINER noun:Nouns
      | DETERMINER Place noun:Nouns
      | DETERMINER Place noun:One
      | DETERMINER very Place noun:Nouns
      | DETERMINER other numbering:<number> noun:Nouns #ordinal=other
      | DETERMINER HAD-FOCUS noun:Nouns
      | DETERMINER NOW-STATE noun:Nouns
      | DETERMINER noun:NewOne
      | DETERMINER numbering:<number> noun:Nouns
      | all numbering:<number> of the noun:Nouns #quantifier=every
      | noun:Nouns ordinal:<number>
      | DETERMINER possessor:Owner "'s" [Place] noun:Nouns
      | DETERMINER possessor:Owner "'s" name:<name> kindNoun:Nouns
      | DETERMINER kindNoun:Nouns name:<name>
      | possessor:Label "'s" [Place] noun:Nouns
      | DETERMINER name:<name> kindNoun:Nouns
    Place = ORDINAL | ADJACENT | ordinal:<ordinal>
    TheOne = DETERMINER noun:NewOne
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
      | but reference:Low #restricts=but
      | after reference:TheOne #restricts=after
      | before reference:TheOne #restricts=before
      | BEHIND
      | at the SPOT [of reference:Low] #restricts=at
      | at the EDGE of reference:Low #restricts=at
      | on the SIDE #restricts=at
    Clause = THAT BE STATE #restricts=state
      | STATE-AFTER #restricts=state
      | THAT BE PLACE-OF reference:Low
      | THAT LIE.s PLACE-OF reference:Low
      | THAT OPEN-IT.d reference:Low #restricts=opener-of
      | THAT OPEN-IT.s reference:Low #restricts=opener-of
      | THAT OPEN-UP.d reference:Low up #restricts=opener-of
      | THAT HAVE OPEN-IT.p reference:Low #restricts=opener-of
      | [THAT] AGENT [HAVE] OPEN-IT.d reference:PRONOUN from #restricts=opener-of
      | THAT BE STATE-AFTER #restricts=state
      | THAT BE [JUST] USED.p [last] #restricts=last-activated
      | [THAT] AGENT [HAVE] JUST USE.d #restricts=last-activated
      | THAT BE HIGHLIGHT.p before #restricts=had-focus-before
      | THAT JUST had FOCUS #restricts=had-focus-before
      | THAT HAD-IT #restricts=had-focus-before
      | [THAT] reference:PRONOUN BE OPEN-IT.p from #restricts=opener-of
      | from which reference:PRONOUN BE OPEN-IT.p #restricts=opener-of
      | [THAT] AGENT BE on [before] #restricts=had-focus-before
      | [THAT] AGENT CAME-FROM #restricts=had-focus-before
      | THAT had FOCUS before #restricts=had-focus-before
      | THAT had FOCUS before reference:Known #restricts=had-focus-before
      | [THAT] AGENT BE on before reference:Known #restricts=had-focus-before
      | [THAT] AGENT BE on before reference:Known CAME-UP #restricts=had-focus-before
      | [THAT] AGENT [HAVE] USE.d [last] #restricts=last-activated
      | [THAT] AGENT [HAVE] DID.d #restricts=was
      | [THAT] AGENT [HAVE] DID-TOO.d #restricts=was
      | THAT Be DID.p #restricts=was
      | THAT HAPPEN.s #restricts=was
      | THAT HAPPEN.d #restricts=was
      | THAT Be being DID.p #restricts=was
      | THAT HAVE been DID.p #restricts=was
      | that is been DID.p #restricts=was
      | THAT REPLACE.d reference:Low #restricts=replaced
      | THAT REPLACE.s reference:Low #restricts=replaced
      | THAT took its place #restricts=replaced
      | SAY.p #restricts=spoken
      | in error #restricts=in-error
      | THAT BE in error #restricts=in-error
    """
}
