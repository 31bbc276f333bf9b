extension LanguageTables {
  /// Claims as a note gives them to whoever builds it: `hide the logo from VoiceOver`, `merge icon and text`.
  static let commandConstructions = """
    Command += Ordered
      | Forbidden Ordered
      | HOLD-BACK.b HeldFast from GO.g target:Places FocusTails #kind=focus
      | HOLD-BACK.b HeldFast from LEAVE.g target:Places FocusTails #kind=focus
      | HOLD-BACK.b HeldFast from MOVE.g FocusTails #kind=focus
      | HOLD-BACK.b Reading from SAY-ALOUD.g target:Things Details SpeechTails #kind=speech #relation=said
      | Forbidden let READER GO.b target:Places FocusTails #kind=focus
      | Forbidden let READER LEAVE.b target:Places FocusTails #kind=focus
      | LET-DO.b Reading SAY-ALOUD.b target:Things Details SpeechTails #kind=speech #relation=said
      | Forbidden LET-DO.b Reading SAY-ALOUD.b target:Things Details SpeechTails #kind=speech #relation=said
      | SHUT-IN.b HeldFast SHUT-INTO target:Places FocusTails #kind=focus
    Ordered = TAKE-OUT.b target:OrderedThings OUT-AGAIN THE-ORDER Tails #kind=reach #relation=reachable #lacking
      | TAKE-FROM.b target:OrderedThings from THE-ORDER Tails #kind=reach #relation=reachable #lacking
      | PUT-IN.b target:OrderedThings in THE-ORDER Tails #kind=reach #relation=reachable
      | ADD-TO.b target:OrderedThings to THE-ORDER Tails #kind=reach #relation=reachable
      | HIDE-FROM.b target:OrderedThings from TECHNOLOGY Tails #kind=reach #relation=reachable #lacking
      | EXPOSE-TO.b target:OrderedThings to TECHNOLOGY Tails #kind=reach #relation=reachable
      | MAKE-THUS.b target:OrderedThings Reachable [Using] Tails #kind=reach
      | KEEP-THUS.b target:OrderedThings IN-REACH [Using] Tails #kind=reach #still
      | MAKE-THUS.b target:OrderedThings ONE-STOP Tails #kind=order
      | MAKE-THUS.b target:OrderedThings A-STOP Tails #kind=order
      | JOIN-UP.b target:JoinedUp Tails #kind=order #relation=one-stop
      | JOIN-UP.b target:JoinedUp INTO-ONE Tails #kind=order #relation=one-stop
    OrderedThings = Reference
      | [BOTH] member:Reference and member:Reference #combination=each
      | member:Reference "," member:Reference [","] and member:Reference #combination=each
    HeldFast = FOCUS | READER
    JoinedUp = [BOTH] member:Reference and member:Reference #combination=each
      | member:Reference with member:Reference #combination=each
      | member:Reference "," member:Reference [","] and member:Reference #combination=each
    """
}
