/// Cuts a phrase into words; scans bytes, keeps ranges, straightens what editors make curly.
struct WordLexer {
  /// What came of cutting a phrase.
  struct Result {
    var words: [Word] = []
    /// Quotations that do not end, or that hold nothing.
    var problems: [(problem: SentenceProblem, range: SourceRange)] = []

    /// The same word, or the same number, twice in a row.
    var doubledWord: Refusal? {
      for index in words.indices.dropFirst() where words[index].repeats(words[index - 1]) {
        return Refusal(.doubledWord(words[index].text), at: words[index].range)
      }
      return nil
    }
  }

  private let bytes: [UInt8]
  private var position = 0
  private var end = 0
  private var result = Result()

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The words of a phrase, in order.
  static func words(of phrase: Phrase, in source: SourceText) -> Result {
    var lexer = WordLexer(source.bytes)
    lexer.result.words.reserveCapacity(16)
    for piece in phrase.pieces {
      lexer.position = min(max(0, piece.lower), source.bytes.count)
      lexer.end = min(piece.upper, source.bytes.count)
      while lexer.position < lexer.end { lexer.readOne() }
    }
    return lexer.result
  }

  private mutating func readOne() {
    let first = bytes[position]
    if first <= 0x20 { return position += 1 }
    if Glyph.isDigit(first) { return readNumber() }
    if Glyph.isPlainWordPart(first) { return readWord() }
    let glyph = Glyph(bytes, at: position, end: end)
    switch glyph.kind {
    case .space: position += glyph.length
    case .quote: readQuotation(opening: glyph.length)
    case .apostrophe where closesSingleQuotation(after: position + glyph.length): readSingleQuotation(glyph.length)
    case .backtick: readCode()
    case .digit: readNumber()
    case .letter: readWord()
    case .mark(let text):
      append(.mark, text, SourceRange(position, position + glyph.length))
      position += glyph.length
    default: readLoose(glyph)
    }
  }

  /// An apostrophe or a joiner that stands alone; after a quotation, `'s` is the possessive.
  private mutating func readLoose(_ glyph: Glyph) {
    let next = position + glyph.length
    let isPossessive = glyph.kind == .apostrophe && result.words.last?.range.upper == position
    if isPossessive, next < end, bytes[next] == UInt8(ascii: "s"), followsWord(next + 1) {
      append(.word, "'s", SourceRange(position, next + 1))
      position = next + 1
    } else {
      append(.mark, source(position..<next), SourceRange(position, next))
      position = next
    }
  }

  private func followsWord(_ place: Int) -> Bool {
    place >= end || Glyph(bytes, at: place, end: end).kind == .space
  }

  private func source(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func append(_ kind: Word.Kind, _ text: String, _ range: SourceRange, capital: Bool = false) {
    result.words.append(Word(kind: kind, text: text, isCapitalised: capital, range: range))
  }
}

// MARK: - Quotations

extension WordLexer {
  private mutating func readQuotation(opening: Int) {
    let start = position
    position += opening
    let run = endOfPlainText
    if run < end, bytes[run] == UInt8(ascii: "\"") {
      let content = bytes[position..<run]
      position = run + 1
      return finishQuotation(content, from: start)
    }
    var content = Array(bytes[position..<run])
    position = run
    while position < end {
      let glyph = Glyph(bytes, at: position, end: end)
      if glyph.kind == .quote {
        position += glyph.length
        return finishQuotation(content[...], from: start)
      }
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < end, Self.isEscapable(bytes[position + 1]) {
        content.append(bytes[position + 1])
        position += 2
      } else {
        content += bytes[position..<min(end, position + glyph.length)]
        position += glyph.length
      }
    }
    result.problems.append((.unendedQuotation, SourceRange(start, start + opening)))
  }

  /// Where the bytes of a quotation that stand for themselves end.
  private var endOfPlainText: Int {
    var index = position
    while index < end, bytes[index] < 0x80, !Self.isEscapable(bytes[index]) { index += 1 }
    return index
  }

