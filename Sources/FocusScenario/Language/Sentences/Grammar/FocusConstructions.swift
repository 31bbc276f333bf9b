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
      | SEND.b FOCUS To target:Places FocusTails #kind=focus
      | RESTORE.b FOCUS ON target:Places FocusTails #kind=focus
      | HOLD.b FOCUS Where target:Places FocusTails #kind=focus
      | do not move FOCUS FocusTails #kind=focus #relation=stay
      | SWIPES Active<MOVE-INSIDE> target:Reference FocusTails #kind=focus #via=swipe
    StayThere = Active<REST-THERE> FocusTails #kind=focus
    WhereItWas = WHERE-IT-WAS
    FocusSubject = FOCUS
    FocusPart = FocusPredicate FocusTails #kind=focus
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
      | Be nowhere #relation=none
      | [ADVERB] SPOT-OF-FOCUS target:Places
    Opening = event:OpeningEvent #when=after
    OpeningEvent = object:Reference #happening=open
    To = TO-PLACE | INTO-PLACE
    Where = ON-PLACE | IN-PLACE
    DoingClaim = moment:ByDoing predicate:DoingPart [DoingMore]
    DoingMore = Joint predicate:DoingPart [DoingMore]
    DoingPart = DoingPredicate FocusTails
    DoingPredicate = Active<SEND> Carried To target:Places #kind=focus
      | Active<RESTORE> Carried ON target:Places #kind=focus
      | Active<HOLD> Carried Where target:Places #kind=focus
      | DO not move Carried #kind=focus #relation=stay
      | Active<SAY-ALOUD> target:Things Details #kind=speech #relation=said
    Carried = FOCUS | CARRIED
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
    ReaderMore = Joint predicate:StayThere
      | Joint predicate:ReaderPart [ReaderMore]
    ReaderPart = FocusPart | SpeakPart
      | Active<PASS-OVER> target:Things Tails #kind=reach #relation=reachable #lacking
      | only FOCUSES.s target:Things Tails #kind=reach #relation=reachable #only
    UserClaim = AGENT predicate:UserPart [UserMore]
      | POSSIBLE predicate:PossiblePart
    PossiblePart = REACH.b target:Things [Using] Tails #kind=reach
      | LEAVE.b target:Reference Tails #kind=trap
    UserMore = Joint predicate:StayThere
      | Joint predicate:UserPart [UserMore]
    UserPart = UserPredicate FocusTails #kind=focus
      | HearPart
      | Can REACH.b target:Things [Using] Tails #kind=reach
      | Can REACH.b target:Reference ByDistance Tails #kind=steps
      | Active<REACH-IT> target:Reference ByDistance Tails #kind=steps
      | Can LEAVE.b target:Reference Tails #kind=trap
      | Can CAN-BE.b target:Reference [UsingKey] Tails #kind=state #relation=can
      | Can HEAR.b target:Things Details SpeechTails #kind=speech #relation=said
      | Active<NEED> steps:Distance to ARRIVE.b target:Reference Tails #kind=steps #relation=steps
    UserPredicate = Be SPOT-OF-FOCUS target:Places
      | Active<USER-GO> target:Places
      | Passive<CARRY-USER> To target:Places
      | Active<REST>
    """
}
