/// Finds every derivation of a line: a memoised descent that never stops at the first.
struct Chart {
  /// One way to build a rule over some words.
  struct Node {
    var production: Int
    var start: Int
    var end: Int
    /// Where its children stand in `children`: a node by its number, a match by the complement of its number.
    var children: Range<Int>
  }

  /// More nodes than any sentence needs; a line beyond it is refused.
  static let limit = 20_000
  /// More words than any sentence has.
  static let longest = 200

  let tables: LanguageTables
  let words: [Word]
  let matches: [Vocabulary.Match]
  private(set) var nodes: [Node] = []
  private(set) var children: [Int] = []
  /// The last word that something tried to read: where a line that has no derivation goes wrong.
  private(set) var furthest = 0
  /// Whether the line has more derivations than the limit.
  private(set) var isOverfull = false

  private let matchRanges: [Range<Int>]
  /// For each place in the line, the set of productions that can begin there.
  private var live: [UInt64] = []
  /// For each rule and place, one more than the number of its list in `lists`; zero while nobody asked.
  private var memo: [Int32]
  /// What was derived, as stretches of `derived`; the first is empty.
  private var lists: [Range<Int>] = [0..<0]
  private var derived: [Int] = []
  /// The nodes of the rules that are being derived, those of the innermost last.
  private var found: [Int] = []
  private var stack: [Int] = []

  /// What each word of a line may be.
  struct Matches {
    /// In the order of the words that they begin at.
    fileprivate(set) var all: [Vocabulary.Match] = []

    /// Looks up the words of a line; of one that is too long, nothing.
    init(_ words: [Word], _ tables: LanguageTables) {
      guard words.count <= Chart.longest else { return }
      let finder = WordMatcher(words, tables)
      all.reserveCapacity(words.count * 8)
      for position in words.indices { finder.findMatches(at: position, into: &all) }
    }

    /// Where those that begin at each word stand among all.
    fileprivate func ranges(words count: Int) -> [Range<Int>] {
      var upper = 0
      return (0..<count).map { position in
        let lower = upper
        while upper < all.count, all[upper].start == position { upper += 1 }
        return lower..<upper
      }
    }
  }

  /// Looks up the words of a line.
  init(_ words: [Word], _ tables: LanguageTables) {
    self.init(words, tables, Matches(words, tables))
  }

  /// Takes what the words of a line may be.
  init(_ words: [Word], _ tables: LanguageTables, _ found: Matches) {
    self.words = words
    self.tables = tables
    self.matches = found.all
    self.matchRanges = words.count > Self.longest ? [] : found.ranges(words: words.count)
    let places = words.count > Self.longest ? 0 : words.count + 1
    self.memo = Array(repeating: 0, count: places * tables.grammar.ranges.count)
    guard places > 0 else { return }
    for range in matchRanges { addLive(matches[range]) }
    live += tables.grammar.nullable
  }

  private mutating func addLive(_ matches: ArraySlice<Vocabulary.Match>) {
    let stride = tables.grammar.stride
    let start = live.count
    live += tables.grammar.nullable
    for match in matches {
      for word in 0..<stride { live[start + word] |= tables.grammar.beginnings[match.terminal * stride + word] }
    }
  }

  /// The derivations of a rule that take up all the words.
  mutating func derivations(of rule: String) -> [Int] {
    guard words.count <= Self.longest else {
      isOverfull = true
      return []
    }
    guard let number = tables.grammar.rule(rule) else { return [] }
    return derived[derive(number, at: 0)].filter { nodes[$0].end == words.count }
  }

  /// Where the derivations of a rule end that begin with the first word.
  mutating func ends(of rule: String) -> Set<Int> {
    guard words.count <= Self.longest, let number = tables.grammar.rule(rule) else { return [] }
    return Set(derived[derive(number, at: 0)].map { nodes[$0].end })
  }

  /// The nodes of a rule from a place on, as a stretch of `derived`.
  private mutating func derive(_ rule: Int, at position: Int) -> Range<Int> {
    let place = rule * (words.count + 1) + position
    if memo[place] > 0 { return lists[Int(memo[place]) - 1] }
    memo[place] = 1
    let lower = found.count
    for production in tables.grammar.ranges[rule] where isLive(production, at: position) {
      let codes = tables.grammar.codeStarts[production]
      extend(production, code: codes, codes, from: position, at: position)
    }
    guard found.count > lower else { return lists[0] }
    let list = derived.count..<(derived.count + found.count - lower)
    derived += found[lower...]
    found.removeSubrange(lower...)
    lists.append(list)
    memo[place] = Int32(lists.count)
    return list
  }

  private func isLive(_ production: Int, at position: Int) -> Bool {
    live[position * tables.grammar.stride + production / 64] >> UInt64(production % 64) & 1 != 0
  }

  /// Reads the items of a production from one on, given by its place among the codes.
  private mutating func extend(_ production: Int, code place: Int, _ first: Int, from start: Int, at position: Int) {
    if position > furthest { furthest = position }
    guard nodes.count < Self.limit else {
      isOverfull = true
      return
    }
    guard place < tables.grammar.codeStarts[production + 1] else {
      return finish(production, items: place - first, from: start, at: position)
    }
    let code = tables.grammar.codes[place]
    if code >= 0 {
      guard position < words.count else { return }
      for match in matchRanges[position] where matches[match].terminal == code {
        stack.append(~match)
        extend(production, code: place + 1, first, from: start, at: matches[match].end)
        stack.removeLast()
      }
    } else {
      for index in derive(~code, at: position) {
        let node = derived[index]
        stack.append(node)
        extend(production, code: place + 1, first, from: start, at: nodes[node].end)
        stack.removeLast()
      }
    }
  }

  private mutating func finish(_ production: Int, items: Int, from start: Int, at end: Int) {
    let lower = children.count
    children += stack[(stack.count - items)...]
    nodes.append(Node(production: production, start: start, end: end, children: lower..<children.count))
    found.append(nodes.count - 1)
  }
}
