extension LanguageTables {
  /// Claims about where focus is and goes: of focus itself, of the reader, of the user, of what the user does.
  static let focusConstructions = """
    FocusClaim = FocusSubject predicate:FocusPart [FocusMore]
      | FOCUS moment:Moment predicate:FocusPart
      | target:Reference Active<TAKE-FIRST> FOCUS first FocusTails #kind=focus #relation=start-on
      | moment:Opening Active<OPENS> target:Places FocusTails #kind=focus #relation=start-on
      | target:Reference Active<TAKE-FIRST> FIRST-FOCUS FocusTails #kind=focus #relation=start-on
      | target:Reference Passive<FOCUS-IT> first FocusTails #kind=focus #relation=start-on
      | FIRST-FOCUS Active<BEGIN> target:Places FocusTails #kind=focus #relation=start-on
      | FIRST-FOCUS Be on target:Places FocusTails #kind=focus #relation=start-on
      | SEND.b FOCUS To target:Places FocusTails #kind=focus
      | RESTORE.b FOCUS ON target:Places FocusTails #kind=focus
      | HOLD.b FOCUS Where target:Places FocusTails #kind=focus
      | do not move FOCUS FocusTails #kind=focus #relation=stay
      | SWIPES Active<MOVE-INSIDE> target:Reference FocusTails #kind=focus #via=swipe
    StayThere = Active<REST-THERE> FocusTails #kind=focus
    FocusSubject = FOCUS
    FocusPart = FocusPredicate FocusTails #kind=focus
    FocusMore = Joint predicate:FocusPart [FocusMore]
      | Joint predicate:StayThere
      | "," predicate:FocusPart Joint predicate:FocusPart
    FocusPredicate = Active<GO> target:Places
      | Active<LEAVE> target:Places
      | Passive<PUT> target:Places
      | Be SPOT-OF-FOCUS target:Places
      | Active<MOVE>
      | Active<MOVE> Times
      | Active<REST>
      | Passive<LOSE>
      | Be nowhere #relation=none
      | [ADVERB] SPOT-OF-FOCUS target:Places
    Opening = event:OpeningEvent #when=after
    OpeningEvent = object:Reference #happening=open
    To = TO-PLACE | INTO-PLACE
    Where = ON-PLACE | IN-PLACE
    DoingClaim = moment:ByDoing predicate:DoingPart [DoingMore]
    DoingMore = Joint predicate:DoingPart [DoingMore]
    DoingPart = DoingPredicate FocusTails
    DoingPredicate = Active<SEND> Carried To target:Places #kind=focus
      | Active<RESTORE> Carried ON target:Places #kind=focus
      | Active<HOLD> Carried Where target:Places #kind=focus
      | DO not move Carried #kind=focus #relation=stay
      | Active<SAY-ALOUD> target:Things Details #kind=speech #relation=said
    Carried = FOCUS | CARRIED
    ByDoing = event:Doing #when=after
      | event:ByHappening #when=after
    ByHappening = TAP-ON object:Reference #happening=activate | HAPPENING | the HAPPENING [of object:Reference] | a HAPPENING [of object:Reference]
    """

