/// Finds the blocks that say what an earlier one says, in the same words.
struct IdenticalBlocks {
  private let source: SourceText
  private let blocks: [CheckBlock]
  /// The first block of each kind, by the sum of its words, or by the next free number.
  private var firsts: [UInt64: Int]

  /// Looks among the blocks of a text.
  init(_ blocks: [CheckBlock], in source: SourceText) {
    self.source = source
    self.blocks = blocks
    self.firsts = Dictionary(minimumCapacity: blocks.count)
  }

  /// The first block that says what a block says; none for one that is the first itself.
  mutating func first(like index: Int) -> Int? {
    var sum = sum(ofBlock: index)
    while let first = firsts[sum] {
      if saysTheSame(first, index) { return first }
      sum &+= 1
    }
    firsts[sum] = index
    return nil
  }

  private func sum(ofBlock index: Int) -> UInt64 {
    var sum = self.sum(of: blocks[index].task)
    if let app = blocks[index].app { sum = ByteScan.mixed(sum, self.sum(of: app)) }
    if let given = blocks[index].given { sum = ByteScan.mixed(sum, self.sum(of: given)) }
    for phrase in blocks[index].expectations { sum = ByteScan.mixed(sum, self.sum(of: phrase)) }
    return sum
  }

  /// Words with accents may be the same in other bytes: nothing is summed up of these.
  private func sum(of phrase: Phrase) -> UInt64 {
    guard let piece = phrase.onlyPiece else {
      return ByteScan.sumOfASCII(Array(phrase.text(in: source).utf8)[...]) ?? 0
    }
    return ByteScan.sumOfASCII(source.slice(piece)) ?? 0
  }

  private func saysTheSame(_ first: Int, _ second: Int) -> Bool {
    hasTheSameExpectations(first, second)
      && saysTheSame(blocks[first].task, blocks[second].task) && saysTheSame(blocks[first].app, blocks[second].app)
      && saysTheSame(blocks[first].given, blocks[second].given)
      && hasTheSameNames(blocks[first].profiles, blocks[second].profiles)
  }

  private func hasTheSameExpectations(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (blocks[first].expectations, blocks[second].expectations)
    return one.count == other.count && one.indices.allSatisfy { saysTheSame(one[$0], other[$0]) }
  }

  private func saysTheSame(_ first: Phrase?, _ second: Phrase?) -> Bool {
    if first == nil, second == nil { return true }
    if let one = first?.onlyPiece, let other = second?.onlyPiece, source.hasSameBytes(one, other) { return true }
    return (first?.text(in: source) ?? "") == (second?.text(in: source) ?? "")
  }

  private func hasTheSameNames(_ first: [Profile], _ second: [Profile]) -> Bool {
    if first.count == 1, second.count == 1 { return first[0].name == second[0].name }
    return first.map(\.name).sorted() == second.map(\.name).sorted()
  }
}
