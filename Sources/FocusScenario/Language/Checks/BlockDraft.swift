/// A block while its lines are still coming; what is missing or too much is noticed when it ends.
struct BlockDraft {
  /// One key of the block, with what stands on its line and on the lines below.
  struct Part {
    var key: CheckKey
    /// The key as written.
    var spelling: SourceRange
    /// The key up to its colon.
    var mark: SourceRange
    /// Its phrases among those of the block.
    var phrases: Range<Int>
    /// The first sentence beyond the limit; it and all after it are left out.
    var surplus: SourceRange?
  }

  /// The most expectations that a block may have.
  private static let mostExpectations = 500

  /// The `App:` line in force.
  var app: Phrase?
  /// The number of the section, from 0.
  var section: Int
  /// The column of the first key.
  let indentation: Int
  /// The parts in the order of the text, a repeated one included.
  private(set) var parts: [Part] = []
  /// One phrase per sentence, those of a part together; lines that go on with one are joined to it.
  private var phrases: [Phrase] = []
  /// The line, from 0, of the last words.
  private(set) var lastLine: Int
  /// The column from which on a line below a blank one still belongs to the block.
  private(set) var depth: Int?
  /// Whether the line before was blank.
  var isAfterBlank = false

  /// Begins a block at the line of its first key.
  init(at line: CheckLine, app: Phrase?, section: Int) {
    self.app = app
    self.section = section
    self.indentation = line.indentation
    self.lastLine = line.index
    parts.reserveCapacity(4)
    phrases.reserveCapacity(8)
  }

  /// Takes a line with a key.
  mutating func add(_ part: CheckLine.KeyPart, at line: CheckLine) {
    let none = phrases.count..<phrases.count
    parts.append(Part(key: part.key, spelling: part.spelling, mark: part.mark, phrases: none))
    if part.value.count > 0 { append(part.value, joined: false) }
    if part.key == .expected {
      let isBare = part.value.count == 0
      depth = isBare ? indentation + 1 : line.indentation + part.value.lower - line.content.lower
    }
    noteLine(line)
  }

  /// Takes a line without a key; false when it belongs to nothing.
  mutating func add(_ line: CheckLine, in source: SourceText) -> Bool {
    noteLine(line)
    if parts.last?.phrases.isEmpty == false, let piece = phrases.last?.lastPiece,
      Continuation.joins(piece, line.content, in: source)
    {
      append(line.content, joined: true)
      return true
    }
    if parts.last?.key == .given, parts.last?.phrases.isEmpty == false, line.indentation > indentation {
      append(line.content, joined: true)
      return true
    }
    guard parts.last?.key == .expected else { return false }
    if line.indentation > indentation { depth = min(depth ?? line.indentation, line.indentation) }
    append(line.content, joined: false)
    return true
  }

  /// Whether every part that a block must have is there.
  var isWhole: Bool { [CheckKey.profile, .task, .expected].allSatisfy { part($0) != nil } }

  /// Whether a line below a blank one is still part of the block.
  func holdsAfterBlank(_ line: CheckLine) -> Bool {
    guard parts.last?.key == .expected, let depth else { return false }
    return line.indentation >= depth
  }

  private mutating func append(_ piece: SourceRange, joined: Bool) {
    let part = parts.count - 1
    let count = parts[part].phrases.count
    guard parts[part].surplus == nil else { return }
    if joined, count > 0 {
      phrases[phrases.count - 1].append(piece)
    } else if count >= Self.mostExpectations {
      parts[part].surplus = piece
    } else {
      phrases.append(Phrase(piece))
      parts[part].phrases = parts[part].phrases.lowerBound..<phrases.count
    }
  }

  private mutating func noteLine(_ line: CheckLine) {
    lastLine = line.index
    isAfterBlank = false
  }
}

// MARK: The end of a block

extension BlockDraft {
  /// A problem with its place, not yet worded.
  typealias Finding = (problem: any Problem, range: SourceRange)

  /// The first part with a key, the one that counts.
  func part(_ key: CheckKey) -> Part? { parts.first { $0.key == key } }

  /// The first phrase of the part with a key.
  func phrase(_ key: CheckKey) -> Phrase? { part(key).flatMap { phrases[$0.phrases].first } }

  /// The block; a part that is missing, which is an error, is an empty stretch at the start.
  func block(_ list: ProfileList, in source: SourceText) -> CheckBlock {
    let start = parts.first?.spelling.lower ?? 0
    let end = phrases.last?.range.upper ?? parts.last?.spelling.upper ?? start
    return CheckBlock(
      profiles: list.profiles,
      given: phrase(.given),
      task: phrase(.task) ?? Phrase(SourceRange(start, start)),
      expectations: part(.expected).map { Array(phrases[$0.phrases]) } ?? [],
      app: app,
      section: section,
      range: SourceRange(start, end)
    )
  }

  /// What is wrong with the block as a whole.
  func findings(_ list: ProfileList, in source: SourceText) -> [Finding] {
    if isInOrder, list.isFlawless { return [] }
    return missingParts + emptyParts + repeatedParts(in: source) + misplacedParts + surplusExpectations
      + findings(of: list, in: source)
  }

  /// Whether each part stands once, in the usual order, with something in it.
  private var isInOrder: Bool {
    guard isWhole else { return false }
    var last = -1
    for part in parts {
      guard part.key.place > last, !part.phrases.isEmpty, part.surplus == nil else { return false }
      last = part.key.place
    }
    return true
  }

  private var missingParts: [Finding] {
    let start = parts.first?.spelling ?? SourceRange(0, 0)
    return [CheckKey.profile, .task, .expected].filter { part($0) == nil }.map { key in
      (CheckProblem.missing(key), key == .expected ? part(.task)?.spelling ?? start : start)
    }
  }

  private var emptyParts: [Finding] {
    parts.filter(\.phrases.isEmpty).map { (CheckProblem.empty($0.key), $0.mark) }
  }

  private func repeatedParts(in source: SourceText) -> [Finding] {
    var firstLines: [CheckKey: Int] = [:]
    return parts.compactMap { part in
      if let line = firstLines[part.key] { return (CheckProblem.repeated(part.key, firstLine: line), part.spelling) }
      firstLines[part.key] = source.lineIndex(at: part.spelling.lower) + 1
      return nil
    }
  }

  private var misplacedParts: [Finding] {
    guard let expected = part(.expected), let task = part(.task) else { return [] }
    return expected.spelling.lower < task.spelling.lower ? [(CheckProblem.expectedBeforeTask, expected.spelling)] : []
  }

  private var surplusExpectations: [Finding] {
    parts.compactMap(\.surplus).map { (CheckProblem.tooManyExpectations(limit: Self.mostExpectations), $0) }
  }

  private func findings(of list: ProfileList, in source: SourceText) -> [Finding] {
    let unknown: [Finding] = list.unknown.map {
      (CheckProblem.unknownProfile(name: source.excerpt($0.range), nearest: $0.nearest), $0.range)
    }
    let repeated: [Finding] = list.repeated.map { (CheckProblem.repeatedProfile(name: $0.name), $0.range) }
    return unknown + repeated + (list.surplus.map { [(CheckProblem.tooManyProfiles, $0)] } ?? [])
  }
}
