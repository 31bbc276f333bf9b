/// Words of the patterns for what people tell and jot down.
extension ClauseWords {
  static let toldWords = """
    FOCUS: a11y focus, ax focus, the a11y focus, sr focus, the accessibility cursor, the insertion point
    WHOM: a11y focus, ax focus, the a11y focus, one, my place, your place, their place, the scanner user, the reader
    WHO: one, anyone, testers, a tester, the tester, the participant, participants, players, passengers
    WHO: our tester, our testers, the testers, my wife, my son, the tester, p1, p2, p3, p4, p5, p6, p7, p8, she, herself
    WHO: the caller, callers, folks, guests, shoppers, listeners, the listener
    READER: the app, the application, the phone, the tablet, my phone, the device, sr, the synthesizer, vo
    SCAN: the scanner, the scan box, the scanning, the switch highlight, the switch cursor, auto-scan, auto scan
    SCAN: the item scan, the row scan, the scan cursor
    THEFOCUSED: the focused element, the focused item, the focused one, the highlighted item, the highlighted element
    THEFOCUSED: the highlighted one, the highlighted stop, the highlighted tile, the highlighted key, the current item
    THEFOCUSED: the item with focus, the element with focus, the focused stop, the current element
    THESELECTED: the selected one, the selected item, the selected tab, the selected option, the selected slot
    THESELECTED: the chosen one, the active one, the active tab, the one selected
    THEPLACE: the place, the thing, the item, the one, the element, the row, the button, the spot, the stop, the control
    THEFIRST: the first thing, the first item, the first element, the first stop, the first one
    FIRSTFOCUSED: first thing focused, the first thing focused, the first element focused, first element focused
    FIRSTFOCUSED: the first thing in focus, the first focused element, the first thing to take focus, first to be focused
    FIRSTFOCUSED: the first to be focused, the first thing to get focus, the first item focused, initially focused
    FIRSTWORD: the first word, the first words, first word, first words, the first thing, first thing, its first word
    ANYWHERE: anywhere, elsewhere, anywhere else, somewhere else, to another place, to somewhere else, away, off
    WHOSE: her, his, their, my, your, its, our
    TOITSELF: to itself, to them, to him
    BEFOREREST: before anything else, before everything else, before it reads anything else, before it says anything else
    BEFOREREST: before any other speech, before all else, before anything else is read, before anything else is spoken
    BEFOREREST: before anything else is said, before everything else is read, before it speaks anything else
    SAYNOTHING: nothing, nothing at all, not a word, no word, no speech, not one word, no announcement
    SILENT: silent, quiet, mute, mum, completely silent, silence
    SILENCE: silence, no speech, no announcement, no sound, nothing to hear
    SPEECH: label, name, speech, announcement, accessible name, accessibility label, spoken label, spoken name
    SPEECHOF: label of, name of, announcement of, accessible name of, spoken label of, spoken name of, label on
    INORDER: the order, order, the scan, scan, the scan order, scan order, the swipe sequence, swipe sequence
    INORDER: the swipe order, swipe order, the focus order, focus order, the reading order, reading order
    INORDER: the tab sequence, the scanning, the scan cycle, the a11y tree, a11y tree, the accessibility tree
    INORDER: accessibility tree, the tree, the path, the sequence, the scanning order, the focus sequence
    SWIPEORDER: the swipe order, swipe order, the swipe sequence, swipe sequence
    SENSES: voiceover, talkback, screen readers, the screen reader, a screen reader, assistive technology, the scanner
    SENSES: assistive tech, assistive technologies, switch access, switch control, vo, tb, the reader, the scan
    SENSES: screen-reader users, screen reader users, voiceover users, talkback users, switch users, scanning
    SENSES: accessibility services, the accessibility services, focus, blind users, sr users
    HUNTING: hunting for it, having to hunt for it, my having to hunt for it, having to look for it, looking for it
    HUNTING: searching for it, having to search for it, me having to look for it, me looking for it, having to search
    NEVERMAY: at no point may, at no point must, at no time may, at no time must, never may, never must, in no case may
    NEVERMAY: under no circumstances may, under no circumstances must, at no point should, at no time should
    SWIPING: swiping, a swipe, swipes, swipe, flicking, flicks, a flick, swiping right, swiping left, right swipes
    CUTOFF: hidden from, hidden for, invisible to, invisible for, dark for, dead to, closed to, concealed from, out of
    CUTOFF: not exposed to, not offered to, not available to, unavailable to, not visible to, removed from, left out of
    CUTOFF: excluded from, absent from, missing from, withheld from, off limits for, taken out of, kept from
    REACHING: reaching, getting to, to reach, to get to, arriving at, finding, going to, navigating to
    NEXTSTOP: the next stop, the next element, the next item, the very next element, the very next item, next element
    NEXTSTOP: the very next stop, the next one, the next thing, next stop, the next swipe, the next in line, next
    ITEMSOF: items in, stops in, elements in, separate items in, separate stops in, separate elements in
    STOP: an item, an item in the scan, items, stops, an element, a focus stop, a swipe stop, a stop in the scan
    REACHABLE: within reach, in the scan, in the swipe sequence, swipable, reachable by swiping
    UNREACHABLE: impossible to reach, skipped over, untouchable, not a stop, no stop, not for focus, blocked
    UNREACHABLE: hidden from screen readers, hidden from assistive tech, hidden from the scanner
    FOCUSED: in the focus, the focused one, the highlighted item, the highlighted one, the focused item, under focus
    VISIBLE: to be seen, there on screen, up, showing
    ONESTOP: one node, a single node, one swipe target, one focus target, one and the same element, one button
    """

