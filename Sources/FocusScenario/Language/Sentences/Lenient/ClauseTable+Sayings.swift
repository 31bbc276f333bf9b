/// What people claim in words that come to a sentence of the language: rows `sentence / denied < pattern | pattern`.
///
/// The places are those of the other rows, and `z` a third thing, `u` words that name something or are said; the
/// sentence has `q` for those, `e` for the moment after what is done, `l` and `m` for a list with and without `and`.
extension ClauseTable {
  static let sayings = """
    # Where focus is.
    e, focus moves to x < e ~PUT WHOM on TO x
    focus is on x, not on y < WHO be AT x , and? not AT? y | WHO be AT x , not w TO y
    focus stays in x < WHO ~STAY IN x | FOCUS be +LEAVE IN x
    focus is on x < x be where FOCUS ~GO first
    after x opens, focus is on y / after x opens, focus is not on y < x ~START FOCUS off? AT y
    after x opens, focus is on y / after x opens, focus is not on y < x ~START WHOM off? AT y
    after x opens, focus is on y / after x opens, focus is not on y < x ~OPEN with FOCUS already? AT y
    after x opens, focus is on y / after x opens, focus is not on y < x ~PUT FOCUS AT y WHENOPENED
    after x opens, focus is on y / after x opens, focus is not on y < x ~TAKE FOCUS AT y WHENOPENED?
    after x opens, focus is on y / after x opens, focus is not on y < x ~TAKE FOCUS on y
    after x opens, focus is on y < WHENOPENED x FOCUS be AT y | x ~HAVE FOCUS AT y WHENOPENED | x ~OPEN straight? AT y
    e, focus does not move / - < e ~LEAVE WHOM AT x it/i/you/they/focus was/were on?
    e, focus does not move / - < e ~LEAVE WHOM STRAIGHTBACK it/i/you/they was/were/is/am/are
    e, focus is on x / e, focus is not on x < e ~PUT WHOM nowhere OTHERTHAN AT x
    e, focus is on x / e, focus is not on x < e ~PUT WHOM nowhere else OTHERTHAN AT x
    focus returns to the element that had focus before / - < WHO be +PUT STRAIGHTBACK WHO be
    focus returns to the element that had focus before / - < WHO be STRAIGHTBACK WHO be before?
    focus returns to the element that had focus before / - < WHO be +PUT STRAIGHTBACK WHO be before w
    focus returns to the element that had focus before / - < WHO ~GO STRAIGHTBACK WHO be before w
    focus returns to the element that had focus before / - < FOCUS ~GO STRAIGHTBACK it was before?
    focus returns to the element that had focus before / - < WHO ~GO STRAIGHTBACK WHO be before?
    focus returns to the element that had focus before / - < WHO be STRAIGHTBACK WHO left off
    focus returns to the element that had focus before / - < WHO ~RESUME where WHO left off
    e, focus returns to the element that had focus before < e ~PUT WHOM STRAIGHTBACK WHO be before?
    e, focus returns to the element that had focus before < e ~PUT WHOM STRAIGHTBACK WHO left off
    - / after x appears, focus stays on y < x ~PULLAWAY WHOM AWAY y | x ~PULLAWAY FOCUS AWAY y
    - / after x appears, focus does not move < x ~PULLAWAY FOCUS | x ~PULLAWAY FOCUS away
    - / focus stays on y < WHO be +PULLAWAY AWAY y | FOCUS be +PULLAWAY AWAY y | FOCUS ~GO off y
    focus is on x < FOCUS ~FOLLOWIT x | FOCUS be around x | FOCUS be round x
    focus moves to x, not to y < x and not y ~TAKE FOCUS | FOCUS ~GO TO x rather_than/instead_of/but_not TO? y
    focus moves to x, not to y < not y but x ~TAKE FOCUS | FOCUS be not AT y but AT x | FOCUS not ~GO TO y but TO x
    after x appears, focus is on x / after x appears, focus is not on x < x ~TAKE FOCUS WHENOPENED
    after x appears, focus is on x / after x appears, focus is not on x < WHENOPENED x ~TAKE FOCUS
    - / focus never leaves x < FOCUS can ~EXIT x | there is no way WHO can ~EXIT x
    focus never reaches x < WHO never ~REACH x | FOCUS never ~REACH x | without ever ending up on x
    e, focus is on x / e, focus is not on x < e ~PUT WHOM TO x again | e ~HAND WHOM AT x | e and WHO be AT x
    e, focus is on x / e, focus is not on x < e and FOCUS be AT x
    e, focus returns to x / - < e ~PUT WHOM back AT x | e ~GO BACKTO x
    e, focus moves to x < e ~FOCUSIT x
    focus is on x < WHO be STRAIGHTBACK x be | x be where WHO be
    e, focus is on x < e ~ENDS AT x
    focus starts on x < INITIAL ~GO TO x first | WHO ~LAND here first , x
    - / e, focus does not leave x < e ~EXIT x | e ~PULLAWAY WHOM AWAY x
    e, focus moves into x / e, focus does not move into x < e ~GO IN x | e ~PUT WHOM IN x
    """

