extension LanguageTables {
  /// How a claim is wished for, forbidden or stressed.
  static let modalConstructions = """
    Preface = PREFACE – | PREFACE — | PREFACE - | also | CHECK-THAT ":"
    Be = FORBIDDEN-TO be
      | MODAL MANNER be
      | BE EVER-DENIED
      | BE not ever #polarity=never
      | MODAL not ever be #polarity=never
      | MODAL EVER-DENIED be
      | MODAL also not be #polarity=not
      | BE also not #polarity=not
      | HAVE EVER-DENIED been
    Can = FORBIDDEN-TO be able to
      | MODAL never be able to #polarity=never
    Active<X> = DO not MANNER X.b #polarity=not
      | MODAL not MANNER X.b #polarity=not
      | DO not ever X.b #polarity=never
      | MODAL not ever X.b #polarity=never
      | MODAL also not X.b #polarity=not
      | MODAL EVER-DENIED X.b
      | EVER-DENIED X.s
      | EVER-DENIED X.b
    Passive<X> = BE not MANNER X.p #polarity=not
      | MODAL not be MANNER X.p #polarity=not
      | MODAL be MANNER X.p
      | MODAL ADVERB be MANNER X.p
      | BE ADVERB MANNER X.p
    SpeakPart = Active<SAY-ALOUD> just target:Reference SpeechTails #kind=speech #relation=only
      | just SAY-ALOUD.s target:Reference SpeechTails #kind=speech #relation=only
    HearPart = Active<HEAR> just target:Reference SpeechTails #kind=speech #relation=only
      | just HEAR.b target:Reference SpeechTails #kind=speech #relation=only
    SpeechClaim = just target:Things Passive<SAY> #kind=speech #relation=only
      | target:Things ONLY-THAT Passive<SAY> #kind=speech #relation=only
      | there NoneBe ANY-SPEECH #kind=speech #relation=said
    NoneBe = BE not | MODAL not be
    CountClaim = there Be ARTICLE target:Counted #kind=count #relation=exist #number=1 #bound=≥
    Sentence = lead:Lead "," claim:ThenClaim
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
    word EVER-DENIED meanwhile=ever: ever
    word PREFACE -: result, outcome, acceptance, fix, goal, wanted, desired, wish, required, rule, then, should, ask
    word PREFACE -: expected now, expected outcome, expected state, expected speech, criteria, definition of done
    word PREFACE -: acceptance test, desired behaviour, desired behavior, result now
    word CHECK-THAT -: check if, verify whether, verify if, i want, we want, i need, we need, i want that, we want that
    word CHECK-THAT -: it must be that, it should be that, it has to be the case that, it is crucial that
    word CHECK-THAT -: it is necessary that, it is mandatory that, it is vital that, it is critical that, it matters that
    word CHECK-THAT -: please see that, be sure that, make certain that, make certain, see to it that, guarantee that
    word CHECK-THAT -: it should be the case that, the user expects that, users expect that, i would expect that
    word CHECK-THAT -: i would expect, we would expect, it is crucial, test, validate, assert, take care that
    # Nouns and modifiers that the wordings above would otherwise close.
    noun MODAL-NOUN -: result, outcome, goal, rule, fix, ask, speech, state, criteria
    modifier BEFORE-NOUN -: desired, required, wanted, expected
    """
}
