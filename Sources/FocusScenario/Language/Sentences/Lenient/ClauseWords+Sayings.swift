/// Words of the patterns that come to a sentence.
extension ClauseWords {
  static let sayingWords = """
    LABELPART: label, name, hint, value, description, announcement, text, speech, title, caption, spoken label, wording
    LABELPART: accessible name, accessibility label, spoken text, spoken name, accessibility hint, accessibility value
    LABELPART: role description, state, announced text, own label, own name
    PARTOF: part of, in, inside, included in, contained in, a part of, mentioned in, within, as part of, folded into
    PARTOF: merged into, built into, added to, put into, appended to
    MERGED: part of, a part of, folded into, merged into, built into, included in, spoken as part of, read as part of
    WHENOPENED: when it opens, when it appears, when it slides in, when it comes up, when it shows up, when it pops up
    WHENOPENED: once it is open, on opening, on appearing, as it opens, as soon as it opens, when it is shown
    WHENOPENED: when it is opened, when opened, when it loads, on load, on arrival, when it slides up, at the start
    WHENUSED: when pressed, when tapped, when activated, once pressed, after being pressed, when it is pressed
    WHENUSED: when it is tapped, when double-tapped, on double tap, after it is pressed, after the tap, after a tap
    WHENUSED: after it is tapped, after a double tap, when it is activated, once activated, on activation, once tapped
    WHENUSED: after the double tap, after it's tapped, after activation, after pressing it, after tapping it
    ACTION: a custom action, custom action, an action, a rotor action, an accessibility action, a custom action called
    ACTION: a custom action named, an action called, a custom accessibility action, one of the custom actions
    ACTIONS: the actions available, its actions, a menu of actions, its custom actions, the rotor actions
    INACTIONS: in the actions rotor, in the actions menu, in the custom actions, among the custom actions, in its actions
    INACTIONS: in the rotor actions, as a custom action, as an action, as a rotor action, among its actions
    INACTIONS: through the actions rotor, in the list of actions, as an accessibility action, through a custom action
    INACTIONS: as a custom action called, by a custom action, with a custom action, from the actions rotor, in actions
    INACTIONS: via the actions rotor, in the actions, under actions
    GROUPED: a scan group, a group, one scan group, one group, a single group, a scan group of its own, its own group
    GROUPED: a group of its own, its own scan group, a single scan group, scan groups, one scan group each
    ONEADJ: one adjustable, a single adjustable, one adjustable element, a single adjustable element, an adjustable
    ONEADJ: one adjustable control, a single adjustable control, one adjustable stop, an adjustable element, one slider
    ONEADJ: a single control with a value, one adjustable item, a single slider, one control with a value
    ONESWITCH: one switch, a single switch, one toggle, a single toggle
    ONEBUTTON: a single button, one button only, just one button
    EXACTLYONE: exactly one swipe, just one swipe, only one swipe, one swipe, a single swipe, one stop, exactly one stop
    EXACTLYONE: one tab stop, a single stop, one swipe only, one scan stop, only one stop, just one stop
    OTHERTHAN: other than, but, except, than, apart from
    ASBEFORE: as before, as it was before, it had before, as it had before, as earlier, they had, it had, they had before
    ASBEFORE: as they had before, it was before, as previously, from before, as they were, as it was
    WASLEFT: as it was, as they were, as it is, as it was left, as they were left, as before, the way it was
    WASLEFT: exactly as it was, just as it was, just as it is, as it was before, untouched, unchanged, alone, as is
    WASLEFT: the way they were, where it was, as you left it, as i left it, where you left it, where i left it
    OTHERSPEECH: voiceover, talkback, the screen reader, what voiceover is saying, what voiceover is already saying
    OTHERSPEECH: whatever talkback is saying, whatever voiceover is saying, any other speech, other speech, speech
    OTHERSPEECH: the current speech, what is being read, what is being spoken, anything being read, the speech
    OTHERSPEECH: the reading, the current announcement, what talkback is saying, whatever is being read, me, the voice
    FIRSTTHING: the first thing, the first element, the first item, the first stop, the first place, the first
    FIRSTTHING: the first control, the first button, the very first thing, first thing
    NEXTTHING: the next stop, the next thing, the next element, the next item, the stop, the first button, the next button
    NEXTTHING: the first thing, the first stop, the next field, the next one, the stop right, the next control, next
    NEXTTHING: the first element, the first item, the very next stop, the next link, the very next thing, the next row
    NOMATTER: no matter where focus is, even when focus is elsewhere, wherever focus is, even if focus is elsewhere
    NOMATTER: regardless of where focus is, no matter where the focus is, wherever the focus is, even when i'm elsewhere
    NOMATTER: from anywhere, no matter where i am, wherever i am, from anywhere in the app
    STATEWORD: on or off, off or on, open or closed, expanded or collapsed, collapsed or expanded, selected or not
    STATEWORD: checked or not, checked or unchecked, on or not, open or not, locked or not, locked or unlocked
    STATEWORD: free or taken, played or not, read or unread, playing or paused, muted or not, enabled or not, ticked or not
    PERCHANGE: per change, for each change, for every change, with each change, with every change, on every change
    PERCHANGE: on each change, at each change
    ANYHOW: in any way, at all, anyhow, in any case, anywhere, elsewhere
    NOTPOSSIBLE: there is no way, there is no way that, it is impossible, it is not possible, no way
    ENDOFLIST: the end of the list, the last item, the last row, the last element, the end, the last one
    WHO: somebody, somebody using a single switch, a person using a switch, someone using voiceover, a switch control user
    WHO: a voiceover user, full keyboard access users, screen-reader users, someone using a switch, somebody using voiceover
    WHO: someone using a keyboard, the learner, a learner, the patient, the traveller, a traveller, a rider, riders
    WHO: whoever uses a switch, a guest, the guest, a screen-reader user, keyboard-only users, a keyboard-only user
    WHOM: the listener, my finger, his focus, her focus, your focus, the talkback focus, voice over, the focus out
    SUMMED: plus, followed by, and then, together with, along with, as well as, with, then, and after it, in addition to
    STRAIGHTBACK: exactly where, back where, exactly back where, right back where, where, just where, back exactly where
    STRAIGHTBACK: right where, precisely where, again where
    NOUNWHO: the scanner, switch users, scanning, switch control, talkback, voiceover, the screen reader, swiping, the scan
    NOUNWHO: screen readers, switch access, a switch user, the switch user
    HEADINGSROTOR: the headings rotor, headings rotor, the rotor on headings, the rotor set to headings
    HEADINGSROTOR: headings in the rotor, the heading rotor
    ONSWIPES: stops, swipe stops, in the swipe order, in the order
    NOWON: is again on, is then on, is now on, lands again on, is at
    """

