/// Every word that the tables know, with a search tree over the wordings.
struct Vocabulary: Sendable {
  /// A wording found in a line: the terminal it matches, where it begins and ends, and its entry, when it has one.
  ///
  /// All of it is one number: a line has dozens of these, and lines are told apart by them.
  struct Match: Hashable, Sendable {
    /// Two bytes each for terminal, entry and manner, of the latter one more than the number; one for start and end.
    let number: UInt64

    init(terminal: Int, start: Int, end: Int, entry: Int? = nil, manner: Int? = nil) {
      number =
        UInt64(terminal) << 48 | UInt64((entry ?? -1) + 1) << 32 | UInt64((manner ?? -1) + 1) << 16
        | UInt64(start) << 8 | UInt64(end)
    }

    var terminal: Int { Int(number >> 48) }
    var start: Int { Int(number >> 8 & 0xFF) }
    var end: Int { Int(number & 0xFF) }
    var entry: Int? { Self.entry(number >> 32) }
    /// The entry of a manner word between a verb and its particle: `goes straight to`.
    var manner: Int? { Self.entry(number >> 16) }

    private static func entry(_ number: UInt64) -> Int? { number & 0xFFFF == 0 ? nil : Int(number & 0xFFFF) - 1 }

    /// Whether the numbers of all terminals and wordings find room.
    static func fits(_ lexicon: Lexicon, _ grammar: Grammar) -> Bool {
      lexicon.wordings.count < 0xFFFF && grammar.terminalNames.count < 0xFFFF
    }
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
    /// Opens a noun phrase.
    static let determiner = Traits(rawValue: 256)
    /// Carries nothing before a colon: `Expected: focus is on the error`.
    static let preface = Traits(rawValue: 512)
    /// Says alone that something happens: `Cancel → …`, whether a control is called so or not.
    static let happening = Traits(rawValue: 1024)
    /// The plural of a known noun.
    static let plural = Traits(rawValue: 64)
  }

  /// Every word that may be read, in the order in which it was met.
  private(set) var words: [String] = []
  /// The function words, for finding slips of the pen.
  private(set) var functionWords = NearWords()
  /// The words of six letters or more that are written with a capital anywhere: `VocieOver` is a slip, and no name.
  private(set) var properWords = NearWords()
  /// Every word of four letters or more: what is near one of these is no verb of the author's own.
  private var allWords = NearWords()
  private let lexicon: Lexicon
  /// The words of the lexicon, then those that only the grammar has, and plurals.
  private var spellings: Spellings
  /// By the number of the word; nothing of a word that only stands in wordings which nothing reads.
  private var traits: [Traits] = []
  private var isMet: [Bool] = []
  /// The numbers of the words that were met.
  private var numbers: [Int] = []
  private var tree = WordingTree()
  /// Wordings of several words that nobody can observe, by their first word: `right place`; none of them is read.
  private var vaguePhrases: [Int: [ArraySlice<Int>]] = [:]
  /// Whether such a wording begins with a word, by the number of the word.
  private var beginsVague: [Bool] = []
  /// Of each wording, whether a manner may stand before its particle: `goes straight to`.
  private var takesManner: [Bool] = []
  /// Of each wording, whether it is a manner itself.
  private var isManner: [Bool] = []
  /// The numbers of the words that a manner begins with.
  private var firstsOfManners: Set<Int> = []
  /// Whether a manner begins with a word, by the number of the word.
  private var beginsManner: [Bool] = []

  /// Gathers the words of a lexicon and the literals of a grammar; classes that no production uses match nothing.
  init(_ lexicon: Lexicon, _ grammar: Grammar) {
    precondition(Match.fits(lexicon, grammar), "the tables have more wordings than a match has numbers for")
    self.lexicon = lexicon
    self.spellings = lexicon.spellings
    let classes = Classes(lexicon, grammar)
    for (number, wording) in lexicon.wordings.enumerated() { add(number, wording, classes) }
    for (word, terminal) in grammar.literals {
      let number = spellings.add(word)
      mark(number, [.closed, .function])
      tree.insert([number], WordingTree.Ending(terminal: terminal, entry: nil), isVerb: false)
    }
    tree.finish()
    gatherFunctionWords()
    beginsVague = (0..<spellings.count).map { vaguePhrases[$0] != nil }
    beginsManner = (0..<spellings.count).map { firstsOfManners.contains($0) }
  }

