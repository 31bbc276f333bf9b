/// What people claim of what can be reached, in words that come to a sentence of the language.
extension ClauseTable {
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
}
