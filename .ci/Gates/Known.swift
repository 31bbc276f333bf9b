/// What the gates know of the language, written by hand and apart from its tables.
enum Known {
  /// Words that a sentence can do without, because what they say the words around them say.
  private static let idleWords: Set<String> = [
    "the", "a", "an", "is", "are", "was", "be", "been", "being", "have", "has", "do", "does", "should", "shall", "must",
    "will", "that", "which", "then", "and", "exactly", "also",
  ]

  /// The same in their places: the word in brackets says nothing where these words stand around it.
  private static let idlePlaces = [
    "not [on]", "not [at]", "not [as]", "never [to]", "not [to]", "or [on]", "or [by]", "[goes] back", "[given] back",
    "[kept] back", "read [out]", "goes [on]", "after [closing]", "in [that]", "touch [exploration]", "[positioned] at",
    "[positioned] on", "[accessibility] focus", "[keyboard] focus", "[voiceover] focus", "focus [ring]", "[focus] ring",
    "[swipe] stop", "said [together]", "[tab] order", "[focus] order", "[focus] traps", "[pressing] tab",
    "moves [focus]", "returns [focus]", "button [named]", "on [before]", "have [kept]", "remains [filled]",
    "filled [in]", "[for] as", "[result]:", "not be [included]", "[included] in", "items [each]", "a [further]",
    "[all] links", "led [to]", "introduces itself [as]", "begins [at]", "read [as]", "announced [as]", "spoken [as]",
    "[now] empty", "stays [for]", "[all] the",
  ]

  /// Words of the language that are one slip from each other: whoever writes one has written it.
  private static let otherWords: Set<[String]> = [
    ["on", "in"], ["in", "on"], ["ms", "s"], ["back focus", "focus back"], ["focus back", "back focus"],
    ["same", "save"], ["same", "game"], ["of", "on"], ["to", "on"], ["at", "as"], ["is", "in"],
    ["only the", "the only"], ["it", "id"], ["its", "ids"], ["each", "beach"], ["of", "or"], ["or", "qr"],
  ]

  /// Names whose words may stand in either order: the app has one thing that both are.
  static let sameThings: Set<[String]> = [["error summary", "summary error"], ["on", "an"]]

  static func isOtherWord(_ slip: Slip) -> Bool { otherWords.contains([slip.plain(slip.from), slip.plain(slip.to)]) }

  /// Whether the word that was left out is known to say nothing where it stood.
  static func saysNothing(_ drop: Slip, in line: String) -> Bool {
    let word = drop.plain(drop.from)
    if idleWords.contains(word) { return true }
    let text = " " + line.lowercased() + " "
    return idlePlaces.contains { place in
      place.contains("[\(word)]") && text.contains(place.filter { $0 != "[" && $0 != "]" })
    }
  }
}
