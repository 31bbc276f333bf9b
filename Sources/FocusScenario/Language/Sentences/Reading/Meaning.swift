/// What a stretch of words says: fields and values, gathered from the tables by one rule.
///
/// What an item says joins what its rule says, or, bound to a field, becomes the value of that field. Nothing is
/// dropped, and a field that two words set is a conflict: two moments in one claim, two negations.
struct Meaning {
  /// The value of a field.
  enum Value {
    case word(String)
    case number(Int)
    /// A number with a fraction, in thousandths.
    case thousandths(Int)
    indirect case part(Meaning)
  }

  /// A field that was set, and by which words.
  struct Entry {
    var field: Field
    var value: Value
    var range: SourceRange
  }

  /// Two words that set one field.
  struct Conflict: Error {
    var field: Field
    var first: SourceRange
    var second: SourceRange
  }

  var entries: [Entry] = []
  /// The words it was gathered from.
  var range: SourceRange

  /// Adds a field; a second value for one that takes only one is a conflict.
  mutating func add(_ entry: Entry) throws(Conflict) {
    if !entry.field.isList, let other = entries.first(where: { $0.field == entry.field }) {
      throw Conflict(field: entry.field, first: other.range, second: entry.range)
    }
    entries.append(entry)
  }

  /// Adds all fields of another.
  mutating func join(_ other: Meaning) throws(Conflict) {
    for entry in other.entries { try add(entry) }
  }

  /// The entry of a field.
  func entry(_ field: Field) -> Entry? { entries.first { $0.field == field } }

  /// The word that a field was set to.
  func word(_ field: Field) -> String? {
    if case .word(let word) = entry(field)?.value { return word }
    return nil
  }

  /// All words that a field was set to, in the order of the text.
  func words(_ field: Field) -> [String] {
    entries.compactMap { entry in
      if entry.field == field, case .word(let word) = entry.value { return word }
      return nil
    }
  }

  /// The number that a field was set to, in digits or by a word of the lexicon.
  func number(_ field: Field) -> Int? {
    switch entry(field)?.value {
    case .number(let number): number
    case .word(let word): Int(word)
    default: nil
    }
  }

  /// The part that a field is bound to.
  func part(_ field: Field) -> Meaning? {
    if case .part(let part) = entry(field)?.value { return part }
    return nil
  }

  /// The parts that a field is bound to, in the order of the text.
  func parts(_ field: Field) -> [Meaning] {
    entries.compactMap { entry in
      if entry.field == field, case .part(let part) = entry.value { return part }
      return nil
    }
  }

  /// Whether a field was set at all.
  func has(_ field: Field) -> Bool { entries.contains { $0.field == field } }
}

extension Chart {
  /// What a derivation says.
  func meaning(of node: Int, in source: SourceText) throws(Meaning.Conflict) -> Meaning {
    let built = nodes[node]
    let production = tables.grammar.productions[built.production]
    var meaning = Meaning(range: range(of: built.start..<built.end))
    for setting in production.settings {
      try meaning.add(Meaning.Entry(field: setting.field, value: .word(setting.value), range: meaning.range))
    }
    for (item, child) in zip(production.items, children[built.children]) where !production.isSpelled {
      try add(child, as: item.field, to: &meaning, in: source)
    }
    return meaning
  }

  private func add(
    _ child: Int,
    as field: Field?,
    to meaning: inout Meaning,
    in source: SourceText
  ) throws(Meaning.Conflict) {
    if child < 0 {
      try addMatch(~child, as: field, to: &meaning, in: source)
    } else if let field {
      let node = nodes[child]
      let range = range(of: node.start..<node.end)
      let isSpelled = tables.grammar.productions[node.production].isSpelled
      let value: Meaning.Value = isSpelled ? .word(spelling(node)) : .part(try self.meaning(of: child, in: source))
      try meaning.add(Meaning.Entry(field: field, value: value, range: range))
    } else {
      try meaning.join(try self.meaning(of: child, in: source))
    }
  }

  private func addMatch(
    _ number: Int,
    as field: Field?,
    to meaning: inout Meaning,
    in source: SourceText
  ) throws(Meaning.Conflict) {
    let match = matches[number]
    let start = match.start
    let range = range(of: start..<match.end)
    guard let entry = match.entry else {
      if let field {
        let value = openValue(words[start], to: match.end, from: start, in: source)
        try meaning.add(Meaning.Entry(field: field, value: value, range: range))
      }
      return
    }
    var said = Meaning(range: range)
    for entry in [entry, match.manner] {
      guard let entry else { continue }
      for setting in tables.vocabulary.settings(of: entry) {
        try said.add(Meaning.Entry(field: setting.field, value: .word(setting.value), range: range))
      }
    }
    if let field {
      try meaning.add(Meaning.Entry(field: field, value: .part(said), range: range))
    } else {
      try meaning.join(said)
    }
  }

  private func openValue(_ word: Word, to end: Int, from start: Int, in source: SourceText) -> Meaning.Value {
    switch word.kind {
    case .number(let number), .ordinal(let number): .number(number)
    case .decimal(let thousandths): .thousandths(thousandths)
    case .quoted: .word(word.text)
    default: .word(words[start..<end].map { source.text($0.range) }.joined(separator: " "))
    }
  }

  private func spelling(_ node: Node) -> String {
    words[node.start..<node.end].map(\.text).joined(separator: " ")
  }

  private func range(of span: Range<Int>) -> SourceRange {
    guard let first = words[span].first, let last = words[span].last else { return SourceRange(0, 0) }
    return first.range.union(last.range)
  }
}
