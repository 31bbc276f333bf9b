extension LanguageTables {
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
