/// What the drafts of a line leave out of it, and whether they may.
struct LeftOver {
  let line: [Word]
  let tables: LanguageTables
  private let source: SourceText

  /// Prepares the words of a line.
  init(_ line: [Word], tables: LanguageTables, source: SourceText) {
    self.line = line
    self.tables = tables
    self.source = source
  }

  /// The author's words that nothing says; none when one of them may not be lost, or belongs to what is said.
  func words(said: Set<Int>, firstClaim: Int, frames: [Frame]) -> [Int]? {
    let left = line.indices.filter { !said.contains($0) }
    guard !left.contains(where: { expects($0, before: firstClaim, said) }) else { return nil }
    let weighty = left.filter { $0 >= prefaceEnd }.filter {
      Picker.isWeighty(line[$0]) || Self.reversing.contains(line[$0].text)
    }
    guard
      weighty.allSatisfy({
        saysNoNumber($0) || standsApart($0, said) || saysOneByOne($0) || opensCondition($0, before: firstClaim)
          || tellsWhich($0) || isNumbered($0) || concedes($0) || isPurpose($0) || givesReason($0) || asksOthers($0)
          || saysEitherWay($0) || opensConcession($0) || concedesAll($0)
      })
    else {
      return nil
    }
    for run in left.runs {
      if belongs(run), !tellsWhichPlace(run, frames), !tellsScreen(run) { return nil }
      // What is quoted before the claim is what it is about; behind it, an example or another claim.
      if run.lowerBound < firstClaim, line[run].contains(where: { $0.kind == .quoted }), !isApart(run) { return nil }
    }
    return goesSomewhere(left, frames) || narrowsNumber(left, frames) ? nil : left
  }

  /// `…, should be on the article`: what is expected is not left out for what is told beside it.
  private func expects(_ index: Int, before claim: Int, _ said: Set<Int>) -> Bool {
    guard Self.expecting.contains(line[index].text), line[index].kind == .word else { return false }
    guard index < claim else { return true }
    return (index..<claim).contains { said.contains($0) }
  }

  private static let expecting: Set<String> = ["should", "must", "expect", "expected", "supposed"]

  /// Whether a word stands in a clause of which nothing is said.
  func isApart(_ index: Int, _ said: Set<Int>) -> Bool {
    let start = line[..<index].lastIndex { Self.parts($0) } ?? -1
    let end = line[index...].firstIndex { Self.parts($0) } ?? line.count
    return start + 1 < end && !(start + 1..<end).contains { said.contains($0) }
  }

  /// Whether some words with a quotation stand for themselves: what somebody said, `"I lost my place": …`, or a clause.
  private func isApart(_ run: Range<Int>) -> Bool {
    guard run.lowerBound == 0, let last = line[run].last, last.kind == .mark else { return false }
    if last.text == ":" || line[0].kind == .quoted { return line[run].contains { $0.isSpeech } }
    return run.count > 4
  }

  /// Whether some words go on with what stands before them: `, B and C`, `or Q`; an example or a list behind a colon
  /// says more of the same.
  private func belongs(_ run: Range<Int>) -> Bool {
    let opening = line[run].prefix { $0.kind == .mark }.map(\.text)
    if opening.contains(where: { [":", "(", "–", "—"].contains($0) }) || isRole(run) { return false }
    if isHalfOfSubject(run) { return true }
    if opensConcession(run.lowerBound) || run.count > 1 && opensConcession(run.lowerBound + 1) { return false }
    let words = line[run].drop { Stretches.isJoint($0) }
    guard run.lowerBound > 0, !words.isEmpty else { return false }
    // `…, going back`
    if opening == [","], words.first?.text.hasSuffix("ing") == true { return false }
    if opening.isEmpty, isCutOff(run) || opensRelative(run) || line[run.lowerBound].text == "of" || goesOn(run) {
      return true
    }
    // `not announced as selected`: without its end it denies more.
    let tail = line[run].drop { $0.kind == .mark || ["together", "along", "again"].contains($0.text) }.prefix(2).map(
      \.text
    )
    if tail.first == "as", !["opposed", "soon", "long"].contains(tail.last) { return true }
    if saysWhenOrHow(Array(words), in: run) { return false }
    // `the date she picked`: without its clause it is any date.
    if line[run.lowerBound].kind == .word, Self.people.contains(words[words.startIndex].text) { return true }
    let bare = Array(words.prefix { $0.kind != .mark })
    var chart = Chart(bare, tables)
    if !chart.derivations(of: "Things").isEmpty { return true }
    var named = Chart(Picker(words: bare, tables: tables, source: source).withArticle(bare), tables)
    return !named.derivations(of: "Things").isEmpty
  }

  /// `Price and currency are one stop`: what is said is said of both.
  private func isHalfOfSubject(_ run: Range<Int>) -> Bool {
    guard let last = line[run].last, last.kind == .word, ["and", "or"].contains(last.text) else { return false }
    let words = line[run].dropLast().drop { $0.kind == .mark }
    var chart = Chart(Array(words), tables)
    return words.count == 1 || !words.isEmpty && !chart.derivations(of: "Things").isEmpty
  }

