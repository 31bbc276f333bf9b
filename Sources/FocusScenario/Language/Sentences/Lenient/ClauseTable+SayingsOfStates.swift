/// What people claim of values, states and keys, in words that come to a sentence of the language.
extension ClauseTable {
  static let sayingsOfStates = """
    # Values, states and actions.
    x has the custom action q / x does not have the custom action q < u be? offered/available/listed/found/there? INACTIONS of/on/for/in x
    x has the custom action q / x does not have the custom action q < u be? ACTION of/on/for/in x | ACTION of x be u
    x has the custom action q / x does not have the custom action q < x ~OFFERS u INACTIONS | x ~OFFERS ACTION u
    x has the custom action q / x does not have the custom action q < x ~OFFERS ACTION to u | x ~OFFERS u as ACTION
    x has the custom action q / x does not have the custom action q < x can be +DONE INACTIONS u
    x has the custom action q / x does not have the custom action q < x ~HAVE the_action/the_custom_action/an_action/a_custom_action u
    x has the custom action q / x does not have the custom action q < x ~OFFERS the_action u
    x has the custom action q / x does not have the custom action q < u be INACTIONS of/on/for/in x
    x has the custom action q / x does not have the custom action q < u INACTIONS of/on/for/in x
    x has the custom actions l / x does not have the custom actions l < x ~OFFERS ACTIONS l | x ~OFFERS l INACTIONS
    x has the custom actions l / x does not have the custom actions l < l be? offered/available/listed/found/there? INACTIONS of/on/for/in x
    x has the custom actions l < the_actions/the_custom_actions/custom_actions/actions of/on/for x be? l
    x has the custom actions l < x ~OFFERS the? custom? actions l | the_actions_menu on/of/for x ~OFFERS l
    x has the custom actions l < the_actions_menu on/of/for x ~OFFERS l , w
    y of x is unchanged / - < x ~HAVE the_same y ASBEFORE? | x ~KEEP its/their y | x ~KEEP the y ASBEFORE?
    y of x is unchanged / - < x ~KEEP the_same y ASBEFORE? | x still ~HAVE the y ASBEFORE
    y of x is unchanged; z of x is unchanged / - < x ~KEEP its/their y and its/their z | x ~KEEP its/their y and z
    x is unchanged / - < x be WASLEFT | x ~STAY WASLEFT | x be the_same ASBEFORE? | x ~STAY the_same
    x is unchanged / - < x be the_same as before w
    e, x is unchanged / - < e ~LEAVE x WASLEFT
    e, x keeps its value / - < e ~LEAVE x WASLEFT
    - / e, x does not change < e ~EDITS x
    - / x is selected < x ~LOSE its/their selection/selected_state
    x is not selected < x ~LOSE its/their selection/selected_state | e ~TAKE selected AWAY x
    y is still selected < x ~KEEP y selected | y ~STAY selected in/on x | y ~STAY selected
    x is still selected < x ~STAY marked/shown as selected | x ~STAY selected | x be? kept selected
    - / x does not appear again < x ~COME a second time | x ~COME a second time in the same w
    - / x does not appear again < x ~ARRIVE a second time | x ~ARRIVE again | x ~COME back again? | x be shown again
    - / x does not appear again < x be back
    - / x does not appear < x ~ARRIVE
    x is visible again < x be back | x ~COME back | x be shown again
    k activates y / k does not activate y < k ~MEAN y does/do/would/did | k ~MEAN y | k ~MEAN the_same_as y
    k activates y / k does not activate y < k ~ACTIVATE y
    k activates q / k does not activate q < k ~MEAN u
    e, x closes / e, x does not close < e ~CLOSE x
    e, x opens / e, x does not open < e ~OPEN x
    e, x is deleted / e, x is not deleted < e ~DELETES x
    e, x is selected / e, x is not selected < e ~SELECT x
    e, x is visible / e, x is not visible < e ~SHOWS x
    e, x starts / e, x does not start < e ~START x
    e, x stops / e, x does not stop < e ~STOPIT x | e ~PAUSE x
    e, nothing is deleted < e ~DELETES nothing
    - / e, nothing is deleted < e ~DELETES anything
    - / e, nothing changes < e ~CHANGES anything
    after activating x, nothing changes < x ~DO nothing WHENUSED | double_tapping/tapping/pressing x ~DO nothing
    after activating x, nothing changes < a second double tap on x ~DO nothing
    x is named q; x is not spoken with y < x be? called q , not y | x be? called q and not y
    e, nothing changes < e ~CHANGES nothing | e ~DO nothing | e be? ignored
    x stays visible for o < x be? REACHABLE for o | x be? VISIBLE for o | x can be +REACHED for o
    x stays visible for o < x ~STAY REACHABLE for o | x ~STAY VISIBLE for o
    x is not in y < x be? gone from y | x be? removed from y | x be? taken off/out_of y | x be no_longer/not in y
    x is in y < x be in y too
    k pauses x / k does not pause x < k ~PAUSE x
    k resumes x / k does not resume x < k ~RESUME x
    k plays x / k does not play x < k ~PLAY x
    k stops x / k does not stop x < k ~STOPIT x
    k answers x / k does not answer x < k ~ANSWER x
    k deletes x / k does not delete x < k ~DELETES x
    k sends x / k does not send x < k ~SENDS x
    k saves x / k does not save x < k ~SAVES x
    k shows x / k does not show x < k ~SHOWS x
    k increases x / k does not increase x < k ~RAISE x | k on x ~RAISE it
    k decreases x / k does not decrease x < k ~LOWER x | k on x ~LOWER it
    k opens x / k does not open x < k ~OPEN x | k on y ~OPEN x
    k closes x / k does not close x < k ~CLOSE x
    k moves to x / k does not move to x < k from_anywhere w ~FOCUSIT x | k ~FOCUSIT x | k ~GO TO x
    k moves to x / k does not move to x < k ~PUT WHOM TO x NOMATTER? | k ~PUT WHOM IN x NOMATTER? | k ~GO IN x
    k moves from y to x / k does not move from y to x < k on y ~GO TO x | k on y ~PUT WHOM TO x | k from y be? AT x
    k moves from y to x / k does not move from y to x < k from y be? BACKTO x | k from y ~REACH x | k on y ~REACH x
    k moves from y to x / k does not move from y to x < k ~GO from y TO x | k from y ~GO TO x | k ~GO from y IN x
    k does nothing < k ~DO nothing w | k be? ignored
    x can be increased < k ~RAISE x by w | x can be +RAISE
    x can be activated with k / x can't be activated with k < x can be +PRESSABLE with/by/using k
    x can be activated with k / x can't be activated with k < k ~PRESSABLE x
    x can be opened with k / x can't be opened with k < WHO can ~OPEN x with/by/using k
    x can be opened with k / x can't be opened with k < x can be opened with/by/using k
    x can be opened with k / x can't be opened with k < WHO be able to ~OPEN x with k
    x can be closed with k / x can't be closed with k < WHO can ~CLOSE x with/by/using k
    x can be closed with k / x can't be closed with k < x can be closed with/by/using k
    x can be activated / x can't be activated < x can be +PRESSABLE | WHO can ~PRESSABLE x
    x can be selected / x can't be selected < x can be +PICKABLE | WHO can ~PICKABLE x
    x changes to q / x does not change to q < x ~CHANGES its/their LABELPART to/into u
    x changes to q / x does not change to q < x 's LABELPART ~CHANGES to/into u
    x changes to q < x ~CHANGES from y to u | x 's LABELPART ~CHANGES from y to u
    x changes to q < the LABELPART of x ~CHANGES from y to u | x ~CHANGE to u
    x is disabled < x be? dimmed | x ~BECOME unavailable | x ~BECOME dimmed/disabled/greyed_out
    x is disabled < x ~STAY dimmed/disabled
    x is enabled < x ~GET enabled | x ~BECOME enabled/active/available
    there is one x < x be alone
    scanning restarts at x < READER ~CONTINUE scanning at/on/from/with x | SCAN ~CONTINUE scanning? at/on/from/with x
    scanning restarts at x < READER ~CONTINUE at/on/from x
    """
}
