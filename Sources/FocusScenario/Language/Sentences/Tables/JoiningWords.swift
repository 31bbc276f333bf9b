extension LanguageTables {
  /// Words of claims that hang together, and of predicates that share a subject.
  static let joiningWords = """
    word NOT-SEVERAL -: not two, not three, not four, not five, not six, not seven, not eight, not nine, not ten
    word NOT-SEVERAL -: not two stops, not three stops, not four stops, not five stops, not several stops, not 2, not 3
    word NOT-SEVERAL -: not 4, not 5, not 6, not 2 stops, not 3 stops, not 4 stops, not 5 stops
    word INSTEAD-OF-SEVERAL -: instead of two, instead of three, instead of four, instead of five, rather than two
    word INSTEAD-OF-SEVERAL -: rather than three, rather than four, rather than five
    word NOT-MORE -: not five times, not six times, not ten times, not 2 times, not 3 times
    word INSTEAD-OF-TIMES -: instead of twice, instead of two times, instead of three times, instead of four times
    word INSTEAD-OF-TIMES -: instead of five times, rather than twice, rather than three times, rather than two times
    word END-MANNER manner=separately: as separate digits, as single digits, as individual digits, one digit at a time
    verb TAKE-AWAY -: move, shift, take, pull, steal, grab, drag, send, bring, snatch, throw, tear
    word FROM-PLACE -: from, away from, off, out of
    verb NOTED-GO relation=go-to: land on, jump to, move to
    verb NOTED-GO relation=start-on: start on, begin on
    verb NOTED-GO relation=return-to: return to, go back to, come back to, jump back to, move back to
    verb NOTED-GO relation=stay-on: stay on, remain on
    verb NOTED-GO relation=on: end up on
    verb NOTED-LEAVE relation=leave: leave
    word ON-SPOT relation=on: on
    word MAKER -: we
    word TOO -: too, as well
    verb GO relation=stay-on: travel with, travel along with, move along with, go along with
    verb GO relation=on: wind up on|at, turn up on|at, come out on|at, belong on
    verb GO relation=behind: wind up behind
    verb KEEP-PLACE relation=stay: hold its place, hold its position, keep my spot, keep your spot, keep their spot
    verb LOSE-PLACE relation=move: lose my spot, lose your spot, lose their spot
    verb SHIFT-IT relation=move: move, shift, change, disturb, affect, touch, steal, alter
    word UNMOVED relation=stay: maintained, retained, left intact
    verb PUT relation=go-to: draw to, force to|onto|on, shift onto
    verb PUT relation=leave: pull off, take off, throw off
    verb TAKE relation=go-to: pick up
    verb TAKE relation=leave: give up, release
    word MY-PLACE -: my place, your place, their place, my position, your position, their position, my spot, your spot
    verb SAY-AS channel=spoken: sound like
    word TOGETHER-WITH -: together with, along with, alongside, in the same breath as
    verb CALL-IT channel=spoken: call
    verb SHOW-IN -: appear in, show up in, turn up in, occur in
    word A-LABEL -: the description, a description, the accessibility description, the text alternative
    word A-NAME -: a text alternative
    verb COMES relation=before: come prior to
    verb REACH-IT -: hit
    verb PRECEDE-ALL position=first: lead the order, open the order, head the order
    verb PRECEDE-ALL position=last: end the order, close the order, conclude the order
    verb GO-LOST text=lost: lose, throw away
    word STATE text=unchanged: as i left it, as the user left it, as you left it, as they left it, exactly as i left it
    verb BECOME text=cleared: clear, empty itself, clear itself
    verb BECOME text=reset: reset, reset itself
    verb BECOME text=gone: time out
    proper SELECTING key=select: double tap, double-tap
    verb SCAN-HELD -: keep in|inside|within, hold in|inside|within
    verb VISIT-NEXT -: go to, move to, come to
    verb SCAN relation=stops-on: arrive at|on, hit, loop through, cycle through
    word A-WAY-OUT -: a way out
    word ONE-STOP relation=one-stop: one scan stop, a single scan stop
    verb MOVE-INSIDE relation=stay-in: wrap around in, loop in|inside|within, cycle in|inside|within
    verb MOVES-BARE -: go, move, jump, return
    word AFTERWARDS -: after that, afterwards, after this
    word A-CUSTOM-ACTION -: action, custom action, accessibility action
    word NO-JUMP -: no jump, no jumping, no jumps
    verb KEY-GOES relation=moves-to: move to, go to, jump to, step to, move on to, go on to
    word ONLY-ONE -: only one, just one, exactly one
    verb STEP-TO -: wrap to, wrap around to, wrap round to
    verb LIST-IT -: find, hit
    verb REST-THERE relation=stay-on: stop there
    verb GAIN-STOP -: get, receive
    word UNTOUCHED -: alone, untouched, undisturbed, unmoved, as it is, as it was
    verb REST relation=stay: stay unmoved, remain unmoved, remain in place
    verb DISTURB relation=move: disturb, affect, touch, interfere with, alter, tamper with, meddle with
    verb GO-BEYOND relation=behind: end up behind, get behind, go behind, slip behind, land behind, move behind
    verb GO-BEYOND relation=outside: end up outside, get outside, go outside, land outside, move outside
    word START-AT relation=start-on: on, at
    word START-AT relation=start-in: in, inside, within
    word FIRST-FOCUSED -: the first element focused, the first element to be focused, the first thing to be focused
    word FIRST-FOCUSED -: the first to be focused
    word WHERE-IT-WAS restricts=had-focus-before noun=element: where i left it, where the user left it
    word WHERE-IT-WAS restricts=had-focus-before noun=element: where you left it, where they left it
    verb OPEN-WITH -: begin with
    verb LOSE relation=none: drop
    verb REACH relation=reachable via=Tab: tab into, tab onto
    verb REST relation=stay: stay, remain
    word OUT-THERE relation=behind: behind, under, underneath, beneath
    word OUT-THERE relation=outside: outside, outside of
    word OWN-VALUE -: text, value, content, contents
    word NEXT-UP step=move: the next thing, what comes next
    word ONE-STOP relation=one-stop: 1 stop, 1 element, 1 tab stop
    word SECOND -: second, afterwards, after that
    word JOIN -: +
    verb SAYS channel=spoken: say
    verb SAYS channel=announced: announce
    word NEEDED -: needed, required, necessary
    word EFFORT-ONCE effort=swiping: swipe, swipes, flick
    word EFFORT-ONCE effort=searching: search
    word NAVIGATING -: the keyboard, keyboard navigation, the d-pad, d-pad navigation
    word NO-STOP -: nothing to stop at, nothing to land on
    word STATE text=visible: listed
    verb TAKE-UP -: get
    verb SEND -: scroll
    word AUDIBLE -: audible
    verb LOSE-IT -: lose, forget, drop, discard
    word OUT-OF -: left out of, kept out of, missing from, gone from, excluded from, absent from, omitted from
    word OUT-OF -: removed from, taken out of, dropped from, out of, outside, outside of, hidden from
    word IN-OF -: in, part of, included in, within, contained in, kept in, found in
    word REACHABLE lacking=skipped relation=reachable: skipped over, passed by
    word A-TRAP -: a dead end
    word TRAP -: dead end, dead ends
    verb SEND -: snap, park, toss, deposit, plant
    verb GET-THERE -: get
    verb TAKE relation=go-to: take over
    verb TELL channel=spoken: report
    verb SAY-AS channel=spoken: name itself, give its name as
    verb KEEP relation=kept: hold on to, hang on to, hold onto
    word STATE text=cleared: wiped, wiped out, erased, blanked
    verb GO relation=stay-in: wrap around in|inside|within, wrap round in
    verb GO relation=stay-in: loop around in|inside|within
    verb GO relation=stay-in: go round in, go around in
    word FOCUS -: my cursor, your cursor, their cursor, the caret, the text cursor, the insertion point
    word FOCUS -: the typing cursor, the input cursor
    word THE-ORDER -: the order, the accessibility order, the screen reader order, the navigation order
    word THE-ORDER via=swipe: swipe order, the swiping order
    word THE-ORDER via=Tab: tab order
    word THE-ORDER via=scan: the scanning order, scanning, the scanning
    """
}
