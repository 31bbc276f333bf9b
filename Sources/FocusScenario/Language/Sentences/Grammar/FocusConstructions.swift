extension LanguageTables {
  /// Claims about where focus is and goes: of focus itself, of the reader, of the user, of what the user does.
  static let focusConstructions = """
    FocusClaim = FocusSubject predicate:FocusPart [FocusMore]
      | FOCUS moment:Moment predicate:FocusPart
      | target:Reference Active<TAKE-FIRST> FOCUS first FocusTails #kind=focus #relation=start-on
      | moment:Opening Active<OPENS> target:Places FocusTails #kind=focus #relation=start-on
      | target:Reference Active<TAKE-FIRST> FIRST-FOCUS FocusTails #kind=focus #relation=start-on
      | target:Reference Passive<FOCUS-IT> first FocusTails #kind=focus #relation=start-on
      | FIRST-FOCUS Active<BEGIN> target:Places FocusTails #kind=focus #relation=start-on
      | FIRST-FOCUS Be on target:Places FocusTails #kind=focus #relation=start-on
      | FIRST-FOCUS Passive<SET-FIRST> target:Places FocusTails #kind=focus #relation=start-on
      | INITIALLY "," FOCUS Be on target:Places FocusTails #kind=focus #relation=start-on
      | FOCUS "=" target:Places FocusTails #kind=focus #relation=on
      | FOCUS "=" "=" target:Places FocusTails #kind=focus #relation=on
      | FOCUS → target:Places FocusTails #kind=focus #relation=go-to
      | RESPONDER Be target:Reference FocusTails #kind=focus #relation=on
      | target:FocusMark Be SEEN Tails #kind=state #relation=is
      | FOCUS Active<LEAVE> target:Reference USING KEY FocusTails #kind=key
      | target:Reference Active<TAKE-FIRST> FOCUS before anything else FocusTails #kind=focus #relation=start-on
      | SWIPES Active<MOVE-INSIDE> target:Reference FocusTails #kind=focus #via=swipe
    FocusMark = FOCUS #noun=focus_indicator #quantifier=the
      | FOCUS-MARK #noun=focus_indicator #quantifier=the
    StayThere = Active<REST-THERE> FocusTails #kind=focus
    WhereItWas = WHERE-IT-WAS
      | WHERE-IT-WAS-THEN restriction:BeforeThat
    BeforeThat = before reference:Known #restricts=had-focus-before
      | before reference:Known CAME-UP #restricts=had-focus-before
    FocusSubject = FOCUS
      | READER "'s" FOCUS
      | AGENT "'s" FOCUS
    FocusPart = FocusPredicate FocusTails #kind=focus
      | Held
    Held += Plainly<CONFINE> target:Places FocusTails #kind=focus #relation=confined-to
      | Plainly<STICK> target:Places FocusTails #kind=focus #relation=stay-on
      | HELD-IN.s target:Places FocusTails #kind=focus
      | MODAL HELD-IN.b target:Places FocusTails #kind=focus
      | Denied<CONFINE> target:Reference [Using] Tails #kind=trap #relation=leave
      | Denied<STICK> target:Reference [Using] Tails #kind=trap #relation=leave
      | Denied<STICK-FAST> Tails #kind=trap #relation=no-trap
    Plainly<X> = BE X.p
      | BE STEADY X.p
      | MODAL be X.p
      | MODAL STEADY be X.p
      | GET X.p
    Denied<X> = BE not X.p
      | BE never X.p
      | MODAL not be X.p
      | MODAL never be X.p
      | can not be X.p
      | can never be X.p
      | can not get X.p
      | can never get X.p
      | DO not get X.p
      | MODAL not get X.p
      | MODAL never get X.p
      | never GET X.p
    FocusMore = Joint predicate:FocusPart [FocusMore]
      | Joint predicate:StayThere
      | "," predicate:FocusPart Joint predicate:FocusPart
    FocusPredicate = Active<GO> target:Places
      | Active<GO-HOME> target:WhereItWas #relation=return-to
      | Be back target:WhereItWas #relation=return-to
      | Active<LEAVE> target:Places
      | Passive<PUT> target:Places
      | Be SPOT-OF-FOCUS target:Places
      | Active<MOVE>
      | Active<MOVE> Times
      | Active<REST>
      | Passive<LOSE>
      | Active<VANISH>
      | Active<TRAVERSE> From to target:Places #relation=go-to
      | Be nowhere #relation=none
      | [ADVERB] SPOT-OF-FOCUS target:Places
      | BE then SPOT-OF-FOCUS target:Places
      | Be INITIALLY on target:Places #relation=start-on
      | Be INITIALLY SET-FIRST.p target:Places #relation=start-on
      | Be EITHER on target:OneOfTwo #relation=on
    OneOfTwo = member:Reference or on member:Reference #combination=oneOf
    Opening = event:OpeningEvent #when=after
    OpeningEvent = object:Reference #happening=open
    DoingClaim = moment:ByDoing predicate:DoingPart [DoingMore]
    DoingMore = Joint predicate:DoingPart [DoingMore]
    DoingPart = DoingPredicate FocusTails
    DoingPredicate = Active<SEND> Carried To target:Places #kind=focus
      | Active<RESTORE> Carried BACK-ON target:Places #kind=focus
      | Active<RESTORE-IN> Carried BACK-IN target:Places #kind=focus
      | Active<HOLD> Carried Where target:Places #kind=focus
      | Active<MOVE-IT> Carried #kind=focus
      | Active<TAKE-AWAY> Carried FROM-PLACE target:Reference #kind=focus #relation=leave
      | Active<SAY-ALOUD> target:Things Details #kind=speech #relation=said
    ByDoing = event:Doing #when=after
      | event:ByHappening #when=after
    ByHappening = TAP-ON object:Reference #happening=activate
      | HAPPENING
      | the HAPPENING [of object:Reference]
      | a HAPPENING [of object:Reference]
    """

  /// Claims of the reader and of the user.
  static let readerConstructions = """
    ReaderClaim = READER predicate:ReaderPart [ReaderMore]
      | SPEAKER predicate:SpeakPart
    ReaderMore = Joint predicate:StayThere
      | Joint predicate:ReaderPart [ReaderMore]
    ReaderPart = FocusPart | SpeakPart | SendPart
      | Active<KEEP-PLACE> FocusTails #kind=focus
      | Active<LOSE-PLACE> FocusTails #kind=focus
      | Active<LOSE> FOCUS FocusTails #kind=focus
      | Can GET-AT.b target:Things [Using] Tails #kind=reach
      | Can LEAVE.b target:Reference [Using] Tails #kind=trap
      | Active<PASS-OVER> target:Things Tails #kind=reach #relation=reachable #lacking=skipped
      | Active<STOP-ON> target:Things Tails #kind=reach
      | only FOCUSES.s target:Things Tails #kind=reach #relation=reachable #only
    UserClaim = AGENT predicate:UserPart [UserMore]
      | it predicate:CarryPart
      | POSSIBLE predicate:PossiblePart
    PossiblePart = REACH.b target:Things [Using] Tails #kind=reach
      | REACH.b target:Reference ByDistance Tails #kind=steps
      | LEAVE.b target:Reference [Using] Tails #kind=trap
    UserMore = Joint predicate:StayThere
      | Joint predicate:UserPart [UserMore]
    UserPart = UserPredicate FocusTails #kind=focus
      | HearPart
      | Can REACH.b target:Things [Using] Tails #kind=reach
      | Can REACH.b target:Reference ByDistance Tails #kind=steps
      | Active<REACH-IT> target:Reference ByDistance Tails #kind=steps #relation=steps
      | Can LEAVE.b target:Reference [Using] Tails #kind=trap
      | Can SWIPE-OUT.b target:Reference Tails #kind=trap #relation=leave #via=swipe
      | MODAL steps:SwipeCount to ARRIVE.b target:Reference Tails #kind=steps #relation=steps
      | Held
      | Can REACH.b target:Reference ByDistance From Tails #kind=steps
      | Can CAN-BE.b target:Reference [UsingKey] Tails #kind=state #relation=can
      | Can HEAR.b target:Things Details SpeechTails #kind=speech #relation=said
      | Active<NEED> steps:Distance to ARRIVE.b target:Reference Tails #kind=steps #relation=steps
    UserPredicate = Be SPOT-OF-FOCUS target:Places
      | Active<USER-GO> target:Places
      | Passive<CARRY-USER> To target:Places
      | Be back target:WhereItWas #relation=return-to
      | Passive<MOVE-ME>
      | Be LEFT-AT target:Places
      | Active<KEEP-PLACE>
      | Active<LOSE-PLACE>
      | Active<LOSE> FOCUS
      | Active<REST>
    """
}
