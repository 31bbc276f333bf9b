/// Reads what follows `Say:` into a saying; what its two sides mean is not looked at here.
struct SayingReader {
  /// A problem with its place.
  typealias Finding = (problem: SayingProblem, range: SourceRange)

  let source: SourceText

  /// The saying, or what is wrong with it.
  func read(_ value: SourceRange) -> (saying: Saying?, findings: [Finding]) {
    guard let equals = place(ofEqualsIn: value) else { return (nil, [(.noMeaning, value)]) }
    let left = source.trimmed(SourceRange(value.lower, equals))
    let right = source.trimmed(SourceRange(equals + 1, value.upper))
    guard left.count > 0, right.count > 0 else {
      return (nil, [(.emptySide, SourceRange(equals, equals + 1))])
    }
    let cuts = (left: WordLexer.words(of: Phrase(pieces: [left]), in: source).words, right: words(of: right))
    var wording = side(left, cuts.left, isSlot: { _ in false })
    let meaning = side(right, cuts.right, isSlot: { Set(wording.slots.map(\.name)).contains($0) })
    wording = side(left, cuts.left, isSlot: { Set(meaning.slots.map(\.name)).contains($0) })
    let findings = findings(wording, meaning)
    guard findings.isEmpty else { return (nil, findings) }
    let line = source.lineIndex(at: value.lower) + 1
    return (Saying(wordingSide: wording, meaningSide: meaning, path: source.path, line: line), [])
  }

  private func words(of range: SourceRange) -> [Word] {
    WordLexer.words(of: Phrase(pieces: [range]), in: source).words
  }

  /// The first `=` outside quotes.
  private func place(ofEqualsIn range: SourceRange) -> Int? {
    var index = range.lower
    var isQuoted = false
    while index < range.upper {
      let byte = source.byte(index, range.upper)
      if byte == UInt8(ascii: "="), !isQuoted { return index }
      let quote = source.quoteLength(at: index, before: range.upper)
      if quote > 0 { isQuoted.toggle() }
      index += isQuoted && byte == UInt8(ascii: "\\") ? 2 : max(1, quote)
    }
    return nil
  }

  // MARK: Slots

  /// A side cut into words and slots; `isSlot` tells of an `A` that begins the side whether it is more than an article.
  private func side(_ range: SourceRange, _ words: [Word], isSlot: (String) -> Bool) -> Saying.Side {
    var parts: [Saying.Side.Part] = []
    var index = 0
    while index < words.count {
      if let name = bracketedName(words[index...].prefix(3)) {
        parts.append(.slot(name, words[index].range.union(words[index + 2].range)))
        index += 3
      } else {
        let name = letter(words[index])
        let isArticle = name == "A" && index == 0 && !isSlot("A")
        parts.append(
          name.map { isArticle ? .word(words[index]) : .slot($0, words[index].range) } ?? .word(words[index])
        )
        index += 1
      }
    }
    return Saying.Side(parts: parts, text: source.text(range), range: range)
  }

  /// A single capital letter; `I` is the person who writes.
  private func letter(_ word: Word) -> String? {
    guard word.kind == .word, word.isCapitalised, word.range.count == 1, word.text != "i" else { return nil }
    return word.text.uppercased()
  }

  /// The name in `<name>`.
  private func bracketedName(_ words: ArraySlice<Word>) -> String? {
    guard let open = words.first, let close = words.last, words.count == 3 else { return nil }
    guard open.kind == .mark, open.text == "<", close.kind == .mark, close.text == ">" else { return nil }
    let name = words[words.startIndex + 1]
    return name.kind == .word ? "<\(name.text)>" : nil
  }

  // MARK: What is wrong

  private func findings(_ wording: Saying.Side, _ meaning: Saying.Side) -> [Finding] {
    let left = wording.slots
    let right = meaning.slots
    var findings: [Finding] = []
    if left.count == wording.parts.count { findings.append((.onlySlots, wording.range)) }
    if left.count > Self.mostSlots {
      findings.append((.tooManySlots(most: Self.mostSlots), left[Self.mostSlots].range))
    }
    for (number, slot) in left.enumerated() {
      if left[..<number].contains(where: { $0.name == slot.name }) {
        findings.append((.repeatedSlot(slot.name), slot.range))
      }
      if !right.contains(where: { $0.name == slot.name }) { findings.append((.unusedSlot(slot.name), slot.range)) }
    }
    for slot in right where !left.contains(where: { $0.name == slot.name }) {
      findings.append((.unknownSlot(slot.name), slot.range))
    }
    return findings + touchingSlots(wording)
  }

  private func touchingSlots(_ wording: Saying.Side) -> [Finding] {
    zip(wording.parts, wording.parts.dropFirst()).compactMap { first, second in
      guard case .slot(let name, let start) = first, case .slot(let next, let end) = second else { return nil }
      return (.touchingSlots(name, next), start.union(end))
    }
  }

  /// A sentence is about few things.
  private static let mostSlots = 4
}
