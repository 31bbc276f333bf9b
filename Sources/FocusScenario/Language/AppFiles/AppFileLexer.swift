/// Cuts an app file into lines of tokens; everything it cannot use is noticed and left out.
struct AppFileLexer {
  private let source: SourceText
  private var bytes: [UInt8] { source.bytes }
  private(set) var lines: [AppFileLine] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the bytes are a text at all.
  private(set) var isText = true

  /// Reads all lines of a source.
  init(_ source: SourceText) {
    self.source = source
    if let (problem, range) = source.encodingProblem() {
      report(problem, at: range)
      isText = false
    } else {
      for number in 0..<source.lineCount { readLine(source.lineRange(number)) }
    }
  }

  private mutating func readLine(_ range: SourceRange) {
    guard range.count <= SourceText.longestLine else {
      return report(
        AppFileSyntaxProblem.lineTooLong(limit: SourceText.longestLine),
        at: SourceRange(range.lower, range.lower + 1)
      )
    }
    var scanner = LineScanner(bytes: bytes, range: range)
    let indentation = scanner.skipIndentation()
    let tokens = scanner.readTokens()
    if let open = scanner.unterminatedQuote {
      report(AppFileSyntaxProblem.unterminatedQuote(source.text(open)), at: open)
    }
    guard !tokens.isEmpty else { return }
    if let last = lines.indices.last, lines[last].tokens.last?.kind == .comma {
      lines[last].tokens += tokens
    } else {
      lines.append(AppFileLine(indentation: indentation, tokens: tokens))
    }
  }

  private mutating func report(_ problem: some Problem, at range: SourceRange) {
    diagnostics.append(Diagnostic(problem, at: range, in: source.path))
  }
}

/// Reads the tokens of one line.
private struct LineScanner {
  let bytes: [UInt8]
  let end: Int
  var position: Int
  /// The opening quote of a quotation that the line does not close, and what follows it.
  var unterminatedQuote: SourceRange?

  init(bytes: [UInt8], range: SourceRange) {
    self.bytes = bytes
    end = range.upper
    position = range.lower
  }

  mutating func skipIndentation() -> AppFileIndentation {
    if position == 0, end > 2, bytes[0] == 0xEF, follows(0xBB, 0xBF) { position += 3 }
    var indentation = AppFileIndentation(spaces: skipSpaces())
    while let length = lengthOfSpace() {
      if bytes[position] == UInt8(ascii: "\t") { indentation.tabs += 1 } else { indentation.spaces += 1 }
      position += length
      indentation.spaces += skipSpaces()
    }
    return indentation
  }

  private mutating func skipSpaces() -> Int {
    let start = position
    if position < end { position = ByteScan.firstNonSpace(in: bytes[position..<end]) }
    return position - start
  }

  mutating func readTokens() -> [AppFileToken] {
    var tokens: [AppFileToken] = []
    var isAfterSpace = true
    while position < end {
      if let length = lengthOfSpace() {
        position += length
        isAfterSpace = true
        continue
      }
      if isAfterSpace, bytes[position] == UInt8(ascii: "#") { break }
      isAfterSpace = false
      tokens.append(readToken())
    }
    return tokens
  }

  private mutating func readToken() -> AppFileToken {
    let start = position
    if let (kind, length) = sign() {
      position += length
      return AppFileToken(kind: kind, text: "", range: SourceRange(start, position))
    }
    if let length = lengthOfQuote() {
      position += length
      return readQuotation(from: start)
    }
    repeat { position += 1 } while position < end && !isAtBoundary
    return AppFileToken(kind: .word, text: text(start..<position), range: SourceRange(start, position))
  }

  private mutating func readQuotation(from start: Int) -> AppFileToken {
    var characters: [UInt8] = []
    while position < end {
      if let length = lengthOfQuote() {
        position += length
        return quotation(characters, from: start)
      }
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < end, isEscapable(bytes[position + 1]) { position += 1 }
      characters.append(bytes[position])
      position += 1
    }
    unterminatedQuote = SourceRange(start, end)
    return quotation(characters, from: start)
  }

  private func quotation(_ characters: [UInt8], from start: Int) -> AppFileToken {
    let text = String(decoding: characters, as: UTF8.self)
    return AppFileToken(kind: .quotation, text: text, range: SourceRange(start, position))
  }

  private func isEscapable(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") }

  private var isAtBoundary: Bool { lengthOfSpace() != nil || lengthOfQuote() != nil || sign() != nil }

  private func sign() -> (kind: AppFileToken.Kind, length: Int)? {
    switch bytes[position] {
    case UInt8(ascii: ","): (.comma, 1)
    case UInt8(ascii: ":"): (.colon, 1)
    case UInt8(ascii: "="): (.equals, 1)
    case 0xEF where follows(0xBC, 0x9A): (.colon, 3)  // full width
    default: nil
    }
  }

  /// A straight quote, or a curly one.
  private func lengthOfQuote() -> Int? {
    switch bytes[position] {
    case UInt8(ascii: "\""): 1
    case 0xE2 where follows(0x80, 0x9C) || follows(0x80, 0x9D): 3
    default: nil
    }
  }

  /// A space, a tab, or a no-break space.
  private func lengthOfSpace() -> Int? {
    guard position < end else { return nil }
    switch bytes[position] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): return 1
    case 0xC2 where position + 1 < end && bytes[position + 1] == 0xA0: return 2
    default: return nil
    }
  }

  /// Whether these are the two bytes after the current one.
  private func follows(_ second: UInt8, _ third: UInt8) -> Bool {
    position + 2 < end && bytes[position + 1] == second && bytes[position + 2] == third
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
