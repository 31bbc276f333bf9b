/// Tells what kind each line of a source is, looking at bytes once and remembering only fences and left-out parts.
struct CheckLineReader {
  private let source: SourceText
  private let isDocument: Bool
  private var fence: Fence?
  private var isLeftOut = false
  private var isInComment = false
  /// The last line, from 0, that can end a comment.
  private let lastCommentEnd: Int

  /// The run of backticks or tildes that opened a code fence, and how deep in quotations.
  private struct Fence {
    var mark: UInt8
    var length: Int
    var quotes: Int
  }

  /// The lines of a source that are not blank, in order; a gap in their numbers is a blank line.
  static func lines(of source: SourceText, isDocument: Bool) -> [CheckLine] {
    var reader = CheckLineReader(source: source, isDocument: isDocument)
    var lines: [CheckLine] = []
    lines.reserveCapacity(source.lineCount)
    for index in 0..<source.lineCount {
      guard let line = reader.line(at: index) else { continue }
      if reader.isUnderline(line, below: lines) { lines[lines.count - 1].kind = .heading }
      lines.append(line)
    }
    return lines
  }

  private init(source: SourceText, isDocument: Bool) {
    self.source = source
    self.isDocument = isDocument
    self.lastCommentEnd = isDocument ? Self.lastCommentEnd(in: source) : -1
  }

  private mutating func line(at index: Int) -> CheckLine? {
    let range = source.lineRange(index)
    guard range.count <= SourceText.longestLine else {
      let isOutside = isLeftOut || fence != nil
      let start = SourceRange(range.lower, range.lower + 1)
      return CheckLine(index: index, indentation: 0, content: start, kind: isOutside ? .boundary : .tooLong)
    }
    let margin = Margin(of: range, in: source, isDocument: isDocument)
    // A quotation ends the fence that was opened in it.
    if let fence, margin.quotes < fence.quotes { self.fence = nil }
    let content = source.trimmed(SourceRange(margin.end, range.upper))
    guard content.count > 0 else { return nil }
    var line = CheckLine(index: index, indentation: margin.width, content: content, kind: .text)
    if let kind = documentKind(of: content, at: index, quotes: margin.quotes) {
      line.kind = kind
    } else if source.byte(content.lower, content.upper) == UInt8(ascii: "#") {
      line.kind = .comment
    } else {
      line.content = withoutComment(content)
      line.kind = wordKind(of: line.content)
    }
    return line
  }

  /// The kind that only a document knows, or none.
  private mutating func documentKind(of content: SourceRange, at index: Int, quotes: Int) -> CheckLine.Kind? {
    guard isDocument else { return nil }
    if let kind = commentKind(of: content, at: index) { return kind }
    if isLeftOut || isFence(content, quotes: quotes) { return .boundary }
    if let row = TableRow(content, in: source) { return .tableRow(holdsBlock: row.holdsBlock) }
    guard fence == nil else { return nil }
    if let kind = headingKind(of: content) { return kind }
    return Margin.isRule(content, in: source) || isTag(content) ? .boundary : nil
  }

  private func wordKind(of content: SourceRange) -> CheckLine.Kind {
    if let part = KeyScanner(source: source, content: content).keyPart { return .key(part) }
    guard isDocument else { return .text }
    if SectionNames.contain(content, in: source) { return .heading }
    return fence == nil && isBold(content) ? .bold : .text
  }

  // MARK: Markup

  /// A comment, on one line or several: a switch of ours, or nothing.
  private mutating func commentKind(of content: SourceRange, at index: Int) -> CheckLine.Kind? {
    if isInComment {
      isInComment = !Self.endsComment(content, in: source)
      return .comment
    }
    guard source.starts(content, with: "<!--") else { return nil }
    let isWhole = source.ends(content, with: "-->") && content.count >= 7
    let inside = source.trimmed(
      SourceRange(content.lower + 4, max(content.lower + 4, content.upper - (isWhole ? 3 : 0)))
    )
    if isWhole { return source.starts(inside, with: "focus-check:") ? switchKind(inside) : .comment }
    // What stands in a fence is shown as it is; a line that goes on behind its comment is text.
    guard fence == nil, !Self.endsComment(content, in: source) else { return nil }
    guard index < lastCommentEnd else { return .unendedComment }
    isInComment = true
    return source.starts(inside, with: "focus-check:") ? .unknownSwitch : .comment
  }

