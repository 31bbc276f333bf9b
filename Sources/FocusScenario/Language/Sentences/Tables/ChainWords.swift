extension LanguageTables {
  /// Words that hold chained claims together, and short forms of notes.
  static let chainWords = """
    word BACK-AT relation=return-to: back on, back at, back to, back onto
    word JOIN -: &
    word BE-SHORT -: 's
    word COMPRISING -: comprising, made of, made up of, consisting of, containing, composed of, that combines
    word END-MANNER manner=in_one_utterance: together, all together, all at once, as a single sentence
    word CHECK-THAT -: please, we want it so that, we need, hey can we make sure, can we make sure
    word CHECK-THAT -: can we make sure that, just make sure, just make sure that
    word AT-START when=at-start: to start with
    word SCANNING -: switch scan, the switch scan, the item scan, switch scanning, auto-scan, the auto-scan
    word SCANNING -: auto-scanning, the automatic scan, scan, switch control scanning
    verb SCAN-FIRST -: offer, highlight, stop on|at, visit, reach, land on
    word FIRST position=first: before any other element, before any other element of the screen, before all other content
    word FIRST position=first: before anything else on the screen, ahead of everything else, before anything else is
    verb COMES relation=before: come ahead of, sit ahead of
    verb KEY-DO relation=moves-to: wrap round to, wrap around to
    verb DONE-TO happening=confirm: confirm
    verb DONE-TO happening=reject: reject, deny
    verb DONE-TO happening=accept: accept
    verb DONE-TO happening=fail: fail
    verb DONE-TO happening=select: select
    verb DONE-TO happening=load: load
    verb DONE-TO happening=finish: finish, complete
    verb HAPPEN happening=ring: go off, sound
    word CAME-FROM -: had just been on, have just been on, was just on, were just on, had last been on
    word APP-VOICE -: the app, the application, the system, the software, the product
    word APP-VOICE -: the voice, the speech, the speech output, the speech synthesiser, the speech synthesizer
    """
}
