/// A search tree over wordings, by the numbers of their words.
struct WordingTree: Sendable {
  /// Where a wording ends: the terminal it matches, and its number in the lexicon, when it stands there.
  struct Ending: Sendable {
    private let ownTerminal: Int32
    private let ownEntry: Int32

    init(terminal: Int, entry: Int?) {
      ownTerminal = Int32(terminal)
      ownEntry = Int32(entry ?? -1)
    }

    var terminal: Int { Int(ownTerminal) }
    var entry: Int? { ownEntry < 0 ? nil : Int(ownEntry) }
  }

  private struct Node: Sendable {
    /// Where its endings stand.
    var endings: Range<Int32> = 0..<0
    /// While wordings are added, the endings of a node are chained: no array for each.
    var firstEnding: Int32 = -1
    var lastEnding: Int32 = -1
    var beginsVerb = false
    /// Whether some wording goes on here.
    var goesOn = false
  }

  private var nodes: [Node] = []
  private var steps = Steps()
  private var chained: [(ending: Ending, next: Int32)] = []
  /// Those of a node side by side: they are looked through for every word of a line.
  private var endings: [Ending] = []
  /// The nodes of first words, by the number of the word; of other words, less than zero.
  private var roots: [Int32] = []

  /// Adds a wording; a verb with a particle after it takes words of manner in between.
  mutating func insert(_ words: ArraySlice<Int>, _ ending: Ending, isVerb: Bool) {
    guard let first = words.first else { return }
    var node = root(of: first)
    if isVerb, words.count > 1 { nodes[node].beginsVerb = true }
    for word in words.dropFirst() { node = child(of: node, word) }
    let place = Int32(chained.count)
    chained.append((ending, -1))
    let last = nodes[node].lastEnding
    if last >= 0 { chained[Int(last)].next = place } else { nodes[node].firstEnding = place }
    nodes[node].lastEnding = place
  }

  /// Takes note that all wordings are there; before that no ending is found.
  mutating func finish() {
    endings.reserveCapacity(chained.count)
    for node in nodes.indices {
      let lower = Int32(endings.count)
      var next = nodes[node].firstEnding
      while next >= 0 {
        endings.append(chained[Int(next)].ending)
        next = chained[Int(next)].next
      }
      nodes[node].endings = lower..<Int32(endings.count)
    }
    chained = []
  }

  private mutating func root(of word: Int) -> Int {
    if word >= roots.count { roots += Array(repeating: -1, count: max(roots.count, word - roots.count + 1)) }
    if roots[word] >= 0 { return Int(roots[word]) }
    nodes.append(Node())
    roots[word] = Int32(nodes.count - 1)
    return nodes.count - 1
  }

  private mutating func child(of parent: Int, _ word: Int) -> Int {
    if let node = step(from: parent, over: word) { return node }
    nodes.append(Node())
    nodes[parent].goesOn = true
    steps.add(from: parent, over: word, to: nodes.count - 1)
    return nodes.count - 1
  }

  /// The node of a first word.
  func begin(with word: Int) -> Int? { word < roots.count && roots[word] >= 0 ? Int(roots[word]) : nil }

  /// The node one word further.
  func step(from parent: Int, over word: Int) -> Int? {
    nodes[parent].goesOn ? steps.node(from: parent, over: word) : nil
  }

  /// Whether the first word of a verb with a particle ends here.
  func beginsVerb(at node: Int) -> Bool { nodes[node].beginsVerb }

  /// Does something with every ending of a node, in the order in which they were added.
  func forEachEnding(of node: Int, _ body: (Ending) -> Void) {
    for place in nodes[node].endings { body(endings[Int(place)]) }
  }
}

extension WordingTree {
  /// Which node comes after another, by the word between them: some words go on in hundreds of ways.
  private struct Steps: Sendable {
    private struct Step: Sendable {
      /// Less than zero where there is none.
      var from: Int32 = -1
      var word: Int32 = 0
      var to: Int32 = 0
    }

    /// Each step at the place that its numbers lead to, or at the next free one; at least half of the places are free.
    private var places = Array(repeating: Step(), count: 256)
    private var count = 0

    /// The node after another.
    func node(from: Int, over word: Int) -> Int? {
      let step = places[place(from: from, over: word)]
      return step.from < 0 ? nil : Int(step.to)
    }

    /// Adds a step that is not there yet.
    mutating func add(from: Int, over word: Int, to node: Int) {
      if count * 2 >= places.count { grow() }
      places[place(from: from, over: word)] = Step(from: Int32(from), word: Int32(word), to: Int32(node))
      count += 1
    }

    /// Where a step stands, or belongs.
    private func place(from: Int, over word: Int) -> Int {
      let mask = places.count - 1
      var place = Int(truncatingIfNeeded: ByteScan.mixed(UInt64(from) << 32, UInt64(word))) & mask
      while places[place].from >= 0, places[place].from != from || places[place].word != word {
        place = (place + 1) & mask
      }
      return place
    }

    private mutating func grow() {
      let steps = places.filter { $0.from >= 0 }
      places = Array(repeating: Step(), count: places.count * 4)
      for step in steps { places[place(from: Int(step.from), over: Int(step.word))] = step }
    }
  }
}
