/// What the gates know of the language, written by hand and apart from its tables.
enum Known {
  /// Words that a sentence can do without, because what they say the words around them say.
  private static let idleWords: Set<String> = [
    "the", "a", "an", "is", "are", "was", "be", "been", "being", "have", "has", "do", "does", "should", "shall", "must",
    "will", "that", "which", "then", "and", "exactly", "also", "please", "whatsoever", "both", "either", "currently",
    "completely", "very",
    // Who does it, the profile says; a doing before a comma is when it is done, with the word for it or without.
    "i", "you", "one", "when", "after", "on", "upon", "as",
    // Whose it is, and what is moved, where only one thing can be meant.
    "its", "focus", "voiceover", "exist", "allowed", "expected", "just", "ever",
    // A claim is of how it is at its moment.
    "now",
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
    // Which technology it is, the profile says, and whose focus it is, nobody asks.
    "[ax] focus", "[a11y] focus", "[vo] focus", "[voiceover's] focus", "[voiceover's] cursor", "[user's] focus",
    "a [switch] user", "[keyboard] users", "[keyboard] trap", "moves [voiceover]", "[voiceover] order",
    "[screen] reader", "[tab] sequence", "[reading] order", "[traversal] order", "[swipe] order", "focus [state]",
    "focus [indicator]", "voiceover [focus]", "[our] logo",
    // That it is a claim.
    "[verify] focus", "[ensure] focus", "[assert] focus", "[i] expect", "focus [to] return", "[we] expect",
    "[i'd] expect", "is [required] to", "has [got] to", "is [meant] to", "is [going] to", "i [can] get",
    "i [can] reach",
    // What the next words say: that something happens, and that somebody does it.
    "[gets] spoken", "[gets] skipped", "[gets] announced", "[gets] read", "is [placed] on", "is [placed] right",
    "[when] the sheet closes:", "[after] close →", "close [→]", "[moving] to", "not three [times]",
    "[tapping] \"edit\"", "after [tapping]", "[tap] pay", "[tap] done", "[pressing] the", "[pressing] escape",
    "[hitting] esc", "by [pressing]", "[performing] the", "after [waiting]", "i [double] tap",
    "is [drawn] around", "that i [had]", "stays [visible] at", "trap [exists]", "[toggled] off", "[turned] on",
    "is [left] blank", "[titled] \"milk\"", "[labelled] \"pay now\"", "[hidden] behind", "[with] focus on",
    "it was [before]",
    // Which way it goes, where the verb or the particle says so.
    "focus [snaps] back", "focus [bounces] back", "wraps [around]", "loops [back]", "moves [on]", "handed [over]",
    "is [handed] back", "[hand] focus", "focus [away]", "get [thrown] back", "be [thrown] back",
    "am [bounced] back", "am [put] back", "[i] am back", "i'm [left]", "left [stranded]", "am [left] on",
    "starts [off]", "ends [up]", "gone [away]", "reads [back]", "read [back]", "speaks [out]", "read [from] top",
    "goes [from] top", "[in] between", "marked [up]", "stays [at] \"40\"", "returns [to] whatever",
    "back [to] whatever", "had focus [before]",
    // What came up, and what is come to, is said by the noun; and rows that load are more of them.
    "alert [appeared]", "sheet [opened]", "action [called]", "thing [reached]", "loading [more]",
    // How far, where the number says so.
    "a swipe [away]", "swipes [away]", "tabs [away]", "me [away] from", "a [single] swipe", "a [single] select",
    "every [single] row", "one [single] time", "it takes [me]", "get [me] to", "are [enough] to",
    "are [needed] to", "is [needed] to", "[only] one swipe", "[only] one stop", "swipe [gestures]",
    "the [next] stop", "[next] scan or tab", "chat [only]", "announced [only] once", "spoken [just] once",
    "time [only]", "i [only] hear", "voiceover [only] reads", "is [only] read", "is [only] spoken",
    "error [only] once", "without [further]", "without [any]", "any [user] action", "without [my] swiping",
    "swiping [first]", "tab [alone]", "trapped [anywhere]",
    // Which one of several, where only one is meant.
    "first [thing] to", "[all] rows apart", "[all] rows except", "[all] controls", "[all] form fields",
    "sum of [all] items", "all [of] the", "each [one] of", "tab [key]", "arrow [key]", "[two-finger] scrub",
    "scrub [gesture]", "tap [gesture]", "[custom] actions", "[custom] action", "actions [for] \"reply\"",
    "[accessibility] label", "its [previous] value", "no [other] announcement", "that's [currently]",
    "[that's] currently",
    // That several are said one after another, or at once.
    "[first] the title is read, then", "[first], followed", "[first] says the title, then",
    "i [first] hear the title and then", "hear [first] the title, then", "reads [first] the title, then",
    "is [first] \"a\"", "[finally] \"c\"", "[together] with", "[along] with", "[yet] the",
    "rather than [to]", "the tile identifies [itself]", "voiced [as]", "read out [as]", "conveyed [as]",
    "is [now]", "stays [completely]",
    // For how long, where the words around it say that it is a length; and that somebody says nothing.
    "[for] at least", "[for] at most", "stay [up] for", "remains [visible] for", "[falls] silent", "[keeps] quiet",
    "[keeps] silent", "[stays] silent", "[remains] mute", "[resting] on",
    // Under which setting or technology, where its name says so.
    "[on] ipad", "[with] large text", "[with] switch control", "[in] landscape", "[in] right-to-left",
    "[hardware] keyboard", "[screen-reader] focus", "[after] reload:",
    // What the words around it say.
    "wander [off] to", "wanders [off] to", "[only] three", "focus [instead]", "focus [therefore]", "[remains] silent",
    "left [side]", "[after] having", "fades [out,]", "fades [out]", "[stays] completely", "tells [me]",
    "a [voiceover] user", "has [just] deleted", "goes [back] to", "[comes] before", "[double] tap", "[first] you hear",
    "zooming [in]", "[left] out of",
    "right [once] lands", "there's [only] one",
    // What follows is next to what it follows; that the one is right after the other is what it claims already.
    "header [directly]", "[directly] follows", "[immediately] followed",
    // That what is said before lasts or comes to be so: the state behind it says which.
    "[becomes] enabled", "[becomes] selected", "[goes] off again", "[toggles] off", "picks up [again]",
    "after the [completed] transfer", "is [left] behind", "\"later\" [focused]", "are not [selected]",
    // Who it is, and whose.
    "while [it's]", "[i'm] back on", "[users] should not", "i [had] selected", "on [my] return", "behind [it]",
    "without [me] having", "brings you [back] to",
    // A noun or a verb that the number, the place or the verb beside it implies.
    "first [item] of", "second [stop] in", "swipe [stop]", "one [phrase]", "one [announcement]", "[single] one of",
    "[reading] sequence", "[item] scanning", "row by [row]", "up and down [arrows]", "left and right [arrows]",
    "is [reachable] within", "swipes [to] reach", "swipes to [reach]", "swipes [to] get", "swipes [long]",
    "two [more] swipes", "after [pressing] cmd-z", "filling [in]", "made [up] of", "reads [out]", "cut [short]",
    "message [saying]", "buy [there] is nothing",
    "is [reached] last", "initial focus [lands] on", "stay [put] while", "[text] cursor", "[accessibility] tree",
    "takes [over] focus", "skipped [over]", "[kept] out of", "is [contained] in", "steps to [reach]",
    "first [element] to",
    "[becomes] reachable", "written [earlier] is kept", "typed [until] now",
    // Which technology it is, and whose hands and words they are.
    "[vo] lands", "[talkback] stays", "[talkback] reads", "[tb] reads", "[accessibilityfocus] moves", "[we] hear",
    "[we] put", "[we] say", "[my] next swipe", "[my] cursor", "kept [their] value", "puts me [back] where",
    "the cursor [back] where", "not before [it]", "not after [it]", "focus [can] never",
    // A dash says that something follows, as the words around it do.
    "stop [–]", "\"wrong code\" [–]", "\"undo\" [–]",
    // That it is a claim, and that something follows from what stands before it.
    "check [if]", "expected [result] -", "not [supposed] to", "focus [→]", "opens [-] focus", "opens [–] focus",
    // What the words behind a comma say once more.
    "[but] not on", "close [only] the menu, not", "[first] the photo, then", "[lastly] share",
    "to \"cancel\" [first], then",
    // Where a claim leaves out a verb, or hangs on another, what the rest of it says.
    "stop [–] \"5 stars", "code\" [–] must", "undo\" [–] focused", "not before [it]", "not after [it]", "[my] cursor",
    "focus [away] from", "[we] drop", "sign-in, [we] put", "close, [we] say", "[we] announce", "me [back] where",
    "cursor [back] where", "[text] cursor", "takes [over] focus", "skipped [over]", "[kept] out of", "[contained] in",
    "focus [can] never", "first [element] to", "focus [left] on", "stop, [reading]",
    "a [separate] stop", "[vo] lands", "link [becomes] reachable", "is [found] after", "is [hit] first",
    "field [becomes] empty", "then [to] \"email\"", "one [scan] stop", "title, [with] the map", "[headings] rotor",
    "field [–] focused", "travels [along] with",
    "link [used] to open", "[had] started", "stays [visible] while", "announced [meanwhile]", "[only] once per",
    "order [they're] listed", "[all] tabs", "keyboard [only]", "on [receiving] focus",
    "read [first], then the price", "[content] description", "goes [through] \"a\"", "moves [through] \"a\"",
    // Where the criterion comes from.
    "[audit] 2.4.3", "[pr] note", "[user] story",
    // Which way a swipe goes that nobody calls a swipe back.
    "swiping [right]", "underneath [it]", "[once] again", "row, not [in]",
    // That somebody wants it, how many there are at most, and where somebody was.
    "voiceover [to] say", "toast [to] stay", "row [to] say", "is [only] one", "should [only] be", "was [looking] at",
    "back [returns] to", "action [named]", "be [separate] stops", "is [reachable] before",
    // What has not happened yet happens next.
    "until the [next]",
  ]

