extension LanguageTables {
  /// Words of the notes of designers, testers and those who build: labels, orders in a row, what is called alike.
  static let designNoteWords = """
    # What a team writes before a claim.
    word PREFACE -: decision, decided, agreed, fixed, annotation, design note, spec note, guideline, check, step, test
    word PREFACE -: release note, new behaviour, new behavior, changed, improvement, improved, case, definition of ready
    word PREFACE -: acceptance criterion no, criterion no, requirement no, rule no, now fixed, fixed now, resolved
    # What is all of one thing, and what is none.
    word ONE-STOP relation=one-stop: one node, a single node, one accessibility node, a single accessibility node
    word ONE-STOP relation=one-stop: one semantics node, a single semantics node
    word NONE-OF-STOPS -: no stop, no separate stop, no extra stop, no stop of its own, no swipe stop, no tab stop
    word NONE-OF-STOPS -: no own stop, no additional stop
    word NO-SOUND polarity=never channel=spoken: no speech, no sound
    word NO-SOUND polarity=never channel=announced: no announcement
    word EACH-SAYS -: both, all
    # The order in a row, as it is gone through.
    verb GO-ROW -: go, run
    proper TAB-ROW via=Tab: tab, tabbing
    word SWIPE-ROW -: swiping, swiping right, flicking, flicking right, swiping through
    word ROTOR -: rotor, headings rotor, heading rotor
    verb LIST-IT -: count
    word KEY key=escape_gesture: escape scrub, z gesture, a z gesture, the z-shaped gesture, a z-shaped gesture
    word TAPPING-TWICE key=select: double-tapping, double-tapping on, double tapping, double tapping on
    word TAPPING-TWICE key=select: a double tap on, a double-tap on, double tap on
    # Who reaches it.
    word TECHNOLOGY -: blind users, a screen reader user
    word TECHNOLOGY context=VoiceOver: people using voiceover
    word TECHNOLOGY context=TalkBack: people using talkback
    word TECHNOLOGY -: people using a screen reader
    word TECHNOLOGY via=scan: a switch user, switch access users
    word TECHNOLOGY via=Tab: keyboard users, a keyboard user, keyboard-only users
    word SHOWN-TO relation=reachable: exposed to, available to, visible to
    word SHOWN-TO lacking relation=reachable: hidden from, invisible to, unavailable to, inaccessible to
    word SHOWN-TO lacking=skipped relation=reachable: ignored by, skipped by, passed over by
    proper SWITCH-TECH via=scan: switch control, switch access
    proper SWITCH-TECH via=Tab: full keyboard access
    verb PUT relation=leave: kick out of, knock out of, push out of, drag out of, drop out of, knock off, kick off
    """
}
