/// The steps of tasks by their words: only what a user does.
enum StepTable {
  /// Reads what follows the words of a step.
  typealias Read = @Sendable (inout AppFileCompiler, inout AppFileCursor) -> AppTask.Step?

  static let rows: [(words: String, read: Read)] = [
    ("start on", { $0.readStart(&$1) }),
    ("activate", { $0.readName(&$1, "activate").map { .activate($0) } }),
    ("type", { $0.readType(&$1) }),
    ("clear", { $0.readName(&$1, "clear").map { .clear($0) } }),
    ("increase", { $0.readName(&$1, "increase").map { .increase($0) } }),
    ("decrease", { $0.readName(&$1, "decrease").map { .decrease($0) } }),
    ("action", { $0.readAction(&$1) }),
    ("escape", { _, _ in .escape }),
    ("go back", { _, _ in .back }),
    ("reload", { _, _ in .reload }),
    ("scroll forward", { _, _ in .scroll(forward: true) }),
    ("scroll back", { _, _ in .scroll(forward: false) }),
    ("wait", { $0.duration($1.takeRest()).map { .wait($0) } }),
    ("move forward", { $0.readMove(&$1, forward: true) }),
    ("move back", { $0.readMove(&$1, forward: false) }),
    ("rotor", { $0.readRotor(&$1) }),
    ("put a finger on", { $0.readName(&$1, "put a finger on").map { .touch($0) } }),
    ("magic tap", { _, _ in .magicTap }),
    ("put the keyboard away", { _, _ in .putKeyboardAway }),
    ("close", { $0.context($1.takeRest()).map { .close($0) } }),
  ]

  /// Other words for steps, which checks know too.
  static let otherWords: [(words: String, step: String)] = [
    ("double-tap", "activate"), ("double tap", "activate"), ("tap", "activate"), ("press", "activate"),
    ("choose", "activate"), ("select", "activate"), ("dismiss", "close"),
  ]

  /// Takes the words of a step.
  static func take(_ cursor: inout AppFileCursor) -> (words: String, read: Read)? {
    if let row = rows.first(where: { cursor.take($0.words) }) { return row }
    guard let other = otherWords.first(where: { cursor.take($0.words) }) else { return nil }
    return rows.first { $0.words == other.step }
  }

  /// Whether a clause begins as a step does.
  static func begins(_ clause: AppFileClause) -> Bool {
    var cursor = AppFileCursor(clause)
    return take(&cursor) != nil
  }

  /// All steps in the words of an app file.
  static let listed = WordList.choice(rows.map(\.words) + ["at once"])
}

extension AppFileCompiler {
  /// Reads a task: its words, and what its user does.
  mutating func compileTask(_ heading: AppFileSyntax.Heading) {
    guard let name = name(of: heading.rest, keyword: heading.keyword) else { return }
    let place = Place(source: source, range: heading.range)
    if let first = latestTasks.updateValue(app.tasks.count, forKey: Self.taskKey(name)) {
      report(AppNameProblem.duplicateTask(name, line: taskPlaces[first].line), at: heading.rest.range)
    }
    var steps: [AppTask.Step] = []
    for (number, statement) in heading.body.enumerated() { steps += self.steps(statement, isFirst: number == 0) }
    if heading.body.isEmpty { report(AppRuleProblem.emptyTask(name), at: heading.range) }
    app.tasks.append(AppTask(name: name, steps: steps))
    taskPlaces.append(place)
  }

  /// The words of a task as they are compared: lower case, without articles.
  private static func taskKey(_ name: String) -> String {
    name.lowercased().split(separator: " ").filter { !["the", "a", "an"].contains($0) }.joined(separator: " ")
  }

  private mutating func steps(_ statement: AppFileSyntax.Statement, isFirst: Bool) -> [AppTask.Step] {
    guard case .line(let line) = statement else {
      report(AppRuleProblem.ruleInTask(source.text(range(of: statement))), at: range(of: statement))
      return []
    }
    if let below = line.body.first { report(AppRuleProblem.nestedStep, at: range(of: below)) }
    var steps: [AppTask.Step] = []
    for (number, clause) in line.clauses.enumerated() {
      steps += self.steps(clause, isFirst: isFirst && number == 0)
    }
    return steps
  }

  private mutating func steps(_ clause: AppFileClause, isFirst: Bool) -> [AppTask.Step] {
    guard names != nil else { return [] }
    let parts = parted(clause, begins: StepTable.begins)
    return parts.enumerated().flatMap { step($1, isFirst: isFirst && $0 == 0) }
  }

