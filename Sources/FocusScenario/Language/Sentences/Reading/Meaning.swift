/// What a stretch of words says: fields and values, gathered from the tables by one rule.
///
/// What an item says joins what its rule says, or, bound to a field, becomes the value of that field. Nothing is
/// dropped, and a field that two words set is a conflict: two moments in one claim, two negations.
///
/// It holds the recipe of its words and the line they stand in: a text is made of them when somebody asks for it.
struct Meaning {
  /// The value of a field.
  enum Value {
    case word(String)
    case number(Int)
    /// A number with a fraction, in thousandths.
    case thousandths(Int)
    case part(Meaning)
  }

  /// A field that was set, and by which words.
  struct Entry {
    fileprivate var content: Recipe.Entry
    fileprivate let line: LineWords

    var field: Field { content.field }
    var value: Value { line.value(of: content.value) }
    var range: SourceRange { line.range(of: content.words) }

    /// The part that the field is bound to.
    var part: Meaning? {
      if case .part(let part) = content.value { return line.meaning(of: part) }
      return nil
    }

    /// The same value for another field, set by the words of another entry.
    func set(_ field: Field, by other: Entry) -> Entry {
      let content = Recipe.Entry(field: field, value: content.value, words: other.content.words)
      return Entry(content: content, line: line)
    }
  }

  /// Two words that set one field.
  struct Conflict: Error {
    var field: Field
    var first: SourceRange
    var second: SourceRange
  }

  private let line: LineWords
  private var contents: [Recipe.Entry]
  /// Every field that was ever added, and perhaps others: most questions are about fields that were not.
  private var added: Field.Few
  /// The words it was gathered from.
  private var words: Range<Int>

  /// What a recipe says of the words of a line.
  fileprivate init(_ recipe: Recipe, of line: LineWords) {
    self.line = line
    self.contents = recipe.entries
    self.added = recipe.fields
    self.words = recipe.words
  }

  /// What the same words say, without any of it yet.
  var withoutEntries: Meaning {
    var empty = self
    empty.contents = []
    empty.added = Field.Few()
    return empty
  }

  /// Where the words stand that it was gathered from.
  var range: SourceRange { line.range(of: words) }

  /// Stands from now on where another meaning does.
  mutating func stand(where other: Meaning) { words = other.words }

  /// All fields with their values, in the order in which they were gathered.
  var entries: [Entry] { contents.map { Entry(content: $0, line: line) } }

  /// Adds a field; a second value for one that takes only one is a conflict.
  mutating func add(_ entry: Entry) throws(Conflict) { try add(entry.content) }

  /// Adds all fields of another.
  mutating func join(_ other: Meaning) throws(Conflict) {
    contents.reserveCapacity(contents.count + other.contents.count)
    for content in other.contents { try add(content) }
  }

  private mutating func add(_ content: Recipe.Entry) throws(Conflict) {
    if !content.field.isList, let other = place(of: content.field) {
      let ranges = (line.range(of: contents[other].words), line.range(of: content.words))
      throw Conflict(field: content.field, first: ranges.0, second: ranges.1)
    }
    contents.append(content)
    added.insert(content.field)
  }

  /// Takes a field back.
  mutating func remove(_ field: Field) {
    if added.mayHave(field) { contents.removeAll { $0.field == field } }
  }

  private func place(of field: Field) -> Int? {
    guard added.mayHave(field) else { return nil }
    for index in contents.indices where contents[index].field == field { return index }
    return nil
  }
}

// MARK: - What was said

extension Meaning {
  /// The entry of a field.
  func entry(_ field: Field) -> Entry? { place(of: field).map { Entry(content: contents[$0], line: line) } }

  /// The entries of a field, in the order of the text.
  func entries(_ field: Field) -> [Entry] {
    guard added.mayHave(field) else { return [] }
    return contents.lazy.filter { $0.field == field }.map { Entry(content: $0, line: line) }
  }

  /// The word that a field was set to.
  func word(_ field: Field) -> String? { place(of: field).flatMap { line.word(of: contents[$0].value) } }

  /// All words that a field was set to, in the order of the text.
  func words(_ field: Field) -> [String] {
    guard added.mayHave(field) else { return [] }
    return contents.compactMap { $0.field == field ? line.word(of: $0.value) : nil }
  }

