extension LanguageTables {
  /// Words about what a note tells its reader to make of a thing: to hide it, to join it with another, to keep focus in.
  static let commandWords = """
    # What is taken out of an order, and what is put in.
    verb TAKE-OUT -: leave, keep, take, drop
    word OUT-AGAIN -: out of
    verb TAKE-FROM -: remove, exclude, omit, drop, hide
    verb PUT-IN -: include, keep, leave
    verb ADD-TO -: add
    verb HIDE-FROM -: hide
    verb EXPOSE-TO -: expose
    verb MAKE-THUS -: make
    verb KEEP-THUS -: keep
    word IN-REACH relation=reachable: reachable, focusable, swipeable, in reach
    verb JOIN-UP -: merge, combine, group, bundle
    word INTO-ONE -: into one stop, into a single stop, into one element, into a single element, into one swipe stop
    word INTO-ONE -: into one tab stop, into one focus stop, into a single tab stop, into one accessibility element
    # What is held back, and what is let happen.
    verb HOLD-BACK polarity=not: stop, keep, prevent
    verb LET-DO -: let, have, make
    verb SHUT-IN relation=confined-to: trap, confine, lock, contain
    word SHUT-INTO -: in, inside, within, to
    """
}
