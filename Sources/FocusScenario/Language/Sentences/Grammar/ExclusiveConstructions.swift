extension LanguageTables {
  /// What is heard and nothing besides it, what comes up, and what stays in the same place.
  static let exclusiveConstructions = """
    ThingClaim += target:Reference "," AND-NO-MORE "," Passive<SAY> SpeechTails #kind=speech #relation=only
    SpeechClaim += just target:Things Passive<SAY> "," AND-NO-MORE Tails #kind=speech #relation=only
      | only target:Things Passive<SAY> "," AND-NO-MORE Tails #kind=speech #relation=only
      | target:AllThings Passive<SAY> restriction:ButThat Tails #kind=speech #relation=said
    AllThings = EVERYTHING
    ThingPredicate += Be what AGENT HEAR.b FIRST #kind=speech #relation=said
      | Be what READER SAY-ALOUD.s FIRST #kind=speech #relation=said
    Clausal += object:ErrorSeen OCCURS.s #happening=appear
      | object:ErrorSeen OCCURS.d #happening=appear
    """
}
