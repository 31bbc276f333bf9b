// Words that weigh something in a part that only says in which situation it is, or says the claim once more.

extension LeftOver {
  /// `with three mistakes in the form, …`, `… when more than one field is wrong`: what the task brings about.
  ///
  /// At the head of the line any claim may do without it; behind one that denies something it says when that is denied.
  func tellsSituation(_ index: Int, before claim: Int, _ said: Set<Int>, _ frames: [Frame]) -> Bool {
    guard let start = situationStart(of: index), !(start...index).contains(where: { said.contains($0) }) else {
      return false
    }
    if start < claim { return isClosed(from: start, before: claim) }
    guard frames.allSatisfy({ $0.polarity == .holds && $0.count == nil }) else { return false }
    return Self.behind.contains(line[start].text) && !Self.limiting.contains(line[start - 1].text)
      && !line[start...index].contains { Self.excluding.contains($0.text) }
  }

  /// Where the clause begins that a word stands in and that says in which situation it is.
  private func situationStart(of index: Int) -> Int? {
    let mark = line[..<index].lastIndex { $0.kind == .mark && ![",", "("].contains($0.text) } ?? -1
    let opening = line.indices[(mark + 1)...index].last { place in
      line[place].kind == .word && Self.opening.contains(line[place].text)
        && (place == 0 || line[place - 1].kind == .mark || Self.behind.contains(line[place].text))
    }
    guard let opening, !line[opening..<index].contains(where: Self.parts) else { return nil }
    return line[opening].text != "once" || opensOnce(opening) ? opening : nil
  }

  /// Whether the clause ends at a comma before the claim, and nothing limits it.
  private func isClosed(from start: Int, before claim: Int) -> Bool {
    guard start == 0 || line[start - 1].kind == .mark,
      let end = line[start..<claim].firstIndex(where: { $0.text == "," || $0.text == "then" })
    else { return false }
    // `after the last one, "No messages" is scanned`: where it is, and not when.
    let isPlace = line[start].text == "after" && line[start..<end].contains { ["first", "last"].contains($0.text) }
    return !isPlace && !line[start..<end].contains { Self.excluding.contains($0.text) }
  }

  private static let opening: Set<String> = ["after", "when", "if", "once", "with", "whenever", "upon", "as", "given"]
  private static let behind: Set<String> = ["when", "if", "once", "whenever"]
  private static let limiting: Set<String> = [
    "only", "even", "except", "not", "until", "unless", "just", "than", "and", "or", "but", "at", "exactly", "never",
  ]
  private static let excluding: Set<String> = [
    "unless", "until", "except", "without", "every", "each", "always", "never",
  ]

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

  /// `after the count, never before`, `the last stop, not the first`, `two steps, not eight`: what the claim says of
  /// itself rules that out.
  func restates(_ index: Int, _ said: Set<Int>, _ frames: [Frame]) -> Bool {
    guard frames.allSatisfy({ $0.polarity == .holds }) else { return false }
    let start = line[...index].lastIndex(where: Self.parts) ?? -1
    let end = line[index...].firstIndex { $0.kind == .mark } ?? line.count
    let clause = line[max(start + 1, 0)..<end].drop { Self.parts($0) }
    guard let first = clause.first, ["not", "never", "no"].contains(first.text), clause.startIndex > 0,
      clause.indices.allSatisfy({ !said.contains($0) }), clause.count > 1
    else { return false }
    // `not for each letter`
    let tail = clause.dropFirst().prefix(2).map(\.text)
    if tail.count == 2, clause.count < 6, Self.frequency.contains(tail[0]), ["each", "every"].contains(tail[1]) {
      return true
    }
    return clause.dropFirst().allSatisfy { Self.counterparts.contains($0.text) || Picker.isNumber($0) }
  }

  private static let frequency: Set<String> = ["for", "on", "at", "after", "with", "per", "in"]
  private static let counterparts: Set<String> = [
    "before", "after", "earlier", "later", "sooner", "the", "first", "last", "it", "them", "that", "this", "several",
    "twice", "stops", "elements", "steps", "swipes", "buttons", "items", "more", "fewer", "less", "separate", "of",
    "other", "way", "round", "around", "in", "between", "both", "two", "once", "to", "at", "on",
  ]
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
