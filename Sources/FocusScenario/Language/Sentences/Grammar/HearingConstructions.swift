extension LanguageTables {
  /// What the reader says, what a person hears.
  static let hearingConstructions = """
    SpeakPart = Active<SAY-ALOUD> target:Things Details SpeechTails #kind=speech #relation=said
      | Active<SAY-ALOUD> target:Reference before other:Later SpeechTails #kind=speech #relation=before
      | Active<SAY-ALOUD> target:Reference Then other:Reference SpeechTails #kind=speech #relation=before
      | Active<SAY-ALOUD> first target:Reference Then other:Reference SpeechTails #kind=speech #relation=before
      | first SAY-ALOUD.s target:Reference Then other:Reference SpeechTails #kind=speech #relation=before
      | Active<SAY-ALOUD> target:Reference NOTHING-ELSE SpeechTails #kind=speech #relation=only
      | Active<SAY-ALOUD> target:Reference and other:Reference in THAT-ORDER SpeechTails #kind=speech #relation=before
      | Active<SAY-ALOUD> SpokenThree in THAT-ORDER SpeechTails #kind=speech #relation=list
      | Active<SAY-ALOUD> SpokenList SpeechTails #kind=speech #relation=list
      | Active<SAY-ALOUD> only target:Reference SpeechTails #kind=speech #relation=only
      | only SAY-ALOUD.s target:Reference OnlyTimes SpeechTails #kind=speech #relation=said
      | Active<SAY-ALOUD> target:Reference as text:<quoted> Details SpeechTails #kind=speech #relation=said-as
      | Active<SAY-ALOUD> target:Reference as Role Details SpeechTails #kind=speech #relation=said-as
      | Active<FINISH> SAY-ALOUD.g target:Reference SpeechTails #kind=speech #relation=said #uninterrupted
      | Active<REPORT> target:Things Details SpeechTails #kind=speech #relation=said
      | NotRepeated target:Reference SpeechTails #kind=speech #relation=said #bound=≤ #number=1 #channel=spoken
      | Be SILENT SpeechTails #kind=speech #relation=said
      | Active<STAY-SILENT> SILENT SpeechTails #kind=speech #relation=said
    NotRepeated = DO not REPEAT.b | MODAL not REPEAT.b | never REPEAT.s
    HearPart = Passive<INFORM> target:Reference Details SpeechTails #kind=speech #relation=said
      | Active<HEAR> target:Things Details SpeechTails #kind=speech #relation=said
      | Active<HEAR> target:Reference before other:Later SpeechTails #kind=speech #relation=before
      | Active<HEAR> target:Reference Then other:Reference SpeechTails #kind=speech #relation=before
      | Active<HEAR> first target:Reference Then other:Reference SpeechTails #kind=speech #relation=before
      | first HEAR.b target:Reference Then other:Reference SpeechTails #kind=speech #relation=before
      | Active<HEAR> target:Reference NOTHING-ELSE SpeechTails #kind=speech #relation=only
      | Active<HEAR> target:Reference and other:Reference in THAT-ORDER SpeechTails #kind=speech #relation=before
      | Active<HEAR> SpokenThree in THAT-ORDER SpeechTails #kind=speech #relation=list
      | Active<HEAR> SpokenList SpeechTails #kind=speech #relation=list
      | Active<HEAR> only target:Reference SpeechTails #kind=speech #relation=only
      | only HEAR.b target:Reference OnlyTimes SpeechTails #kind=speech #relation=said
      | Active<HEAR> target:Reference as text:<quoted> Details SpeechTails #kind=speech #relation=said-as
    """

  /// What is said of a thing, and as what.
  static let saidConstructions = """
    NotCut = BE not INTERRUPT.p | BE never INTERRUPT.p | MODAL not be INTERRUPT.p | MODAL never be INTERRUPT.p
    ThingSpeech = Passive<SAY> Details #kind=speech #relation=said
      | Passive<SAY> as text:<quoted> Details #kind=speech #relation=said-as
      | Passive<SAY> as other:EitherText Details #kind=speech #relation=said-as
      | Passive<SAY> text:<quoted> Details #kind=speech #relation=said-as
      | Passive<SAY> restriction:Except #kind=speech #relation=said
      | Passive<SAY> as Role Details #kind=speech #relation=said-as
      | Passive<SAY> TOGETHER other:Reference Details #kind=speech #relation=said-with
      | Passive<SAY> TOGETHER other:SpokenParts Details #kind=speech #relation=said-with
      | Passive<IDENTIFY> as text:<quoted> Details #kind=speech #relation=said-as
      | Passive<IDENTIFY> as Role Details #kind=speech #relation=said-as
      | Active<TELL> text:<quoted> Details #kind=speech #relation=said-as
      | Active<TELL> other:EitherText Details #kind=speech #relation=said-as
      | Active<TELL> other:ToldThings #kind=speech #relation=said-with
      | Active<SAY-AS> text:<quoted> Details #kind=speech #relation=said-as
      | Active<SAY-AS> Role Details #kind=speech #relation=said-as
      | Be SILENT #kind=speech #relation=said
      | Active<STAY-SILENT> SILENT #kind=speech #relation=said
      | BE only SAY.p OnlyTimes #kind=speech #relation=said
      | NotCut [BY-OTHERS] #kind=speech #relation=said #channel=spoken
      | NotAgain #kind=speech #relation=said #bound=≤ #number=1 #channel=spoken
    NotAgain = BE not REPEAT.p | BE never REPEAT.p | DO not REPEAT.b | MODAL not be REPEAT.p
    ThingPredicate += Passive<SAY> EARLIER other:Later #kind=speech #relation=before
    RestSpeech = SAY.p Details #kind=speech #relation=said
      | SAY.p as text:<quoted> Details #kind=speech #relation=said-as
      | SAY.p as Role Details #kind=speech #relation=said-as
      | SAY.p TOGETHER other:Reference #kind=speech #relation=said-with
    Role = TOLD | ARTICLE TOLD
    SpokenParts = member:Reference and member:Reference #combination=each
      | member:Reference "," member:Reference [","] and member:Reference #combination=each
    EitherText = [EITHER] member:Text or member:Text #combination=oneOf
    Text = quoted:<quoted>
    ToldThings = DeterminedThing [restriction:Clause]
      | DeterminedThing restriction:Chain
      | member:DeterminedThing and member:Thing #combination=each
      | member:DeterminedThing "," member:Thing [","] and member:Thing #combination=each
      | member:DeterminedThing "," member:Thing "," member:Thing [","] and member:Thing #combination=each
    """
}
