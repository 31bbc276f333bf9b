/// Two runs side by side: each recording of the one beside that of the same block in the other.
public struct RunComparison: Sendable {
  /// Two recordings that stand side by side.
  public struct Pair: Sendable {
    /// Where the first stands.
    public var left: RecordedFiles.Entry
    /// Where the second stands.
    public var right: RecordedFiles.Entry
    /// What was heard in both, and where they part.
    public var comparison: RecordingComparison
  }

  /// The recordings that stand side by side.
  public private(set) var pairs: [Pair] = []
  /// What only the first run has.
  public private(set) var onlyLeft: [RecordedFiles.Entry] = []
  /// What only the second run has.
  public private(set) var onlyRight: [RecordedFiles.Entry] = []

  /// Whether they part nowhere.
  public var isAlike: Bool { onlyLeft.isEmpty && onlyRight.isEmpty && pairs.allSatisfy(\.comparison.isAlike) }

  /// Pairs recordings by block, technology and number; of different sources by the way of closing instead, and those
  /// of no block by their files. One on each side are a pair.
  public init(_ left: RecordedFiles, _ right: RecordedFiles) {
    self.init(left.entries, right.entries)
  }

  init(_ first: [RecordedFiles.Entry], _ second: [RecordedFiles.Entry]) {
    let (left, right) = (Self.once(first, beside: second), Self.once(second, beside: first))
    let isOnePair = left.count == 1 && right.count == 1
    var rest = right
    for entry in left {
      guard let match = rest.firstIndex(where: { isOnePair || entry.isOfSameRun(as: $0) }) else {
        onlyLeft.append(entry)
        continue
      }
      let other = rest.remove(at: match)
      pairs.append(
        Pair(left: entry, right: other, comparison: RecordingComparison(entry.recording, other.recording))
      )
    }
    onlyRight = rest
  }

  /// Without those in which a device did a task again only to try what is near: another source does it once.
  private static func once(_ entries: [RecordedFiles.Entry], beside others: [RecordedFiles.Entry])
    -> [RecordedFiles.Entry]
  {
    let sources = Dictionary(
      others.compactMap { other in other.way.map { ($0, [other.recording.header.source]) } },
      uniquingKeysWith: +
    )
    var seen: Set<RecordedFiles.Entry.Way> = []
    return entries.filter { entry in
      guard let way = entry.way, let sources = sources[way], !sources.contains(entry.recording.header.source) else {
        return true
      }
      return seen.insert(way).inserted
    }
  }
}

extension RecordedFiles.Entry {
  /// A block, done in one way.
  fileprivate struct Way: Hashable {
    var block: EvidenceFolder.Block
    var ways: [String]
  }

  fileprivate var way: Way? {
    EvidenceFolder.Block(recording.header).map { Way(block: $0, ways: recording.header.ways) }
  }

  fileprivate func isOfSameRun(as other: Self) -> Bool {
    let (header, otherHeader) = (recording.header, other.recording.header)
    if let way, let otherWay = other.way {
      if header.source != otherHeader.source { return way == otherWay }
      return way.block == otherWay.block && header.run == otherHeader.run
    }
    let isSameFile = name == nil || other.name == nil || name == other.name
    return header.technology == otherHeader.technology && header.check == nil && otherHeader.check == nil && isSameFile
  }
}
