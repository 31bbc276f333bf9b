/// What people claim, in the words in which they do: rows `kind relation settings: pattern | pattern`.
///
/// Lower-case letters are open places: `x` what it is about, `y` the second thing, `q` a quotation, `d` a distance, `n` a
/// number of things, `t` how often, `k` a key, `e` what is done, `l` a list, `s` the next steps.
enum ClauseTable {
  static let patterns =
    ClausePattern.patterns(
      of: [
        focus, speech, reach, order, values, keys,
        toldFocus, toldSpeech, toldReach, toldOrder, toldValues, toldKeys,
      ].joined(separator: "\n")
    )
    + ClausePattern.patterns(
      ofSayings: [sayings, sayingsOfSpeech, sayingsOfReach, sayingsOfStates, sayingsOfDeeds].joined(separator: "\n")
    )

  private static let focus = """
    # Where focus is.
    focus on: FOCUS be? AT x | WHO be AT x | x be FOCUSED | x ~HAVE FOCUS | FOCUS , x | FOCUS : x | FOCUS → x
    focus on: FOCUS – x
    focus on: FOCUS ~SIT AT x | WHO ~SIT AT x | FOCUS be +PUT AT x | FOCUS be x
    focus on event=open drops: y ~OPEN on/at/with_focus_on x | y ~OPEN with FOCUS AT x | y ~START AT x
    focus in: FOCUS be? IN x | WHO be IN x
    focus go-to: FOCUS ~GO TO x | WHO ~GO TO x | x ~TAKE FOCUS | FOCUS be +PUT TO x | x ~GET focused/highlighted
    focus go-to: FOCUS ~REACH x | e ~PUT WHOM TO x | ~PUT WHOM TO x | WHO ~PUT WHOM TO x
    focus go-to: x be where FOCUS ~GO | FOCUS to x | e ~PUT FOCUS x | WHO be +PUT TO x
    focus go-to: WHO be thrown/sent/moved/dropped/taken TO x | FOCUS > x
    focus go-in: FOCUS ~GO IN x | WHO ~GO IN x | FOCUS ~ENTER x | FOCUS be +PUT IN x
    focus return-to: FOCUS ~GO BACKTO x | WHO ~GO BACKTO x | FOCUS ~RETURN TO x | WHO ~RETURN TO x
    focus return-to: FOCUS be? BACKTO x
    focus return-to: WHO be? BACKTO x | e ~PUT WHOM BACKTO x | e ~RETURN WHOM TO x
    focus return-to: x ~TAKE FOCUS back/again
    focus return-to: x ~TAKE back FOCUS | FOCUS be +RETURN TO x | WHO ~PUT WHOM BACKTO x
    focus return-to: x ~HAVE FOCUS again
    focus return-to before: e ~PUT WHOM where/to_where FOCUS was
    focus return-to before: e ~PUT WHOM where/back_where it/i/you/they was/were
    focus return-to before: FOCUS be? where/back_where it/i was
    focus stay-on event=close drops: y can be closed/dismissed without moving/losing/taking WHOM AWAY x
    focus stay-on: without moving/taking/throwing/pulling/dragging/kicking WHOM AWAY x | still AT x | x ~KEEP FOCUS
    focus go-in: WHO ~PUT WHOM IN x | e ~PUT WHOM IN x
    focus return-to: BACKTO x | e ~PUT BACKTO x | x be FOCUSED again | WHO be +PUT BACKTO x | FOCUS BACKTO x
    focus return-to: ~RETURN FOCUS TO x
    focus start-on: FOCUS ~START AT x | FOCUS ~START with x | ~START AT x | ~START with x | INITIAL be? AT? x
    focus start-on: INITIAL : x | INITIAL ~GO TO x
    focus start-on: x be FOCUSED first/initially | x ~TAKE FOCUS first/initially | x ~TAKE INITIAL | WHO ~START AT x
    focus start-on: WHO ~START with x | FOCUS be first AT x
    focus start-on: x ~TAKE the? first/initial FOCUS | x be the? first/initial FOCUS | first FOCUS be? AT x
    focus stay-on: FOCUS ~STAY AT x | WHO ~STAY AT x | x ~KEEPFOCUS FOCUS | e ~LEAVE WHOM AT x | ~LEAVE WHOM AT x
    focus stay-on: WHO be +LEAVE AT x
    focus stay-on: FOCUS be +LEAVE AT x | e ~KEEPFOCUS WHOM AT x | FOCUS ~STAY there AT? x | e ~KEEPFOCUS FOCUS x
    focus stay-on: FOCUS ~STAY x
    focus stay-on denied: e ~SCROLL WHOM AWAY x | WHO ~LEAVE x | FOCUS ~EXIT x | x ~LOSE FOCUS | e ~LOSE FOCUS AWAY x
    focus stay-on denied: FOCUS ~GO AWAY x | WHO be thrown/kicked/pulled/moved AWAY x | WHO ~LOSE x | FOCUS ~LOSE x
    focus stay-in: FOCUS ~STAY IN x | WHO ~STAY IN x | FOCUS be +HELD IN x | e ~LEAVE WHOM IN x
    focus stay-in: e ~KEEPFOCUS WHOM IN x | FOCUS ~CYCLE IN x | FOCUS ~CYCLE through/around/round x
    focus stay denied: FOCUS ~MOVE | FOCUS ~MOVE elsewhere/anywhere/away/off/around | e ~SCROLL FOCUS
    focus stay denied: e ~TAKE FOCUS | e ~TAKE FOCUS away?
    focus stay: FOCUS ~STAY put/where_it_is/where_it_was/there/unchanged/in_place/still
    focus stay: WHO ~STAY put/where_they_are/where_i_am/there/where_they_were/where_i_was
    focus stay: FOCUS be unchanged/unmoved/unaffected
    focus stay: e ~LEAVE FOCUS alone/where_it_is/where_it_was/untouched/unchanged/in_place
    focus none: FOCUS be? lost | FOCUS ~GET lost | FOCUS ~LAND nowhere | WHO ~LOSE FOCUS
    focus none lacking: no FOCUS loss | no loss of FOCUS
    """

