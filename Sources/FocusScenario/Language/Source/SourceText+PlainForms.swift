/// Characters that word processors write are read as their plain forms; ranges always count the bytes as written.
extension SourceText {
  /// The length of the blank that starts here: white space, a no-break space, a byte-order mark; 0 for none.
  func blankLength(at index: Int, before end: Int) -> Int {
    switch byte(index, end) {
    case 0x20, 0x09, 0x0B, 0x0C: 1
    case 0xC2: byte(index + 1, end) == 0xA0 ? 2 : 0
    case 0xE2: matches(0x80, in: [0xAF, 0x87], after: index, before: end) ? 3 : 0
    case 0xE3: matches(0x80, in: [0x80], after: index, before: end) ? 3 : 0
    case 0xEF: matches(0xBB, in: [0xBF], after: index, before: end) ? 3 : 0
    default: 0
    }
  }

  /// The length of the double quote that starts here, straight, curly or full width; 0 for none.
  func quoteLength(at index: Int, before end: Int) -> Int {
    switch byte(index, end) {
    case 0x22: 1
    case 0xE2: matches(0x80, in: [0x9C, 0x9D, 0x9E, 0x9F], after: index, before: end) ? 3 : 0
    case 0xEF: matches(0xBC, in: [0x82], after: index, before: end) ? 3 : 0
    default: 0
    }
  }

  /// The length of the colon that starts here, plain or full width; 0 for none.
  func colonLength(at index: Int, before end: Int) -> Int {
    switch byte(index, end) {
    case 0x3A: 1
    case 0xEF: matches(0xBC, in: [0x9A], after: index, before: end) ? 3 : 0
    default: 0
    }
  }

  /// The length of the comma that starts here, plain, full width or ideographic; 0 for none.
  func commaLength(at index: Int, before end: Int) -> Int {
    switch byte(index, end) {
    case 0x2C: 1
    case 0xEF: matches(0xBC, in: [0x8C], after: index, before: end) ? 3 : 0
    case 0xE3: matches(0x80, in: [0x81], after: index, before: end) ? 3 : 0
    default: 0
    }
  }

  /// A range without the blanks at both its ends.
  func trimmed(_ range: SourceRange) -> SourceRange {
    var lower = range.lower
    while case let length = blankLength(at: lower, before: range.upper), length > 0 { lower += length }
    var upper = range.upper
    while case let length = blankLength(endingAt: upper, after: lower), length > 0 { upper -= length }
    return SourceRange(lower, upper)
  }

  /// The words of a range, at most so many; a quotation is one word, a very long word is cut.
  func words(in range: SourceRange, atMost limit: Int) -> [String] {
    var words: [String] = []
    var index = range.lower
    while index < range.upper, words.count < limit {
      let blank = blankLength(at: index, before: range.upper)
      guard blank == 0 else {
        index += blank
        continue
      }
      let end = endOfWord(from: index, before: range.upper)
      words.append(text(SourceRange(index, min(end, index + Self.longestWord))))
      index = end
    }
    return words
  }

  private static let longestWord = 256

  private func endOfWord(from start: Int, before end: Int) -> Int {
    var index = start
    var isQuoted = false
    while index < end, isQuoted || blankLength(at: index, before: end) == 0 {
      let quote = quoteLength(at: index, before: end)
      if quote > 0 { isQuoted.toggle() }
      index += max(1, quote)
    }
    return index
  }

  /// The length of the blank that ends here; 0 for none.
  func blankLength(endingAt end: Int, after start: Int) -> Int {
    guard byte(end - 1, end) >= 0x80 else { return end > start ? blankLength(at: end - 1, before: end) : 0 }
    return (1...3).first { end - $0 >= start && blankLength(at: end - $0, before: end) == $0 } ?? 0
  }

  /// The byte at an offset; 0, which no readable text holds, from the end on.
  func byte(_ index: Int, _ end: Int) -> UInt8 {
    index < end && bytes.indices.contains(index) ? bytes[index] : 0
  }

  private func matches(_ second: UInt8, in third: [UInt8], after index: Int, before end: Int) -> Bool {
    byte(index + 1, end) == second && third.contains(byte(index + 2, end))
  }
}

/// Looking for marks of plain ASCII.
extension SourceText {
  /// Whether a range begins with these letters, case included.
  func starts(_ range: SourceRange, with letters: StaticString) -> Bool {
    matches(letters, at: range.lower, before: range.upper)
  }

  /// Whether a range ends with these letters, case included.
  func ends(_ range: SourceRange, with letters: StaticString) -> Bool {
    range.count >= letters.utf8CodeUnitCount
      && matches(letters, at: range.upper - letters.utf8CodeUnitCount, before: range.upper)
  }

  /// How often a byte is repeated from the start of a range.
  func run(of mark: UInt8, in range: SourceRange) -> Int {
    var index = range.lower
    while index < range.upper, byte(index, range.upper) == mark { index += 1 }
    return index - range.lower
  }

  private func matches(_ letters: StaticString, at index: Int, before end: Int) -> Bool {
    letters.withUTF8Buffer { letters in letters.indices.allSatisfy { byte(index + $0, end) == letters[$0] } }
  }

  /// Whether a range holds these letters somewhere, case included.
  func holds(_ range: SourceRange, _ letters: StaticString) -> Bool {
    guard letters.utf8CodeUnitCount <= range.count else { return false }
    return (range.lower...(range.upper - letters.utf8CodeUnitCount)).contains {
      matches(letters, at: $0, before: range.upper)
    }
  }
}

extension SourceText {
  /// Whether a range is a word of plain letters, case aside.
  func isWord(_ range: SourceRange, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { letters in
      letters.indices.allSatisfy { byte(range.lower + $0, range.upper) | 0x20 == letters[$0] | 0x20 }
    }
  }

  /// The first word of a range that begins with one of some stems in lower-case letters, case aside.
  func word(beginningWith stems: [[UInt8]], in range: SourceRange) -> SourceRange? {
    var start = range.lower
    while start < range.upper {
      let end = endOfLetters(from: start, before: range.upper)
      if end > start, stems.contains(where: { begins(start, end, with: $0) }) { return SourceRange(start, end) }
      start = max(end, start + 1)
    }
    return nil
  }

  private func begins(_ start: Int, _ end: Int, with stem: [UInt8]) -> Bool {
    end - start >= stem.count && stem.indices.allSatisfy { bytes[start + $0] | 0x20 == stem[$0] }
  }

  private func endOfLetters(from start: Int, before end: Int) -> Int {
    var index = start
    while 0x61...0x7A ~= byte(index, end) | 0x20 { index += 1 }
    return index
  }
}
