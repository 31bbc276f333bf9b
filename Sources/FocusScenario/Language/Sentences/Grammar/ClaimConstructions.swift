extension LanguageTables {
  /// Claims about where focus is and goes.
  static let focusConstructions = """
    FocusCore = FocusSubject FocusPredicate #kind=focus
      | AGENT UserPredicate #kind=focus
      | target:Reference Active<TAKE> FOCUS #kind=focus
      | target:Reference Passive<HIGHLIGHT> #kind=focus
      | FIRST-FOCUS Active<BEGIN> target:Places #kind=focus #relation=start-on
      | FIRST-FOCUS Be on target:Places #kind=focus #relation=start-on
      | moment:ByDoing Active<SEND> FOCUS ON target:Places #kind=focus
      | SEND.b FOCUS ON target:Places #kind=focus
      | keep FOCUS on target:Places #kind=focus #relation=stay-on
      | do not move FOCUS #kind=focus #relation=stay
    ByDoing = event:Doing #when=after
    FocusSubject = FOCUS | READER
    FocusPredicate = Active<GO> target:Places
      | Active<LEAVE> target:Places
      | Passive<PUT> target:Places
      | Be SPOT-OF-FOCUS target:Places
      | Active<MOVE>
      | Active<MOVE> Times
      | Active<REST>
      | Passive<LOSE>
      | Be nowhere #relation=none
    UserPredicate = Be SPOT-OF-FOCUS target:Places
      | Active<USER-GO> target:Places
    """

  /// Claims about what is heard.
  static let speechConstructions = """
    SpeechClaim = target:Things Passive<SAY> Details #kind=speech #relation=said
      | target:Reference Passive<SAY> before other:Known #kind=speech #relation=before
      | target:Reference Passive<SAY> after other:Known #kind=speech #relation=after
      | READER Active<SAY-ALOUD> target:Things Details #kind=speech #relation=said
      | READER Active<SAY-ALOUD> target:Reference before other:Known #kind=speech #relation=before
      | READER Active<SAY-ALOUD> target:Reference Then other:Reference #kind=speech #relation=before
      | READER Be SILENT #kind=speech #relation=said
      | READER Silently SILENT #kind=speech #relation=said
      | AGENT Active<HEAR> target:Things Details #kind=speech #relation=said
      | AGENT Active<HEAR> target:Reference before other:Known #kind=speech #relation=before
      | FIRST-THING SAY.p Be target:Things #kind=speech #relation=said
      | FIRST-THING AGENT HEAR.b Be target:Things #kind=speech #relation=said
      | FIRST-THING READER SAY-ALOUD.s Be target:Things #kind=speech #relation=said
      | no announcement INTERRUPT.s target:Reference #kind=speech #relation=said #channel=spoken
      | nothing INTERRUPT.s target:Reference #kind=speech #relation=said #channel=spoken
      | [the] speech Be text:<quoted> #kind=speech #relation=exact
      | [the] speech CONTAIN text:<quoted> #kind=speech
    Silently = stays | remains | should stay | should remain | must stay | must remain
    Details = {Detail}
    Detail = Times | FIRST | WHOLE
    Then = "," then | then | "," and then | and then
    """

  /// Claims about what can be reached, and in how many steps.
  static let reachConstructions = """
    ReachClaim = target:Things Be REACHABLE [Using] #kind=reach
      | target:Things Can be REACH.p [Using] #kind=reach
      | AGENT Can REACH.b target:Things [Using] #kind=reach
    Using = USING [the] via:Way
      | USING [the] via:Way or via:Way
    Way = KEY | WAY
    StepsClaim = steps:Distance Active<ARRIVE> target:Reference #kind=steps #relation=steps
      | from other:Known "," steps:Distance Active<ARRIVE> target:Reference #kind=steps #relation=steps
      | steps:Distance from other:Known Active<ARRIVE> target:Reference #kind=steps #relation=steps
      | target:Reference Be REACHABLE ByDistance #kind=steps
      | target:Reference Can be REACH.p ByDistance #kind=steps
      | target:Reference Be steps:Distance away [from other:Reference] #kind=steps #relation=steps
      | it Active<NEED> steps:Distance to ARRIVE.b target:Reference #kind=steps #relation=steps
    ByDistance = in steps:Distance
      | with steps:Distance
      | within steps:WithinSteps
    WithinSteps = number:<number> STEP [DIRECTION] #bound=≤
      | a [single] STEP [DIRECTION] #bound=≤ #number=1
    Distance = [BOUND] number:<number> STEP [DIRECTION]
      | number:<number> STEP [DIRECTION] AT-MOST
      | number:<number> AT-MOST STEP [DIRECTION]
      | a [single] STEP [DIRECTION] #number=1
    """

  /// Claims about the order of stops.
  static let orderConstructions = """
    OrderClaim = target:Things Active<COMES> other:Reference #kind=order
      | target:Things Active<COME-AS> FIRST #kind=order
      | ORDER [ON other:Known] Be [":"] List #kind=order #relation=list
      | SWIPING reaches List #kind=order #relation=list
      | the ORDINAL stop Be target:Reference #kind=order #relation=stop
      | target:Reference Be the ORDINAL stop #kind=order #relation=stop
      | target:Things Be VISITED [Times] #kind=order
      | target:Reference Be ONE-STOP #kind=order
      | target:Together Be ONE-STOP #kind=order
    Together = member:Reference and member:Reference #combination=together
    List = list:Reference Next {Next}
    Next = "," list:Reference | Then list:Reference | "," and list:Reference | and list:Reference | → list:Reference
    """

  /// Claims about a key, a scan, or the next step.
  static let keyConstructions = """
    KeyClaim = [PRESSING] KEY KeyPredicate #kind=key
    KeyPredicate = Active<KEY-DO> target:Reference
      | Can KEY-DO.b target:Reference
      | Active<TRAVEL> from other:Reference to target:Reference
      | Active<CARRY> FOCUS ON target:Reference
      | Active<CARRY> FOCUS from other:Reference ON target:Reference
      | DO nothing #relation=nothing
    ScanClaim = SCANNING Active<SCAN> target:Places [CycleTimes] #kind=scan
    CycleTimes = Times [PER-CYCLE]
    NextClaim = the next step:NextStep Active<NEXT> target:Reference #kind=next
      | the next step:NextStep or step:NextStep Active<NEXT> target:Reference #kind=next
    NextStep = STEP
    """

  /// Claims about values, states and numbers of things, and about ways out.
  static let valueConstructions = """
    ValueClaim = target:Things ValuePredicate
    ValuePredicate = Active<KEEP> OWN-VALUE #kind=value
      | Active<OWN> OWN-VALUE #kind=value #relation=kept
      | Active<SHOW> text:<quoted> #kind=value
      | Be empty #kind=value #relation=empty
      | Active<REMAIN> empty #kind=value #relation=empty
      | Be STATE #kind=state #relation=is
      | Active<REMAIN> STATE #kind=state #relation=is
    CountClaim = there Be Amount target:Counted #kind=count #relation=exist
      | there Be no target:Counted #kind=count #relation=exist #number=0
      | there Be target:NothingThere #kind=count #relation=exist #number=0
      | Amount target:Counted Be REACHABLE [restriction:Chain] #kind=count
    NothingThere = nothing restriction:Chain #everything=anything #quantifier=any
    Amount = [BOUND] number:<number>
    Counted = noun:Nouns [restriction:Clause] #quantifier=any
      | noun:Nouns restriction:Chain #quantifier=any
    TrapClaim = FOCUS Can LEAVE.b target:Reference #kind=trap
      | AGENT Can LEAVE.b target:Reference #kind=trap
      | there Be a way out of target:Reference #kind=trap #relation=way-out
      | there Be one way out of target:Reference #kind=trap #relation=way-out
      | there Be NoWay target:Reference #kind=trap #relation=way-out
      | there Be NoTrap #kind=trap #relation=no-trap
    NoWay = no way out of #polarity=not
    NoTrap = no TRAP #lacking
    """

  /// What a task phrase asks the user to do.
  static let taskConstructions = """
    Task = Action
      | Action Repeated
      | TASK.b number:<number> object:Several IN-TURN
      | TASK-CLOSE.b number:<number> object:Several IN-TURN
      | the same noun:Nouns #action=again
    Repeated = TIMES | number:<number> times
    Action = TASK.b object:TaskThing
      | object:Named #action=activate
      | TASK-RELOAD.b [object:TaskThing]
      | TASK-CLOSE.b object:TaskThing [means:Means]
      | TASK-CLOSE.b means:Means
      | TASK-TYPE.b quoted:<quoted> [in object:TaskThing]
      | TASK-TYPE.b quoted:<quoted> into object:TaskThing
      | TASK-TYPE.b (in | into) object:TaskThing
      | TASK-PRESS.b KEY
      | KEY #action=press
      | TASK-WAIT.b number:<number> UNIT
      | TASK-WAIT.b number:<decimal> UNIT
      | TASK-SCROLL.b DOWNWARD
      | TASK-MOVE.b DIRECTION [past:TaskPast]
      | TASK-TURN.b SWITCH object:TaskThing
      | TASK-TURN.b object:TaskThing SWITCH
      | TASK-BACK
      | TASK-ESCAPE
    TaskThing = Reference
      | noun:Nouns
    Named = name:<name>
    Several = noun:Nouns #quantifier=any
    TaskPast = past object:Reference
    Means = USING object:Reference
      | USING KEY
      | by MEANS
      | with MEANS
    """
}
