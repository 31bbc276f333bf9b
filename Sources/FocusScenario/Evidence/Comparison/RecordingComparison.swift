/// Two recordings side by side: what was heard in both, and where they part.
///
/// Utterances are compared by words, whatever their style; what is missing behind 64 characters does not count, nor does
/// the app's name in front, and what the service says of itself is left out.
public struct RecordingComparison: Sendable {
  /// One row: what was heard on either side.
  public struct Row: Hashable, Sendable {
    /// The number of its beat on the left; none when nothing there stands beside it.
    public var left: Int?
    /// The number of its beat on the right.
    public var right: Int?
    /// By which parts of the speech they differ; empty when they say the same, or one side is missing.
    var parts: [UtteranceParts.Part]

    /// Whether both sides say the same.
    public var isSame: Bool { left != nil && right != nil && parts.isEmpty }
  }

  /// One side.
  public let left: Recording
  /// The other side.
  public let right: Recording
  /// From the first utterance to the last.
  public let rows: [Row]

  /// Whether they part nowhere.
  public var isAlike: Bool { rows.allSatisfy(\.isSame) }

  /// Lines two recordings up.
  public init(_ left: Recording, _ right: Recording) {
    // A document's style never has hints, so they do not count beside it.
    let hintless = [left, right].contains { $0.header.style != .xcuitest27 }
    let kinds = Self.kinds(left, right)
    let (here, there) = (Self.spoken(left, hintless, kinds), Self.spoken(right, hintless, kinds))
    self.left = left
    self.right = right
    rows = Self.ordered(Self.rows(Self.common(here, there), here, there), here, there)
  }

  /// The pairs that say the same; what says nothing that the other side says is left out before they are lined up.
  private static func common(_ here: [Spoken], _ there: [Spoken]) -> [(left: Int, right: Int)] {
    let (ours, theirs) = (heardToo(here, by: there), heardToo(there, by: here))
    let common = CommonSubsequence(ours.count, theirs.count) { here[ours[$0]].saysSame(as: there[theirs[$1]]) }
    return common.pairs.map { (ours[$0.left], theirs[$0.right]) }
  }

  private static func heardToo(_ side: [Spoken], by other: [Spoken]) -> [Int] {
    let keys = Set(other.flatMap(\.keys))
    let cut = other.filter(\.heard.isCut)
    return side.indices.filter { number in
      let one = side[number]
      if !keys.isDisjoint(with: one.keys) { return true }
      return (one.heard.isCut ? other : cut).contains { one.saysSame(as: $0) }
    }
  }

  // MARK: What is compared

  /// An utterance with what comparing needs of it.
  private struct Spoken {
    let beat: Int
    let heard: HeardText
    /// The same without the app's name in front; none when it is not there.
    private let behindName: HeardText?
    let parts: UtteranceParts
    /// Its words, and those that count as the same; two utterances that share one say the same.
    let keys: [String]

    init?(_ beat: RecordedBeat, _ header: RecordingHeader, _ hintless: Bool) {
      guard beat.outcome == .speech, let utterance = beat.utterance else { return nil }
      let heard = HeardText(utterance, style: header.style)
      let behindName = header.app.flatMap { heard.behind($0.name) }
      let parts = UtteranceParts(heard)
      let sayings = [heard.words] + [behindName?.words].compactMap { $0 }
      let withoutHint = hintless && !parts.hint.isEmpty ? sayings.map { Array($0.dropLast(parts.hint.count)) } : []
      (self.heard, self.behindName, self.parts, self.beat) = (heard, behindName, parts, beat.sequence)
      keys = (sayings + withoutHint).map { $0.joined(separator: " ") }
    }

    /// Whether both say the same, as far as they were not cut off.
    func saysSame(as other: Spoken) -> Bool {
      if keys.contains(where: other.keys.contains) { return true }
      guard heard.isCut || other.heard.isCut else { return false }
      let (here, there) = ([heard, behindName].compactMap { $0 }, [other.heard, other.behindName].compactMap { $0 })
      return here.contains { one in there.contains { one.saysSame(as: $0) } }
    }
  }

  private static func spoken(_ recording: Recording, _ hintless: Bool, _ kinds: Set<Kind>) -> [Spoken] {
    recording.beats.filter { kinds.contains(Kind($0)) }.compactMap { Spoken($0, recording.header, hintless) }
  }

  /// What a beat is for.
  private enum Kind: Hashable {
    case deed, navigation, reading, probe