  /// Claims of the reader and of the user.
  static let readerConstructions = """
    ReaderClaim = READER predicate:ReaderPart [ReaderMore]
    ReaderMore = Joint predicate:StayThere
      | Joint predicate:ReaderPart [ReaderMore]
    ReaderPart = FocusPart | SpeakPart | Active<PASS-OVER> target:Things Tails #kind=reach #relation=reachable #lacking | only FOCUSES.s target:Things Tails #kind=reach #relation=reachable #only
    SpeakPart = Active<SAY-ALOUD> target:Things Details SpeechTails #kind=speech #relation=said
      | Active<SAY-ALOUD> target:Reference before other:Later SpeechTails #kind=speech #relation=before
      | Active<SAY-ALOUD> target:Reference Then other:Reference SpeechTails #kind=speech #relation=before
      | Active<SAY-ALOUD> only target:Reference SpeechTails #kind=speech #relation=only
      | Be SILENT SpeechTails #kind=speech #relation=said
      | Silently SILENT SpeechTails #kind=speech #relation=said
    UserClaim = AGENT predicate:UserPart [UserMore]
      | POSSIBLE predicate:PossiblePart
    PossiblePart = REACH.b target:Things [Using] Tails #kind=reach
      | LEAVE.b target:Reference Tails #kind=trap
    UserMore = Joint predicate:StayThere
      | Joint predicate:UserPart [UserMore]
    UserPart = UserPredicate FocusTails #kind=focus
      | HearPart
      | Can REACH.b target:Things [Using] Tails #kind=reach
      | Can REACH.b target:Reference ByDistance Tails #kind=steps
      | Active<REACH-IT> target:Reference ByDistance Tails #kind=steps
      | Can LEAVE.b target:Reference Tails #kind=trap
      | Can CAN-BE.b target:Reference [UsingKey] Tails #kind=state #relation=can
      | Can HEAR.b target:Things Details SpeechTails #kind=speech #relation=said
      | Active<NEED> steps:Distance to ARRIVE.b target:Reference Tails #kind=steps #relation=steps
    UserPredicate = Be SPOT-OF-FOCUS target:Places
      | Active<USER-GO> target:Places
      | Passive<CARRY-USER> To target:Places
      | Active<REST>
    HearPart = Passive<INFORM> target:Reference Details SpeechTails #kind=speech #relation=said
      | Active<HEAR> target:Things Details SpeechTails #kind=speech #relation=said
      | Active<HEAR> target:Reference before other:Later SpeechTails #kind=speech #relation=before
      | Active<HEAR> target:Reference Then other:Reference SpeechTails #kind=speech #relation=before
      | Active<HEAR> only target:Reference SpeechTails #kind=speech #relation=only
    """

  /// Claims about what is heard.
  static let speechConstructions = """
    SpeechClaim = SAY-ALOUD.b target:Things Details #kind=speech #relation=said
      | do not SAY-ALOUD.b target:Things Details #kind=speech #relation=said #polarity=not
      | first target:Reference Be SAY.p "," then other:Later #kind=speech #relation=before
      | FIRST-THING SAY.p Be target:Things #kind=speech #relation=said
      | FIRST-THING [THAT] AGENT HEAR.b Be target:Things #kind=speech #relation=said
      | FIRST-THING [THAT] READER SAY-ALOUD.s Be target:Things #kind=speech #relation=said
      | only target:Things Passive<SAY> #kind=speech #relation=only
      | no announcement INTERRUPT.s target:Reference #kind=speech #relation=said #channel=spoken
      | nothing INTERRUPT.s target:Reference #kind=speech #relation=said #channel=spoken
      | [the] speech Be text:<quoted> #kind=speech #relation=exact
      | [the] speech CONTAIN text:<quoted> #kind=speech
    Silently = stays | remains | should stay | should remain | must stay | must remain
    Details = {Detail}
    Detail = Times | [","] FIRST | [","] WHOLE | "," Times
    SpeechTails = {Tail} [LAST-MANNER] | {Tail} Contrast {Tail}
    Then = "," then | then | "," and then | and then
    """