  private static let speech = """
    # What is heard.
    speech said effort: x be? +SAID straight_away? , no swiping/swipes/swipe required/needed/necessary?
    speech said: x be? +SAID | READER ~SAYS x | WHO ~HEARS x | x ~GET +SAID | x be? +SAID t | READER ~SAYS x t
    speech said: WHO ~HEARS x t
    speech said: x be heard/audible/spoken | x ~GET +SAID t | WHO ~HEARS about/of x | e be +SAID by READER
    speech said channel=announced: x be? announced | x ~GET announced | READER announces/announce x
    speech said channel=announced: x be? announced t | x ~GET announced t
    speech said channel=announced: READER not announce x | there be an announcement of x | an announcement of x
    speech said lacking: x be? silent/quiet/mute | x ~STAY silent/quiet/mute
    speech said-as: x be? +SAID SAIDAS? q | x ~SAYS q | x ~SAYS SAIDAS q | x be q
    speech said-as bare: x : q | x – q | x = q | x → q
    speech said-as: WHO ~HEARS q for/on/at/with x | READER ~SAYS q for/on/at/with/about x | x be? +SAID , q
    speech said-as: READER ~SAYS x SAIDAS q
    speech said-as: x ~SAYS t q | q be +SAID for/on/at x | x ~SAYS , q | x ~SAYS : q | WHO ~HEARS x SAIDAS q
    speech said-as: q for/on x | x ~STATE , q
    speech said drops: y be confirmed/acknowledged/answered with x
    speech said-as drops: x ~SAYS y , q | x ~SAYS y : q | x ~SAYS y – q | x ~SAYS y SAIDAS q | x be? +SAID y : q
    speech said-with: x be? +SAID WITH y | x ~INCLUDE y | READER ~SAYS x together?/along? with y
    speech said-with: x ~GET +SAID WITH y | y be +SAID with x | x be part of y
    speech before: x be? +SAID before y | READER ~SAYS x before y | WHO ~HEARS x before y
    speech after: x be? +SAID AFTERWORD y | READER ~SAYS x AFTERWORD y | WHO ~HEARS x AFTERWORD y
    speech said position=first: x be? +SAID first | the? first thing +SAID be x | x be the? first thing +SAID
    speech said position=first: the? first thing WHO ~HEARS be x | WHO ~HEARS x first
    speech said position=first: x be? +SAID before anything/everything else on_the_screen/on_screen?
    speech said position=first: first WHO ~HEARS x | x be the? first thing WHO ~HEARS
    speech said position=last: x be? +SAID last | the? last thing +SAID be x | WHO ~HEARS x last
    speech only: only x be? +SAID | x be? +SAID ,? NOTHINGELSE | READER ~SAYS only x | READER ~SAYS x ,? NOTHINGELSE
    speech only: WHO ~HEARS x ,? NOTHINGELSE | WHO only ~HEARS x
    speech said uninterrupted: x be? +SAID in_full/to_the_end/completely/whole/without_interruption/to_its_end/fully
    speech said uninterrupted lacking: x be interrupted/cut_off/cut_short/clipped/talked_over
    speech said uninterrupted lacking: x ~GET interrupted/cut_off/clipped
    speech said uninterrupted denied: e ~CUT x
    speech said-with unquoted: x ~SAYS y
    speech contains: speech ~INCLUDE q | READER ~SAYS the_word/the_words q | the_word/the_words q be +SAID
    """

