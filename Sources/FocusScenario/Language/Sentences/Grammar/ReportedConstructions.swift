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
    """
}
