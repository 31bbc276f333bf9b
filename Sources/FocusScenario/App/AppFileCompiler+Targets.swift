extension AppFileCompiler {
  /// Reads the elements that an effect names, joined by commas or `and`.
  mutating func targets(_ clause: AppFileClause, in owner: RuleOwner) -> [Target] {
    var parts: [[AppFileToken]] = [[]]
    for token in clause.tokens {
      if token.isWord("and") || token.kind == .quotation && parts[parts.count - 1].last?.kind == .quotation {
        parts.append([])
      }
      if !token.isWord("and") { parts[parts.count - 1].append(token) }
    }
    return parts.filter { !$0.isEmpty }.compactMap { target(AppFileClause(tokens: $0), in: owner) }
  }

  /// Reads one element that a rule names; reported when there is no such, or more than one.
  mutating func target(_ clause: AppFileClause, in owner: RuleOwner) -> Target? {
    if clause.tokens.count == 1, clause.tokens[0].kind == .quotation {
      return named(clause.tokens[0].text, clause, in: owner)
    }
    var cursor = AppFileCursor(clause)
    if cursor.take("the error of"), let control = cursor.takeQuotation(), cursor.isAtEnd {
      return error(of: control, clause, in: owner)
    }
    if let target = ofKind(clause, in: owner) { return target }
    let words = Self.withoutArticle(clause.words)
    guard clause.tokens.allSatisfy({ $0.kind == .word }) else {
      report(AppWordProblem.extra(source.text(clause.range), needsComma: false), at: clause.range)
      return nil
    }
    switch words {
    case "opener": return .opener
    case "title": return .title
    case "error": return error(clause, in: owner)
    case "this": return inElement(.this, clause, owner)
    case "this row": return row(clause, owner)
    case "next one": return inRows(.next, clause, owner)
    case "one before": return inRows(.previous, clause, owner)
    default: return bare(words, clause, in: owner)
    }
  }

  /// `the heading "Cart"`: none when the words are no kind of element; reported when there is no such element.
  private mutating func ofKind(_ clause: AppFileClause, in owner: RuleOwner) -> Target?? {
    guard let last = clause.tokens.last, last.kind == .quotation, clause.tokens.count > 1, let names else { return nil }
    let kind = Self.withoutArticle(AppFileClause(tokens: clause.tokens.dropLast()).words)
    guard let role = Element.Role(rawValue: kind) else { return nil }
    let lookup = names.element(named: last.text, role, from: owner.container)
    if case .undefined = lookup {
      report(AppNameProblem.undefinedElement(last.text, kind: kind, nearest: nil), at: clause.range)
      return .some(nil)
    }
    return .some(resolve(lookup, last.text, at: clause.range).map { .named($0) })
  }

  /// A name without quotes: an alias, else a label as it stands.
  private mutating func bare(_ words: String, _ clause: AppFileClause, in owner: RuleOwner) -> Target? {
    let text = Self.collapsed(source.text(clause.range))
    for name in [words, text] {
      if case .undefined? = names?.element(named: name, from: owner.container) { continue }
      return named(name, clause, in: owner)
    }
    if let nearest = NearestWord.to(words, among: (names?.elementNames ?? []) + Self.nouns),
      let noun = Self.nouns.first(where: { $0 == nearest })
    {
      let written = noun.hasPrefix("this") ? noun : "the \(noun)"
      report(AppNameProblem.undefinedNoun(text, nearest: written), at: clause.range)
      return nil
    }
    return named(text, clause, in: owner)
  }

  /// The nouns that stand for an element without a name.
  private static let nouns = ["opener", "error", "title", "this", "this row", "next one", "one before"]

  private mutating func named(_ name: String, _ clause: AppFileClause, in owner: RuleOwner) -> Target? {
    guard let names else { return .named(name) }
    return resolve(names.element(named: name, from: owner.container), name, at: clause.range).map { .named($0) }
  }

  /// The name that was found; reported when none or several were.
  mutating func resolve(_ lookup: AppNames.Lookup, _ name: String, at range: SourceRange) -> String? {
    switch lookup {
    case .found(let name): return name
    case .several(let count, let elsewhere):
      report(AppNameProblem.severalElements(name, count: count, elsewhere: elsewhere), at: range)
    case .undefined:
      let nearest = NearestWord.to(name, among: names?.elementNames ?? [])
      report(AppNameProblem.undefinedElement(name, nearest: nearest), at: range)
    }
    return nil
  }

  private mutating func error(of control: String, _ clause: AppFileClause, in owner: RuleOwner) -> Target? {
    guard let names else { return nil }
    return resolve(names.error(of: control, from: owner.container), control, at: clause.range).map { .named($0) }
  }

  private mutating func error(_ clause: AppFileClause, in owner: RuleOwner) -> Target? {
    let controls = names?.errors(in: owner.container) ?? []
    if controls.isEmpty { report(AppNameProblem.noError(context: owner.context), at: clause.range) }
    if controls.count > 1 { report(AppNameProblem.severalErrors(of: controls), at: clause.range) }
    return controls.count == 1 ? .error : nil
  }

  private mutating func inElement(_ target: Target, _ clause: AppFileClause, _ owner: RuleOwner) -> Target? {
    if owner.element != nil { return target }
    report(AppNameProblem.elementsOnly(source.text(clause.range)), at: clause.range)
    return nil
  }

  private mutating func inRows(_ target: Target, _ clause: AppFileClause, _ owner: RuleOwner) -> Target? {
    if owner.row != nil { return target }
    report(AppNameProblem.rowsOnly(source.text(clause.range)), at: clause.range)
    return nil
  }

  /// `this row`: the row itself, or the one that holds the element.
  private mutating func row(_ clause: AppFileClause, _ owner: RuleOwner) -> Target? {
    guard let row = owner.row else { return inRows(.this, clause, owner) }
    return owner.isRow ? .this : named(row, clause, in: owner)
  }

  /// The name of a context, as its heading writes it; reported when there is no such.
  mutating func context(_ clause: AppFileClause) -> String? {
    let isQuoted = clause.tokens.count == 1 && clause.tokens[0].kind == .quotation
    let text = isQuoted ? clause.tokens[0].text : Self.collapsed(source.text(clause.range))
    guard let names else { return text }
    for name in [text, Self.withoutArticle(text.lowercased())] {
      if let number = names.container(named: name) { return names.nameOfContainer(number) }
    }
    let words = Self.withoutArticle(text.lowercased())
    let endings = names.containerNames.filter { $0.lowercased().hasSuffix(" " + words) }
    let nearest = endings.count == 1 ? endings[0] : NearestWord.to(words, among: names.containerNames)
    report(AppNameProblem.undefinedContext(text, nearest: nearest), at: clause.range)
    return nil
  }
}