  static let sayingsOfSpeech = """
    # What is heard.
    x is spoken with y / x is not spoken with y < y be? PARTOF x 's LABELPART | y be? PARTOF the LABELPART of x
    x is spoken with y / x is not spoken with y < x ~HAVE y as its/their/the/a LABELPART
    x is spoken with y / x is not spoken with y < x ~HAVE y as part of its/their/the LABELPART
    x is spoken with y / x is not spoken with y < x ~INCLUDE y in/within/as its/their/the LABELPART
    x is spoken with y / x is not spoken with y < x ~SAYS y in/as/with/within its/their/the LABELPART
    x is spoken with y / x is not spoken with y < the? LABELPART of x ~INCLUDE y | x 's LABELPART ~INCLUDE y
    x is spoken with y / x is not spoken with y < the? LABELPART of x ~SAYS y
    x is spoken with y / x is not spoken with y < x 's LABELPART ~SAYS y | y be +SAID as the? LABELPART of x
    x is spoken with y / x is not spoken with y < y be? the LABELPART of x
    x is spoken with y / x is not spoken with y < y be +SAID as x 's LABELPART | y be x 's LABELPART | y ~BELONG to x
    x is spoken with y / x is not spoken with y < x ~TAKE its/their LABELPART from/of y | x be +SAID as its/their? y
    x is spoken with y / x is not spoken with y < x be? named after y
    x is spoken with y / x is not spoken with y < x ~GET its/their LABELPART from y | y be +SAID as its? part of x
    x is spoken with y / x is not spoken with y < y be? PARTOF x | y be? +SAID as a? part of x
    x is spoken with q / x is not spoken with q < the LABELPART of x ~INCLUDE the_word/the_words? u
    x is spoken with q / x is not spoken with q < x 's LABELPART ~INCLUDE u | x ~INCLUDE the_word/the_words u
    x is spoken with q / x is not spoken with q < x be +SAID with the_word/the_words u
    x is spoken with q / x is not spoken with q < x ~TELLS u in/as/with its/their/the LABELPART
    x is spoken with q / x is not spoken with q < x ~SAYS what/where/which/how/that WHO? w , for_example/like/such_as/as_in/e.g. q
    x is spoken with y and z < x be? +SAID as? y SUMMED z | x ~SAYS y SUMMED z | x ~SAYS its y and its z
    x is spoken with q and y < x be? +SAID as? q SUMMED y | x ~SAYS q SUMMED y
    x is spoken with y and q < x be? +SAID as? y SUMMED q | x ~SAYS y SUMMED q
    x is spoken with l / x is not spoken with l < x be? +SAID as l | x ~SAYS l | x ~SAYS : l | x be? +SAID : l
    x is spoken with l / x is not spoken with l < x ~SAYS WHOM l
    x is spoken with l; nothing else is spoken < x ~SAYS l NOTHINGELSE | x ~SAYS l , NOTHINGELSE
    x is spoken with l; nothing else is spoken < x ~SAYS l , and NOTHINGELSE | x ~SAYS l and NOTHINGELSE
    x is spoken with l; nothing else is spoken < x be? +SAID as? l and NOTHINGELSE
    x is spoken with y; nothing else is spoken < x ~SAYS y , and? NOTHINGELSE | x be +SAID with y , and? NOTHINGELSE
    l are spoken in that order < x ~SAYS l , in_that_order/in_this_order | x ~SAYS l in_that_order/in_this_order
    l are spoken in that order < x be +SAID as? l , in_that_order/in_this_order
    l are spoken in that order < x be +SAID as? l in_that_order/in_this_order
    y is spoken before z < x ~SAYS y before z | x ~SAYS y first , then z | x ~SAYS y first and then z
    y is spoken before z < x ~SAYS first y , then z
    y is spoken before z < x ~SAYS y and then z | x ~SAYS y then z | x be? +SAID as? y and then z
    y is spoken before z < x ~SAYS y , and? then z | x be? +SAID as y , then z | x ~SAYS first y and then z
    y is spoken after z < x ~SAYS y after z | x ~SAYS y behind z
    q is spoken before y < x be? +SAID as? q before y | x ~SAYS q before y
    q is spoken after y < x be? +SAID as? q after y | x ~SAYS q after y
    x is spoken as q / x is not spoken as q < x ~TELLS u | x be? +SAID as u
    x is spoken as q / x is not spoken as q < x ~TELLS the_word/the_words/just/simply/only? u | x be? +READOUT u
    x is announced as q / x is not announced as q < x be? +MARK as u | x be? described as u | x be? announced u
    x is announced as q / x is not announced as q < x ~ANNOUNCE itself as u
    x is spoken as q / x is not spoken as q < x be called u | x ~SOUND like u | x ~GOBY u | x say/says : u
    x is spoken with y and q < x ~SAYS y , q | x ~SAYS y and q
    x is spoken with q / x is not spoken with q < x ~SAYS y : q
    x is spoken as q, not as y < x ~SAYS q instead_of/rather_than/, not/and_not/, and_not y
    x is spoken; y is not spoken < x be? +SAID without y | READER ~SAYS x without y | x be? +SAID but not y
    x is spoken; y is not spoken < x be? +SAID , but? not y
    x is spoken with y; z is not spoken < x ~SAYS y , but? not z | x ~SAYS y but not z | x ~SAYS y without z
    x is spoken with y; z is not spoken < x ~SAYS y and not z
    - / x is announced without interruption < x ~INTERRUPTS OTHERSPEECH
    - / y is spoken to the end < x ~INTERRUPTS y
    e, x is spoken with its state < x ~SAYS whether_it_is/whether_they_are/if_it_is/whether_it's/if_it's STATEWORD WHENUSED?
    x is spoken with its state < x ~SAYS whether_it_is/whether_they_are/if_it_is STATEWORD | x ~SAYS STATEWORD
    x is spoken with its state < x ~SAYS WHOM whether_it_is STATEWORD
    x is spoken with its state < x ~SAYS its/their state | x be +SAID with its/their state
    after activating x, q is spoken < x ~TELLS u WHENUSED | x ~TELLS u , WHENUSED | WHENUSED x ~TELLS u
    after activating x, y is spoken < x ~SAYS y WHENUSED
    e, q is spoken / e, q is not spoken < e ~TELLS u | e ~GIVE q | e be confirmed/acknowledged/answered with/by u
    e, x is spoken / e, x is not spoken < e ~SAYS x | e and WHO ~HEARS x | e and x be +SAID | e ~READ x | e ~GIVE x
    e, x is spoken again / e, x is not spoken again < e ~MAKE x be read/spoken again | e ~SAYS x again
    after each change, x is spoken once < x be? +SAID once PERCHANGE
    after each change, x is spoken < x be? +SAID PERCHANGE
    x is not spoken again within 1 second / - < x be never +SAID every second
    - / x is not spoken again within 1 second < x be? +READOUT every second | READER ~SAYS x every second
    - / x is not spoken again within 60 seconds < x be? +READOUT every minute
    x is not spoken again within 60 seconds < x be? +SAID at_most_once/no_more_than_once/only_once/once_at_most a/per/every minute
    x is spoken before y < x be? +SAID before y be +SAID | x ~COME before y be? spoken/read
    x is spoken before y < x be? +SAID before y be +SAID again
    e, x is not spoken as q < e ~TAKE u off/from x | e ~TAKE u AWAY x
    the state of x is q < x 's state ~CHANGES to u | x ~CHANGES its state to u
    x is spoken with y < x ~SPEAKS its/their? y
    x is spoken with y and z < x be +SAID as y and z | x be +SAID by y and z | x ~SAYS y , z
    x is spoken with y < x be +SAID by its/their? y
    x is announced < x be? +SAID NOMATTER | x be? announced NOMATTER
    - / x is spoken at most once < READER ~SAYS x more_than_once | x be +SAID more_than_once
    - / x is spoken at most once < x be +SAID more than one time
    - / x is spoken at most once < READER ~SAYS x more_than_once per w | x be +SAID more_than_once per w
    - / x is spoken at most once < x be +SAID more_than_once in_a_row
    x is spoken < x be? +LISTOUT | x be? +LISTOUT aloud
    x is named q / x is not named q < x be given the? name/label u | x ~TAKE the? name/label u | x be? labelled u
    x is named q / x is not named q < x be? named u | x 's name be q
    the hint of x is q / the hint of x is not q < x ~HAVE a?/the? hint u | x 's hint ~TELLS u | the hint of x ~TELLS u
    the hint of x is q / the hint of x is not q < x ~HAVE a hint that u
    the value of x is q / the value of x is not q < the value of x ~TELLS u | x 's value ~TELLS u | x 's value be q
    the value of x is q / the value of x is not q < x ~HAVE the? value u | the value of x be q
    """

