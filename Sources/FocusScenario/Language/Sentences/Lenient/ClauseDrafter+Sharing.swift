// What is not said again.

extension ClauseDrafter {
  /// `…, and is called "Pay"`, `…, which says "on"`: claims about what the claim or the thing before is about.
  func sharing(from start: Int, _ parts: [Int: [Part]]) -> [Part] {
    guard start > 1, Stretches.isJoint(line[start - 1]), line[start].kind == .word,
      !Self.unshared.contains(line[start].text),
      !narrowsDenial(start)
    else {
      return []
    }
    // `…, they can be reached but not picked`: the thing before stands in their place.
    let verb = ["they", "it"].contains(line[start].text) ? start + 1 : start
    let subjects = subjects(before: start, parts).filter { verb == start || matcher.things.reference($0) != nil }
    return subjects.flatMap { subject in
      let matcher = ClauseMatcher(Array(line[subject]) + line[verb...], tables: tables, source: source)
      let isRelative = ["which", "that", "who"].contains(line[start - 1].text)
      return matcher.claims(at: 0).filter { $0.range.upperBound > subject.count + 1 && !(isRelative && $0.isByDeed) }
        .map { Part($0, movedBy: verb - subject.count, from: start) }.filter { canEnd($0.range.upperBound) }
    }
  }

  /// Words that join or say how, and with which nothing more is said of a thing.
  private static let unshared: Set<String> = ["and", "but", "or", "so", "with", "as", "if", "when", "right"]

  /// `never on a product that has been taken out`: which one is meant, of what is denied.
  private func narrowsDenial(_ start: Int) -> Bool {
    ["that", "who"].contains(line[start - 1].text) && line[start - 2].kind != .mark
      && line[..<start].contains { ["not", "never", "no", "nothing"].contains($0.text) && $0.kind == .word }
  }

  private func subjects(before start: Int, _ parts: [Int: [Part]]) -> [Range<Int>] {
    if ["which", "that", "who"].contains(line[start - 1].text) {
      let end = line[start - 2].kind == .mark ? start - 2 : start - 1
      let begin = (max(0, end - 6)..<end).first { matcher.things.reference($0..<end) != nil }
      // `the field after close, which …`: or the thing that is named before the moment.
      let named = (max(0, end - 8)..<end).last {
        tables.vocabulary.isDeterminer(line[$0].text) || line[$0].kind == .quoted
      }
      let other = named.flatMap { place in matcher.things.all(at: place).last.map { place..<$0.end } }
      return [begin.map { $0..<end }, other].compactMap { $0 }
    }
    guard let place = parts.keys.filter({ $0 < start && parts[$0]?.contains { $0.subjectEnd > 0 } == true }).max()
    else { return [] }
    let ends = Set((parts[place] ?? []).map(\.subjectEnd).filter { $0 > place && $0 < start })
    return ends.sorted().suffix(2).map { place..<$0 }
  }

  /// `the greyed background isn't`.
  func echoes(at start: Int) -> [Part] {
    guard start > 1, Stretches.isJoint(line[start - 1]) else { return [] }
    return matcher.things.all(at: start).compactMap { thing in
      guard let (end, polarity) = matcher.denial(at: thing.end), canEnd(end) else { return nil }
      return Part(range: start..<end, missed: [], echo: Echo(target: thing.reference, polarity: polarity))
    }
  }
}
