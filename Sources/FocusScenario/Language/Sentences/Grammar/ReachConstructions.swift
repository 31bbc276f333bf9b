extension LanguageTables {
  /// Claims about what can be reached, and in how many steps.
  static let reachConstructions = """
    ReachClaim = only target:Things Be Reachable [Using] #kind=reach #only
      | only target:Things Can be REACH.p [Using] #kind=reach #only
      | SWIPING Active<ARRIVE> target:Reference #kind=reach #relation=reachable #via=swipe
      | SWIPING Active<PASS-OVER> target:Reference #kind=reach #relation=reachable #via=swipe #lacking=skipped
      | SWIPING Can ARRIVE.b target:Reference #kind=reach #relation=reachable #via=swipe
      | NO-SWIPE Active<ARRIVE> target:Reference #kind=reach #relation=reachable #via=swipe #lacking
      | TABBING Active<ARRIVE> target:Reference #kind=reach #relation=reachable #via=Tab
      | FOCUS Can GET-AT.b target:Things [Using] #kind=reach
      | FOCUS Can be MOVE-TO.p target:Things [Using] #kind=reach #relation=reachable
      | FOCUS Active<PASS-OVER> target:Things #kind=reach #relation=reachable #lacking=skipped
    Can += MODAL not be able to #polarity=not
      | BE unable to #polarity=not
      | MODAL ADVERB be able to
    Using = USING [the] via:Way alone
      | USING [the] via:Way
      | USING [the] via:Way or [USING] via:Way
    Way = KEY | WAY
    SwipeOnce = SWIPING DIRECTION #number=1 #step=swipe
    Repeatedly = STEPPING [DIRECTION] TIMES
      | STEPPING [DIRECTION] number:<number> TIMES-WORD
    NextSided = THE-NEXT STEP DIRECTION #number=1
    Sided = [BOUND] number:<number> STEP SIDE
      | a [single] STEP SIDE #number=1
    SwipeCount = SWIPE-IT.b [DIRECTION] Times
    Further = [BOUND] number:<number> STEP AHEAD
      | a [single] STEP AHEAD #number=1
    Who = FOCUS | AGENT | READER
    StepsClaim = steps:SwipeOnce From Active<STEP-TO> target:Reference #kind=steps #relation=steps
      | steps:SwipeOnce From Active<BRING-BY> Carried ON target:Reference #kind=steps #relation=steps
      | steps:Distance Active<ARRIVE> target:Reference #kind=steps #relation=steps
      | From "," steps:Distance Active<ARRIVE> target:Reference #kind=steps #relation=steps
      | From "," target:Reference Be steps:Distance #kind=steps #relation=steps
      | From "," target:Reference Be steps:Distance AWAY #kind=steps #relation=steps
      | steps:Distance From Active<ARRIVE> target:Reference #kind=steps #relation=steps
      | steps:Distance to target:Reference #kind=steps #relation=steps
      | it Be steps:Distance to target:Reference #kind=steps #relation=steps
      | steps:Distance From to target:Reference #kind=steps #relation=steps
      | it Be steps:Distance From to target:Reference #kind=steps #relation=steps
      | steps:Distance Active<LEAD> From to target:Reference #kind=steps #relation=steps
      | steps:Distance Active<BRING-BY> Carried ON target:Reference #kind=steps #relation=steps
      | steps:Repeatedly Active<ARRIVE> target:Reference #kind=steps #relation=steps
      | steps:Repeatedly Active<BRING-BY> Carried ON target:Reference #kind=steps #relation=steps
      | steps:Repeatedly From Active<ARRIVE> target:Reference #kind=steps #relation=steps
      | steps:NextSided Active<ARRIVE> target:Reference #kind=steps #relation=steps
      | steps:Distance Active<BRING-BY> Carried From to target:Reference #kind=steps #relation=steps
      | steps:Distance Be ENOUGH to ARRIVE.b target:Reference [From] #kind=steps #relation=steps
      | ByDistance [","] Who Be on target:Reference #kind=steps #relation=steps
      | ByDistance [","] Who Active<LAND-ON> target:Reference #kind=steps #relation=steps
      | the distance From to target:Reference Be steps:Distance #kind=steps #relation=steps
      | From to target:Reference Be steps:Distance #kind=steps #relation=steps
      | From [","] it Be steps:Distance to target:Reference #kind=steps #relation=steps
      | From [","] it Active<NEED> steps:Distance to ARRIVE.b target:Reference #kind=steps #relation=steps
      | From [","] AGENT Can REACH.b target:Reference ByDistance #kind=steps
      | ARRIVE.g target:Reference Active<NEED> steps:Distance #kind=steps #relation=steps
      | TRAVERSE.g From to target:Reference Active<NEED> steps:Distance #kind=steps #relation=steps
      | it Active<NEED> CARRIED steps:Distance to ARRIVE.b target:Reference #kind=steps #relation=steps
      | it Active<NEED> steps:Distance to TRAVERSE.b From to target:Reference #kind=steps #relation=steps
      | it Active<NEED> steps:Distance to ARRIVE.b target:Reference #kind=steps #relation=steps
      | it Active<NEED> steps:Distance to ARRIVE.b from other:Reference to target:Reference #kind=steps #relation=steps
    StepsClaim += RECOVERY [from other:Known] Active<COST> steps:Spent #kind=steps #relation=recovery
      | it Active<COST> steps:Spent to RECOVER.b [from other:Known] #kind=steps #relation=recovery
    Spent = Distance
      | no STEP #number=0
    Reachable = REACHABLE
      | EXPOSED TECHNOLOGY
    From = from other:Known
      | from other:Anywhere
    Anywhere = anywhere #everything=everything
      | anywhere restriction:Chain #everything=everything
    ByDistance = in steps:Distance
      | with steps:Distance
      | after steps:Distance
      | within steps:WithinSteps
    WithinSteps = number:<number> STEP [DIRECTION] #bound=≤
      | a [single] STEP [DIRECTION] #bound=≤ #number=1
    Distance = [BOUND] number:<number> DIRECTION STEP
      | a [single] DIRECTION STEP #number=1
      | [BOUND] number:<number> STEP [DIRECTION]
      | number:<number> STEP [DIRECTION] AT-MOST
      | number:<number> AT-MOST STEP [DIRECTION]
      | a [single] STEP [DIRECTION] #number=1
      | a STEP or less #number=1 #bound=≤
    """

  /// Claims about the next step, about how many there are, and about ways out.
  static let stopConstructions = """
    NextClaim = THE-NEXT step:NextStep Active<NEXT> target:Reference #kind=next
      | THE-NEXT step:NextStep Active<BRING-BY> Carried ON target:Reference #kind=next #relation=lands-on
      | the next step:NextStep or step:NextStep Active<NEXT> target:Reference #kind=next
      | on THE-NEXT step:NextStep [","] Who Be on target:Reference #kind=next #relation=lands-on
      | on THE-NEXT step:NextStep [","] Who Active<LAND-ON> target:Reference #kind=next #relation=lands-on
      | with THE-NEXT step:NextStep [","] Who Be on target:Reference #kind=next #relation=lands-on
      | with THE-NEXT step:NextStep [","] Who Active<LAND-ON> target:Reference #kind=next #relation=lands-on
    NextStep = STEP
    CountClaim = there Be Amount target:Counted #kind=count #relation=exist
      | there Be no target:Counted #kind=count #relation=exist #number=0
      | there Be target:NothingThere #kind=count #relation=exist #number=0
      | Amount target:Counted Be Reachable [restriction:Chain] #kind=count
      | Amount target:Counted Can be REACH.p #kind=count
      | there Be Amount other:Owned per target:PerThing #kind=count #relation=has
      | there Be Amount other:Owned for each target:PerThing #kind=count #relation=has
    NothingThere = nothing restriction:Chain #everything=anything #quantifier=any
    Amount = [BOUND] number:<number>
      | a single #number=1
    Counted = noun:Nouns [restriction:Clause] #quantifier=any
      | noun:Nouns restriction:Chain #quantifier=any
    PerThing = noun:Nouns #quantifier=every
    TrapClaim = FOCUS Can LEAVE.b target:Reference [Using] #kind=trap
      | FOCUS Can be MOVE-OUT.p target:Reference [Using] #kind=trap #relation=leave
      | NoTrap #kind=trap #relation=no-trap
      | NoTrap in target:Reference #kind=trap #relation=no-trap
      | NoTrap exists #kind=trap #relation=no-trap
      | NoTrap exist #kind=trap #relation=no-trap
      | there Be NoTrap in target:Reference #kind=trap #relation=no-trap
      | there Be a way out of target:Reference #kind=trap #relation=way-out
      | there Be one way out of target:Reference #kind=trap #relation=way-out
      | there Be NoWay target:Reference #kind=trap #relation=way-out
      | there Be NoTrap #kind=trap #relation=no-trap
    NoWay = no way out of #polarity=not
    NoTrap = no TRAP #lacking
    """

  /// What is said of a thing as something to get to.
  static let reachedThingConstructions = """
    ThingPredicate += Be Reachable [Using] #kind=reach
      | Can be REACH.p [Using] #kind=reach
      | Can be REACH.p restriction:Except #kind=reach
      | Be Reachable restriction:Except #kind=reach
      | Can TAKE-FIRST.b FOCUS [Using] #kind=reach #relation=reachable
      | Can be REACH.p From #kind=reach
      | Be Reachable From #kind=reach
      | Active<TAKE-FIRST> FOCUS Using #kind=reach #relation=reachable
      | Passive<REACH-IT> Using #kind=reach #relation=reachable
      | Be Reachable ByDistance #kind=steps
      | Can be REACH.p ByDistance #kind=steps
      | Passive<REACH-IT> ByDistance #kind=steps #relation=steps
      | Passive<REACH-IT> ByDistance From #kind=steps #relation=steps
      | Active<NEED> steps:Distance from other:Reference #kind=steps #relation=steps
      | Can be REACH.p ByDistance From #kind=steps
      | Be Reachable ByDistance From #kind=steps
      | BE not A-TRAP #kind=trap #relation=leave
      | MODAL not be A-TRAP #kind=trap #relation=leave
      | BE no TRAP #kind=trap #relation=leave
      | Be ONE-STOP text:<quoted> #kind=order
      | Be steps:Distance AWAY [from other:Reference] #kind=steps #relation=steps
      | Be steps:Distance from other:Reference #kind=steps #relation=steps
      | Be the ORDINAL STOP-WORD #kind=order #relation=stop
      | Be steps:Further #kind=steps #relation=steps
      | Be steps:Sided other:Reference #kind=steps #relation=steps
      | Be within steps:WithinSteps of other:Reference #kind=steps #relation=steps
      | Active<NEED> steps:Distance to ARRIVE.b #kind=steps #relation=steps
      | Active<COME-NEXT> #kind=next #relation=lands-on
      | Be NEXT-IN #kind=next #relation=lands-on
      | Be the ORDINAL PLACED-STOP other:Known #kind=order #relation=stop
      | Be A-STOP #kind=order
      | Active<TAKE-STOP> OWN-STOP #kind=order
      | Be ONLY-STOP #kind=reach #only
      | Passive<COUNT-AS> ONE-STOP #kind=order
      | Active<FORM> ONE-STOP #kind=order
      | TrapsNobody Carried #kind=trap #relation=leave
      | Can be LEAVE.p [UsingKey] #kind=trap
      | Passive<REACH-IT> Times #kind=order #relation=visited
      | Be ONE-STOP #kind=order
      | Active<OWN> Amount other:Owned #kind=count #relation=has
      | Active<OWN> Amount other:Owned each #kind=count #relation=has
      | Active<COMPRISE> Amount other:Owned #kind=count #relation=has
      | Active<COMPRISE> Amount other:Owned each #kind=count #relation=has
      | Active<COMPRISE> no other:Owned #kind=count #relation=has #number=0
      | Active<OWN> no other:Owned #kind=count #relation=has #number=0
    Tail += NO-LONGER
    ThingClaim += target:NeitherOf predicate:ThingPart #polarity=not
    Reference += EVERYTHING restriction:ButThat
    ButThat = but reference:Low #restricts=except
    ThingPredicate += GetsSkipped #kind=reach #relation=reachable #lacking
      | Active<REMAIN> Reachable [Using] #kind=reach
      | Active<LET> Carried OUT-OF-IT #kind=trap #relation=leave
    GetsSkipped = GET PASS-OVER.p | MODAL get PASS-OVER.p
    ThingClaim += other:Reference Passive<COVER> by target:Reference Tails #kind=state #relation=covers
    TrapsNobody = DO not CATCH-IT.b | MODAL not CATCH-IT.b | never CATCH-IT.s | never CATCH-IT.b
      | MODAL never CATCH-IT.b
    """
}
