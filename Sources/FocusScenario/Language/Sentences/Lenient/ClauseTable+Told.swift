/// What people claim when they tell what they found, jot down what to do, or say it the other way round.
///
/// Besides the settings of the other rows, `silence` makes the claim that nothing at all is heard, and `done` asks that
/// what brings it about is something done, and not a thing.
extension ClauseTable {
  static let toldFocus = """
    # Where focus is.
    focus on: x be where WHO be | x be where WHO ~SIT | x be where FOCUS be/sits/rests | x be under focus
    focus on: x be THEFOCUSED | THEFOCUSED be x | FOCUS ~LAND and_stays AT x | WHO ~FINDSELF AT x | x ~OWN FOCUS
    focus go-to: x be where WHO ~GO | x be where WHO ~LAND | x be what FOCUS ~GO TO | x ~GRAB it | e ~FOCUS x
    focus go-to: WHO be +PUT TO x | x ~PULL FOCUS TOITSELF? | FOCUS be +PUT where x be | WHO ~FINDSELF TO x
    focus return-to: x be THEPLACE WHO ~GO BACKTO | x be THEPLACE WHO ~RETURN TO | x be what/where WHO ~GO BACKTO
    focus return-to: e ~RETURN x FOCUS | x be +GIVE FOCUS back | x be +GIVE back FOCUS | WHO be +LEAVE BACKTO x
    focus start-on: FIRSTFOCUSED be x | x be? FIRSTFOCUSED | FIRSTFOCUSED : x | FOCUS start/starts/begin/begins life AT x
    focus stay-in bare: ~HELD FOCUS IN x
    focus stay denied: e ~SCROLL WHOM ANYWHERE | e ~PUT WHOM ANYWHERE | WHO be +PUT ANYWHERE | FOCUS ~GO ANYWHERE
    focus stay: e ~KEEP WHOSE place/spot/position | e ~LEAVE WHOM there/alone | e ~LEAVE WHOSE place alone
    focus leave never: NEVERMAY FOCUS ~EXIT x | NEVERMAY WHO ~EXIT x
    focus go-to lacking: e ~KEEP WHOSE place instead_of/rather_than sending/moving/throwing/taking WHOM TO x
    focus stay denied: WHO be moved/thrown/shifted/displaced | e ~SCROLL WHOM | e ~DISTURB FOCUS | FOCUS be touched
    focus stay denied: x ~GRAB FOCUS AWAY? WHOM? | FOCUS be stolen/taken/grabbed
    focus stay-on: WHO reading x ~KEEP WHOSE place/spot/position
    focus stay-on: WHO ~KEEP WHOSE place/spot/position AT x | WHO ~KEEP WHOSE place/spot/position IN x | x ~STAY focused/highlighted/in_focus/under_the_cursor
    focus stay-on: x ~HOLDON FOCUS | FOCUS ~STAY with x | FOCUS ~WAIT AT x | WHO ~WAIT AT x
    """

