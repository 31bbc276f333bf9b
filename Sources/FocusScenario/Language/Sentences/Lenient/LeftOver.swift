/// What the drafts of a line leave out of it, and whether they may.
struct LeftOver {
  private let line: [Word]
  private let tables: LanguageTables
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
          || tellsWhich($0)
      })
    else {
      return nil
    }
    for run in runs(of: left) {
      if belongs(run) { return nil }
      // What is quoted before the claim is what it is about; behind it, an example or another claim.
      if run.lowerBound < firstClaim, line[run].contains(where: { $0.kind == .quoted }), !isApart(run) { return nil }
    }
    return goesSomewhere(left, frames) ? nil : left
  }

  /// Where `can we make sure that`, `SC 2.4.3 –` or `QA-17:` ends at the head of the line: it asks, or counts lines.
  private var prefaceEnd: Int {
    if let dash = line.prefix(6).firstIndex(where: { $0.kind == .mark && [":", "–", "—", "-"].contains($0.text) }),
      line[..<dash].contains(where: { Picker.isNumber($0) }),
      line[..<dash].allSatisfy({ Picker.isNumber($0) || $0.isCapitalised || $0.kind == .mark })
    {
      return dash + 1
    }
    let asked = Self.prefaces.first { preface in
      line.count > preface.count && zip(line, preface).allSatisfy { $0.text == $1 && $0.kind == .word }
    }
    return asked?.count ?? 0
  }

  private static let prefaces = [
    "can we make sure that", "can we make sure", "could we make sure", "can you make sure", "can we", "could we",
    "it would be nice if", "would be nice if", "i would like that", "we would like that", "we would expect that",
    "can you please make sure", "it can be verified that", "i also want that", "just make sure", "just check that",
  ].map { $0.split(separator: " ").map(String.init) }

  /// A place in a row or in time, in a clause of its own: `…, right now it comes first`.
  private func standsApart(_ index: Int, _ said: Set<Int>) -> Bool {
    Self.placing.contains(line[index].text) && isApart(index, said)
  }

  private static func parts(_ word: Word) -> Bool { word.kind == .mark || ["and", "but", "so"].contains(word.text) }

  private static let placing: Set<String> = [
    "missing",
    "before", "under", "over", "first", "second", "third", "last", "same", "again", "another", "other", "whole",
    "single",
  ]

  /// `one by one`, `step by step`.
  private func saysOneByOne(_ index: Int) -> Bool {
    index + 2 < line.count && line[index + 1].text == "by" && line[index + 2].text == line[index].text
      || index > 1 && line[index - 1].text == "by" && line[index - 2].text == line[index].text
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

  /// `with three fingers`: how many fingers it takes is no count of anything that is claimed.
  private func saysNoNumber(_ index: Int) -> Bool {
    guard Picker.isNumber(line[index]), index + 1 < line.count else { return false }
    return ["finger", "fingers", "hand", "hands", "taps", "switch", "switches"].contains(line[index + 1].text)
  }

  /// `once the code is typed, …`, `if the bulb is offline, …`: a clause at the head of a sentence that the task brings
  /// about, as far as its first word goes.
  private func opensCondition(_ index: Int, before claim: Int) -> Bool {
    if opensOnce(index) { return true }
    guard ["once", "if"].contains(line[index].text), index < claim,
      line[index..<claim].contains(where: { $0.kind == .mark || $0.text == "then" })
    else { return false }
    return index == 0 || line[index - 1].kind == .mark && ![",", "("].contains(line[index - 1].text)
  }

  /// `once data is in`: a clause that says when, and no count.
  private func opensOnce(_ index: Int) -> Bool {
    guard line[index].text == "once", index > 0, index + 2 < line.count, line[index + 1].kind == .word else {
      return false
    }
    let determiners: Set<String> = ["the", "a", "an", "i", "you", "they", "we", "it", "data", "that", "this", "all"]
    let bounds: Set<String> = ["only", "exactly", "just", "than", "most", "least", "not"]
    return determiners.contains(line[index + 1].text) && !bounds.contains(line[index - 1].text)
  }

  /// `the failed submit`, `wrong postcode:`: which one it is, and not that something goes wrong.
  private func tellsWhich(_ index: Int) -> Bool {
    guard ["failed", "wrong", "missing", "broken"].contains(line[index].text), index + 1 < line.count else {
      return false
    }
    let next = line[index + 1]
    return next.kind == .word && !tables.vocabulary.traits(of: next.text).contains(.function)
  }

  /// Whether some words with a quotation stand for themselves: what somebody said, `"I lost my place": …`, or a clause.
  private func isApart(_ run: Range<Int>) -> Bool {
    guard run.lowerBound == 0, let last = line[run].last, last.kind == .mark else { return false }
    if last.text == ":" || line[0].kind == .quoted { return line[run].contains { $0.isSpeech } }
    return run.count > 4
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
    if opening.contains(where: { [":", "(", "–", "—"].contains($0) }) || isRole(run) { return false }
    let words = line[run].drop { Stretches.isJoint($0) }
    guard run.lowerBound > 0, !words.isEmpty else { return false }
    // `…, going back`
    if opening == [","], words.first?.text.hasSuffix("ing") == true { return false }
    if opening.isEmpty, isCutOff(run) || opensRelative(run) { return true }
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
    guard frames.contains(where: { [.stay, .move, .does, .changes].contains($0.relation) }) else { return false }
    return runs(of: left).contains { run in
      run.lowerBound > 0 && line[run.lowerBound].kind == .word
        && ["to", "into", "onto", "from", "towards"].contains(line[run.lowerBound].text)
    }
  }

  /// Words that turn a claim round.
  private static let reversing: Set<String> = [
    "fails", "failed", "instead", "rather", "wrong", "bug", "actual", "missing", "lacks", "avoid", "avoids", "prevent",
    "prevents", "prevented", "stops", "blocked", "impossible", "regression", "broken", "reproducible", "opposite",
    "again", "still", "can", "default", "may", "might", "could", "would",
  ]

  static func saysNothing(_ word: Word) -> Bool {
    word.kind == .mark
      || word.kind == .word && ["and", "but", "so", "then", "that", "which", "the", "a", "an"].contains(word.text)
  }

  /// Where some words stand, those beside each other as one.
  func ranges(of indices: [Int]) -> [SourceRange] {
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
