/// Every word that the tables know, with a search tree over the wordings.
struct Vocabulary: Sendable {
  /// A wording found in a line: the terminal it matches, where it ends, and its entry, when it has one.
  struct Match: Hashable, Sendable {
    var terminal: Int
    var end: Int
    var entry: Int?
    /// The entry of a manner word between a verb and its particle: `goes straight to`.
    var manner: Int?
  }

  /// What a single word may be.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt16
    /// Part of the language: it may not stand in an open noun phrase.
    static let closed = Traits(rawValue: 1)
    static let noun = Traits(rawValue: 2)
    static let modifier = Traits(rawValue: 4)
    /// Written with a capital anywhere.
    static let proper = Traits(rawValue: 8)
    static let vague = Traits(rawValue: 16)
    /// A word that is no verb, noun or modifier: a near miss of it is a slip of the pen.
    static let function = Traits(rawValue: 32)
    /// A known noun that may stand without a determiner.
    static let bare = Traits(rawValue: 128)
    /// The plural of a known noun.
    static let plural = Traits(rawValue: 64)
  }

  private struct Node: Sendable {
    var next: [Int: Int] = [:]
    var endings: [(terminal: Int, entry: Int?)] = []
    /// Whether the first word of a verb with a particle ends here.
    var beginsVerb = false
  }

  private(set) var entries: [Lexicon.Entry] = []
  /// Every word, in the order in which it was met.
  private(set) var words: [String] = []
  /// The function words, with their letters.
  private(set) var functionWords: [(word: String, letters: [UInt8])] = []
  /// Wordings of several words that nobody can observe: `right place`; none of their words is read.
  private var vaguePhrases: [[String]] = []
  private var numbers: [String: Int] = [:]
  private var traits: [Traits] = []
  private var nodes: [Node] = [Node()]

  /// Gathers the words of a lexicon and the literals of a grammar; classes that no production uses match nothing.
  init(_ lexicon: Lexicon, _ grammar: Grammar) {
    self.entries = lexicon.entries
    for (number, entry) in lexicon.entries.enumerated() { add(number, entry, grammar) }
    for (word, terminal) in grammar.literals {
      mark(word, [.closed, .function])
      insert([word], terminal: terminal, entry: nil)
    }
    for (number, word) in words.enumerated() where isFunctionWord(traits[number]) {
      functionWords.append((word, Array(word.utf8)))
    }
  }

  private func isFunctionWord(_ traits: Traits) -> Bool {
    traits.contains(.function) && !traits.contains(.noun)
  }

  private mutating func add(_ number: Int, _ entry: Lexicon.Entry, _ grammar: Grammar) {
    switch entry.sort {
    case .noun:
      mark(entry.words[0], entry.terminal == Self.bareClass ? [.noun, .bare] : .noun)
      mark(VerbForms.singular(entry.words[0]), [.noun, .plural])
    case .modifier: mark(entry.words[0], .modifier)
    case .vague where entry.words.count > 1: vaguePhrases.append(entry.words)
    case .vague: mark(entry.words[0], [.closed, .vague])
    case .verb:
      mark(entry.words[0], Self.standsBeforeNoun(entry) ? [.closed, .modifier] : .closed)
      entry.words.dropFirst().forEach { mark($0, [.closed, .function]) }
    case .word: entry.words.forEach { mark($0, [.closed, .function]) }
    case .proper:
      mark(entry.words[0], [.closed, .function, .proper])
      entry.words.dropFirst().forEach { mark($0, [.closed, .function]) }
    }
    guard let terminal = grammar.terminal(entry.terminal) else { return }
    insert(entry.words, terminal: terminal, entry: number, isVerb: entry.sort == .verb)
  }

  /// `the skipped questions`, `the triggering element`: a participle that no other form of the verb is.
  private static func standsBeforeNoun(_ entry: Lexicon.Entry) -> Bool {
    guard let first = entry.words.first, entry.words.count == 1 else { return false }
    if entry.terminal.hasSuffix(".p") { return first.hasSuffix("ed") || first.hasSuffix("en") }
    return entry.terminal.hasSuffix(".g") && first.hasSuffix("ing")
  }

  private mutating func number(_ word: String) -> Int {
    if let number = numbers[word] { return number }
    numbers[word] = words.count
    words.append(word)
    traits.append([])
    return words.count - 1
  }

  private mutating func mark(_ word: String, _ more: Traits) {
    let number = number(word)
    traits[number].formUnion(more)
  }

  private mutating func insert(_ wording: [String], terminal: Int, entry: Int?, isVerb: Bool = false) {
    var node = 0
    for (place, word) in wording.enumerated() {
      let number = number(word)
      if let next = nodes[node].next[number] {
        node = next
      } else {
        nodes.append(Node())
        nodes[node].next[number] = nodes.count - 1
        node = nodes.count - 1
      }
      if isVerb, place == 0, wording.count > 1 { nodes[node].beginsVerb = true }
    }
    nodes[node].endings.append((terminal, entry))
  }

  /// Whether a word opens a noun phrase.
  func isDeterminer(_ word: String) -> Bool {
    entries.contains { $0.terminal == "DETERMINER" && $0.words == [word] }
  }

  /// What a word may be; nothing when no table has it.
  func traits(of word: String) -> Traits { numbers[word].map { traits[$0] } ?? [] }

  /// Whether a wording that nobody can observe begins at a word of a line.
  func isVague(_ words: [Word], at start: Int) -> Bool {
    vaguePhrases.contains { phrase in
      start + phrase.count <= words.count
        && zip(words[start...], phrase).allSatisfy { $0.text == $1 && !$0.isCapitalised }
    }
  }

  /// Adds every wording that begins at a word of a line; `end` is past its last word.
  func findMatches(in words: [Word], at start: Int, into matches: inout [Match]) {
    guard let first = step(from: 0, over: start, in: words) else { return }
    addEndings(of: first, end: start + 1, manner: nil, into: &matches)
    walk(from: first, at: start + 1, in: words, manner: nil, into: &matches)
    guard nodes[first].beginsVerb, !nodes[first].next.isEmpty else { return }
    for manner in mannerWords(in: words, at: start + 1) {
      walk(from: first, at: manner.end, in: words, manner: manner.entry, into: &matches)
    }
  }

  private func step(from node: Int, over index: Int, in words: [Word]) -> Int? {
    guard index < words.count, words[index].kind != .quoted, let number = numbers[words[index].text] else { return nil }
    return nodes[node].next[number]
  }

  private func walk(from start: Int, at first: Int, in words: [Word], manner: Int?, into matches: inout [Match]) {
    var node = start
    var index = first
    while let next = step(from: node, over: index, in: words) {
      node = next
      index += 1
      addEndings(of: node, end: index, manner: manner, into: &matches)
    }
  }

  private func addEndings(of node: Int, end: Int, manner: Int?, into matches: inout [Match]) {
    for ending in nodes[node].endings {
      guard manner == nil || ending.entry.map({ takesManner(entries[$0]) }) == true else { continue }
      matches.append(Match(terminal: ending.terminal, end: end, entry: ending.entry, manner: manner))
    }
  }

  /// `goes straight to`; not `comes directly after`, which is a wording of its own.
  private func takesManner(_ entry: Lexicon.Entry) -> Bool {
    entry.sort == .verb && entry.words.count > 1 && !["before", "after"].contains(entry.words[1])
  }

  /// The wordings of a manner that begin at a word.
  private func mannerWords(in words: [Word], at start: Int) -> [(entry: Int, end: Int)] {
    var found: [(entry: Int, end: Int)] = []
    var node = 0
    var index = start
    while let next = step(from: node, over: index, in: words) {
      node = next
      index += 1
      for ending in nodes[node].endings {
        if let entry = ending.entry, entries[entry].terminal == Self.mannerClass { found.append((entry, index)) }
      }
    }
    return found
  }

  private static let mannerClass = "MANNER"
  private static let bareClass = "NOUN"
}
