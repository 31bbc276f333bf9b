/// Noun phrases of a line, in the author's words wherever the language takes them.
final class OpenThings {
  /// A noun phrase, and where it ends.
  struct Found {
    var reference: Reference
    var end: Int
  }

  let words: [Word]
  let tables: LanguageTables
  let source: SourceText
  private let picker: Picker
  private let published: Picker
  private var found: [Int: [Found]] = [:]

  init(_ words: [Word], tables: LanguageTables, source: SourceText) {
    self.words = words
    self.tables = tables
    self.source = source
    self.picker = Picker(words: words, tables: tables, source: source)
    self.published = Picker(words: words, tables: .published, source: source)
  }

  private static let longest = 11
  private static let most = 6

  /// The noun phrases that begin at a word, the longest first.
  func all(at start: Int) -> [Found] {
    if let known = found[start] { return known }
    found[start] = []
    var phrases: [Found] = []
    for end in stride(from: min(words.count, start + Self.longest), to: start, by: -1) where phrases.count < Self.most {
      guard let reference = reference(start..<end) else { continue }
      phrases.append(Found(reference: reference, end: end))
    }
    found[start] = phrases
    return phrases
  }

  /// The reference that exactly some words make.
  func reference(_ range: Range<Int>) -> Reference? {
    let stretch = Array(words[range])
    if let amount = amount(range) { return amount }
    // `Kicked me out`: what happened, and no name.
    guard range != 0..<1 || stretch[0].kind == .quoted || !stretch[0].text.hasSuffix("ed") else { return nil }
    guard canBegin(stretch[0]), stretch.last?.text != "back",
      !stretch.contains(where: { picker.isNoNoun($0) && !$0.isCapitalised }),
      stretch.last?.kind != .mark || stretch.last?.text == ")"
    else { return nil }
    return plain(stretch) ?? called(range) ?? numbered(range) ?? remembered(range) ?? named(range) ?? composed(range)
      ?? joined(range)
  }

  /// A phrase as it stands, or with the articles that it lacks.
  func plain(_ stretch: [Word]) -> Reference? {
    let spelt = Respelling(stretch).withArticles(tables.vocabulary).words
    let ways = [stretch, picker.withArticle(stretch)] + (spelt.count > stretch.count ? [spelt] : []) + placed(stretch)
    return ways.lazy.compactMap { self.published.reference($0) }.first
      ?? ways.lazy.compactMap { self.picker.reference($0) }.first
  }

  /// `the row above`: above what was told of before.
  private func placed(_ stretch: [Word]) -> [[Word]] {
    guard stretch.count > 2, let last = stretch.last, last.kind == .word, ["above", "below"].contains(last.text) else {
      return []
    }
    let place = SourceRange(last.range.upper, last.range.upper)
    return [stretch + [Word(kind: .word, text: "it", isCapitalised: false, range: place)]]
  }

  private func canBegin(_ word: Word) -> Bool {
    word.kind == .quoted || Picker.isNumber(word) || word.kind == .word && !Self.openers.contains(word.text)
  }

  private static let openers: Set<String> = [
    "is", "are", "on", "in", "at", "to", "of", "by", "with", "from", "for", "and", "or", "but", "so", "then", "not",
    "never", "as", "after", "before", "when", "while", "until", "once", "if", "which", "who", "because", "be", "does",
    "do", "i", "you", "we", "they", "he", "she", "focus", "also", "only", "just",
  ]

  /// `its first action, Reply`, `seat 14C`: a thing with its name behind it.
  private func called(_ range: Range<Int>) -> Reference? {
    guard let comma = range.first(where: { words[$0].kind == .mark }), words[comma].text == ",",
      comma > range.lowerBound, !words[range.lowerBound].isCapitalised, words[range.lowerBound].kind == .word,
      comma + 1 < range.upperBound, plain(Array(words[range.lowerBound..<comma])) != nil
    else { return nil }
    let name = words[comma + 1..<range.upperBound]
    guard let first = name.first, let last = name.last, name.count < 4, first.isCapitalised || first.kind == .quoted,
      name.allSatisfy({ $0.kind == .word || name.count == 1 })
    else { return nil }
    return Reference(.quoted(first.kind == .quoted ? first.text : source.text(first.range.union(last.range))))
  }

  // MARK: What the user was on

  /// `the episode I was playing`, `the track I started from`: what had focus before.
  private func remembered(_ range: Range<Int>) -> Reference? {
    for start in range.dropFirst() where isPerson(words[start]) || Self.relatives.contains(words[start].text) {
      guard let kind = clause(words[start..<range.upperBound].map(\.text)),
        var thing = plain(Array(words[range.lowerBound..<start]))
      else { continue }
      thing.relations.append(Reference.Relation(kind))
      return thing
    }
    return nil
  }

  private func isPerson(_ word: Word) -> Bool { word.kind == .word && Self.people.contains(word.text) }

  private static let people: Set<String> = ["i", "you", "we", "they", "she", "he", "it", "focus", "the"]
  private static let relatives: Set<String> = ["that", "which", "where", "from"]

