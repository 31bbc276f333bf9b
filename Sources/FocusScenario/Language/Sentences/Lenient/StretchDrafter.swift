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
  func meanings() -> [LineMeaning] {
    var seen: Set<[Word]> = []
    var meanings: [LineMeaning] = []
    var told: Set<[Told]> = []
    for words in spellings where seen.insert(words.words).inserted {
      for sequence in Stretches(words, tables: tables).sequences() {
        let parts = sequence.map {
          Told(words: $0.words.map(\.text), origin: words.origins[$0.range.lowerBound].lowerBound)
        }
        guard told.insert(parts).inserted else { continue }
        if let meaning = meaning(of: sequence, in: words, order: meanings.count) { meanings.append(meaning) }
      }
    }
    return meanings.sorted { $0.rank < $1.rank }
  }

  /// A part that another spelling of the line may have too.
  private struct Told: Hashable {
    var words: [String]
    var origin: Int
  }

  /// The line as it stands, and in the language's own words as far as they are known.
  private var spellings: [Respelling] {
    let vocabulary = tables.vocabulary
    return [Respelling(line), Respelling(line, widely: true)].flatMap { plain in
      let bare = plain.withoutParentheses
      return [plain, plain.withArticles(vocabulary), plain.withoutAdverbs(vocabulary).withArticles(vocabulary)]
        + (plain.withNamedHead(vocabulary, source).map { [$0.withArticles(vocabulary)] } ?? [])
        + (plain.withListedNames(source).map { [$0, $0.withArticles(vocabulary)] } ?? [])
        + [bare, bare.withoutAdverbs(vocabulary).withArticles(vocabulary)]
    }
  }

  private func meaning(of sequence: [Stretches.Stretch], in words: Respelling, order: Int) -> LineMeaning? {
    // `starts with the name selected and …`: what stands behind `with` says more of the claim before.
    let isHow = sequence.dropLast().contains { part in
      let start = part.range.lowerBound
      if start > 0, words.words[start - 1].text == "with" { return true }
      return start > 1 && words.words[start - 2].text == "with" && words.words[start - 1].text == "the"
    }
    guard !isHow else { return nil }
    guard let frames = frames(of: sequence) else { return nil }
    let claim = sequence.first { !$0.isMoment }.map { words.origins[$0.range.lowerBound].lowerBound } ?? 0
    let rest = LeftOver(line, tables: tables, source: source)
    guard let left = rest.words(said: said(by: sequence, in: words), firstClaim: claim, frames: frames) else {
      return nil
    }
    // One list is not cut into two.
    guard frames.filter({ $0.relation == .list }).count <= 1 else { return nil }
    let told = left.filter { !LeftOver.saysNothing(line[$0]) }
    let start = sequence.first { !$0.isMoment }.map { words.origins[$0.range.lowerBound].lowerBound } ?? 0
    // `the message pops up and it is read`: without what stands before, `it` is something else.
    if told.contains(where: { $0 < start }), frames.contains(where: \.isOfPronoun) { return nil }
    // What is left out behind a list may be one of its members.
    let end = sequence.last.map { words.origins[$0.range.upperBound - 1].upperBound } ?? 0
    if told.contains(where: { $0 >= end }), frames.contains(where: { $0.relation == .list }) { return nil }
    // What leaves out twice as much as it says is no suggestion.
    guard told.count * 3 <= line.count * 2, line.count - left.count >= 3 || told.count * 2 <= line.count else {
      return nil
    }
    let weight = sequence.reduce(0) { $0 + $1.words.count }
    return LineMeaning(
      frames: frames,
      leftOut: rest.ranges(of: told),
      rank: LineMeaning.Rank(leftOut: told.count, claims: frames.count, weight: weight, order: order)
    )
  }

  /// The author's words that some parts say.
  private func said(by sequence: [Stretches.Stretch], in words: Respelling) -> Set<Int> {
    Set(sequence.flatMap { stretch in stretch.range.flatMap { Array(words.origins[$0]) } })
  }

  // MARK: Claims

  private static let mostReadings = 3

  /// The claims of the parts; a moment at the head is that of all, another that of the claim beside it.
  private func frames(of sequence: [Stretches.Stretch]) -> [Frame]? {
    let moments = sequence.indices.filter { sequence[$0].isMoment }
    let claims = sequence.indices.filter { !sequence[$0].isMoment }
    guard moments.count <= 1 else { return nil }
    // Between two claims `with` says more of the first, and not when.
    if let moment = moments.first, sequence[moment].words[0].text == "with", moment < sequence.count - 1,
      sequence[moment].range.lowerBound > 0
    {
      return nil
    }
    var frames: [Frame] = []
    for claim in claims {
      var words = sequence[claim].words
      if let moment = moments.first, moment < claim || claims.count == 1 {
        guard moment == 0 || moment == claim - 1 || claims.count == 1 else { return nil }
        if moment > claim, isStopped(between: sequence[claim], and: sequence[moment], of: line) { return nil }
        // Behind the moment, a capital at the head of the line makes no name.
        if !tables.vocabulary.traits(of: words[0].text).isEmpty, words[0].range == line.first?.range {
          words[0].isCapitalised = false
        }
        let comma = Word(kind: .mark, text: ",", isCapitalised: false, range: words[0].range)
        words = sequence[moment].words + [comma] + words
      }
      let attempt = Attempt(words, rule: "Line", tables: tables, source: source)
      // Of two readings one is offered; its author sees which.
      guard let reading = attempt.readings.first, attempt.readings.count <= Self.mostReadings else { return nil }
      // `starts with the name selected and Escape restores it`: with it is how, and not when.
      if claims.count > 1, words.contains(where: { $0.text == "with" }), reading.contains(where: { $0.moment != nil }) {
        return nil
      }
      frames += reading
    }
    if let moment = moments.first, moment > 0, claims.count > 1, !claims.contains(moment + 1) { return nil }
    return frames
  }

  /// Whether a mark between two parts ends a sentence: what stands behind it says nothing of what stands before.
  private func isStopped(between first: Stretches.Stretch, and second: Stretches.Stretch, of words: [Word]) -> Bool {
    let (start, end) = (
      first.words[first.words.count - 1].range.upper, second.words[second.words.count - 1].range.lower
    )
    return words.contains { word in
      word.kind == .mark && [";", "."].contains(word.text) && word.range.lower >= start && word.range.upper <= end
    }
  }
}

extension Frame {
  /// Whether it is about something that only stands as a pronoun.
  var isOfPronoun: Bool {
    [target, other].contains { reference in
      if case .pronoun? = reference?.head { return true }
      return false
    }
  }
}
