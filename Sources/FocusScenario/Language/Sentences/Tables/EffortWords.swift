extension LanguageTables {
  /// Words about what nobody has to do for a claim, how far it is, and what a claim outlasts.
  static let effortWords = """
    # What nobody has to do.
    word NO-NEED-TO -: do not have to, does not have to, did not have to, should not have to, must not have to
    word NO-NEED-TO -: shall not have to, will not have to, need not, do not need to, does not need to
    word NO-NEED-TO -: should not need to, must not need to, shall not need to, never have to, never has to
    word NO-NEED-TO -: should never have to, must never have to, never need to, never needs to, should never need to
    word NO-NEED-TO -: is not required to, are not required to, should not be required to, must not be required to
    word NO-NEED-TO -: shall not be required to, is not forced to, are not forced to, should not be forced to
    word NO-NEED-TO -: must not be forced to, shall not be forced to, has no need to, have no need to
    word EFFORT-DEED effort=swiping: swipe, swipe first, swipe again, flick
    word EFFORT-DEED effort=scrolling: scroll, scroll down, scroll first
    word EFFORT-DEED effort=tapping: tap, double-tap, tap anything
    word EFFORT-DEED effort=searching: search, hunt, go searching, go hunting
    word EFFORT-DEED effort=moving-focus: move focus, move the focus, move their focus, move my focus, move the cursor
    word SEARCH-DEED effort=searching: search for, hunt for, go hunting for, go searching for
    # How far it is.
    word STEP step=scan: scanning step, scanning steps
    verb TRIP -: get, go, move, come
    # What a claim outlasts.
    verb STAY-THROUGH relation=stay-on: stay on, remain on
    verb STAY-THROUGH relation=stay-in: stay in, remain in
    word THROUGH -: across, through
    word THROUGH-CHANGE happening=change: change, changes
    word THROUGH-TURN happening=rotate: a rotation, rotation, rotations, the rotation, rotating
    word THROUGH-LOAD happening=reload: reloads, refreshes, a reload, a refresh, the reload, the refresh
    word THROUGH-LOAD happening=update: updates, an update, the update
    verb COMES-AGAIN happening=return: return, come back
    verb GOES-DEAD happening=drop: drop, drop off, cut out
    word SIGNAL -: connection, network, call, line, server, sound, picture, stream, wifi
    word ENTRY-TO happening=enter: entry to, entry into
    word EXIT-FROM happening=leave: exit from, exiting from
    word GIVEN-THAT when=after: given, given that
    word TURNED-TO -: to landscape, to portrait, into landscape, into portrait, to landscape mode, to portrait mode
    word TURNED-TO -: from portrait to landscape, from landscape to portrait, back to portrait, back to landscape
    verb TURN-ROUND happening=rotate: rotate
    word ROTATION happening=rotate: rotation, the rotation, a rotation
    word AT-EVENT happening=go-back: on the way back, on my way back, on their way back
    # Nouns and modifiers that the wordings above would otherwise close.
    noun EFFORT-NOUN -: line, landscape, portrait
    word FIRST-OF number=1: first, very first
    """
}
