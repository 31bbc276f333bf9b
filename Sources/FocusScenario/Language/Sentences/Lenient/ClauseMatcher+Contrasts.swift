// What stands behind a claim and belongs to it.

extension ClauseMatcher {
  /// A claim with what says nothing more behind it, and what it rules out.
  func extended(_ frames: [Frame], at end: Int) -> [(frames: [Frame], end: Int)] {
    contrasts(of: frames, at: tailEnd(of: frames, at: end))
  }

  /// `…, not on Y`, `… instead of Y`: what a claim rules out beside, as far as it can.
  private func contrasts(of frames: [Frame], at start: Int) -> [(frames: [Frame], end: Int)] {
    var index = start
    while index < words.count, [",", "–", "—", "and", "("].contains(words[index].text), words[index].kind != .quoted {
      index += 1
    }
    guard let next = Self.contrasting.compactMap({ end(of: $0, at: index) }).max() else { return [(frames, start)] }
    var place = next
    while place < words.count, Self.placing.contains(words[place].text), words[place].kind == .word { place += 1 }
    guard place < words.count else { return [(frames, start)] }
    let ruled = things.all(at: place).compactMap { thing in
      frames[0].contrasted(with: thing.reference).map { ($0, thing.end) }
    }
    return ruled + [(frames, start)]
  }

  /// Where `any more`, `too` or `, not five` behind one stop ends, which says nothing more.
  private func tailEnd(of frames: [Frame], at start: Int) -> Int {
    let isDenied = frames[0].polarity != .holds || frames[0].relation == .stay
    var tails = isDenied ? Self.denyingTails : Self.tails
    if frames[0].relation == .oneStop { tails += Self.notSeveral }
    return tails.compactMap { end(of: $0, at: start) }.max() ?? numberEnd(of: frames, at: start)
  }

  /// `one stop, not five`.
  private func numberEnd(of frames: [Frame], at start: Int) -> Int {
    guard frames[0].relation == .oneStop, frames[0].polarity == .holds else { return start }
    var index = start
    while index < words.count, [",", "and", "–", "—"].contains(words[index].text) { index += 1 }
    guard let next = [["not"], ["instead", "of"], ["rather", "than"]].compactMap({ end(of: $0, at: index) }).max(),
      next < words.count, case .number(let number) = words[next].kind, number > 1
    else { return start }
    return next + 1 < words.count && words[next + 1].kind == .word && words[next + 1].text.hasSuffix("s")
      ? next + 2 : next + 1
  }

  private static let tails = ["too", "as well", "together", "first of all"].dropLast().map {
    $0.split(separator: " ").map(String.init)
  }
  private static let denyingTails = ["any more", "anymore", "any longer", "at all", "either", "again", "ever"].map {
    $0.split(separator: " ").map(String.init)
  }
  private static let notSeveral: [[String]] = [["together"]]

  private static let contrasting = ["not", "instead of", "rather than", "never", "and not", "but not", "as opposed to"]
    .map {
      $0.split(separator: " ").map(String.init)
    }
  private static let placing: Set<String> = [
    "on", "to", "at", "in", "into", "just", "as", "back", "onto", "with", "from",
  ]
}