  static let toldVerbs = """
    GRAB: steal, grab, snatch, hog, seize, take over, nab
    FOCUS: focus, highlight, refocus
    FINDSELF: find myself, find yourself, find themselves, find himself, find herself, find ourselves, find oneself
    OWN: own, possess, hold
    PULL: pull, draw, attract, take, grab
    GIVE: give, hand, return
    WAIT: wait, stop, halt, pause, stay put, rest
    DISTURB: disturb, disrupt, affect, touch, change, influence, interfere with
    HOLDON: hold on to, hang on to, cling to, keep hold of
    PRODUCE: produce, give, cause, trigger, result in, lead to, yield, prompt, bring, play, fire
    TELL: tell, inform, notify
    TOLD: tell, inform, notify
    LET: let, have, make
    LEAD: lead, go
    FALL: fall, go, turn, become
    SPEAKUP: speak, talk, sound, be spoken, be heard, be announced, be read, speak up
    NAME: name, state, specify, mention, list, spell out, identify
    CARRY: carry, include, contain, bear, incorporate
    BREAKOFF: interrupt, break off, cut off, talk over, cut into, disturb, drown out, stop, speak over, step on
    GOON: go on, continue, run, play, be read
    EXIST: exist, appear, be present, figure, occur, be found, remain, stay, be included, be listed
    DROPOUT: drop out of, fall out of, vanish from, disappear from, leave, be removed from, be taken out of, go from
    DROPOUT: be left out of, be excluded from, be missing from, be absent from, take no part in, be dropped from
    PASS: swipe past, get past, move past, swipe beyond, get beyond, go past, move beyond, get out of, swipe out of
    PASS: get away from, tab past, flick past, move out of, escape from, swipe off
    HOLD: hold, keep, take, contain, have
    FIND: find, see, have
    PASSOVER: skip, ignore, pass over, miss, jump over, step over, bypass, never find, never reach
    BRING: bring, take, lead, get, carry, move
    SEPARATE: separate, part, divide
    LIE: lie, be, stand
    COUNT: count, act, be treated, be read, be exposed, be presented
    COST: cost, lose
    PICKUP: pick up again at, pick up again from, pick up at, pick up from, resume at, resume from, resume with, carry on at, carry on from, go on at
    PICKUP: continue at, continue from, begin again at, begin again from, start again at, start again from, begin anew at
    REST: rest, pause, stop
    SCAN: scan, visit, highlight
    MAKE: cause, have, let, get
    TAKE: claim, be handed, win
    STAY: dwell, be stuck, rest, persist, keep sitting, still sit
    REACH: hit, arrive on, swipe onto, flick onto, scan to, get onto
    REACHED: scan to, hit, flick to, swipe onto, get onto, flick onto
    STOPON: select, focus, rest on, dwell on
    SAID: relay, communicate, vocalise, broadcast, deliver
    SAYS: name, tell, utter, vocalise, speak, expose, communicate, spell out, broadcast
    HEARS: listen to, be told about, be informed of, be given
    SKIP: bypass, hop over, leave aside, neglect, overlook
    CUT: drown out, break off, step on, break into, disturb
    GO: tumble, plunge, dump, sink, bounce, whizz, be dumped, be flung, be tossed, be bounced, be kicked, be pushed
    GO: get dumped, get kicked, get tossed, get bounced, be redirected, find itself, shoot, zip, spring
    PUT: dump, toss, fling, bounce, bump, whisk, hurl, kick, shove, nudge, plonk, chuck, deposit, redirect, return
    """
}
