/// Walks the tokens of a clause from left to right.
struct AppFileCursor {
  private(set) var rest: ArraySlice<AppFileToken>
  /// From the first token to the last of the clause, whatever was taken.
  let range: SourceRange

  init(_ clause: AppFileClause) {
    rest = clause.tokens[...]
    range = clause.range
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// What is left, as a clause.
  var clause: AppFileClause { AppFileClause(tokens: Array(rest)) }

  /// Takes a phrase of lower-case words, when it comes next.
  mutating func take(_ phrase: String) -> Bool {
    guard let after = end(of: phrase, from: rest.startIndex) else { return false }
    rest = rest[after...]
    return true
  }

  /// Takes a quotation, when one comes next.
  mutating func takeQuotation() -> String? {
    guard let first = rest.first, first.kind == .quotation else { return nil }
    rest.removeFirst()
    return first.text
  }

  /// Takes a word, when one comes next.
  mutating func takeWord() -> String? {
    guard let first = rest.first, first.kind == .word else { return nil }
    rest.removeFirst()
    return first.text
  }

  /// Takes a sign, when it comes next.
  mutating func takeSign(_ sign: AppFileToken.Kind) -> Bool {
    guard rest.first?.kind == sign else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes all quotations that come next.
  mutating func takeQuotations() -> [String] {
    var texts: [String] = []
    while let text = takeQuotation() { texts.append(text) }
    return texts
  }

  /// Takes the tokens up to the last place where a phrase stands, and the phrase; nothing when it does not stand there.
  mutating func takeUpTo(_ phrase: String) -> AppFileCursor? {
    for index in rest.indices.reversed() {
      guard let after = end(of: phrase, from: index) else { continue }
      let before = AppFileCursor(AppFileClause(tokens: Array(rest[..<index])))
      rest = rest[after...]
      return before
    }
    return nil
  }

  /// Takes everything that is left.
  @discardableResult
  mutating func takeRest() -> AppFileClause {
    defer { rest = [] }
    return clause
  }

  private func end(of phrase: String, from start: Int) -> Int? {
    var index = start
    for word in phrase.utf8.split(separator: UInt8(ascii: " ")) {
      guard index < rest.endIndex, rest[index].isWord(String(decoding: word, as: UTF8.self)) else { return nil }
      index += 1
    }
    return index
  }
}

extension AppFileClause {
  /// The words in lower case with one space between, quotations and signs left out.
  var words: String {
    tokens.filter { $0.kind == .word }.map { $0.text.lowercased() }.joined(separator: " ")
  }
}

extension AppFileSyntax.Statement {
  /// The same with `{this}` in its quotations replaced, for one of several rows.
  func replacingThis(with label: String) -> Self {
    switch self {
    case .rule(let rule): .rule(rule.replacingThis(with: label))
    case .line(let line): .line(line.replacingThis(with: label))
    case .heading: self
    }
  }
}

extension AppFileSyntax.Line {
  fileprivate func replacingThis(with label: String) -> Self {
    var line = self
    line.clauses = clauses.map { $0.replacingThis(with: label) }
    line.body = body.map { $0.replacingThis(with: label) }
    return line
  }
}

extension AppFileSyntax.Rule {
  fileprivate func replacingThis(with label: String) -> Self {
    var rule = self
    rule.event = event.replacingThis(with: label)
    rule.condition = condition?.replacingThis(with: label)
    rule.effects = effects.map { $0.replacingThis(with: label) }
    return rule
  }
}

extension AppFileSyntax.Change {
  fileprivate func replacingThis(with label: String) -> Self {
    AppFileSyntax.Change(
      clause: clause.replacingThis(with: label),
      later: later?.map { $0.replacingThis(with: label) }
    )
  }
}

extension AppFileClause {
  fileprivate func replacingThis(with label: String) -> Self {
    AppFileClause(tokens: tokens.map { $0.replacingThis(with: label) })
  }
}

extension AppFileToken {
  fileprivate func replacingThis(with label: String) -> Self {
    let pieces = kind == .quotation ? text.split(separator: "{this}", omittingEmptySubsequences: false) : []
    guard pieces.count > 1 else { return self }
    return AppFileToken(kind: kind, text: pieces.joined(separator: label), range: range)
  }
}
