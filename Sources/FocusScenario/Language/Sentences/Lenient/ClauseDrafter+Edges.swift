// Where a part of a line may begin and end.

extension ClauseDrafter {
  /// Where a part may begin.
  var openings: [Int] {
    let label = matcher.picker.labelEnd.map { [$0] } ?? []
    let inner = line.indices.dropFirst().filter { index in
      Self.joins(line[index - 1]) || Stretches.isMoving(line[index])
        || ["straight", "directly", "just", "shortly"].contains(line[index].text)
        || Self.introducing.contains(line[index - 1].text) || Stretches.beginsClaim(at: index, of: line, tables)
        || isLoose && opensClaim(index)
    }
    return Array(Set([0] + label + inner)).filter { $0 < line.count && line[$0].kind != .mark && !isInParentheses($0) }
      .sorted()
  }

  func isInParentheses(_ index: Int) -> Bool {
    let marks = line[..<index].filter { $0.kind == .mark }.map(\.text)
    return marks.filter { $0 == "(" }.count > marks.filter { $0 == ")" }.count
  }

  /// Whether a claim may begin at a word inside a clause: nothing before it says where, whose or what is done to it.
  private func opensClaim(_ index: Int) -> Bool {
    guard canBegin(index), line[index - 1].kind == .word else { return false }
    let before = line[index - 1].text
    return !Self.governing.contains(before) && !tables.vocabulary.isDeterminer(before) && !before.hasSuffix("ing")
      && !isSubordinate(index)
  }

  /// `while the time is still read`: a clause that says when or why claims nothing.
  private func isSubordinate(_ index: Int) -> Bool {
    let start = line[..<index].lastIndex { $0.kind == .mark } ?? -1
    return line[(start + 1)..<index].contains { Stretches.isMoving($0) || Self.subordinating.contains($0.text) }
  }

  private static let subordinating: Set<String> = [
    "whether", "why", "how", "where", "unless", "although", "though", "because", "since", "who", "whose", "than",
    "that",
    "which",
  ]

  private static let governing: Set<String> = [
    "in", "on", "at", "to", "of", "by", "with", "from", "for", "behind", "under", "over", "into", "onto", "than", "as",
    "like", "about", "without", "between", "before", "after", "until", "past", "'s", "and", "or", "nor", "not", "no",
    "never", "is", "are", "was", "were", "be", "has", "have", "had", "only", "just", "both", "via", "per", "against",
    "gets", "get", "takes", "take", "keeps", "keep", "leaves", "leave", "lets", "let", "makes", "make", "stop", "stops",
    "next", "first", "second", "last", "doubt", "doubts", "wish", "wishes", "unless", "if", "whether", "inside",
  ]
  private static let looseEnds: Set<String> = [
    "across", "upon", "onto", "into", "within", "beyond", "past", "near", "around", "along", "during", "unprompted",
    "first", "every", "each", "twice", "today", "yesterday", "already", "now", "instead", "here", "everywhere", "it",
    "whatever", "wherever", "beforehand", "mid-word", "mid-sentence", "as", "please", "pls", "tbh", "though", "since",
    "too",
  ]

  static let introducing: Set<String> = [
    "ensure", "verify", "check", "confirm", "expect", "sure", "expected", "want", "assert", "found", "noted",
    "showed", "see", "note", "noticed", "reports", "fyi", "please", "ok", "hey",
  ]

  /// Whether a part may end before a word: at the end, a mark, or a word with which something else begins.
  func canEnd(_ end: Int) -> Bool {
    guard end < line.count else { return true }
    if ["apart", "of"].contains(line[end].text) { return false }
    return line[end].kind == .mark || Stretches.isJoint(line[end]) || Stretches.trailing.contains(line[end].text)
      || line[end].text.hasSuffix("ly") || isLoose && Self.looseEnds.contains(line[end].text)
  }

  /// `popup closes → …`: what stands before an arrow at the head of a line is no claim.
  func tellsWhen(_ range: Range<Int>) -> Bool {
    range.lowerBound == 0 && range.upperBound < line.count && ["→", ">"].contains(line[range.upperBound].text)
  }

  /// Whether nothing stands before a word that a claim without a verb may belong to.
  func isAlone(_ start: Int) -> Bool {
    start == 0 || line[start - 1].kind == .mark && [":", ";", ".", "–", "—", ","].contains(line[start - 1].text)
  }

  /// Whether a claim may begin at a word, with no mark before it.
  func canBegin(_ index: Int) -> Bool {
    index < line.count && (line[index].kind == .quoted || Stretches.opensSubject(line[index], tables))
  }

  /// Whether something may begin behind a word: a mark, or a word that joins and opens nothing itself.
  static func joins(_ word: Word) -> Bool {
    Stretches.isJoint(word) && !Stretches.isMoving(word)
  }
}