  static let sayingsOfReach = """
    # What can be reached, in which order, and how far it is.
    x is reachable; x can't be selected < x can be +REACHED but not +PICKABLE | x be? REACHABLE but not selectable
    x is reachable; x can't be activated < x can be +REACHED but not +PRESSABLE
    x can be activated; x can't be selected < x can be +PRESSABLE but not +PICKABLE
    x is unreachable < NOTPOSSIBLE WHO can ~SWIPES my_way/your_way/their_way? TO x | NOTPOSSIBLE to ~REACH x
    x is unreachable < NOTPOSSIBLE WHO can ~REACH x
    x is unreachable < x be? only for the_eye/decoration | x be? decoration only | x be? decorative
    only x is reachable < only x may/can/should/must ~TAKE FOCUS | only x be? REACHABLE | only x can be +REACHED
    only x is reachable < nothing but x can be +REACHED
    x is reachable with k / x is not reachable with k < WHO can ~REACH x with/by/using/via k
    x is reachable with k / x is not reachable with k < READER ~REACH x with/by/using/via k
    x is reachable with k / x is not reachable with k < x can be +REACHED with/by/using/via k
    x is reachable with k / x is not reachable with k < full_keyboard_access ~REACH x with k | k ~REACH x
    from y, at most d reach x < x be d from y at_most/max/tops/or_fewer/at_the_most
    from y, at most d reach x < x be d away from y at_most/max/tops/at_the_most
    at most d reach x < x be d away at_most/max/at_the_most
    from y, d reach x / - < d of y WHO ~REACH x | d of y be x | d from y ~REACH x | d from y be x
    from y, d reach x / - < d be enough for? WHO? to ~REACH x from y
    from y, d reach x / - < x be d to_the_right_of/to_the_left_of/right_of/left_of y
    from y, d reach x / - < WHO can ~REACH x in/with/within d from y
    from y, d reach x / - < d right_of/left_of/after/past y be x | WHO ~NEEDTAKE d to ~REACH x from y
    from y, d reach x / - < WHO ~NEEDTAKE d from y to x
    d reach x / - < d be enough for WHO to ~REACH x | WHO can ~REACH x in/with/within d | d and WHO be AT x
    d reach x / - < x be +REACHED in/with/within d
    x is one stop / x is not one stop < x ~COME as ONESTOP | x ~GO as ONESTOP | x be +SAID as/in ONESTOP
    x is one stop / x is not one stop < x be +SAID together as ONESTOP | x be +SAID in ONESTOP | x be +SAID in one go
    x is one stop / x is not one stop < x ~NEEDTAKE EXACTLYONE
    x is one stop / x is not one stop < x be? ONESTOP for NOUNWHO | x be ONESTOP each | x be a single stop w
    x is one stop / x is not one stop < x ~TAKE EXACTLYONE each?
    x is one stop / x is not one stop < WHO ~NEEDTAKE EXACTLYONE for x | x be one stop in/for/on NOUNWHO
    x is one stop / x is not one stop < x ~MAKE up? ONESTOP | x be? ONEBUTTON
    x is one stop: l < x be ONESTOP with l | x be ONESTOP : l | x be ONESTOP , l | x be +SAID as ONESTOP : l
    x is one stop: l < x be +SAID as ONESTOP with l
    x is one stop; x is adjustable < x be? ONEADJ | x be +SAID as ONEADJ
    x is one stop; x is a switch; x is spoken with y < x be? ONESWITCH with y
    x is adjustable; x is spoken with q < x be +SAID as adjustable , value? u
    x is one stop; x is adjustable; x is spoken with q < x be? ONEADJ , value? u
    x is one stop; x is a switch < x be? ONESWITCH
    x is scanned as a group / x is not scanned as a group < x be? GROUPED | x ~FORM GROUPED
    x is scanned as a group / x is not scanned as a group < x be? scanned as? GROUPED | SCAN ~GO over? x as GROUPED
    x is scanned as a group / x is not scanned as a group < SCAN ~SCANIT x as GROUPED | x be? grouped for scanning
    x is scanned as a group / x is not scanned as a group < x together ~FORM GROUPED
    the first stop is x < x be FIRSTTHING FOCUS ~REACH | x be FIRSTTHING WHO ~REACH
    the first stop is x < x be FIRSTTHING that? READER ~MEETS | x be FIRSTTHING that? WHO ~MEETS
    the first stop is x < x be FIRSTTHING FOCUS ~MEETS | x be FIRSTTHING under my/the/your finger
    x comes right after y / - < x be NEXTTHING right? after y | NEXTTHING after y be x | x be NEXTTHING RIGHTAFTER y
    x comes right after y / - < x be NEXTTHING RIGHTAFTER? y
    x comes right after y / - < x ~COME RIGHTAFTER y in INORDER | x ~FOLLOW RIGHTAFTER? y in INORDER
    x comes right after y / - < after y ~COME x next | x be the_only_stop/the_only_thing behind/after y
    x comes right before y / - < x be the last thing/stop/button/element/item before y | x be the stop right? before y
    x comes before y / - < x ~COME up? before y | x be +LISTOUT before y | x be? +REACHED before y
    x comes before y / - < x be visited before y
    x comes after y / - < x be? +REACHED only? after y | x be visited after y
    the order is m < FOCUS ~RUNSTO from? p | ORDER be from? p | ORDER ~RUNSTO from? p | from p | ORDER from p
    the order is m < l be? +REACHED in_that_order/in_this_order | the? stops be? l | WHO ~RUNSTO from p
    with Tab, the order is m < tab ~RUNSTO from? p | tab_order ~RUNSTO from? p | shift ~RUNSTO from? p
    Tab moves from x to y < tab from x ~GO TO y | tab ~GO from x to y | tab ~GO from x on? TO y
    by headings, the order is m < HEADINGSROTOR ~LISTS l | HEADINGSROTOR ~RUNSTO from? p | HEADINGSROTOR ~LISTS : l
    the headings rotor reaches x < HEADINGSROTOR ~REACH x | HEADINGSROTOR ~LISTS x | x be in HEADINGSROTOR
    the headings rotor reaches x < x turn/turns/show/shows up in HEADINGSROTOR
    x is unreachable < there is no going? back to x | x can be neither +REACHED nor +REACHED
    x is unreachable < x can be +REACHED no_more
    x is unreachable < x be? not ONSWIPES at all | x be no? stops at all
    q comes right after y < the_only_thing/the_only_stop/the_only_element behind/after/below y be u
    x comes right after y < the_only_thing/the_only_stop/the_only_element behind/after/below y be x
    scanning starts at x; scanning does not start at y < SCAN ~STARTAT x , not with/at/on/from y
    x is skipped < x ~GET skipped | x be jumped over | x be +SKIP by WHO | x be +SKIP by FOCUS | x be +SKIP by SCAN
    x is skipped < WHO can ~SKIP x
    nothing comes after x < there_is/there's nothing to? swipe_to/reach? after/past/behind/below x
    nothing comes after x < nothing ~COME after/behind/past x | x be the last and nothing comes after_it
    x is the last stop < x be the? last w in INORDER | x be the_last_element/the_last_stop/the_last_thing
    exactly one x is selected < only one x at a time be +SAID as selected
    """

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
    e, x keeps its value / - < e ~LEAVE x WASLEFT | e ~KEEPIT x
    - / e, x does not change < e ~EDITS x
    - / x is selected < x ~LOSE its/their selection/selected_state
    x is not selected < x ~LOSE its/their selection/selected_state | e ~TAKE selected AWAY x
    y is still selected < x ~KEEP y selected | y ~STAY selected in/on x | y ~STAY selected
    x is still selected < x ~STAY marked/shown as selected | x ~STAY selected | x be? kept selected
    - / x does not appear again < x ~COME a second time | x ~COME a second time in the same w
    - / x does not appear again < x ~ARRIVE a second time | x ~ARRIVE again | x ~COME back again? | x be shown again
    - / x does not appear again < x be back
    - / x does not appear < x ~ARRIVE
    x is visible again < x be? back | x ~COME back | x be shown again
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
    x can be activated with k / x can't be activated with k < x can be +PRESSABLE with/by/using k | x ~REACT to k
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
    there is one x < x be? alone
    scanning restarts at x < READER ~CONTINUE scanning at/on/from/with x | SCAN ~CONTINUE scanning? at/on/from/with x
    scanning restarts at x < READER ~CONTINUE at/on/from x
    """
}

/// The same for what people say of changes, of what is kept, and of what a key does.
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