  /// What is claimed of a thing: that it takes focus, is heard, reached, kept, what it is and does.
  static let thingConstructions = """
    ThingClaim = target:Things predicate:ThingPart [ThingMore]
      | target:Plain RestSpeech SpeechTails
      | target:Things BE neither predicate:Neither nor predicate:Neither
      | target:Things BE not predicate:Neither or predicate:Neither
      | target:Things BE never predicate:Never or predicate:Never
      | subject:Reference predicate:SendPart
    Plain = quoted:<quoted> | noun:BareNouns #quantifier=the
    Neither = RestSpeech Tails #polarity=not | RestState Tails #polarity=not
    Never = RestSpeech Tails #polarity=never | RestState Tails #polarity=never
    SendPart = Active<SEND> Carried To target:Places FocusTails #kind=focus
      | Active<RESTORE> Carried ON target:Places FocusTails #kind=focus
      | Active<HOLD> Carried Where target:Places FocusTails #kind=focus
    ThingMore = Joint predicate:ThingPart [ThingMore]
      | Joint predicate:ThingRest [ThingMore]
      | "," predicate:ThingPart Joint predicate:ThingPart
    ThingPart = ThingFocus FocusTails | ThingSpeech SpeechTails | ThingPredicate Tails
    ThingRest = RestSpeech SpeechTails #elided
      | RestState Tails #elided
    NotCut = BE not INTERRUPT.p | BE never INTERRUPT.p | MODAL not be INTERRUPT.p | MODAL never be INTERRUPT.p
    ThingFocus = Active<TAKE> FOCUS [Times] #kind=focus
      | Active<TAKE> FOCUS from other:Reference #kind=focus
      | Active<TAKE> FOCUS away from other:Reference #kind=focus
      | Passive<HIGHLIGHT> [Using] [Times] #kind=focus
      | Active<REMAIN> HIGHLIGHT.p #kind=focus #relation=stay-on
    ThingSpeech = Passive<SAY> Details #kind=speech #relation=said
      | Passive<SAY> as text:<quoted> Details #kind=speech #relation=said-as
      | Passive<SAY> text:<quoted> Details #kind=speech #relation=said-as
      | Passive<SAY> restriction:Except #kind=speech #relation=said
      | Passive<SAY> as [a] Told #kind=speech #relation=said-as
      | Passive<SAY> TOGETHER other:Reference #kind=speech #relation=said-with
      | Active<TELL> text:<quoted> Details #kind=speech #relation=said-as
      | Active<TELL> other:EitherText Details #kind=speech #relation=said-as
      | Active<TELL> other:ToldThings #kind=speech #relation=said-with
      | Active<SAY-AS> text:<quoted> #kind=speech #relation=said-as
      | Active<SAY-AS> [a] Told #kind=speech #relation=said-as
      | Be SILENT #kind=speech #relation=said
      | NotCut #kind=speech #relation=said #channel=spoken
      | NotAgain #kind=speech #relation=said #bound=≤ #number=1 #channel=spoken
    NotAgain = BE not REPEAT.p | BE never REPEAT.p | DO not REPEAT.b | MODAL not be REPEAT.p
    RestSpeech = SAY.p Details #kind=speech #relation=said
      | SAY.p as text:<quoted> #kind=speech #relation=said-as
      | SAY.p as [a] Told #kind=speech #relation=said-as
      | SAY.p TOGETHER other:Reference #kind=speech #relation=said-with
    Except = EXCEPT reference:Low #restricts=except
    Told = TOLD
    EitherText = [EITHER] member:Text or member:Text #combination=oneOf
    Text = quoted:<quoted>
    ToldThings = DeterminedThing [restriction:Clause]
      | DeterminedThing restriction:Chain
      | member:DeterminedThing and member:Thing #combination=each
      | member:DeterminedThing "," member:Thing [","] and member:Thing #combination=each
    ThingPredicate = Passive<SAY> before other:Later #kind=speech #relation=before
      | Passive<SAY> Then other:Reference #kind=speech #relation=before
      | Passive<SAY> after other:Later #kind=speech #relation=after
      | Be REACHABLE [Using] #kind=reach
      | Can be REACH.p [Using] #kind=reach
      | Can be REACH.p restriction:Except #kind=reach
      | Be REACHABLE restriction:Except #kind=reach
      | Be a ROLE #kind=value #relation=role
      | Be ROLE #attribute #kind=value #relation=role
      | Be text:<quoted> #attribute #kind=value #relation=attribute
      | Be NAMED text:<quoted> #kind=value #relation=label
      | Active<OWN> A-LABEL text:<quoted> #kind=value #relation=label
      | Active<OFFER> CUSTOM-ACTION Texts #kind=state #relation=offers
      | Can TAKE-FIRST.b FOCUS [Using] #kind=reach #relation=reachable
      | Can be REACH.p From #kind=reach
      | Be REACHABLE From #kind=reach
      | Active<TAKE-FIRST> FOCUS Using #kind=reach #relation=reachable
      | Be WHERE-FOCUS #kind=focus
      | Passive<SAY> DIRECTION-OF-ORDER #kind=order #relation=direction
      | Active<HOLD> OWN-PLACE #kind=state #relation=is
      | Be ABLE [UsingKey] #kind=state #relation=can
      | Active<DOES> #kind=state #relation=does
      | Passive<REACH-IT> Using #kind=reach #relation=reachable
      | Be REACHABLE ByDistance #kind=steps
      | Can be REACH.p ByDistance #kind=steps
      | Passive<REACH-IT> ByDistance #kind=steps #relation=steps
      | Can be REACH.p ByDistance From #kind=steps
      | Be REACHABLE ByDistance From #kind=steps
      | Be A-GROUP #kind=order
      | Be SCANNED as A-GROUP #kind=order #via=scan
      | BE not A-TRAP #kind=trap #relation=leave
      | MODAL not be A-TRAP #kind=trap #relation=leave
      | BE no TRAP #kind=trap #relation=leave
      | Be ONE-STOP text:<quoted> #kind=order
      | Active<REMAIN> IN-PLACE-STATE #kind=state #relation=is
      | Be STATE-TOO #kind=state #relation=is
      | Active<REMAIN> STATE-TOO #kind=state #relation=is
      | Be steps:Distance away [from other:Reference] #kind=steps #relation=steps
      | Be steps:Distance from other:Reference #kind=steps #relation=steps
      | Active<COMES> other:Reference #kind=order
      | Active<COMES> other:Known IN-ORDER #kind=order
      | Active<COME-AS> FIRST #kind=order
      | Be between list:Reference and list:Reference #kind=order #relation=between
      | Active<COMES-BETWEEN> list:Reference and list:Reference #kind=order #relation=between
      | Be BESIDE other:Known #kind=order
      | Be BESIDE other:Known IN-ORDER #kind=order
      | Passive<FOLLOWED> by other:Reference #kind=order
      | Be VISITED [Times] [PER-CYCLE] #kind=order
      | Be SCANNED #kind=reach #relation=reachable #via=scan
      | Be SCANNED Times [PER-CYCLE] #kind=order #relation=visited #via=scan
      | Be SCANNED before other:Later #kind=order #relation=before #via=scan
      | Be SCANNED after other:Later #kind=order #relation=after #via=scan
      | Be FIRST-FOCUSED #kind=focus #relation=start-on
      | Passive<REACH-IT> before other:Later #kind=order #relation=before
      | Passive<REACH-IT> after other:Later #kind=order #relation=after
      | Be the ORDINAL STOP-WORD #kind=order #relation=stop
      | Be NEXT-IN #kind=next #relation=lands-on
      | Be PLACED other:Known #kind=state #relation=located
      | Be the ORDINAL PLACED-STOP other:Known #kind=order #relation=stop
      | Active<BY-KEY> USING KEY #kind=key
      | Be A-STOP #kind=order
      | Be ONE-STOP #kind=order
      | ValuePredicate
      | Active<CHANGE> #kind=state #relation=changes
      | Active<CHANGE> to text:<quoted> #kind=state #relation=changes
      | Active<CHANGE> from list:Text to list:Text #kind=state #relation=changes
      | Active<REMAIN> #kind=state #relation=is #text=visible
      | Active<SURVIVE> moment:Survived #kind=value #relation=kept
      | Active<BECOME> #kind=state #relation=is
      | Can be CAN-BE.p [UsingKey] #kind=state #relation=can
      | Active<COVER> other:Reference #kind=state #relation=covers
      | Active<OWN> Amount other:Owned #kind=count #relation=has
      | Active<OWN> Amount other:Owned each #kind=count #relation=has
      | Active<OWN> no other:Owned #kind=count #relation=has #number=0
    RestState = REACHABLE [Using] #kind=reach
      | still REACH-IT.p Using #kind=reach #relation=reachable #still
      | REACH-IT.p Using #kind=reach #relation=reachable
      | SCANNED #kind=reach #relation=reachable #via=scan
      | A-STOP #kind=order
      | STATE #kind=state #relation=is
    Texts = list:Text | list:Text and list:Text | list:Text "," list:Text [","] and list:Text
    Survived = event:Event #when=after
    UsingKey = USING [the] via:Way | USING [the] via:Way or via:Way
    Owned = noun:Nouns [restriction:Clause] #quantifier=any
      | noun:Nouns restriction:Chain #quantifier=any
    """