  private mutating func step(_ clause: AppFileClause, isFirst: Bool) -> [AppTask.Step] {
    var cursor = AppFileCursor(clause)
    if cursor.take("at once") { return [.atOnce] + (cursor.isAtEnd ? [] : step(cursor.clause, isFirst: false)) }
    guard let row = StepTable.take(&cursor) else {
      reportUnknownStep(clause)
      return []
    }
    let step = row.read(&self, &cursor)
    reportExtra(cursor, canFollowComma: StepTable.begins)
    if case .startOn? = step, !isFirst { report(AppRuleProblem.startNotFirst, at: clause.range) }
    return step.map { [$0] } ?? []
  }

  private mutating func reportUnknownStep(_ clause: AppFileClause) {
    let text = source.text(clause.range)
    if EffectTable.begins(clause) {
      report(AppRuleProblem.effectInTask(text), at: clause.range)
    } else {
      let first = clause.tokens.first?.text.lowercased() ?? ""
      let nearest = NearestWord.to(first, among: StepTable.rows.map(\.words))
      report(AppWordProblem.step(text, nearest: nearest), at: clause.range)
    }
  }

  /// `start on Payment`.
  mutating func readStart(_ cursor: inout AppFileCursor) -> AppTask.Step? {
    context(cursor.takeRest()).map { .startOn($0) }
  }

  /// `type "11/20" in "Expiration date"`.
  mutating func readType(_ cursor: inout AppFileCursor) -> AppTask.Step? {
    if let text = cursor.takeQuotation(), cursor.take("in") {
      return readName(&cursor, "type").map { .type(text, in: $0) }
    }
    cursor.takeRest()
    report(AppWordProblem.missing("what and where", of: "type", example: "type \"…\" in \"Name\""), at: cursor.range)
    return nil
  }

  /// `action "Delete" on "Milk"`.
  mutating func readAction(_ cursor: inout AppFileCursor) -> AppTask.Step? {
    if let action = cursor.takeQuotation(), cursor.take("on") {
      return readName(&cursor, "action").map { .action(action, on: $0) }
    }
    cursor.takeRest()
    report(
      AppWordProblem.missing("which and on what", of: "action", example: "action \"…\" on \"Milk\""),
      at: cursor.range
    )
    return nil
  }

  /// `move forward`, `move back 3`.
  mutating func readMove(_ cursor: inout AppFileCursor, forward: Bool) -> AppTask.Step? {
    guard let first = cursor.rest.first, let word = cursor.takeWord() else { return .move(forward: forward, 1) }
    if let count = Quantity.count(word) { return .move(forward: forward, count) }
    report(AppWordProblem.number(word, what: "number of moves", example: "move forward 2"), at: first.range)
    return nil
  }

  /// `rotor headings`, `rotor form controls back`, `rotor "Unread"`.
  mutating func readRotor(_ cursor: inout AppFileCursor) -> AppTask.Step? {
    let range = cursor.range
    if let name = cursor.takeQuotation() {
      let rotors = names?.rotors ?? []
      if !rotors.contains(name) {
        report(AppNameProblem.undefinedRotor(name, nearest: NearestWord.to(name, among: rotors)), at: range)
      }
      return .customRotor(name, forward: !cursor.take("back"))
    }
    for rotor in Rotor.allCases where cursor.take(rotor.rawValue) {
      return .rotor(rotor, forward: !cursor.take("back"))
    }
    let kinds = WordList.choice(Rotor.allCases.map(\.rawValue))
    cursor.takeRest()
    report(AppWordProblem.missing("one of \(kinds)", of: "rotor", example: "rotor headings"), at: cursor.range)
    return nil
  }

  /// The name of an element, in any context of the app.
  mutating func readName(_ cursor: inout AppFileCursor, _ verb: String) -> String? {
    let clause = cursor.takeRest()
    guard let names, !clause.tokens.isEmpty else {
      report(AppWordProblem.missing("what", of: verb, example: "\(verb) \"…\""), at: cursor.range)
      return nil
    }
    if clause.tokens.count == 1, clause.tokens[0].kind == .quotation {
      return resolve(names.element(named: clause.tokens[0].text), clause.tokens[0].text, at: clause.range)
    }
    let text = Self.collapsed(source.text(clause.range))
    let alias = Self.withoutArticle(clause.words)
    if case .undefined = names.element(named: alias) {
      return resolve(names.element(named: text), text, at: clause.range)
    }
    return resolve(names.element(named: alias), alias, at: clause.range)
  }
}
