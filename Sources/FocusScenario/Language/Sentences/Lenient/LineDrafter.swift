/// Puts the drafts of the parts of a line together, and ranks what comes of it.
struct LineDrafter {
  /// What a whole line may mean.
  struct Meaning {
    var frames: [Frame]
    var leftOut: [SourceRange]
    /// How many words are left out, and how sure the rest is.
    var rank: Rank
  }

  /// Fewer words left out go first, then fewer claims, then more words that make them, then the order of the text.
  struct Rank: Comparable {
    var leftOut: Int
    var claims: Int
    var weight: Int
    var order: Int

    static func < (first: Rank, second: Rank) -> Bool {
      (first.leftOut, first.claims, -first.weight, first.order)
        < (second.leftOut, second.claims, -second.weight, second.order)
    }
  }

  private let line: LinePieces

  /// Prepares the pieces of a line.
  init(_ line: LinePieces) {
    self.line = line
  }

  /// What the line may mean, the nearest first.
  func meanings() -> [Meaning] {
    var meanings: [Meaning] = []
    for parts in partitions {
      for drafts in combinations(of: parts) {
        if let meaning = meaning(of: drafts, order: meanings.count) { meanings.append(meaning) }
      }
    }
    return meanings.sorted { $0.rank < $1.rank }
  }

  // MARK: Parts

  /// The line as a whole, and cut where another claim begins.
  private var partitions: [[Range<Int>]] {
    let whole = line.pieces.indices
    let cut = claims
    return cut.count > 1 && cut.count <= 4 ? hasStops ? [cut] : [cut, [whole]] : [[whole]]
  }

  /// Whether a mark ends a sentence inside the line, so that no claim goes across it.
  private var hasStops: Bool { line.pieces.indices.dropLast().contains { line.isStop($0) } }

  private var claims: [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for index in line.pieces.indices {
      guard case .separator = line.pieces[index].content else { continue }
      guard line.isStop(index) || (makesClaim(start..<index) && makesClaim(index + 1..<line.pieces.count)) else {
        continue
      }
      parts.append(start..<index)
      start = index + 1
    }
    return parts + [start..<line.pieces.count]
  }

  private func makesClaim(_ part: Range<Int>) -> Bool {
    part.contains { index in
      switch line.pieces[index].content {
      case .cues, .distance, .amount: true
      default: false
      }
    }
  }

  // MARK: Combinations

  private static let mostDrafts = 6

  private func combinations(of parts: [Range<Int>]) -> [[ClaimDraft]] {
    var combinations: [[ClaimDraft]] = [[]]
    for part in parts {
      var longer: [[ClaimDraft]] = []
      for combination in combinations {
        let inherited = combination.last?.frames.last?.target
        let drafts = ClaimDrafter(words: line.words, pieces: line.pieces, part: part, inherited: inherited).drafts()
        let best = drafts.sorted { $0.used.count > $1.used.count }.prefix(Self.mostDrafts)
        longer += best.map { combination + [$0] } + (parts.count > 1 ? [combination] : [])
      }
      combinations = longer
    }
    return combinations.filter { !$0.isEmpty }
  }

  private func meaning(of drafts: [ClaimDraft], order: Int) -> Meaning? {
    var used = drafts.reduce(into: Set<Int>()) { $0.formUnion($1.used) }
    var frames = drafts.flatMap(\.frames)
    shareLead(with: &frames, &used)
    let left = line.pieces.indices.filter { !used.contains($0) }
    guard !used.contains(where: { line.isCutShort($0, used) }) else { return nil }
    guard !left.contains(where: { line.isWeighty($0) }) else { return nil }
    let telling = left.filter { line.tells($0) }
    // A thing that the line names and the claims do not is what they are about, as likely as not.
    guard !telling.contains(where: { line.isThing($0) }) else { return nil }
    let missed = drafts.flatMap(\.missed)
    let count = telling.reduce(missed.count) { $0 + line.pieces[$1].range.count }
    // What leaves out more than it says is no suggestion.
    guard count * 2 <= line.words.count else { return nil }
    let weight = drafts.reduce(0) { $0 + $1.weight }
    return Meaning(
      frames: frames,
      leftOut: (line.ranges(of: telling) + missed.map { line.words[$0].range }).sorted { $0.lower < $1.lower },
      rank: Rank(leftOut: count, claims: frames.count, weight: weight, order: order)
    )
  }

  /// A moment at the head of the line is that of every claim.
  private func shareLead(with frames: inout [Frame], _ used: inout Set<Int>) {
    guard let first = line.pieces.first else { return }
    switch first.content {
    case .moment(let moment):
      for index in frames.indices where frames[index].moment == nil && frames[index].within == nil {
        frames[index].moment = moment
        used.insert(0)
      }
    case .within(let within):
      for index in frames.indices where frames[index].moment == nil && frames[index].within == nil {
        frames[index].within = within
        used.insert(0)
      }
    default: break
    }
  }
}

// MARK: - What is left out

extension LinePieces {
  /// Whether a piece says a negation, a quantifier or a number, which no suggestion may lose.
  func isWeighty(_ index: Int) -> Bool {
    let piece = pieces[index]
    switch piece.content {
    case .negation, .times, .distance, .amount, .position, .weight, .insteadOf, .effort, .ability, .still: return true
    case .helper, .separator, .subject, .exactly, .order: return false
    case .unknownMoment, .moment: return words[piece.range.dropFirst()].contains { Picker.isWeighty($0) }
    default: return words[piece.range].contains { Picker.isWeighty($0) }
    }
  }

