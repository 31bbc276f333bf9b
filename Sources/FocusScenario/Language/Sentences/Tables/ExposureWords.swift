extension LanguageTables {
  /// What is open to whom, in which order it comes, for how long it stays, and what becomes of what was entered.
  static let exposureWords = """
    verb REACH relation=reachable: visit
    verb SHOW-IN -: exist in, feature in
    word EXPOSED relation=reachable: offered to, presented to
    word EXPOSED lacking relation=reachable: withheld from, not exposed to
    word TECHNOLOGY -: assistive tech, the assistive technology, screen reader users
    proper TECHNOLOGY context=VoiceOver: voiceover users
    proper TECHNOLOGY context=TalkBack: talkback users
    word TECHNOLOGY -: assistive technology users, users of assistive technology
    word TECHNOLOGY via=scan: the scanner, the scan, scanning, switch users, switch control users
    word KEPT-FROM lacking relation=reachable: hidden from, invisible to, kept from, concealed from, withheld from
    word KEPT-FROM lacking relation=reachable: unavailable to
    word KEPT-FROM relation=reachable: visible to, available to, exposed to, offered to, open to
    word SWITCH-TECH via=scan: switch control, switch access
    word A-STOP relation=is-stop: separate items, individual items, a separate item, an individual item
    word IN-ORDER via=scan: in the scan, in the scanning order, in the scanning
    word IN-CYCLE bound=≥ number=1 perCycle: in one cycle, in one loop, in one cycle of the scan
    word IN-CYCLE bound=≥ number=1 perCycle: within one cycle of the scan, within one scan cycle
    word IN-CYCLE bound=≥ number=1 perCycle: in one scan cycle, in no more than one cycle, in at most one cycle
    word IN-CYCLE bound=≥ number=1 perCycle: within a single scan cycle, in the first cycle, in the first loop
    verb COMES relation=before polarity=not: come no earlier than, come no sooner than
    verb COMES relation=after polarity=not: come no later than
    verb TAB-TO -: go to, move to, go on to, move on to
    verb SCAN relation=stay-on: wait on|at, rest at, sit on
    verb SCAN relation=restarts-at: begin again from|with, begin over at|on|from, begin anew at|from
    verb SENDS -: send, throw, bring, put, set, take, move, reset
    word TO-AGAIN -: back to, back on, back at
    # For how long.
    word UP-STATE text=enabled: enabled, available
    word UP-STATE text=open: open
    word UP-STATE text=disabled: disabled, dimmed, unavailable
    word UP-STATE text=hidden: hidden
    word UP-STATE text=selected: selected
    word UP-STATE text=locked: locked
    # What becomes of what was entered.
    verb BRING-ABOUT text=cleared: wipe out, blank out
    verb KEY-DOES text=clear: erase, wipe
    verb FORGET -: forget
    word LOSABLE -: text, input, data, progress, answer, answers, entry, entries, change, changes, choice, choices
    word LOSABLE -: selection, draft, drafts, value, values
    word A-PLACE -: position, place, its position, its place, their position, their place, their positions
    word WHAT-WAS-TYPED restricts=typed noun=text: what was entered, what had been entered, whatever was entered
    word NEXT-BARE step=move: next stop, next element, next item
    word NEXT-BARE step=tab: next tab stop
    word NO-QUESTION -: for no confirmation
    verb OBTAINED happening=find: find
    verb OBTAINED happening=buy: buy
    verb OBTAINED happening=win: win
    verb OBTAINED happening=hear: hear
    verb OBTAINED happening=draw: draw
    verb CAN-BE text=activate: trigger, operate
    verb DWELL -: lie, sit, stand
    # What is said before the rest.
    word FIRST position=first: before it|voiceover|talkback reads|says|speaks|announces anything else
    word FIRST position=first: before it|voiceover|talkback reads out anything else
    word FIRST position=first: before i|you hear anything else, before the user hears anything else
    word FIRST position=first: before anything else is read|spoken|said|heard|announced
    word NOT-MORE -: then not again, then never again, after that not again, never again
    proper KEY key=Backspace_key: backspace
    noun EXPOSURE-NOUN -: text, input, data, progress, answer, entry, change, choice, selection, draft, value
    noun EXPOSURE-NOUN -: tech, user, cycle, loop, item
    verb SCAN-WHOLE -: scan, go through, step through, treat, visit, highlight, cover, take, present
    verb GROUP-AS -: treat as, present as, handle as, expose as, offer as
    word WHOLE-ORDER -: the focus order, the reading order, the accessibility tree, the accessibility order
    word WHOLE-ORDER via=swipe: the swipe order
    word WHOLE-ORDER via=Tab: the tab order, the tab sequence
    word WHOLE-ORDER via=scan: the scan order
    verb ORDER-HAS -: include, contain, cover
    verb ORDER-LACKS -: leave out, omit, skip, exclude
    word IN-ROTOR via=headings_rotor: in the headings rotor, under headings in the rotor, in the rotor under headings
    word IN-ROTOR via=headings_rotor: a heading in the rotor, in the rotor as a heading
    word IN-ROTOR via=links_rotor: in the links rotor, under links in the rotor, in the rotor under links
    word THERE-FOR -: available on, available for, offered on, offered for, present on, there on, exposed on, listed on
    word SWEEPING -: swiping through, swiping down, swiping along, swiping across, flicking through
    proper TABBING-ON -: tabbing through, tabbing along, tabbing down
    verb VISIT -: meet, pass, come to, highlight, focus, land on, stop on|at
    verb KEY-DO relation=toggles: flip
    verb KEY-DOES text=skip: skip over
    verb KEY-DOES text=play: resume, continue
    word NEXT-IN step=move: up next
    word THE-NEXT -: one further, another
    """
}
