/// Finds the claims that some words of a line make, by the patterns of the clause table.
final class ClauseMatcher {
  /// A claim that some words make.
  struct Claim {
    var frames: [Frame]
    var range: Range<Int>
    /// Where what the claim begins with ends: who or what it is about, or what brings it about.
    var subjectEnd: Int
    /// Words in the range that the frames do not say.
    var missed: [Int]
    /// Where its pattern stands in the table.
    var order: Int
  }

  let words: [Word]
  let picker: Picker
  let things: OpenThings
  let events: OpenEvents
  private let texts: Set<String>

  init(_ words: [Word], tables: LanguageTables, source: SourceText) {
    self.words = words
    self.picker = Picker(words: words, tables: tables, source: source)
    self.things = OpenThings(words, tables: tables, source: source)
    self.events = OpenEvents(words, things: things, tables: tables, source: source)
    self.texts = Set(words.filter { $0.kind != .quoted }.map(\.text))
  }

  /// The claims that begin at a word.
  ///
  /// Those without a verb are only tried where nothing stands before them that may belong to them.
  func claims(at start: Int, bare: Bool = true) -> [Claim] {
    var claims: [Claim] = []
    for (order, pattern) in ClauseTable.patterns.enumerated()
    where isAnchored(pattern) && (bare || pattern.settings["bare"] == nil) {
      for fit in fits(of: pattern.parts[...], from: Fit(index: start)) where fit.index > start + 1 {
        guard let frames = fit.frames(of: pattern) else { continue }
        claims += extended(frames, at: fit.index).map {
          Claim(frames: $0.frames, range: start..<$0.end, subjectEnd: fit.subjectEnd, missed: fit.missed, order: order)
        }
      }
    }
    return claims
  }

  /// Whether the line has the word without which a pattern cannot fit.
  private func isAnchored(_ pattern: ClausePattern) -> Bool {
    switch pattern.anchor {
    case .words(let wordings): wordings.contains { texts.contains($0[0]) }
    case .verb(let name), .participle(let name):
      ClauseWords.verbs[name]?.contains { texts.contains($0.words[0]) || $0.words[0] == "is" } ?? false
    default: true
    }
  }

  // MARK: Parts

  private static let mostFits = 12

  private func fits(of parts: ArraySlice<ClausePattern.Part>, from fit: Fit) -> [Fit] {
    guard let part = parts.first else { return [fit] }
    var found: [Fit] = []
    for step in steps(of: part, from: fit) {
      let next = step.withSubject(from: fit)
      found += fits(of: parts.dropFirst(), from: next)
      if found.count >= Self.mostFits { break }
    }
    return found
  }

  private func steps(of part: ClausePattern.Part, from fit: Fit) -> [Fit] {
    switch part {
    case .words(let wordings): wordings.compactMap { end(of: $0, at: fit.index) }.map { fit.moved(to: $0) }
    case .verb(let name): verbs(ClauseWords.verbs[name] ?? [], from: fit)
    case .participle(let name): participles(ClauseWords.verbs[name] ?? [], from: fit)
    case .be: helped(from: fit).filter { $0.run.hasBe && !$0.run.hasAble }.map(\.fit)
    case .can: able(from: fit)
    case .place(let place): placed(place, from: fit)
    case .optional(let part): steps(of: part, from: fit) + [fit]
    }
  }

  func end(of wording: [String], at start: Int) -> Int? {
    for (offset, part) in wording.enumerated() {
      let index = start + offset
      guard index < words.count, words[index].kind != .quoted, words[index].text == part else { return nil }
    }
    return start + wording.count
  }

  // MARK: Verbs

  /// What stands before a verb: helpers, what denies, and how.
  struct HelperRun {
    var hasBe = false
    var hasAble = false
  }

  /// The fits after every number of helpers, the longest run first.
  private func helped(from fit: Fit) -> [(fit: Fit, run: HelperRun)] {
    var (next, run) = (fit, HelperRun())
    var found = [(fit: fit, run: run)]
    while next.index < words.count, next.index - fit.index < 7, next.takeHelper(words, &run) {
      found.append((next, run))
    }
    return found.reversed()
  }

  /// Where `is not` or `does too` ends that says of a thing what was said before, and whether it denies it.
  func denial(at start: Int) -> (end: Int, polarity: Frame.Polarity)? {
    guard start < words.count, let (fit, run) = helped(from: Fit(index: start)).first,
      run.hasBe || words[fit.index - 1].text == "not",
      fit.denials.count < 2
    else { return nil }
    let end = end(of: ["too"], at: fit.index) ?? end(of: ["either"], at: fit.index) ?? fit.index
    return (end, fit.denials.first ?? .holds)
  }

  private func verbs(_ wordings: [ClauseWords.VerbWording], from fit: Fit) -> [Fit] {
    helped(from: fit).flatMap { helped in
      wordings.compactMap { wording -> Fit? in
        guard !helped.run.hasAble, isActive(wording.form, helped.run), let end = verbEnd(of: wording.words, helped.fit)
        else { return nil }
        return end
      }
    }
  }