  func isThing(_ index: Int) -> Bool {
    switch pieces[index].content {
    case .thing, .order: return true
    default: break
    }
    return words[pieces[index].range].contains { $0.kind == .quoted }
  }

  /// Whether a piece says something that is missed when it is left out.
  func tells(_ index: Int) -> Bool {
    switch pieces[index].content {
    case .helper, .separator, .subject, .exactly: false
    default: true
    }
  }

  /// Whether a thing or a moment is only a part of what the author named: another noun stands right beside it.
  func isCutShort(_ index: Int, _ used: Set<Int>) -> Bool {
    switch pieces[index].content {
    case .thing, .moment, .amount: break
    // `is announced as selected` is no announcement of anything.
    case .cues: return index + 1 < pieces.count && !used.contains(index + 1) && says("as", at: index + 1)
    default: return false
    }
    return goesOn(behind: index, used) || goesOn(before: index, used)
  }

  private func says(_ word: String, at index: Int) -> Bool {
    let stretch = words[pieces[index].range]
    return stretch.first?.text == word && stretch.dropFirst().first?.text != "opposed"
  }

  private func goesOn(behind index: Int, _ used: Set<Int>) -> Bool {
    guard index + 1 < pieces.count, !used.contains(index + 1) else { return false }
    if isBareThing(index + 1) { return true }
    let next = words[pieces[index + 1].range.lowerBound].text
    if next == "of", index + 2 < pieces.count { return !used.contains(index + 2) }
    guard case .other = pieces[index + 1].content else { return false }
    // `people joining`, `the field marked in red`
    if next.hasSuffix("ing") || next.hasSuffix("ed") { return true }
    return endsInName(index) || Self.places.contains(next)
  }

  private func goesOn(before index: Int, _ used: Set<Int>) -> Bool {
    guard index > 0, !used.contains(index - 1) else { return false }
    if index > 1, words[pieces[index - 1].range.lowerBound].text == "of", case .thing = pieces[index - 2].content {
      return !used.contains(index - 2)
    }
    // `turning it on`
    if case .other = pieces[index - 1].content, words[pieces[index - 1].range.lowerBound].text.hasSuffix("ing") {
      return true
    }
    guard isBareThing(index) else { return false }
    switch pieces[index - 1].content {
    case .other, .cues, .key, .position, .scanning: return true
    default: return false
    }
  }

  /// Whether a thing stands without a determiner, as the rest of a name would.
  private func isBareThing(_ index: Int) -> Bool {
    guard case .thing = pieces[index].content else { return false }
    let first = words[pieces[index].range.lowerBound]
    return first.kind == .word && !first.isCapitalised && !Self.determiners.contains(first.text)
  }

  private static let places: Set<String> = [
    "behind", "below", "under", "underneath", "beneath", "above", "inside", "outside", "beside", "around", "over",
  ]

  /// Whether a piece ends in a bare name, which the next word may go on with.
  private func endsInName(_ index: Int) -> Bool {
    let last = words[pieces[index].range.upperBound - 1]
    return last.kind == .word && last.isCapitalised
  }

  private static let determiners: Set<String> = [
    "the", "a", "an", "this", "that", "these", "those", "its", "their", "my", "your", "every", "each", "all", "any",
    "no", "it", "them", "everything", "nothing", "anything",
  ]

  /// Whether a piece is a mark that ends a sentence.
  func isStop(_ index: Int) -> Bool {
    guard case .separator = pieces[index].content, words.indices.contains(pieces[index].range.lowerBound) else {
      return false
    }
    return [".", ";", "—", "–"].contains(words[pieces[index].range.lowerBound].text)
  }

  /// The stretches of the author's line that some pieces stand in, neighbours as one.
  func ranges(of indices: [Int]) -> [SourceRange] {
    var ranges: [(last: Int, range: SourceRange)] = []
    for index in indices {
      let stretch = words[pieces[index].range]
      guard let first = stretch.first, let last = stretch.last else { continue }
      let range = first.range.union(last.range)
      if let before = ranges.last, before.last + 1 == index {
        ranges[ranges.count - 1] = (index, before.range.union(range))
      } else {
        ranges.append((index, range))
      }
    }
    return ranges.map(\.range)
  }
}

extension Picker {
  /// Whether a word is a negation, a quantifier or a number, or may be a slip of one: `sn't`, `nevr`.
  static func isWeighty(_ word: Word) -> Bool {
    switch word.kind {
    case .number, .decimal: true
    case .word: weights.contains(word.text) || denials.contains(word.text) || isSlipOfWeight(word.text)
    default: false
    }
  }

  private static let denials: Set<String> = ["not", "never", "nothing"]

  /// Words of their own, though one letter from a denial.
  private static let plain: Set<String> = ["hot", "lot", "lots", "knot", "dot", "dots", "got", "bolt", "nut", "worth"]

  static func isSlipOfWeight(_ text: String) -> Bool {
    if text.utf8.contains(UInt8(ascii: "'")), text != "'s" { return true }
    // A word of its own, though one letter from two others.
    if text == "ever" { return false }
    guard LanguageTables.published.vocabulary.traits(of: text).isEmpty, !helpers.contains(text) else { return false }
    guard !plain.contains(text) else { return false }
    let letters = Array(text.utf8)
    return denials.union(weights.filter { $0.utf8.count > 4 })
      .contains { EditDistance.isWithinOne(letters, Array($0.utf8)) }
  }
}