  /// The number that a field was set to, in digits or by a word of the lexicon.
  func number(_ field: Field) -> Int? {
    guard let place = place(of: field) else { return nil }
    switch line.value(of: contents[place].value) {
    case .number(let number): return number
    case .word(let word): return Int(word)
    case .thousandths, .part: return nil
    }
  }

  /// The part that a field is bound to.
  func part(_ field: Field) -> Meaning? {
    if let place = place(of: field), case .part(let part) = contents[place].value { return line.meaning(of: part) }
    return nil
  }

  /// The parts that a field is bound to, in the order of the text.
  func parts(_ field: Field) -> [Meaning] {
    guard added.mayHave(field) else { return [] }
    return contents.compactMap { content in
      if content.field == field, case .part(let part) = content.value { return line.meaning(of: part) }
      return nil
    }
  }

  /// The claim of a sentence that makes only one, with what its predicate says; none where this takes more than joining.
  var onlyClaim: Meaning? {
    var claim: Recipe?
    for content in contents where content.field == .claim {
      guard claim == nil, case .part(let part) = content.value else { return nil }
      claim = part
    }
    return claim?.whole.map { line.meaning(of: $0) }
  }

  /// What is said in a part of a claim that only a claim can take: `the field that was not being filled in`.
  var outOfPlace: Entry? {
    if added.isDisjoint(with: Self.weighty) { return nil }
    return Field.weighty.lazy.compactMap { entry($0) }.first
  }

  private static let weighty = Field.Few(Field.weighty)

  /// Whether a field was set at all.
  func has(_ field: Field) -> Bool { place(of: field) != nil }
}

/// The words of a line and the text that they stand in: what recipes are read with.
final class LineWords: Sendable {
  private let words: [Word]
  private let source: SourceText

  /// Takes the words of a line.
  init(_ words: [Word], in source: SourceText) {
    self.words = words
    self.source = source
  }

  /// What the words say.
  func meaning(of recipe: Recipe) -> Meaning { Meaning(recipe, of: self) }

  /// The two stretches of a conflict, in the text.
  func conflict(_ conflict: Recipe.Conflict) -> Meaning.Conflict {
    Meaning.Conflict(
      field: conflict.field,
      first: range(of: conflict.first),
      second: range(of: conflict.second)
    )
  }

  fileprivate func value(of value: Recipe.Value) -> Meaning.Value {
    switch value {
    case .word(let word): return .word(word)
    case .part(let part): return .part(meaning(of: part))
    case .spelled(let span): return .word(spelling(span))
    case .open(let span):
      switch words[span.lowerBound].kind {
      case .number(let number), .ordinal(let number): return .number(number)
      case .decimal(let thousandths): return .thousandths(thousandths)
      case .quoted, .word, .mark: return .word(text(span))
      }
    }
  }

  fileprivate func word(of value: Recipe.Value) -> String? {
    if case .word(let word) = value { return word }
    if case .word(let word) = self.value(of: value) { return word }
    return nil
  }

  /// Open words as the author wrote them; of a quotation, what is in it.
  private func text(_ span: Range<Int>) -> String {
    let first = words[span.lowerBound]
    if first.kind == .quoted { return first.text }
    if span.count == 1 { return source.text(first.range) }
    return words[span].map { source.text($0.range) }.joined(separator: " ")
  }

  private func spelling(_ span: Range<Int>) -> String {
    span.count == 1 ? words[span.lowerBound].text : words[span].map(\.text).joined(separator: " ")
  }

  fileprivate func range(of span: Range<Int>) -> SourceRange {
    guard !span.isEmpty else { return SourceRange(0, 0) }
    return words[span.lowerBound].range.union(words[span.upperBound - 1].range)
  }
}

extension Chart {
  /// What a derivation says.
  func meaning(of node: Int, in source: SourceText) throws(Meaning.Conflict) -> Meaning {
    let line = LineWords(words, in: source)
    do throws(Recipe.Conflict) {
      return line.meaning(of: try recipe(of: node))
    } catch {
      throw line.conflict(error)
    }
  }
}
