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
    /// Whether it begins with something done that brings it about.
    var isByDeed = false

    /// How claims are said that were read from a sentence.
    var wordings: [Frame: String] = [:]

    /// The claim without what brings it about, which is then left out.
    var withoutDeed: Claim {
      var claim = self
      claim.range = subjectEnd..<range.upperBound
      claim.missed.removeAll { $0 < subjectEnd }
      for index in claim.frames.indices { claim.frames[index].moment = nil }
      claim.isByDeed = false
      return claim
    }
  }

  let words: [Word]
  let picker: Picker
  let things: OpenThings
  let events: OpenEvents
  let texts: Set<String>
  /// The patterns that can fit somewhere in the line, with their places in the table.
  private lazy var anchored = ClauseTable.patterns.enumerated().filter { isAnchored($0.element) }
  /// Where claims were looked for.
  private struct Place: Hashable {
    var start: Int
    var bare: Bool
  }

  /// What was found at a word, once somebody asked.
  private var knownClaims: [Place: [Claim]] = [:]
  /// What sentences claim, once somebody asked.
  private var knownSentences: [String: [Frame]?] = [:]
  /// What was measured at a word, once somebody asked.
  private var measures: [Int: Picker.Piece?] = [:]

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
    let place = Place(start: start, bare: bare)
    if let known = knownClaims[place] { return known }
    let claims = newClaims(at: start, bare: bare)
    knownClaims[place] = claims
    return claims
  }

  private func newClaims(at start: Int, bare: Bool) -> [Claim] {
    var claims: [Claim] = []
    for (order, pattern) in anchored where bare || pattern.settings["bare"] == nil {
      for fit in fits(of: pattern.parts[...], from: Fit(index: start)) where fit.index > start + 1 {
        guard let (frames, wordings) = meaning(of: pattern, fit) else { continue }
        claims += extended(frames, at: fit.index).map {
          Claim(
            frames: $0.frames,
            range: start..<$0.end,
            subjectEnd: fit.subjectEnd,
            missed: fit.missed,
            order: order,
            isByDeed: fit.isByDeed,
            wordings: wordings
          )
        }
      }
    }
    return claims
  }

  /// What a pattern claims of what its places took, with the sentences that it was read from.
  private func meaning(of pattern: ClausePattern, _ fit: Fit) -> (frames: [Frame], wordings: [Frame: String])? {
    guard case .saying(let saying) = pattern.meaning else { return fit.frames(of: pattern).map { ($0, [:]) } }
    guard !saying.isOfSpeech || !isNameOfSpeaker(fit), let sentences = saying.sentences(of: fit) else { return nil }
    var (frames, wordings): ([Frame], [Frame: String]) = ([], [:])
    for sentence in sentences {
      guard let read = self.frames(of: sentence) else { return nil }
      frames += read
      if read.count == 1 { wordings[read[0]] = sentence }
    }
    return (frames, wordings)
  }

  /// `Map reads selected`: a name with a verb of speech behind it is what is heard, and not what is done.
  private func isNameOfSpeaker(_ fit: Fit) -> Bool {
    switch fit.event?.happening {
    case nil, .key?, .wait?, .focusOn?: false
    case .activate?: words[fit.start].kind == .quoted || words[fit.start].isCapitalised && !words[fit.start].isGerund
    case .verb(let verb)?: verb == "activate" && fit.event?.object != nil && fit.event?.choice == .last
    }
  }

  /// What a sentence of the language claims.
  private func frames(of sentence: String) -> [Frame]? {
    if let known = knownSentences[sentence] { return known }
    let frames = SentenceReader().frames(of: sentence)
    knownSentences[sentence] = .some(frames)
    return frames
  }

  /// The amount, the distance or the key that begins at a word.
  func measure(at start: Int) -> Picker.Piece? {
    if let known = measures[start] { return known }
    let piece = picker.measureOrKey(at: start)
    measures[start] = .some(piece)
    return piece
  }

  /// Whether the line has all the words without which a pattern cannot fit.
  func isAnchored(_ pattern: ClausePattern) -> Bool { pattern.anchors.allSatisfy(occurs) }

  private func occurs(_ part: ClausePattern.Part) -> Bool {
    switch part {
    case .words(let wordings): wordings.contains { texts.contains($0[0]) }
    case .verb(let name), .participle(let name):
      ClauseWords.verbs[name]?.contains { texts.contains($0.words[0]) || $0.words[0] == "is" } ?? false
    default: true
    }
  }

  // MARK: Parts

  static let mostFits = 12

  func fits(of parts: ArraySlice<ClausePattern.Part>, from fit: Fit) -> [Fit] {
    guard let part = parts.first else { return [fit] }
    var found: [Fit] = []
    for step in steps(of: part, from: fit) {
      let next = step.withSubject(from: fit)
      found += fits(of: parts.dropFirst(), from: next)
      if found.count >= Self.mostFits { break }
    }
    return found
  }

  func steps(of part: ClausePattern.Part, from fit: Fit) -> [Fit] {
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
  func helped(from fit: Fit) -> [(fit: Fit, run: HelperRun)] {
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

  func verbs(_ wordings: [ClauseWords.VerbWording], from fit: Fit) -> [Fit] {
    helped(from: fit).flatMap { helped in
      wordings.compactMap { wording -> Fit? in
        guard !helped.run.hasAble, isActive(wording.form, helped.run), let end = verbEnd(of: wording.words, helped.fit)
        else { return nil }
        return end
      }
    }
  }

  func isActive(_ form: VerbForms.Form, _ run: HelperRun) -> Bool {
    switch form {
    case .base, .singular: true
    case .past, .participle: !run.hasBe
    case .gerund: run.hasBe
    }
  }

  /// Where a verb ends that may have `straight` or `right` before its particle.
  func verbEnd(of wording: [String], _ fit: Fit) -> Fit? {
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

  func participles(_ wordings: [ClauseWords.VerbWording], from fit: Fit) -> [Fit] {
    wordings.filter { $0.form == .participle }.compactMap { verbEnd(of: $0.words, fit) }
  }

  func able(from fit: Fit) -> [Fit] {
    helped(from: fit).filter { $0.run.hasAble }.map(\.fit).prefix(2).map { $0 }
  }
}
