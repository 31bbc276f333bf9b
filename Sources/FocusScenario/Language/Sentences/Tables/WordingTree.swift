/// A search tree over wordings, by the numbers of their words.
struct WordingTree: Sendable {
  /// Where a wording ends: the terminal it matches, and its number in the lexicon, when it stands there.
  struct Ending: Sendable {
    var terminal: Int
    var entry: Int?
  }

  /// The nodes of a level are chained, and so are the endings of a node: no array for each.
  private struct Node: Sendable {
    var word: Int
    var sibling: Int?
    var child: Int?
    var endings: (first: Int, last: Int)?
    var beginsVerb = false
  }

  private var nodes: [Node] = []
  private var endings: [(ending: Ending, next: Int?)] = []
  /// The nodes of first words, by the number of the word.
  private var roots: [Int?] = []

  /// Adds a wording; a verb with a particle after it takes words of manner in between.
  mutating func insert(_ words: ArraySlice<Int>, _ ending: Ending, isVerb: Bool) {
    guard let first = words.first else { return }
    var node = root(of: first)
    if isVerb, words.count > 1 { nodes[node].beginsVerb = true }
    for word in words.dropFirst() { node = child(of: node, word) }
    endings.append((ending, nil))
    let place = endings.count - 1
    if let last = nodes[node].endings?.last { endings[last].next = place }
    nodes[node].endings = (nodes[node].endings?.first ?? place, place)
  }

  private mutating func root(of word: Int) -> Int {
    if word >= roots.count { roots += Array(repeating: nil, count: max(roots.count, word - roots.count + 1)) }
    if let node = roots[word] { return node }
    nodes.append(Node(word: word))
    roots[word] = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func child(of parent: Int, _ word: Int) -> Int {
    if let node = step(from: parent, over: word) { return node }
    nodes.append(Node(word: word, sibling: nodes[parent].child))
    nodes[parent].child = nodes.count - 1
    return nodes.count - 1
  }

  /// The node of a first word.
  func begin(with word: Int) -> Int? { word < roots.count ? roots[word] : nil }

  /// The node one word further.
  func step(from parent: Int, over word: Int) -> Int? {
    var next = nodes[parent].child
    while let node = next, nodes[node].word != word { next = nodes[node].sibling }
    return next
  }

  /// Whether the first word of a verb with a particle ends here.
  func beginsVerb(at node: Int) -> Bool { nodes[node].beginsVerb }

  /// Does something with every ending of a node, in the order in which they were added.
  func forEachEnding(of node: Int, _ body: (Ending) -> Void) {
    var next = nodes[node].endings?.first
    while let place = next {
      body(endings[place].ending)
      next = endings[place].next
    }
  }
}
