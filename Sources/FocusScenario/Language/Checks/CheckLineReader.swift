/// Tells what kind each line of a source is, looking at bytes once and remembering only fences and left-out parts.
struct CheckLineReader {
  private let source: SourceText
  private let isDocument: Bool
  private var fence: Fence?
  private var isLeftOut = false

  /// The run of backticks or tildes that opened a code fence.
  private struct Fence {
    var mark: UInt8
    var length: Int
  }

  /// The lines of a source that are not blank, in order; a gap in their numbers is a blank line.
  static func lines(of source: SourceText, isDocument: Bool) -> [CheckLine] {
    var reader = CheckLineReader(source: source, isDocument: isDocument)
    var lines: [CheckLine] = []
    for index in 0..<source.lineCount {
      guard let line = reader.line(at: index) else { continue }
      if reader.isUnderline(line), lines.last?.kind == .text { lines[lines.count - 1].kind = .heading }
      lines.append(line)
    }
    return lines
  }

  private init(source: SourceText, isDocument: Bool) {
    self.source = source
    self.isDocument = isDocument
  }

  private mutating func line(at index: Int) -> CheckLine? {
    let range = source.lineRange(index)
    guard range.count <= SourceText.longestLine else {
      let isOutside = isLeftOut || fence != nil
      let start = SourceRange(range.lower, range.lower + 1)
      return CheckLine(index: index, indentation: 0, content: start, kind: isOutside ? .boundary : .tooLong)
    }
    let margin = Margin(of: range, in: source, isDocument: isDocument)
    let content = source.trimmed(SourceRange(margin.end, range.upper))
    guard content.count > 0 else { return nil }
    var line = CheckLine(index: index, indentation: margin.width, content: content, kind: .text)
    if let kind = documentKind(of: content) {
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
  private mutating func documentKind(of content: SourceRange) -> CheckLine.Kind? {
    guard isDocument else { return nil }
    if let kind = commentKind(of: content) { return kind }
    if isLeftOut || isFence(content) { return .boundary }
    guard fence == nil else { return nil }
    if isHeading(content) { return .heading }
    return Margin.isRule(content, in: source) ? .boundary : nil
  }

  private func wordKind(of content: SourceRange) -> CheckLine.Kind {
    if let part = KeyScanner(source: source, content: content).keyPart { return .key(part) }
    return isDocument && SectionNames.contain(content, in: source) ? .heading : .text
  }

  // MARK: Markup

  /// `<!-- … -->` on one line: a switch of ours, or nothing.
  private mutating func commentKind(of content: SourceRange) -> CheckLine.Kind? {
    guard source.starts(content, with: "<!--"), source.ends(content, with: "-->"), content.count >= 7 else {
      return nil
    }
    let inside = source.trimmed(SourceRange(content.lower + 4, content.upper - 3))
    guard source.starts(inside, with: "focus-check:") else { return .comment }
    switch source.excerpt(source.trimmed(SourceRange(inside.lower + 12, inside.upper))) {
    case "off": isLeftOut = true
    case "on": isLeftOut = false
    default: return .unknownSwitch
    }
    return .boundary
  }

  /// Whether a line opens or closes a fence; a longer or other run inside an open one is content.
  private mutating func isFence(_ content: SourceRange) -> Bool {
    let mark = source.byte(content.lower, content.upper)
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return false }
    let length = source.run(of: mark, in: content)
    if let open = fence {
      guard open.mark == mark, length >= open.length, length == content.count else { return false }
      fence = nil
      return true
    }
    guard length >= 3 else { return false }
    fence = Fence(mark: mark, length: length)
    return true
  }

  private func isHeading(_ content: SourceRange) -> Bool {
    let level = source.run(of: UInt8(ascii: "#"), in: content)
    guard (1...6).contains(level) else { return false }
    let end = content.lower + level
    return end == content.upper || source.blankLength(at: end, before: content.upper) > 0
  }

  /// A line of `===`, which makes a heading of the text above it.
  private func isUnderline(_ line: CheckLine) -> Bool {
    line.kind == .boundary && fence == nil && line.content.count >= 3
      && source.run(of: UInt8(ascii: "="), in: line.content) == line.content.count
  }

  /// A line up to a `#` that stands after white space and outside quotes.
  private func withoutComment(_ content: SourceRange) -> SourceRange {
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
