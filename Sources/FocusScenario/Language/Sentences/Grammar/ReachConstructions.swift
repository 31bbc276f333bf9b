extension LanguageTables {
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

  /// Claims about the next step, about how many there are, and about ways out.
  static let stopConstructions = """
    NextClaim = the next step:NextStep Active<NEXT> target:Reference #kind=next
      | the next step:NextStep or step:NextStep Active<NEXT> target:Reference #kind=next
    NextStep = STEP
    CountClaim = there Be Amount target:Counted #kind=count #relation=exist
      | there Be no target:Counted #kind=count #relation=exist #number=0
      | there Be target:NothingThere #kind=count #relation=exist #number=0
      | Amount target:Counted Be REACHABLE [restriction:Chain] #kind=count
      | Amount target:Counted Can be REACH.p #kind=count
    NothingThere = nothing restriction:Chain #everything=anything #quantifier=any
    Amount = [BOUND] number:<number>
    Counted = noun:Nouns [restriction:Clause] #quantifier=any
      | noun:Nouns restriction:Chain #quantifier=any
    TrapClaim = FOCUS Can LEAVE.b target:Reference #kind=trap
      | there Be a way out of target:Reference #kind=trap #relation=way-out
      | there Be one way out of target:Reference #kind=trap #relation=way-out
      | there Be NoWay target:Reference #kind=trap #relation=way-out
      | there Be NoTrap #kind=trap #relation=no-trap
    NoWay = no way out of #polarity=not
    NoTrap = no TRAP #lacking
    """

  /// What is said of a thing as something to get to.
  static let reachedThingConstructions = """
    ThingPredicate = Be REACHABLE [Using] #kind=reach
      | Can be REACH.p [Using] #kind=reach
      | Can be REACH.p restriction:Except #kind=reach
      | Be REACHABLE restriction:Except #kind=reach
      | Can TAKE-FIRST.b FOCUS [Using] #kind=reach #relation=reachable
      | Can be REACH.p From #kind=reach
      | Be REACHABLE From #kind=reach
      | Active<TAKE-FIRST> FOCUS Using #kind=reach #relation=reachable
      | Passive<REACH-IT> Using #kind=reach #relation=reachable
      | Be REACHABLE ByDistance #kind=steps
      | Can be REACH.p ByDistance #kind=steps
      | Passive<REACH-IT> ByDistance #kind=steps #relation=steps
      | Can be REACH.p ByDistance From #kind=steps
      | Be REACHABLE ByDistance From #kind=steps
      | BE not A-TRAP #kind=trap #relation=leave
      | MODAL not be A-TRAP #kind=trap #relation=leave
      | BE no TRAP #kind=trap #relation=leave
      | Be ONE-STOP text:<quoted> #kind=order
      | Be steps:Distance away [from other:Reference] #kind=steps #relation=steps
      | Be steps:Distance from other:Reference #kind=steps #relation=steps
      | Be the ORDINAL STOP-WORD #kind=order #relation=stop
      | Be NEXT-IN #kind=next #relation=lands-on
      | Be the ORDINAL PLACED-STOP other:Known #kind=order #relation=stop
      | Be A-STOP #kind=order
      | Be ONE-STOP #kind=order
      | Active<OWN> Amount other:Owned #kind=count #relation=has
      | Active<OWN> Amount other:Owned each #kind=count #relation=has
      | Active<OWN> no other:Owned #kind=count #relation=has #number=0
    """
}