    init(_ beat: RecordedBeat) {
      self =
        switch (beat.purpose, beat.cause.act) {
        case (.probe, _): .probe
        case (.task, .read): .reading
        case (.task, _): beat.isNavigation ? .navigation : .deed
        }
    }
  }

  /// What is compared. Of one block a device touches what a simulated user steps to, and tries what is near; between
  /// two sources only what both did counts.
  private static func kinds(_ left: Recording, _ right: Recording) -> Set<Kind> {
    let (here, there) = (Set(left.beats.map(Kind.init)), Set(right.beats.map(Kind.init)))
    let isOneTask = left.header.check != nil && right.header.check != nil
    return isOneTask && left.header.source != right.header.source ? here.intersection(there) : here.union(there)
  }

  // MARK: Rows

  private static func rows(_ pairs: [(left: Int, right: Int)], _ here: [Spoken], _ there: [Spoken]) -> [Row] {
    var rows: [Row] = []
    var (left, right) = (0, 0)
    for pair in pairs + [(here.count, there.count)] {
      rows += gap(here[left..<pair.left], there[right..<pair.right])
      if pair.left < here.count {
        rows.append(Row(left: here[pair.left].beat, right: there[pair.right].beat, parts: []))
      }
      (left, right) = (pair.left + 1, pair.right + 1)
    }
    return rows
  }

  /// What differs between two places where both say the same: pairs that are akin, in order, and the rest alone.
  private static func gap(_ here: ArraySlice<Spoken>, _ there: ArraySlice<Spoken>) -> [Row] {
    let (left, right) = (Array(here), Array(there))
    // Of a large stretch only the neighbours are looked at.
    let isSmall = left.count * right.count <= 10_000
    let common =
      isSmall ? CommonSubsequence(left.count, right.count) { left[$0].parts.isAkin(to: right[$1].parts) }.pairs : []
    var rows: [Row] = []
    var (i, j) = (0, 0)
    for pair in common + [(left.count, right.count)] {
      rows += stretch(left[i..<pair.left], right[j..<pair.right])
      if pair.left < left.count { rows.append(parted(left[pair.left], right[pair.right])) }
      (i, j) = (pair.left + 1, pair.right + 1)
    }
    return rows
  }

  /// What is akin to nothing: as many on both sides stand in each other's place, else each stands alone.
  private static func stretch(_ left: ArraySlice<Spoken>, _ right: ArraySlice<Spoken>) -> [Row] {
    if left.count == right.count { return zip(left, right).map { parted($0, $1) } }
    return left.map { Row(left: $0.beat, right: nil, parts: []) }
      + right.map { Row(left: nil, right: $0.beat, parts: []) }
  }

  private static func parted(_ left: Spoken, _ right: Spoken) -> Row {
    let parts = left.parts.differences(from: right.parts)
    return Row(left: left.beat, right: right.beat, parts: parts.isEmpty ? [.label] : parts)
  }

  /// What is missing in one place and stands in another is the same in another order.
  private static func ordered(_ rows: [Row], _ here: [Spoken], _ there: [Spoken]) -> [Row] {
    let (ours, theirs) = (wordsByBeat(here), wordsByBeat(there))
    var lost: [[String]: Int] = [:]
    for row in rows where row.left == nil {
      if let words = row.right.flatMap({ theirs[$0] }) { lost[words, default: 0] += 1 }
    }
    var moved: [[String]: Int] = [:]
    var rows = rows
    for number in rows.indices where rows[number].right == nil {
      guard let words = rows[number].left.flatMap({ ours[$0] }), let left = lost[words], left > 0 else { continue }
      lost[words] = left - 1
      moved[words, default: 0] += 1
      rows[number].parts = [.order]
    }
    for number in rows.indices where rows[number].left == nil {
      guard let words = rows[number].right.flatMap({ theirs[$0] }), let left = moved[words], left > 0 else { continue }
      moved[words] = left - 1
      rows[number].parts = [.order]
    }
    return rows
  }

  private static func wordsByBeat(_ spoken: [Spoken]) -> [Int: [String]] {
    Dictionary(spoken.map { ($0.beat, $0.heard.words) }) { first, _ in first }
  }
}

extension HeardText {
  /// What stands behind a name in front of it; none when the name is not there, or alone.
  fileprivate func behind(_ name: String) -> HeardText? {
    let name = HeardText.words(name)
    guard words.count > name.count, words.starts(with: name) else { return nil }
    return HeardText(self, from: name.count)
  }
}
