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
  /// The items of all productions by their codes, one production after the other.
  let codes: [Int]
  /// Where the codes of each production begin, and where the last one ends.
  let codeStarts: [Int]
  /// How many 64-bit words a set of productions takes.
  let stride: Int
  /// For each terminal, the set of productions that can begin with it.
  let beginnings: [UInt64]
  /// The set of productions that can stand for no words at all.
  let nullable: [UInt64]
  /// Whether a production can stand for no words at all.
  let isNullable: [Bool]
  let faults: [TableFault]

  private let symbols: Spellings
  /// The terminals and rules by the numbers of their names.
  private let terminalNumbers: [Int?]
  private let ruleNumbers: [Int?]

  /// Numbers the symbols of a text.
  init(_ text: GrammarText) {
    var numbering = Numbering(text)
    var productions: [Production] = []
    var ranges: [Range<Int>] = []
    for (rule, name) in text.order.enumerated() {
      let start = productions.count
      for production in text.rules[name] ?? [] { productions.append(numbering.number(production, of: rule)) }
      ranges.append(start..<productions.count)
    }
    self.faults = text.faults + numbering.faults
    self.symbols = text.symbols
    self.ruleNames = text.order.map { text.symbols[$0] }
    self.terminalNames = numbering.terminalNames
    self.terminalNumbers = numbering.terminals
    self.ruleNumbers = numbering.rules
    self.productions = productions
    self.ranges = ranges
    self.codes = productions.flatMap { $0.items.map(\.code) }
    self.codeStarts = productions.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.items.count) }
    let beginnings = Beginnings(productions, ranges: ranges, terminals: numbering.terminalNames.count)
    self.stride = beginnings.stride
    self.beginnings = beginnings.ofTerminals
    self.nullable = beginnings.nullable
    self.isNullable = productions.indices.map { beginnings.nullable[$0 / 64] >> UInt64($0 % 64) & 1 != 0 }
  }

  /// The number of a terminal that some production uses.
  func terminal(_ name: String) -> Int? { symbols.number(of: name).flatMap { terminalNumbers[$0] } }

  /// The number of a terminal that some production uses.
  func terminal(_ name: ArraySlice<UInt8>) -> Int? { symbols.number(of: name).flatMap { terminalNumbers[$0] } }

  /// The number of a rule.
  func rule(_ name: String) -> Int? { symbols.number(of: name).flatMap { ruleNumbers[$0] } }

  /// The terminals of literal words, without their mark.
  var literals: [(word: ArraySlice<UInt8>, terminal: Int)] {
    terminalNames.enumerated().compactMap { number, name in
      name.utf8.first == UInt8(ascii: "'") ? (Array(name.utf8).dropFirst(), number) : nil
    }
  }
}

extension Grammar {
  /// Gives symbols their numbers.
  private struct Numbering {
    private let symbols: Spellings
    var terminals: [Int?]
    var rules: [Int?]
    var terminalNames: [String] = []
    var faults: [TableFault] = []

    init(_ text: GrammarText) {
      self.symbols = text.symbols
      self.terminals = Array(repeating: nil, count: text.symbols.count)
      self.rules = terminals
      for (number, name) in text.order.enumerated() { rules[name] = number }
    }

    mutating func number(_ production: GrammarText.Production, of rule: Int) -> Production {
      let items = production.items.map { Item(code: code($0.symbol), field: $0.field) }
      return Production(rule: rule, items: items, settings: production.settings, isSpelled: production.isSpelled)
    }

    private mutating func code(_ symbol: GrammarText.Symbol) -> Int {
      switch symbol {
      case .terminal(let name): return terminal(name)
      case .rule(let name):
        if let number = rules[name] { return ~number }
        faults.append(TableFault(row: symbols[name], mistake: "no such rule"))
        return terminal(name)
      }
    }

    private mutating func terminal(_ name: Int) -> Int {
      if let number = terminals[name] { return number }
      terminals[name] = terminalNames.count
      terminalNames.append(symbols[name])
      return terminalNames.count - 1
    }
  }

  /// Finds out what each production can begin with, by going round until nothing changes.
  private struct Beginnings {
    let stride: Int
    /// For each terminal, the productions that can begin with it.
    private(set) var ofTerminals: [UInt64]
    private(set) var nullable: [UInt64]

    private let width: Int
    /// The terminals that each rule can begin with.
    private var ofRules: [UInt64]
    private var isNullable: [Bool]

    init(_ productions: [Production], ranges: [Range<Int>], terminals: Int) {
      self.stride = (productions.count + 63) / 64
      self.width = (terminals + 63) / 64
      self.ofTerminals = Array(repeating: 0, count: terminals * stride)
      self.nullable = Array(repeating: 0, count: stride)
      self.ofRules = Array(repeating: 0, count: ranges.count * width)
      self.isNullable = Array(repeating: false, count: ranges.count)
      // Rules mostly name rules behind them: from the end it takes the fewest rounds.
      var changed = true
      while changed {
        changed = false
        for production in productions.reversed() where grow(production) { changed = true }
      }
      for (number, production) in productions.enumerated() { note(number, production) }
    }

    private mutating func grow(_ production: Production) -> Bool {
      var changed = false
      for item in production.items {
        guard let rule = item.rule else {
          return add(1 << UInt64(item.code % 64), item.code / 64, to: production.rule) || changed
        }
        for word in 0..<width where add(ofRules[rule * width + word], word, to: production.rule) { changed = true }
        if !isNullable[rule] { return changed }
      }
      guard !isNullable[production.rule] else { return changed }
      isNullable[production.rule] = true
      return true
    }

    private mutating func add(_ bits: UInt64, _ word: Int, to rule: Int) -> Bool {
      let place = rule * width + word
      guard ofRules[place] | bits != ofRules[place] else { return false }
      ofRules[place] |= bits
      return true
    }

    /// Enters a production with every terminal that it can begin with.
    private mutating func note(_ number: Int, _ production: Production) {
      let bit: UInt64 = 1 << UInt64(number % 64)
      for item in production.items {
        guard let rule = item.rule else {
          ofTerminals[item.code * stride + number / 64] |= bit
          return
        }
        for word in 0..<width {
          var bits = ofRules[rule * width + word]
          while bits != 0 {
            let terminal = word * 64 + bits.trailingZeroBitCount
            ofTerminals[terminal * stride + number / 64] |= bit
            bits &= bits - 1
          }
        }
        if !isNullable[rule] { return }
      }
      nullable[number / 64] |= bit
    }
  }
}
