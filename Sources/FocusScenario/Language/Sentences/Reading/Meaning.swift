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
  /// A bit for each field that was ever added: most questions are about fields that were not.
  private var added: UInt64 = 0

  /// Says nothing yet.
  init(range: SourceRange) {
    self.range = range
  }

  /// Adds a field; a second value for one that takes only one is a conflict.
  mutating func add(_ entry: Entry) throws(Conflict) {
    if !entry.field.isList, let other = self.entry(entry.field) {
      throw Conflict(field: entry.field, first: other.range, second: entry.range)
    }
    entries.append(entry)
    added |= Self.bit(of: entry.field)
  }

  /// Adds fields that are known not to contradict one another, to what says nothing yet.
  mutating func take(_ entries: [Entry]) {
    self.entries = entries
    for entry in entries { added |= Self.bit(of: entry.field) }
  }

  /// Adds all fields of another.
  mutating func join(_ other: Meaning) throws(Conflict) {
    for entry in other.entries { try add(entry) }
  }

  /// A field is one byte, its number; two fields may share a bit.
  private static func bit(of field: Field) -> UInt64 {
    1 << UInt64(withUnsafeBytes(of: field) { $0[0] } & 63)
  }

  private func mayHave(_ field: Field) -> Bool { added & Self.bit(of: field) != 0 }

  private func place(of field: Field) -> Int? {
    guard mayHave(field) else { return nil }
    for index in entries.indices where entries[index].field == field { return index }
    return nil
  }

  /// The entry of a field.
  func entry(_ field: Field) -> Entry? { place(of: field).map { entries[$0] } }

  /// The word that a field was set to.
  func word(_ field: Field) -> String? {
    if let place = place(of: field), case .word(let word) = entries[place].value { return word }
    return nil
  }

  /// All words that a field was set to, in the order of the text.
  func words(_ field: Field) -> [String] {
    guard mayHave(field) else { return [] }
    return entries.compactMap { entry in
      if entry.field == field, case .word(let word) = entry.value { return word }
      return nil
    }
  }

  /// The number that a field was set to, in digits or by a word of the lexicon.
  func number(_ field: Field) -> Int? {
    guard let place = place(of: field) else { return nil }
    switch entries[place].value {
    case .number(let number): return number
    case .word(let word): return Int(word)
    default: return nil
    }
  }

  /// The part that a field is bound to.
  func part(_ field: Field) -> Meaning? {
    if let place = place(of: field), case .part(let part) = entries[place].value { return part }
    return nil
  }

  /// The parts that a field is bound to, in the order of the text.
  func parts(_ field: Field) -> [Meaning] {
    guard mayHave(field) else { return [] }
    return entries.compactMap { entry in
      if entry.field == field, case .part(let part) = entry.value { return part }
      return nil
    }
  }

  /// Whether a field was set at all.
  func has(_ field: Field) -> Bool { place(of: field) != nil }
}

extension Chart {
  /// What a derivation says.
  func meaning(of node: Int, in source: SourceText) throws(Meaning.Conflict) -> Meaning {
    let reader = RecipeReader(words: words, source: source)
    do throws(Recipe.Conflict) {
      return reader.meaning(of: try recipe(of: node))
    } catch {
      throw reader.conflict(error)
    }
  }
}
