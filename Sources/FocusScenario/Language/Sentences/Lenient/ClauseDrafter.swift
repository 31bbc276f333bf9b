/// Drafts what a line means clause by clause: what happens and when by the words that open a clause, what is claimed by
/// the patterns of the clause table, and the rest is left out.
struct ClauseDrafter {
  typealias Meaning = LineMeaning

  let line: [Word]
  let tables: LanguageTables
  let source: SourceText
  let matcher: ClauseMatcher
  /// The words of the line that nobody can observe.
  let vague: [Int]
  let moments: OpenMoments
  /// Whether a claim may begin and end inside a clause, where nothing around it governs it.
  let isLoose: Bool

  init(_ line: [Word], vague: [Int] = [], tables: LanguageTables, source: SourceText) {
    self.line = line
    self.vague = vague
    self.isLoose = false
    self.tables = tables
    self.source = source
    self.matcher = ClauseMatcher(line, tables: tables, source: source)
    self.moments = OpenMoments(line, events: matcher.events, tables: tables, source: source)
  }

  /// The same drafter, for which a claim may also begin and end inside a clause.
  init(loosening drafter: ClauseDrafter) {
    self.line = drafter.line
    self.vague = drafter.vague
    self.isLoose = true
    self.tables = drafter.tables
    self.source = drafter.source
    self.matcher = drafter.matcher
    self.moments = drafter.moments
  }

  /// A part of the line that claims something or says when.
  struct Part {
    var range: Range<Int>
    var missed: [Int]
    var frames: [Frame] = []
    var time: OpenMoments.Time?
    /// What is said of a thing as of the one before: `the background isn't`.
    var echo: Echo?
    var subjectEnd = 0
    var order = 0
    /// Whether it begins with something done that brings it about.
    var isByDeed = false
    var wordings: [Frame: String] = [:]
  }

  /// A thing of which a claim says what the one before says of another.
  struct Echo {
    var target: Reference
    var polarity: Frame.Polarity
  }

  static let most = 400

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

  func parts() -> [Int: [Part]] {
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
        .filter { !tellsWhen($0.range) }.flatMap { isLoose && $0.isByDeed ? [$0, $0.withoutDeed] : [$0] }.map {
          Part($0)
        }
      let shared = claims.isEmpty ? sharing(from: start, parts) : []
      parts[start] = read(from: start) + best(claims + shared) + echoes(at: start) + times.prefix(3)
      for time in times where !places.contains(time.range.upperBound) { places.append(time.range.upperBound) }
    }
    return parts
  }

  /// The claims that the wide tables read as they stand.
  func read(from start: Int) -> [Part] {
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

  static let mostClaims = 10

  func best(_ claims: [Part]) -> ArraySlice<Part> {
    var seen: Set<[Frame]> = []
    return claims.sorted { ($1.range.count - $1.missed.count, $0.order) < ($0.range.count - $0.missed.count, $1.order) }
      .filter { seen.insert($0.frames).inserted }.prefix(Self.mostClaims)
  }

  func sequences(from start: Int, _ parts: [Int: [Part]]) -> [[Part]] {
    guard let place = parts.keys.filter({ $0 >= start }).min() else { return [[]] }
    var found: [[Part]] = []
    for part in parts[place] ?? [] {
      found += sequences(from: part.range.upperBound, parts).prefix(Self.mostBehind).map { [part] + $0 }
    }
    return found + sequences(from: place + 1, parts).prefix(Self.mostBehind)
  }

  static let mostBehind = 40
}

extension ClauseDrafter.Part {
  /// A part of the line that the patterns read.
  init(_ claim: ClauseMatcher.Claim, movedBy offset: Int = 0, from start: Int = 0) {
    self.init(
      range: max(start, claim.range.lowerBound + offset)..<claim.range.upperBound + offset,
      missed: claim.missed.map { $0 + offset }.filter { $0 >= start },
      frames: claim.frames,
      subjectEnd: offset == 0 ? claim.subjectEnd : 0,
      order: claim.order,
      isByDeed: claim.isByDeed,
      wordings: claim.wordings
    )
  }
}
