// Parts that take nothing from a claim: it holds in each case, on that screen, of the thing that is known.

extension LeftOver {
  /// `no matter how many there are`, `however often I flick`: it holds in each case.
  func concedesAll(_ index: Int) -> Bool {
    guard let start = line[...index].lastIndex(where: { Self.conceding.contains($0.text) && $0.kind == .word }) else {
      return false
    }
    if line[start].text == "matter", start == 0 || line[start - 1].text != "no" { return false }
    return !line[start...index].contains { [";", ".", ":"].contains($0.text) }
      && !line[start..<index].contains { $0.text == "," }
  }

  private static let conceding: Set<String> = [
    "matter", "however", "whichever", "regardless", "irrespective", "whatever", "wherever",
  ]

  /// Whether `no` opens `no matter …`.
  func opensConcession(_ index: Int) -> Bool {
    line[index].text == "no" && index + 1 < line.count && line[index + 1].text == "matter"
  }
}

extension LeftOver {
  /// `on the details screen`, `in Voice Control`: where the task leads, and with what it is done.
  func tellsScreen(_ run: Range<Int>) -> Bool {
    let words = line[run].filter { $0.kind != .mark }
    guard let first = words.first, let last = words.last, words.count > 1, words.count < 7,
      ["on", "in", "of", "under", "with", "for", "throughout"].contains(first.text)
    else { return false }
    return (Self.screens.contains(last.text) || last.text == "on" && Self.screens.contains(words[words.count - 2].text))
      && !words.contains { Picker.isWeighty($0) }
  }

  private static let screens: Set<String> = [
    "screen", "page", "view", "app", "document", "site", "voiceover", "talkback", "control", "access", "desktop",
    "agenda", "phone", "tablet", "ipad", "iphone", "keyboard",
  ]

  /// `on the field it names`, `on the link that took me there`: where focus is stays a place that is known by its noun.
  func tellsWhichPlace(_ run: Range<Int>, _ frames: [Frame]) -> Bool {
    guard let frame = frames.last, frame.kind == .focus, frame.polarity == .holds,
      let place = frame.contrast ?? frame.target,
      place.quantifier == .the, !place.isPlural, case .noun(let noun) = place.head,
      line[..<run.lowerBound].last.map({ noun.hasSuffix($0.text) }) == true
    else { return false }
    guard !Self.anyNouns.contains(noun) else { return false }
    return !line[run].contains { Picker.isWeighty($0) || Self.opening(ofThing: $0) }
  }

  /// Nouns that say of nothing which one it is.
  private static let anyNouns: Set<String> = [
    "button", "one", "element", "item", "thing", "place", "control", "stop", "row", "card", "cell", "link", "option",
  ]

  /// `that opened it`: which one it is depends on what opened what.
  private static func opening(ofThing word: Word) -> Bool {
    ["opened", "opens", "closes", "closed", "one"].contains(word.text)
  }
}
