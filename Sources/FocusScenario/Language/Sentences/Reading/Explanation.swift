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
    return doubledWord ?? unobservable ?? dangling ?? attempt.refusals.first ?? unread
  }

  /// The same word twice in a row.
  private var doubledWord: Refusal? {
    for (first, second) in zip(words, words.dropFirst()) where first.kind == .word && first.text == second.text {
      return Refusal(.doubledWord(first.text), at: second.range)
    }
    return nil
  }

  /// A word of the vague rows.
  private var unobservable: Refusal? {
    for word in words where word.kind == .word && attempt.tables.vocabulary.traits(of: word.text).contains(.vague) {
      let text = attempt.source.text(word.range)
      let row = attempt.tables.lexicon.entries.first { $0.sort == .vague && $0.words == [word.text] }
      switch row?.terminal {
      case "PERMISSION": return Refusal(.permission(text), at: word.range)
      case "CONDITION": return Refusal(.condition(text), at: word.range)
      default: return Refusal(.vague(text), at: word.range)
      }
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

  /// The first word that nothing could read.
  private var unread: Refusal {
    guard attempt.furthest < words.count else {
      let last = words[words.count - 1]
      return Refusal(.unfinished(after: attempt.source.text(last.range), wording: wording), at: last.range)
    }
    let word = words[attempt.furthest]
    let text = attempt.source.text(word.range)
    if word.kind == .quoted, follows(["after", "before", "until", "of"]) {
      return Refusal(.quotedEvent(word.text), at: word.range)
    }
    if ["that", "which", "who"].contains(word.text), attempt.furthest > 1 {
      return Refusal(.clauseOfWhich(text), at: word.range)
    }
    return Refusal(.notUnderstood(word: text, repair: repair(at: attempt.furthest), wording: wording), at: word.range)
  }

  private func follows(_ previous: [String]) -> Bool {
    attempt.furthest > 0 && previous.contains(words[attempt.furthest - 1].text)
  }

  /// A known word one slip away with which the whole line is read.
  private func repair(at position: Int) -> String? {
    let letters = Array(words[position].text.utf8)
    guard words[position].kind == .word, letters.count > 2 else { return nil }
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

  /// The published form that shares the most words with the line.
  private var wording: String? {
    let own = Set(words.filter { $0.kind == .word }.map(\.text)).subtracting(Self.common)
    var best: (form: SentenceForms.Form, score: Int)?
    for form in SentenceForms.all {
      let score = own.intersection(form.words).count
      if score > best?.score ?? 0 { best = (form, score) }
    }
    return best?.form.example
  }

  private static let common: Set<String> = ["the", "a", "an", "is", "on", "to", "of", "in"]
}
