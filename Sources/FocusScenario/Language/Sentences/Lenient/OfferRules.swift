/// Says of which lines nothing is offered, and which of their words nobody can observe.
struct OfferRules {
  private let words: [Word]
  private let tables: LanguageTables
  private let source: SourceText

  /// Prepares the words of a refused line.
  init(_ words: [Word], tables: LanguageTables, source: SourceText) {
    self.words = words
    self.tables = tables
    self.source = source
  }

  /// Longer lines are not looked at.
  private static let longest = 60

  /// Whether a line may not be told in other words.
  var forbidAnything: Bool {
    words.isEmpty || words.count > Self.longest || complains || hasCases || hasSlipOfDenial
  }

  /// What somebody complains about is not what is expected.
  private var complains: Bool {
    words.contains { $0.kind == .word && Self.complaints.contains($0.text) }
      || zip(words, words.dropFirst()).contains { $0.text == "wrong" && ["way", "order"].contains($1.text) }
  }

  private static let complaints: Set<String> = [
    "hate", "hates", "annoying", "annoys", "annoyed", "confusing", "confused", "confuses", "bug", "buggy", "bugs",
    "unfortunately", "sadly", "complains", "complained", "currently", "reproduce", "reproduced", "nowadays", "ugh",
    "issue", "issues", "resolved", "revert", "defect", "regressed",
  ]

  /// `on X, or on Y if the list is empty`, `to X; if the row is gone, to Y`: two cases, of which no one claim holds.
  private var hasCases: Bool {
    guard let condition = words.lastIndex(where: { $0.kind == .word && $0.text == "if" }) else { return false }
    return words[..<condition].contains { $0.kind == .word && $0.text == "or" || $0.kind == .mark && $0.text == ";" }
  }

  /// A denial gone wrong would be lost: `the cart cannomt be reached`.
  private var hasSlipOfDenial: Bool { words.contains { $0.kind == .word && Picker.isSlipOfWeight($0.text) } }

  /// Where `Expected result:` ends at the head of the line; 0 when it begins with none.
  var labelEnd: Int {
    if words.count > 4, words[0].text == "done", words[1].text == "when", words[0].kind == .word { return 2 }
    guard let end = Picker(words: words, tables: tables, source: source).labelEnd, end < words.count,
      ["expected", "expect"].contains(words[0].text)
    else { return 0 }
    return end
  }

  // MARK: What nobody can observe

  /// The places of words that nobody can observe, behind the label of the line: they are asked about, not left out.
  var vague: [Int] {
    let label = Picker(words: words, tables: tables, source: source).labelEnd ?? 0
    return words.indices.dropFirst(label).filter { isVague($0) }
  }

  private func isVague(_ index: Int) -> Bool {
    let word = words[index]
    if index > 0, Self.measuring[words[index - 1].text]?.contains(word.text) == true { return false }
    return word.kind == .word && !Self.harmless.contains(word.text)
      && tables.vocabulary.traits(of: word.text).contains(.vague)
  }

  /// `as soon as`, `as well as`, `how many`
  private static let measuring: [String: Set<String>] = ["as": ["soon", "well"], "how": ["many", "much", "long"]]

  /// Words that are vague as a claim, and not as a part of what is left out or named.
  private static let harmless: Set<String> = [
    "ok", "somebody", "someone", "anybody", "anyone", "nobody", "something", "anything", "several", "handle", "handles",
    "very", "many", "correct", "correctly", "wrong", "wrongly", "often", "criteria", "long", "short", "new",
    "because", "since", "although", "though", "whereas", "irrespective", "regardless", "assuming", "may", "might",
    "could", "would", "really", "quite", "pretty", "extra", "close", "some", "few", "enough", "usual", "normal",
    "accidental", "about", "experience",
  ]
}
