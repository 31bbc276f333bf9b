extension LanguageTables {
  /// Words that no noun of an app is, though no construction has them: without this, `closes the sheet altogether` would
  /// close a thing of that name.
  static let noNouns = words(
    """
    isnt arent wasnt werent doesnt dont didnt wont cant cannot couldnt wouldnt shouldnt mustnt hasnt havent hadnt neednt
    naught noway noone nobody everybody everyone somebody anybody whoever whomever oneself such plenty much whatsoever
    hence however meanwhile seldom thrice afterwards afterward elsewhere whereupon whereby wherein wherever whenever
    despite amid amidst amongst toward towards versus unlike nor whom lest albeit likewise nonetheless nevertheless
    thereby therefore thereafter thus alas maybe hereby herein therein thereof thereupon furthermore moreover besides
    dozen dozens hundred hundreds thousand thousands
    altogether anyhow anyway anyways afresh anew askew astray awhile forever evermore outright overboard nonstop
    nowadays somehow someplace sometime sometimes somewhat somewhere straightaway offhand upfront forthwith henceforth
    abroad indoors outdoors downstairs upstairs downtown inward inwards outward outwards onward onwards homeward
    sideways lengthwise clockwise counterclockwise anticlockwise worldwide alright okay aloof afloat afraid glad asleep
    awake alike alone aware unaided unassisted unharmed unprompted unnoticed concerning barring regarding
    vice versa contrary converse inverse verbatim
    seem seems seemed behave behaves behaved belong belongs react reacts freeze freezes froze lag lags wants tries
    """
  )

  /// Words that stand before a noun and are none: `the nearby stops`.
  static let onlyBeforeNouns = words(
    "nearby overall overnight upright opposite intact untouched onscreen offscreen adjacent various numerous"
  )

  /// Who and how much is meant, where a line begins: `Nobody of the icons is read` has no name.
  static let nobodies = words(
    """
    both nobody none somebody everybody anybody everyone something whoever whichever nowhere several some many most few
    only just even not
    """
  )

  /// What no control is called, with a capital or without.
  static let neverNames = words("Nothing Everything Anything Each Every Neither Nobody Everybody It They Its Their")

  /// Several things, without an `s` at the end.
  static let severals = words("people children men women feet teeth data media criteria emoji dice staff police")

  /// What is of many parts, and spoken of as one thing or as several.
  static let masses = words("info content text team series")

  /// Things first of all, though the language knows what is done by the same word.
  static let things = words(
    """
    chart colour consent credit debit deposit discount draft film fund grade increment invoice item label message modal
    payment price purchase rate reward scale score servings stairs standings store toggle track
    """
  )

  /// What is pressed first of all, though there is a thing of that name.
  static let deeds = words("retry archive block bookmark crop dial refill sync")

  /// Nouns of several that are verbs as well, of what a thing does: `before the list jumps`.
  static let doings = words(
    """
    blocks breaks changes checks clips copies counts covers crashes docks downloads ends expands fades fails falls fills
    fires flashes flips freezes hits jumps leaks lifts locks loops matters moves passes pauses plays prints processes
    refreshes reloads repeats replays resets rests rises rolls rotates rushes saves scrolls sets shakes shifts shuffles
    shuts sinks slides sounds spins splits springs starts stops swaps switches syncs ticks toggles tries triggers turns
    types updates uploads watches winds wins works wraps zips
    """
  )

  /// How a thing is, which may stand before its name: `Disabled Next`.
  static let states = words(
    """
    disabled enabled dimmed selected unselected deselected hidden focused expanded collapsed checked unchecked greyed
    grayed inactive active closed empty
    """
  )

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