  private static let reach = """
    # What can be reached, and how far it is.
    reach reachable: x be? REACHABLE | x can be +REACHED | WHO can ~REACH x | x ~GET STOP | x be? STOP
    reach reachable: x can be +REACHED by swiping/swipe
    reach reachable: x can be +REACHED by/with READER | x ~TAKE part in the? scan/order | WHO be able to ~REACH x
    reach reachable: x be +REACHED by READER | READER ~REACH x
    reach reachable: x can ~TAKE FOCUS | it be possible to ~REACH x | x ~BECOME REACHABLE | READER can ~REACH x
    reach reachable: x ~REMAIN REACHABLE | FOCUS can ~REACH x
    reach reachable via=Tab: x can be +REACHED by/with/using tab/the_keyboard/keyboard/tabbing
    reach reachable via=Tab: x be? REACHABLE by/with/using/via/from tab/the_keyboard/keyboard/tabbing | tab ~REACH x
    reach reachable via=Tab: WHO can tab to x
    reach reachable via=scan: x can be +REACHED by/with/using a?/the? switch/scanning
    reach reachable via=scan: x be? REACHABLE by/with/using/via a?/the? switch/scanning | x can be scanned
    reach reachable via=swipe: x can be swiped to | WHO can swipe to/into/onto x
    reach reachable via=swipe: x be? REACHABLE by/with/via swiping/swipe/swipes
    reach reachable via=swipe: x can be +REACHED by/with/via swiping/swipe/swipes/a_swipe
    reach reachable lacking: x be? UNREACHABLE | x be? +SKIP | READER ~SKIP x | FOCUS ~SKIP x | SCAN ~SKIP x
    reach reachable lacking: WHO ~PASSOVER x | x ~REMAIN UNREACHABLE | x ~VANISH from ORDER
    steps steps: d from y to x | d ~REACH x | x be? d away | x be? d away from y | x be? d from y
    steps steps: from y d ~REACH x | from y , d ~REACH x | d between y and x
    steps steps: it ~NEEDTAKE d to ~REACH x | it ~NEEDTAKE WHO d to ~REACH x | WHO ~REACH x in/with/by/within d
    steps steps: x be? +REACHED in/with/by/within d | x be? within/in d of y | d ~GET WHOM to x
    steps steps: from y to x be? d | from y to x in/within/: d | x be? reachable in/within/with d
    steps steps: x can be +REACHED in/within/with d | WHO can ~REACH x in/within/with d | x ~NEEDTAKE d
    steps steps: x be? reachable in/within/with d from y | WHO ~GO from y to x in/with/within d
    steps steps: d after/past/below/behind y be x | x be? d after/past/behind/below y
    steps steps: d bring/brings/lead/leads WHOM? to x
    steps steps: d from y : x | d from y → x | d from y be x | d from y WHO ~HEARS x | d and WHO be AT x
    steps steps: one d to ~REACH x | d ~LAND TO x | d from y ~GO TO x
    steps steps bare: d to x | x in/within d
    trap leave: FOCUS can ~EXIT x | WHO can ~EXIT x | FOCUS can be moved out of x | it be possible to ~EXIT x
    trap leave lacking: FOCUS ~GET stuck in/on/inside x | FOCUS be stuck/trapped in/on/inside x | x ~TRAP FOCUS
    trap leave lacking: WHO ~GET stuck/trapped in/on/inside x
    """

  private static let order = """
    # In which order.
    order before: x ~COME before y | x ~PRECEDE y | x ~COME ahead_of y | x first , then y | x first and then y
    order before: x be before y
    order before bare: x before y | x , then y
    order after: x ~COME after y | x be after y | x ~COME AFTERWORD y
    order right-after: x ~COME RIGHTAFTER y | x ~FOLLOW y | y be +FOLLOWED by x | after y ~COME x
    order right-after: x be RIGHTAFTER y | x be the next/very_next stop/thing/element/item after y
    order right-after: x be next after y | after y the next stop/swipe be x | next after y be x | after y , next be x
    order right-after bare: y then x | x RIGHTAFTER y
    order right-before bare: x RIGHTBEFORE y
    order right-after swap: x and y be next_to_each_other/neighbours/adjacent/side_by_side
    order right-before: x ~COME RIGHTBEFORE y | x be RIGHTBEFORE y | x be the last thing/stop/element/item before y
    order list: ORDER be? l | ORDER : l | l in that/this order | ORDER on/in/of y be? l | ORDER on/in/of y : l
    order list: l be? +SAID in that/this order | FOCUS ~GO : l | e ~GO l | FOCUS ~GO from? l
    order stop position=first: x be? FIRST | x ~COME first | x be? FIRST in/on/of y | first ~COME x
    order stop position=first: the first stop be x | FIRST be x | FIRST in/on/of y be x
    order stop position=last: x be? LAST | x ~COME last | x be? LAST in/on/of y | last ~COME x | the last stop be x
    order stop position=last: LAST be x | LAST in/on/of y be x
    order one-stop: x be? ONESTOP | x be? +SAID as ONESTOP | x ~MAKE ONESTOP | x ~FORM ONESTOP
    order one-stop: x be? grouped/combined/merged | x count/counts as ONESTOP | x ~TAKE ONESTOP
    order one-stop: x be +REACHED as ONESTOP
    order is-stop: x be? STOP | x ~HAVE STOP
    order visited via=scan: x be? scanned | x ~GET scanned | x be? scanned t | x ~GET scanned t
    order visited via=scan: SCAN ~GO through/over x
    count exist: rotor/headings_rotor/the_rotor/the_headings_rotor ~LISTS n
    count exist: there be n | n be there | n in total | just/only n
    """

