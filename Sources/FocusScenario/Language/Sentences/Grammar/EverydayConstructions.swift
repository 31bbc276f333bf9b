extension LanguageTables {
  /// Claims as people put them: what is all that is heard, what a thing has or lacks, one thing and then another.
  static let everydayConstructions = """
    SpeechClaim += target:Else Passive<SAY> #kind=speech #relation=said
    SpeakPart += Active<SAY-ALOUD> target:Else SpeechTails #kind=speech #relation=said
    HearPart += Active<HEAR> target:Else SpeechTails #kind=speech #relation=said
    Else = NOTHING-BESIDES #everything=anything_else #quantifier=no
      | ANYTHING-BESIDES #everything=anything_else #quantifier=any
    ThingPredicate += Active<HAS> A-NAME #kind=value #relation=label
      | Be NAMELESS #kind=value #relation=label #lacking
    ThingSpeech += Active<TELL> SELF-IS Role Details #kind=speech #relation=said-as
      | Active<TELL> other:InTurn Details #kind=speech #relation=said-with #manner=in_order
    InTurn = member:DeterminedThing Then member:DeterminedThing #combination=each
      | member:DeterminedThing "," member:DeterminedThing Then member:DeterminedThing #combination=each
    ThingPredicate += Be FIRST-THING SAY.p #kind=speech #relation=said
      | Be FIRST-THING to be SAY.p #kind=speech #relation=said
      | Be FIRST-THING [THAT] AGENT HEAR.b #kind=speech #relation=said
      | Be FIRST-THING [THAT] READER SAY-ALOUD.s #kind=speech #relation=said
      | Be the ORDINAL STOP-WORD ON other:Known #kind=order #relation=stop
      | Active<COMES-ONE> first Then other:Reference #kind=order #relation=before
      | Can be REACH.p From ByDistance #kind=steps
      | Be Reachable From ByDistance #kind=steps
    SpeechClaim += first AGENT HEAR.b target:Reference Then other:Reference #kind=speech #relation=before
      | first READER SAY-ALOUD.s target:Reference Then other:Reference #kind=speech #relation=before
    StepsClaim += From to target:Reference it Active<NEED> steps:Distance #kind=steps #relation=steps
      | it Active<NEED> steps:Distance From to target:Reference #kind=steps #relation=steps
      | steps:SwipeOnce Active<LEAD> From to target:Reference #kind=steps #relation=steps
      | steps:SwipeOnce From Active<GOES-BACK> to target:Reference #kind=steps #relation=steps
      | AGENT NoNeed steps:OverDistance to ARRIVE.b target:Reference #kind=steps #relation=steps
      | steps:Sided other:Reference Be target:Reference #kind=steps #relation=steps
      | steps:Sided other:Reference AGENT GET-AT.b target:Reference #kind=steps #relation=steps
    NoNeed = DO not NEED.b
    OverDistance = more than number:<number> STEP #bound=≤
      | more than a [single] STEP #bound=≤ #number=1
    OrderClaim += SWIPING Active<GO-ROUND> List [InThatOrder] #kind=order #relation=list
    CountClaim += THE-NUMBER-OF target:Counted Be number:<number> #kind=count #relation=exist
      | there Be Amount target:CountedLabel #kind=count #relation=exist
      | there Be no target:CountedLabel #kind=count #relation=exist #number=0
      | ROTOR Active<LIST-IT> Amount target:Counted #kind=count #relation=exist
    CountedLabel = quoted:<quoted> #quantifier=any
      | quoted:<quoted> kindNoun:Nouns #quantifier=any
      | quoted:<quoted> restriction:Chain #quantifier=any
      | quoted:<quoted> kindNoun:Nouns restriction:Chain #quantifier=any
    FocusClaim += FOCUS ":" target:Places FocusTails #kind=focus #relation=on
    FocusPredicate += NotAt on contrast:Reference but SPOT-OF-FOCUS target:Places
      | NotGoing GO.b contrast:Reference but to target:Places
    NotAt = BE not | MODAL not be
    NotGoing = DO not | MODAL not
    Clause += THAT Be OPENED.p #restricts=was
    TrapClaim += via:StepKey NeverStuck in target:Reference #kind=trap #relation=leave
    NeverStuck = never STUCK.s | DO not STUCK.b | MODAL never STUCK.b | MODAL not STUCK.b
    ThingClaim += Names Be OFFERED-AS ACTIONS-OF (on | of) target:Known Tails #kind=state #relation=offers
      | Names Be OFFERED-AS ACTIONS-OF for target:Known Tails #kind=state #relation=offers
      | Names Be AMONG-ACTIONS (of | on) target:Known Tails #kind=state #relation=offers
      | Names Be LEFT-OUT-OF-ACTIONS (of | on) target:Known Tails #kind=state #relation=offers #lacking
      | THE-ACTIONS (of | on) target:Known INCLUDE.b Names Tails #kind=state #relation=offers
      | other:Reference Be PART-OF target:Reference Active<TELL> Tails #kind=speech #relation=said-with
    Moment += WHEN-DONE event:DoneTo
    DoneTo = DONE-TO.p
    OnEvent += PRESSING KEY
    Event += PRESSING KEY
    LabelEvent += HAPPENING | Compound | OUTCOME object:Compounded
    KnownThing += DETERMINER quoted:<quoted> kindNoun:<name>
    ThingPredicate += Be what AGENT HEAR.b #kind=speech #relation=said
      | Be what READER SAY-ALOUD.s #kind=speech #relation=said
      | Be ALL-HEARD [THAT] AGENT HEAR.b #kind=speech #relation=only
      | Be ALL-HEARD [THAT] READER SAY-ALOUD.s #kind=speech #relation=only
      | Be ALL-HEARD [THAT] Be SAY.p #kind=speech #relation=only
    SpeechClaim += what AGENT HEAR.b Be target:Things #kind=speech #relation=said
      | what READER SAY-ALOUD.s Be target:Things #kind=speech #relation=said
      | ALL-HEARD [THAT] AGENT HEAR.b Be target:Reference #kind=speech #relation=only
      | ALL-HEARD [THAT] READER SAY-ALOUD.s Be target:Reference #kind=speech #relation=only
      | ALL-HEARD SAY.p Be target:Reference #kind=speech #relation=only
    ThingPredicate += Active<OWN> Amount other:Owned ":" List #kind=order #relation=list
      | Active<COMPRISE> Amount other:Owned ":" List #kind=order #relation=list
    StepsClaim += steps:SwipeOnce Active<STEP-TO> target:Reference #kind=steps #relation=steps
      | steps:SwipeOnce Active<GOES-BACK> to target:Reference #kind=steps #relation=steps
    EffectMore += Joint predicate:DoingPart [EffectMore]
    DoingMore += Joint predicate:EffectPart [DoingMore]
    Claims += claim:EffectClaim claim:WithFocus
    LedClaims += claim:EffectClaim claim:WithFocus
    ThingPredicate += Be ONE-STOP NAMING text:<quoted> #kind=order
    State += object:Reference BE CONDITION #condition=is
    DoingPredicate += Active<ENDS-UP> target:Places #kind=focus
    ByHappening += COMING-BACK
    """

  /// More claims in the style of notes.
  static let noteConstructions = """
    LabelEvent += object:Compounded ENDED | object:Compounded BECAME | WrongBare
    ArrowEvent += object:Compounded ENDED | object:Compounded BECAME | WrongBare | OUTCOME object:Compounded
    WrongBare = object:WrongThing #happening=submit
    WrongThing = noun:WrongNouns #quantifier=a
    Sentence += claim:LoneClaim
    LoneClaim = target:NoteThing BESIDE other:NoteThing #kind=order
      | target:NoteThing SAY.p before other:NoteThing #kind=speech #relation=before
      | target:NoteThing SAY.p after other:NoteThing #kind=speech #relation=after
      | [the] ORDINAL STOP-WORD ":" target:Brief Tails #kind=order #relation=stop
    NoteThing = quoted:<quoted>
      | name:<name>
      | noun:BareNouns #quantifier=the
    BriefClaim += target:Brief not A-STOP Tails #kind=order #polarity=not
      | READER SILENT Tails #kind=speech #relation=said
      | target:Brief UP-STATE Lasting Tails #kind=state #relation=is
      | target:DeterminedThing NAMELESS Tails #kind=value #relation=label #lacking
      | target:Brief KEEP.p Tails #kind=value
      | target:Brief ":" steps:Distance From Tails #kind=steps #relation=steps
    FocusPredicate += never LOSE.p #polarity=never
      | never MOVE.p #polarity=never
    ByHappening += ALONE.g
    """
}
