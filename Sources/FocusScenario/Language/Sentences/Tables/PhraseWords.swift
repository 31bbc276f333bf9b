extension LanguageTables {
  /// Words inside nouns: which of several, by what was done with it, by what it is for.
  static let phraseWords = """
    word WHICHEVER -: whichever, whatever
    word HAD-IT-THEN -: being read, focused, in focus, highlighted, read last, focused before
    word OTHERS -: others
    word AT-ALL -: at all, whatsoever, at any time, whatever
    word AS-BEFORE -: as before
    word EACH-ONE -: each one, every single one, every one
    word DETERMINER quantifier=every: every single one of the
    word BOTH-OF -: both of them
    word NEITHER-OF -: neither of them
    word ONE-OF -: one of them
    word DETERMINER quantifier=no numbering=2: neither
    word WHAT-THAT -: what, whatever
    word SUPERLATIVE -: most, least
    word CURRENTLY -: now, currently, just now
    word LEFT-OVER text=remaining: left, left over
    word LEFT-OVER text=available: available
    word JUST -: already
    word EARLIER-DONE -: already
    word CHANGES -: changes, updates
    word LEFT-EMPTY text=empty: left empty, left blank
    word KIND -: button, link, tab, field, row, icon, switch, toggle, checkbox, menu, item, option, screen, page, sheet
    word KIND -: dialog, heading, label, image, control, alert, panel, section, card, chip, tile, slider, key, banner
    word PLACE-OF restricts=of: belonging to
    verb GOES-ON -: play, edit, record, run, ring
    word DAY -: today, tomorrow, yesterday, tonight, monday, tuesday, wednesday, thursday, friday, saturday, sunday
    word LINK -: link, shortcut, links, shortcuts, train, bus, ferry, tram, flight, trip, ticket, route, ride
    word LINK -: connection, trains, buses, ferries, trams, flights, trips, tickets, routes, rides, connections
    word OPENED-WITH -: used to
    word ALL-OF-IT -: both, all
    verb GOT happening=get: get
    verb GOT happening=take: take
    verb GOT happening=pay: pay
    verb GOT happening=buy: buy
    verb GOT happening=find: find
    verb GOT happening=write: write
    verb GOT happening=make: make
    verb GOT happening=draw: draw
    verb GOT happening=hear: hear
    verb GOT happening=win: win
    verb GOT happening=lose: lose
    verb PAST-DEED happening=play: play
    verb PAST-DEED happening=pause: pause
    verb PAST-DEED happening=record: record
    verb PAST-DEED happening=cancel: cancel
    verb PAST-DEED happening=book: book
    verb PAST-DEED happening=accept: accept
    verb PAST-DEED happening=reject: reject
    verb PAST-DEED happening=archive: archive
    verb PAST-DEED happening=mark: mark
    verb PAST-DEED happening=mute: mute
    verb PAST-DEED happening=order: order
    verb PAST-DEED happening=upload: upload
    verb PAST-DEED happening=download: download
    verb PAST-DEED happening=share: share
    verb PAST-DEED happening=copy: copy
    verb PAST-DEED happening=paste: paste
    verb PAST-DEED happening=attach: attach
    verb PAST-DEED happening=pin: pin
    verb PAST-DEED happening=star: star
    verb PAST-DEED happening=rate: rate
    verb PAST-DEED happening=like: like
    verb PAST-DEED happening=submit: submit
    verb PAST-DEED happening=approve: approve
    verb PAST-DEED happening=decline: decline
    verb PAST-DEED happening=bookmark: bookmark
    verb PAST-DEED happening=block: block
    verb PAST-DEED happening=report: report
    verb PAST-DEED happening=invite: invite
    verb PAST-DEED happening=search: search
    verb PAST-DEED happening=filter: filter
    verb PAST-DEED happening=skip: skip
    verb CONTROL-DOES -: close, dismiss, delete, remove, send, submit, save, add, edit, change, cancel, confirm, clear
    verb CONTROL-DOES -: play, pause, stop, record, share, copy, download, upload, print, search, filter, sort, undo
    verb CONTROL-DOES -: mute, unmute, skip, expand, collapse, accept, decline, reject, leave, exit, switch, flip
    word NAMING -: saying, stating, that states, which states
    verb GOT happening=give: give
    verb PAST-DEED happening=start: start
    verb PAST-DEED happening=finish: finish
    verb PAST-DEED happening=visit: visit
    verb PAST-DEED happening=watch: watch
    verb PAST-DEED happening=rename: rename
    verb PAST-DEED happening=sign: sign
    verb PAST-DEED happening=join: join
    verb UNDERWAY happening=play: play, watch
    verb UNDERWAY happening=change: change, edit
    verb UNDERWAY happening=type: type, enter
    verb UNDERWAY happening=write: write, compose
    verb UNDERWAY happening=fill-in: fill in
    verb UNDERWAY happening=record: record
    verb UNDERWAY happening=draw: draw
    verb UNDERWAY happening=move: move, drag
    word GIVEN happening=give: given
    word GIVEN happening=write: written
    word GIVEN happening=take: taken
    word SO-FAR -: so far, up to now, until now, earlier, up to then, until then
    verb BELONG -: belong
    word CAME-FROM -: was in, were in, had been in, had been at, was last in, were last in, was on last, were on last
    word CAME-FROM -: left off at, left off on
    word SIGN -: indicator, spinner, bar, animation, skeleton, notice, hint, tone, sound, light, wheel, room, pass
    word SIGN -: dots, icon, overlay, placeholder
    noun PHRASE-NOUN -: indicator, spinner, bar, animation, skeleton, notice, hint, tone, sound, light, wheel, room, pass
    noun PHRASE-NOUN -: overlay, placeholder, dots
    # Nouns and modifiers that the wordings above would otherwise close.
    noun PHRASE-NOUN -: link, shortcut, word, wording, caption, button, tab, field, row, icon, switch, toggle, checkbox
    noun PHRASE-NOUN -: menu, item, option, screen, page, sheet, dialog, heading, label, image, control, alert, panel
    noun PHRASE-NOUN -: section, card, chip, tile, slider, key, banner
    noun PHRASE-NOUN -: train, bus, ferry, tram, flight, trip, ticket, route, ride, connection
    word OWN-DEED -: move, moves, order, orders
    noun PHRASE-NOUN -: removal, replacement, rejection, approval, completion, deletion, rotation
    noun PHRASE-NOUN -: recovery, favourite, favorite, exception, installation, broadcast, dimmer, pain
    modifier BEFORE-NOUN -: used, side, mini, soft, hourly, nightly, quarterly
    """
}
