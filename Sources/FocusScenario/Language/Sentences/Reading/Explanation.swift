/// Says why an attempt has no reading: the most telling reason, and a repair that was tried.
struct Explanation {
  private let attempt: Attempt
  private let phrase: Phrase
  /// Whether other words are tried in place of those that cannot be read.
  private let searches: Bool
  private let matcher: WordMatcher

  /// Prepares to explain an attempt without a reading.
  init(_ attempt: Attempt, of phrase: Phrase, searches: Bool = true) {
    self.searches = searches
    self.attempt = attempt
    self.phrase = phrase
    self.matcher = WordMatcher(attempt.words, attempt.tables)
  }

  private var words: [Word] { attempt.words }

  /// The one reason that is reported.
  var refusal: Refusal {
    if words.isEmpty { return Refusal(.empty, at: phrase.range) }
    if attempt.isOverfull { return Refusal(.tooLong, at: phrase.range) }
    return attempt.refusals.first ?? nowOrNot ?? slip ?? unobservable ?? negatedTwice ?? dangling ?? unknownKey
      ?? unread
  }

  /// A word that no table knows or that is likelier a slip where it stands, and the one that it is a slip of.
  private var slip: Refusal? {
    let place = min(attempt.furthest, words.count - 1)
    let unknown = words.indices.filter { isUnknown($0) || matcher.isSlip(at: $0) }.sorted {
      abs($0 - place) < abs($1 - place)
    }
    return repaired(among: Array(unknown.prefix(4)))
  }

  /// `is now spoken`, where `is spoken` would be read.
  private var nowOrNot: Refusal? {
    for place in words.indices.dropFirst() where words[place].text == "now" && words[place].kind == .word {
      let rest = Array(words[..<place] + words[(place + 1)...])
      guard Attempt(rest, rule: "Line", tables: attempt.tables, source: attempt.source).isRead else { continue }
      let range = words[place - 1].range.union(words[place].range)
      return Refusal(.nowOrNot(attempt.source.text(range)), at: range)
    }
    return nil
  }

  /// A wording of the vague rows.
  private var unobservable: Refusal? {
    for entry in attempt.tables.lexicon.entries(of: .vague) {
      guard let start = words.indices.dropFirst(preface).first(where: { stands(entry.words, at: $0) }) else { continue }
      let range = words[start].range.union(words[start + entry.words.count - 1].range)
      let text = attempt.source.text(range)
      switch entry.terminal {
      case "PERMISSION": return Refusal(.permission(text), at: range)
      case "CONDITIONAL": return Refusal(.condition(text), at: range)
      case "EXAMPLE": return Refusal(.example(text), at: range)
      default: return Refusal(.vague(text), at: range)
      }
    }
    return nil
  }

  /// How many words `Expected result:` takes at the head of the line.
  private var preface: Int {
    guard let colon = words.prefix(4).firstIndex(where: { $0.kind == .mark && $0.text == ":" }) else { return 0 }
    return words[0].text.hasPrefix("expect") ? colon + 1 : 0
  }

  private func stands(_ wording: [String], at start: Int) -> Bool {
    let stretch = words[start...].prefix(wording.count)
    return stretch.map(\.text) == wording && (wording.count > 1 || VagueUse(words).isVague(at: start))
      && zip(stretch.indices, stretch).allSatisfy { $1.kind != .quoted && (!$1.isCapitalised || $0 == 0) }
  }

  /// `isn't never`: two negations side by side, which no construction reads.
  private var negatedTwice: Refusal? {
    for (first, second) in zip(words, words.dropFirst())
    where first.text == "not" && second.text == "never" || first.text == "never" && second.text == "not" {
      let texts = [first, second].map { attempt.source.text($0.range) }
      return Refusal(.doubleNegation(first: texts[0], second: texts[1]), at: second.range)
    }
    return nil
  }

  /// A line that ends, or begins, with a word that needs another part.
  private var dangling: Refusal? {
    if let last = words.last, Self.joining.contains(last.text), last.kind != .quoted {
      return Refusal(.dangling(attempt.source.text(last.range)), at: last.range)
    }
    if let first = words.first, ["and", "or", ",", ";"].contains(first.text), first.kind != .quoted {
      return Refusal(.dangling(attempt.source.text(first.range)), at: first.range)
    }
    return nil
  }

