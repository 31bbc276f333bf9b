extension LanguageTables {
  /// What a sweep both ways and the rotor come to, and steps that are so many and not more.
  static let sweepConstructions = """
    ReachClaim += SWIPING-BOTH Active<ARRIVE> target:Reference #kind=reach #relation=reachable #via=swipe
      | SWIPING-BOTH Can ARRIVE.b target:Reference #kind=reach #relation=reachable #via=swipe
      | SWIPING-BOTH Active<PASS-OVER> target:Reference #kind=reach #relation=reachable #via=swipe #lacking=skipped
      | via:Turning Active<TURN-TO> target:Reference #kind=reach #relation=reachable
      | via:Turning Can TURN-TO.b target:Reference #kind=reach #relation=reachable
      | via:Turning Active<PASS-OVER> target:Reference #kind=reach #relation=reachable #lacking=skipped
    ReachClaim += via:ByRotorSet Active<ROTOR-HAS> target:Things #kind=reach #relation=reachable
      | via:ByRotorSet Active<ROTOR-HAS> target:Things "," AND-NO-MORE #kind=reach #relation=only
      | via:ByRotorSet Active<ROTOR-HAS> target:Things AND-NO-MORE #kind=reach #relation=only
    ByRotorSet = ROTOR-SET
    Turning = ROTOR-SET
      | MOVING-BY BY-ROTOR
      | with ROTOR-SET "," SWIPING
    OrderClaim += via:Turning Active<VISIT-EACH> List [InThatOrder] #kind=order #relation=list
      | via:Turning Active<VISIT> ThreeOrMore InThatOrder #kind=order #relation=list
      | via:ByRotor "," ORDER Be [":"] List #kind=order #relation=list
      | ORDER via:ByRotor Be [":"] List #kind=order #relation=list
    Using += via:ByRotor
    ByRotor = BY-ROTOR
    Distance += one STEP [DIRECTION] NotFarther #number=1
      | a [single] STEP [DIRECTION] NotFarther #number=1
    OneStep = one STEP [DIRECTION] #number=1
      | a [single] STEP [DIRECTION] #number=1
    StepsClaim += target:Reference Be steps:OneStep NotFarther #kind=steps #relation=steps
      | target:Reference Be steps:OneStep AWAY NotFarther #kind=steps #relation=steps
      | target:Reference Be steps:OneStep From NotFarther #kind=steps #relation=steps
      | target:Reference Be steps:OneStep AWAY From NotFarther #kind=steps #relation=steps
      | steps:OneStep Active<ARRIVE> target:Reference NotFarther #kind=steps #relation=steps
    ThingPredicate += Passive<SAY> Then other:Reference InThatOrder #kind=speech #relation=before
      | Passive<SAY> first Then other:Later InThatOrder #kind=speech #relation=before
    NotFarther = "," NOT-FARTHER | and NOT-FARTHER | "(" NOT-FARTHER ")"
    """
}