  /// Words of the language that are one slip from each other: whoever writes one has written it.
  private static let otherWords: Set<[String]> = [
    ["on", "in"], ["in", "on"], ["ms", "s"], ["s", "ms"], ["into", "onto"], ["says", "stays"],
    ["rejected", "ejected"], ["picked", "packed"], ["back focus", "focus back"], ["focus back", "back focus"],
    ["same", "save"], ["same", "game"], ["of", "on"], ["to", "on"], ["at", "as"], ["is", "in"],
    ["only the", "the only"], ["it", "id"], ["its", "ids"], ["each", "beach"], ["of", "or"], ["or", "qr"],
    ["none", "one"], ["on", "no"], ["stays", "says"], ["has", "was"], ["now", "not"], ["gone", "done"], ["for", "or"],
    ["the", "they"], ["the", "them"], ["stop", "top"], ["stops", "tops"], ["as", "ad"], ["as", "an"], ["is", "id"],
    ["or", "on"], ["four", "our"], ["reader", "header"], ["an", "any"], ["his", "this"], ["row", "now"],
    ["tile", "title"],
    ["step", "stop"], ["content", "consent"], ["tick", "pick"], ["ticks", "picks"], ["ticked", "picked"],
    ["retains", "regains"], ["remains", "retains"], ["order", "border"], ["say", "stay"], ["three", "there"],
    ["as", "has"], ["send", "sent"], ["four", "your"], ["whose", "those"], ["opened", "opener"], ["last", "past"],
    // Two words that make a sentence in either order.
    ["returns focus", "focus returns"], ["stays \"follow\"", "\"follow\" stays"], ["first the", "the first"],
    ["remains \"40 percent\"", "\"40 percent\" remains"], ["keeps \"shoes\"", "\"shoes\" keeps"],
    ["\"filters\" again", "again \"filters\""], ["error first", "first error"],
    ["kept also", "also kept"], ["again is", "is again"],
  ]