  /// `the feedback for the timer is cut short`: the clause has another verb than the one that was read.
  private func goesOn(_ run: Range<Int>) -> Bool {
    guard ["for", "from", "with", "by", "on", "in", "at"].contains(line[run.lowerBound].text) else { return false }
    return line[run].prefix { !Self.parts($0) }.contains {
      ["is", "are", "was", "were", "has", "gets"].contains($0.text)
    }
  }

  /// `the recipe title, heading`: what kind of thing it is.
  private func isRole(_ run: Range<Int>) -> Bool {
    run.count == 2 && line[run.lowerBound].text == "," && Self.roles.contains(line[run.lowerBound + 1].text)
  }

  private static let roles: Set<String> = [
    "heading", "button", "link", "image", "tab", "switch", "adjustable", "dimmed", "checkbox", "slider", "header",
  ]

  /// `the toggle must remain in its state`: a verb without the place that belongs to it.
  private func isCutOff(_ run: Range<Int>) -> Bool {
    guard Self.prepositions.contains(line[run.lowerBound].text), line[run.lowerBound - 1].kind == .word else {
      return false
    }
    let traits = tables.vocabulary.traits(of: line[run.lowerBound - 1].text)
    let verb = line[run.lowerBound - 1].text
    // `fails to load`
    if verb.hasPrefix("fail") { return false }
    return traits.contains(.closed) && !traits.contains(.noun) && !["ed", "en", "ad"].contains { verb.hasSuffix($0) }
  }

  /// `that was pressed`, `at which it happened`: which one is meant.
  private func opensRelative(_ run: Range<Int>) -> Bool {
    line[run].prefix(2).contains { $0.kind == .word && Self.relatives.contains($0.text) }
  }

  private static let relatives: Set<String> = ["that", "who", "which", "whose", "where"]
  private static let prepositions: Set<String> = ["in", "on", "at", "to", "into", "onto", "from", "of", "with", "by"]

  /// Whether some words say when it holds, or what else there is, and go on with no list: `while it loads`, `with name,
  /// price and date`; `, heading` behind a quotation says what it is.
  private func saysWhenOrHow(_ words: [Word], in run: Range<Int>) -> Bool {
    guard let opening = line[run].first(where: { $0.kind != .mark }) else { return false }
    // `Tab order on the form: A, B`
    if ["order", "sequence"].contains(line[run.lowerBound - 1].text) { return true }
    switch opening.text {
    case "the": return words.first?.text == "moment" || words.dropFirst().first?.text == "moment"
    case "when", "while", "once", "if", "during", "upon", "whenever": return true
    case "after": return words.last.map { tables.vocabulary.traits(of: $0.text).contains(.closed) } ?? false
    case "with": return line[run].contains { $0.text == "," || $0.text == "and" }
    default: return line[run.lowerBound - 1].kind == .quoted && line[run.lowerBound].text == "," && words.count == 1
    }
  }

  private static let people: Set<String> = ["i", "you", "she", "he", "they", "we", "it", "who", "that", "which"]

  /// `focus does not jump to the top`: where to is no part that can be left out.
  private func goesSomewhere(_ left: [Int], _ frames: [Frame]) -> Bool {
    guard frames.contains(where: { [.stay, .move, .does, .changes, .leave].contains($0.relation) }) else {
      return false
    }
    return left.runs.contains { run in
      run.lowerBound > 0 && line[run.lowerBound].kind == .word
        && ["to", "into", "onto", "from", "towards"].contains(line[run.lowerBound].text)
    }
  }

  /// `there are two dialogs between Cancel and Done`: a number of things is told of some place.
  private func narrowsNumber(_ left: [Int], _ frames: [Frame]) -> Bool {
    guard frames.contains(where: { $0.kind == .count }) else { return false }
    return left.runs.contains {
      $0.lowerBound > 0 && line[$0.lowerBound].kind == .word && !Self.parts(line[$0.lowerBound])
    }
  }

  /// Words that turn a claim round.
  private static let reversing: Set<String> = [
    "fails", "failed", "instead", "rather", "wrong", "bug", "actual", "missing", "lacks", "avoid", "avoids", "prevent",
    "prevents", "prevented", "stops", "blocked", "impossible", "regression", "broken", "reproducible", "opposite",
    "again", "still", "can", "default", "may", "might", "could", "would", "prior", "per", "ahead", "sooner", "later",
    "neither",
    "stop", "refuses", "refuse", "won't", "unable",
  ]

  static func saysNothing(_ word: Word) -> Bool {
    word.kind == .mark
      || word.kind == .word && ["and", "but", "so", "then", "that", "which", "the", "a", "an"].contains(word.text)
  }

  /// Where some words stand, those beside each other as one.
  func ranges(of indices: [Int]) -> [SourceRange] {
    var joined: [Range<Int>] = []
    for run in indices.runs {
      if let last = joined.last, line[last.upperBound..<run.lowerBound].allSatisfy(Self.saysNothing) {
        joined[joined.count - 1] = last.lowerBound..<run.upperBound
      } else {
        joined.append(run)
      }
    }
    return joined.map { line[$0.lowerBound].range.union(line[$0.upperBound - 1].range) }
  }
}
