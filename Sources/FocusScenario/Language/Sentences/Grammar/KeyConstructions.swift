extension LanguageTables {
  /// Claims about what a key or a gesture does.
  static let keyConstructions = """
    KeyClaim = [PRESSING] Pressed predicate:KeyPart [KeyMore]
    Pressed = KEY | KEY (in | on | from) other:Known | press:Press and press:Press | press:Press or press:Press
      | press:ArrowPress and press:ArrowPress ARROWS
    Press = KEY
    ArrowPress = ARROW
    KeyMore = Joint predicate:KeyPart [KeyMore]
    KeyPart = KeyPredicate [Times] FocusTails #kind=key
    KeyPredicate = Active<KEY-DO> target:Reference
      | Active<KEY-DOES> target:Reference #relation=does
      | Can KEY-DOES.b target:Reference #relation=does
      | Can KEY-DO.b target:Reference
      | Active<TRAVEL> from other:Reference to target:Reference
      | from other:Reference Active<KEY-DO> target:Reference
      | Active<SEND> Carried To target:Reference
      | Active<RESTORE> Carried ON target:Reference
      | Active<SEND> FOCUS from other:Reference To target:Reference
      | DO nothing #relation=nothing
      | HAVE no effect #relation=nothing
      | MODAL have no effect #relation=nothing
      | BE ignored #relation=nothing
      | MODAL be ignored #relation=nothing
      | Active<KEY-ACTS> #relation=does
    ThingPredicate += Passive<KEY-DONE> USING KEY #kind=key
      | Passive<KEY-DONE> USING PRESSING KEY #kind=key
    """

  /// Claims about a scan.
  static let scanConstructions = """
    ScanClaim = SCANNING predicate:ScanPart [ScanMore]
    ScanMore = Joint predicate:ScanPart [ScanMore]
    ScanPart = Active<SCAN> target:Places [CycleTimes] FocusTails #kind=scan
      | Can SCAN.b target:Places FocusTails #kind=scan
      | GoesOn target:Places FocusTails #kind=scan #relation=restarts-at
      | GoesOnTo target:Places FocusTails #kind=scan #relation=stops-on #polarity=never
    GoesOn = SCAN-ON.s | also SCAN-ON.s | then SCAN-ON.s | MODAL SCAN-ON.b
      | DO not SCAN-ON.b #polarity=not
      | MODAL not SCAN-ON.b #polarity=not
    GoesOnTo = never SCAN-ON.s | MODAL never SCAN-ON.b
    CycleTimes = Times [PER-CYCLE]
    """
}
