/// The words of the patterns, by what they do in a clause.
enum ClauseWords {
  /// Words that do not change, by the name of their class; longer ones go before shorter ones.
  static let classes: [String: [[String]]] = filed([words, toldWords, sayingWords].joined(separator: "\n")).mapValues {
    wordings in
    wordings.map { $0.split(separator: " ").map(String.init) }.sorted { $0.count > $1.count }
  }

  /// Verbs, by the name of their class.
  static let verbs: [String: [VerbWording]] = filed([verbRows, toldVerbs, sayingVerbs].joined(separator: "\n"))
    .mapValues {
      $0.flatMap(VerbWording.all)
    }

  /// The form of a verb with its particles.
  struct VerbWording: Hashable, Sendable {
    var words: [String]
    var form: VerbForms.Form

    static func all(of wording: String) -> [VerbWording] {
      let words = wording.split(separator: " ").map(String.init)
      let forms = VerbForms(words[0])
      return VerbForms.Form.allCases.map { VerbWording(words: [forms[$0]] + words.dropFirst(), form: $0) }
    }
  }

  private static func filed(_ table: String) -> [String: [String]] {
    var filed: [String: [String]] = [:]
    for row in table.split(separator: "\n") {
      let sides = row.split(separator: ":", maxSplits: 1)
      let wordings = sides[1].split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
        .filter { !$0.isEmpty }
      filed[String(sides[0]), default: []] += wordings
    }
    return filed
  }

  private static let words = """
    FOCUS: focus, the focus, voiceover focus, the voiceover focus, talkback focus, accessibility focus, keyboard focus
    FOCUS: the keyboard focus, the accessibility focus, screen reader focus, the screen reader focus, my focus
    FOCUS: vo focus
    FOCUS: the focus ring, the ring, the highlight, the blue ring, focus ring, the caret, the vo cursor, vo cursor
    FOCUS: the cursor, cursor, voiceover cursor, the voiceover cursor, the reading cursor, the reader, highlight, ring
    FOCUS: the keyboard, keyboard, voiceover, talkback, vo, tb, the screen reader, screen reader, the green box
    FOCUS: my cursor, the talkback focus
    WHO: i, you, we, they, he, she, the user, users, a user, user, the customer, customer, the person, people, someone
    WHO: the reader, the keyboard user, keyboard users, the passenger, the player, the learner, the student
    WHO: the driver
    WHO: the switch user, switch users, a switch user, screen reader users, voiceover users, talkback users
    WHO: blind users
    WHO: a keyboard user, a screen reader user, a voiceover user, a talkback user, a blind user, customers, somebody
    WHOM: me, you, us, them, him, her, the user, users, the customer, focus, the focus, the cursor, cursor
    WHOM: the keyboard focus
    WHOM: voiceover, talkback, vo, voiceover focus, the voiceover focus, the focus ring, the ring, the highlight
    WHOM: my focus
    WHOM: keyboard focus, accessibility focus, the screen reader, people, my cursor, the caret, someone, the vo cursor
    INITIAL: initial focus, the initial focus, first focus, the first focus, focus initially, focus at the start
    READER: voiceover, talkback, vo, tb, the screen reader, screen reader, the reader, it, the voice, speech, sr
    TO: to, on, onto, at, on to, over to, up on, up at, down on, right on, right to, straight to, directly to
    TO: directly on
    TO: straight on, right at, there on, up to, down to, over on, out on, off at, upon
    IN: in, into, inside, within, right in, back in, inside of, up in, straight into
    AT: on, at, right on, exactly on, over, directly on, already on, precisely on, upon, safely on, positioned on
    BACKTO: back to, back on, back at, back onto, back in, back into, again on, again at, right back on
    BACKTO: straight back to
    BACKTO: right back to, back over to, straight back on, back up to, again to, back upon, back again on, back inside
    AWAY: away from, off, off of, out of, from, away off
    FOCUSED: focused, highlighted, in focus, focussed, the focused element, the active element, under the cursor
    SAIDAS: as, like, :, –, —, -, with, along the lines of, say, to be, as follows :
    REACHABLE: reachable, focusable, swipeable, in reach, navigable, tabbable, available, accessible by swiping
    REACHABLE: in the tab order
    REACHABLE: in the focus order, in the swipe order, in the reading order, part of the focus order, in the order
    REACHABLE: findable
    UNREACHABLE: unreachable, unfocusable, out of reach, off limits, hidden from voiceover, hidden from talkback
    UNREACHABLE: hidden from the screen reader, out of the focus order, out of the tab order, out of the swipe order
    UNREACHABLE: not in the focus order, removed from the focus order, invisible to voiceover, invisible to talkback
    UNREACHABLE: inert
    UNREACHABLE: left out, hidden from assistive technology, closed off, invisible to the screen reader, blocked off
    ONESTOP: one stop, a single stop, one element, a single element, one item, a single item, one swipe stop, 1 stop
    ONESTOP: one focus stop, a single focus stop, one tab stop, a single tab stop, a single swipe, one swipe
    ONESTOP: one thing
    ONESTOP: a single unit, one unit, just one stop, only one stop, one single stop, one and the same stop
    ONESTOP: one focusable element
    ONESTOP: a single focusable element, one accessibility element, a single accessibility element, one node
    ONESTOP: one piece
    STOP: a stop, a stop of its own, a separate stop, its own stop, an own stop, separate stops, a tab stop
    STOP: their own stops, an individual stop, separately focusable, a separate element, an element of its own
    FIRST: first, the first stop, the first thing, the first element, the first item, first stop, the very first stop
    FIRST: first in order, first in the order, the first in order, the first one, the first focusable element
    FIRST: the first swipe
    LAST: last, the last stop, the last thing, the last element, the last item, last stop, the very last stop
    LAST: last in order
    LAST: last in the order, the last one, the last focusable element
    EMPTY: empty, blank, emptied, cleared, wiped, cleared out
    THERE: still there, still in place, there, all there, still all there, still filled in, filled in, intact
    THERE: untouched
    THERE: still intact, still untouched, as typed, there again, still filled
    ITSVALUE: its value, its text, its content, its contents, its values, its input, their value, their values
    ITSVALUE: their text
    ITSVALUE: their content, their contents, the value, the text, what i typed, what was typed, what was entered
    ITSVALUE: the typed text, the entered text, the text i typed, what you typed, what they typed, my text
    ITSVALUE: what i entered
    TYPED: what i typed, what was typed, what you typed, the text i typed, the typed text, my text, what i entered
    TYPED: what i wrote, the text, the value, what was entered, what they typed, the input, my input
    TYPED: the entered value
    TYPED: the entered text, everything i typed, what i had typed, what they entered, the text you typed
    TYPED: the draft text
    ACTIONS: custom action, custom actions, the custom action, the custom actions, actions, the actions, action
    ACTIONS: an action, a custom action, the actions menu, the actions rotor, accessibility actions, rotor actions
    SCAN: scanning, the scan, the scanner, scan, the scan highlight, switch control, the switch scan, switch access
    SCAN: scanner
    SCAN: item scanning, the scanning, group scanning, auto scanning
    CALLED: called, named, labelled, labeled, titled, labelled as, labeled as, known as
    AFTERWORD: after, following, once past, past
    RIGHTAFTER: right after, directly after, immediately after, straight after, just after, next after, next to
    RIGHTAFTER: right behind
    RIGHTBEFORE: right before, directly before, immediately before, just before
    NOTHINGELSE: nothing else, and nothing else, nothing more, and nothing more, but nothing else
    WITH: with, together with, along with, as part of, in one go with, and
    ORDER: order, the order, focus order, the focus order, swipe order, the swipe order, tab order, the tab order
    ORDER: sequence
    ORDER: reading order, the reading order, voiceover order, the voiceover order, scan order, the scan order
    ORDER: the sequence
    ORDER: swiping goes, swiping, focus goes, tabbing goes, traversal order, the traversal order, tab goes
    ORDER: order of stops
    VISIBLE: visible, on screen, on the screen, shown, displayed, in view, on display
    """

