/// The words of a line, some of them in the language's own form, each with the words of the author that it stands for.
struct Respelling {
  /// The words to read.
  private(set) var words: [Word] = []
  /// For each, the author's words that it stands for; an article that was added stands for none.
  private(set) var origins: [Range<Int>] = []

  /// The author's words with the short forms that people write in their long form.
  ///
  /// Widely also those in which who or what does it is left out.
  init(_ line: [Word], widely: Bool = false) {
    var index = 0
    while index < line.count {
      if let (row, end) = Self.row(in: line, at: index, widely: widely) {
        append(row.words, of: line, index..<end)
        index = end
      } else {
        append([line[index]], index..<index + 1)
        index += 1
      }
    }
  }

  /// The longest wording of the table that stands at a place of a line, with where it ends.
  private static func row(in line: [Word], at start: Int, widely: Bool) -> (row: Row, end: Int)? {
    rows(beginningWith: line[start], widely: widely).lazy
      .compactMap { row in row.end(in: line, at: start).map { (row, $0) } }.max { $0.1 < $1.1 }
  }

  mutating func append(_ more: [Word], _ origin: Range<Int>) {
    words += more
    origins += more.map { _ in origin }
  }

  private mutating func append(_ written: [String], of line: [Word], _ origin: Range<Int>) {
    let range = line[origin.lowerBound].range.union(line[origin.upperBound - 1].range)
    append(
      written.map { text in
        if let number = Numerals.value(of: text) { return Word(kind: .number(number), text: text, range) }
        return Word(kind: [",", ";", ":"].contains(text) ? .mark : .word, text: text, range)
      },
      origin
    )
  }

  /// The line with an article before every bare noun.
  func withArticles(_ vocabulary: Vocabulary) -> Respelling {
    var result = Respelling([])
    for index in words.indices {
      if takesArticle(at: index, vocabulary) {
        let place = words[index].range.lower
        let added = origins[index].lowerBound..<origins[index].lowerBound
        result.append([Word(kind: .word, text: "the", SourceRange(place, place))], added)
      }
      result.append([words[index]], origins[index])
      if index == 0, words[0].isCapitalised, result.words.count > 1 { result.words[1].isCapitalised = false }
    }
    return result
  }

  /// The line with its first word as a name, when the language knows the word better: `Delete can be reached`.
  func withNamedHead(_ vocabulary: Vocabulary, _ source: SourceText) -> Respelling? {
    guard let first = words.first, first.kind == .word, first.isCapitalised, words.count > 2 else { return nil }
    let traits = vocabulary.traits(of: first.text)
    guard traits.contains(.modifier), !first.text.hasSuffix("ing"), traits.isDisjoint(with: [.noun, .proper]),
      !vocabulary.isDeterminer(first.text)
    else { return nil }
    var named = self
    named.words[0].kind = .quoted
    named.words[0].text = source.text(first.range)
    return named
  }

  /// The line without adverbs that no row knows.
  func withoutAdverbs(_ vocabulary: Vocabulary) -> Respelling {
    var result = Respelling([])
    for index in words.indices where !isAdverb(words[index], vocabulary) {
      result.append([words[index]], origins[index])
    }
    return result
  }

  private func isAdverb(_ word: Word, _ vocabulary: Vocabulary) -> Bool {
    guard word.kind == .word, !word.isCapitalised else { return false }
    return word.text.hasSuffix("ly") && vocabulary.traits(of: word.text).isEmpty || Self.fillers.contains(word.text)
  }

  private static let fillers: Set<String> = [
    "then", "now", "just", "already", "simply", "also", "even", "there", "alone", "itself", "themselves", "too",
    "anyway",
  ]

