extension LanguageTables {
  /// What a reader says of a thing in a clause: `VoiceOver says that the row is selected`.
  static let reportedConstructions = """
    SpeakPart += Active<SAY-ALOUD> that target:SaidThing is Role SpeechTails #kind=speech #relation=said-as
      | Active<SAY-ALOUD> target:SaidThing is Role SpeechTails #kind=speech #relation=said-as
      | Active<SAY-ALOUD> that target:SaidThing are Role SpeechTails #kind=speech #relation=said-as
    HearPart += Active<HEAR> that target:SaidThing is Role SpeechTails #kind=speech #relation=said-as
      | Active<HEAR> that target:SaidThing are Role SpeechTails #kind=speech #relation=said-as
    SaidThing = the noun:Nouns #quantifier=the
      | the Place noun:Nouns #quantifier=the
      | it #pronoun=it
    SpeechClaim += text:<quoted> Be PART-OF-SPEECH Tails #kind=speech #relation=contains
      | only target:Things Passive<SAY> Contrast #kind=speech #relation=only
    SpeechClaim += target:NotAWord Passive<SAY> #kind=speech #relation=said
    SpeakPart += Active<SAY-ALOUD> target:NotAWord SpeechTails #kind=speech #relation=said
    HearPart += Active<HEAR> target:NotAWord SpeechTails #kind=speech #relation=said
    NotAWord = NOT-A-WORD
    Clause += THAT has reference:HadThing #restricts=with
      | THAT have reference:HadThing #restricts=with
    HadThing = the noun:Nouns #quantifier=the
      | a noun:Nouns #quantifier=a
      | an noun:Nouns #quantifier=a
    Survived += event:Over #when=after
    OutlastedEvent += Over
    Things += HowMany
    ToldThings += HowMany
    HowMany = HOW-MANY restriction:OfMany ARE-THERE #noun=number #quantifier=the
      | HOW-MANY restriction:OfThoseLeft #noun=number #quantifier=the
    OfMany = reference:ManyThings #restricts=of
    OfThoseLeft = reference:ThingsLeft #restricts=of
    ManyThings = noun:PluralNouns #quantifier=every #generic
      | noun:<many> #quantifier=every #generic
    ThingsLeft = noun:PluralNouns restriction:StillLeft #quantifier=every #generic
      | noun:UnitNoun restriction:StillLeft #quantifier=every #generic
    UnitNoun = UNIT #spelled
    StillLeft = BE LEFT-OVER #restricts=state
      | TO-COME #restricts=state
    ThingSpeech += Active<TELL> other:EitherTold Details #kind=speech #relation=said-as
      | Active<TELL> whether it BE other:EitherTold Details #kind=speech #relation=said-as
      | Active<TELL> if it BE other:EitherTold Details #kind=speech #relation=said-as
      | Active<TELL> whether other:SoOrNot Details #kind=speech #relation=said-with
      | Active<TELL> if other:SoOrNot Details #kind=speech #relation=said-with
      | Passive<SAY> as other:EitherTold Details #kind=speech #relation=said-as
    SpeakPart += Active<SAY-ALOUD> whether target:SaidThing BE other:EitherTold SpeechTails #kind=speech #relation=said-as
      | Active<SAY-ALOUD> if target:SaidThing BE other:EitherTold SpeechTails #kind=speech #relation=said-as
    EitherTold = [EITHER] member:OneTold or member:OneTold #combination=oneOf
    OneTold = quoted:ToldWord
    ToldWord = TOLD #spelled
    SoOrNot = it BE SOME-STATE #noun=state #quantifier=its
      | it BE SOME-STATE or not #noun=state #quantifier=its
    ToldInTurn += member:Text before member:ToldNoun #combination=each
      | member:Text Then member:ToldNoun #combination=each
    ToldNoun = noun:BareNouns #quantifier=the | DeterminedThing
    HowMany += HOW-MANY restriction:OfThoseSo #noun=number #quantifier=the
    OfThoseSo = reference:ThingsSo #restricts=of
    ThingsSo = noun:PluralNouns restriction:BeingSo #quantifier=every #generic
    ThingSpeech += Active<HOLDS-IN> other:ToldThings IN-OWN-NAME #kind=speech #relation=said-with
      | Active<HOLDS-IN> other:ToldSet IN-OWN-NAME #kind=speech #relation=said-with
    SpeakPart += NotTalking SpeechTails #kind=speech #relation=said #silence
    NotTalking = DO not TALK.b | MODAL not TALK.b | never TALK.s | MODAL never TALK.b
    """
}
