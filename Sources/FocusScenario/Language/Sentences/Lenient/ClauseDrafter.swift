/// Drafts what a line means clause by clause: what happens and when by the words that open a clause, what is claimed by
/// the patterns of the clause table, and the rest is left out.
struct ClauseDrafter {
  typealias Meaning = LineMeaning

  private let line: [Word]
  private let tables: LanguageTables
  private let source: SourceText
  private let matcher: ClauseMatcher
  /// The words of the line that nobody can observe.
  private let vague: [Int]
  private let moments: OpenMoments

  init(_ line: [Word], vague: [Int] = [], tables: LanguageTables, source: SourceText) {
    self.line = line
    self.vague = vague
    self.tables = tables
    self.source = source
    self.matcher = ClauseMatcher(line, tables: tables, source: source)
    self.moments = OpenMoments(line, events: matcher.events, tables: tables, source: source)
  }

  /// A part of the line that claims something or says when.
  fileprivate struct Part {
    var range: Range<Int>
    var missed: [Int]
    var frames: [Frame] = []
    var time: OpenMoments.Time?
    /// What is said of a thing as of the one before: `the background isn't`.
    var echo: Echo?
    var subjectEnd = 0
    var order = 0
  }

  /// A thing of which a claim says what the one before says of another.
  fileprivate struct Echo {
    var target: Reference
    var polarity: Frame.Polarity
  }

  private static let most = 400

  /// What the line may mean, the nearest first.
  func meanings() -> [Meaning] {
    let parts = parts()
    var meanings: [Meaning] = []
    for sequence in sequences(from: 0, parts).prefix(Self.most) where sequence.contains(where: { $0.time == nil }) {
      if let meaning = meaning(of: sequence, order: meanings.count) { meanings.append(meaning) }
    }
    return meanings.sorted { $0.rank < $1.rank }
  }

  // MARK: Parts

  private func parts() -> [Int: [Part]] {
    var parts: [Int: [Part]] = [:]
    var places = openings
    var index = 0
    while index < places.count {
      let start = places[index]
      index += 1
      guard start < line.count else { continue }
      let times = moments.all(at: start, endingAt: { canEnd($0) || canBegin($0) })
        .map { Part(range: start..<$0.end, missed: $0.missed, time: $0.time) }
      let claims = matcher.claims(at: start, bare: isAlone(start)).filter { canEnd($0.range.upperBound) }
        .filter { !tellsWhen($0.range) }.map { Part($0) }
      let shared = claims.isEmpty ? sharing(from: start, parts) : []
      parts[start] = read(from: start) + best(claims + shared) + echoes(at: start) + times.prefix(3)
      for time in times where !places.contains(time.range.upperBound) { places.append(time.range.upperBound) }
    }
    return parts
  }

  /// The claims that the wide tables read as they stand.
  private func read(from start: Int) -> [Part] {
    var chart = Chart(Array(line[start...]), tables)
    let ends = chart.ends(of: "Claim").map { $0 + start }.filter { end in
      // `on X, or on Y if the list is empty`: two conditions in one.
      end > start + 1 && canEnd(end) && !tellsWhen(start..<end)
        && !line[start + 1..<end].contains { $0.text == "if" && $0.kind == .word }
    }.sorted().suffix(3)
    return ends.reversed().compactMap { end in
      let attempt = Attempt(Array(line[start..<end]), rule: "Line", tables: tables, source: source)
      guard let frames = attempt.readings.first else { return nil }
      guard frames.count == 1 else { return Part(range: start..<end, missed: [], frames: frames, order: -1) }
      return matcher.extended(frames, at: end).first.map {
        Part(range: start..<$0.end, missed: [], frames: $0.frames, order: -1)
      }
    }
  }

  // MARK: What is not said again

  /// `…, and is called "Pay"`, `…, which says "on"`: claims about what the claim or the thing before is about.
  private func sharing(from start: Int, _ parts: [Int: [Part]]) -> [Part] {
    guard start > 1, Stretches.isJoint(line[start - 1]), line[start].kind == .word else { return [] }
    return subjects(before: start, parts).flatMap { subject in
      let matcher = ClauseMatcher(Array(line[subject]) + line[start...], tables: tables, source: source)
      return matcher.claims(at: 0).filter { $0.range.upperBound > subject.count + 1 }
        .map { Part($0, movedBy: start - subject.count, from: start) }.filter { canEnd($0.range.upperBound) }
    }
  }

