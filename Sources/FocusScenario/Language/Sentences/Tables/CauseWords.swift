extension LanguageTables {
  /// Words about who makes focus go somewhere, who is told, what may not be, and more wordings of what others have.
  static let causeWords = """
    # What makes focus do something, or does not let it.
    verb CAUSE -: cause, force, prompt, trigger
    verb RESULT-IN -: lead to, result in, bring about, produce
    verb MAKE-IT -: make
    verb ALLOW -: allow, permit
    word FOCUS-EFFECT relation=none: a loss of focus, loss of focus, focus loss, any loss of focus, any focus loss
    word FOCUS-EFFECT relation=none: focus to be lost, focus to get lost
    word FOCUS-EFFECT relation=move: a focus change, a change of focus, any focus change, any change of focus
    word FOCUS-EFFECT relation=move: a focus jump, any focus jump, a focus shift, any focus shift, a focus move
    word FORBIDDEN-TO polarity=not: is not allowed to, are not allowed to, is not permitted to, are not permitted to
    word FORBIDDEN-TO polarity=not: must not be allowed to, should not be allowed to, is forbidden to, are forbidden to
    word FORBIDDEN-TO polarity=never: is never allowed to, are never allowed to, must never be allowed to
    word FORBIDDEN-TO polarity=never: should never be allowed to, is never permitted to, are never permitted to
    # Who is told something.
    verb TELL-ME channel=spoken: tell
    verb ADVISE channel=spoken: inform, notify, remind, warn
    word OF-ABOUT -: of, about
    # Some of what belongs to a thing that was named already.
    word SOME-OF quantifier=no: none of, not one of
    word SOME-OF quantifier=any: any of, any one of
    word SOME-OF quantifier=every: all of, each of, every one of, every single one of
    word ITS pronoun=it: its
    word ITS pronoun=them: their
    verb EXIST -: exist
    # Where somebody, or focus, comes first.
    word FIRST-ONE -: the first thing, the very first thing, the first element, the very first element, the first item
    word FIRST-ONE -: the first control
    verb FIRST-LAND -: land on, arrive on, focus, focus on
    # A setting at the end of a line.
    word LATE-CONTEXT context=iPad: on ipad, on ipads
    word LATE-CONTEXT context=iPhone: on iphone, on iphones
    word LATE-CONTEXT context=Android: on android
    word LATE-CONTEXT context=iOS: on ios
    word LATE-CONTEXT context=landscape: in landscape, in landscape mode, in landscape orientation
    word LATE-CONTEXT context=portrait: in portrait, in portrait mode, in portrait orientation
    word LATE-CONTEXT context=dark_mode: in dark mode
    word LATE-CONTEXT context=split_view: in split view
    word LATE-CONTEXT context=right_to_left: in right-to-left, in rtl, in right-to-left layout, in right-to-left languages
    word LATE-CONTEXT context=Switch_Control: with switch control, using switch control
    word LATE-CONTEXT context=Full_Keyboard_Access: with full keyboard access, using full keyboard access
    word LATE-CONTEXT context=Full_Keyboard_Access: with a keyboard, with the keyboard, by keyboard
    word LATE-CONTEXT context=Full_Keyboard_Access: using a keyboard, using the keyboard, via the keyboard, via keyboard
    word LATE-CONTEXT context=Full_Keyboard_Access: with a hardware keyboard, with an external keyboard
    word LATE-CONTEXT context=Full_Keyboard_Access: with a bluetooth keyboard, with a physical keyboard
    # Who it is.
    word AGENT -: someone using voiceover, anyone using voiceover, a person using voiceover, people using voiceover
    word AGENT -: someone using talkback, anyone using talkback, a person using talkback, people using talkback
    word AGENT -: someone using a screen reader, anyone using a screen reader, a person using a screen reader
    word AGENT -: people using a screen reader, a user of a screen reader, users of a screen reader
    word AGENT -: someone using the screen reader, anyone who uses voiceover, someone who uses voiceover
    word AGENT -: a switch control user, switch control users, the switch control user
    word AGENT -: a keyboard-only user, the keyboard-only user, a vo user, vo users, a tb user, tb users
    word AGENT -: the guest, guests, the passenger, passengers, the pupil, pupils, shoppers, learners, patients
    word AGENT -: travellers, the traveler, travelers, the subscriber, subscribers, buyers, the listener
    word AGENT -: listeners, the rider, riders, the viewer, viewers, players
    noun CAUSE-NOUN -: guest, passenger, pupil, traveler, subscriber, listener, rider, viewer, player
    # Beside a verb they say nothing that the claim does not.
    word NOW -: now
    word ADVERB -: instead, simply, actually, therefore, thus, consequently, accordingly, likewise
    word MANNER manner=immediately: right away, straight away, at once, instantaneously
    word TO-PLACE relation=go-to manner=direct: straight to, directly to, straight onto
    word TO-PLACE relation=return-to manner=direct: straight back to, directly back to, right back to, straight back onto
    word TO-PLACE relation=go-to manner=immediately: immediately to
    word TO-PLACE relation=return-to manner=immediately: immediately back to
    word BACK-ON manner=direct: straight to, directly to, straight back to, right back to
    word BACK-ON manner=immediately: immediately to
    # When.
    word AFTER when=after: in response to, as a result of, in reaction to, in consequence of
    word WHEN when=right-after: right as, just as, directly when, immediately once
    word WHEN-IS -: whenever, any time, every time, each time
    word WHILE -: all the while, the whole time, all the time that, the whole time that
    verb HAPPEN happening=reconnect: reconnect
    verb HAPPEN happening=restart: restart
    verb HAPPEN happening=relaunch: relaunch
    verb HAPPEN happening=save: save
    verb HAPPEN happening=submit: submit
    verb HAPPEN happening=install: install
    verb HAPPEN happening=unlock: unlock
    verb HAPPEN happening=appear: slide into view, fade into view, unfold, materialise, materialize, emerge
    verb HAPPEN happening=appear: roll in, roll down, pop in, come into sight
    verb HAPPEN happening=disappear: slide back, roll away, pop out, dissolve, go off screen, fade
    verb HAPPEN happening=fail: fall through, break, break down
    verb HAPPEN happening=finish: wrap up, come to an end, come to its end, draw to a close
    verb HAPPEN happening=start: kick off, get going, get started
    verb LAST happening=progress: progress
    verb LAST happening=process: process
    verb LAST happening=render: render
    verb LAST happening=install: install
    verb LAST happening=export: export
    verb LAST happening=import: import
    verb LAST happening=print: print
    verb LAST happening=calculate: calculate, compute
    verb LAST happening=translate: translate
    # Where focus goes.
    verb GO relation=go-to: wander off to, drift off to, stray to, stray onto, stray off to, slip to, slip onto
    verb GO relation=go-to: head to, fly to, roll to, roll over to, spill over to, spill onto, leak to, run to, race to
    verb GO relation=go-to: pop to, flip to, flip over to, spring to, zip to, dash to, glide to, tumble to, sink to
    verb GO relation=go-to: rush to, rocket to, teleport to, escape to, escape onto, sneak to, creep to, migrate to
    verb GO relation=go-to: reposition to, reposition on, redirect to, latch onto
    verb GO relation=return-to: pop back to, flip back to, spring back to, slide back to, circle back to, drift back to
    verb GO relation=return-to: wander back to, slip back to, roll back to, rebound to, rush back to, skip back to
    verb GO relation=return-to: step back to, wind back to, find its way home to, track back to, leap back to
    verb GO relation=go-in: wander into, stray into, slip into, drift into, leak into, creep into, spill into, bleed into
    verb GO relation=go-in: escape into, dive into, sink into, dip into, break into, tumble into, cross into
    verb GO relation=stay-on: dwell on, persist on, stay anchored on, stay anchored to, stay glued to, stay pinned to
    verb GO relation=stay-on: remain anchored to, remain glued to, stay parked at, remain parked on
    verb GO relation=stay-in: circle in|inside|within, rotate within, stay enclosed in, remain enclosed in
    verb LEAVE relation=leave: abandon, desert, depart from, depart, drift out of, spill out of, slide off, stray out of
    verb LEAVE relation=leave: bleed out of, creep out of, sneak out of, tumble out of, run away from, hop out of
    verb LEAVE relation=leave: get off, step away from, come off
    verb MOVE relation=move: hop around, skip around, bounce around, flit about
    verb PUT relation=go-to: steer to, redirect to, forward to, reroute to, divert to, reposition on|at, move over to
    verb PUT relation=go-to: switch to, shove to, nudge to, whisk to, yank to, jerk to, fling to, lift to, advance to
    verb PUT relation=return-to: whisk back to, yank back to, redirect back to, switch back to, steer back to
    verb PUT relation=return-to: shift back to, route back to, relocate back to
    verb SEND -: redirect, route, steer, forward, reroute, divert, reposition, fling, nudge, relocate, switch, deliver
    # What else a claim says.
    verb FORM -: count as, function as, serve as, make
    verb SAY channel=spoken: broadcast, relay, speak up
    verb SAY-ALOUD channel=spoken: broadcast, sound out, speak up, blurt out, rattle off
    verb KEY-DO relation=closes: shut
    verb KEY-DO relation=activates: set off, actuate, click
    verb KEY-DO relation=leaves: step out of, jump out of, slip out of, escape
    verb KEY-DO relation=moves-to: advance to, proceed to, step to, shift to, hop to, continue to, move over to
    verb KEY-DO relation=goes-back-to: step back to, get back to, come back to, lead back to
    verb KEY-DO relation=stay-in: loop in|inside|within, wrap in|inside|within, cycle in|inside
    word ROLE text=link: hyperlink
    word ROLE text=image: picture
    word ROLE text=text_field: input field, text box, text input, edit field
    word ROLE text=search_field: search box
    word ROLE text=button: push button
    # Nouns and modifiers that the wordings above would otherwise close.
    noun CAUSE-NOUN -: hyperlink, picture, input, text, box, field, result, response, reaction, consequence
    noun CAUSE-NOUN -: roll, leak, dash, rush, dip, dive, circle, spring, zip, track, race, desert, sink
    modifier BEFORE-NOUN -: dimmed, covered, obscured, greyed-out, shown, displayed, presented, chosen, ticked, unticked
    modifier BEFORE-NOUN -: allowed, permitted, forbidden, forced, prompted, triggered, edit, push, broadcast, actual
    modifier BEFORE-NOUN -: filled, emptied, installed, downloaded, restored, answered, locked, invisible
    """
}
