extension LanguageTables {
  /// Plain wordings of claims that other tables have: by which way, as one stop, part of a label, first of all stops.
  static let plainWordingConstructions = """
    Using += MOVING-BY
    ThingPredicate += Be the ORDINAL STOP-WORD IN-ORDER #kind=order #relation=stop
      | Be FIRST-OF-STOPS #kind=order #relation=stop
    KeyClaim += nothing HAPPENS when AGENT PRESS-KEY.b KEY #kind=key #relation=nothing
      | nothing HAPPENS when AGENT PRESS-KEY.s KEY #kind=key #relation=nothing
      | nothing HAPPENS when AGENT PRESS-KEY.b KEY (in | on | from) other:Known #kind=key #relation=nothing
      | nothing HAPPENS when AGENT PRESS-KEY.s KEY (in | on | from) other:Known #kind=key #relation=nothing
      | nothing HAPPENS on KEY #kind=key #relation=nothing
    Clause += [THAT] AGENT DID.b #restricts=was
      | [THAT] AGENT DID.s #restricts=was
      | [THAT] AGENT USE.b #restricts=last-activated
    From += from other:Everywhere
    Everywhere = everywhere #everything=everything
    HearPart += Active<HEAR> target:Reference before AGENT HEAR.b other:Later SpeechTails #kind=speech #relation=before
    UsingKey += USING PRESSING [the] via:Way
    Using += USING PRESSING [the] via:Way
    ScanPart += Active<SCAN-FIRST> target:Reference first FocusTails #kind=scan #relation=starts-at
    OrderClaim += SCANNING Active<VISIT-EACH> target:Reference before other:Later #kind=order #relation=before #via=scan
    FocusPredicate += Be target:RestoredPlace #relation=return-to
      | Active<SURVIVE> moment:Survived #relation=stay
    RestoredPlace = RESTORED
    ThingClaim += target:Things predicate:ComesPart Joint predicate:BesideRest
    ComesPart = Active<COMES> other:Reference #kind=order
    BesideRest = BESIDE other:Known Tails #kind=order #elided
    ThingPredicate += Be LABELLED #kind=value #relation=label
    Preface += "[" PREFACE "]"
    ThingPredicate += Passive<SAY> as A-STOP #kind=order
      | Active<REMAIN> KEEP.p #kind=value
      | Passive<REACH-IT> FIRST [Using] #kind=order #relation=stop
    SpeakPart += Active<SAY-ALOUD> target:Things as A-STOP Tails #kind=order
      | Active<SAY-ALOUD> target:Reference EARLIER other:Later SpeechTails #kind=speech #relation=before
    HearPart += Active<HEAR> target:Reference EARLIER other:Later SpeechTails #kind=speech #relation=before
    SpeechClaim += SAY-ALOUD.b target:Reference before other:Later #kind=speech #relation=before
    FocusClaim += FOCUS-IT.b target:KnownThing FocusTails #kind=focus #relation=go-to
      | HOLD.b FOCUS KEPT-PLACE FocusTails #kind=focus #relation=stay
    Command += Forbidden FOCUS-IT.b target:KnownThing FocusTails #kind=focus #relation=go-to
    SendPart += Active<HOLD> FOCUS KEPT-PLACE FocusTails #kind=focus #relation=stay
    CarryPart += Active<HOLD> Person KEPT-PLACE FocusTails #kind=focus #relation=stay
    DoingPredicate += Active<HOLD> Carried KEPT-PLACE #kind=focus #relation=stay
      | Active<MAKE-IT> Reading SAY-ALOUD.b target:Things Details #kind=speech #relation=said
      | Active<LET> Reading SAY-ALOUD.b target:Things Details #kind=speech #relation=said
    Reading = READER | SPEAKER
    PossiblePart += SEND.b FOCUS to target:Things [Using] Tails #kind=reach #relation=reachable
      | SEND.b FOCUS onto target:Things [Using] Tails #kind=reach #relation=reachable
      | SEND.b FOCUS into target:Things [Using] Tails #kind=reach #relation=reachable
    Clause += [THAT] reference:PRONOUN ORIGIN #restricts=opener-of
    LabelEvent += KEY
    Event += OCCASION of object:Reference
    OnEvent += OCCASION of object:Reference
    ThingPredicate += Active<TAKE-FIRST> FOCUS Times PER-CYCLE #kind=order #relation=visited
    Places += LONE-ORDINAL
    Lone = LONE-ORDINAL
    Contrast += [","] not [ON] contrast:Lone
    KeyPredicate += Active<KEY-DO> target:Lone
      | Active<TRAVEL> from other:Reference to target:Lone
    Sentence += lead:Labelling "?" LedClaims
      | lead:Labelling "?" then LedClaims
    Sentence += lead:DoneFirst "," JOIN LedClaims
      | lead:DoneFirst JOIN LedClaims
      | lead:DoneFirst "," LedClaims
    DoneFirst = moment:DoneFirstMoment
    DoneFirstMoment = event:DoneFirstEvent #when=after
    DoneFirstEvent = EVENT.b object:DoneOn
      | PRESS-KEY.b KEY
      | AGENT EVENT.b object:DoneOn
      | AGENT EVENT.s object:DoneOn
      | AGENT PRESS-KEY.b KEY
      | AGENT PRESS-KEY.s KEY
    DoneOn = KnownThing [restriction:Clause]
      | KnownThing restriction:Chain
      | name:<name>
    ThingPredicate += Be SCANNED FIRST #kind=order #relation=stop #via=scan
    EffectPredicate += Active<KEEP> target:Kept #kind=value
    Kept = DeterminedThing [restriction:Clause]
      | DeterminedThing restriction:Chain
      | EVERYTHING restriction:Clause
      | WHAT-WAS-TYPED
    ByHappening += RETURN-FROM object:Reference
    FocusClaim += it Active<GO> target:Places FocusTails #kind=focus #elided
      | it Active<LEAVE> target:Places FocusTails #kind=focus #elided
      | it Active<REST> FocusTails #kind=focus #elided
    ThingRest += still RestState Tails #still #elided
      | still RestSpeech SpeechTails #still #elided
    Carried += SPEAKER
    Person += SPEAKER
    EffectPart += Active<ALTER> target:Things to text:<quoted> FocusTails #kind=state #relation=changes
    Pressable += DETERMINER noun:ControlNouns
    ControlNouns = button #spelled | link #spelled | icon #spelled | pin #spelled
      | Before button #spelled | Before link #spelled | Before icon #spelled | Before pin #spelled
      | Before chip #spelled | Before tile #spelled
      | Before Before button #spelled | Before Before link #spelled | Before Before icon #spelled
    """