  private func isActive(_ form: VerbForms.Form, _ run: HelperRun) -> Bool {
    switch form {
    case .base, .singular: true
    case .past, .participle: !run.hasBe
    case .gerund: run.hasBe
    }
  }

  /// Where a verb ends that may have `straight` or `right` before its particle.
  private func verbEnd(of wording: [String], _ fit: Fit) -> Fit? {
    var next = fit
    for (offset, part) in wording.enumerated() {
      if offset > 0 { next.takeManner(words) }
      guard next.index < words.count, words[next.index].kind == .word else { return nil }
      let text = words[next.index].text
      guard text == part || offset == 0 && part == "is" && ["are", "'s", "am", "be", "gets", "get"].contains(text)
      else {
        return nil
      }
      next.index += 1
    }
    return next
  }

  private func participles(_ wordings: [ClauseWords.VerbWording], from fit: Fit) -> [Fit] {
    wordings.filter { $0.form == .participle }.compactMap { verbEnd(of: $0.words, fit) }
  }

  private func able(from fit: Fit) -> [Fit] {
    helped(from: fit).filter { $0.run.hasAble }.map(\.fit).prefix(2).map { $0 }
  }

  // MARK: Contrasts

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
    return next + 1 < words.count && ["stops", "elements", "items", "swipes"].contains(words[next + 1].text)
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
  private static let placing: Set<String> = ["on", "to", "at", "in", "into", "just", "as", "back", "onto", "with"]

  // MARK: Places

  private func placed(_ place: ClausePattern.Place, from fit: Fit) -> [Fit] {
    let start = fit.index
    guard start < words.count else { return [] }
    switch place {
    case .target: return things.all(at: start).map { fit.with(\.target, $0.reference, at: $0.end) }
    case .other: return things.all(at: start).map { fit.with(\.other, $0.reference, at: $0.end) }
    case .text:
      guard words[start].kind == .quoted else { return [] }
      return [fit.with(\.text, words[start].text, at: start + 1)]
    case .event: return events.subjects(at: start).map { fit.with(\.event, $0.event, at: $0.end) }
    case .list:
      guard let list = things.list(at: start) else { return [] }
      return [fit.with(\.list, list.things, at: list.end)]
    default: return measured(place, from: fit)
    }
  }

  private func measured(_ place: ClausePattern.Place, from fit: Fit) -> [Fit] {
    if place == .steps, let (steps, end) = oneStep(at: fit.index) { return [fit.with(\.steps, steps, at: end)] }
    guard let piece = picker.measureOrKey(at: fit.index) else { return [] }
    let end = piece.range.upperBound
    switch (place, piece.content) {
    case (.steps, .distance(let steps)) where steps.count.number < 100:
      guard let bounded = bound(at: end), steps.count.bound == .exactly else {
        return [fit.with(\.steps, steps, at: end)]
      }
      var most = steps
      most.count.bound = bounded.bound
      return [fit.with(\.steps, most, at: bounded.end)]
    case (.times, .times(let count)): return [fit.with(\.count, count, at: end)]
    case (.key, .key(let key)): return [fit.with(\.key, key, at: end)]
    case (.nextSteps, .nextSteps(let steps)): return [fit.with(\.nextSteps, steps, at: end)]
    case (.amount, .amount(let count, let things)):
      return [fit.with(\.count, count, at: end).with(\.target, things, at: end)]
    default: return []
    }
  }

  /// `swiping right from …`, `a swipe from …`: one step, whose number goes without saying.
  private func oneStep(at start: Int) -> (steps: Frame.Steps, end: Int)? {
    let first = ["a", "one", "another"].contains(words[start].text) ? start + 1 : start
    guard first < words.count, ["swipe", "swiping", "flick", "flicking"].contains(words[first].text) else { return nil }
    let step: Frame.Step = words[first].text.hasPrefix("fl") ? .flick : .swipe
    guard first + 1 < words.count else { return nil }
    let ways: [String: Frame.Direction] = ["right": .forward, "forward": .forward, "left": .back, "back": .back]
    let way = ways[words[first + 1].text]
    let end = way == nil ? first + 1 : first + 2
    guard end < words.count, words[end].text == "from" || words[end].text == "on" else { return nil }
    return (Frame.Steps(Frame.Count(.exactly, 1), step, way), end)
  }

  /// `two swipes at most`.
  private func bound(at start: Int) -> (bound: Frame.Count.Bound, end: Int)? {
    for (wording, bound) in Self.bounds { if let end = end(of: wording, at: start) { return (bound, end) } }
    return nil
  }

  private static let bounds: [([String], Frame.Count.Bound)] = [
    (["at", "most"], .atMost), (["or", "fewer"], .atMost), (["or", "less"], .atMost), (["max"], .atMost),
    (["tops"], .atMost),
    (["maximum"], .atMost), (["at", "the", "most"], .atMost), (["at", "least"], .atLeast), (["or", "more"], .atLeast),
  ]
}
