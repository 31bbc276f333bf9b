/// The constructions in the form that the chart runs over: numbers for names, and what each production can begin with.
struct Grammar: Sendable {
  /// One place in a production: a terminal by its number, or a rule by the complement of its number.
  struct Item: Sendable {
    var code: Int
    var field: Field?

    /// The rule, when the item is one.
    var rule: Int? { code < 0 ? ~code : nil }
  }

  /// One way to build a rule.
  struct Production: Sendable {
    var rule: Int
    var items: [Item]
    var settings: [Setting]
    var isSpelled: Bool
  }

  /// The names of the rules, by number.
  let ruleNames: [String]
  /// The names of the terminals, by number.
  let terminalNames: [String]
  /// All productions, those of a rule together.
  let productions: [Production]
  /// The productions of each rule.
  let ranges: [Range<Int>]
  /// How many 64-bit words a set of terminals takes.
  let stride: Int
  /// For each production, the set of terminals it can begin with.
  let firsts: [UInt64]
  /// Whether a production can stand for no words at all.
  let isNullable: [Bool]
  let faults: [TableFault]

  private let terminalNumbers: [String: Int]
  private let ruleNumbers: [String: Int]

  /// Numbers the symbols of a text.
  init(_ text: GrammarText) {
    var numbering = Numbering(rules: text.order)
    var productions: [Production] = []
    var ranges: [Range<Int>] = []
    for (rule, name) in text.order.enumerated() {
      let start = productions.count
      for production in text.rules[name] ?? [] { productions.append(numbering.number(production, of: rule)) }
      ranges.append(start..<productions.count)
    }
    self.faults = text.faults + numbering.faults
    self.ruleNames = text.order
    self.terminalNames = numbering.terminalNames
    self.terminalNumbers = numbering.terminals
    self.ruleNumbers = numbering.rules
    self.productions = productions
    self.ranges = ranges
    let sets = FirstSets(productions, ranges: ranges, terminals: numbering.terminalNames.count)
    self.stride = sets.stride
    self.firsts = sets.firsts
    self.isNullable = sets.isNullable
  }

  /// The number of a terminal that some production uses.
  func terminal(_ name: String) -> Int? { terminalNumbers[name] }

  /// The number of a rule.
  func rule(_ name: String) -> Int? { ruleNumbers[name] }

  /// The terminals of literal words, without their mark.
  var literals: [(word: String, terminal: Int)] {
    terminalNames.enumerated().compactMap { number, name in
      name.hasPrefix("'") ? (String(name.dropFirst()), number) : nil
    }
  }
}

extension Grammar {
  /// Gives names their numbers.
  private struct Numbering {
    var terminals: [String: Int] = [:]
    var terminalNames: [String] = []
    var rules: [String: Int] = [:]
    var faults: [TableFault] = []

    init(rules names: [String]) {
      for (number, name) in names.enumerated() { rules[name] = number }
    }

    mutating func number(_ production: GrammarText.Production, of rule: Int) -> Production {
      let items = production.items.map { Item(code: code($0.symbol), field: $0.field) }
      return Production(rule: rule, items: items, settings: production.settings, isSpelled: production.isSpelled)
    }

    private mutating func code(_ symbol: GrammarText.Symbol) -> Int {
      switch symbol {
      case .literal(let word): return terminal("'" + word)
      case .terminal(let name): return terminal(name)
      case .rule(let name):
        if let number = rules[name] { return ~number }
        faults.append(TableFault(row: name, mistake: "no such rule"))
        return terminal("missing rule " + name)
      }
    }

    private mutating func terminal(_ name: String) -> Int {
      if let number = terminals[name] { return number }
      terminals[name] = terminalNames.count
      terminalNames.append(name)
      return terminalNames.count - 1
    }
  }

  /// Finds out what each production can begin with, by going round until nothing changes.
  private struct FirstSets {
    let stride: Int
    var firsts: [UInt64]
    var isNullable: [Bool]
    private var ruleFirsts: [UInt64]
    private var ruleNullable: [Bool]

    init(_ productions: [Production], ranges: [Range<Int>], terminals: Int) {
      self.stride = (terminals + 63) / 64
      self.firsts = Array(repeating: 0, count: productions.count * stride)
      self.isNullable = Array(repeating: false, count: productions.count)
      self.ruleFirsts = Array(repeating: 0, count: ranges.count * stride)
      self.ruleNullable = Array(repeating: false, count: ranges.count)
      var changed = true
      while changed {
        changed = false
        for (number, production) in productions.enumerated() where grow(number, production) { changed = true }
      }
    }

    private mutating func grow(_ number: Int, _ production: Production) -> Bool {
      var changed = false
      for item in production.items {
        guard let rule = item.rule else {
          return add(1 << UInt64(item.code % 64), at: item.code / 64, number, production.rule) || changed
        }
        for word in 0..<stride where add(ruleFirsts[rule * stride + word], at: word, number, production.rule) {
          changed = true
        }
        if !ruleNullable[rule] { return changed }
      }
      if !isNullable[number] {
        isNullable[number] = true
        ruleNullable[production.rule] = true
        changed = true
      }
      return changed
    }

    private mutating func add(_ bits: UInt64, at word: Int, _ production: Int, _ rule: Int) -> Bool {
      let place = production * stride + word
      ruleFirsts[rule * stride + word] |= bits
      guard firsts[place] | bits != firsts[place] else { return false }
      firsts[place] |= bits
      return true
    }
  }
}