  /// What part of the app a line is about, as a label before it.
  static let topicConstructions = """
    Sentence += place:Topic ":" LedClaims
    Topic = reference:TopicThing #restricts=in
    TopicThing = noun:TopicNouns #quantifier=the
    TopicNouns = screen #spelled
      | BareBefore screen #spelled
      | page #spelled
      | BareBefore page #spelled
      | form #spelled
      | BareBefore form #spelled
      | dialog #spelled
      | BareBefore dialog #spelled
      | sheet #spelled
      | BareBefore sheet #spelled
      | list #spelled
      | BareBefore list #spelled
      | picker #spelled
      | BareBefore picker #spelled
      | player #spelled
      | BareBefore player #spelled
      | chat #spelled
      | BareBefore chat #spelled
      | composer #spelled
      | BareBefore composer #spelled
      | grid #spelled
      | BareBefore grid #spelled
      | menu #spelled
      | BareBefore menu #spelled
      | popup #spelled
      | BareBefore popup #spelled
      | panel #spelled
      | BareBefore panel #spelled
      | toolbar #spelled
      | BareBefore toolbar #spelled
      | map #spelled
      | BareBefore map #spelled
      | keypad #spelled
      | BareBefore keypad #spelled
      | calendar #spelled
      | BareBefore calendar #spelled
      | gallery #spelled
      | BareBefore gallery #spelled
      | library #spelled
      | BareBefore library #spelled
      | inbox #spelled
      | BareBefore inbox #spelled
      | cart #spelled
      | BareBefore cart #spelled
      | basket #spelled
      | BareBefore basket #spelled
      | editor #spelled
      | BareBefore editor #spelled
      | feed #spelled
      | BareBefore feed #spelled
      | board #spelled
      | BareBefore board #spelled
      | drawer #spelled
      | BareBefore drawer #spelled
      | banner #spelled
      | BareBefore banner #spelled
      | tab #spelled
      | BareBefore tab #spelled
      | sidebar #spelled
      | BareBefore sidebar #spelled
      | dashboard #spelled
      | BareBefore dashboard #spelled
      | table #spelled
      | BareBefore table #spelled
      | popover #spelled
      | BareBefore popover #spelled
      | wizard #spelled
      | BareBefore wizard #spelled
      | timeline #spelled
      | BareBefore timeline #spelled
    """
}
