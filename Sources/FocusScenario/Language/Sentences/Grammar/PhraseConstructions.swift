extension LanguageTables {
  /// More shapes of nouns that any claim can be about.
  static let phraseConstructions = """
    Reference += TheOneOnly restriction:Clause
      | TheOneOnly restriction:Chain
      | TheOneOnly restriction:BesideIt
      | Thing restriction:BesideIt
      | DeterminedThing ITSELF
      | quoted:<quoted> ITSELF
      | Whichever
    Known += TheOneOnly restriction:Clause
      | TheOneOnly restriction:Chain
      | TheOneOnly restriction:BesideIt
      | KnownThing restriction:BesideIt
      | Whichever
    Low += TheOneOnly restriction:Clause
      | TheOneOnly restriction:Chain
    TheOneOnly = the noun:One #quantifier=the
      | the noun:OneSo #quantifier=the
    OneSo = very one #spelled
    BesideIt = after reference:PRONOUN #restricts=after
      | before reference:PRONOUN #restricts=before
      | after reference:HeadlessPlace #restricts=after
      | before reference:HeadlessPlace #restricts=before
      | following reference:Low #restricts=after
      | preceding reference:Low #restricts=before
    Whichever = WHICHEVER noun:Nouns BE HAD-IT-THEN #quantifier=the #restricts=had-focus-before
      | WHICHEVER noun:Nouns had FOCUS #quantifier=the #restricts=had-focus-before
      | WHICHEVER noun:Nouns had FOCUS before #quantifier=the #restricts=had-focus-before
      | WHICHEVER noun:Nouns AGENT BE on #quantifier=the #restricts=had-focus-before
      | WHICHEVER noun:Nouns AGENT CAME-FROM #quantifier=the #restricts=had-focus-before
    Reference += HeadlessPlace restriction:PlaceChain
      | EACH-ONE #noun=one #quantifier=every
    Known += HeadlessPlace restriction:PlaceChain
    HeadlessPlace = the Place #noun=one #quantifier=the
      | the very Place #noun=one #quantifier=the
    Low += HeadlessPlace
    Later += HeadlessPlace
    Clausal += object:HeadlessPlace HAPPEN.s
    ClausalOnly += object:HeadlessPlace HAPPEN.s
    Contrast += [","] not [ON] contrast:HeadlessPlace
    ThingClaim += target:HeadlessPlace predicate:ThingPart [ThingMore]
    Places += HeadlessPlace
    DeterminedThing += the OTHERS #noun=ones #ordinal=other
      | no noun:Nouns AT-ALL #quantifier=no
      | DETERMINER noun:LinkNoun restriction:LinkTo
      | DETERMINER noun:NamedNouns
      | DETERMINER Place numbering:<number> noun:Nouns
      | DETERMINER numbering:<number> other noun:Nouns #ordinal=other
      | DETERMINER possessor:Owner "'s" quoted:<quoted>
      | DETERMINER possessor:Owner "'s" quoted:<quoted> kindNoun:Nouns
      | the same noun:Nouns AS-BEFORE #ordinal=same
      | the same noun:Nouns as restriction:BeforeThat
      | DETERMINER possessor:CalledOwner "'s" [Place] noun:Nouns
    CalledOwner = quoted:<quoted> kindNoun:Nouns
    Thing += name:<called> kindNoun:KindNoun
      | noun:ChangeNouns #quantifier=every #generic
    ChangeNouns = <bare> CHANGES #spelled
    Before += EARLIER-DONE <modifier> #spelled
    BareBefore += EARLIER-DONE <before> #spelled
    DeterminedThing += DETERMINER name:<name>
      | DETERMINER kindNoun:<name> quoted:<quoted>
      | DETERMINER possessor:Owner "'s" numbering:<number> noun:Nouns
    PlaceChain += of reference:ManyOpen #restricts=of
    ManyOpen = noun:<many> #quantifier=every #generic
    Thing += possessor:BareOwner "'s" numbering:<number> noun:Nouns
      | WHAT-THAT AGENT [HAVE] USE.d [last] #noun=element #quantifier=the #restricts=last-activated
      | WHAT-THAT AGENT [HAVE] PAST-DEED.d #noun=element #quantifier=the #restricts=was
      | WHAT-THAT AGENT [HAVE] DID-TOO.d #noun=element #quantifier=the #restricts=was
    KindNoun = KIND #spelled
    Before += SUPERLATIVE <noun> #spelled
      | SUPERLATIVE <modifier> #spelled
    Thing += possessor:DayOwner "'s" [Place] noun:Nouns
    NamedNouns = <modifier> <name> <noun> #spelled | <modifier> <name> #spelled | WRONG <name> #spelled
    DayOwner = noun:DayWord #quantifier=the
    DayWord = DAY #spelled
    LinkNoun = LINK #spelled
      | Before LINK #spelled
    LinkTo = to reference:Known #restricts=for
    Before += <number> - <noun> #spelled
    PlaceChain += of reference:SomeNumbered #restricts=of
      | of reference:SeveralOf #restricts=of
    SomeNumbered = numbering:<number> noun:Nouns #quantifier=any
    SeveralOf = the numbering:<number>
    Clause += being called:<did>
      | being DID.p #restricts=was
      | being DID-TOO.p #restricts=was
      | THAT BE being called:<did>
      | THAT BE SUCH-STATE #restricts=state
      | THAT BE text:DeniedState #restricts=state
      | THAT GET DID.p #restricts=was
      | THAT GET DID-TOO.p #restricts=was
      | THAT GET called:<did>
      | THAT BE JUST DID.p #restricts=was
      | THAT BE JUST DID-TOO.p #restricts=was
      | THAT BE JUST called:<did>
      | THAT HAVE just been DID.p #restricts=was
      | THAT HAVE just been DID-TOO.p #restricts=was
      | JUST DID.p #restricts=was
      | JUST DID-TOO.p #restricts=was
      | JUST called:<did>
      | JUST GOT.p #restricts=was
      | [THAT] AGENT JUST DID.d #restricts=was
      | [THAT] AGENT JUST DID-TOO.d #restricts=was
      | [THAT] AGENT JUST GOT.d #restricts=was
      | [THAT] AGENT [HAVE] GOT.d #restricts=was
      | [THAT] AGENT HAVE just DID.p #restricts=was
      | [THAT] AGENT HAVE just DID-TOO.p #restricts=was
      | [THAT] AGENT HAVE just called:<did>
      | THAT AGENT BE JUST on #restricts=had-focus-before
      | where reference:DeterminedThing BE #restricts=with
      | to OPEN-IT.b reference:Known #restricts=opener-of
      | for OPEN-IT.g reference:Known #restricts=opener-of
      | THAT BE OPENED-WITH OPEN-IT.b reference:Known #restricts=opener-of
      | to called:DeedOf
      | for called:DoingOf
      | being PAST-DEED.p #restricts=was
      | THAT BE PAST-DEED.p #restricts=was
      | THAT HAVE been PAST-DEED.p #restricts=was
      | THAT GET PAST-DEED.p #restricts=was
      | THAT BE JUST PAST-DEED.p #restricts=was
      | JUST PAST-DEED.p #restricts=was
      | [THAT] AGENT [HAVE] PAST-DEED.d #restricts=was
      | [THAT] AGENT JUST PAST-DEED.d #restricts=was
      | [THAT] AGENT HAVE just PAST-DEED.p #restricts=was
      | THAT BE called:GoingOn
      | THAT BE CURRENTLY called:GoingOn
      | CURRENTLY called:GoingOn
      | [THAT] AGENT LEFT-EMPTY #restricts=state
      | LEFT-EMPTY #restricts=state
      | THAT BE LEFT-EMPTY #restricts=state
      | [THAT] it BE on [before] #restricts=had-focus-before
      | [THAT] FOCUS BE on [before] #restricts=had-focus-before
      | THAT BE CURRENTLY STATE #restricts=state
    GoingOn = LAST.g #spelled | GOES-ON.g #spelled
    Clause += LEFT-OVER #restricts=state
    NewOne += <modifier> <modifier> one #spelled
    DeniedState = not STATE #spelled
      | not STATE-TOO #spelled
      | not SUCH-STATE #spelled
    DeedOf = CONTROL-DOES.b Known #spelled
    DoingOf = CONTROL-DOES.g Known #spelled
    """

  /// Several things in one, and a thing with the name it goes by behind it.
  static let togetherConstructions = """
    Things += member:Reference "," member:Reference "," member:Reference "," Members #combination=each
      | member:Reference & member:Reference #combination=each
      | member:Reference "," member:Reference & member:Reference #combination=each
      | member:Reference and also member:Reference #combination=each
      | EITHER member:Reference "," member:Reference [","] or member:Reference #combination=oneOf
      | member:Reference "," member:Reference [","] or member:Reference #combination=oneOf
      | the member:Label and member:LabelKind #combination=each
      | the member:Label or member:LabelKind #combination=oneOf
      | the member:Label "," member:Label [","] and member:LabelKind #combination=each
      | BOTH-OF #pronoun=them #quantifier=every #numbering=2
      | NEITHER-OF #pronoun=them #quantifier=no #numbering=2
      | ONE-OF #pronoun=them #quantifier=a
    LabelKind = quoted:<quoted> kindNoun:Nouns | name:<name> kindNoun:Nouns
    Members = member:Reference [","] and member:Reference
      | member:Reference "," Members
    Places += member:Reference "," member:Reference [","] or member:Reference #combination=oneOf
    Apposed = DETERMINER kindNoun:Nouns "," quoted:<quoted>
      | DETERMINER kindNoun:Nouns restriction:PlaceChain "," quoted:<quoted>
      | DETERMINER Place kindNoun:Nouns "," quoted:<quoted>
      | DETERMINER Place kindNoun:Nouns restriction:PlaceChain "," quoted:<quoted>
      | DETERMINER possessor:Owner "'s" kindNoun:Nouns "," quoted:<quoted>
      | DETERMINER kindNoun:Nouns restriction:PlaceChain "(" quoted:<quoted> ")"
      | DETERMINER possessor:Owner "'s" kindNoun:Nouns "(" quoted:<quoted> ")"
    KnownThing += DETERMINER possessor:Owner "'s" kindNoun:Nouns "(" quoted:<quoted> ")"
      | DETERMINER Place kindNoun:Nouns "(" quoted:<quoted> ")"
    ThingClaim += target:Apposed "," predicate:ThingPart [ThingMore]
    SpeakPart += Active<SAY-ALOUD> target:Apposed Details #kind=speech #relation=said
    HearPart += Active<HEAR> target:Apposed Details #kind=speech #relation=said
    FocusSubject += FOCUS of READER
      | FOCUS of AGENT
    From += from other:There
    There = there #pronoun=it
    ThingSpeech += BothAre RestSpeech
    ThingPredicate += BothAre RestState
      | BothAre REACH.p [Using] #kind=reach #relation=reachable
    BothAre = BE ALL-OF-IT | MODAL be ALL-OF-IT | MODAL ALL-OF-IT be
      | MODAL ALL-OF-IT have been | HAVE ALL-OF-IT been | MODAL have ALL-OF-IT been
    ThingPredicate += can ALL-OF-IT be REACH.p [Using] #kind=reach
    """
}
