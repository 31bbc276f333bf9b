/// Tells whether a word of the vague rows says how something is, or only stands in an expression that is not vague.
///
/// `soon` is vague, and `as soon as` is not; `it handles errors well` is, and `both handles` are things.
struct VagueUse {
  private let words: [Word]

  /// Prepares the words of a line.
  init(_ words: [Word]) {
    self.words = words
  }

  /// Whether the word at a place is meant vaguely there.
  func isVague(at place: Int) -> Bool {
    let word = words[place].text
    if let before = Self.plainBehind[word], before.contains(text(place - 1)) { return false }
    if let after = Self.plainBefore[word], after.contains(text(place + 1)) { return false }
    if Self.measures.contains(word) { return isMeasure(place + 1) }
    return !(Self.things.contains(word) && isThing(at: place))
  }

  private func text(_ place: Int) -> String {
    words.indices.contains(place) && words[place].kind == .word ? words[place].text : ""
  }

  /// `about 2 seconds`, `about half a minute`; not `told about it`.
  private func isMeasure(_ place: Int) -> Bool {
    guard words.indices.contains(place) else { return false }
    return words[place].text.utf8.first.map(Glyph.isDigit) == true || Self.numbers.contains(words[place].text)
  }

  /// `both handles are reachable`: behind a determiner, and before a verb or the end.
  private func isThing(at place: Int) -> Bool {
    Self.determiners.contains(text(place - 1)) && (place + 1 == words.count || Self.verbs.contains(text(place + 1)))
  }

  /// What stands before a word that is not vague then.
  private static let plainBehind: [String: Set<String>] = [
    "soon": ["as"], "well": ["as"], "many": ["as", "how"], "often": ["how", "more", "less"], "few": ["how"],
    "fast": ["how"], "expected": ["the", "its"],
  ]
  /// What stands behind a word that is not vague then.
  private static let plainBefore: [String: Set<String>] = [
    "very": ["next", "first", "last", "same", "end", "top", "bottom", "beginning", "start", "item", "row", "field"],
    "work": ["as"], "works": ["as"],
  ]
  private static let measures: Set<String> = ["about", "roughly", "approximately", "almost", "nearly"]
  private static let numbers: Set<String> = [
    "a", "an", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "half",
  ]
  private static let things: Set<String> = [
    "handles", "matches", "works", "looks", "issues", "bugs", "standards", "requirements", "expectations",
    "regulations",
    "criteria", "surprises", "barriers", "regressions", "glitches", "guidelines", "conventions",
  ]
  private static let determiners: Set<String> = [
    "the", "both", "all", "its", "their", "these", "those", "no", "two", "three", "my", "your", "which",
  ]
  private static let verbs: Set<String> = [
    "is", "are", "was", "were", "has", "have", "do", "does", "must", "should", "can", "cannot", "and", "or", "in", "on",
    "at", "of", "stay", "appear", "disappear", "move", "get", "come", "go",
  ]
}
