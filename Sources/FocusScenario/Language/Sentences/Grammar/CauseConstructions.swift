extension LanguageTables {
  /// Claims about who makes focus go somewhere, who is told, what a person did before, and what is so in one setting.
  static let causeConstructions = """
    DoingPredicate += Caused #kind=focus
    SendPart += Caused FocusTails #kind=focus
    Caused = Active<CAUSE> FOCUS to GO.b target:Places
      | Active<CAUSE> FOCUS to LEAVE.b target:Places
      | Active<CAUSE> FOCUS to MOVE.b
      | Active<CAUSE> FOCUS-EFFECT
      | Active<RESULT-IN> FOCUS-EFFECT
      | Active<MAKE-IT> FOCUS GO.b target:Places
      | Active<MAKE-IT> FOCUS LEAVE.b target:Places
      | Active<MAKE-IT> FOCUS MOVE.b
      | NotLetting ALLOW.b FOCUS to GO.b target:Places
      | NotLetting ALLOW.b FOCUS to LEAVE.b target:Places
      | NotLetting LET.b FOCUS GO.b target:Places
      | NotLetting LET.b FOCUS LEAVE.b target:Places
    NotLetting = DO not #polarity=not
      | MODAL not #polarity=not
      | MODAL never #polarity=never
    Active<X> += FORBIDDEN-TO X.b
    UserClaim += AGENT moment:OfUser predicate:UserPart [UserMore]
    OfUser = event:UserDeed #when=after
    UserDeed = THAT EVENT.s object:Reference
      | THAT EVENT.b object:Reference
      | THAT EVENT.d object:Reference
      | THAT HAVE EVENT.p object:Reference
      | THAT HAVE just EVENT.p object:Reference
    Moment += event:Having #when=after
    Having += having EVENT.p object:Reference
      | having PRESS-KEY.p KEY
    SpeakPart += Active<TELL-ME> CARRIED target:Things Details SpeechTails #kind=speech #relation=said
      | Active<ADVISE> CARRIED OF-ABOUT target:Things Details SpeechTails #kind=speech #relation=said
      | Active<LET> CARRIED know target:Spoken Details SpeechTails #kind=speech #relation=said #channel=spoken
    ThingSpeech += Active<TELL-ME> CARRIED text:<quoted> Details #kind=speech #relation=said-as
    DeterminedThing += SOME-OF restriction:OfIts noun:Nouns
    OfIts = reference:ItsOwn #restricts=of
    ItsOwn = ITS
    CountClaim += Amount target:Counted Exists [restriction:Chain] #kind=count #relation=exist
    Exists = EXIST.s | EXIST.b | MODAL EXIST.b
    FocusClaim += FIRST-ONE [THAT] FirstLanding Be target:Places FocusTails #kind=focus #relation=start-on
    ThingFocus += Be FIRST-ONE [THAT] FirstLanding #kind=focus #relation=start-on
    FirstLanding = AGENT FIRST-LAND.b | AGENT FIRST-LAND.s | READER FIRST-LAND.s | FOCUS FIRST-LAND.s
    Sentence += context:Setting claim:BareClaim
      | claim:Claim context:LateSetting
      | claim:Claim "," context:LateSetting
      | lead:Lead "," claim:Claim context:LateSetting
    LateSetting = LATE-CONTEXT
    """
}
