/// Makes claims of the parts of a line that the strict reader takes, and notes what they leave out.
struct StretchDrafter {
  private let line: [Word]
  private let tables: LanguageTables
  private let source: SourceText

  /// Prepares the words of a line.
  init(_ line: [Word], tables: LanguageTables, source: SourceText) {
    self.line = line
    self.tables = tables
    self.source = source
  }

  /// What the line may mean, the nearest first.
  func meanings() -> [LineDrafter.Meaning] {
    let plain = Respelling(line)
    let full = plain.withArticles(tables.vocabulary)
    let short = plain.withoutAdverbs(tables.vocabulary).withArticles(tables.vocabulary)
    var seen: Set<[Word]> = []
    var meanings: [LineDrafter.Meaning] = []
    let named = plain.withNamedHead(tables.vocabulary, source).map { [$0.withArticles(tables.vocabulary)] } ?? []
    for words in [plain, full, short] + named where seen.insert(words.words).inserted {
      for sequence in Stretches(words, tables: tables).sequences() {
        if let meaning = meaning(of: sequence, in: words, order: meanings.count) { meanings.append(meaning) }
      }
    }
    return meanings.sorted { $0.rank < $1.rank }
  }

  private func meaning(of sequence: [Stretches.Stretch], in words: Respelling, order: Int) -> LineDrafter.Meaning? {
    guard let left = leftOut(by: sequence, in: words), let frames = frames(of: sequence) else { return nil }
    let told = left.filter { !Self.saysNothing(line[$0]) }
    // What leaves out more than it says is no suggestion.
    guard told.count * 2 <= line.count else { return nil }
    let weight = sequence.reduce(0) { $0 + $1.words.count }
    return LineDrafter.Meaning(
      frames: frames,
      leftOut: ranges(of: told),
      rank: LineDrafter.Rank(leftOut: told.count, claims: frames.count, weight: weight, order: order)
    )
  }

  // MARK: Claims

  /// The claims of the parts; a moment at the head is that of all, another that of the claim beside it.
  private func frames(of sequence: [Stretches.Stretch]) -> [Frame]? {
    let moments = sequence.indices.filter { sequence[$0].isMoment }
    let claims = sequence.indices.filter { !sequence[$0].isMoment }
    guard moments.count <= 1 else { return nil }
    var frames: [Frame] = []
    for claim in claims {
      var words = sequence[claim].words
      if let moment = moments.first, moment < claim || claims.count == 1 {
        guard moment == 0 || moment == claim - 1 || claims.count == 1 else { return nil }
        let comma = Word(kind: .mark, text: ",", isCapitalised: false, range: words[0].range)
        words = sequence[moment].words + [comma] + words
      }
      let attempt = Attempt(words, rule: "Line", tables: tables, source: source)
      guard attempt.isRead else { return nil }
      frames += attempt.readings[0]
    }
    if let moment = moments.first, moment > 0, claims.count > 1, !claims.contains(moment + 1) { return nil }
    return frames
  }

  // MARK: What is left out

  /// The author's words that no part says; none when one of them may not be lost, or belongs to a part.
  private func leftOut(by sequence: [Stretches.Stretch], in words: Respelling) -> [Int]? {
    var said: Set<Int> = []
    for stretch in sequence { for place in stretch.range { said.formUnion(words.origins[place]) } }
    let left = line.indices.filter { !said.contains($0) }
    if left.contains(where: { Picker.isWeighty(line[$0]) || Self.reversing.contains(line[$0].text) }) { return nil }
    let firstClaim = sequence.first { !$0.isMoment }.map { words.origins[$0.range.lowerBound].lowerBound } ?? 0
    for run in runs(of: left) {
      if belongs(run) { return nil }
      // What is quoted before the claim is what it is about; behind it, an example or another claim.
      if run.lowerBound < firstClaim, line[run].contains(where: { $0.kind == .quoted }) { return nil }
    }
    return left
  }

  private func runs(of indices: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in indices {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// Whether some words go on with what stands before them: `, B and C`, `or Q`; an example or a list behind a colon
  /// says more of the same.
  private func belongs(_ run: Range<Int>) -> Bool {
    let opening = line[run].prefix { $0.kind == .mark }.map(\.text)
    if opening.contains(":") || opening.contains("(") { return false }
    let words = line[run].drop { Stretches.isJoint($0) }
    guard run.lowerBound > 0, !words.isEmpty else { return false }
    let bare = Array(words.prefix { $0.kind != .mark })
    var chart = Chart(bare, tables)
    if !chart.derivations(of: "Things").isEmpty { return true }
    var named = Chart(Picker(words: bare, tables: tables, source: source).withArticle(bare), tables)
    return !named.derivations(of: "Things").isEmpty
  }

  /// Words that turn a claim round.
  private static let reversing: Set<String> = [
    "fails", "failed", "instead", "rather", "wrong", "bug", "actual", "missing", "lacks", "avoid", "avoids", "prevent",
    "prevents", "prevented", "stops", "blocked", "impossible", "regression", "broken", "reproducible", "opposite",
    "again", "also", "still", "can", "may", "might", "could", "would",
  ]

  private static func saysNothing(_ word: Word) -> Bool {
    word.kind == .mark
      || word.kind == .word && ["and", "but", "so", "then", "that", "the", "a", "an"].contains(word.text)
  }

  private func ranges(of indices: [Int]) -> [SourceRange] {
    var joined: [Range<Int>] = []
    for run in runs(of: indices) {
      if let last = joined.last, line[last.upperBound..<run.lowerBound].allSatisfy(Self.saysNothing) {
        joined[joined.count - 1] = last.lowerBound..<run.upperBound
      } else {
        joined.append(run)
      }
    }
    return joined.map { line[$0.lowerBound].range.union(line[$0.upperBound - 1].range) }
  }
}
