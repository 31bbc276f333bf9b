extension LanguageTables {
  /// Claims by what nobody has to do for them: `I shouldn't have to swipe to hear the error`.
  static let effortConstructions = """
    UserPart += NO-NEED-TO EFFORT-DEED to REACH-IT.b target:Things Tails #kind=reach #relation=reachable
      | NO-NEED-TO EFFORT-DEED to HEAR.b target:Things Details SpeechTails #kind=speech #relation=said
      | NO-NEED-TO SEARCH-DEED target:Things Tails #kind=reach #relation=reachable
    ReachClaim += NoEffort to REACH-IT.b target:Things #kind=reach #relation=reachable
    SpeechClaim += NoEffort to HEAR.b target:Things Details SpeechTails #kind=speech #relation=said
    NoEffort = no EFFORT NEEDED
      | no EFFORT-ONCE NEEDED
      | no EFFORT BE NEEDED
      | no EFFORT-ONCE BE NEEDED
      | no EFFORT MODAL be NEEDED
      | no EFFORT-ONCE MODAL be NEEDED
      | it NEED.s no EFFORT
      | it MODAL NEED.b no EFFORT
    StepsClaim += From [","] AGENT Active<NEED> steps:Distance to ARRIVE.b target:Reference Tails #kind=steps #relation=steps
      | From [","] AGENT Active<NEED> steps:Distance to target:Reference Tails #kind=steps #relation=steps
      | it Active<NEED> CARRIED steps:Distance to TRIP.b From to target:Reference Tails #kind=steps #relation=steps
      | it Active<NEED> CARRIED steps:Distance From to target:Reference Tails #kind=steps #relation=steps
      | it Active<NEED> steps:Distance to ARRIVE.b target:Reference From Tails #kind=steps #relation=steps
      | steps:Distance to ARRIVE.b target:Reference Tails #kind=steps #relation=steps
      | steps:Distance to ARRIVE.b target:Reference From Tails #kind=steps #relation=steps
      | steps:Distance to TRIP.b From to target:Reference Tails #kind=steps #relation=steps
      | From [","] steps:Distance to ARRIVE.b target:Reference Tails #kind=steps #relation=steps
      | From [","] steps:Distance to target:Reference Tails #kind=steps #relation=steps
    SpeechTails += {Tail} OnceWithin {Tail}
    OnceWithin = [","] within:Within JOIN Times
      | [","] Times JOIN within:Within
    """

  /// What outlasts something: `focus stays on the player across a track change`.
  static let throughConstructions = """
    FocusPredicate += Active<STAY-THROUGH> target:Places moment:Outlasted
    FocusClaim += HOLD.b FOCUS Where target:Places moment:Outlasted FocusTails #kind=focus
    SendPart += Active<HOLD> FOCUS Where target:Places moment:Outlasted FocusTails #kind=focus
    Outlasted = THROUGH event:OutlastedEvent #when=after
    OutlastedEvent = object:Changing THROUGH-CHANGE
      | THROUGH-TURN
      | THROUGH-LOAD
      | THROUGH-LOAD of object:Reference
    Changing = noun:BareNouns #quantifier=the
      | ARTICLE noun:Nouns #quantifier=a
      | the noun:Nouns #quantifier=the
    Clausal += object:ComingBack COMES-AGAIN.s
      | object:ComingBack COMES-AGAIN.d
      | object:ComingBack HAVE COMES-AGAIN.p
      | object:ComingBack GOES-DEAD.s
      | object:ComingBack GOES-DEAD.d
      | object:ComingBack HAVE GOES-DEAD.p
    ComingBack = DETERMINER noun:SignalNouns
      | noun:SignalNouns #quantifier=the
    SignalNouns = SIGNAL #spelled
      | Before SIGNAL #spelled
    OnEvent += ENTRY-TO object:Reference
      | EXIT-FROM object:Reference
      | ROTATION details:Turned
    Event += ENTRY-TO object:Reference
      | EXIT-FROM object:Reference
      | ROTATION details:Turned
    Turned = TURNED-TO #spelled
    Doing += TURN-ROUND.g details:Turned
    EventDetail += TURNED-TO #spelled
    Moment += GIVEN-THAT event:Perfect
    Perfect = AGENT HAVE EVENT.p object:Reference
      | AGENT HAVE just EVENT.p object:Reference
      | object:Reference HAVE been EVENT.p
      | object:Reference HAVE just been EVENT.p
      | object:Reference HAVE HAPPEN.p
      | AGENT EVENT.b object:Reference
      | AGENT EVENT.s object:Reference
    StepsClaim += steps:Distance Active<GOES-BACK> to target:Reference Tails #kind=steps #relation=steps
      | steps:Distance From Active<GOES-BACK> to target:Reference Tails #kind=steps #relation=steps
      | [the] steps:NthStep Active<GOES-BACK> to target:Reference Tails #kind=steps #relation=steps
      | steps:Distance From [","] Who Be on target:Reference Tails #kind=steps #relation=steps
      | steps:Distance From [","] Who Active<LAND-ON> target:Reference Tails #kind=steps #relation=steps
      | steps:Distance From Be target:Reference Tails #kind=steps #relation=steps
    NumberedSteps += [BOUND] number:<number> DIRECTION STEP
      | a [single] DIRECTION STEP #number=1
      | a single STEP [DIRECTION] #number=1
    Using += USING [the] via:Way From
    ThingPredicate += Can be REACH.p From [","] USING [the] via:Way #kind=reach
    NthStep += FIRST-OF STEP [DIRECTION]
    """
}
