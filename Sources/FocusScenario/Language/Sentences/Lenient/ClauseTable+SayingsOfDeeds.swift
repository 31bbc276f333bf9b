/// What people claim of what comes of something done, in words that come to a sentence of the language.
extension ClauseTable {
  static let sayingsOfDeeds = """
    # What is done, and what comes of it.
    e, x is spoken / e, x is not spoken < e ~TELLS_ABOUT x | e ~NOTE x | e be? followed by x
    e, x is spoken / e, x is not spoken < WHO ~HEARS x when/once e
    e, x changes / e, x does not change < e ~ALTER x | e ~MOVEIT x by w | e ~MOVEIT x one place/step up/down
    - / e, x does not change; y does not change < e ~ALTER x or y
    e, x does not change; y does not change < e ~ALTER neither x nor y
    e, x is empty / e, x is not empty < e ~EMPTIES x
    e, x is unchecked / e, x is not unchecked < e ~UNCHECK x
    e, x is checked / e, x is not checked < e ~CHECK x
    e, x is unchecked < e ~UNCHECK x
    e, x disappears / e, x does not disappear < e ~TAKE x away | e ~HIDES x | e ~TAKE x off/out_of w
    e, x is not reachable < e ~TAKE x out_of INORDER
    e, focus is on x / e, focus is not on x < e ~STARTS WHOM AT x | e ~LAND AT x | e ~PUT WHOM AT x
    e, focus does not move < e ~MOVE nothing | e ~SCROLL nothing | WHO ~STAY STRAIGHTBACK WHO be
    e, focus does not move / - < e without ~DISTURBING WHOM
    after x appears, y is spoken < x appearing ~SAYS y | x ~ARRIVE and WHO ~HEARS y
    x has the custom actions l / x does not have the custom actions l < x 's actions ~OFFERS l | the actions of/on/for x ~OFFERS l | x 's actions be l
    # Only then.
    b, x is unreachable; e, x is reachable < x be? REACHABLE only after/once/when/if e
    b, x is unreachable; e, x is reachable < x can be +REACHED only after/once/when/if e
    b, x is unreachable; e, x is reachable < x can only be +REACHED after/once/when/if e
    b, x is unreachable; e, x is reachable < WHO can ~REACH x only after/once/when/if e
    b, x is unreachable; e, x is reachable < WHO can only ~REACH x after/once/when/if e
    b, x is unreachable < x be? UNREACHABLE unless/until/before e | x be not REACHABLE unless/until/before e
    b, x is unreachable < x be not in INORDER unless/until/before e
    b, x is unreachable < x can not be +REACHED unless/until/before e | x ~GET REACHABLE only after/once/when e
    b, x is disabled; e, x is enabled < x be? enabled/active/available only after/once/when/if e
    b, x is disabled; e, x is enabled < x ~BECOME enabled/active/available only after/once/when/if e
    b, x is disabled < x be? dimmed/disabled/greyed_out/inactive unless/until/before e
    b, x is disabled < x ~STAY dimmed/disabled/greyed_out/inactive unless/until/before e
    b, x is disabled < x be not enabled/active/available unless/until/before e | unless e , x ~STAY dimmed/disabled
    b, x is disabled < unless e , x be? dimmed/disabled
    b, x is not spoken; e, x is spoken < x be? +SAID only after/once/when/if e
    b, x is not spoken; e, x is spoken < READER ~SAYS x only after/once/when/if e | only after e be x +SAID
    b, x is not spoken < x be not +SAID unless/until/before e | READER not ~SAYS x unless/until/before e
    b, x is not visible; e, x is visible < x be VISIBLE only after/once/when/if e
    b, x is not visible; e, x is visible < x ~ARRIVE only after/once/when/if e
    b, x is not visible < x be not VISIBLE unless/until/before e | x not ~ARRIVE unless/until/before e
    b, x is not spoken again < x be not +SAID again unless/until/before e
    - / while typing, focus does not move < typing be interrupted/disturbed
    - / x does not change < x ~TURN by_itself/by_themselves/on_its_own/on_their_own/automatically/alone | x ~ADVANCE
    x is spoken once; x is spoken as q < x be +SAID once , like/such_as/for_example/e.g. q
    x is spoken as q < x be +SAID , like/such_as/for_example/e.g. q
    # Keys.
    k closes x / k does not close x < x ~CLOSES if/when/once WHO ~PERFORM k | x can be +CLOSE by/with/using k
    k opens x / k does not open x < x ~OPENS if/when/once WHO ~PERFORM k | x can be +OPEN by/with/using k
    k reaches x / k does not reach x < k ~GETS WHOM? TO x
    k leaves x / k does not leave x < k ~GETS WHOM? out_of x | k ~GO out_of x | k ~EXIT x for y
    k toggles x / k does not toggle x < k ~TURN x on and off | k ~TOGGLE x on and off
    k selects x / k does not select x < k ~SELECT x
    k deletes x < k ~DELETES x
    k does nothing / - < k ~CHANGES nothing | k ~DO nothing at/on/in/there w | k ~DO nothing
    the escape gesture closes x < WHO can ~CLOSE x with/by the? scrub/escape_gesture/scrubbing
    # Whole and parts.
    x is spoken with y; x is not a stop / - < x ~BELONG to y and be no stop
    x is not a stop; the y of z has the custom action q < x be no stop , it is u of y
    x is a button / x is not a button < x ~HAVE a? button role/trait | x be? a plain? button | x ~LOOK like a button
    x is a link / x is not a link < x ~HAVE a? link role/trait
    x is a heading / x is not a heading < x ~HAVE a? heading role/trait | x be marked as a? heading
    x is selected / x is not selected < x ~HAVE the? selected trait/state | x ~SHOWIT as selected
    x is selected / x is not selected < x ~BE the? selected one
    x is announced as "selected" / x is not announced as "selected" < x ~SAYS selected
    x is spoken with the number / - < x ~SAYS how_many w | x ~SAYS WHOM how_many w | x ~SAYS w how_many w
    the number of x is spoken < how_many x there_are? be +SAID | how_many x be +FOUND be +SAID
    the number of x is spoken < the? number/count of x be +SAID
    e, the number of x is spoken < e ~SAYS how_many x w | e ~SAYS how_many x be +FOUND
    x is spoken before y; x is not spoken after y < x be +SAID before y , not after it?
    x is read as q; x is not read as y < x be +SAID as q , not y
    x is spoken as q; nothing else is spoken < x be? +SAID as? q , and? NOTHINGELSE | x ~SAYS q , and? NOTHINGELSE
    x is spoken as q; nothing else is spoken < x ~SAYS q and NOTHINGELSE
    x is spoken first; y is spoken last < x be? +SAID first , y last
    x comes first; y comes last < x ~COME first and y last | x first , y last
    x comes right before y < after x ~COME y | x then y
    x comes before y; y comes before z < first x , then y , then z | x first , then y , then z | x , then y , then z
    x comes before y < x ~COME ahead_of y | x be ahead_of y | x ~SIT before y
    x comes after y < x ~SIT after y | x be down_from y
    x can be closed with the escape gesture < the escape gesture also? ~CLOSE x
    x is still in y / x is not in y < x ~STAY in y | x be? still in y | x be? there in y
    x stays selected / - < x ~KEEP its selection | x ~STAY picked/ticked/selected/chosen
    x stays open / x does not stay open < x ~STAY open
    x stays closed < x ~STAY closed
    x stays visible / x does not stay visible < x ~STAY up
    x does not change / - < x ~STAY put | x ~KEEP its place/position
    x is unreachable / - < x be? out_of w order | x be? no w stop
    """
}