  static let toldSpeech = """
    # What is heard.
    speech said position=first: READER ~SAYS x ,? BEFOREREST | x be? +SAID ,? BEFOREREST | WHO ~HEARS x ,? BEFOREREST
    speech said position=first: FIRSTWORD +SAID be x | FIRSTWORD WHO ~HEARS be x | FIRSTWORD be x | x be FIRSTWORD +SAID
    speech said position=first: x be FIRSTWORD WHO ~HEARS | x be FIRSTWORD | FIRSTWORD : x
    speech said: e ~PRODUCE x | e ~PRODUCE a/an announcement/message of? x
    speech said done: e ~SAYS x | e ~SAYS x t
    speech only: e ~SAYS only/just x | e ~SAYS x only | e ~SAYS x ,? NOTHINGELSE | READER ~SAYS x only | x only be +SAID
    speech said: e be +SAID t | WHO be +TOLD x | WHO be +TOLD about/of x | e ~TELL WHOM x | WHO be +TOLD x t
    speech said bare: say/speak x | say/speak x t | read/read_out x
    speech said channel=announced bare: announce x | announce x t
    speech said lacking bare: stop READER from? announcing/reading/saying/speaking x | no announcement of/about x
    speech said: there be an? announcement/message of/about/for x | x ~GET an announcement | READER ~LET WHOM hear x
    speech said silence: READER ~STAY SILENT | SAYNOTHING be +SAID | READER ~SAYS SAYNOTHING | there be SILENCE
    speech said silence: WHO ~HEARS SAYNOTHING | READER be SILENT | READER ~FALL SILENT | e be SILENT | e ~STAY SILENT
    speech before: x be? +SAID ahead_of/earlier_than/in_front_of y | WHO ~HEARS x ahead_of y | x be? +SAID , then y
    speech after: x be? +SAID later_than y | x be? +SAID once y be +SAID | WHO ~HEARS x later_than y
    speech said-with: x ~NAME y | x ~CARRY y | x be +SAID in_one_go_with/alongside/as_well_as y | y be in the? SPEECHOF x
    speech said-with: the? SPEECHOF x ~INCLUDE y | x 's SPEECH ~INCLUDE y | y belong/belongs to x 's SPEECH
    speech said-as: x be? +SAID simply/only? as q | x come/comes out as q | x sound/sounds like q | x be nothing_but q
    speech said-as: the? SPEECHOF x be q | x 's SPEECH be q | x ~SAYS the_word/the_words q
    speech said uninterrupted lacking: x be broken_off/stopped/truncated/clipped/drowned_out
    speech said uninterrupted denied: e ~BREAKOFF x
    speech said effort=searching: x be? +SAID ,? without HUNTING | x ~SPEAKUP by_itself? ,? without HUNTING
    speech said: x ~SPEAKUP by_itself/on_its_own/unprompted/by_themselves/without_being_asked
    speech said uninterrupted: x ~GOON to_the_end/to_its_end | x be? +SAID from_start_to_finish/from_start_to_end
    """

  static let toldReach = """
    # What can be reached, and how far it is.
    reach reachable: WHO can ~REACH both? x | x be? present in/on SENSES
    reach reachable: x ~EXIST in INORDER | x be? in INORDER | x be? part of INORDER | x ~HAVE a_place/its_place in INORDER
    reach reachable: x can be scanned/swiped/tabbed/flicked to | WHO can ~REACH x | x be? open to SENSES | x be? exposed to SENSES
    reach reachable: x be? available to SENSES | x be? visible to SENSES | x be? there for SENSES | SENSES ~REACH x
    reach reachable via=swipe: x can be +REACHED with/by/via/through/using SWIPING | x be? REACHABLE with/by/via/through SWIPING
    reach reachable via=swipe: SWIPING ~REACH x | x ~EXIST in SWIPEORDER | x be? in SWIPEORDER
    reach reachable lacking: x ~DROPOUT INORDER | x be? CUTOFF SENSES | x be? CUTOFF INORDER | x be +SKIP by SENSES
    reach reachable lacking: SENSES ~SKIP x | x ~GO dark/silent for SENSES | x be? no_longer in INORDER | x be? off limits to SENSES
    reach reachable lacking bare: ~SKIP x | hide/remove/exclude x from INORDER | hide/exclude x from SENSES
    reach reachable lacking bare: keep/leave/take x out_of INORDER | do not focus x | no focus on x
    reach reachable bare: make/keep x REACHABLE | let/allow FOCUS TO x
    order visited via=scan: x be? +SKIP by SCAN
    trap leave: can ~PASS x by/with SWIPING | WHO can ~PASS x by/with SWIPING | can ~PASS x | WHO can ~PASS x | WHO be able to ~PASS x | SWIPING ~PASS x | it be possible to ~PASS x
    trap leave lacking: x ~TRAP WHOM | x ~HOLD WHOM hostage/captive/prisoner | WHO ~GET stuck/trapped/caught in/on/inside x
    trap way-out: x be no/not_a dead_end/trap | there be a way out_of/off/past x | WHO ~FIND a way out_of x
    trap way-out lacking: there be no way out_of/off/past x | x be a dead_end/trap
    steps steps: d ~BRING WHOM from y TO x | d ~BRING WHOM? TO x from y | d ~SEPARATE y from x | d ~LIE between y and x
    steps steps: it ~NEEDTAKE d from y to x | it ~NEEDTAKE WHOM d to ~REACH x | WHO ~NEEDTAKE d to ~REACH x
    steps steps: SCAN ~NEEDTAKE d to ~REACH x | REACHING x ~NEEDTAKE d | from y WHO ~REACH x in/with/by/within d
    steps steps: x be? d off | x be? d on/further/further_on | x be? d past/beyond/before y | from y WHO can ~REACH x in/with/within d
    steps steps: WHO ~GO from y to x with/in/within/by d | d be enough/needed to ~REACH x | d ~DO to ~REACH x
    """

