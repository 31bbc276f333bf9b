extension LanguageTables {
  /// How a claim is wished for, forbidden or stressed.
  static let modalConstructions = """
    Preface += PREFACE – | PREFACE — | PREFACE - | also | CHECK-THAT ":"
    Be += FORBIDDEN-TO be
      | MODAL MANNER be
      | BE EVER-DENIED
      | BE not ever #polarity=never
      | MODAL not ever be #polarity=never
      | MODAL EVER-DENIED be
      | MODAL also not be #polarity=not
      | BE also not #polarity=not
      | HAVE EVER-DENIED been
    Can += FORBIDDEN-TO be able to
      | MODAL never be able to #polarity=never
    Active<X> += DO not MANNER X.b #polarity=not
      | MODAL not MANNER X.b #polarity=not
      | DO not ever X.b #polarity=never
      | MODAL not ever X.b #polarity=never
      | MODAL also not X.b #polarity=not
      | MODAL EVER-DENIED X.b
      | EVER-DENIED X.s
      | EVER-DENIED X.b
    Passive<X> += BE not MANNER X.p #polarity=not
      | MODAL not be MANNER X.p #polarity=not
      | MODAL be MANNER X.p
      | MODAL ADVERB be MANNER X.p
      | BE ADVERB MANNER X.p
    SpeakPart += Active<SAY-ALOUD> just target:Reference SpeechTails #kind=speech #relation=only
      | just SAY-ALOUD.s target:Reference SpeechTails #kind=speech #relation=only
    HearPart += Active<HEAR> just target:Reference SpeechTails #kind=speech #relation=only
      | just HEAR.b target:Reference SpeechTails #kind=speech #relation=only
    SpeechClaim += just target:Things Passive<SAY> #kind=speech #relation=only
      | target:Things ONLY-THAT Passive<SAY> #kind=speech #relation=only
      | there NoneBe ANY-SPEECH #kind=speech #relation=said
    NoneBe = BE not | MODAL not be
    CountClaim += there Be ARTICLE target:Counted #kind=count #relation=exist #number=1 #bound=≥
    Sentence += lead:Lead "," claim:ThenClaim
      | lead:BareLead claim:ThenClaim
      | claim:ThenClaim
    ThenClaim = FOCUS then predicate:FocusPart
      | FOCUS BE then target:Reference FocusTails #kind=focus #relation=on
      | FOCUS BE then SPOT-OF-FOCUS target:Places FocusTails #kind=focus
      | FOCUS MODAL then be SPOT-OF-FOCUS target:Places FocusTails #kind=focus
      | FOCUS MODAL then GO.b target:Places FocusTails #kind=focus
      | AGENT BE then SPOT-OF-FOCUS target:Places FocusTails #kind=focus
      | READER then predicate:SpeakPart
      | AGENT then HEAR.b target:Things Details SpeechTails #kind=speech #relation=said
      | target:Things BE then SAY.p Details SpeechTails #kind=speech #relation=said
    """

  /// What comes first because it is stressed, and what is set against something else.
  static let stressConstructions = """
    FocusClaim += NEVER-LEAD DO FOCUS GO.b target:Places FocusTails #kind=focus #polarity=never
      | NEVER-LEAD DO FOCUS LEAVE.b target:Places FocusTails #kind=focus #polarity=never
      | NEVER-LEAD DO FOCUS MOVE.b FocusTails #kind=focus #polarity=never
      | NEVER-LEAD DO READER GO.b target:Places FocusTails #kind=focus #polarity=never
      | NEVER-LEAD DO READER LEAVE.b target:Places FocusTails #kind=focus #polarity=never
      | NEVER-LEAD BE FOCUS SPOT-OF-FOCUS target:Places FocusTails #kind=focus #polarity=never
      | NEVER-LEAD BE FOCUS LOSE.p FocusTails #kind=focus #polarity=never
      | NEVER-LEAD MODAL FOCUS GO.b target:Places FocusTails #kind=focus #polarity=never
      | NEVER-LEAD MODAL FOCUS LEAVE.b target:Places FocusTails #kind=focus #polarity=never
      | NEVER-LEAD MODAL FOCUS MOVE.b FocusTails #kind=focus #polarity=never
      | NEVER-LEAD MODAL FOCUS be SPOT-OF-FOCUS target:Places FocusTails #kind=focus #polarity=never
      | what HAVE FOCUS Be target:Reference FocusTails #kind=focus #relation=on
      | WHERE-FOCUS Be target:Reference FocusTails #kind=focus
    SpeechClaim += NEVER-LEAD BE target:Reference SAY.p Details #kind=speech #relation=said #polarity=never
      | NEVER-LEAD DO READER SAY-ALOUD.b target:Reference Details #kind=speech #relation=said #polarity=never
      | NEVER-LEAD MODAL READER SAY-ALOUD.b target:Reference Details #kind=speech #relation=said #polarity=never
      | NEVER-LEAD DO AGENT HEAR.b target:Reference Details #kind=speech #relation=said #polarity=never
      | what BE SAY.p Be target:Things #kind=speech #relation=said
    ThingClaim += target:Things "," not contrast:Reference "," predicate:SetAgainst
      | target:Things and not contrast:Reference predicate:SetAgainst
      | target:Things "(" not contrast:Reference ")" predicate:SetAgainst
      | target:Things but not contrast:Reference predicate:SetAgainst
      | target:Things "," and not contrast:Reference "," predicate:SetAgainst
      | not contrast:Reference but target:Reference predicate:SetAgainst
      | target:Things instead of contrast:Reference predicate:SetAgainst
      | target:Things rather than contrast:Reference predicate:SetAgainst
    SetAgainst = ThingFocus Tails | RestOfSpeech Tails
    RestOfSpeech = Passive<SAY> Details #kind=speech #relation=said
    Tail += [","] NEVER-TAIL
    Sentence += context:Setting context:Setting "," LedClaims
      | context:Setting "," context:Setting "," LedClaims
      | context:Heading ":" context:Setting "," LedClaims
    PossiblePart += CAN-BE.b target:Reference [UsingKey] Tails #kind=state #relation=can
    """

  /// Words about what has to be, and how it is stressed.
  static let modalWords = """
    word MODAL -: want to, wants to, would like to, expect to, expects to, must to, would expect to, wish to
    word MODAL -: would want to
    word FORBIDDEN-TO polarity=not: is not supposed to, are not supposed to, is not meant to, are not meant to
    word FORBIDDEN-TO polarity=not: is not to, are not to, is not expected to, are not expected to, am not to
    word FORBIDDEN-TO polarity=not: is not intended to, are not intended to, ought not to, do not want to
    word FORBIDDEN-TO polarity=not: does not want to, would not want to, do not expect to, would not expect to
    word FORBIDDEN-TO polarity=never: is never to, are never to, is never supposed to, are never supposed to
    word FORBIDDEN-TO polarity=never: is never meant to, are never meant to, never want to
    word ONLY-THAT -: alone, and nothing but it
    word ANY-SPEECH silence channel=announced: an announcement, any announcement, any announcements
    word ANY-SPEECH silence channel=spoken: any speech, any speech output
    word SPOT-OF-FOCUS relation=on: exactly on, right on, precisely on, squarely on, exactly at, right at
    word NEVER-LEAD -: under no circumstances, in no case, at no point, at no time, by no means, on no account, never
    word NEVER-LEAD -: never ever, at no moment, not once, at no stage
    word ADVERB polarity=never: under no circumstances, in no case, at no point, at no time, by no means, on no account
    word ADVERB polarity=never: at no moment
    word NEVER-TAIL polarity=never: at no point, at no time, under no circumstances, at no moment
    word EVER-DENIED meanwhile=ever: ever
    word PREFACE -: result, outcome, acceptance, fix, goal, wanted, desired, wish, required, rule, then, should, ask
    word PREFACE -: expected now, expected state, expected speech, criteria, definition of done
    word PREFACE -: acceptance test, desired behaviour, desired behavior, result now
    word CHECK-THAT -: check if, verify whether, verify if, i want, we want, i need
    word CHECK-THAT -: it must be that, it has to be the case that, it is crucial that
    word CHECK-THAT -: it is mandatory that, it is vital that, it is critical that, it matters that
    word CHECK-THAT -: please see that, be sure that, make certain, see to it that, guarantee that
    word CHECK-THAT -: it should be the case that, the user expects that, users expect that, i would expect that
    word CHECK-THAT -: i would expect, we would expect, it is crucial, take care that
    # Nouns and modifiers that the wordings above would otherwise close.
    noun MODAL-NOUN -: result, outcome, goal, rule, fix, ask, speech, account, point, time, moment, stage, state, criteria
    modifier BEFORE-NOUN -: desired, wanted, expected
    """
}
