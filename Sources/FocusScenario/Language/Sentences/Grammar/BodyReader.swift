extension GrammarText {
  /// Reads the right side of one rule into productions without groups.
  struct BodyReader {
    private let tokens: [Token]
    /// The names of the rules that the repeated groups become, in the order of their brackets.
    private let groups: [Int]
    private let settings: [Setting]
    private var index = 0
    private var depth = 0

    /// What is wrong with the body.
    private(set) var faults: [String] = []
    /// The numbers of the mistakes inside its tokens.
    private(set) var tokenFaults: [Int] = []
    /// The literals inside of groups.
    private(set) var looseWords: [Int] = []
    /// What each of the repeated groups holds.
    private(set) var repeated: [[Production]] = []

    /// Prepares a body without anything of a family in it.
    init(_ tokens: [Token], groups: [Int], settings: [Setting]) {
      self.tokens = tokens
      self.settings = settings
      self.groups = groups
    }

    /// The productions up to the end of the group or of the body.
    mutating func alternatives() -> [Production] {
      var all: [Production] = []
      repeat { all += sequence() } while take("|")
      if depth == 0, index < tokens.count { faults.append("a bracket that nothing opens") }
      return all
    }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
      guard index < tokens.count, tokens[index] == .mark(UInt8(ascii: mark)) else { return false }
      index += 1
      return true
    }

    private var endsSequence: Bool {
      guard index < tokens.count, case .mark(let mark) = tokens[index] else { return index >= tokens.count }
      return "|])}".utf8.contains(mark)
    }

    private mutating func sequence() -> [Production] {
      var all = [Production()]
      while !endsSequence {
        if let parts = groupedParts() {
          all = all.flatMap { before in parts.map { Self.join(before, $0) } }
        } else {
          for place in all.indices { add(tokens[index], to: &all[place]) }
          noteFault(tokens[index])
          index += 1
        }
      }
      return all
    }

    private static func join(_ first: Production, _ second: Production) -> Production {
      Production(
        items: first.items + second.items,
        settings: first.settings + second.settings,
        isSpelled: first.isSpelled || second.isSpelled
      )
    }

    /// The alternatives of a group; none when no group begins here.
    private mutating func groupedParts() -> [Production]? {
      if take("[") { return [Production()] + group(until: "]") }
      if take("(") { return group(until: ")") }
      return take("{") ? repetition() : nil
    }

    private mutating func group(until mark: Unicode.Scalar) -> [Production] {
      depth += 1
      let inner = alternatives()
      depth -= 1
      if !take(mark) { faults.append("a group that does not end") }
      return inner
    }

    private mutating func repetition() -> [Production] {
      let place = repeated.count
      repeated.append([])
      repeated[place] = group(until: "}")
      return [Production(items: [Item(symbol: .rule(groups[place]), field: nil)])]
    }

    private func add(_ token: Token, to production: inout Production) {
      switch token {
      case .spelled: production.isSpelled = true
      case .setting(let setting): production.settings.append(settings[setting])
      case .item(let item), .literal(let item): production.items.append(item)
      case .mark, .form, .member, .fault: break
      }
    }

    /// Notes what a token tells about the body: a mistake, or a word that stands in a group.
    private mutating func noteFault(_ token: Token) {
      switch token {
      case .fault(let fault): tokenFaults.append(fault)
      case .literal(let item):
        if depth > 0, case .terminal(let word) = item.symbol { looseWords.append(word) }
      default: break
      }
    }
  }
}
