extension LanguageTables {
  /// Words about who sends focus, and where that takes a person.
  static let carryingWords = """
    # Who sends focus.
    verb SEND -: move, send, shift, bring, put, set, take, place, carry, lead, transfer, throw, drop, land, pull, direct
    verb RESTORE relation=return-to: return, restore, bring back, send back, give back, put back, move back, hand back
    verb RESTORE-IN relation=return-in: return, restore, bring back, send back, give back, put back, move back
    word BACK-ON -: on, at, to, onto
    word BACK-IN -: in, into, inside
    verb HOLD -: keep, leave, hold
    verb SEND -: give, hand, pass, dump, bounce, kick, yank, jerk, shove, knock, whisk, drag
    verb SEND -: jump, advance, steal
    verb STEAL -: steal, take, grab, pull, snatch, hijack, grab hold of
    verb MOVE-IT relation=move: move, shift, change
    vague QUALITY -: nobody, somebody
    # Where to.
    word TO-PLACE relation=go-to: to, on, onto, at
    word TO-PLACE relation=return-to: back to, back on, back onto, back at
    word TO-PLACE relation=leave: away from, out of
    word INTO-PLACE relation=go-in: into, in, inside
    word INTO-PLACE relation=return-in: back into, back in, back inside
    word ON-PLACE relation=stay-on: on, at, with
    word IN-PLACE relation=stay-in: in, inside, within
    word TO-PLACE relation=leave: off
    # Where a person is.
    verb USER-GO relation=go-to: land on|at, arrive at|on
    verb USER-GO relation=return-to: land back on, come back to|on, get back to
    verb USER-GO relation=start-on: start on|at, begin on|at
    verb USER-GO relation=stay-on: stay on|at|with, remain on|at|with
    verb USER-GO relation=stay-in: stay in|inside|within, remain in|inside|within
    verb USER-GO relation=on: end up on|at, find themselves on|at
    verb USER-GO relation=in: end up in
    verb USER-GO relation=behind: end up behind
    verb CARRY-USER -: take, bring, send, move, place, put, throw, lead, direct
    verb USER-GO relation=on: find myself on|at, find yourself on|at, find himself on|at, find herself on|at
    verb USER-GO relation=on: find ourselves on|at, finish up on|at, find themself on|at
    verb USER-GO relation=in: find myself in, find themselves in, find yourself in, find ourselves in
    verb USER-GO relation=in: end up inside, find myself inside, find themselves inside
    verb USER-GO relation=behind: find myself behind, find themselves behind, finish up behind
    verb USER-GO relation=outside: end up outside, find myself outside, find themselves outside
    verb USER-GO relation=return-to: end up back on|at, arrive back at|on, find myself back on|at, get back on
    verb CARRY-USER -: dump, kick, yank, jerk, shove, knock, whisk, drag, drop, pull, bounce, guide
    verb CARRY-USER -: eject, land
    verb MOVE-ME relation=move: move, shift, move away, move elsewhere
    word LEFT-AT relation=on: left on, left at, stranded on, stranded at, left stranded on
    word LEFT-AT relation=in: left in, left inside, stranded in, stranded inside, left stranded in
    word LEFT-AT relation=behind: left behind, stranded behind
    word AGENT -: a switch user, switch users, the switch user, a keyboard user, the keyboard user, keyboard-only users
    word AGENT -: a blind user, blind users, the blind user, testers, a tester, anybody, everyone
    verb LET -: let
    word OUT-OF-IT -: out, leave, escape, get out, go out
    verb KEEP-PLACE relation=stay: keep my place, keep your place, keep their place, keep its place, keep his place
    verb KEEP-PLACE relation=stay: keep her place, hold my place, hold your place, hold their place, keep the place
    verb KEEP-PLACE relation=stay: keep my position, keep your position, keep their position, keep its position
    verb LOSE-PLACE relation=move: lose my place, lose your place, lose their place, lose its place, lose his place
    verb LOSE-PLACE relation=move: lose her place, lose my position, lose their position, lose its position
    """
}
