extension LanguageTables {
  /// Claims about who sends focus somewhere, or a person with it, and what must not be done to focus.
  static let carryingConstructions = """
    To = TO-PLACE | INTO-PLACE
    Where = ON-PLACE | IN-PLACE
    Carried = FOCUS | CARRIED | READER
    SendPart = Active<SEND> FOCUS To target:Places FocusTails #kind=focus
      | Active<RESTORE> FOCUS BACK-ON target:Places FocusTails #kind=focus
      | Active<RESTORE-IN> FOCUS BACK-IN target:Places FocusTails #kind=focus
      | Active<HOLD> FOCUS Where target:Places FocusTails #kind=focus
      | Active<MOVE-IT> FOCUS FocusTails #kind=focus
    CarryPart = Active<SEND> Person To target:Places FocusTails #kind=focus
      | Active<RESTORE> Person BACK-ON target:Places FocusTails #kind=focus
      | Active<RESTORE-IN> Person BACK-IN target:Places FocusTails #kind=focus
      | Active<HOLD> Person Where target:Places FocusTails #kind=focus
      | Active<MOVE-IT> Person FocusTails #kind=focus
    Person = CARRIED | READER
    Sender = DeterminedThing [restriction:Clause]
      | DeterminedThing restriction:Chain
      | name:<name>
      | quoted:<quoted>
      | quoted:<quoted> kindNoun:BareNouns
      | EVERYTHING
    Passive<X> += MODAL ADVERB get X.p
    TakesNo = TAKE-NO.s no | TAKE-NO.b no | MODAL TAKE-NO.b no
    Catches = CATCH.s | CATCH.b | MODAL CATCH.b
    FocusClaim += SEND.b FOCUS To target:Places FocusTails #kind=focus
      | RESTORE.b FOCUS BACK-ON target:Places FocusTails #kind=focus
      | RESTORE-IN.b FOCUS BACK-IN target:Places FocusTails #kind=focus
      | HOLD.b FOCUS Where target:Places FocusTails #kind=focus
    Sentence += claim:Command
      | claim:Command Joint Claims
      | lead:Lead "," claim:Command
      | lead:BareLead claim:Command
    Command = Forbidden SEND.b FOCUS To target:Places FocusTails #kind=focus
      | Forbidden RESTORE.b FOCUS BACK-ON target:Places FocusTails #kind=focus
      | Forbidden RESTORE-IN.b FOCUS BACK-IN target:Places FocusTails #kind=focus
      | Forbidden let FOCUS GO.b target:Places FocusTails #kind=focus
      | Forbidden let FOCUS LEAVE.b target:Places FocusTails #kind=focus
      | Forbidden MOVE-IT.b Carried FocusTails #kind=focus
      | Forbidden LOSE.b FOCUS FocusTails #kind=focus
      | do not STEAL.b FOCUS FocusTails #kind=focus #relation=stay
      | never STEAL.b FOCUS FocusTails #kind=focus #relation=stay
    Forbidden = do not #polarity=not
      | never #polarity=never
    """
}
