extension LanguageTables {
  /// Constructions that people use and the language does not take: the lenient reader offers what they come to.
  static let wideConstructions = """
    Claim += BriefClaim
      | KeptClaim
      | ListClaim
      | PutClaim
    KeptClaim = KEPT-TEXT Active<STAY-IN-IT> target:Known Tails #kind=value #relation=kept
      | KEPT-TEXT Be STILL-IN target:Known Tails #kind=value #relation=kept
      | target:Known Active<KEEP> WHATEVER Tails #kind=value #relation=kept
      | nothing WAS-TYPED in target:Known Be LOST Tails #kind=value #relation=kept
      | nothing in target:Known Be LOST Tails #kind=value #relation=kept
    KeptClaim += KEPT-TEXT moment:Moment Be STILL-IN target:Known #kind=value #relation=kept
      | KEPT-TEXT Be LOST-NOT Tails #kind=value #relation=kept
    DeterminedThing += WHICHEVER noun:Nouns WAS-ON
      | DETERMINER noun:Nouns WAS-ON
      | WHATEVER-ON
      | NONE-OF noun:Nouns #quantifier=no
      | EITHER-OF noun:Nouns #quantifier=any
    ThingFocus += Active<HAVE-IT> again #kind=focus #relation=return-to
      | Active<HAVE-IT> back #kind=focus #relation=return-to
      | Active<TAKE> FOCUS back #kind=focus #relation=return-to
      | Active<TAKE> FOCUS again #kind=focus #relation=return-to
      | Be FIRST-LIT <noun> #kind=focus #relation=start-on
    ThingPredicate += Be ITS-STOP STOP-WORD #kind=order #relation=stop
      | Be LIT Times PER-CYCLE #kind=scan #relation=stops-on
      | Active<HAVE-ROLE> text:<quoted> #kind=value #relation=role
      | Be ROLES #kind=value #relation=role
    ThingClaim += target:Known "=" ROLE #kind=value #relation=role
      | target:Known ":" ROLE #kind=value #relation=role
      | other:Reference Be IN-LABEL target:Known "'s" LABEL-WORD #kind=speech #relation=said-with #channel=spoken
      | other:Reference Be IN-LABEL LABEL-OF target:Known #kind=speech #relation=said-with #channel=spoken
      | target:Known Active<MENTION> other:Reference #kind=speech #relation=said-with #channel=spoken
      | target:Known "'s" LABEL-WORD Active<MENTION> other:Reference #kind=speech #relation=said-with #channel=spoken
      | LABEL-OF target:Known Active<MENTION> other:Reference #kind=speech #relation=said-with #channel=spoken
      | LABEL-OF target:Known Be text:<quoted> #kind=value #relation=label
      | target:Known "'s" LABEL-WORD Be text:<quoted> #kind=value #relation=label
      | target:Known Be CALLED text:<quoted> #kind=value #relation=label
    OrderClaim += other:Known Be GONE-THROUGH DIRECTION-OF-ORDER #kind=order #relation=direction
      | other:Known Active<RUNS> DIRECTION-OF-ORDER #kind=order #relation=direction
      | other:Known ":" DIRECTION-OF-ORDER #kind=order #relation=direction
      | the order Be DIRECTION-OF-ORDER #kind=order #relation=direction
    Within += WITHIN Time of event:Appearing
    Moment += AFTER event:Appearing
    Appearing = object:Reference HAPPEN.g
    Pressed += KEY FROM-THERE
    FocusClaim += FIRST-FOCUS ":" target:Places FocusTails #kind=focus #relation=start-on
    BriefClaim += target:Brief SAY.p Details SpeechTails #kind=speech #relation=said
      | target:Brief FOCUSED FocusTails #kind=focus #relation=on
      | no FOCUS ON target:Places FocusTails #kind=focus #relation=on #polarity=never
    FocusSubject += DETERMINER Nouns "'s" FOCUS
    EitherText += member:Text / member:Text #combination=oneOf
    KeptClaim += KEPT-TEXT before PHASE Be STILL-IN target:Known Tails #kind=value #relation=kept
      | KEPT-TEXT before PHASE Be LOST-NOT Tails #kind=value #relation=kept
    ListClaim = List REACHED-ONE in THAT-ORDER #kind=order #relation=list
      | List Be REACHED-ONE in THAT-ORDER #kind=order #relation=list
    KnownThing += DETERMINER Place kindNoun:Nouns restriction:Chain "," quoted:<quoted>
      | DETERMINER kindNoun:Nouns restriction:Chain "," quoted:<quoted>
    KnownThing += DETERMINER possessor:Owner "'s" kindNoun:Nouns quoted:<quoted>
      | DETERMINER Place #noun=one
    ThingPredicate += Be ONE-STOP COMPRISING list:Reference "," list:Reference #kind=order
      | Be ONE-STOP COMPRISING list:Reference and list:Reference #kind=order
      | Be ONE-STOP COMPRISING list:Reference "," list:Reference [","] and list:Reference #kind=order
      | Be ONE-STOP COMPRISING list:Reference "," list:Reference "," list:Reference [","] and list:Reference #kind=order
    FocusClaim += Be FOCUS SPOT-OF-FOCUS target:Places FocusTails #kind=focus
    KeptClaim += VALUES-IN target:Reference Be LOST-NOT Tails #kind=value #relation=kept
    Moment += POST event:QuotedEvent #when=after
    QuotedEvent = object:QuotedControl #happening=activate
      | PRESSING-IT object:QuotedControl #happening=activate
    QuotedControl = quoted:<quoted>
      | quoted:<quoted> kindNoun:BareNouns
      | DETERMINER quoted:<quoted> kindNoun:Nouns
    DeterminedThing += WHATEVER-ON before PHASE
    Names += list:Label "," list:Label
      | list:Label "," list:Label "," list:Label
      | list:Label "," list:Label "," list:Label "," list:Label
    ThingClaim += THE-ACTIONS (of | on | for) target:Known [Be] ":" Names #kind=state #relation=offers
      | target:Known ":" THE-ACTIONS Names #kind=state #relation=offers
      | target:Known Active<OFFER> Names as ACTIONS-OF #kind=state #relation=offers
      | Names Be OFFERED-AS ACTIONS-OF #kind=state #relation=offers
    HearPart += Active<HEAR> target:Spoken . NOTHING-MORE #kind=speech #relation=only
    StepsClaim += steps:SwipeOnce From → NEXT-IS target:Reference #kind=steps #relation=steps
      | steps:SwipeOnce From ":" target:Reference #kind=steps #relation=steps
      | steps:SwipeOnce From NEXT-IS target:Reference #kind=steps #relation=steps
      | steps:SwipeOnce From [","] AGENT Active<HEAR> target:Reference #kind=steps #relation=steps
      | steps:Distance From → target:Reference #kind=steps #relation=steps
      | steps:Distance From "=" target:Reference #kind=steps #relation=steps
      | From [","] steps:SwipeOnce Active<STEP-TO> target:Reference #kind=steps #relation=steps
      | From [","] steps:SwipeOnce Active<BRING-BY> Carried ON target:Reference #kind=steps #relation=steps
      | From [","] steps:SwipeOnce NEXT-IS target:Reference #kind=steps #relation=steps
    InThatOrder += DASH in THAT-ORDER | DASH THAT-ORDER
    Clause += THAT had FOCUS before PHASE #restricts=had-focus-before
      | THAT HAVE FOCUS before PHASE #restricts=had-focus-before
    ThingPredicate += Be REACHED-AT #kind=order #relation=stop
    ListClaim += List InThatOrder #kind=order #relation=list
      | list:Item Then list:Item ThenNext {ThenNext} #kind=order #relation=list
      | list:Item "," list:Item Then list:Item {ThenNext} #kind=order #relation=list
      | list:Item "," list:Item "," list:Item Then list:Item {ThenNext} #kind=order #relation=list
      | list:Item → list:Item → list:Item {ThenNext} #kind=order #relation=list
      | first list:Item Then list:Item ThenNext {ThenNext} #kind=order #relation=list
      | STOPS-ARE List [InThatOrder] #kind=order #relation=list
      | FOCUS Active<VISIT> List [InThatOrder] #kind=order #relation=list
      | AGENT Active<VISIT> List [InThatOrder] #kind=order #relation=list
      | TAB-GOES [":"] List [InThatOrder] #kind=order #relation=list
      | SWIPING [":"] List InThatOrder #kind=order #relation=list
      | ORDER [ON other:Known] Active<FOLLOW-LIST> List [InThatOrder] #kind=order #relation=list
      | target:Reference Active<COME-FIRST> "," then other:Reference #kind=order #relation=before
      | target:Reference first "," then other:Reference #kind=order #relation=before
      | target:Reference first "," other:Reference second #kind=order #relation=before
      | target:Reference "," then other:Reference #kind=order #relation=before
    ThenNext = Then list:Item
      | "," list:Item
      | → list:Item
    FocusClaim += FOCUS SPOT-OF-FOCUS target:Places NotMoving FocusTails #kind=focus #relation=stay-on
    NotMoving = DO not MOVE.b | MODAL not MOVE.b
    PutClaim = FOCUS "," target:Places FocusTails #kind=focus #relation=on
    StepsClaim += steps:Distance FROM-SIDE other:Known Active<BRING-BY> Carried ON target:Reference #kind=steps #relation=steps
      | steps:Sided other:Known Active<BRING-BY> Carried ON target:Reference #kind=steps #relation=steps
      | steps:Distance FROM-SIDE other:Known Be target:Reference #kind=steps #relation=steps
      | steps:Distance FROM-SIDE other:Known Active<ARRIVE> target:Reference #kind=steps #relation=steps
      | target:Reference Be steps:Distance FROM-SIDE other:Known #kind=steps #relation=steps
      | target:Reference Be steps:Distance AWAY [From] #kind=steps #relation=steps
      | target:Reference Be steps:Distance [From] #kind=steps #relation=steps
      | target:Reference Be steps:Sided other:Known #kind=steps #relation=steps
      | From "," steps:Distance Be target:Reference #kind=steps #relation=steps
      | From FAR-TO target:Reference it Be steps:Distance #kind=steps #relation=steps
      | From [","] it Be steps:Distance FAR-TO target:Reference #kind=steps #relation=steps
      | From FAR-TO target:Reference [":"] steps:Distance #kind=steps #relation=steps
      | From FAR-TO target:Reference Active<NEED> steps:Distance #kind=steps #relation=steps
      | AGENT Can GET.b From FAR-TO target:Reference ByDistance #kind=steps
      | AGENT Active<GET> From FAR-TO target:Reference ByDistance #kind=steps #relation=steps
      | AGENT Active<REACH-IT> target:Reference WITH-STEPS steps:Distance [From] #kind=steps #relation=steps
      | AGENT Can REACH.b target:Reference WITH-STEPS steps:Distance [From] #kind=steps
      | target:Reference Can be REACH.p WITH-STEPS steps:Distance [From] #kind=steps
      | target:Reference Be reachable WITH-STEPS steps:Distance [From] #kind=steps #relation=steps
      | target:Reference Active<NEED> steps:Distance to ARRIVE.b #kind=steps #relation=steps
      | steps:Distance From ":" target:Reference #kind=steps #relation=steps
      | steps:SwipeOnce From [","] AGENT Active<GET-AT> target:Reference #kind=steps #relation=steps
      | steps:SwipeOnce From → target:Reference #kind=steps #relation=steps
      | steps:SwipeOnce From and AGENT Active<GET-AT> target:Reference #kind=steps #relation=steps
      | a steps:SwipeOnce ON other:Known Active<STEP-TO> target:Reference #kind=steps #relation=steps
      | steps:SwipeOnce ON other:Known Active<STEP-TO> target:Reference #kind=steps #relation=steps
    SpeechClaim += the speech within:Within CONTAIN text:<quoted> #kind=speech
      | speech within:Within CONTAIN text:<quoted> #kind=speech
      | speech moment:Moment CONTAIN text:<quoted> #kind=speech
      | target:Spoken DASH not contrast:Spoken SpeechTails #kind=speech #relation=said #channel=spoken
      | target:Spoken "," not contrast:Spoken SpeechTails #kind=speech #relation=said #channel=spoken
      | target:Spoken instead of contrast:Spoken SpeechTails #kind=speech #relation=said #channel=spoken
      | target:Spoken Active<SOUND> SpeechTails #kind=speech #relation=said #channel=spoken
      | SOUNDING target:Spoken SpeechTails #kind=speech #relation=said #channel=spoken
      | only target:Spoken SpeechTails #kind=speech #relation=only
      | target:Spoken and NOTHING-MORE SpeechTails #kind=speech #relation=only #channel=spoken
      | target:Spoken "," NOTHING-MORE SpeechTails #kind=speech #relation=only #channel=spoken
      | AGENT Active<HEAR> target:Spoken "," NOTHING-MORE SpeechTails #kind=speech #relation=only
      | target:Reference Passive<SAY> "," NOTHING-MORE SpeechTails #kind=speech #relation=only
      | READER Active<SAY-ALOUD> target:Reference LATER-THAN other:Known SpeechTails #kind=speech #relation=after
      | AGENT Active<HEAR> target:Reference LATER-THAN other:Known SpeechTails #kind=speech #relation=after
      | READER Active<SAY-ALOUD> text:<quoted> for target:Known SpeechTails #kind=speech #relation=said-as
      | AGENT Active<HEAR> text:<quoted> for target:Known SpeechTails #kind=speech #relation=said-as
      | AGENT Active<HEAR> target:Reference as text:<quoted> SpeechTails #kind=speech #relation=said-as
      | target:Known ":" text:<quoted> SpeechTails #kind=speech #relation=said-as #channel=spoken
      | target:Known "=" text:<quoted> SpeechTails #kind=speech #relation=said-as #channel=spoken
      | target:Known → text:<quoted> SpeechTails #kind=speech #relation=said-as #channel=spoken
    ThingSpeech += Active<SAY-IT> text:<quoted> Details #kind=speech #relation=said-as #channel=spoken
      | Active<SAY-IT> other:ToldThings #kind=speech #relation=said-with #channel=spoken
      | Passive<SAY> LATER-THAN other:Known #kind=speech #relation=after
      | Passive<SAY> as part of other:Known #kind=speech #relation=said-with
      | Active<GO-WITH> other:Known #kind=speech #relation=said-with #channel=spoken
    ThingPredicate += Be REACHED Tails #kind=reach #relation=reachable
      | Be NOT-MISSED #kind=reach #relation=reachable
      | Can be REACH.p by AGENT #kind=reach
      | Can be REACH.p by READER #kind=reach
      | Be GONE-NOW #kind=state #relation=is #text=gone
      | Active<REMAIN> IN-SIGHT #kind=state #relation=is #text=visible
      | Be FIRST [IN-ORDER] #kind=order #relation=stop
      | Be the ORDINAL STOP-WORD #kind=order #relation=stop
      | Be STOP-NUMBER #kind=order #relation=stop
      | Be TO-FOLLOW other:Known #kind=order
      | Active<SIT-NEXT> other:Known #kind=order
      | Be not CLEAR.p #kind=value #relation=kept
    ReachClaim += nothing restriction:Chain Be Reachable [Using] #kind=reach #everything=anything #quantifier=any #polarity=never
      | AGENT Can not GET-OUT-TO target:Reference [Using] Tails #kind=reach #relation=reachable #polarity=not
    KnownThing += DETERMINER kindNoun:Nouns "," quoted:<quoted>
      | DETERMINER kindNoun:Nouns OPEN-PAREN quoted:<quoted> ")"
      | DETERMINER Place kindNoun:Nouns [NAMED] quoted:<quoted>
      | DETERMINER Place kindNoun:Nouns "," quoted:<quoted>
      | DETERMINER quoted:<quoted> Before kindNoun:Nouns
      | noun:Nouns number:<number>
      | possessor:Owner "'s" quoted:<quoted> kindNoun:Nouns
    Nouns += Before Before Before Before <noun> #spelled
      | <noun> and <noun> #spelled
    ThingClaim += target:Things predicate:ThingPart WITHOUT-PAUSE
    Moment += WHEN event:WideClause | AFTER event:WideClause | AFTER event:WideNoun
    WideClause = object:Reference Be STATE-REACHED
      | AGENT EVENT.b object:Reference with object:Reference
    WideNoun = object:Compounded WIDE-HAPPENING
      | the object:Compounded WIDE-HAPPENING
      | WIDE-HAPPENING
      | the WIDE-HAPPENING [of object:Reference]
      | EVENT.g of object:Reference
    Doing += EVENT.g of object:Reference
      | the EVENT.g of object:Reference
    """
}
