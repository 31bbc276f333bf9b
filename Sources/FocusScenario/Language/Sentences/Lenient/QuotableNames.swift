/// What a refused line says when a name of several words that stands bare in it is put in quotes: `focus is on Add payee`.
///
/// Nothing of the line is left out. How far the name goes only the author knows; of what the language reads, the longest
/// is offered first.
struct QuotableNames {
  let words: [Word]
  let tables: LanguageTables
  let source: SourceText

  /// How many words a name has at most.
  private static let longest = 6

  /// The line with each of its possible names in quotes and where the name begins, the longer names first.
  var lines: [(start: Int, text: String)] {
    names.sorted { $0.count > $1.count }.map { ($0.lowerBound, line(quoting: $0)) }
  }

  private var names: [Range<Int>] {
    words.indices.flatMap { start in
      beginsName(start) ? (start..<end(from: start)).map { start..<$0 + 1 }.filter(isName) : []
    }
  }

  /// The words with each name of several words in quotes, as far as it plainly goes: `Read later says …`.
  var quoted: [Word] {
    var (quoted, index): ([Word], Int) = ([], 0)
    while index < words.count {
      guard let end = plainEnd(from: index) else {
        quoted.append(words[index])
        index += 1
        continue
      }
      let range = words[index].range.union(words[end - 1].range)
      quoted.append(Word(kind: .quoted, text: source.text(range), isCapitalised: true, range: range))
      index = end
    }
    return quoted
  }

  /// Where a name ends that goes up to a mark, a verb, or the word for what kind of thing it is.
  private func plainEnd(from start: Int) -> Int? {
    guard beginsName(start), end(from: start) > start + 1 else { return nil }
    return (start + 2...end(from: start)).reversed().first { end in
      let next = end < words.count ? words[end] : nil
      return isName(start..<end) && !isPhrase(start..<end)
        && next.map { $0.kind == .mark || endsName($0) || Self.kinds.contains($0.text) } != false
    }
  }

  /// `New mail coming in`, `Wishlist hearts` at the head of a line: things of a kind, or what they do.
  private func isPhrase(_ range: Range<Int>) -> Bool {
    let last = words[range.upperBound - 1].text
    let first = traits(of: words[range.lowerBound])
    if first.contains(.function) || Self.inside.contains(words[range.lowerBound].text) { return true }
    return words[range].dropFirst().contains(where: \.isGerund)
      || range.lowerBound == 0 && last.hasSuffix("s") && !last.hasSuffix("ss")
  }

  private func beginsName(_ place: Int) -> Bool {
    let word = words[place]
    guard word.kind == .word, word.isCapitalised, !traits(of: word).contains(.proper) else { return false }
    return place > 0 || !endsName(word) && !traits(of: word).contains(.determiner) && !isDoing(word)
  }

  /// `Typing does not …`, `Filters that are on …`: at the head of a line no name, though it has a capital.
  private func isDoing(_ word: Word) -> Bool { word.text.hasSuffix("ing") || traits(of: word).contains(.plural) }

  /// The place behind the last word that a name may have: small letters, and no word that only sentences have.
  private func end(from start: Int) -> Int {
    var end = start + 1
    while end < words.count, end - start < Self.longest, goesOn(words[end]) { end += 1 }
    return end
  }

  private func goesOn(_ word: Word) -> Bool { word.kind == .word && !word.isCapitalised && !endsName(word) }

  /// Whether a word goes on with the sentence behind a name: what the thing is or does, when, and what is not so.
  private func endsName(_ word: Word) -> Bool {
    if Self.behind.contains(word.text) { return true }
    let traits = traits(of: word)
    return traits.contains(.closed) && traits.isDisjoint(with: .noun) && word.text.hasSuffix("s")
  }

  /// Whether some words can be all of a name: it does not end in a small word, or in what kind of thing it is.
  private func isName(_ range: Range<Int>) -> Bool {
    let last = words[range.upperBound - 1]
    // At the head of a line, what it is or does comes next.
    if range.lowerBound == 0, range.upperBound == words.count || !endsName(words[range.upperBound]) { return false }
    return range.count == 1 || !Self.inside.contains(last.text) && !Self.kinds.contains(last.text)
  }

  private func traits(of word: Word) -> Vocabulary.Traits { tables.vocabulary.traits(of: word.text) }

  private func line(quoting name: Range<Int>) -> String {
    let (first, last) = (words[name.lowerBound].range.lower, words[name.upperBound - 1].range.upper)
    let whole = SourceRange(words[0].range.lower, words[words.count - 1].range.upper)
    let parts = [
      source.text(SourceRange(whole.lower, first)), Reference.quote(source.text(SourceRange(first, last))),
      source.text(SourceRange(last, whole.upper)),
    ]
    return parts.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Small words that names have inside: `Save and come back later`.
  private static let inside: Set<String> = [
    "to", "of", "for", "a", "an", "as", "my", "your", "with", "by", "at", "from",
  ]
  /// What ends a name and goes on with the sentence.
  private static let behind: Set<String> = [
    "is", "are", "was", "were", "be", "been", "has", "have", "had", "does", "do", "did", "can", "should", "must",
    "will", "shall", "would", "could", "may", "the", "that", "which", "who", "whose", "it", "its", "this", "these",
    "those",
    "they", "them", "their", "i", "you", "we", "he", "she", "when", "while", "until", "after", "before", "once", "if",
    "unless", "because", "but", "not", "n't", "never", "no", "nothing", "none", "neither", "nor", "only", "even",
    "just", "also", "still", "already", "again", "then", "than", "or", "without", "instead", "rather", "except",
    "every", "each", "any", "all", "both", "either", "twice", "always", "focus", "and",
  ]
  private static let kinds: Set<String> = [
    "button", "field", "box", "tab", "row", "cell", "link", "switch", "toggle", "heading", "title", "label", "menu",
    "list", "sheet", "screen", "page", "dialog", "alert", "message", "error", "banner", "toast", "card", "icon",
    "image", "option", "checkbox", "slider", "control", "section", "item", "key", "panel", "prompt", "value", "name",
  ]
}