  private func subjects(before start: Int, _ parts: [Int: [Part]]) -> [Range<Int>] {
    if ["which", "that", "who"].contains(line[start - 1].text) {
      let end = line[start - 2].kind == .mark ? start - 2 : start - 1
      let begin = (max(0, end - 6)..<end).first { matcher.things.reference($0..<end) != nil }
      return begin.map { [$0..<end] } ?? []
    }
    guard let place = parts.keys.filter({ $0 < start && parts[$0]?.contains { $0.subjectEnd > 0 } == true }).max()
    else { return [] }
    let ends = Set((parts[place] ?? []).map(\.subjectEnd).filter { $0 > place && $0 < start })
    return ends.sorted().suffix(2).map { place..<$0 }
  }

  /// `the greyed background isn't`.
  private func echoes(at start: Int) -> [Part] {
    guard start > 1, Stretches.isJoint(line[start - 1]) else { return [] }
    return matcher.things.all(at: start).compactMap { thing in
      guard let (end, polarity) = matcher.denial(at: thing.end), canEnd(end) else { return nil }
      return Part(range: start..<end, missed: [], echo: Echo(target: thing.reference, polarity: polarity))
    }
  }

  private static let mostClaims = 10

  private func best(_ claims: [Part]) -> ArraySlice<Part> {
    var seen: Set<[Frame]> = []
    return claims.sorted { ($1.range.count - $1.missed.count, $0.order) < ($0.range.count - $0.missed.count, $1.order) }
      .filter { seen.insert($0.frames).inserted }.prefix(Self.mostClaims)
  }

  /// Where a part may begin.
  private var openings: [Int] {
    let label = matcher.picker.labelEnd.map { [$0] } ?? []
    let inner = line.indices.dropFirst().filter { index in
      Self.joins(line[index - 1]) || Stretches.isMoving(line[index])
        || ["straight", "directly", "just", "shortly"].contains(line[index].text)
        || Self.introducing.contains(line[index - 1].text)
    }
    return Array(Set([0] + label + inner)).filter { $0 < line.count && line[$0].kind != .mark && !isInParentheses($0) }
      .sorted()
  }

  private func isInParentheses(_ index: Int) -> Bool {
    let marks = line[..<index].filter { $0.kind == .mark }.map(\.text)
    return marks.filter { $0 == "(" }.count > marks.filter { $0 == ")" }.count
  }

  private static let introducing: Set<String> = [
    "ensure", "verify", "check", "confirm", "expect", "sure", "expected", "want", "assert",
  ]

  /// Whether a part may end before a word: at the end, a mark, or a word with which something else begins.
  private func canEnd(_ end: Int) -> Bool {
    guard end < line.count else { return true }
    if ["apart", "of"].contains(line[end].text) { return false }
    return line[end].kind == .mark || Stretches.isJoint(line[end]) || Stretches.trailing.contains(line[end].text)
      || line[end].text.hasSuffix("ly")
  }

  /// `popup closes → …`: what stands before an arrow at the head of a line is no claim.
  private func tellsWhen(_ range: Range<Int>) -> Bool {
    range.lowerBound == 0 && range.upperBound < line.count && ["→", ">"].contains(line[range.upperBound].text)
  }

  /// Whether nothing stands before a word that a claim without a verb may belong to.
  private func isAlone(_ start: Int) -> Bool {
    start == 0 || line[start - 1].kind == .mark && [":", ";", ".", "–", "—", ","].contains(line[start - 1].text)
  }

  /// Whether a claim may begin at a word, with no mark before it.
  private func canBegin(_ index: Int) -> Bool {
    index < line.count && (line[index].kind == .quoted || Stretches.opensSubject(line[index], tables))
  }

  /// Whether something may begin behind a word: a mark, or a word that joins and opens nothing itself.
  private static func joins(_ word: Word) -> Bool {
    Stretches.isJoint(word) && !Stretches.isMoving(word)
  }

  private func sequences(from start: Int, _ parts: [Int: [Part]]) -> [[Part]] {
    guard let place = parts.keys.filter({ $0 >= start }).min() else { return [[]] }
    var found: [[Part]] = []
    for part in parts[place] ?? [] {
      found += sequences(from: part.range.upperBound, parts).prefix(Self.mostBehind).map { [part] + $0 }
    }
    return found + sequences(from: place + 1, parts).prefix(Self.mostBehind)
  }

  private static let mostBehind = 40

  // MARK: Meanings

