/// Gathers the lines of one source into blocks.
struct CheckFileParser {
  private let source: SourceText
  private let isDocument: Bool
  private let seemsToBegin: @Sendable ([String]) -> Bool
  private let lines: [CheckLine]

  private var draft: BlockDraft?
  private var app: Phrase?
  private var section = 0
  private var blocks: [CheckBlock] = []
  /// The position in `lines` of the line being read.
  private var position = 0
  /// The number of the line before it, blank ones left out.
  private var lineBefore = 0
  private var findings: [BlockDraft.Finding] = []
  private var sayings: [Saying] = []
  /// The last list of profiles that nothing is wrong with.
  private var lastProfiles: ProfileList?
  private var placeOfLastProfiles = SourceRange(0, 0)
  /// The last line, from 0, of the table of which it was told that it holds a block.
  private var tableTold: Int?
  /// The last line, from 0, of the block above, while prose below it may have been meant for it.
  private var blockAbove: Int?

  /// How many lines below a block a sentence is taken to be meant for it.
  private static let nearBelow = 3
  /// Within how many lines a `Task:` or `Expected:` shows that a document's `Profile:` begins a block.
  private static let nearKeys = 3

  init(source: SourceText, isDocument: Bool, seemsToBegin: @escaping @Sendable ([String]) -> Bool) {
    self.source = source
    self.isDocument = isDocument
    self.seemsToBegin = seemsToBegin
    self.lines = CheckLineReader.lines(of: source, isDocument: isDocument)
  }

  /// Reads every line.
  mutating func parse() -> CheckFile {
    for position in lines.indices { read(lines[position], at: position) }
    endBlock()
    if !isDocument, blocks.isEmpty { note(.noBlock, at: SourceRange(0, 0)) }
    noteIdenticalBlocks()
    let diagnostics = findings.map { $0.problem.diagnostic(at: $0.range, in: source.path) }.inOrderOfText
    var file = CheckFile(source: source, isDocument: isDocument, blocks: blocks, diagnostics: diagnostics)
    file.sayings = sayings
    return file
  }

  // MARK: Lines

  private mutating func read(_ line: CheckLine, at position: Int) {
    self.position = position
    if line.index > lineBefore + 1 { draft?.isAfterBlank = true }
    lineBefore = line.index
    switch line.kind {
    case .comment: break
    case .heading: beginSection()
    case .bold: readBold(line)
    case .profileHeading: readHeadingOfBlock(line)
    case .tableRow(let holdsBlock): readTableRow(line, holdsBlock: holdsBlock)
    case .unendedComment: note(.unendedComment, at: line.content)
    case .boundary: endBlock()
    case .unknownSwitch: note(.unknownSwitch(words: source.excerpt(line.content)), at: line.content)
    case .tooLong: readTooLong(line)
    case .text: readText(line)
    case .key(let part): readKey(part, at: line)
    }
  }

  private mutating func beginSection() {
    endBlock()
    blockAbove = nil
    section += 1
  }

  /// A bold line begins a section, but not in the middle of expectations, where it may be one.
  private mutating func readBold(_ line: CheckLine) {
    let isAmongExpectations = draft != nil && draft?.isAfterBlank == false
    let words = source.words(in: line.content, atMost: 2)
    if isAmongExpectations || seemsToBegin(words) { readText(line) } else { beginSection() }
  }

  private mutating func readHeadingOfBlock(_ line: CheckLine) {
    beginSection()
    note(.blockInHeading(words: source.excerpt(line.content)), at: line.content)
  }

  /// A table ends a block; what it holds is not read, which is told once for each table.
  private mutating func readTableRow(_ line: CheckLine, holdsBlock: Bool) {
    endBlock()
    let isTold = tableTold == line.index - 1
    if holdsBlock, !isTold { note(.blockInTable, at: line.content) }
    if holdsBlock || isTold { tableTold = line.index }
  }

  private mutating func readKey(_ part: CheckLine.KeyPart, at line: CheckLine) {
    guard counts(part, at: line) else {
      noteBlockWithoutProfile(part, at: line)
      return readText(line)
    }
    if part.isMisspelt {
      note(.misspeltKey(found: source.excerpt(part.spelling), meant: part.key), at: part.spelling)
    }
    take(part, at: line)
  }

  private mutating func take(_ part: CheckLine.KeyPart, at line: CheckLine) {
    if part.key.endsBlock { endBlock() }
    switch part.key {
    case .app: readApp(part)
    case .say: readSaying(part)
    case .profile, .given, .task, .expected: addKey(part, at: line)
    }
  }

  private mutating func addKey(_ part: CheckLine.KeyPart, at line: CheckLine) {
    if draft == nil { draft = BlockDraft(at: line, app: app, section: section) }
    draft?.add(part, at: line)
  }

  private mutating func readApp(_ part: CheckLine.KeyPart) {
    guard part.value.count > 0 else { return note(.empty(.app), at: part.mark) }
    app = Phrase(pieces: [part.value])
  }

  private mutating func readSaying(_ part: CheckLine.KeyPart) {
    guard part.value.count > 0 else { return note(.empty(.say), at: part.mark) }
    let (saying, problems) = SayingReader(source: source).read(part.value)
    if let saying { sayings.append(saying) }
    findings += problems.map { ($0.problem, $0.range) }
  }

