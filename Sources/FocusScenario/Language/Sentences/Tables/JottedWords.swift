extension LanguageTables {
  /// Words of claims as testers jot them down.
  static let jottedWords = """
    # What is done at one moment, and what happens at one.
    verb DOING-ONCE happening=open: open
    verb DOING-ONCE happening=close: close, dismiss, shut
    verb DOING-ONCE happening=select: select, choose, pick
    verb DOING-ONCE happening=activate: press, tap, activate, double-tap, click, hit
    verb DOING-ONCE happening=submit: submit
    verb DOING-ONCE happening=send: send
    verb DOING-ONCE happening=save: save
    verb DOING-ONCE happening=delete: delete, remove
    verb DOING-ONCE happening=apply: apply
    verb DOING-ONCE happening=confirm: confirm
    verb DOING-ONCE happening=cancel: cancel
    verb DOING-ONCE happening=add: add, insert
    verb DOING-ONCE happening=expand: expand
    verb DOING-ONCE happening=collapse: collapse
    verb DOING-ONCE happening=reload: reload, refresh
    verb DOING-ONCE happening=undo: undo
    verb DOING-ONCE happening=leave: leave, exit
    verb DOING-ONCE happening=enter: enter
    verb DOING-ONCE happening=join: join
    verb DOING-ONCE happening=accept: accept
    verb DOING-ONCE happening=decline: decline
    verb DOING-ONCE happening=toggle: toggle
    verb AT-ONCE happening=open: open
    verb AT-ONCE happening=close: close
    verb AT-ONCE happening=appear: appear, come up, pop up, show up
    verb AT-ONCE happening=disappear: disappear, vanish, go away
    verb AT-ONCE happening=finish: end, finish
    verb AT-ONCE happening=start: start, begin
    verb AT-ONCE happening=stop: stop
    verb AT-ONCE happening=arrive: arrive
    verb AT-ONCE happening=fail: fail
    verb AT-ONCE happening=expire: expire
    verb ALONE happening=join: join
    verb ALONE happening=accept: accept
    verb ALONE happening=decline: decline
    verb ALONE happening=close: dismiss
    verb ALONE happening=skip: skip
    verb ALONE happening=retry: retry
    verb ALONE happening=reply: reply
    verb ALONE happening=answer: answer
    verb ALONE happening=pause: pause
    verb ALONE happening=resume: resume
    verb ALONE happening=book: book
    # What is never so, at the head of a claim.
    word NEVER-DOES -: never does, never do, at no point does, at no point do, at no time does, at no time do
    word NEVER-DOES -: not once does, not once do, in no case does, in no case do, under no circumstances does
    word NEVER-DOES -: under no circumstances do, on no account does, on no account do
    word NEVER-DOES -: never must, never should, at no point must, at no point should, at no time must
    word NEVER-DOES -: at no time should, under no circumstances must, under no circumstances should
    word NEVER-DOES -: on no account must, on no account should, not once should, not once must, in no case should
    word NEVER-DOES -: in no case must
    word NEVER-IS -: never is, never are, at no point is, at no point are, at no time is, at no time are, not once is
    word NEVER-IS -: not once are, in no case is, in no case are, under no circumstances is, under no circumstances are
    word NEVER-IS -: on no account is, on no account are
    word ADVERB polarity=never: never once, never ever, not once
    word AT-NO-TIME -: at no point, at no time, under no circumstances, on no account, in no case
    word ADVERB always: constantly, permanently, continuously
    word WHAT-HAS relation=on: what has focus, what has the focus, what is focused, what focus is on
    word WHAT-HAS relation=on: the one with focus, the one that has focus, what holds focus, where focus sits
    word WHAT-HAS relation=go-to: what gets focus, what receives focus, what takes focus, the one that gets focus
    word WHAT-HAS relation=go-to: the one that receives focus, the one to get focus, the one to receive focus
    word WHAT-HAS relation=return-to: what focus returns to, what focus goes back to
    word WHERE-FOCUS relation=on: where focus rests, where focus sits, where focus stands
    word WHERE-FOCUS relation=stay-on: where focus stays, where focus remains
    word WHERE-FOCUS relation=go-to: where focus arrives, where the user lands, where i land, where you land
    word WHERE-FOCUS relation=on: where the user ends up, where i end up, where you end up, where the ring is
    word WHERE-FOCUS relation=return-to: where focus goes back to, where focus comes back to, where focus returns to
    # Steps as they are counted.
    word USING-ONLY -: with only, with just, by only, by just
    word STOPS-FAR step=move: stop, stops, element, elements, item, items
    word SIDE direction=forward: on from
    word APART -: apart, away from each other, from each other
    verb SITS-AT -: lie, sit, come, stand
    word BOUND bound=≤: no farther than, no further than, not farther than, not further than, never more than
    # What else is said of focus, of a thing, of what is heard.
    word LEFT-ALONE relation=stay: left alone, left where it is, left where it was, left as it is, left untouched
    word LEFT-ALONE relation=stay: left as it was, left in place, undisturbed, untouched
    word STATE-OF-IT text=taken: taken
    word STATE-OF-IT text=booked: fully booked
    word STATE-OF-IT text=completed: completed, complete
    word STATE-OF-IT text=offline: offline
    word STATE-OF-IT text=online: online
    word STATE-OF-IT text=full: full
    word STATE-OF-IT text=free: free
    word STATE-OF-IT text=sold_out: sold out, out of stock
    word STATE-OF-IT text=overdue: overdue
    word STATE-OF-IT text=unread: unread, still unread
    word STATE-OF-IT text=loading: still loading
    verb OPEN-WITH -: open with, come up with, start with, appear with
    word FOCUSED-NOW -: focused, having focus
    word MARK-OF-FOCUS -: highlight, ring, cursor, focus ring, focus highlight, keyboard focus, voiceover focus
    verb SOUND-OUT -: sound, ring out, be audible, come through
    word NO-MENTION channel=spoken: no mention of, nothing said of
    word NO-MENTION channel=announced: no announcement of
    verb GO-UN -: go, stay, remain, pass
    word UNSAID polarity=not channel=spoken: unspoken, unsaid, unmentioned, unheard
    word UNSAID polarity=not channel=announced: unannounced
    word BEFORE-IT ordinal=previous: before, just before, right before it
    word BEFORE-IT ordinal=next: after, just after it, right after it
    verb TAKE-PART -: take, have, play
    word NO-PART via=Tab: no part in the tab order, no part in the tab sequence, no place in the tab order
    word NO-PART via=swipe: no part in the swipe order, no place in the swipe order
    word NO-PART -: no part in the focus order, no place in the focus order, no part in the reading order
    word NO-PART -: no place in the reading order
    word NO-PART via=scan: no part in the scan, no place in the scan
    verb SCAN-ENDS position=last: end on|at|with, finish on|at|with
    word REACHABLE relation=reachable via=scan: part of the scan, part of the scan order
    word REACHABLE lacking relation=reachable via=scan: left out of the scan, excluded from the scan, out of the scan
    word EXPOSED lacking relation=reachable: hidden for, kept from, concealed from
    verb BECOME text=visible again: come back, reappear
    verb BEGIN-FROM -: start from, begin from
    verb SAY channel=spoken again: re-read
    word HAPPENING happening=cancel: canceling
    word FOCUS -: the cursor of voiceover, the focus of voiceover, the voiceover ring, the focus of talkback
    word FOCUS -: the cursor of talkback, the switch control highlight, the switch highlight, the keyboard ring
    """

  /// More words of claims as testers jot them down, and what these would otherwise close.
  static let remarkWords = """
    word WHAT-WAS-TYPED restricts=typed noun=text: whatever was typed, whatever i typed, whatever the user typed
    word WHAT-WAS-TYPED restricts=typed noun=text: all that was typed, what had been typed
    verb SAY-AS channel=spoken: report itself as, report as, call itself, declare itself
    proper SELECTING key=select: a double-tap, a double tap, the double-tap, the double tap, a second double-tap
    verb EVENT happening=long-press: long-press, long press, press and hold
    verb EVENT happening=freeze: freeze
    verb ALONE happening=snooze: snooze
    word TO-PLACE relation=return-to: home to
    verb GO relation=return-to: go home to, return home to, come home to
    word REACHABLE lacking relation=reachable: gone from the focus order, missing from the focus order
    word REACHABLE lacking relation=reachable: gone from the reading order, missing from the reading order
    word REACHABLE lacking relation=reachable: dropped from the focus order, gone from the order
    word REACHABLE lacking relation=reachable via=swipe: gone from the swipe order, missing from the swipe order
    word REACHABLE lacking relation=reachable via=swipe: dropped from the swipe order
    word REACHABLE lacking relation=reachable via=Tab: gone from the tab order, missing from the tab order
    word REACHABLE lacking relation=reachable via=Tab: dropped from the tab order
    word REACHABLE lacking relation=reachable via=scan: gone from the scan, missing from the scan, dropped from the scan
    word REACHABLE lacking=skipped relation=reachable: jumped over, stepped over, left out
    verb DROP-OUT -: disappear from, vanish from, drop out of, go from, drop from
    word THE-ORDER -: the focus order, the reading order, the accessibility tree, the tree, the order of stops
    word THE-ORDER via=swipe: the swipe order
    word THE-ORDER via=Tab: the tab order, the tab sequence
    word THE-ORDER via=scan: the scan, the scan order
    verb COME-TO-BE -: become, turn
    verb REPEATED -: repeat
    word SCANNING -: item scanning, auto scanning, automatic scanning, group scanning
    word ROLES text=heading: headings
    word ROLES text=button: buttons
    word ROLES text=link: links
    word ROLES text=checkbox: checkboxes
    word ROLES text=radio_button: radio buttons
    word ROLES text=switch: switches
    word ROLES text=slider: sliders
    word ROLES text=image: images
    word ROLES text=text_field: text fields
    word ROLES text=tab: tabs
    verb KEEP-IT -: keep, preserve, retain
    word WITHOUT-DOING happening=close: closing
    word WITHOUT-DOING happening=move: dragging
    word WITHOUT-DOING happening=submit: submitting
    word WITHOUT-DOING happening=leave: leaving
    word WITHOUT-DOING happening=reload: reloading
    word AGAIN-ADVERB again: again
    word WAY key=scan: the scan, the scanner
    verb FIRST-LAND -: find, reach, come to, stop on, stop at
    verb LAST happening=arrive: stream in
    word STATE-TOO text=in_place: back in place
    word STATE-TOO text=in_place: back where it was
    word WHILE-STATE text=empty: empty
    word WHILE-STATE text=open: open, still open
    word WHILE-STATE text=collapsed: collapsed
    word WHILE-STATE text=expanded: expanded
    word WHILE-STATE text=disabled: disabled, dimmed, greyed out
    word WHILE-STATE text=hidden: hidden
    word WHILE-STATE text=visible: visible, on screen, shown
    word WHILE-STATE text=locked: locked
    word WHILE-STATE text=selected: selected
    word WHILE-STATE text=focused: focused, in focus
    word WHEN-STATE text=empty: empty
    word WHEN-STATE text=open: open
    word WHEN-STATE text=disabled: dimmed
    word WHEN-STATE text=hidden: hidden
    word WHEN-STATE text=visible: visible, on screen
    verb CAN-BE text=turn_on: turn on, switch on
    verb CAN-BE text=turn_off: turn off, switch off
    verb BRING-IT -: bring, put, get
    verb PICKED-OUT happening=type: type, enter
    verb PICKED-OUT happening=add: add
    verb PICKED-OUT happening=move: move
    verb PICKED-OUT happening=change: change
    verb PICKED-OUT happening=pick: pick, choose
    verb PICKED-OUT happening=create: create
    word AT-SPAN-END when=after: at the end of, at the very end of
    verb SCANNED-BY relation=stops-on: stop on|at, land on, visit, highlight
    word EFFORT effort=moving-focus: moving
    word CONDITION text=offline: offline
    word CONDITION text=online: online
    word CONDITION text=full: full
    verb LEAD -: wrap
    word STATE text=unchanged: the same
    word ONE-STOP relation=one-stop: only one stop, only one tab stop
    word ONE-STOP relation=one-stop: just one stop, just one tab stop, just one element, exactly one stop
    word ONE-STOP relation=one-stop: exactly one element, exactly one tab stop
    word SCANNING -: the cycle, the scan cycle, the scanning cycle
    verb DOES text=start: begin
    word BECOMES-SO text=enabled: available, active, clickable
    word BECOMES-SO text=disabled: unavailable, inactive
    word EACH-STEP happening=step choice=each: each swipe, every swipe, each flick, every flick
    verb KEY-DO relation=reaches: stop on|at, visit, find
    verb CAN-BE text=add: add, attach, insert
    word OCCASION happening=submit: try, attempt
    verb PRESSED-THEN happening=activate: activate, press, tap, double-tap, click
    verb PRESSED-THEN happening=reload: reload, refresh
    verb PRESSED-THEN happening=apply: apply
    verb PRESSED-THEN happening=confirm: confirm
    word BESIDE relation=right-after: the first stop after, the first element after, the first item after
    verb ALONE happening=retry: try again
    verb REACHED-NOW -: focus, reach, land on, swipe to, tab to
    word NEXT-UP step=move: the next stop, the very next stop, the next element, the very next element, the next item
    word NEXT-UP step=tab: the next tab stop
    word NEXT-UP step=swipe: the next swipe stop
    word CONDITION text=on: on
    word CONDITION text=off: off
    word BECAME happening=appear: there
    word BECAME happening=empty: empty
    verb SHOWS-UP happening=appear: show
    word GERUND-ALONE happening=close: closing, dismissing
    word GERUND-ALONE happening=open: opening
    word GERUND-ALONE happening=delete: deleting
    verb ALONE happening=leave: leave
    proper PRESSED-KEY key=Tab: tab
    proper PRESSED-KEY key=Shift-Tab: shift-tab, shift+tab
    proper PRESSED-KEY key=Escape: escape, esc
    proper PRESSED-KEY key=Space: space
    verb ALONE happening=go-back: return
    word AT-START when=at-start: in the beginning
    verb GO relation=go-to: fall on, shift onto, make it to, cycle to, hit
    verb GO relation=on: stand on
    verb PASS-OVER -: skip over, jump over
    verb SCAN relation=stops-on lacking: miss, skip over, jump over
    verb SCAN relation=stops-on: find, pause at
    verb SCAN-ON -: jump to
    verb KEY-DOES text=skip: go past, move past, pass over, jump over
    word STATE-TOO text=visible again: back, there again, on screen again
    verb LEADS relation=go-to: lead to
    word STATE-TOO text=unselected: unselected, deselected
    verb SPEAKS -: speak
    word AT-FIRST when=at-start: at first, initially, to start with
    verb ENDS-UP relation=go-to: jump to, move to, go to, skip to
    verb HAPPEN happening=play: start playing, begin playing
    verb HAPPEN happening=stop: stop playing
    verb HAPPEN happening=load: start loading, begin loading
    verb LAST happening=send: send
    verb LAST happening=save: save
    verb LAST happening=submit: submit
    verb LAST happening=speak: speak, talk
    word SPAN-NOUN -: ad, video, call, tour, intro, animation, countdown, game, meeting, song, track, trip, ride
    word SPAN-NOUN -: lesson, quiz, exercise, workout, break, interruption, recording, transfer, round, match, session
    word HAPPENING happening=long-press: long-press
    verb KEY-DONE relation=leaves: leave, exit
    verb KEY-DONE relation=enters: enter
    # Nouns and modifiers that the wordings above would otherwise close.
    noun NOUN -: ride
    noun NOUN -: break, interruption, round
    modifier BEFORE-NOUN -: older, newer, oldest, newest, latest, recent, earlier, shorter, longer, original, booked, paused, muted, canceled, complete, offline, online, full, free
    modifier BEFORE-NOUN -: overdue, audible, unannounced, unspoken, undisturbed, max, min, past, future
    modifier BEFORE-NOUN -: upcoming, find, item, automatic, auto, gone, dropped, stepped, former, final
    modifier BEFORE-NOUN -: double-tap, long-press
    noun JOTTED-NOUN -: part, account, circumstance, point, sound, cover, try, attempt
    noun NOUN -: cover, playback, reading, yesterday, tomorrow, cycle
    """
}
