extension AppFileSyntax.Statement {
  /// The same with `{this}` in its quotations replaced, for one of several rows.
  fileprivate func replacingThis(with label: String) -> Self {
    switch self {
    case .rule(let rule): .rule(rule.replacingThis(with: label))
    case .line(let line): .line(line.replacingThis(with: label))
    case .heading: self
    }
  }
}

extension AppFileSyntax.Line {
  /// The same line for one of the several rows that it names: all but the names is for each.
  func forRow(_ label: String) -> Self {
    var line = self
    for number in clauses.indices.dropFirst() { line.clauses[number] = clauses[number].replacingThis(with: label) }
    line.body = body.map { $0.replacingThis(with: label) }
    return line
  }

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
    guard kind == .quotation, text.utf8.contains(UInt8(ascii: "{")) else { return self }
    let pieces = text.split(separator: "{this}", omittingEmptySubsequences: false)
    return AppFileToken(kind: kind, text: pieces.joined(separator: label), range: range)
  }
}