  private mutating func readText(_ line: CheckLine) {
    if isDocument, draft?.isAfterBlank == true, draft?.holdsAfterBlank(line) == false { endBlock() }
    guard draft != nil else { return readProse(line) }
    if draft?.add(line, in: source) != true { readStray(line) }
  }

  /// A line that nobody looks at; between the blocks of a document it is prose.
  private mutating func readTooLong(_ line: CheckLine) {
    guard !isDocument || draft?.isAfterBlank == false else { return endBlock() }
    note(.lineTooLong(limit: SourceText.longestLine), at: line.content)
  }

  private mutating func readProse(_ line: CheckLine) {
    guard isDocument else { return readStray(line) }
    guard let above = blockAbove, line.index - above <= Self.nearBelow else { return blockAbove = nil }
    guard seemsToBegin(source.words(in: line.content, atMost: 2)) else { return }
    note(.meantForBlockAbove(words: source.excerpt(line.content), blockLine: above + 1), at: line.content)
  }

  /// A line that belongs to nothing may be a key that lacks only its colon.
  private mutating func readStray(_ line: CheckLine) {
    guard let part = KeyScanner(source: source, content: line.content).keyPartWithoutColon,
      part.key != .say, !(isDocument && part.key.endsBlock), draft?.part(part.key) == nil
    else { return note(.strayLine(words: source.excerpt(line.content), isDocument: isDocument), at: line.content) }
    note(.missingColon(part.key), at: part.spelling)
    take(part, at: line)
  }

  private mutating func endBlock() {
    guard let block = draft.take() else { return }
    blockAbove = block.lastLine
    let profiles = profileList(of: block)
    findings += block.findings(profiles, in: source)
    blocks.append(block.block(profiles, in: source))
  }

  /// The names on the `Profile:` line; mostly they are the same as those of the block before.
  private mutating func profileList(of block: BlockDraft) -> ProfileList {
    let phrase = block.phrase(.profile)
    guard let piece = phrase?.onlyPiece else { return ProfileList(phrase?.pieces ?? [], in: source) }
    if source.hasSameBytes(piece, placeOfLastProfiles),
      let same = lastProfiles?.moved(by: piece.lower - placeOfLastProfiles.lower)
    {
      return same
    }
    let list = ProfileList([piece], in: source)
    if list.isFlawless { (lastProfiles, placeOfLastProfiles) = (list, piece) }
    return list
  }

  // MARK: What counts in a document

  /// A check file has no outside; in a document a key may be prose.
  private func counts(_ part: CheckLine.KeyPart, at line: CheckLine) -> Bool {
    guard isDocument else { return true }
    switch part.key {
    case .profile: return isAboutTechnologies(part, at: line) || hasKeyBelow(line)
    case .app: return !part.isMisspelt && part.value.count > 0
    case .say: return !part.isMisspelt && source.bytes[part.value.lower..<part.value.upper].contains(UInt8(ascii: "="))
    case .given, .task, .expected: return isOpen(to: part)
    }
  }

  /// Whether a block goes on with a key; below a blank line a whole one is not taken to go on with a misspelt one.
  private func isOpen(to part: CheckLine.KeyPart) -> Bool {
    guard let block = draft else { return false }
    return !(part.isMisspelt && block.isAfterBlank && block.isWhole)
  }

  private func isAboutTechnologies(_ part: CheckLine.KeyPart, at line: CheckLine) -> Bool {
    !part.isMisspelt && ProfileList([part.value], in: source).isAboutTechnologies
  }

  /// Whether another key of a block stands close below; `Task:` above `Expected:` is a block that lacks its profile.
  private func hasKeyBelow(_ line: CheckLine, _ keys: [CheckKey] = [.task, .expected]) -> Bool {
    lines[(position + 1)...].prefix { $0.index <= line.index + Self.nearKeys }.contains { below in
      below.keyPart.map { keys.contains($0.key) } ?? false
    }
  }

  // MARK: Problems

  /// In a document `Task:` close above `Expected:`, with no profile above, is prose that looks like a block.
  private mutating func noteBlockWithoutProfile(_ part: CheckLine.KeyPart, at line: CheckLine) {
    guard part.key == .task, !part.isMisspelt, draft == nil, hasKeyBelow(line, [.expected]) else { return }
    let above = position > 0 ? lines[position - 1].kind : .heading
    if above != .profileHeading { note(.blockWithoutProfile, at: part.spelling) }
  }

  private mutating func note(_ problem: CheckProblem, at range: SourceRange) {
    findings.append((problem, range))
  }

  private mutating func noteIdenticalBlocks() {
    var identical = IdenticalBlocks(blocks, in: source)
    for index in blocks.indices where !blocks[index].expectations.isEmpty {
      guard let first = identical.first(like: index) else { continue }
      let line = source.lineIndex(at: blocks[index].range.lower)
      let firstLine = source.lineIndex(at: blocks[first].range.lower) + 1
      note(.identicalBlock(firstLine: firstLine), at: source.trimmed(source.lineRange(line)))
    }
  }
}
