/// What the words of a whole line say together: its first word, where it holds, what it reports.
extension FrameBuilder {
  /// `Then the sheet opens, …` may be `When …` and `then rows are read` may be `the rows …`, and those claim otherwise.
  func checkThen(of line: Meaning, _ sentences: [Meaning]) throws(Refusal) {
    for sentence in sentences { try checkThenMany(sentence) }
    guard let first = sentences.first, first.range.lower > line.range.lower else { return }
    let head = SourceRange(line.range.lower, first.range.lower)
    guard let word = source.text(head).split(separator: " ").last, word.lowercased() == "then" else { return }
    let claims = first.parts(.claim)
    let parts = claims + sentences.dropFirst()
    let isApart = zip(parts, parts.dropFirst()).contains { one, next in
      [",", "-", "–", "—"].contains(source.text(SourceRange(one.range.upper, next.range.lower)).filter { $0 != " " })
    }
    // `then two buttons are reachable`: two of them, or the two?
    let isOfSeveral = claims.first?.part(.target)?.has(.generic) ?? false || claims.first?.word(.kind) == "count"
    guard isApart || isOfSeveral else { return }
    throw Refusal(.notUnderstood(word: String(word), repair: nil, wording: nil), at: head)
  }

  /// `When …, then results are reachable`: all of them, or `the results`?
  private func checkThenMany(_ sentence: Meaning) throws(Refusal) {
    guard let lead = sentence.part(.lead), let claim = sentence.parts(.claim).first,
      claim.part(.target)?.has(.generic) == true, lead.range.upper < claim.range.lower
    else { return }
    let between = SourceRange(lead.range.upper, claim.range.lower)
    guard source.holds(between, "then") else { return }
    throw Refusal(.notUnderstood(word: "then", repair: nil, wording: nil), at: between)
  }

  /// `On iPad: …; …`: whether the second sentence is about the iPad too cannot be told.
  func checkContexts(of sentences: [Meaning]) throws(Refusal) {
    guard let context = sentences.lazy.compactMap({ $0.entry(.context) }).first else { return }
    if sentences.contains(where: { !$0.has(.context) }) {
      throw Refusal(.momentOfWhich(source.text(context.range)), at: context.range)
    }
  }

  /// `comes first and can be closed by keyboard`: the second by keyboard, or both?
  func checkWhere(_ sentence: Meaning) throws(Refusal) {
    let claims = sentence.parts(.claim)
    guard let context = sentence.entry(.context), let first = claims.first,
      claims.count > 1 || first.parts(.predicate).count > 1, first.range.lower < context.range.lower
    else { return }
    throw Refusal(.momentOfWhich(source.text(context.range)), at: context.range)
  }

  /// Refuses what several claims of a line leave open together.
  func checkClaims(of sentences: [Meaning]) throws(Refusal) {
    let claims = sentences.flatMap { $0.parts(.claim) }
    try checkReport(of: claims)
    try checkHeardOrder(of: claims)
    try checkHeading(of: claims)
  }

  /// `it was read three times; it must be read once`: what was seen, and what is asked for instead; the first is no claim.
  private func checkReport(of claims: [Meaning]) throws(Refusal) {
    guard claims.contains(where: { says(Self.demands, $0) }) else { return }
    guard let seen = claims.first(where: { says(Self.past, $0) && !says(Self.demands, $0) }) else { return }
    let readings = ["what was seen, and what is asked for instead", "what is asked for, twice"]
    throw Refusal(.twoReadings(readings), at: seen.range)
  }

  /// `is read before the subject, and the date comes last`: in what is heard, or in the order of the stops?
  private func checkHeardOrder(of claims: [Meaning]) throws(Refusal) {
    let claims = claims.flatMap { $0.has(.predicate) ? $0.parts(.predicate) : [$0] }
    for (first, second) in zip(claims, claims.dropFirst()) {
      guard first.word(.kind) == "speech", second.word(.kind) == "order", says(Self.coming, second) else { continue }
      throw Refusal(.twoReadings(["what is heard so", "what stands so in the order"]), at: second.range)
    }
  }

  private static let coming: Set<String> = ["comes", "come", "follows", "follow", "precedes", "precede"]

  /// `voice message: magic tap stops it`: what it is about, and nobody is told to voice anything.
  private func checkHeading(of claims: [Meaning]) throws(Refusal) {
    for (first, second) in zip(claims, claims.dropFirst()) where first.word(.kind) == "speech" {
      var words = source.slice(first.range)
      guard let word = words.take(upTo: " ")?.text.lowercased(), ["voice", "state"].contains(word),
        source.text(SourceRange(first.range.upper, second.range.lower)).hasPrefix(":")
      else { continue }
      throw Refusal(.notUnderstood(word: ":", repair: nil, wording: nil), at: first.range)
    }
  }

  private func says(_ words: Set<String>, _ claim: Meaning) -> Bool {
    var rest = source.slice(claim.range)
    while let word = rest.take(upTo: " ") {
      if words.contains(word.text) { return true }
    }
    return false
  }

  private static let past: Set<String> = ["was", "were", "wasn't", "weren't", "did", "didn't", "had"]
  private static let demands: Set<String> = ["must", "should", "shall", "ought", "has", "have", "needs", "need"]
}
