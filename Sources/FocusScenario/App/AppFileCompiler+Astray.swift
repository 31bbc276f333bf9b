// Lines that are no part of where they stand, and what they seem to have been meant as.

extension AppFileCompiler {
  /// Whether a line is a rule without its event, or an effect beside its rule instead of below it, which is reported:
  /// of several effects in a row the first.
  mutating func reportIfAstray(
    _ line: AppFileSyntax.Line,
    after previous: AppFileSyntax.Statement?,
    event: String?
  ) -> Bool {
    if let first = line.clauses.first, reportIfCondition(first) { return true }
    guard isEffect(line) else { return false }
    if case .line(let previous)? = previous, isEffect(previous) { return true }
    report(AppRuleProblem.effectBesideRule(source.text(line.range), event: event), at: line.range)
    return true
  }

  private func isEffect(_ line: AppFileSyntax.Line) -> Bool {
    guard let first = line.clauses.first else { return false }
    return Self.isEffect(first)
  }

  /// Whether a line that stands among elements begins as an effect does, and as no element.
  static func isEffect(_ clause: AppFileClause) -> Bool {
    EffectTable.begins(clause) && !Element.Role.begins(clause)
  }

  /// A heading inside a context: a rule without `on`, an element with a colon, or really a heading.
  mutating func reportInner(_ heading: AppFileSyntax.Heading) {
    let keyword = heading.keyword.words
    if let event = Self.event(meantBy: keyword) {
      report(AppRuleProblem.ruleWithoutOn(source.text(heading.keyword.range), event: event), at: heading.keyword.range)
    } else if let role = Element.Role(rawValue: keyword) {
      let label =
        heading.title.tokens.first?.kind == .quotation
        ? source.text(heading.title.range) : "\"\(Self.collapsed(source.text(heading.title.range)))\""
      report(AppWordProblem.colon(after: role.rawValue, label: label), at: heading.range)
    } else {
      report(AppRuleProblem.headingInside(source.text(heading.range)), at: heading.range)
    }
  }

  /// Whether a line is a rule that begins with its condition, which is reported.
  private mutating func reportIfCondition(_ clause: AppFileClause) -> Bool {
    guard let first = clause.tokens.first, first.isWord("when") || first.isWord("if") else { return false }
    let condition = AppFileClause(tokens: Array(clause.tokens.dropFirst().prefix { $0.kind != .colon }))
    guard !condition.tokens.isEmpty else { return false }
    let range = first.range.union(condition.range)
    let problem = AppRuleProblem.conditionWithoutEvent(source.text(range), condition: source.text(condition.range))
    report(problem, at: range)
    return true
  }

  /// The event of a rule that begins with `when` or the like, or with the event itself.
  private static func event(meantBy keyword: String) -> String? {
    var words = keyword.split(separator: " ").map(String.init)
    let isConjunction = words.first.map { ["when", "if", "once", "upon"].contains($0) } ?? false
    if isConjunction { words.removeFirst() }
    words.removeAll { ["it", "is", "the"].contains($0) }
    let rest = words.joined(separator: " ")
    let known = EventTable.rows.map(\.words)
    if known.contains(rest) { return rest }
    return NearestWord.everyday(rest, among: known) ?? (isConjunction ? NearestWord.to(rest, among: known) : nil)
  }

  /// Reads a line outside of any context that seems to be a heading, but for its colon.
  mutating func compileWithoutColon(_ line: AppFileSyntax.Line) -> Bool {
    guard let first = line.clauses.first else { return false }
    var cursor = AppFileCursor(first)
    guard Self.keywords.contains(where: { cursor.take($0) }), cursor.rest.first?.kind == .word else {
      return false
    }
    let words = AppFileClause(tokens: Array(first.tokens.prefix(first.tokens.count - cursor.rest.count)))
    let title = cursor.takeRest()
    let rest = AppFileClause(tokens: title.tokens + line.clauses.dropFirst().flatMap(\.tokens))
    report(
      AppWordProblem.headingWithoutColon(source.text(words.range), title: source.text(rest.range)),
      at: words.range
    )
    let heading = AppFileSyntax.Heading(
      keyword: words,
      title: title,
      marks: Array(line.clauses.dropFirst()),
      body: line.body,
      rest: rest
    )
    compile(heading)
    return true
  }

  /// Cuts a clause where `and` or `then` joins two effects, or two steps, which is reported.
  mutating func parted(_ clause: AppFileClause, begins: (AppFileClause) -> Bool) -> [AppFileClause] {
    var parts: [AppFileClause] = []
    var conjunction: AppFileClause?
    var rest = clause.tokens[...]
    for place in clause.tokens.indices.dropFirst() where place > rest.startIndex {
      guard let length = lengthOfConjunction(clause, place, begins: begins) else { continue }
      parts.append(AppFileClause(tokens: Array(rest[..<place])))
      rest = rest[(place + length)...]
      conjunction = conjunction ?? AppFileClause(tokens: Array(clause.tokens[place..<(place + length)]))
    }
    parts.append(AppFileClause(tokens: Array(rest)))
    if let conjunction {
      let repaired = parts.map { source.text($0.range) }.joined(separator: ", ")
      report(AppWordProblem.conjunction(conjunction.words, repaired: repaired), at: conjunction.range)
    }
    return parts
  }

  /// How many words join what follows them to what stands before; none when nothing of its own follows.
  private func lengthOfConjunction(
    _ clause: AppFileClause,
    _ place: Int,
    begins: (AppFileClause) -> Bool
  ) -> Int? {
    guard clause.tokens[place].isWord("and") || clause.tokens[place].isWord("then") else { return nil }
    // As many words as tell what begins there.
    let following = clause.tokens[place...].prefix(12)
    for conjunction in [["and", "then"], ["and"], ["then"]] {
      let tail = AppFileClause(tokens: Array(following.dropFirst(conjunction.count)))
      guard zip(conjunction, following).allSatisfy({ $1.isWord($0) }), begins(tail), !isName(tail) else { continue }
      return conjunction.count
    }
    return nil
  }

  /// Whether words are the name of an element, or end the name of a context.
  private func isName(_ clause: AppFileClause) -> Bool {
    guard let names else { return false }
    let (words, text) = (clause.words, Self.collapsed(source.text(clause.range)))
    return names.elementNames.contains { $0 == words || $0 == text }
      || names.containerNames.contains { $0.lowercased().hasSuffix(" and " + words) }
  }

  private static let keywords =
    (Container.Kind.allCases.map(\.rawValue) + settingNames).map { $0.lowercased() }
}

extension Element.Role {
  /// Whether a clause begins with the name of a kind of element.
  fileprivate static func begins(_ clause: AppFileClause) -> Bool {
    var cursor = AppFileCursor(clause)
    return allCases.contains { cursor.take($0.rawValue) }
  }
}