  private static func isEscapable(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") }

  private mutating func finishQuotation(_ content: ArraySlice<UInt8>, from start: Int) {
    let range = SourceRange(start, position)
    if content.allSatisfy({ $0 == UInt8(ascii: " ") }) { result.problems.append((.emptyQuotation, range)) }
    append(.quoted, String(decoding: content, as: UTF8.self), range)
  }

  /// Whether an apostrophe that begins a word has a partner that ends one: `the 'Retry' button`.
  private func closesSingleQuotation(after start: Int) -> Bool {
    singleQuotationEnd(from: start) != nil
  }

  /// An apostrophe is no quote when none closes it within so many bytes.
  private static let longestSingleQuotation = 500

  private func singleQuotationEnd(from start: Int) -> Int? {
    let end = min(end, start + Self.longestSingleQuotation)
    var index = start
    while index < end {
      let glyph = Glyph(bytes, at: index, end: end)
      let next = index + glyph.length
      if glyph.kind == .apostrophe, index > start {
        let following = next < end ? Glyph(bytes, at: next, end: end).kind : .space
        if following != .letter && following != .digit { return index }
      }
      index = next
    }
    return nil
  }

  private mutating func readSingleQuotation(_ opening: Int) {
    let start = position
    guard let close = singleQuotationEnd(from: position + opening) else { return }
    let content = bytes[(start + opening)..<close]
    position = close + Glyph(bytes, at: close, end: end).length
    finishQuotation(content, from: start)
  }

  /// `Pay` between backticks, as people write names in code; one that has no partner is a mark.
  private mutating func readCode() {
    let mark = UInt8(ascii: "`")
    let start = position
    guard let close = bytes[(start + 1)..<end].firstIndex(of: mark) else {
      position += 1
      return append(.mark, "`", SourceRange(start, position))
    }
    position = close + 1
    finishQuotation(bytes[(start + 1)..<close], from: start)
  }
}

// MARK: - Numbers and words

extension WordLexer {
  private mutating func readNumber() {
    let start = position
    let whole = readDigits()
    if let whole, whole > 0, readOrdinal(whole, from: start) { return }
    if readName(from: start) { return }
    var kind: Word.Kind? = whole.map { .number($0) }
    if position + 1 < end, bytes[position] == UInt8(ascii: "."), Glyph.isDigit(bytes[position + 1]) {
      position += 1
      kind = readThousandths(whole: whole).map { .decimal($0) }
    }
    let range = SourceRange(start, position)
    append(kind ?? .word, String(decoding: bytes[start..<position], as: UTF8.self), range)
  }

  /// The number that the digits here spell; none when it is beyond any sentence.
  private mutating func readDigits() -> Int? {
    let start = position
    var number = 0
    while position < end, Glyph.isDigit(bytes[position]) {
      if position - start < 9 { number = number * 10 + Int(bytes[position] - UInt8(ascii: "0")) }
      position += 1
    }
    return position - start <= 9 ? number : nil
  }

  /// `3rd`, `21st`: the letters after the digits, when the word ends with them.
  private mutating func readOrdinal(_ place: Int, from start: Int) -> Bool {
    let after = position + 2
    guard after <= end, after == end || ![.letter, .digit].contains(Glyph(bytes, at: after, end: end).kind),
      ["st", "nd", "rd", "th"].contains(Self.lowerCased(Array(bytes[position..<after])))
    else { return false }
    position = after
    let range = SourceRange(start, after)
    if let word = Numerals.word(forPlace: place) {
      append(.word, word, range)
    } else {
      append(.ordinal(place), source(start..<after), range)
    }
    return true
  }

  private static let units: Set<String> = ["s", "ms", "m", "x", "am", "pm", "kb", "mb", "gb"]

  /// `14:05`, `14C`: what a train or a seat is called.
  private mutating func readName(from start: Int) -> Bool {
    var after = position
    if position - start <= 2, after < end, bytes[after] == UInt8(ascii: ":") {
      after += 1
      while after < end, Glyph.isDigit(bytes[after]) { after += 1 }
      guard after - position == 3 else { return false }
    } else {
      while after < end, bytes[after] >= 0x41, bytes[after] <= 0x5A { after += 1 }
      guard after - position > 0, after - position <= 2 else { return false }
      guard !Self.units.contains(Self.lowerCased(bytes[position..<after])) else { return false }
    }
    guard after == end || ![.letter, .digit].contains(Glyph(bytes, at: after, end: end).kind) else { return false }
    position = after
    append(.word, Self.lowerCased(bytes[start..<after]), SourceRange(start, after), capital: true)
    return true
  }

  private mutating func readThousandths(whole: Int?) -> Int? {
    let start = position
    guard let fraction = readDigits(), let whole, whole < 1_000_000 else { return nil }
    switch position - start {
    case 1: return whole * 1000 + fraction * 100
    case 2: return whole * 1000 + fraction * 10
    case 3: return whole * 1000 + fraction
    default: return nil
    }
  }

  private mutating func readWord() {
    let start = position
    if let end = endOfPlainWord {
      position = end
      if let short = readShortForm(from: start) { return append(.word, short, SourceRange(start, position)) }
      let isCapital = bytes[start] & 0x20 == 0 && !Glyph.isDigit(bytes[start]) && !isRequirementWord(start..<end)
      let isGarbled = isGarbledName(start..<end)
      let text = isGarbled ? source(start..<end) : Self.lowerCased(bytes[start..<end])
      return appendPlain(text, SourceRange(start, end), capital: isCapital)
    }
    var text: [UInt8] = []
    var apostrophe: (text: Int, byte: Int)?
    while position < end {
      if Glyph.isPlainWordPart(bytes[position]) {
        text.append(bytes[position])
        position += 1
        continue
      }
      let glyph = Glyph(bytes, at: position, end: end)
      guard let part = glyph.wordPart(bytes, at: position, next: following(glyph)) else { break }
      if glyph.kind == .apostrophe { apostrophe = (text.count, position) }
      text += part
      position += glyph.length
    }
    let written = String(decoding: text, as: UTF8.self)
    let capital = Self.beginsWithCapital(written)
    let lower = Self.lowerCased(text)
    if let apostrophe, expand(lower, at: apostrophe, from: start, capital: capital) { return }
    appendPlain(lower, SourceRange(start, position), capital: capital)
  }

