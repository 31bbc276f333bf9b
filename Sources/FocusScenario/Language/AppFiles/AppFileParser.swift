/// Makes the tree of an app file; never fails, and knows none of the words but `on`, `when` (and `if`), `after` and `every`.
struct AppFileParser {
  private var diagnostics: [Diagnostic] = []
  private let source: SourceText
  private let lines: [AppFileLine]

  /// Parses a source.
  static func parse(_ source: SourceText) -> AppFileSyntax {
    let lexer = AppFileLexer(source)
    let outline = AppFileOutline(lexer.lines, path: source.path)
    var parser = AppFileParser(source: source, lines: lexer.lines)
    let statements = outline.roots.map { parser.statement($0) }
    let diagnostics = lexer.diagnostics + outline.diagnostics + parser.diagnostics
    let isReadable = lexer.isText && outline.isCertain
    return AppFileSyntax(source: source, statements: statements, diagnostics: diagnostics, isReadable: isReadable)
  }

  private init(source: SourceText, lines: [AppFileLine]) {
    self.source = source
    self.lines = lines
  }

  private mutating func statement(_ line: AppFileLine) -> AppFileSyntax.Statement {
    if beginsRule(line.tokens) { return .rule(rule(line)) }
    if let colon = colonOfHeading(line.tokens) { return .heading(heading(line, colon: colon)) }
    var tokens = line.tokens
    let isForEach =
      tokens.count > 2 && tokens[tokens.count - 1].kind == .colon && tokens[tokens.count - 2].isWord("each")
    if isForEach { tokens.removeLast(2) }
    return .line(
      AppFileSyntax.Line(
        clauses: clauses(tokens[...]),
        isForEach: isForEach,
        body: line.children.map { statement($0) },
        range: AppFileClause(tokens: line.tokens).range
      )
    )
  }

  /// `on …`, or a time: `after 2 seconds: …`.
  private func beginsRule(_ tokens: [AppFileToken]) -> Bool {
    guard let first = tokens.first else { return false }
    if first.isWord("on") { return true }
    return (first.isWord("after") || first.isWord("every")) && tokens.contains { $0.kind == .colon }
  }

  /// The colon that only words stand before.
  private func colonOfHeading(_ tokens: [AppFileToken]) -> Int? {
    guard let colon = tokens.firstIndex(where: { $0.kind == .colon }), colon > 0 else { return nil }
    let keyword = tokens[..<colon]
    return keyword.allSatisfy { $0.kind == .word } && keyword.last?.isWord("each") == false ? colon : nil
  }

  private mutating func heading(_ line: AppFileLine, colon: Int) -> AppFileSyntax.Heading {
    let rest = line.tokens[(colon + 1)...]
    var parts = clauses(rest)
    let title = parts.isEmpty ? AppFileClause(tokens: []) : parts.removeFirst()
    return AppFileSyntax.Heading(
      keyword: AppFileClause(tokens: Array(line.tokens[..<colon])),
      title: title,
      marks: parts,
      body: line.children.map { statement($0) },
      rest: AppFileClause(tokens: Array(rest))
    )
  }

  private mutating func rule(_ line: AppFileLine) -> AppFileSyntax.Rule {
    var tokens = line.tokens[...]
    if let first = tokens.first, first.isWord("on") { tokens.removeFirst() }
    let range = AppFileClause(tokens: line.tokens).range
    let colon = tokens.firstIndex { $0.kind == .colon }
    if colon == nil {
      let problem = AppFileSyntaxProblem.ruleWithoutColon(source.text(range))
      diagnostics.append(Diagnostic(problem, at: range, in: source.path))
    }
    let head = tokens[..<(colon ?? tokens.endIndex)]
    let when = beginningOfCondition(head)
    let effects = changes(colon.map { tokens[($0 + 1)...] } ?? [], continuedBy: line.children, depth: 1)
    return AppFileSyntax.Rule(
      event: AppFileClause(tokens: Array(head[..<(when ?? head.endIndex)])),
      condition: when.map { AppFileClause(tokens: Array(head[($0 + 1)...])) },
      hasColon: colon != nil,
      effects: effects,
      next: effects.isEmpty ? lineAfter(range) : nil,
      range: range
    )
  }

  /// Where `when` stands; an `if` in its place is reported, and read as it is meant.
  private mutating func beginningOfCondition(_ head: ArraySlice<AppFileToken>) -> Int? {
    if let when = head.firstIndex(where: { $0.isWord("when") }) { return when }
    guard let other = head.firstIndex(where: { $0.isWord("if") }) else { return nil }
    let problem = AppFileSyntaxProblem.conditionWithoutWhen(head[other].text)
    diagnostics.append(Diagnostic(problem, at: head[other].range, in: source.path))
    return other
  }

  /// The line after a place, however deep.
  private func lineAfter(_ range: SourceRange) -> AppFileClause? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].tokens.first.map({ $0.range.lower > range.lower }) ?? false {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low < lines.count ? AppFileClause(tokens: lines[low].tokens) : nil
  }

  /// The effects of a line and of the lines indented below it; what a colon opens reaches to the end of both.
  private mutating func changes(
    _ tokens: ArraySlice<AppFileToken>,
    continuedBy lines: [AppFileLine],
    depth: Int
  ) -> [AppFileSyntax.Change] {
    guard let colon = tokens.firstIndex(where: { $0.kind == .colon }) else {
      return clauses(tokens).map { AppFileSyntax.Change(clause: $0, later: nil) }
        + lines.flatMap { changes($0.tokens[...], continuedBy: $0.children, depth: depth) }
    }
    guard depth < AppFileOutline.deepest else {
      let problem = AppFileSyntaxProblem.nestedTooDeep(limit: AppFileOutline.deepest)
      diagnostics.append(Diagnostic(problem, at: tokens[colon].range, in: source.path))
      return [AppFileSyntax.Change(clause: Self.nothing(at: tokens[colon].range), later: nil)]
    }
    let head = clauses(tokens[..<colon])
    let later = changes(tokens[(colon + 1)...], continuedBy: lines, depth: depth + 1)
    guard let opening = head.last else { return later }
    return head.dropLast().map { AppFileSyntax.Change(clause: $0, later: nil) }
      + [AppFileSyntax.Change(clause: opening, later: later)]
  }

  /// What stands in for effects that are left out.
  private static func nothing(at range: SourceRange) -> AppFileClause {
    AppFileClause(tokens: [AppFileToken(kind: .word, text: "nothing", range: range)])
  }

  /// Cuts at commas; what begins with a quotation, a number or `then` belongs to the clause before it.
  private func clauses(_ tokens: ArraySlice<AppFileToken>) -> [AppFileClause] {
    var clauses: [AppFileClause] = []
    for part in tokens.split(whereSeparator: { $0.kind == .comma }) {
      if let last = clauses.indices.last, let first = part.first, continuesClause(first) {
        clauses[last].tokens += part
      } else {
        clauses.append(AppFileClause(tokens: Array(part)))
      }
    }
    return clauses
  }

  private func continuesClause(_ token: AppFileToken) -> Bool {
    if token.kind == .quotation || token.isWord("then") { return true }
    guard token.kind == .word, let first = token.text.utf8.first else { return false }
    return first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
  }
}
