extension LanguageTables {
  /// Claims about what is heard.
  static let speechConstructions = """
    SpeechClaim = SAY-ALOUD.b target:Things Details #kind=speech #relation=said
      | do not SAY-ALOUD.b target:Things Details #kind=speech #relation=said #polarity=not
      | first target:Reference Be SAY.p "," then other:Later #kind=speech #relation=before
      | first target:Reference Be SAY.p and then other:Later #kind=speech #relation=before
      | target:Reference and then other:Reference Be SAY.p [InThatOrder] #kind=speech #relation=before
      | FIRST-THING SAY.p Be target:Things #kind=speech #relation=said
      | FIRST-THING THAT BE SAY.p Be target:Things #kind=speech #relation=said
      | FIRST-THING to be SAY.p Be target:Things #kind=speech #relation=said
      | FIRST-THING [THAT] AGENT HEAR.b Be target:Things #kind=speech #relation=said
      | FIRST-THING [THAT] READER SAY-ALOUD.s Be target:Things #kind=speech #relation=said
      | FIRST-THING SAY.p moment:Moment Be target:Things #kind=speech #relation=said
      | FIRST-THING [THAT] AGENT HEAR.b moment:Moment Be target:Things #kind=speech #relation=said
      | FIRST-THING [THAT] READER SAY-ALOUD.s moment:Moment Be target:Things #kind=speech #relation=said
      | what AGENT HEAR.b FIRST Be target:Things #kind=speech #relation=said
      | target:Things Be FIRST-THING [THAT] AGENT HEAR.b #kind=speech #relation=said
      | target:Things Be FIRST-THING [THAT] READER SAY-ALOUD.s #kind=speech #relation=said
      | target:Things Be FIRST-THING SAY.p #kind=speech #relation=said
      | what READER SAY-ALOUD.s FIRST Be target:Things #kind=speech #relation=said
      | only target:Things Passive<SAY> #kind=speech #relation=only
      | INTERRUPTER INTERRUPT.s target:Reference #kind=speech #relation=said #channel=spoken
      | INTERRUPTER MODAL INTERRUPT.b target:Reference #kind=speech #relation=said #channel=spoken
      | [the] speech Be text:<quoted> #kind=speech #relation=exact
      | [the] speech CONTAIN text:<quoted> #kind=speech
      | target:Reference Passive<SAY> NOTHING-ELSE #kind=speech #relation=only
      | there Be ANNOUNCEMENT-OF target:Spoken #kind=speech #relation=said #channel=announced
      | there Be NO-SPEECH #kind=speech #relation=said
      | NO-SPEECH Be made #kind=speech #relation=said
      | target:Reference and other:Reference Passive<SAY> in THAT-ORDER #kind=speech #relation=before
      | SpokenThree Passive<SAY> in THAT-ORDER #kind=speech #relation=list
    Spoken = quoted:<quoted>
    SpokenThree = list:Reference "," list:Reference [","] and list:Reference
      | list:Reference "," list:Reference "," list:Reference [","] and list:Reference
    SpokenList = list:Reference Then list:Reference Then list:Reference {MoreSpoken}
      | list:Reference "," list:Reference Then list:Reference {MoreSpoken}
    MoreSpoken = Then list:Reference
    Details = {Detail}
    Detail = Times | [","] FIRST | [","] WHOLE | "," Times | by READER | AUDIENCE
    SpeechTails = {Tail} [LAST-MANNER] | {Tail} Contrast {Tail} | ALOUD {Tail}
    Then = "," then | then | "," and then | and then | "," followed by | followed by
    OnlyTimes = TIMES #bound==
      | number:<number> TIMES-WORD #bound==
    """
}
