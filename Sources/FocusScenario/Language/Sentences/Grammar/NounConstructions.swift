extension LanguageTables {
  /// Nouns without a determiner where a claim begins: what it says of them keeps them apart from what is done.
  static let headNounConstructions = """
    ThingClaim += target:HeadThing predicate:ThingPart [ThingMore]
      | target:HeadThings predicate:ThingPart [ThingMore]
    HeadThing = noun:HeadNouns #quantifier=the
      | noun:ManyNouns #quantifier=every #generic
    HeadThings = member:HeadOne and member:HeadMember #combination=each
      | member:Reference and member:HeadOne #combination=each
      | member:HeadMember "," member:HeadMember [","] and member:HeadMember #combination=each
    HeadMember = Reference | HeadOne
    HeadOne = noun:HeadNouns #quantifier=the
    HeadThing += kindNoun:<bare> name:<called>
    HeadNouns = <singular> #spelled
      | <leading> <singular> #spelled
      | <leading> Before <singular> #spelled
      | <leading> Before Before <singular> #spelled
      | GoingOnSign #spelled
      | GoingOnSign <singular> #spelled
      | <leading> GoingOnSign #spelled
    GoingOnSign = <modifier> SIGN #spelled
    ManyNouns = <many> #spelled
      | BareBefore <many> #spelled
      | BareBefore BareBefore <many> #spelled
    Brief += noun:Compounds #quantifier=the
    Places += noun:Compounds #quantifier=the
    Compounds = <leading> <bare> #spelled
      | <leading> BareBefore <bare> #spelled
      | GoingOnSign #spelled
    """

  /// What tells which of several: what a user was at, what was done so far, all but the last, a part by its name.
  static let whichConstructions = """
    Clause += [THAT] AGENT BE UNDERWAY.g #restricts=was
      | where AGENT BE #restricts=had-focus-before
      | [THAT] AGENT HAVE GOT.p #restricts=was
      | GIVEN #restricts=was
      | WasDone SO-FAR
      | [THAT] reference:Low BELONG.s to #restricts=with
      | [THAT] reference:Low BELONG.b to #restricts=with
    WasDone = DID.p #restricts=was
      | DID-TOO.p #restricts=was
      | PAST-DEED.p #restricts=was
      | PICKED-OUT.p #restricts=was
      | GIVEN #restricts=was
      | [THAT] AGENT [HAVE] DID.d #restricts=was
      | [THAT] AGENT [HAVE] DID-TOO.d #restricts=was
      | [THAT] AGENT [HAVE] PAST-DEED.d #restricts=was
      | [THAT] AGENT HAVE GOT.p #restricts=was
      | THAT HAVE been DID.p #restricts=was
      | THAT HAVE been DID-TOO.p #restricts=was
      | THAT HAVE been PAST-DEED.p #restricts=was
    Clause += OPENED-WITH OPEN-IT.b reference:Known #restricts=opener-of
      | THAT BE empty #restricts=state #text=empty
    DeterminedThing += DETERMINER possessor:Owner "'s" [Place] noun:OwnDeed
    Thing += possessor:BareOwner "'s" [Place] noun:OwnDeed
    OwnDeed = OWN-DEED #spelled
    LinkTo += to reference:NamedPlace #restricts=for
    NamedPlace = name:<name>
    DeterminedThing += DETERMINER name:<name> restriction:LinkTo
    Thing += all restriction:ButOne noun:Nouns #quantifier=every
    Known += all restriction:ButOne noun:Nouns #quantifier=every
    ButOne = but reference:ThatOne #restricts=but
      | EXCEPT reference:ThatOne #restricts=but
    ThatOne = the ORDINAL #noun=one #quantifier=the
    DeterminedThing += DETERMINER possessor:Owner "'s" name:<name>
    Thing += possessor:BareOwner "'s" name:<name>
    Apposed += DETERMINER kindNoun:Nouns "," name:<name>
      | DETERMINER Place kindNoun:Nouns "," name:<name>
      | DETERMINER possessor:Owner "'s" [Place] kindNoun:Nouns "," name:<name>
    """
}
