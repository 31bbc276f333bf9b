/// Says why an attempt has no reading: the most telling reason, and a repair that was tried.
struct Explanation {
  private let attempt: Attempt
  private let phrase: Phrase

  /// Prepares to explain an attempt without a reading.
  init(_ attempt: Attempt, of phrase: Phrase) {
    self.attempt = attempt
    self.phrase = phrase
  }

  private var words: [Word] { attempt.words }

  /// The one reason that is reported.
  var refusal: Refusal {
    if words.isEmpty { return Refusal(.empty, at: phrase.range) }
    if attempt.isOverfull { return Refusal(.tooLong, at: phrase.range) }
    return attempt.refusals.first ?? unobservable ?? negatedTwice ?? dangling ?? unknownKey ?? unread
  }

  /// A wording of the vague rows.
  private var unobservable: Refusal? {
    for entry in attempt.tables.lexicon.entries(of: .vague) {
      guard let start = words.indices.first(where: { stands(entry.words, at: $0) }) else { continue }
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

  private func stands(_ wording: [String], at start: Int) -> Bool {
    let stretch = words[start...].prefix(wording.count)
    return stretch.map(\.text) == wording
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
    guard word.kind == .word, !["ctrl-tab", "ctrl+tab", "control-tab", "control+tab"].contains(word.text) else {
      return false
    }
    return functionKeys.contains(word.text) || keysHeld.contains(where: word.text.hasPrefix)
  }

  private static let functionKeys = Set((1...12).map { "f\($0)" })
  private static let keysHeld = ["cmd", "command", "ctrl", "control", "opt", "option", "alt"].flatMap {
    [$0 + "-", $0 + "+"]
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
    for place in [attempt.furthest, attempt.furthest - 1] where place > 0 && place < words.count {
      guard words[place].kind == .quoted else { continue }
      if ["after", "before", "until"].contains(words[place - 1].text) {
        return Refusal(.quotedEvent(words[place].text), at: words[place].range)
      }
    }
    return nil
  }

  /// A noun that the line could be read with, if only it had its `the`.
  private var bareNoun: Refusal? {
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

  /// The word that could not be read, or the unknown one before it when a repair shows that it was the slip.
  private func notUnderstood(at place: Int) -> Refusal {
    for candidate in [place, place - 1] where candidate >= 0 {
      if let repair = repair(at: candidate) {
        let range = words[candidate].range
        let text = attempt.source.text(range)
        return Refusal(.notUnderstood(word: text, repair: repair, wording: wording), at: range)
      }
    }
    let range = words[place].range
    return Refusal(.notUnderstood(word: attempt.source.text(range), repair: nil, wording: wording), at: range)
  }

  /// A known word one slip away with which the whole line is read.
  private func repair(at position: Int) -> String? {
    let letters = Array(words[position].text.utf8)
    let traits = attempt.tables.vocabulary.traits(of: words[position].text)
    guard words[position].kind == .word, letters.count > 2, traits.isEmpty else { return nil }
    let candidates = attempt.tables.vocabulary.words.filter { candidate in
      candidate.utf8.count > 1 && !Self.weighty.contains(candidate)
        && EditDistance.isWithinOne(letters, Array(candidate.utf8))
    }
    return candidates.first { candidate in
      var repaired = words
      repaired[position].text = candidate
      repaired[position].isCapitalised = false
      return Attempt(repaired, rule: "Line", tables: attempt.tables, source: attempt.source).isRead
    }
  }

  /// Words that are never suggested: they would add a negation, a quantifier or a count.
  private static let weighty: Set<String> = [
    "not", "never", "no", "nothing", "none", "every", "each", "all", "any", "once", "twice", "longer", "fewer", "more",
    "less", "unreachable", "unfocusable", "unchecked", "unchanged",
  ]

  /// The published form that shares the most words with the line, the shortest of several.
  private var wording: String? {
    let own = Set(words.filter { $0.kind == .word }.map(\.text)).subtracting(Self.common)
    var best: (form: SentenceForms.Form, score: Int)?
    for form in SentenceForms.all {
      let words = form.words
      let shared = own.intersection(words).count
      let score = shared * 20 - words.count
      if shared > 0, score > best?.score ?? 0 { best = (form, score) }
    }
    return best?.form.example
  }

  private static let common: Set<String> = ["the", "a", "an", "is", "on", "to", "of", "in"]
}
