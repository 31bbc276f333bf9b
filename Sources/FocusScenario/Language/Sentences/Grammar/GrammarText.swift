/// The constructions of the language as symbols: rules, their productions, and what each item binds.
///
/// A rule of its text is `Name = production | production …`, over as many lines as it needs. Items are
/// - `word` or `","`: the word or mark itself,
/// - `CLASS`, `CLASS.s`: a word of a class of the lexicon, a verb in one form,
/// - `Rule`, `Active<GO>`: another rule, a rule of a family (`Active<X> = …`) for one class,
/// - `<number>`, `<quoted>`, `<name>`, `<noun>`, `<modifier>`: a word that the lexer or the noun tables know,
/// - `field:item`: the item, bound to a field; without a field, what the item says joins what its rule says,
/// - `[items]`, `(items | items)`, `{items}`: optional, one of, any number of times,
/// - `#field=value`: what the production itself says; `#spelled`: its meaning is the words themselves.
struct GrammarText: Sendable {
  /// What an item matches.
  enum Symbol: Hashable, Sendable {
    case literal(String)
    case terminal(String)
    case rule(String)
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
  private(set) var rules: [String: [Production]] = [:]
  /// The rules, in the order in which they were met.
  private(set) var order: [String] = []
  /// Literal words that stand in an optional or alternative group, where they cannot tell two readings apart.
  private(set) var looseWords: [String] = []
  private(set) var faults: [TableFault] = []

  /// The bodies of families, by name, cut into tokens, with `X` for the class.
  private var families: [String: [[Substring]]] = [:]
  private var pending: [(name: String, family: String, argument: String)] = []

  /// Reads the rows of some texts; a rule met again gets further productions.
  init(rows: [String]) {
    for text in rows {
      for (name, body) in Self.definitions(text) {
        if let angle = name.utf8.firstIndex(of: UInt8(ascii: "<")) {
          families[String(name[..<angle]), default: []].append(BodyReader.tokens(of: body))
        } else {
          define(String(name), BodyReader.tokens(of: body), argument: nil)
        }
      }
    }
    while let next = pending.popLast() { instantiate(next) }
  }

  /// Cuts a text into names and bodies: a definition begins where a line does, without indentation.
  private static func definitions(_ text: String) -> [(name: Substring, body: Substring)] {
    var found: [(name: Substring, body: Substring)] = []
    let bytes = text.utf8
    var start = text.startIndex
    while start < text.endIndex {
      var end = start
      repeat {
        end = bytes[end...].firstIndex(of: UInt8(ascii: "\n")).map { bytes.index(after: $0) } ?? bytes.endIndex
      } while text[end...].begins(with: " \n")
      let definition = text[start..<end]
      if !definition.begins(with: "#"), let equals = definition.utf8.firstIndex(of: UInt8(ascii: "=")) {
        let name = definition[..<equals].cut(at: " ").first ?? ""
        found.append((name, definition[bytes.index(after: equals)...]))
      }
      start = end
    }
    return found
  }

  private mutating func instantiate(_ instance: (name: String, family: String, argument: String)) {
    guard rules[instance.name] == nil else { return }
    guard let bodies = families[instance.family] else {
      faults.append(TableFault(row: instance.name, mistake: "no such family"))
      return
    }
    for body in bodies { define(instance.name, body, argument: instance.argument) }
  }

  private mutating func define(_ name: String, _ body: [Substring], argument: String?) {
    var reader = BodyReader(body, argument: argument)
    let productions = reader.alternatives()
    faults += reader.faults.map { TableFault(row: "\(name) = \(body.joined(separator: " "))", mistake: $0) }
    for helper in reader.helpers { addHelper(helper, within: name) }
    looseWords += reader.looseWords
    pending += reader.instances
    add(name, productions.map { rename($0, within: name) })
  }

  private mutating func add(_ name: String, _ productions: [Production]) {
    if rules[name] == nil { order.append(name) }
    rules[name, default: []] += productions
  }

  /// A repeated group becomes a rule of its own that is empty, or the group and the rule again.
  private mutating func addHelper(_ helper: (name: String, productions: [Production]), within rule: String) {
    let name = "\(rule).\(helper.name)"
    guard rules[name] == nil else { return addHelper((helper.name + "+", helper.productions), within: rule) }
    let again = Item(symbol: .rule(name), field: nil)
    let repeated = helper.productions.map { production in
      var longer = rename(production, within: rule)
      longer.items.append(again)
      return longer
    }
    add(name, [Production()] + repeated)
  }

  private func rename(_ production: Production, within rule: String) -> Production {
    var renamed = production
    for index in renamed.items.indices {
      if case .rule(let name) = renamed.items[index].symbol, name.hasPrefix("{") {
        renamed.items[index].symbol = .rule("\(rule).\(name)")
      }
    }
    return renamed
  }
}
