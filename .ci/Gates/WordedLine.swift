/// A line cut at its blanks; a quotation is one word, with what touches it.
struct WordedLine {
  let words: [String]

  init(_ line: String) {
    var words: [String] = []
    var isInside = false
    for part in line.split(separator: " ").map(String.init) {
      if isInside { words[words.count - 1] += " " + part } else { words.append(part) }
      if part.utf8.filter({ $0 == UInt8(ascii: "\"") }).count % 2 == 1 { isInside.toggle() }
    }
    self.words = words
  }

  /// The line with other words in place of some.
  func text(_ range: Range<Int>, as others: [String]) -> String {
    (words[..<range.lowerBound] + others + words[range.upperBound...]).joined(separator: " ")
  }

  func isQuotation(_ index: Int) -> Bool { words[index].utf8.contains { $0 == UInt8(ascii: "\"") || $0 >= 0x80 } }
}

/// A line with one slip of the pen.
struct Slip {
  /// Which kind of slip: those of one letter, two neighbouring words swapped, a word left out.
  enum Kind { case dropped, transposed, replaced, inserted, wordsSwapped, wordDropped }

  let kind: Kind
  let line: String
  /// The words that were changed, and what became of them.
  let from: String
  let to: String
}

extension Slip {
  /// Whether it makes one thing of several, or several of one: the same noun in another number;
  /// or another number in digits: `seat 7`, for `7B`.
  var changesNumber: Bool {
    let (first, second) = (plain(from), plain(to))
    if first.contains(where: \.isNumber), second.contains(where: \.isNumber) { return true }
    return first == second + "s" || second == first + "s"
  }

  /// A word without the marks behind it, in lower case.
  func plain(_ word: String) -> String { String(word.lowercased().filter { !",;:.()".contains($0) }) }
}

extension WordedLine {
  /// Every slip of one letter outside of quotations: a letter left out, two neighbours swapped, one of the alphabet in
  /// the place of another or beside it. Where letters come from the alphabet only every `stride`-th is made.
  func typos(stride: Int, from first: Int) -> [Slip] {
    var typos: [Slip] = []
    var counter = first
    for index in words.indices where !isQuotation(index) {
      let letters = Array(words[index].utf8)
      func add(_ kind: Slip.Kind, _ variant: [UInt8]) {
        let word = String(decoding: variant, as: UTF8.self)
        typos.append(Slip(kind: kind, line: text(index..<index + 1, as: [word]), from: words[index], to: word))
      }
      func addSome(_ kind: Slip.Kind, _ variant: @autoclosure () -> [UInt8]) {
        counter += 1
        if counter % stride == 0 { add(kind, variant()) }
      }
      for place in letters.indices where letters[place].isLetter {
        // A word of one letter is left out as a word.
        if letters.count > 1 { add(.dropped, Array(letters[..<place] + letters[(place + 1)...])) }
        for letter in alphabet where letter != letters[place].lowercased {
          let cased = letters[place] == letters[place].lowercased ? letter : letter - 0x20
          addSome(.replaced, Array(letters[..<place] + [cased] + letters[(place + 1)...]))
        }
        if place + 1 < letters.count, letters[place + 1].isLetter, letters[place] != letters[place + 1] {
          add(.transposed, Array(letters[..<place] + [letters[place + 1], letters[place]] + letters[(place + 2)...]))
        }
      }
      for place in 0...letters.count where letters.hasLetter(beside: place) {
        // A letter written before itself is the same word as behind itself.
        for letter in alphabet where place == letters.count || letters[place] != letter {
          addSome(.inserted, Array(letters[..<place] + [letter] + letters[place...]))
        }
      }
    }
    return typos
  }

  /// Every two neighbouring words swapped, but for two names of a list: that is another list.
  func swaps() -> [Slip] {
    words.indices.dropLast().compactMap { index in
      let (first, second) = (words[index], words[index + 1])
      let isList = isQuotation(index) && isQuotation(index + 1) || first.hasSuffix(",")
      guard first != second, !isList else { return nil }
      let swapped = text(index..<index + 2, as: [second, first])
      return Slip(kind: .wordsSwapped, line: swapped, from: first + " " + second, to: second + " " + first)
    }
  }

  /// Every word left out; the mark behind it stays with the word before.
  func drops() -> [Slip] {
    words.indices.map { index in
      let mark = words[index].last.map { ",;:".contains($0) } == true ? String(words[index].suffix(1)) : ""
      let isJoined = !mark.isEmpty && index > 0
      let line = isJoined ? text(index - 1..<index + 1, as: [words[index - 1] + mark]) : text(index..<index + 1, as: [])
      return Slip(kind: .wordDropped, line: line, from: words[index], to: "")
    }
  }
}

private let alphabet = UInt8(ascii: "a")...UInt8(ascii: "z")

extension UInt8 {
  fileprivate var lowercased: UInt8 { 0x41...0x5A ~= self ? self + 0x20 : self }
  fileprivate var isLetter: Bool { alphabet ~= lowercased }
}

extension [UInt8] {
  fileprivate func hasLetter(beside place: Int) -> Bool {
    (place > 0 && self[place - 1].isLetter) || (place < count && self[place].isLetter)
  }
}
