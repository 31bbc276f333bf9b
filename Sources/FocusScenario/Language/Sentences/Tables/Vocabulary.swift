/// Every word that the tables know, with a search tree over the wordings.
struct Vocabulary: Sendable {
  /// A wording found in a line: the terminal it matches, where it ends, and its entry, when it has one.
  struct Match: Hashable, Sendable {
    var terminal: Int
    var end: Int
    var entry: Int?
  }

  /// What a single word may be.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    /// Part of the language: it may not stand in an open noun phrase.
    static let closed = Traits(rawValue: 1)
    static let noun = Traits(rawValue: 2)
    static let modifier = Traits(rawValue: 4)
    /// Written with a capital anywhere.
    static let proper = Traits(rawValue: 8)
    static let vague = Traits(rawValue: 16)
    /// A word that is no verb, noun or modifier: a near miss of it is a slip of the pen.
    static let function = Traits(rawValue: 32)
  }

  private struct Node: Sendable {
    var next: [Int: Int] = [:]
    var endings: [(terminal: Int, entry: Int?)] = []
  }

  private(set) var entries: [Lexicon.Entry] = []
  /// Every word, in the order in which it was met.
  private(set) var words: [String] = []
  /// The function words, with their letters.
  private(set) var functionWords: [(word: String, letters: [UInt8])] = []
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
    traits.contains(.function) && traits.isDisjoint(with: [.noun, .modifier])
  }

  private mutating func add(_ number: Int, _ entry: Lexicon.Entry, _ grammar: Grammar) {
    switch entry.sort {
    case .noun:
      mark(entry.words[0], .noun)
      mark(VerbForms.singular(entry.words[0]), .noun)
    case .modifier: mark(entry.words[0], .modifier)
    case .vague where entry.words.count > 1: break
    case .vague: mark(entry.words[0], [.closed, .vague])
    case .verb:
      mark(entry.words[0], .closed)
      entry.words.dropFirst().forEach { mark($0, [.closed, .function]) }
    case .word: entry.words.forEach { mark($0, [.closed, .function]) }
    case .proper:
      mark(entry.words[0], [.closed, .function, .proper])
      entry.words.dropFirst().forEach { mark($0, [.closed, .function]) }
    }
    if let terminal = grammar.terminal(entry.terminal) { insert(entry.words, terminal: terminal, entry: number) }
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

  private mutating func insert(_ wording: [String], terminal: Int, entry: Int?) {
    var node = 0
    for word in wording {
      let number = number(word)
      if let next = nodes[node].next[number] {
        node = next
      } else {
        nodes.append(Node())
        nodes[node].next[number] = nodes.count - 1
        node = nodes.count - 1
      }
    }
    nodes[node].endings.append((terminal, entry))
  }

  /// Whether a word opens a noun phrase.
  func isDeterminer(_ word: String) -> Bool {
    entries.contains { $0.terminal == "DETERMINER" && $0.words == [word] }
  }

  /// What a word may be; nothing when no table has it.
  func traits(of word: String) -> Traits { numbers[word].map { traits[$0] } ?? [] }

  /// Adds every wording that begins at a word of a line; `end` is past its last word.
  func findMatches(in words: [Word], at start: Int, into matches: inout [Match]) {
    var node = 0
    var index = start
    while index < words.count, words[index].kind != .quoted, let number = numbers[words[index].text],
      let next = nodes[node].next[number]
    {
      node = next
      index += 1
      for ending in nodes[node].endings {
        matches.append(Match(terminal: ending.terminal, end: index, entry: ending.entry))
      }
    }
  }
}
