extension LanguageTables {
  /// What somebody wants, or expects, of a thing, the reader or the scan: `I want VoiceOver to say "Saved"`.
  static let wishConstructions = """
    ReaderClaim += EXPECT-IT READER to predicate:ReaderInfinitive
      | EXPECT-IT SPEAKER to predicate:ReaderInfinitive
    ReaderInfinitive = SpokenInfinitive
      | not SpokenInfinitive #polarity=not
      | GO.b target:Places FocusTails #kind=focus
      | not GO.b target:Places FocusTails #kind=focus #polarity=not
      | be SPOT-OF-FOCUS target:Places FocusTails #kind=focus
      | LEAVE.b target:Reference FocusTails #kind=focus
      | not LEAVE.b target:Reference FocusTails #kind=focus #polarity=not
      | REST.b FocusTails #kind=focus
      | STAY-SILENT.b SILENT SpeechTails #kind=speech #relation=said
    SpokenInfinitive = SAY-ALOUD.b target:Things Details SpeechTails #kind=speech #relation=said
      | SAY-ALOUD.b target:Reference as text:<quoted> Details SpeechTails #kind=speech #relation=said-as
      | SAY-ALOUD.b target:Reference before other:Later SpeechTails #kind=speech #relation=before
      | SAY-ALOUD.b target:Reference Then other:Reference SpeechTails #kind=speech #relation=before
    ThingInfinitive += TellInfinitive
      | not TellInfinitive #polarity=not
      | KEEP.b OWN-VALUE Tails #kind=value
      | REMAIN.b STATE Tails #kind=state #relation=is
      | REMAIN.b Reachable [Using] Tails #kind=reach
      | be HIGHLIGHT.p FocusTails #kind=focus
      | OFFER.b CUSTOM-ACTION Names Tails #kind=state #relation=offers
    TellInfinitive = TELL.b text:<quoted> Details SpeechTails #kind=speech #relation=said-as
      | TELL.b other:ToldThings Details SpeechTails #kind=speech #relation=said-with
    ScanClaim += EXPECT-IT SCANNING to SCAN.b target:Places FocusTails #kind=scan
      | EXPECT-IT SCANNING to not SCAN.b target:Places FocusTails #kind=scan #polarity=not
    Claims += claim:SaysWhen Joint claim:SaysToo
    LedClaims += claim:SaysWhen Joint claim:SaysToo
    SaysWhen = READER Active<SAY-ALOUD> target:Spoken moment:Moment #kind=speech #relation=said
      | AGENT Active<HEAR> target:Spoken moment:Moment #kind=speech #relation=said
      | target:Spoken Passive<SAY> moment:Moment #kind=speech #relation=said
    SaysToo = target:Spoken moment:Moment #kind=speech #relation=said #elided
    Claim += WANT-NOT target:Things to predicate:ThingInfinitive
      | WANT-NOT FOCUS to predicate:FocusInfinitive
      | WANT-NOT READER to predicate:ReaderInfinitive
    FocusClaim += WANT-NOT FOCUS SPOT-OF-FOCUS target:Places FocusTails #kind=focus
      | there Be no FOCUS ON target:Places FocusTails #kind=focus #relation=on #polarity=never
    HearPart += Passive<INFORM> that target:SaidThing BE Role SpeechTails #kind=speech #relation=said-as
      | Passive<INFORM> target:SaidThing BE Role SpeechTails #kind=speech #relation=said-as
      | Active<HEAR> target:SaidThing BE Role SpeechTails #kind=speech #relation=said-as
    SpeakPart += Active<TELL-ME> CARRIED that target:SaidThing BE Role SpeechTails #kind=speech #relation=said-as
      | Active<TELL-ME> CARRIED target:SaidThing BE Role SpeechTails #kind=speech #relation=said-as
    ThingClaim += there Be ARTICLE list:Label A-CUSTOM-ACTION (on | in) target:Known Tails #kind=state #relation=offers
      | there Be ARTICLE list:Label A-CUSTOM-ACTION for target:Known Tails #kind=state #relation=offers
    """
}