  private static let verbRows = """
    GO: go, move, jump, land, shift, arrive, switch, advance, proceed, skip, snap, step, come, get, hop, slide, drop
    GO: fall
    GO: travel, fly, head, end up, wind up, turn up, pop, glide, transition, progress, leap, end, finish, settle, pass
    GO: float, find its way, make its way, transfer, swing, default, point, lead, get moved, be moved, be sent, be set
    GO: be put, be placed, be brought, be taken, be led, be thrown, be dropped, be transferred, be directed
    GO: be shifted
    GO: get sent, get put, get taken, get thrown, get dropped, go down, go up, end its way, run, tab, swipe, be given
    PUT: put, place, set, move, send, bring, take, lead, throw, drop, land, carry, shift, push, direct, steer, park
    PUT: pull
    PUT: transfer, drag, kick, guide, pass, give, hand, point, get, kick out, throw out, drop off, route, deliver
    PUT: fling
    RETURN: return, restore, go back, come back, get back, jump back, move back, land back, fall back, revert, resume
    RETURN: be restored, be returned, be given back, be handed back, snap back, end up back, end back, be put back
    RETURN: be sent back, be brought back, be moved back, hand back, give back, send back, bring back, put back
    RETURN: take back
    RETURN: lead back, drop back, be set back, be back, hop back, pop back, throw back, be taken back, be led back
    RETURN: reset
    START: start, begin, open, launch, kick off, start out, begin life
    STAY: stay, remain, keep, rest, sit, stick, hold, linger, hang, be kept, be left, be held, stay put, hang on
    LEAVE: leave, keep, hold, park, let stay
    KEEPFOCUS: keep, retain, hold, maintain, hold on to, hang on to
    TAKE: get, take, receive, gain, grab, accept, obtain, catch, acquire, steal, snatch, pick up, be given, become
    TAKE: attract
    HAVE: have, hold, own, carry, possess, show
    MOVE: move, jump, shift, budge, wander, change, go, drift, leap, hop, slip, stray, move away, be moved
    MOVE: be stolen, be pulled
    SCROLL: move, jump, shift, scroll, throw, kick, push, pull, drag, send, take, knock, bounce, drop, draw, tear
    SCROLL: bump
    LOSE: lose, drop, mislay
    EXIT: leave, exit, escape, get out of, move out of, go out of, slip out of, jump out of, break out of
    EXIT: get away from
    SAID: say, speak, read, hear, announce, voice, call, pronounce, state, tell, utter, call out, read out, read aloud
    SAID: speak out, say out loud, convey, present, expose, report, verbalise, describe, speak aloud, mention, echo
    SAID: repeat
    SAYS: say, speak, read, announce, voice, pronounce, state, tell, utter, call out, read out, read aloud, give
    SAYS: report
    SAYS: mention, go, sound like, announce as, identify itself as, tell me, declare, reply, speak out, read as
    SAYS: present
    HEARS: hear, get, get told, be told, get to hear, be read
    REACH: reach, find, get to, swipe to, tab to, focus, move to, navigate to, arrive at, come to, go to, flick to
    REACH: touch
    REACH: step to, swipe into, get at, get into, access, land on, tab into, swipe onto, navigate into, move into
    REACH: explore
    REACHED: reach, find, focus, tab to, swipe to, navigate to, get to, access, visit, arrive at, come to, touch
    REACHED: explore
    SKIP: skip, ignore, pass over, leave out, omit, hide, exclude, miss, jump over, step over, bypass
    COME: come, go, stand, sit, appear, follow, be read, be scanned, be visited, be reached, be, get read, be spoken
    COME: get scanned
    COME: be announced, be swiped to, be heard, be found, be placed, be listed, be offered, be positioned
    FOLLOW: follow, succeed, trail, come after
    PRECEDE: precede, come ahead of
    KEEP: keep, retain, preserve, hold on to, hold, remember, hang on to, maintain, survive with, save
    KEPT: keep, retain, preserve, remember, save, restore, hold on to, maintain, carry over, prefill, persist
    LASTS: survive, outlive, persist, live through, last
    LOST: lose, clear, reset, wipe, erase, empty, delete, discard, throw away, forget, blank, drop, touch, wipe out
    SHOW: show, have, display, hold, contain, read
    CLOSE: close, dismiss, shut, cancel, collapse, get rid of, put away
    OPEN: open, bring up, show, launch, call up, present, reveal, pop up, pull up
    ACTIVATE: activate, press, trigger, fire, click, push, hit, run, operate
    TOGGLE: toggle, flip, switch, check, tick, turn on
    SELECT: select, choose, pick
    STOPON: stop on, stop at, land on, pause on, reach, highlight, include, get to, hit, visit, touch, go to
    STOPON: move to, halt on
    STOPON: offer, stop in, find, go over, cover, go through
    ENTER: enter, go into, move into, get into, step into
    STARTAT: start at, start on, start with, start from, start in, begin at, begin on, begin with, begin in
    STARTAT: begin from
    RESTART: restart at, restart on, restart from, start again at, start over at, start again from, begin again at
    CHANGE: change, turn, switch, flip, go, become, update
    HAPPEN: close, open, appear, disappear, vanish, expand, collapse, dismiss, update, reload, load, change
    INCLUDE: include, contain, mention
    OFFER: have, offer, provide, come with, list, expose, give, get
    SIT: sit, land and stay, rest, lie, come to rest, be parked, be placed, be located, be found, end
    GET: get, become, be
    LAND: land, be, go, end up, lead, take
    HELD: trap, keep, hold, confine, contain, lock, limit, restrict
    CYCLE: cycle, loop, wrap, stay, circle, go round, run, move
    CUT: interrupt, cut off, cut short, talk over, speak over, stop, clip
    STATE: state, say, read, give
    BECOME: become, get, turn, be
    REMAIN: remain, stay, be, keep
    TRAP: trap, catch, hold, swallow
    FOLLOWED: follow, succeed
    MAKE: make, make up, build
    FORM: form, constitute, be
    EMPTIES: empty, clear, wipe, reset, blank
    APPEAR: appear, show up, come up, pop up, become visible, come into view
    VANISH: vanish, disappear, go away, go, fade away
    CLOSES: close, collapse, dismiss
    DO: do, cause, trigger
    LISTS: list, find, show, have, offer, count, contain
    NEEDTAKE: take, need, cost, require
    """
}
