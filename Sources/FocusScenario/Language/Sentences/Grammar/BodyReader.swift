extension GrammarText {
  /// Reads the right side of one rule into productions without groups.
  struct BodyReader {
    private let tokens: [Substring]
    private var index = 0
    private var depth = 0
    private let argument: String?

    private(set) var faults: [String] = []
    private(set) var looseWords: [String] = []
    /// Rules for the repeated groups, named `{1}` and so on within the rule.
    private(set) var helpers: [(name: String, productions: [Production])] = []
    /// The members of families that the body names.
    private(set) var instances: [(name: String, family: String, argument: String)] = []

    /// Prepares a body; in a family, `X` stands for the argument.
    init(_ tokens: [Substring], argument: String?) {
      self.tokens = tokens
      self.argument = argument
    }

    /// The items and brackets of a body.
    static func tokens(of body: Substring) -> [Substring] {
      body.cut(at: "\n").flatMap { $0.cut(at: " ") }.flatMap { word -> [Substring] in
        var word = word
        var opening: [Substring] = []
        var closing: [Substring] = []
        while word.utf8.count > 1, word.begins(with: "[({") {
          opening.append(word.prefix(1))
          word = word.dropFirst()
        }
        while word.utf8.count > 1, word.suffix(1).begins(with: "])}") {
          closing.insert(word.suffix(1), at: 0)
          word = word.dropLast()
        }
        return opening + [word] + closing
      }
    }

    /// The productions up to the end of the group or of the body.
    mutating func alternatives() -> [Production] {
      var all: [Production] = []
      repeat { all += sequence() } while take("|")
      if depth == 0, index < tokens.count { faults.append("a bracket that nothing opens") }
      return all
    }

    private mutating func take(_ mark: Substring) -> Bool {
      guard index < tokens.count, tokens[index] == mark else { return false }
      index += 1
      return true
    }

    private mutating func sequence() -> [Production] {
      var all = [Production()]
      while index < tokens.count, !tokens[index].begins(with: "|])}") {
        let parts = part()
        all = all.flatMap { before in parts.map { Self.join(before, $0) } }
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

    private mutating func part() -> [Production] {
      if take("[") { return [Production()] + group(until: "]") }
      if take("(") { return group(until: ")") }
      if take("{") { return repetition() }
      defer { index += 1 }
      return [single(tokens[index])]
    }

    private mutating func group(until mark: Substring) -> [Production] {
      depth += 1
      let inner = alternatives()
      depth -= 1
      if !take(mark) { faults.append("a group that does not end") }
      return inner
    }

    private mutating func repetition() -> [Production] {
      let name = "{\(helpers.count + 1)}"
      helpers.append((name, []))
      let place = helpers.count - 1
      helpers[place].productions = group(until: "}")
      return [Production(items: [Item(symbol: .rule(name), field: nil)])]
    }

    private mutating func single(_ token: Substring) -> Production {
      if token == "#spelled" { return Production(isSpelled: true) }
      if token.hasPrefix("#") {
        guard let setting = Setting(token.dropFirst()) else {
          faults.append("no such field \(token)")
          return Production()
        }
        return Production(settings: [setting])
      }
      return Production(items: [item(token)])
    }

    private mutating func item(_ token: Substring) -> Item {
      guard !token.begins(with: "\""), let colon = token.utf8.firstIndex(of: UInt8(ascii: ":")) else {
        return Item(symbol: symbol(token), field: nil)
      }
      let field = Field(rawValue: String(token[..<colon]))
      if field == nil { faults.append("no such field \(token)") }
      return Item(symbol: symbol(token[token.index(after: colon)...]), field: field)
    }

    private mutating func symbol(_ token: Substring) -> Symbol {
      if token.begins(with: "<") { return .terminal(String(token)) }
      if let angle = token.utf8.firstIndex(of: UInt8(ascii: "<")) { return family(token, angle) }
      if token.hasPrefix("X."), let argument { return .terminal(argument + token.dropFirst()) }
      if token.begins(with: "ABCDEFGHIJKLMNOPQRSTUVWXYZ") { return named(token) }
      let isMark = token.begins(with: "\"") && token.utf8.count > 2
      let literal = String(isMark ? token.dropFirst().dropLast() : token)
      if depth > 0 { looseWords.append(literal) }
      return .literal(literal)
    }

    /// A class is in capitals up to the dot of its form; a rule is not.
    private func named(_ token: Substring) -> Symbol {
      let letters = token.utf8.prefix { $0 != UInt8(ascii: ".") }
      let isRule = letters.contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
      return isRule ? .rule(String(token)) : .terminal(String(token))
    }

    private mutating func family(_ token: Substring, _ angle: Substring.Index) -> Symbol {
      let family = String(token[..<angle])
      let written = String(token[token.index(after: angle)...].dropLast())
      let inner = written == "X" ? argument ?? written : written
      let name = "\(family)<\(inner)>"
      instances.append((name, family, inner))
      return .rule(name)
    }
  }
}
