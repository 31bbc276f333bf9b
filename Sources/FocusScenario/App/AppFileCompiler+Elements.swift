extension AppFileCompiler {
  /// Whose rules are read: a context's, or an element's in it.
  struct RuleOwner {
    /// The number of the context.
    var container: Int
    /// The name of the context.
    var context: String
    var element: Element?
    /// Whether the element is one of several rows.
    var isRow = false
    /// The label of the row that holds the element.
    var row: String?
  }

  /// Reads an element, or several rows, with all that is indented below.
  mutating func elements(_ line: AppFileSyntax.Line, in owner: RuleOwner) -> [Element] {
    guard let head = line.clauses.first else { return [] }
    var cursor = AppFileCursor(head)
    if cursor.take("rows") { return rows(line, &cursor, in: owner) }
    if line.isForEach { report(AppRuleProblem.eachWithoutRows, at: line.range) }
    guard let role = role(&cursor, of: head) else { return standIn(line, in: owner) }
    guard let label = label(&cursor, of: role, head) else { return [] }
    var element = Element(role, label)
    readValue(&cursor, of: &element)
    reportExtra(cursor, canFollowComma: Self.beginsMark)
    return [complete(element, line, in: owner)]
  }

  /// One element for each label, with the same marks and the same body, in which `{this}` is the label.
  private mutating func rows(
    _ line: AppFileSyntax.Line,
    _ cursor: inout AppFileCursor,
    in owner: RuleOwner
  ) -> [Element] {
    var rows: [Element] = []
    while let label = cursor.takeQuotation() {
      var row = Element(.row, label)
      readValue(&cursor, of: &row)
      rows.append(row)
    }
    reportExtra(cursor, canFollowComma: Self.beginsMark)
    if rows.isEmpty {
      report(AppWordProblem.missing("which", of: "rows", example: "rows \"Milk\", \"Bread\" each:"), at: line.range)
    }
    return rows.map { complete($0, line.forRow($0.label), in: owner, isRow: true) }
  }

  private mutating func complete(
    _ element: Element,
    _ line: AppFileSyntax.Line,
    in owner: RuleOwner,
    isRow: Bool = false
  ) -> Element {
    var element = element
    for mark in line.clauses.dropFirst() { readMark(mark, of: &element) }
    var own = owner
    own.isRow = isRow || element.role == .row
    own.row = own.isRow ? element.label : owner.row
    var rules: [AppFileSyntax.Rule] = []
    var previous: AppFileSyntax.Statement?
    for statement in line.body {
      switch statement {
      case .rule(let rule): rules.append(rule)
      case .line(let inner):
        if !reportIfAstray(inner, after: previous, event: "activate") {
          reportUnlessHolding(element, inner)
          element.children += elements(inner, in: own)
        }
      case .heading(let inner): reportInner(inner)
      }
      previous = statement
    }
    reportUnknownOrder(element, line)
    own.element = element
    element.rules = self.rules(rules, of: own)
    declareActions(of: &element)
    return element
  }

  /// The kind: the longest run of words that names one.
  private mutating func role(_ cursor: inout AppFileCursor, of head: AppFileClause) -> Element.Role? {
    for role in Self.rolesLongestFirst where cursor.take(role.rawValue) { return role }
    let words = cursor.rest.prefix { $0.kind == .word }
    let text = source.text((words.isEmpty ? head : AppFileClause(tokens: Array(words))).range)
    let nearest = NearestWord.to(text, among: ["rows"] + Element.Role.allCases.map(\.rawValue))
    report(AppWordProblem.role(text, nearest: nearest), at: head.range)
    return nil
  }

  private mutating func label(
    _ cursor: inout AppFileCursor,
    of role: Element.Role,
    _ head: AppFileClause
  ) -> String? {
    if let label = cursor.takeQuotation() { return label }
    if cursor.isAtEnd, role.mayBeUnlabelled { return "" }
    if cursor.rest.first?.kind == .word {
      let text = source.text(cursor.clause.range)
      report(AppWordProblem.labelWithoutQuotes(text, role: role.rawValue), at: cursor.clause.range)
      cursor.takeRest()
      return text
    }
    report(AppWordProblem.label(missingFrom: role.rawValue), at: head.range)
    return nil
  }

  /// In place of an element whose kind is not known, so that its names are not missed as well.
  private mutating func standIn(_ line: AppFileSyntax.Line, in owner: RuleOwner) -> [Element] {
    guard let label = line.clauses.first?.tokens.first(where: { $0.kind == .quotation })?.text else { return [] }
    return [complete(Element(.group, label), line, in: owner)]
  }

  /// `= "text value"`.
  private mutating func readValue(_ cursor: inout AppFileCursor, of element: inout Element) {
    guard cursor.takeSign(.equals) else { return }
    if let value = cursor.takeQuotation() ?? cursor.takeWord() {
      element.value = value
    } else {
      let example = "\(element.role.rawValue) \"\(element.label)\" = \"text\""
      report(AppWordProblem.missing("the value", of: "=", example: example), at: cursor.clause.range)
    }
  }

  /// Reports what is left; a comma before it helps only where it can follow one.
  mutating func reportExtra(_ cursor: AppFileCursor, canFollowComma: (AppFileClause) -> Bool = { _ in false }) {
    guard !cursor.isAtEnd else { return }
    let clause = cursor.clause
    let needsComma = canFollowComma(clause)
    report(AppWordProblem.extra(source.text(clause.range), needsComma: needsComma), at: clause.range)
  }

  private mutating func reportUnlessHolding(_ element: Element, _ inner: AppFileSyntax.Line) {
    guard !element.role.holdsElements, element.childrenBehaviour == nil else { return }
    report(AppRuleProblem.holdsNothing(role: element.role.rawValue), at: inner.range)
  }

  /// An explicit order names children, and nothing else.
  private mutating func reportUnknownOrder(_ element: Element, _ line: AppFileSyntax.Line) {
    guard element.explicitOrder != nil else { return }
    let labels = element.children.map(\.label)
    let known = Set(labels)
    for mark in line.clauses where mark.words == "explicit order" {
      for token in mark.tokens where token.kind == .quotation && !known.contains(token.text) {
        let nearest = NearestWord.to(token.text, among: labels)
        report(AppNameProblem.undefinedElement(token.text, nearest: nearest), at: token.range)
      }
    }
  }

  /// An element that has a rule for an action has the action, unless its marks list its actions.
  private func declareActions(of element: inout Element) {
    guard element.actions.isEmpty else { return }
    for rule in element.rules {
      if case .action(let name) = rule.event, !element.actions.contains(name) { element.actions.append(name) }
    }
  }

  private static let rolesLongestFirst = Element.Role.allCases.sorted {
    $0.rawValue.utf8.count > $1.rawValue.utf8.count
  }
}

extension Element.Role {
  /// Whether elements can stand inside one without more words.
  fileprivate var holdsElements: Bool {
    switch self {
    case .group, .card, .list, .row, .tabBar, .segmentedControl, .table, .landmark, .navigationBar, .semanticGroup,
      .view:
      true
    default: false
    }
  }

  /// Whether it makes sense without a label.
  fileprivate var mayBeUnlabelled: Bool { holdsElements && self != .row }
}