  /// What a relative clause says that holds a person and what they did.
  private func clause(_ clause: [String]) -> Reference.Relation.Kind? {
    var rest = clause[...]
    while let first = rest.first, Self.relatives.contains(first) || Self.subjects.contains(first) {
      rest = rest.dropFirst()
    }
    guard rest.count < clause.count, !rest.isEmpty else { return nil }
    let told = rest.filter {
      !["last", "just", "before", "had", "was", "were", "been", "on", "in", "from", "at", "have"].contains($0)
    }
    if told.isEmpty { return clause.contains { ["was", "were", "had", "been"].contains($0) } ? .hadFocusBefore : nil }
    guard told.count == 1, let verb = told.first else { return nil }
    if Self.pressing.contains(verb) { return .lastActivated }
    let isOngoing = verb.hasSuffix("ing") && rest.contains { ["was", "were"].contains($0) }
    return isOngoing || Self.leaving.contains(verb) ? .hadFocusBefore : nil
  }

  private static let subjects: Set<String> = [
    "i", "you", "we", "they", "she", "he", "it", "focus", "the", "user", "cursor",
  ]
  private static let pressing: Set<String> = ["tapped", "pressed", "activated", "clicked", "hit", "double-tapped"]
  private static let leaving: Set<String> = ["left", "came", "started", "went", "began", "focused", "highlighted"]

  // MARK: Names

  /// A name in the author's own words: `14:05 to Uppsala`, `the Full screen button`.
  func named(_ range: Range<Int>, withNoun: Bool = true) -> Reference? {
    var rest = range
    if ["the", "a", "an"].contains(words[rest.lowerBound].text) { rest = rest.lowerBound + 1..<rest.upperBound }
    guard let first = rest.first, rest.count < 6, isNameLike(words[first]),
      range.lowerBound > 0 || rest.count > 1 || isNameOfHead(rest.upperBound)
    else { return nil }
    guard words[rest].allSatisfy({ $0.kind != .quoted && ![",", ";", ".", "→", "–", "—", "("].contains($0.text) })
    else { return nil }
    guard !words[rest].contains(where: { Self.unnamed.contains($0.text) }),
      rest.dropFirst().allSatisfy({ goesOn($0) || !withNoun && isParticle($0, in: rest) })
    else { return nil }
    // `14:05`, and not `Profile: VoiceOver`.
    guard rest.allSatisfy({ words[$0].text != ":" || $0 > rest.lowerBound && Picker.isNumber(words[$0 - 1]) }) else {
      return nil
    }
    let last = words[rest.upperBound - 1]
    let isNoun =
      withNoun && rest.count > 1 && !last.isCapitalised && tables.vocabulary.traits(of: last.text).contains(.noun)
    let end = isNoun ? rest.upperBound - 1 : rest.upperBound
    let text = source.text(words[first].range.union(words[end - 1].range))
    return Reference(.quoted(text), kindNoun: isNoun ? last.text : nil)
  }

  /// `Today is announced …`: whether a name of one word at the head of the line ends before its verb.
  private func isNameOfHead(_ end: Int) -> Bool {
    guard end < words.count, !words[0].isGerund, Self.unnamed.contains(words[end].text) else { return false }
    return tables.vocabulary.traits(of: words[0].text).isDisjoint(with: [.plural, .function, .determiner])
  }

  /// Whether a word goes on with a name: a capital, a number, a noun, or a small word before a capital.
  private func goesOn(_ index: Int) -> Bool {
    let word = words[index]
    if word.isCapitalised || Picker.isNumber(word) || word.kind == .mark { return true }
    if ["to", "of", "for"].contains(word.text) { return index + 1 < words.count && words[index + 1].isCapitalised }
    let traits = tables.vocabulary.traits(of: word.text)
    return !Picker.isWeighty(word) && (traits.contains(.noun) || !traits.contains(.closed))
  }

  /// `Sign in`, where a name of a list ends.
  private func isParticle(_ index: Int, in name: Range<Int>) -> Bool {
    index + 1 == name.upperBound && ["in", "out", "up", "off", "on", "all", "more"].contains(words[index].text)
  }

  private func isNameLike(_ word: Word) -> Bool {
    word.kind == .word && word.isCapitalised && tables.vocabulary.traits(of: word.text).isDisjoint(with: .proper)
      || Picker.isNumber(word) && words.contains { $0.text == ":" }
  }

  private static let unnamed: Set<String> = [
    "is", "are", "gets", "get", "has", "have", "does", "not", "never", "should", "must", "can", "will", "and", "or",
    "which", "that", "when", "after", "before", "keeps", "takes", "focus", "says", "reads", "goes", "moves", "stays",
    "no", "nothing", "every", "each", "both", "some", "any", "all", "on", "at", "until", "while", "with", "'s",
    "brings", "sends", "puts", "returns",
    "closes", "opens", "leaves", "leave", "from", "i", "you", "be",
  ]
}