  static let toldOrder = """
    # In which order.
    order list: l , in that/this/exactly_that order | l : in that/this order | ORDER goes/runs : l | ORDER goes/runs l
    order list: FOCUS ~GO through l | ORDER should_be/must_be/shall_be : l | READER ~GO l | WHO ~GO through l
    order before: x ~COME earlier_than/in_front_of/prior_to y | x be ahead_of/in_front_of/earlier_than y | x ~GO ahead_of y
    order after: x ~COME no_earlier_than/no_sooner_than/not_before y
    order after: x ~COME later_than/further_down_than/below y | x be later_than/behind y
    order right-after: y ~OFFER x as NEXTSTOP | x be NEXTSTOP from/after/behind y | NEXTSTOP after/from y be x
    order right-after: x ~COME RIGHTAFTER y in INORDER | x be RIGHTAFTER y in INORDER | x ~FOLLOW y in INORDER
    order before: x ~COME before y in INORDER | x be before y in INORDER
    order after: x ~COME after y in INORDER | x be after y in INORDER
    order right-after: x ~FOLLOW immediately/directly/straight after? y | y ~LEAD TO x | from y WHO ~GO straight TO x
    order one-stop: x = ONESTOP | x : ONESTOP | x – ONESTOP
    order is-stop lacking: x : no_separate/no_own stop | x be no_separate/no_own/not_a_separate/no stop
    order one-stop: x be? merged/joined/folded/combined into ONESTOP | x ~COUNT as ONESTOP | x be? read as one
    order one-stop bare: merge/join/combine/group x into/as ONESTOP | read x as one
    order is-stop: x be? ITEMSOF INORDER | x be? separate/individual items/elements/stops
    """

  static let toldValues = """
    # Values and states.
    value kept unquoted: TYPED be? still sitting/standing in x | x still ~HOLD TYPED | e ~LEAVE TYPED in x | TYPED be? kept in x
    value kept drops unquoted: y be? still sitting/standing in x | x still ~HOLD y
    value kept denied: e ~LOST TYPED in x | x be? thrown_away/wiped_out/dropped | e ~COST WHOM x
    value label bare: name/label/call x q
    state is text=selected: x be THESELECTED | x ~REMAIN THESELECTED | x be? ticked/picked/highlighted as selected
    state is text=visible: x ~STAY up | x ~REMAIN up | x ~STAY VISIBLE | x be? there to_see | x ~SHOW itself
    state is text=gone: x be? nowhere_to_be_found/off_the_screen/off_screen
    state is text=disabled: x be? dim/grey/greyed/unavailable
    """

  static let toldKeys = """
    # Keys, scans and steps.
    scan restarts-at: e ~PUT SCAN BACKTO x | e ~RETURN SCAN TO x | SCAN ~GO BACKTO x | SCAN ~RETURN TO x | SCAN ~PICKUP x
    scan restarts-at: e ~PUT SCAN TO x | SCAN be +PUT BACKTO x
    scan starts-at: e ~MAKE SCAN begin/start at/with/on x | x be THEFIRST SCAN ~STOPON | SCAN ~GO first to x
    scan stay-in: SCAN ~CYCLE in/over/through/within/around/round x | SCAN ~STAY IN x | SCAN be +HELD IN x
    scan stay-on: SCAN ~STAY AT x | SCAN ~WAIT AT x | SCAN ~REST AT x
    scan stops-on: x be +SCAN by? SCAN? | x ~GET scanned/highlighted | x be scanned/highlighted t
    next lands-on: the? next/first swipe/flick be/is/gives x | the? first swipe/flick to_the_right be/is/gives x
    """
}