  private static let joining = [
    "and", "or", "then", ",", ";", "after", "before", "while", "when", "until", "without", "within", "which", "that",
    "not", "on", "to", "of", "the", "a",
  ]

  /// A shortcut or a function key, which no claim can be about.
  private var unknownKey: Refusal? {
    guard let place = words.firstIndex(where: Self.isUnknownKey) else { return nil }
    return Refusal(.keyNotSimulated(attempt.source.text(words[place].range)), at: words[place].range)
  }

  private static func isUnknownKey(_ word: Word) -> Bool {
    word.kind == .word && Key.isShortcut(word.text)
  }

  /// The first word that nothing could read.
  private var unread: Refusal {
    if let event = quotedEvent { return event }
    if let noun = bareNoun { return noun }
    guard attempt.furthest < words.count else {
      let last = words[words.count - 1]
      return Refusal(.unfinished(after: attempt.source.text(last.range), wording: wording), at: last.range)
    }
    let word = words[attempt.furthest]
    if ["that", "which", "who"].contains(word.text), attempt.furthest > 1 {
      return Refusal(.clauseOfWhich(attempt.source.text(word.range)), at: word.range)
    }
    return notUnderstood(at: attempt.furthest)
  }

  /// `after "Pay", …`: the quotation where it goes wrong, or the one just before.
  private var quotedEvent: Refusal? {
    for place in [attempt.furthest, attempt.furthest - 1, attempt.furthest - 2] where place > 0 && place < words.count {
      guard words[place].kind == .quoted else { continue }
      if ["after", "before", "until"].contains(words[place - 1].text) {
        return Refusal(.quotedEvent(words[place].text), at: words[place].range)
      }
    }
    return nil
  }

  /// A noun that the line could be read with, if only it had its `the`.
  private var bareNoun: Refusal? {
    guard searches else { return nil }
    for place in [attempt.furthest - 1, attempt.furthest] where place >= 0 && place < words.count {
      guard words[place].kind == .word, !isDetermined(place) else { continue }
      var repaired = words
      repaired[place].isCapitalised = false
      repaired.insert(Word(kind: .word, text: "the", isCapitalised: false, range: words[place].range), at: place)
      if Attempt(repaired, rule: "Line", tables: attempt.tables, source: attempt.source).isRead {
        let text = attempt.source.text(words[place].range)
        return Refusal(.bareNoun(text), at: words[place].range)
      }
    }
    return nil
  }

  private func isDetermined(_ place: Int) -> Bool {
    place > 0 && attempt.tables.vocabulary.isDeterminer(words[place - 1].text)
  }

  /// The word that could not be read, or a known one when another in its place shows that it was the slip.
  private func notUnderstood(at place: Int) -> Refusal {
    let nearest = words.indices.filter { !isUnknown($0) && !isRepeated($0) && !Self.meant.contains(words[$0].text) }
      .sorted { abs($0 - place) < abs($1 - place) }
    if let refusal = repaired(among: Array(nearest.prefix(Self.mostKnownTried))) { return refusal }
    let range = words[place].range
    return Refusal(.notUnderstood(word: attempt.source.text(range), repair: nil, wording: wording), at: range)
  }

  /// Words that nobody writes for others, though the language has words that are one letter away: no `paste` for `past`.
  private static let meant: Set<String> = [
    "this", "past", "lose", "loses", "some", "such", "like", "make", "makes", "know", "knows", "need", "want", "your",
    "our", "what", "why", "how", "part", "does", "due",
  ]

  /// `Save or Cancel or Close or Back`: what stands there so often is meant.
  private func isRepeated(_ place: Int) -> Bool {
    words.lazy.filter { $0.text == words[place].text }.count > 2
  }

  private static let mostKnownTried = 5

  /// The first of some words in whose place another makes a sentence of the line.
  private func repaired(among places: [Int]) -> Refusal? {
    guard searches else { return nil }
    for place in places {
      guard let repair = repair(at: place) else { continue }
      let range = words[place].range
      return Refusal(.notUnderstood(word: attempt.source.text(range), repair: repair, wording: nil), at: range)
    }
    return nil
  }