  private func meaning(of sequence: [Part], order: Int) -> Meaning? {
    guard let frames = frames(of: sequence), !Self.contradict(frames) else { return nil }
    var said = Set(sequence.flatMap { Array($0.range) })
    said.subtract(sequence.flatMap(\.missed))
    let claims = sequence.filter { $0.time == nil }
    guard let first = claims.first, let last = claims.last else { return nil }
    let rest = LeftOver(line, tables: tables, source: source)
    // What nobody can observe is only left out where a clause of its own says it.
    guard vague.allSatisfy({ !said.contains($0) && rest.isApart($0, said) }) else { return nil }
    guard let left = rest.words(said: said, firstClaim: first.range.lowerBound, frames: frames) else { return nil }
    let told = left.filter { !LeftOver.saysNothing(line[$0]) }
    if told.contains(where: { $0 >= last.range.upperBound }), frames.contains(where: { $0.relation == .list }) {
      return nil
    }
    guard told.count * 3 <= line.count * 2 else { return nil }
    // `the message pops up and it is read`: without what stands before, `it` is something else.
    if told.contains(where: { $0 < first.range.lowerBound }), frames.contains(where: \.isOfPronoun) { return nil }
    return Meaning(
      frames: frames,
      leftOut: rest.ranges(of: told),
      rank: LineMeaning.Rank(leftOut: told.count, claims: frames.count, weight: said.count, order: order)
    )
  }

  /// `I'd expect to be on Undo, but I'm thrown to the bar`: focus is at two places at once.
  private static func contradict(_ frames: [Frame]) -> Bool {
    let places = frames.filter { $0.kind == .focus && $0.polarity == .holds && landing.contains($0.relation) }
    return places.contains { first in
      places.contains {
        $0.target != first.target && ($0.moment == first.moment || $0.moment == nil || first.moment == nil)
      }
    }
  }

  private static let landing: Set<Frame.Relation> = [.on, .goTo, .returnTo, .startOn, .stayOn]

  /// The claims of a sequence; a moment at its head is that of all, another that of the claim before it.
  private func frames(of sequence: [Part]) -> [Frame]? {
    guard sequence.filter({ $0.time != nil }).count <= 2 else { return nil }
    var frames: [Frame] = []
    var lead: OpenMoments.Time?
    for (index, part) in sequence.enumerated() {
      if let time = part.time {
        if index == 0
          || index + 1 < sequence.count && sequence[index + 1].time == nil
            && sequence[index + 1].range.lowerBound <= part.range.upperBound + 1
        {
          lead = time
        } else {
          let isApart = line[sequence[index - 1].range.upperBound..<part.range.lowerBound].contains {
            [";", "."].contains($0.text)
          }
          guard !isApart, let last = frames.indices.last, frames[last].set(time) else { return nil }
        }
      } else {
        if let echo = part.echo {
          guard let echoed = frames.last?.echoed(by: echo.target, echo.polarity) else { return nil }
          frames.append(echoed)
        }
        frames += part.frames.map { frame in
          var frame = frame
          if let lead { _ = frame.set(lead) }
          return frame
        }
      }
    }
    return frames.count <= 4 ? frames : nil
  }
}

extension ClauseDrafter.Part {
  /// A part of the line that the patterns read.
  fileprivate init(_ claim: ClauseMatcher.Claim, movedBy offset: Int = 0, from start: Int = 0) {
    self.init(
      range: max(start, claim.range.lowerBound + offset)..<claim.range.upperBound + offset,
      missed: claim.missed.map { $0 + offset }.filter { $0 >= start },
      frames: claim.frames,
      subjectEnd: offset == 0 ? claim.subjectEnd : 0,
      order: claim.order
    )
  }
}

extension Frame {
  /// The same claim about another thing.
  fileprivate func echoed(by thing: Reference, _ polarity: Polarity) -> Frame? {
    guard target != nil, contrast == nil, count == nil, self.polarity == .holds else { return nil }
    var frame = self
    frame.target = thing
    frame.polarity = polarity
    guard thing.quantifier == .no else { return frame }
    guard polarity == .holds else { return nil }
    frame.polarity = .never
    frame.target?.quantifier = .any
    if case .everything? = frame.target?.head { frame.target?.head = .everything("anything") }
    return frame
  }

  /// Sets when it is looked at; false when it says so already.
  fileprivate mutating func set(_ time: OpenMoments.Time) -> Bool {
    guard moment == nil, within == nil else { return false }
    switch time {
    case .moment(let moment): self.moment = moment
    case .within(let within): self.within = within
    }
    return true
  }
}