  private mutating func add(_ number: Int, _ wording: Lexicon.Wording, _ classes: Classes) {
    let words = lexicon.sequence[wording.words]
    let sort = lexicon.rows[wording.row].sort
    markWords(words, sort, wording.terminal, classes)
    if wording.terminal == classes.determiner, words.count == 1 { mark(words[words.startIndex], .determiner) }
    if wording.terminal == classes.preface { mark(words[words.startIndex], .preface) }
    if wording.terminal == classes.happening, words.count == 1 { mark(words[words.startIndex], .happening) }
    let hasParticle = sort == .verb && words.count > 1
    // Not `comes directly after`, which is a wording of its own.
    takesManner.append(hasParticle && !classes.particlesWithoutManner.contains(words[words.startIndex + 1]))
    isManner.append(wording.terminal == classes.manner)
    if wording.terminal == classes.manner { firstsOfManners.insert(words[words.startIndex]) }
    guard let terminal = classes.terminals[wording.terminal] else { return }
    for word in words { meet(word) }
    tree.insert(words, WordingTree.Ending(terminal: terminal, entry: number), isVerb: sort == .verb)
  }

  private mutating func markWords(_ words: ArraySlice<Int>, _ sort: Lexicon.Sort, _ terminal: Int, _ classes: Classes) {
    let first = words[words.startIndex]
    switch sort {
    case .noun:
      mark(first, terminal == classes.bare ? [.noun, .bare] : .noun)
      mark(spellings.add(Array(VerbForms.singular(spellings[first]).utf8)[...]), [.noun, .plural])
    case .modifier: mark(first, .modifier)
    case .vague where words.count > 1: vaguePhrases[first, default: []].append(words)
    case .vague: mark(first, [.closed, .vague])
    case .verb:
      mark(first, standsBeforeNoun(words, terminal, classes) ? [.closed, .modifier] : .closed)
      for word in words.dropFirst() { mark(word, [.closed, .function]) }
    case .word: for word in words { mark(word, [.closed, .function]) }
    case .proper:
      mark(first, [.closed, .function, .proper])
      for word in words.dropFirst() { mark(word, [.closed, .function]) }
    }
  }

  /// `the skipped questions`, `the triggering element`: a participle that no other form of the verb is.
  private func standsBeforeNoun(_ words: ArraySlice<Int>, _ terminal: Int, _ classes: Classes) -> Bool {
    guard words.count == 1 else { return false }
    let letters = spellings.letters(of: words[words.startIndex])
    if classes.isParticiple[terminal] {
      return letters.suffix(2).elementsEqual("ed".utf8) || letters.suffix(2).elementsEqual("en".utf8)
    }
    // `the export button`: what a control is called by what it does.
    if terminal == classes.event { return true }
    return classes.isGerund[terminal] && letters.suffix(3).elementsEqual("ing".utf8)
  }

  private mutating func meet(_ word: Int) {
    if word >= traits.count {
      let missing = max(traits.count, word - traits.count + 1)
      traits += Array(repeating: [], count: missing)
      isMet += Array(repeating: false, count: missing)
    }
    guard !isMet[word] else { return }
    isMet[word] = true
    words.append(spellings[word])
    numbers.append(word)
  }

  private mutating func mark(_ word: Int, _ more: Traits) {
    meet(word)
    traits[word].formUnion(more)
  }

  private mutating func gatherFunctionWords() {
    for number in numbers where spellings.letters(of: number).count >= 4 {
      allWords.append(spellings.letters(of: number))
    }
    for number in numbers where traits[number].contains(.function) && !traits[number].contains(.noun) {
      functionWords.append(spellings.letters(of: number))
      if traits[number].contains(.proper), spellings.letters(of: number).count >= 6 {
        properWords.append(spellings.letters(of: number))
      }
    }
  }
}

// MARK: - Looking up

extension Vocabulary {
  /// The number of a word that is in some wording.
  func number(of word: String) -> Int? { spellings.number(of: word) }

  /// What a word may be; nothing when no table has it.
  func traits(of number: Int?) -> Traits {
    guard let number, number < traits.count else { return [] }
    return traits[number]
  }

  /// What a word may be; nothing when no table has it.
  func traits(of word: String) -> Traits { traits(of: number(of: word)) }

  /// The first word of four letters or more that is one slip away from one that no table has.
  func nearest(to word: String) -> String? { allWords.nearest(to: Array(word.utf8)) }

