/// The words of a line, some of them in the language's own form, each with the words of the author that it stands for.
struct Respelling {
  /// The words to read.
  private(set) var words: [Word] = []
  /// For each, the author's words that it stands for; an article that was added stands for none.
  private(set) var origins: [Range<Int>] = []

  /// The author's words with the short forms that people write in their long form.
  init(_ line: [Word]) {
    var index = 0
    while index < line.count {
      if let row = Self.rows.first(where: { $0.stands(in: line, at: index) }) {
        append(row.words, of: line, index..<index + row.wording.count)
        index += row.wording.count
      } else {
        append([line[index]], index..<index + 1)
        index += 1
      }
    }
  }

  private mutating func append(_ more: [Word], _ origin: Range<Int>) {
    words += more
    origins += more.map { _ in origin }
  }

  private mutating func append(_ written: [String], of line: [Word], _ origin: Range<Int>) {
    let range = line[origin.lowerBound].range.union(line[origin.upperBound - 1].range)
    append(
      written.map { text in
        if let number = Numerals.value(of: text) { return Word(kind: .number(number), text: text, range) }
        return Word(kind: [",", ";"].contains(text) ? .mark : .word, text: text, range)
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
    guard traits.contains(.modifier), traits.isDisjoint(with: [.noun, .proper]), !vocabulary.isDeterminer(first.text)
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

  private static let fillers: Set<String> = ["then", "now", "just", "already", "simply", "also", "even", "there"]

  private func takesArticle(at index: Int, _ vocabulary: Vocabulary) -> Bool {
    guard isNounLike(words[index], vocabulary), let end = runEnd(from: index, vocabulary) else { return false }
    guard index > 0 else { return end < words.count }
    let before = words[index - 1]
    if Picker.isNumber(before) || before.kind == .quoted { return false }
    if isNounLike(before, vocabulary) || vocabulary.isDeterminer(before.text) { return false }
    return !Self.determining.contains(before.text) && !(before.isCapitalised && index > 1)
  }

  /// Where a run of noun words ends that holds a noun.
  private func runEnd(from start: Int, _ vocabulary: Vocabulary) -> Int? {
    var end = start
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
  fileprivate init(kind: Kind, text: String, _ range: SourceRange) {
    self.init(kind: kind, text: text, isCapitalised: ["voiceover", "talkback"].contains(text), range: range)
  }
}

// MARK: - Short forms

extension Respelling {
  /// Words of a line, and what they are called in the language.
  private struct Row {
    let wording: [String]
    let words: [String]

    func stands(in line: [Word], at start: Int) -> Bool {
      guard start + wording.count <= line.count, line[start].text == wording[0] else { return false }
      return zip(line[start...], wording).allSatisfy { $0.text == $1 && $0.kind != .quoted }
    }
  }

  private static let rows: [Row] = table.split(separator: "\n").flatMap { line -> [Row] in
    let sides = line.split(separator: "<")
    guard sides.count == 2 else { return [] }
    let words = sides[0].split(separator: " ").map(String.init)
    return sides[1].split(separator: "|").map { wording in
      Row(wording: wording.split(separator: " ").map(String.init), words: words)
    }
  }
  .sorted { $0.wording.count > $1.wording.count }

  /// What it is in the language, and how people write it; longer wordings go before shorter ones.
  private static let table = """
    voiceover < vo
    talkback < tb
    the screen reader < sr
    with < w /
    without < w / o | without any need of | with no
    through < thru
    background < bg
    once < 1 x | one time only | only one time | a single time only | only ever once
    twice < 2 x
    at most < max | maximum | not over | no further than
    at least < min | minimum
    focus is on < focus : | focus = | focus = = | focus at | focus → | voiceover on | vo on | focus is at | focus = on
    focus is back on < focus back on | vo back on | vo is back on | focus comes back on | focus back at | focus back to
    focus is back on < focus → back on | vo focus back on | focus is restored on
    focus stays on < focus still on | vo still on | focus is still on | i am still on | focus remains at
    focus stays in < focus still in | i am still in
    focus < ax focus | a11y focus | vo focus | reading focus | sr focus | focus of voiceover | the focus of voiceover
    focus < voiceover focus | the vo cursor | vo cursor | the voiceover's cursor | accessibility cursor
    the order is < order : | reading order : | focus order : | swipe order : | tab order : | scan order : | the order :
    the order is < the reading order : | the focus order : | the tab order : | order = = | order = | sequence :
    the user < the shopper | a shopper | the passenger | passengers | the patient | patients | the guest | guests
    the user < the rider | riders | the student | students | the learner | learners | the visitor | visitors
    the user < a vo user | vo users | the vo user | a blind user | blind users | a keyboard user | the keyboard user
    the user < a switch user | switch users | sr users | the traveller | travellers | the buyer | the subscriber
    at most < max .
    that opened it < it came from | it was launched from | where it came from
    the next scan or tab starts < the scan or tab starts | scan or tab starts
    is < constitutes | shall constitute
    keeps its value < is preserved | is retained | remains preserved
    keep their values < are preserved | are retained | remain preserved | shall be preserved | shall be retained
    takes focus < becomes first responder | becomes the first responder
    after < upon | subsequent to | as a result of
    before < prior to | ahead of
    when < in case | given | assuming | provided | given that | in the event that | whenever
    while < so long as | for the time that
    must < is required to | has got to | is meant to | is obliged to | are required to
    never < not ever | at no time | at no point | under no circumstances
    does not move < does not jump | does not shift | does not budge | is not moved | does not wander | is not stolen
    does not move < never jumps away | does not go anywhere | stays exactly where it is | is unmoved
    is spoken < is called out | gets read out | is given out | is pronounced | is voiced | gets spoken | gets announced
    swipes forward < right swipes | right flicks | swipes right | flicks right | swipes to the right | flicks to the right
    swipe forward < right swipe | right flick | swipe right | flick right | swipe to the right | flick to the right
    swipes back < left swipes | left flicks | swipes left | flicks left | swipes to the left | flicks to the left
    swipe back < left swipe | left flick | swipe left | flick left | swipe to the left | flick to the left
    swipes < flicks
    tabs < tab presses | presses of tab | tab steps | tab key presses | tab stops away
    scans < scan steps | switch presses | switch hits
    opens < comes up | pops up | is brought up | slides up | slides in | is shown on top
    is gone < is no more | has gone away | is off the screen | has left the screen
    is back on < lands back on | is set back to | is put back on | gets back on
    """
}
