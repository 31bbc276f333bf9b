extension LanguageTables {
  /// Words about what is heard.
  static let speechWords = """
    verb SAY channel=spoken: speak, speak aloud, say, read, read out, read aloud, read out loud, hear, voice, convey
    verb SAY channel=spoken: state, utter
    verb SAY channel=announced: announce
    verb SAY-ALOUD channel=spoken: say, speak, read, read out
    verb SAY-ALOUD channel=announced: announce
    verb HEAR channel=spoken: hear
    verb INTERRUPT uninterrupted: interrupt, cut off, talk over, speak over
    word FIRST position=first: first, before anything else, before everything else, ahead of anything else
    word FIRST position=last: last
    word WHOLE uninterrupted: to the end, to its end, in full, completely, without interruption
    word WHOLE uninterrupted: without being interrupted, without being cut off
    word SILENT silence: silent, quiet
    word FIRST-THING position=first: the first thing
    word FIRST-THING position=last: the last thing
    word CONTAIN relation=contains: includes, contains, should include, should contain, must include, must contain
    """
}

extension LanguageTables {
  /// Words about values and states that a thing keeps.
  static let valueWords = """
    verb KEEP relation=kept: keep, retain, preserve
    verb OWN -: have, hold
    verb SHOW relation=equals: have, hold, show, display, contain
    word OWN-VALUE -: its value, its text, its content, its contents, its values, their values, their value, the same value
    verb REMAIN still: stay, remain
    """
}