  /// Claims about what can be reached, and in how many steps.
  static let reachConstructions = """
    ReachClaim = only target:Things Be REACHABLE [Using] #kind=reach #only
      | only target:Things Can be REACH.p [Using] #kind=reach #only
      | SWIPING Active<ARRIVE> target:Reference #kind=reach #relation=reachable #via=swipe
      | SWIPING Active<PASS-OVER> target:Reference #kind=reach #relation=reachable #via=swipe #lacking
      | SWIPING Can ARRIVE.b target:Reference #kind=reach #relation=reachable #via=swipe
    Using = USING [the] via:Way
      | USING [the] via:Way or [USING] via:Way
    Way = KEY | WAY
    SwipeOnce = SWIPING DIRECTION #number=1 #step=swipe
    StepsClaim = steps:SwipeOnce From Active<STEP-TO> target:Reference #kind=steps #relation=steps
      | steps:SwipeOnce From Active<BRING-BY> Carried ON target:Reference #kind=steps #relation=steps
      | steps:Distance Active<ARRIVE> target:Reference #kind=steps #relation=steps
      | From "," steps:Distance Active<ARRIVE> target:Reference #kind=steps #relation=steps
      | From "," target:Reference Be steps:Distance #kind=steps #relation=steps
      | From "," target:Reference Be steps:Distance away #kind=steps #relation=steps
      | steps:Distance From Active<ARRIVE> target:Reference #kind=steps #relation=steps
      | steps:Distance From to target:Reference #kind=steps #relation=steps
      | it Be steps:Distance From to target:Reference #kind=steps #relation=steps
      | steps:Distance Active<LEAD> From to target:Reference #kind=steps #relation=steps
      | steps:Distance Active<BRING-BY> Carried ON target:Reference #kind=steps #relation=steps
      | steps:Distance Be enough to ARRIVE.b target:Reference #kind=steps #relation=steps
      | it Active<NEED> steps:Distance to ARRIVE.b target:Reference #kind=steps #relation=steps
      | it Active<NEED> steps:Distance to ARRIVE.b from other:Reference to target:Reference #kind=steps #relation=steps
    From = from other:Known
    ByDistance = in steps:Distance
      | with steps:Distance
      | after steps:Distance
      | within steps:WithinSteps
    WithinSteps = number:<number> STEP [DIRECTION] #bound=≤
      | a [single] STEP [DIRECTION] #bound=≤ #number=1
    Distance = [BOUND] number:<number> STEP [DIRECTION]
      | number:<number> STEP [DIRECTION] AT-MOST
      | number:<number> AT-MOST STEP [DIRECTION]
      | a [single] STEP [DIRECTION] #number=1
      | a STEP or less #number=1 #bound=≤
    """
}