  /// Whether a word opens a noun phrase.
  func isDeterminer(_ word: String) -> Bool { traits(of: word).contains(.determiner) }

  /// What a wording of the lexicon says.
  func settings(of entry: Int) -> [Setting] { lexicon.rows[lexicon.wordings[entry].row].settings }

  /// Whether a wording that nobody can observe begins at a word of a line.
  func isVague(_ words: [Word], _ numbers: [Int?], at start: Int) -> Bool {
    guard let first = numbers[start], beginsVague[first], let phrases = vaguePhrases[first] else { return false }
    return phrases.contains { phrase in
      start + phrase.count <= words.count
        && zip(words[start...], phrase).allSatisfy { $0.text == spellings[$1] && !$0.isCapitalised }
    }
  }

  /// Adds every wording that begins at a word of a line, given by the numbers of its words; a quotation has none.
  func findMatches(in numbers: [Int?], at start: Int, into matches: inout [Match]) {
    guard let word = numbers[start], let first = tree.begin(with: word) else { return }
    addEndings(of: first, start..<start + 1, to: &matches)
    walk(from: first, in: numbers, start..<start + 1, to: &matches)
    guard tree.beginsVerb(at: first) else { return }
    for manner in mannerWords(in: numbers, at: start + 1) {
      walk(from: first, in: numbers, start..<manner.end, manner: manner.entry, to: &matches)
    }
  }

  private func walk(
    from start: Int,
    in numbers: [Int?],
    _ begun: Range<Int>,
    manner: Int? = nil,
    to matches: inout [Match]
  ) {
    var node = start
    var end = begun.upperBound
    while end < numbers.count, let word = numbers[end], let next = tree.step(from: node, over: word) {
      node = next
      end += 1
      addEndings(of: node, begun.lowerBound..<end, manner: manner, to: &matches)
    }
  }

  private func addEndings(of node: Int, _ span: Range<Int>, manner: Int? = nil, to matches: inout [Match]) {
    tree.forEachEnding(of: node) { ending in
      guard manner == nil || ending.entry.map({ takesManner[$0] }) == true else { return }
      let (start, end) = (span.lowerBound, span.upperBound)
      matches.append(Match(terminal: ending.terminal, start: start, end: end, entry: ending.entry, manner: manner))
    }
  }

  /// The wordings of a manner that begin at a word.
  private func mannerWords(in numbers: [Int?], at start: Int) -> [(entry: Int, end: Int)] {
    guard start < numbers.count, let word = numbers[start], beginsManner[word], var node = tree.begin(with: word) else {
      return []
    }
    var found: [(entry: Int, end: Int)] = []
    var end = start + 1
    while true {
      tree.forEachEnding(of: node) { ending in
        if let entry = ending.entry, isManner[entry] { found.append((entry, end)) }
      }
      guard end < numbers.count, let word = numbers[end], let next = tree.step(from: node, over: word) else { break }
      node = next
      end += 1
    }
    return found
  }
}

extension Vocabulary {
  /// What the vocabulary asks of each class of the lexicon, found out once.
  private struct Classes {
    /// The numbers in the grammar, of those that a production uses.
    let terminals: [Int?]
    let bare: Int?
    let determiner: Int?
    let preface: Int?
    let happening: Int?
    let event: Int?
    let manner: Int?
    let particlesWithoutManner: [Int?]
    /// Whether the terminal is of participles, and of gerunds.
    let isParticiple: [Bool]
    let isGerund: [Bool]

    init(_ lexicon: Lexicon, _ grammar: Grammar) {
      let names = (0..<lexicon.terminals.count).map { lexicon.terminals.letters(of: $0) }
      self.terminals = names.map { grammar.terminal($0) }
      self.bare = lexicon.terminals.number(of: "NOUN")
      self.determiner = lexicon.terminals.number(of: "DETERMINER")
      self.preface = lexicon.terminals.number(of: "PREFACE")
      self.happening = lexicon.terminals.number(of: "HAPPENING")
      self.event = lexicon.terminals.number(of: "EVENT.b")
      self.manner = lexicon.terminals.number(of: "MANNER")
      self.particlesWithoutManner = ["before", "after"].map { lexicon.spellings.number(of: $0) }
      self.isParticiple = names.map { $0.suffix(2).elementsEqual(VerbForms.Form.participle.suffix.utf8) }
      self.isGerund = names.map { $0.suffix(2).elementsEqual(VerbForms.Form.gerund.suffix.utf8) }
    }
  }
}
