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
}
