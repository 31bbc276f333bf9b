import Testing

@testable import FocusScenario

private let tables = LanguageTables.published

@Suite("The tables of the language")
struct LanguageTablesTests {
  @Test("no row has a fault")
  func noFaults() {
    #expect((tables.lexicon.faults + tables.grammar.faults).map(\.description) == [])
  }

  @Test("no wording of a class and no construction of a rule stands twice")
  func nothingStandsTwice() {
    let wordings = Dictionary(grouping: tables.lexicon.entries) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(wordings.map { "\($0.terminal): \($0.words.joined(separator: " "))" }.sorted() == [])
    let grammar = tables.grammarText
    let constructions = grammar.order.flatMap { rule in
      Dictionary(grouping: grammar.rules[rule] ?? []) { $0 }.filter { $0.value.count > 1 }.keys
        .map { "\(grammar.symbols[rule]) = \($0.items.map(grammar.name).joined(separator: " "))" }
    }
    #expect(constructions == [])
  }

  @Test("every class that a construction uses has words, and every class of words is used")
  func classesMeet() {
    let known = Set(tables.lexicon.entries.map(\.terminal))
    let used = tables.grammar.terminalNames.filter { !$0.hasPrefix("'") && !$0.hasPrefix("<") }
    #expect(used.filter { !known.contains($0) } == [])
    let usedClasses = Set(used.map { String($0.prefix { $0 != "." }) })
    let spoken = tables.lexicon.classes.filter { ![.noun, .modifier, .vague].contains(tables.lexicon.sorts[$0]) }
    #expect(spoken.filter { !usedClasses.contains($0) } == [])
  }

  @Test("open words are bound to a field, or are the meaning themselves")
  func openWordsAreBound() {
    for production in tables.grammar.productions where !production.isSpelled {
      for item in production.items where item.field == nil && item.rule == nil {
        let name = tables.grammar.terminalNames[item.code]
        #expect(!name.hasPrefix("<"), "\(tables.grammar.ruleNames[production.rule])")
      }
    }
  }

  @Test("a rule that is spelled out is bound wherever it stands")
  func spelledRulesAreBound() {
    let spelled = Set(tables.grammar.productions.filter(\.isSpelled).map(\.rule))
    for production in tables.grammar.productions where !production.isSpelled {
      for item in production.items {
        guard let rule = item.rule, spelled.contains(rule) else { continue }
        #expect(item.field != nil, "\(tables.grammar.ruleNames[production.rule])")
      }
    }
  }

  @Test("a word that may be left out, or stands for another, carries nothing")
  func looseWordsCarryNothing() {
    let carriesNothing: Set<String> = [
      ",", ".", ":", "[", "]", "the", "a", "on", "in", "of", "at", "is", "and", "before", "last", "single", "into",
      "from", ";",
    ]
    #expect(Set(tables.grammarText.looseWords).subtracting(carriesNothing) == [])
  }

  @Test("no rule can begin with itself")
  func noLeftRecursion() {
    for rule in tables.grammar.ruleNames.indices {
      var reached: Set<Int> = []
      var waiting = beginnings(of: rule)
      while let next = waiting.popLast() {
        if reached.insert(next).inserted { waiting += beginnings(of: next) }
      }
      #expect(!reached.contains(rule), "\(tables.grammar.ruleNames[rule])")
    }
  }

  private func beginnings(of rule: Int) -> [Int] {
    var found: [Int] = []
    for number in tables.grammar.ranges[rule] {
      for item in tables.grammar.productions[number].items {
        guard let next = item.rule else { break }
        found.append(next)
        if !tables.grammar.ranges[next].contains(where: { tables.grammar.isNullable[$0] }) { break }
      }
    }
    return found
  }

  @Test("every wording of every class is read, in one way")
  func everyWordingIsRead() {
    let reader = SentenceReader()
    let templates = Dictionary(
      SentenceFixtures.rows("class-templates.tsv").map { ($0.line, $0.expected) },
      uniquingKeysWith: { first, _ in first }
    )
    let untried = tables.lexicon.classes.filter { name in
      let isOpen = [.noun, .modifier, .vague].contains(tables.lexicon.sorts[name])
      let isOfTasks = name.hasPrefix("TASK") || ["SWITCH", "DOWNWARD", "MEANS", "IN-TURN"].contains(name)
      return !isOpen && !isOfTasks && !templates.keys.contains { $0 == name || $0.hasPrefix(name + ".") }
    }
    #expect(untried == [])
    for entry in tables.lexicon.entries {
      guard let template = templates[entry.terminal] else { continue }
      let wording = entry.words.joined(separator: " ")
      let line = template.split(separator: "*", omittingEmptySubsequences: false).joined(separator: wording)
      let isAny = entry.settings.contains { $0.value == "any" || $0.value == "anything" }
      let outcome = reader.outcome(line)
      #expect(outcome.hasPrefix("<") == isAny, "\(entry.terminal): \(line): \(outcome)")
    }
  }

  @Test("a planted second reading is reported with both")
  func plantedAmbiguity() {
    let planted = "FocusPredicate += Be on target:Places #relation=start-on"
    let ambiguous = LanguageTables(
      lexicon: LanguageTables.lexiconRows,
      grammar: LanguageTables.grammarRows + [planted]
    )
    let reading = SentenceReader(tables: ambiguous).read("focus is on the error")
    #expect(reading.frames == [])
    let messages = reading.diagnostics.map(\.message)
    #expect(messages == ["this can be read in two ways: focus.on(the error); or focus.start-on(the error)"])
  }

  @Test(
    "a faulty row is reported",
    arguments: [
      ("word FOCUS: focus", "Claim = FOCUS", "a row that says nothing, and does not say so"),
      ("word FOCUS colour=red: focus", "Claim = FOCUS", "no such field"),
      ("thing FOCUS -: focus", "Claim = FOCUS", "no such sort"),
      ("word FOCUS - focus", "Claim = FOCUS", "a row without wordings"),
      ("word FOCUS -: focus", "Claim = Missing", "no such rule"),
      ("word FOCUS -: focus", "Claim = Missing<GO>", "no such family"),
      ("word FOCUS -: focus", "Claim = colour:FOCUS", "no such field colour:FOCUS"),
      ("word FOCUS -: focus", "Claim = [FOCUS", "a group that does not end"),
      ("word FOCUS -: focus", "Claim = FOCUS ]", "a bracket that nothing opens"),
      (
        "word FOCUS -: focus", "Claim = FOCUS\nClaim = FOCUS FOCUS",
        "a rule of this name stands before it: += goes on with it"
      ),
      ("word FOCUS -: focus", "Claim += FOCUS", "no rule to go on with"),
      (
        "word FOCUS -: focus", "Claim = One<FOCUS>\nOne<X> = X\nOne<X> = X X",
        "a rule of this name stands before it: += goes on with it"
      ),
    ]
  )
  func faultyRows(words: String, construction: String, mistake: String) {
    let faulty = LanguageTables(lexicon: [words], grammar: [construction])
    #expect((faulty.lexicon.faults + faulty.grammar.faults).map(\.mistake).contains(mistake))
  }
}

extension GrammarText {
  fileprivate func name(of item: Item) -> String {
    switch item.symbol {
    case .terminal(let number), .rule(let number): symbols[number]
    }
  }
}
