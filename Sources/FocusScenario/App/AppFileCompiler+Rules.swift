extension AppFileCompiler {
  private struct ReadRule {
    var rule: Rule
    var range: SourceRange
    var line: Int
  }

  /// Reads the rules of one context or element; the first that fits wins.
  mutating func rules(_ rules: [AppFileSyntax.Rule], of owner: RuleOwner) -> [Rule] {
    guard names != nil else { return [] }
    var read: [ReadRule] = []
    for syntax in rules where syntax.hasColon {
      guard let rule = rule(syntax, of: owner) else { continue }
      let new = ReadRule(rule: rule, range: syntax.range, line: source.lineIndex(at: syntax.range.lower) + 1)
      reportIfNeverFirst(new, after: read, syntax)
      read.append(new)
    }
    return read.map(\.rule)
  }

  private mutating func rule(_ syntax: AppFileSyntax.Rule, of owner: RuleOwner) -> Rule? {
    let condition = syntax.condition.map { self.condition($0, in: owner) }
    let effects = self.effects(syntax.effects, in: owner)
    // Its effects may stand beside it, which is reported there.
    if syntax.effects.isEmpty, syntax.next.map(Self.isEffect) != true {
      report(AppRuleProblem.withoutEffects(source.text(syntax.range)), at: syntax.range)
    }
    guard let event = event(syntax.event) else { return nil }
    let isAtHome = reportUnlessAtHome(event, syntax, owner)
    if let condition, condition == nil { return nil }
    return isAtHome ? Rule(on: event, when: condition ?? nil, effects) : nil
  }

  /// Whether an event can happen to the owner; reported when it cannot.
  private mutating func reportUnlessAtHome(
    _ event: Rule.Event,
    _ syntax: AppFileSyntax.Rule,
    _ owner: RuleOwner
  ) -> Bool {
    let words = source.text(syntax.event.range)
    let home = EventTable.row(of: event)?.home ?? homeOfOther(event)
    guard let element = owner.element else {
      if home != .element { return true }
      report(AppRuleProblem.elementRuleInContext(event: words, context: owner.context), at: syntax.range)
      return false
    }
    if home == .context {
      let described = Self.described(element)
      report(
        AppRuleProblem.contextRuleInElement(event: words, element: described, context: owner.context),
        at: syntax.range
      )
      return false
    }
    reportIfImpossible(event, words, for: element, at: syntax.range)
    return true
  }

  private func homeOfOther(_ event: Rule.Event) -> EventTable.Home {
    if case .action = event { .element } else { .either }
  }

  private mutating func reportIfImpossible(
    _ event: Rule.Event,
    _ words: String,
    for element: Element,
    at range: SourceRange
  ) {
    if case .action(let name) = event, !element.actions.isEmpty, !element.actions.contains(name) {
      report(AppRuleProblem.undeclaredAction(name, element: Self.described(element)), at: range)
    }
    guard let roles = EventTable.row(of: event)?.roles, !roles.isEmpty, !roles.contains(element.role) else { return }
    let instead = roles.map(\.rawValue)
    report(AppRuleProblem.eventWithoutRole(event: words, role: element.role.rawValue, instead: instead), at: range)
  }

  static func described(_ element: Element) -> String { "\(element.role.rawValue) \"\(element.label)\"" }

  private mutating func reportIfNeverFirst(_ new: ReadRule, after earlier: [ReadRule], _ syntax: AppFileSyntax.Rule) {
    let winner = earlier.first {
      let isSameEvent = $0.rule.event == new.rule.event || $0.rule.event == .close(nil) && new.rule.event.isClose
      return isSameEvent && ($0.rule.condition == nil || $0.rule.condition == new.rule.condition)
    }
    guard let winner else { return }
    let words = source.text(syntax.event.range)
    report(AppRuleProblem.neverFirst(event: words, line: winner.line), at: new.range)
  }

  /// Reads conditions joined by `and`.
  private mutating func condition(_ clause: AppFileClause, in owner: RuleOwner) -> Condition? {
    let parts = clause.tokens.split(omittingEmptySubsequences: false) { $0.isWord("and") }
    let conditions = parts.map { simpleCondition(AppFileClause(tokens: Array($0)), clause, in: owner) }
    let read = conditions.compactMap { $0 }
    guard read.count == conditions.count else { return nil }
    return read.count == 1 ? read[0] : .all(read)
  }

  private mutating func simpleCondition(
    _ clause: AppFileClause,
    _ whole: AppFileClause,
    in owner: RuleOwner
  ) -> Condition? {
    var cursor = AppFileCursor(clause)
    guard let subject = cursor.takeUpTo("is"), !subject.isAtEnd else {
      report(AppWordProblem.condition(source.text(whole.range)), at: whole.range)
      return nil
    }
    let isNegated = cursor.take("not")
    if cursor.take("open"), cursor.isAtEnd {
      return context(subject.clause).map { isNegated ? .not(.isOpen($0)) : .isOpen($0) }
    }
    guard let about = predicate(&cursor), cursor.isAtEnd else {
      report(AppWordProblem.condition(source.text(clause.range)), at: clause.range)
      return nil
    }
    return target(subject.clause, in: owner).map { isNegated ? .not(about($0)) : about($0) }
  }

  private func predicate(_ cursor: inout AppFileCursor) -> ((Target) -> Condition)? {
    if let text = cursor.takeQuotation() { return { .value($0, equals: text) } }
    if cursor.take("empty") { return { .valueIsEmpty($0) } }
    if cursor.take("shown") { return { .isShown($0) } }
    if cursor.take("selected") { return { .isSelected($0) } }
    if cursor.take("checked") { return { .isChecked($0) } }
    return nil
  }
}

extension Rule.Event {
  fileprivate var isClose: Bool { if case .close = self { true } else { false } }
}
