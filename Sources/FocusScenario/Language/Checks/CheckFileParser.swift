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
    return CheckFile(source: source, isDocument: isDocument, blocks: blocks, diagnostics: diagnostics)
  }

  /// In the order of the text; of two at one place the one found first.
  private var diagnostics: [Diagnostic] {
    findings.enumerated()
      .sorted { ($0.element.range.lower, $0.offset) < ($1.element.range.lower, $1.offset) }
      .map { Diagnostic($0.element.problem, at: $0.element.range, in: source.path) }
  }

  // MARK: Lines

  private mutating func read(_ line: CheckLine, at position: Int) {
    self.position = position
    if line.index > lineBefore + 1 { draft?.isAfterBlank = true }
    lineBefore = line.index
    switch line.kind {
    case .comment: break
    case .heading: beginSection()
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

  private mutating func readKey(_ part: CheckLine.KeyPart, at line: CheckLine) {
    guard counts(part, at: line) else { return readText(line) }
    if part.isMisspelt {
      note(.misspeltKey(found: source.excerpt(part.spelling), meant: part.key), at: part.spelling)
    }
    take(part, at: line)
  }

  private mutating func take(_ part: CheckLine.KeyPart, at line: CheckLine) {
    if part.key.endsBlock { endBlock() }
    switch part.key {
    case .app: readApp(part)
    case .say: note(.sayNotSupported, at: part.spelling)
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
    guard let block = draft else { return }
    draft = nil
    blockAbove = block.lastLine
    let profiles = block.profileList(in: source)
    findings += block.findings(profiles, in: source)
    blocks.append(block.block(profiles, in: source))
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

  private func hasKeyBelow(_ line: CheckLine) -> Bool {
    lines[(position + 1)...].prefix { $0.index <= line.index + Self.nearKeys }.contains {
      $0.keyPart?.key == .task || $0.keyPart?.key == .expected
    }
  }

  // MARK: Problems

  private mutating func note(_ problem: CheckProblem, at range: SourceRange) {
    findings.append((problem, range))
  }

  private mutating func noteIdenticalBlocks() {
    var lineOfFirst: [[String]: Int] = [:]
    for block in blocks where !block.expectations.isEmpty {
      let words = wordsThatMatter(of: block)
      let line = source.lineIndex(at: block.range.lower) + 1
      if let first = lineOfFirst[words] {
        note(.identicalBlock(firstLine: first), at: source.trimmed(source.lineRange(line - 1)))
      } else {
        lineOfFirst[words] = line
      }
    }
  }

  private func wordsThatMatter(of block: CheckBlock) -> [String] {
    let phrases = [block.app ?? Phrase(pieces: []), block.given ?? Phrase(pieces: []), block.task] + block.expectations
    return [block.profiles.map(\.name).sorted().joined(separator: ", ")] + phrases.map { $0.text(in: source) }
  }
}
