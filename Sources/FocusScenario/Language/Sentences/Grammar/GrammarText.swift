/// The constructions of the language as symbols: rules, their productions, and what each item binds.
///
/// A rule of its text is `Name = production | production …`, over as many lines as it needs; `Name += …` gives a rule
/// that stands before it further productions. Items are
/// - `word` or `","`: the word or mark itself,
/// - `CLASS`, `CLASS.s`: a word of a class of the lexicon, a verb in one form,
/// - `Rule`, `Active<GO>`: another rule, a rule of a family (`Active<X> = …`) for one class,
/// - `<number>`, `<quoted>`, `<name>`, `<noun>`, `<modifier>`: a word that the lexer or the noun tables know,
/// - `field:item`: the item, bound to a field; without a field, what the item says joins what its rule says,
/// - `[items]`, `(items | items)`, `{items}`: optional, one of, any number of times,
/// - `#field=value`: what the production itself says; `#spelled`: its meaning is the words themselves.
struct GrammarText: Sendable {
  /// What an item matches, by its number in `symbols`.
  enum Symbol: Hashable, Sendable {
    /// A class of words; of a literal, the word behind an apostrophe.
    case terminal(Int)
    case rule(Int)
  }

  /// One place in a production.
  struct Item: Hashable, Sendable {
    var symbol: Symbol
    var field: Field?
  }

  /// One way to build a rule.
  struct Production: Hashable, Sendable {
    var items: [Item] = []
    var settings: [Setting] = []
    /// Whether the words themselves are the meaning.
    var isSpelled = false
  }

  /// The productions of each rule.
  private(set) var rules: [Int: [Production]] = [:]
  /// The rules, in the order in which they were met.
  private(set) var order: [Int] = []
  /// Literal words that stand in an optional or alternative group, where they cannot tell two readings apart.
  private(set) var looseWords: [String] = []
  private(set) var faults: [TableFault] = []

  /// The bodies of families, by name, with `X` for the class.
  private var families: [Int: [[Token]]] = [:]
  /// The members of families that were named and not yet built.
  private var pending: [Member] = []
  /// How many repeated groups each rule has.
  private var groupCounts: [Int: Int] = [:]
  private var tokens = TokenReader()

  private struct Member {
    var name: Int
    var family: Int
    var argument: Int
  }

  /// The names of rules and terminals.
  var symbols: Spellings { tokens.symbols }

  /// Reads the rows of some texts, in their order.
  init(rows: [String]) {
    for text in rows {
      for definition in Self.definitions(Array(text.utf8)) { read(definition) }
    }
    while let next = pending.popLast() { build(next) }
  }

  /// Cuts a text into definitions: one begins where a line does, without indentation.
  private static func definitions(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      var end = start
      repeat {
        end = text[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      } while text[end...].begins(with: " \n")
      found.append(text[start..<end])
      start = end
    }
    return found
  }

  private mutating func read(_ definition: ArraySlice<UInt8>) {
    guard !definition.begins(with: "#"), let equals = definition.firstIndex(of: UInt8(ascii: "=")) else { return }
    var head = definition[..<equals]
    let name = head.take(upTo: " ") ?? []
    let goesOn = head.contains(UInt8(ascii: "+"))
    let body = tokens.tokens(of: definition[(equals + 1)...])
    if let angle = name.firstIndex(of: UInt8(ascii: "<")) {
      let family = tokens.symbols.add(name[..<angle])
      checkBeginning(of: name, isMet: families[family] != nil, goesOn: goesOn)
      families[family, default: []].append(body)
    } else {
      let rule = tokens.symbols.add(name)
      checkBeginning(of: name, isMet: rules[rule] != nil, goesOn: goesOn)
      define(rule, body, argument: nil)
    }
  }

  /// Two rules of one name, written apart, would join without anybody meaning it.
  private mutating func checkBeginning(of name: ArraySlice<UInt8>, isMet: Bool, goesOn: Bool) {
    guard isMet != goesOn else { return }
    let mistake = isMet ? "a rule of this name stands before it: += goes on with it" : "no rule to go on with"
    faults.append(TableFault(row: name.text, mistake: mistake))
  }

  private mutating func build(_ member: Member) {
    guard rules[member.name] == nil else { return }
    guard let bodies = families[member.family] else {
      faults.append(TableFault(row: symbols[member.name], mistake: "no such family"))
      return
    }
    for body in bodies { define(member.name, body, argument: member.argument) }
  }

  private mutating func define(_ name: Int, _ body: [Token], argument: Int?) {
    let groups = body.filter { $0 == .mark(UInt8(ascii: "{")) }.map { _ in nextGroup(of: name) }
    var reader = BodyReader(body.map { resolved($0, argument) }, groups: groups, settings: tokens.settings)
    let productions = reader.alternatives()
    let mistakes = reader.faults + reader.tokenFaults.map { tokens.faults[$0] }
    faults += mistakes.map { TableFault(row: symbols[name], mistake: $0) }
    looseWords += reader.looseWords.map { symbols.letters(of: $0).dropFirst().text }
    for (group, repeated) in zip(groups, reader.repeated) {
      // A rule of its own that is empty, or the group and the rule again.
      let again = Item(symbol: .rule(group), field: nil)
      add(group, [Production()] + repeated.map { $0.adding(again) })
    }
    add(name, productions)
  }

  private mutating func add(_ name: Int, _ productions: [Production]) {
    if rules[name] == nil { order.append(name) }
    rules[name, default: []] += productions
  }

  /// A name for the rule of a repeated group within a rule: `Claim.{1}`.
  private mutating func nextGroup(of rule: Int) -> Int {
    groupCounts[rule, default: 0] += 1
    return tokens.symbols.add(symbols.letters(of: rule) + ".{\(groupCounts[rule, default: 0])}".utf8)
  }

  /// A token with the class of a family in it.
  private mutating func resolved(_ token: Token, _ argument: Int?) -> Token {
    switch token {
    case .form(let suffix, let field):
      let name = argument.map { tokens.spellings.letters(of: $0) } ?? Array("X".utf8)[...]
      let terminal = tokens.symbols.add(name + tokens.spellings.letters(of: suffix))
      return .item(Item(symbol: .terminal(terminal), field: field))
    case .member(let family, let written, let field):
      let isOwn = tokens.spellings.letters(of: written).elementsEqual("X".utf8)
      let chosen = isOwn ? argument ?? written : written
      let name = symbols.letters(of: family) + "<".utf8 + tokens.spellings.letters(of: chosen) + ">".utf8
      let member = tokens.symbols.add(name)
      pending.append(Member(name: member, family: family, argument: chosen))
      return .item(Item(symbol: .rule(member), field: field))
    default: return token
    }
  }
}

extension GrammarText.Production {
  /// The production with one item more.
  func adding(_ item: GrammarText.Item) -> GrammarText.Production {
    var longer = self
    longer.items.append(item)
    return longer
  }
}