  private mutating func switchKind(_ inside: SourceRange) -> CheckLine.Kind {
    switch source.excerpt(source.trimmed(SourceRange(inside.lower + 12, inside.upper))) {
    case "off": isLeftOut = true
    case "on": isLeftOut = false
    default: return .unknownSwitch
    }
    return .boundary
  }

  private static func endsComment(_ range: SourceRange, in source: SourceText) -> Bool {
    range.count >= 3
      && (range.lower...range.upper - 3).contains { source.starts(SourceRange($0, range.upper), with: "-->") }
  }

  private static func lastCommentEnd(in source: SourceText) -> Int {
    (0..<source.lineCount).last { endsComment(source.lineRange($0), in: source) } ?? -1
  }

  /// Whether a line opens or closes a fence; a longer or other run inside an open one is content.
  private mutating func isFence(_ content: SourceRange, quotes: Int) -> Bool {
    let mark = source.byte(content.lower, content.upper)
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return false }
    let length = source.run(of: mark, in: content)
    if let open = fence {
      guard open.mark == mark, length >= open.length, length == content.count else { return false }
      fence = nil
      return true
    }
    guard length >= 3 else { return false }
    fence = Fence(mark: mark, length: length, quotes: quotes)
    return true
  }

  private func headingKind(of content: SourceRange) -> CheckLine.Kind? {
    let level = source.run(of: UInt8(ascii: "#"), in: content)
    guard (1...6).contains(level) else { return nil }
    let end = content.lower + level
    guard end == content.upper || source.blankLength(at: end, before: content.upper) > 0 else { return nil }
    let title = source.trimmed(SourceRange(end, content.upper))
    guard let part = KeyScanner(source: source, content: title).keyPart, part.key == .profile, !part.isMisspelt,
      ProfileList([part.value], in: source).isAboutTechnologies
    else { return .heading }
    return .profileHeading
  }

  /// A line that makes a heading of the text above it: `===`, or `---` below one unindented line between blank ones.
  private func isUnderline(_ line: CheckLine, below lines: [CheckLine]) -> Bool {
    guard line.kind == .boundary, fence == nil, line.content.count >= 3, let title = lines.last, title.kind == .text
    else {
      return false
    }
    let mark = source.byte(line.content.lower, line.content.upper)
    guard source.run(of: mark, in: line.content) == line.content.count else { return false }
    if mark == UInt8(ascii: "=") { return true }
    let above = lines.dropLast().last
    return mark == UInt8(ascii: "-") && title.indentation == 0 && title.index == line.index - 1
      && (above.map { $0.index < title.index - 1 } ?? true)
  }

  /// A line that is one tag, such as `</details>`.
  private func isTag(_ content: SourceRange) -> Bool {
    guard source.starts(content, with: "<"), source.ends(content, with: ">") else { return false }
    let next = source.byte(content.lower + 1, content.upper)
    guard next == UInt8(ascii: "/") || 0x61...0x7A ~= next | 0x20 else { return false }
    return (content.lower + 1..<content.upper - 1).allSatisfy {
      ![0x3C, 0x3E].contains(source.byte($0, content.upper))
    }
  }

  private func isBold(_ content: SourceRange) -> Bool {
    content.count > 4
      && (source.starts(content, with: "**") && source.ends(content, with: "**")
        || source.starts(content, with: "__") && source.ends(content, with: "__"))
  }

  /// A line up to a `#` that stands after white space and outside quotes.
  private func withoutComment(_ content: SourceRange) -> SourceRange {
    guard ByteScan.contains(UInt8(ascii: "#"), in: source.slice(content)) else { return content }
    var index = content.lower
    var isQuoted = false
    var isAfterBlank = false
    while index < content.upper {
      let byte = source.byte(index, content.upper)
      if byte == UInt8(ascii: "#"), isAfterBlank, !isQuoted {
        return source.trimmed(SourceRange(content.lower, index))
      }
      let quote = source.quoteLength(at: index, before: content.upper)
      let blank = source.blankLength(at: index, before: content.upper)
      if quote > 0 { isQuoted.toggle() }
      isAfterBlank = blank > 0
      index += isQuoted && byte == UInt8(ascii: "\\") ? 2 : max(1, quote, blank)
    }
    return content
  }
}
