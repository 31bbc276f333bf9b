extension LanguageTables {
  /// Words of claims that hang together, and of predicates that share a subject.
  static let joiningWords = """
    word NOT-SEVERAL -: not two, not three, not four, not five, not six, not seven, not eight, not nine, not ten
    word NOT-SEVERAL -: not two stops, not three stops, not four stops, not five stops, not several stops, not 2, not 3
    word NOT-SEVERAL -: not 4, not 5, not 6, not 2 stops, not 3 stops, not 4 stops, not 5 stops
    word INSTEAD-OF-SEVERAL -: instead of two, instead of three, instead of four, instead of five, rather than two
    word INSTEAD-OF-SEVERAL -: rather than three, rather than four, rather than five
    verb TAKE-AWAY -: move, shift, take, pull, steal, grab, drag, send, bring, snatch, throw, tear
    word FROM-PLACE -: from, away from, off, out of
    verb NOTED-GO relation=go-to: land on, jump to, move to
    verb NOTED-GO relation=start-on: start on, begin on
    verb NOTED-GO relation=return-to: return to, go back to, come back to, jump back to, move back to
    verb NOTED-GO relation=stay-on: stay on, remain on
    verb NOTED-GO relation=stay-in: stay in|inside|within, remain in|inside|within
    verb NOTED-GO relation=on: end up on
    verb NOTED-LEAVE relation=leave: leave
    word ON-SPOT relation=on: on
    word ON-SPOT relation=in: in, inside
    word MAKER -: we
    word TOO -: too, as well
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
    word NAVIGATING -: the keyboard, keyboard navigation
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
    verb SEND -: snap, park, toss, deposit, plant, get
    verb TAKE relation=go-to: take over
    verb TELL channel=spoken: report
    verb SAY-AS channel=spoken: name itself, give its name as
    verb KEEP relation=kept: hold on to, hang on to, hold onto
    word STATE text=cleared: wiped, wiped out, erased, blanked
    verb GO relation=stay-in: wrap around in|inside|within, wrap round in
    verb GO relation=stay-in: loop around in|inside|within
    verb GO relation=stay-in: go round in, go around in
    word FOCUS -: my cursor, your cursor, their cursor, the caret, the text cursor, the insertion point, the typing cursor, the input cursor
    word THE-ORDER -: the order, the accessibility order, the screen reader order, the navigation order
    word THE-ORDER via=swipe: swipe order, the swiping order
    word THE-ORDER via=Tab: tab order
    word THE-ORDER via=scan: the scanning order, scanning, the scanning
    """
}
