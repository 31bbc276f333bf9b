/// What a derivation says, but for the words themselves: lines of one shape share it, whatever their names and quotations.
final class Recipe: Hashable, Sendable {
  /// The value of a field, or where in the line it stands.
  enum Value: Hashable, Sendable {
    case word(String)
    /// A quotation, a name, a number, an open noun.
    case open(Range<Int>)
    /// Words as the tables compare them.
    case spelled(Range<Int>)
    case part(Recipe)
  }

  /// A field that is set, and by which words.
  struct Entry: Hashable, Sendable {
    var field: Field
    var value: Value
    var words: Range<Int>
  }

  /// Two stretches of words that set one field.
  struct Conflict: Error, Hashable {
    var field: Field
    var first: Range<Int>
    var second: Range<Int>
  }

  let entries: [Entry]
  /// The fields that it sets.
  let fields: Field.Few
  /// The words it was gathered from.
  let words: Range<Int>
  /// Where words of the line stand that are taken for forms of a verb which no table has.
  let openVerbs: [Range<Int>]
  /// What the claim with its only predicate says: the entries of this in the place of that.
  private let withPredicate: Recipe?

  /// The claim with its predicate; itself without any, none with several, or with one that contradicts it.
  var whole: Recipe? { fields.mayHave(.predicate) ? withPredicate : self }

  fileprivate init(_ entries: [Entry], of words: Range<Int>) {
    self.entries = entries
    self.fields = Field.Few(entries.map(\.field))
    self.words = words
    self.openVerbs = entries.flatMap { entry -> [Range<Int>] in
      switch entry.value {
      case .part(let part): part.openVerbs
      case .open(let span): entry.field == .deed || entry.field == .called ? [span] : []
      case .word, .spelled: []
      }
    }
    self.withPredicate = fields.mayHave(.predicate) ? Self.joined(entries, of: words) : nil
  }

  private static func joined(_ entries: [Entry], of words: Range<Int>) -> Recipe? {
    let predicates = entries.filter { $0.field == .predicate }
    guard predicates.count == 1, case .part(let predicate) = predicates[0].value else { return nil }
    var gathering = Gathering(entries: entries.filter { $0.field != .predicate })
    do { try gathering.join(predicate.entries) } catch { return nil }
    return Recipe(gathering.entries.filter { $0.field != .elided }, of: words)
  }

  static func == (one: Recipe, other: Recipe) -> Bool {
    one === other || one.words == other.words && one.entries == other.entries
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(words)
    hasher.combine(entries)
  }

  /// The fields that were gathered so far.
  fileprivate struct Gathering {
    var entries: [Entry] = []

    /// Adds a field; a second value for one that takes only one is a conflict.
    mutating func add(_ entry: Entry) throws(Conflict) {
      if !entry.field.isList, let other = entries.first(where: { $0.field == entry.field }) {
        throw Conflict(field: entry.field, first: other.words, second: entry.words)
      }
      entries.append(entry)
    }

    mutating func join(_ other: [Entry]) throws(Conflict) {
      for entry in other { try add(entry) }
    }
  }
}

extension Chart {
  /// What a derivation says, whatever the words are.
  func recipe(of node: Int) throws(Recipe.Conflict) -> Recipe {
    let built = nodes[node]
    let production = tables.grammar.productions[built.production]
    let span = built.start..<built.end
    var gathering = Recipe.Gathering()
    for setting in production.settings {
      try gathering.add(Recipe.Entry(field: setting.field, value: .word(setting.value), words: span))
    }
    if !production.isSpelled {
      for (item, child) in zip(production.items, children[built.children]) {
        try add(child, as: item.field, to: &gathering)
      }
    }
    return Recipe(gathering.entries, of: span)
  }

  private func add(_ child: Int, as field: Field?, to gathering: inout Recipe.Gathering) throws(Recipe.Conflict) {
    if child < 0 { return try addMatch(matches[~child], as: field, to: &gathering) }
    guard let field else { return try gathering.join(try recipe(of: child).entries) }
    let node = nodes[child]
    let span = node.start..<node.end
    let isSpelled = tables.grammar.productions[node.production].isSpelled
    let value: Recipe.Value = isSpelled ? .spelled(span) : .part(try recipe(of: child))
    try gathering.add(Recipe.Entry(field: field, value: value, words: span))
  }

  private func addMatch(
    _ match: Vocabulary.Match,
    as field: Field?,
    to gathering: inout Recipe.Gathering
  ) throws(Recipe.Conflict) {
    let span = match.start..<match.end
    guard let entry = match.entry else {
      if let field { try gathering.add(Recipe.Entry(field: field, value: .open(span), words: span)) }
      return
    }
    var said = Recipe.Gathering()
    for entry in [entry, match.manner] {
      guard let entry else { continue }
      for setting in tables.vocabulary.settings(of: entry) {
        try said.add(Recipe.Entry(field: setting.field, value: .word(setting.value), words: span))
      }
    }
    if let field {
      try gathering.add(Recipe.Entry(field: field, value: .part(Recipe(said.entries, of: span)), words: span))
    } else {
      try gathering.join(said.entries)
    }
  }
}
