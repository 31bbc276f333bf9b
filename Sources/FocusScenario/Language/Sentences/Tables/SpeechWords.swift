extension LanguageTables {
  /// Words about what is heard.
  static let speechWords = """
    verb SAY channel=spoken: speak, speak aloud, say, read, read out, read aloud, read out loud, hear, voice, convey
    verb SAY channel=spoken: state, utter, vocalise, vocalize, mention, communicate, voice out
    verb SAY channel=announced: announce
    verb SAY-ALOUD channel=spoken: say, speak, read, read out, read aloud, state
    verb SAY-ALOUD channel=announced: announce
    verb HEAR channel=spoken: hear
    verb TELL channel=spoken: say, read, tell
    verb TELL channel=announced: announce
    verb SAY-AS channel=announced: announce as, announce itself as
    verb SAY-AS channel=spoken: identify itself as, read as, introduce itself as, identify as
    word TOGETHER -: with, together with, along with
    word TOLD text=dimmed: dimmed
    word TOLD text=disabled: disabled
    word TOLD text=unavailable: unavailable
    word TOLD text=selected: selected
    word TOLD text=checked: checked
    word TOLD text=expanded: expanded
    word TOLD text=collapsed: collapsed
    word TOLD text=heading: heading
    word TOLD text=button: button
    word TOLD text=link: link
    word TOLD text=required: required
    word TOLD text=invalid: invalid
    verb INTERRUPT uninterrupted: interrupt, cut off, talk over, speak over, cut short
    word FIRST position=first: first, before anything else, before everything else, ahead of anything else
    word FIRST position=last: last
    word WHOLE uninterrupted: to the end, to its end, in full, completely, without interruption
    word WHOLE uninterrupted: without any interruption
    word WHOLE uninterrupted: without being interrupted, without being cut off
    word SILENT silence: silent, quiet
    word FIRST-THING position=first: the first thing
    word FIRST-THING position=last: the last thing
    word CONTAIN relation=contains: includes, contains, should include, should contain, must include, must contain
    verb FOCUSES -: focus
    verb INFORM channel=spoken: tell
    verb REPEAT -: repeat
    """
}
