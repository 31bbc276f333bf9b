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
  private(set) var matches: [Vocabulary.Match] = []
  private(set) var nodes: [Node] = []
  private(set) var children: [Int] = []
  /// The last word that something tried to read: where a line that has no derivation goes wrong.
  private(set) var furthest = 0
  /// Whether the line has more derivations than the limit.
  private(set) var isOverfull = false

  private var matchRanges: [Range<Int>] = []
  private var starts: [UInt64]
  private var memo: [Int]
  private var lists: [[Int]] = [[]]
  private var stack: [Int] = []

  /// Looks up the words of a line.
  init(_ words: [Word], _ tables: LanguageTables) {
    self.words = words
    self.tables = tables
    self.starts = Array(repeating: 0, count: (words.count + 1) * tables.grammar.stride)
    self.memo = Array(repeating: -1, count: (words.count + 1) * tables.grammar.ranges.count)
    let finder = WordMatcher(words, tables)
    for position in words.indices {
      let lower = matches.count
      finder.findMatches(at: position, into: &matches)
      for match in matches[lower...] {
        starts[position * tables.grammar.stride + match.terminal / 64] |= 1 << UInt64(match.terminal % 64)
      }
      matchRanges.append(lower..<matches.count)
    }
  }

  /// The derivations of a rule that take up all the words.
  mutating func derivations(of rule: String) -> [Int] {
    guard words.count <= Self.longest else {
      isOverfull = true
      return []
    }
    guard let number = tables.grammar.rule(rule) else { return [] }
    return derive(number, at: 0).filter { nodes[$0].end == words.count }
  }

  /// The word at which a match begins.
  func start(of match: Int) -> Int {
    matchRanges.firstIndex { $0.contains(match) } ?? 0
  }

  private mutating func derive(_ rule: Int, at position: Int) -> [Int] {
    let place = rule * (words.count + 1) + position
    if memo[place] >= 0 { return lists[memo[place]] }
    memo[place] = 0
    var found: [Int] = []
    for production in tables.grammar.ranges[rule] where canBegin(production, at: position) {
      extend(production, item: 0, from: position, at: position, into: &found)
    }
    if !found.isEmpty {
      memo[place] = lists.count
      lists.append(found)
    }
    return found
  }

  private func canBegin(_ production: Int, at position: Int) -> Bool {
    if tables.grammar.isNullable[production] { return true }
    let stride = tables.grammar.stride
    for word in 0..<stride
    where tables.grammar.firsts[production * stride + word] & starts[position * stride + word] != 0 { return true }
    return false
  }

  private mutating func extend(_ production: Int, item: Int, from start: Int, at position: Int, into found: inout [Int])
  {
    if position > furthest { furthest = position }
    guard nodes.count < Self.limit else {
      isOverfull = true
      return
    }
    guard item < tables.grammar.productions[production].items.count else {
      let lower = children.count
      children += stack.suffix(item)
      nodes.append(Node(production: production, start: start, end: position, children: lower..<children.count))
      found.append(nodes.count - 1)
      return
    }
    let code = tables.grammar.productions[production].items[item].code
    if code >= 0 {
      guard position < words.count else { return }
      for match in matchRanges[position] where matches[match].terminal == code {
        step(over: ~match, to: matches[match].end, production, item, from: start, into: &found)
      }
    } else {
      for node in derive(~code, at: position) {
        step(over: node, to: nodes[node].end, production, item, from: start, into: &found)
      }
    }
  }

  private mutating func step(
    over child: Int,
    to end: Int,
    _ production: Int,
    _ item: Int,
    from start: Int,
    into found: inout [Int]
  ) {
    stack.append(child)
    extend(production, item: item + 1, from: start, at: end, into: &found)
    stack.removeLast()
  }
}