  /// `Tb moves to "Email"`, `TaB reads "Saved"`, `pEach link`: capitals and small letters in an order that no word has; as
  /// it is written it is no word of the language, but a slip of one.
  private func isGarbledName(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    switch range.count {
    case 0, 1: return false
    case 2: return !isSmall(start) && isSmall(start + 1) && ["Tb", "Vo"].contains(source(range))
    case 3 where !isSmall(start) && isSmall(start + 1) && !isSmall(start + 2): return true
    default:
      guard isSmall(start), !isSmall(start + 1), (start + 2..<range.upperBound).allSatisfy(isSmall) else {
        return false
      }
      return ![UInt8(ascii: "i"), UInt8(ascii: "e")].contains(bytes[start])
    }
  }

  private func isSmall(_ place: Int) -> Bool { bytes[place] >= 0x61 && bytes[place] <= 0x7A }

  /// `w/` is *with*, and `w/o` *without*; none when something else stands here.
  private mutating func readShortForm(from start: Int) -> String? {
    let slash = UInt8(ascii: "/")
    guard position - start == 1, bytes[start] | 0x20 == UInt8(ascii: "w"), position < end, bytes[position] == slash
    else {
      return nil
    }
    position += 1
    guard position < end, bytes[position] == UInt8(ascii: "o") else { return "with" }
    guard position + 1 == end || !Glyph.isPlainWordPart(bytes[position + 1]) else { return "with" }
    position += 1
    return "without"
  }

  /// `The user SHALL NOT …`: what a specification writes in capitals is no name.
  private func isRequirementWord(_ range: Range<Int>) -> Bool {
    range.count > 1 && bytes[range].allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
      && Self.requirementWords.contains(Self.lowerCased(bytes[range]))
  }

  private static let requirementWords: Set<String> = [
    "must", "shall", "should", "not", "never", "and", "or", "when", "then", "if", "after", "before", "while",
  ]

  /// Where a word of plain letters and digits ends; none for one that goes on in other characters.
  private var endOfPlainWord: Int? {
    var index = position
    while index < end, Glyph.isPlainWordPart(bytes[index]) { index += 1 }
    guard index > position, index < end else { return index > position ? index : nil }
    switch bytes[index] {
    case 0x80..., UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "+"): return nil
    default: return index
    }
  }

  private func following(_ glyph: Glyph) -> Glyph.Kind {
    let next = position + glyph.length
    return next < end ? Glyph(bytes, at: next, end: end).kind : .space
  }

  private mutating func appendPlain(_ lower: String, _ range: SourceRange, capital: Bool) {
    if lower == "cannot" {
      append(.word, "can", SourceRange(range.lower, range.lower + 3))
      append(.word, "not", SourceRange(range.lower + 3, range.upper))
    } else if !capital || result.words.isEmpty, let numeral = Numerals.kind(of: lower) {
      append(numeral, lower, range)
    } else {
      append(.word, lower, range, capital: capital)
    }
  }

  /// Cuts a contraction in two, sharing out its letters; false when it is none.
  private mutating func expand(
    _ lower: String,
    at apostrophe: (text: Int, byte: Int),
    from start: Int,
    capital: Bool
  ) -> Bool {
    let letters = Array(lower.utf8)
    let base = String(decoding: letters[..<apostrophe.text], as: UTF8.self)
    let ending = String(decoding: letters[(apostrophe.text + 1)...], as: UTF8.self)
    guard var parts = Contractions.parts(base: base, ending: ending) else { return false }
    if parts.second == "would", Contractions.isOfPast(wordsAhead) { parts.second = "had" }
    let cut = parts.second == "not" ? apostrophe.byte - 1 : apostrophe.byte
    append(.word, parts.first, SourceRange(start, max(start, cut)), capital: capital)
    append(.word, parts.second, SourceRange(max(start, cut), position))
    return true
  }

  /// The next two words, in lower case.
  private var wordsAhead: [String] {
    let rest = bytes[position..<min(end, position + 60)].split(separator: UInt8(ascii: " "), maxSplits: 2)
    return rest.prefix(2).map { Self.lowerCased($0.prefix { Glyph.isPlainWordPart($0) }) }
  }

  private static func beginsWithCapital(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    if first < 0x80 { return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") }
    return word.unicodeScalars.first?.properties.isUppercase ?? false
  }

  private static func lowerCased(_ bytes: [UInt8]) -> String { lowerCased(bytes[...]) }

  private static func lowerCased(_ bytes: ArraySlice<UInt8>) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) {
      return String(unsafeUninitializedCapacity: bytes.count) { letters in
        for (index, byte) in bytes.enumerated() { letters[index] = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
        return bytes.count
      }
    }
    return String(decoding: bytes, as: UTF8.self).lowercased()
  }
}
