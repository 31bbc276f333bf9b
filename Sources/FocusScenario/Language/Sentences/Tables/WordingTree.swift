/// A search tree over wordings, by the numbers of their words.
struct WordingTree: Sendable {
  /// Where a wording ends: the terminal it matches, and its number in the lexicon, when it stands there.
  struct Ending: Sendable {
    var terminal: Int
    var entry: Int?
  }

  /// The nodes of a level are chained, and so are the endings of a node: no array for each.
  private struct Node: Sendable {
    var word: Int32
    var sibling: Int32 = -1
    var child: Int32 = -1
    var firstEnding: Int32 = -1
    var lastEnding: Int32 = -1
    var beginsVerb = false
  }

  private var nodes: [Node] = []
  private var endings: [(ending: Ending, next: Int32)] = []
  /// The nodes of first words, by the number of the word; of other words, less than zero.
  private var roots: [Int32] = []

  /// Adds a wording; a verb with a particle after it takes words of manner in between.
  mutating func insert(_ words: ArraySlice<Int>, _ ending: Ending, isVerb: Bool) {
    guard let first = words.first else { return }
    var node = root(of: first)
    if isVerb, words.count > 1 { nodes[node].beginsVerb = true }
    for word in words.dropFirst() { node = child(of: node, word) }
    let place = Int32(endings.count)
    endings.append((ending, -1))
    let last = nodes[node].lastEnding
    if last >= 0 { endings[Int(last)].next = place } else { nodes[node].firstEnding = place }
    nodes[node].lastEnding = place
  }

  private mutating func root(of word: Int) -> Int {
    if word >= roots.count { roots += Array(repeating: -1, count: max(roots.count, word - roots.count + 1)) }
    if roots[word] >= 0 { return Int(roots[word]) }
    nodes.append(Node(word: Int32(word)))
    roots[word] = Int32(nodes.count - 1)
    return nodes.count - 1
  }

  private mutating func child(of parent: Int, _ word: Int) -> Int {
    if let node = step(from: parent, over: word) { return node }
    nodes.append(Node(word: Int32(word), sibling: nodes[parent].child))
    nodes[parent].child = Int32(nodes.count - 1)
    return nodes.count - 1
  }

  /// The node of a first word.
  func begin(with word: Int) -> Int? { word < roots.count && roots[word] >= 0 ? Int(roots[word]) : nil }

  /// The node one word further.
  func step(from parent: Int, over word: Int) -> Int? {
    var next = nodes[parent].child
    while next >= 0, nodes[Int(next)].word != word { next = nodes[Int(next)].sibling }
    return next >= 0 ? Int(next) : nil
  }

  /// Whether the first word of a verb with a particle ends here.
  func beginsVerb(at node: Int) -> Bool { nodes[node].beginsVerb }

  /// Does something with every ending of a node, in the order in which they were added.
  func forEachEnding(of node: Int, _ body: (Ending) -> Void) {
    var next = nodes[node].firstEnding
    while next >= 0 {
      body(endings[Int(next)].ending)
      next = endings[Int(next)].next
    }
  }
}