  static let sayingVerbs = """
    HAND: start, put, place, open, set, send, land, move, drop, give, take, bring
    LOSE: lose, drop, give up
    BELONG: belong, be attached, be tied
    MEAN: mean, count as, act as, act like, work as, work like, be treated as, do the same as, behave like, behave as
    MEAN: serve as, be the same as, equal, stand for, have the same effect as, be equivalent to, do what, amount to
    PAUSE: pause, halt
    RESUME: resume, continue, go on with
    PLAY: play
    STOPIT: stop, silence
    ANSWER: answer, accept, pick up
    RAISE: raise, increase, turn up, step up, nudge up, push up, put up
    LOWER: lower, decrease, reduce, turn down, step down, nudge down
    TURN: turn, move, advance, step, change, slide, rotate
    DELETES: delete, remove, bin, trash
    SENDS: send, submit
    SAVES: save
    SHOWS: show, reveal, display
    PULLAWAY: pull, drag, take, tear, throw, knock, steal, move, bounce, snatch, push, yank, kick, bump, shift, jolt
    CONTINUE: resume, continue, go on, carry on, pick up, restart, start again, start over
    ARRIVE: arrive, come in, appear, come up, pop up, show up, slide in, open, be shown, be displayed, turn up, slide up
    LISTOUT: list, list aloud, list out, enumerate, count out, count out loud, read out
    CHECK: check, tick, select, mark
    UNCHECK: uncheck, untick, unselect, deselect
    FOLLOWIT: follow, go with, travel with, move with, stick with
    STRIKE: go away, disappear, vanish, be hidden, be removed, go
    SUBMITS: submit, send
    RUNSTO: go, run, move, lead, step, jump, cycle
    OFFERS: offer, have, carry, provide, expose, show, list, contain, include, come with, get, give
    PRESSABLE: press, tap, activate, double-tap, click
    PICKABLE: select, pick, choose, book
    EDITS: edit, change, modify
    SWIPES: swipe, flick, tab, go, move, step, get, navigate
    INTERRUPTS: interrupt, cut off, talk over, cut into, cut in on, break into, speak over, stop, drown out, cut short
    SAYSTO: say, read, announce, speak, tell, report, call, give, state
    SCANIT: scan, treat, read, go over
    DONE: do, delete, archive, remove, save, reach, perform, move, pin
    GOBY: go by, come across as, come over as
    ANNOUNCE: announce, identify, report, present
    SOUND: sound
    READ: read, speak, announce
    TELLS_ABOUT: tell, mention
    NOTE: note, confirm, mention
    ALTER: alter, change, affect, touch, reset, reorder
    MOVEIT: move, shift, change
    HIDES: hide, remove, dismiss
    STARTS: start, begin, open
    DISTURBING: disturb, move, shift
    GETS: get, take, bring, lead, carry
    LOOK: look, act, behave
    SHOWIT: show, count, stand
    BE: be
    FOUND: find
    PERFORM: perform, press, use, do, make, hit
    OPENS: open, appear
    ADVANCE: advance, rotate, move on by itself, turn on its own, scroll by itself
    MEETS: visit, meet, read, touch, hear, come to, highlight, stop on
    FOCUSIT: focus, highlight
    ENDS: end, finish, come out
    SPEAKS: speak, announce, read, read out, tell
    TURNINTO: turn into, become, change into, change to, turn to
    TELLS: say, read, speak, announce
    READOUT: announce, read, speak
    CHANGES: change, switch, turn
    MARK: mark, flag, describe, present, expose, report, show, treat, read out, label, identify
    """
}