  private static let values = """
    # Values and states.
    value kept still: x still ~HAVE ITSVALUE
    value kept: x ~KEEP ITSVALUE | x be? THERE | x ~LASTS | x be? +KEPT | TYPED be? THERE | x ~STAY THERE
    value kept: x ~KEEP whatever/what WHO typed
    value kept: TYPED be? still in x | TYPED ~STAY in x | x ~LASTS e | TYPED in x be? THERE | TYPED in x be? +KEPT
    value kept: x still ~HAVE ITSVALUE | x be not +LOST
    value kept drops unquoted: x ~KEEP y | y ~STAY in x | y be? still in x | y be? THERE in x
    value kept denied: x be? +LOST | x ~LOSE ITSVALUE | e ~LOST x | x ~GET +LOST
    value empty: x be? EMPTY | x ~GET EMPTY | e ~EMPTIES x
    value equals: x ~SHOW q | x still ~SHOW q | ITSVALUE of x be q
    value label: x be? CALLED q | x ~HAVE the? label/name q | the? label of x be q | x 's label/name be q
    value label lacking: x be? unlabelled/unlabeled/unnamed
    state is text=closed: x be closed/dismissed
    state is text=open: x be open/opened
    state is text=selected: x be selected/chosen/active
    state is text=checked: x be checked/ticked
    state is text=expanded: x be expanded
    state is text=collapsed: x be collapsed
    state is text=disabled: x be disabled/dimmed/greyed_out/inactive
    state is text=enabled: x be enabled
    state is text=visible: x be VISIBLE | x ~STAY VISIBLE | x ~APPEAR
    state is text=gone: x be? gone/removed/hidden/no_longer_there | x ~VANISH
    state is text=unchanged: x be? unchanged/the_same
    state is text=muted: x be muted/off/silenced
    state is text=closed: x ~CLOSES
    state changes: x ~CHANGE to/into q | x ~CHANGE q
    state offers: x ~OFFER ACTIONS l | x ~OFFER l as/among/under/in ACTIONS
    state offers: l be? offered/available/listed/found/there as/among/under/in ACTIONS of/on/for? x
    state offers: ACTIONS of/on/for x : l | ACTIONS of/on/for x be? l
    """

  private static let keys = """
    # Keys, scans and steps.
    key moves-to: k ~GO TO x | k ~PUT WHOM? TO x | k from y ~GO TO x | k from y ~PUT WHOM? TO x | k → x
    key goes-back-to: k ~RETURN WHOM? TO x | k ~GO BACKTO x | k ~PUT WHOM? BACKTO x
    key reaches: k ~REACH x
    key leaves: k ~EXIT x | k ~PUT WHOM? AWAY x
    key enters: k ~ENTER x
    key closes: k ~CLOSE x
    key opens: k ~OPEN x
    key activates: k ~ACTIVATE x
    key toggles: k ~TOGGLE x
    key stay-in: k ~STAY IN x | k ~CYCLE IN x only? | k ~CYCLE through/between/around/round x only?
    key does text=select: k ~SELECT x
    key nothing: k ~DO nothing
    scan stops-on: SCAN ~STOPON x | SCAN ~STOPON x t
    scan stops-on lacking: SCAN ~SKIP x
    scan enters: SCAN ~ENTER x
    scan leaves: SCAN ~EXIT x
    scan starts-at: SCAN ~STARTAT x
    scan restarts-at: SCAN ~RESTART x
    next lands-on: s ~GO TO x | s ~REACH x | s be AT? x | s : x | s → x | s ~GO x
    next lands-on step=scan: x be? scanned next
    next starts-at: s ~STARTAT x
    """
}
