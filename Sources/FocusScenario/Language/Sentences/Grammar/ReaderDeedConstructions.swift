extension LanguageTables {
  /// More of what the reader does with a person and with things, and of what is said only once, or of nothing.
  static let readerDeedConstructions = """
    ReaderPart += CarryPart
      | Active<TREAT> target:Things as ONE-STOP Tails #kind=order
      | Active<TREAT> target:Things as A-GROUP Tails #kind=order
    StepsClaim += READER Active<ARRIVE> target:Reference ByDistance Tails #kind=steps #relation=steps
      | FOCUS Active<ARRIVE> target:Reference ByDistance Tails #kind=steps #relation=steps
      | READER Active<NEED> steps:Distance to ARRIVE.b target:Reference Tails #kind=steps #relation=steps
      | FOCUS Active<NEED> steps:Distance to ARRIVE.b target:Reference Tails #kind=steps #relation=steps
    ThingSpeech += MODAL only be SAY.p OnlyTimes #kind=speech #relation=said
    SpeakPart += MODAL only SAY-ALOUD.b target:Reference OnlyTimes SpeechTails #kind=speech #relation=said
      | Active<SAY-ALOUD> NOTHING-OF target:Reference SpeechTails #kind=speech #relation=said #polarity=never
      | Active<CALL-IT> target:ItThing text:<quoted> SpeechTails #kind=speech #relation=said-as
    HearPart += MODAL only HEAR.b target:Reference OnlyTimes SpeechTails #kind=speech #relation=said
    State += AGENT BE still TYPING
      | AGENT BE still DOES-NOW.g
      | AGENT DOES-BARE.b
    ThingFocus += Active<TAKE> FOCUS FROM-SOMEBODY #kind=focus
    ThingPredicate += Passive<SAY> after other:Known BEEN-SAID #kind=speech #relation=after
      | Passive<SAY> before other:Known BEEN-SAID #kind=speech #relation=before
    """

  /// Words for it.
  static let readerDeedWords = """
    verb TREAT -: treat, present, handle, focus, take
    word NOTHING-OF -: nothing about, nothing at all about
    word FROM-SOMEBODY -: away from me, from me, away from you, from you
    word BEEN-SAID -: has been read, has been spoken, has been announced, has been read out, is read, is spoken
    word BEEN-SAID -: is announced, is read out, have been read, have been spoken, have been announced, are read
    verb SAY-ALOUD channel=spoken: respond with, answer with, confirm with, reply with, react with, greet me with
    verb DOES-BARE condition=does happening=record: record
    verb DOES-BARE condition=does happening=talk: talk, speak
    verb DOES-BARE condition=does happening=scroll: scroll
    verb DOES-BARE condition=does happening=dictate: dictate
    verb DOES-NOW condition=does happening=write: write
    verb DOES-NOW condition=does happening=draw: draw
    verb DOES-NOW condition=does happening=drag: drag
    word FILLER -: not just shown, not only shown, not merely shown, and not only shown, and not just shown
    word FILLER -: not just displayed, not only displayed, rather than just shown, and not just displayed
    """
}