  private func takesArticle(at index: Int, _ vocabulary: Vocabulary) -> Bool {
    if isBarePlace(at: index, vocabulary) { return true }
    guard isNounLike(words[index], vocabulary) || standsBeforeNoun(index, vocabulary),
      let end = runEnd(from: index, vocabulary)
    else { return false }
    guard index > 0 else { return end < words.count }
    let before = words[index - 1]
    if Picker.isNumber(before) || before.kind == .quoted { return false }
    if standsBeforeNoun(index - 1, vocabulary) { return false }
    if isNounLike(before, vocabulary) || vocabulary.isDeterminer(before.text) { return false }
    return !Self.determining.contains(before.text) && !(before.isCapitalised && index > 1)
  }

  /// `jumps to next song`, `focus on first row`: a place in a row, before a noun and behind a preposition.
  private func isBarePlace(at index: Int, _ vocabulary: Vocabulary) -> Bool {
    guard index + 1 < words.count, Self.places.contains(words[index].text), words[index].kind == .word,
      isNounLike(words[index + 1], vocabulary)
    else { return false }
    guard index > 0 else { return true }
    return words[index - 1].kind == .mark || Self.leading.contains(words[index - 1].text)
  }

  private static let places: Set<String> = [
    "first", "second", "third", "last", "next", "previous", "same", "whole", "other",
  ]
  private static let leading: Set<String> = ["to", "on", "at", "in", "from", "with", "reaches", "is", "and"]

  /// `search field`, `newly added row`: words for what is or was done, before a noun that is no such word.
  private func standsBeforeNoun(_ index: Int, _ vocabulary: Vocabulary) -> Bool {
    guard index + 1 < words.count, words[index].kind == .word, !words[index].isCapitalised else { return false }
    let text = words[index].text
    let isParticiple = ["ed", "en"].contains { text.hasSuffix($0) } && vocabulary.traits(of: text).contains(.modifier)
    guard Self.doings.contains(text) || (isParticiple || text.hasSuffix("ly")) && isLed(index) else { return false }
    return isNounLike(words[index + 1], vocabulary) || standsBeforeNoun(index + 1, vocabulary)
  }

  /// Whether a noun phrase may begin at a word: behind a preposition, or behind the words before its noun.
  private func isLed(_ index: Int) -> Bool {
    index == 0 || Self.leading.contains(words[index - 1].text) || words[index - 1].text.hasSuffix("ly")
  }

  private static let doings: Set<String> = [
    "search", "close", "back", "save", "send", "submit", "delete", "cancel", "play", "pause", "next", "home", "menu",
    "share", "edit", "add", "reply", "record", "mute", "undo", "filter", "sort", "scan", "swipe", "tab", "check",
    "score",
    "help", "login", "start", "stop", "focus", "export", "upload", "download", "order", "booking", "opening",
  ]

  /// Where a run of noun words ends that holds a noun.
  private func runEnd(from start: Int, _ vocabulary: Vocabulary) -> Int? {
    var end = start
    while end < words.count, standsBeforeNoun(end, vocabulary) { end += 1 }
    while end < words.count, isNounLike(words[end], vocabulary) { end += 1 }
    let last = vocabulary.traits(of: words[end - 1].text)
    return last.isEmpty || last.contains(.noun) ? end : nil
  }

  private func isNounLike(_ word: Word, _ vocabulary: Vocabulary) -> Bool {
    guard word.kind == .word, !word.isCapitalised || word.range.lower == words.first?.range.lower else { return false }
    let traits = vocabulary.traits(of: word.text)
    if traits.contains(.closed) { return false }
    if traits.isEmpty {
      return word.text.utf8.count > 2 && !word.text.hasSuffix("ly")
        && !vocabulary.functionWords.isSlip(Array(word.text.utf8))
    }
    return traits.contains(.noun) || traits.contains(.modifier)
  }

  private static let determining: Set<String> = [
    "'s", "first", "second", "third", "fourth", "fifth", "last", "next", "previous", "same", "other", "its", "their",
    "every", "each", "all", "no", "any", "another", "both", "which", "whose", "how", "what", "only", "whole", "more",
  ]
}

extension Word {
  /// A word that stands for others.
  init(kind: Kind, text: String, _ range: SourceRange) {
    self.init(kind: kind, text: text, isCapitalised: ["voiceover", "talkback"].contains(text), range: range)
  }
}