  /// Names whose words may stand in either order: the app has one thing that both are.
  static let sameThings: Set<[String]> = [["error summary", "summary error"], ["on", "an"]]

  static func isOtherWord(_ slip: Slip) -> Bool {
    let (from, to) = (slip.plain(slip.from), slip.plain(slip.to))
    if otherWords.contains([from, to]) || otherWords.contains([to, from]) { return true }
    guard slip.kind == .wordsSwapped else { return false }
    // What it is called, and whose it is: `the seller's "Contact" button`, `the "Contact" seller's button`.
    if from.contains("\""), from.contains("'s") { return true }
    return moving.contains { word in from.hasPrefix(word + " ") || from.hasSuffix(" " + word) }
  }

  /// What says another thing before a word than behind it, and in each place makes a sentence: `says its first line`,
  /// `says its line first`; `moves focus`, `focus moves`.
  private static let moving = ["first", "focus"]

  /// Whether the word that was left out is known to say nothing where it stood.
  static func saysNothing(_ drop: Slip, in line: String) -> Bool {
    let word = drop.plain(drop.from)
    if idleWords.contains(word) || isLabel(drop.from, in: line) { return true }
    let text = " " + line.lowercased() + " "
    return idlePlaces.contains { place in
      place.contains("[\(word)]") && text.contains(place.filter { $0 != "[" && $0 != "]" })
    }
  }

  /// Whether a word is what a team counts its criteria by, or a mark before the line: `AC-2:`, `2)`, `•`, `WCAG 2.4.3`.
  private static func isLabel(_ word: String, in line: String) -> Bool {
    let isHead = line.hasPrefix(word) || line.drop { $0 != " " }.hasPrefix(" " + word)
    return isHead && (word.last.map { ":)].".contains($0) } == true || !word.contains(where: \.isLetter))
  }
}