  private func isUnknown(_ place: Int) -> Bool {
    words[place].kind == .word && attempt.tables.vocabulary.traits(of: words[place].text).isEmpty
  }

  /// A known word one slip away with which the whole line is read; none when two that are as near make two claims.
  private func repair(at position: Int) -> String? {
    guard words[position].kind == .word else { return nil }
    // A short name that is garbled keeps its capital: `Tb`, for `Tab`.
    let text = words[position].text.lowercased()
    let written = Array(text.utf8)
    let known = attempt.tables.vocabulary.words + (written.contains(UInt8(ascii: "'")) ? Contractions.denials : [])
    // A word that holds a sentence together is no slip of a noun: not `tie` for `the`.
    let vocabulary = attempt.tables.vocabulary
    let isFunction =
      vocabulary.traits(of: words[position].text).contains(.function)
      || matcher.isSlip(at: position)
    let candidates = known.filter {
      if isFunction, vocabulary.traits(of: $0).isDisjoint(with: [.function, .closed]) { return false }
      return $0 != text && EditDistance.isWithinOne(written, Array($0.utf8))
    }
    var found: [(word: String, reading: [String], rank: Int)] = []
    for candidate in candidates {
      guard let reading = reading(with: candidate, at: position) else { continue }
      found.append((candidate, reading, Self.rank(of: Array(candidate.utf8), for: written)))
    }
    guard let nearest = found.map(\.rank).min() else { return nil }
    let best = found.filter { $0.rank == nearest }
    guard best.allSatisfy({ $0.reading == best[0].reading }) else { return nil }
    if let proper = Self.proper[best[0].word] { return proper }
    // It was tried with the capital of the line's first word: `Cancul → …`.
    let word = best[0].word
    return position == 0 && words[0].isCapitalised ? word.prefix(1).uppercased() + word.dropFirst() : word
  }

  /// How likely a slip is: swapped letters most, then a letter left out, one too many, another one; and hardly ever in
  /// the first letter.
  private static func rank(of word: [UInt8], for written: [UInt8]) -> Int {
    // No word is written as often: `he error` is the error, and not hers.
    if word.elementsEqual("the".utf8) { return -1 }
    if EditDistance.isSwap(word, written) { return 0 }
    let kind = word.count > written.count ? 1 : word.count < written.count ? 2 : 3
    return word.first == written.first ? kind : kind + 3
  }

  private func reading(with word: String, at position: Int) -> [String]? {
    var repaired = words
    let isCapital = position == 0 && words[0].isCapitalised || Self.proper[word] != nil
    repaired[position].text = word
    repaired[position].isCapitalised = isCapital
    if word.hasSuffix("n't"), let parts = Contractions.parts(base: String(word.dropLast(2)), ending: "t") {
      repaired[position].text = parts.first
      let not = Word(kind: .word, text: parts.second, isCapitalised: false, range: words[position].range)
      repaired.insert(not, at: position + 1)
    }
    let attempt = Attempt(repaired, rule: "Line", tables: attempt.tables, source: attempt.source)
    return attempt.isRead ? attempt.canonicalReadings : nil
  }

  /// How words are written that have a capital anywhere.
  private static let proper = [
    "voiceover": "VoiceOver", "talkback": "TalkBack", "tab": "Tab", "escape": "Escape", "return": "Return",
    "space": "Space", "shift-tab": "Shift-Tab", "i": "I",
  ]

  /// The published form that shares the most words with the line, the shortest of several.
  private var wording: String? {
    guard searches else { return nil }
    let own = Set(words.filter { $0.kind == .word }.map(\.text)).subtracting(Self.common)
    let topics = CueFinder.published.kinds(in: words)
    var best: (form: SentenceForms.Form, score: Int)?
    for (form, kinds) in zip(SentenceForms.all, SentenceForms.kinds) {
      guard words.count <= Self.mostUntold || !topics.isDisjoint(with: kinds) else { continue }
      let words = form.words
      let shared = own.intersection(words).count
      let score = shared * 20 - words.count
      if shared > 0, score > best?.score ?? 0 { best = (form, score) }
    }
    return best?.form.example
  }

  /// So few words tell no kind yet: `focus is`.
  private static let mostUntold = 3

  private static let common: Set<String> = ["the", "a", "an", "is", "on", "to", "of", "in"]
}
