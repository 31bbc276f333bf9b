extension SentenceReader {
  /// Reads a task line into phrases; open text stays open until it is bound to an app.
  public func readTask(_ phrase: Phrase, in source: SourceText) -> TaskReading {
    TaskLineReader(phrase: phrase, source: source, tables: tables).read()
  }
}

/// Cuts a task line at commas, `then` and `and`, and reads each phrase as a built-in where it is one.
struct TaskLineReader {
  let phrase: Phrase
  let source: SourceText
  let tables: LanguageTables

  /// The phrases of the line, and what is wrong with it.
  func read() -> TaskReading {
    let nothing = TaskLine(phrases: [], range: phrase.range)
    guard !phrase.isTooLong else { return reading(nothing, [Refusal(.tooLong, at: phrase.range)]) }
    let cut = WordLexer.words(of: phrase, in: source)
    var words = cut.words[...]
    if words.last?.text == ".", words.last?.kind == .mark { words = words.dropLast() }
    var refusals = cut.problems.map { Refusal($0.problem, at: $0.range) }
    if let doubled = cut.doubledWord { refusals.append(doubled) }
    if words.isEmpty, refusals.isEmpty { refusals.append(Refusal(.empty, at: phrase.range)) }
    refusals += dangling(words)
    var line = TaskLine(phrases: [], text: text(words), key: key(words), range: phrase.range)
    if refusals.isEmpty { addPhrases(of: words, to: &line, &refusals) }
    return reading(line, refusals)
  }

  private func reading(_ line: TaskLine, _ refusals: [Refusal]) -> TaskReading {
    TaskReading(task: line, diagnostics: refusals.map { Diagnostic($0.problem, at: $0.range, in: source.path) })
  }

  private func addPhrases(of words: ArraySlice<Word>, to line: inout TaskLine, _ refusals: inout [Refusal]) {
    for part in words.split(whereSeparator: Self.isSeparator) {
      let isWhole = part.count == words.count
      let meanings = self.meanings(of: part)
      if meanings.count > 1 { refusals.append(Refusal(.twoReadings(meanings.map(\.text)), at: range(part))) }
      if let again = meanings.first?.again {
        line.again = again
      } else {
        let action = meanings.count == 1 ? meanings[0].action : nil
        let (text, key) = isWhole ? (line.text, line.key) : (self.text(part), self.key(part))
        line.phrases.append(TaskPhrase(text: text, key: key, action: action, range: range(part)))
      }
    }
    if line.again != nil { line.phrases = [] }
  }

  private static func isSeparator(_ word: Word) -> Bool {
    switch (word.kind, word.text) {
    case (.word, "and"), (.word, "then"), (.mark, ","), (.mark, ";"), (.mark, "→"), (.mark, "."): true
    default: false
    }
  }

  /// A separator at an end of the line joins nothing.
  private func dangling(_ words: ArraySlice<Word>) -> [Refusal] {
    var ends: [Word] = []
    if let first = words.first, Self.isSeparator(first) { ends.append(first) }
    if words.count > 1, let last = words.last, Self.isSeparator(last) { ends.append(last) }
    return ends.map { Refusal(.dangling(source.text($0.range)), at: $0.range) }
  }
}

// MARK: - Words

extension TaskLineReader {
  private func range(_ words: ArraySlice<Word>) -> SourceRange {
    guard let first = words.first, let last = words.last else { return phrase.range }
    return first.range.union(last.range)
  }

  /// The author's words, with one space where the line was broken.
  private func text(_ words: ArraySlice<Word>) -> String {
    let whole = range(words)
    if phrase.onlyPiece != nil { return source.text(whole) }
    let stretches = phrase.pieces.compactMap { piece -> SourceRange? in
      let lower = max(piece.lower, whole.lower)
      let upper = min(piece.upper, whole.upper)
      return lower < upper ? SourceRange(lower, upper) : nil
    }
    return stretches.map { source.text($0) }.joined(separator: " ")
  }

  /// The form in which tasks are compared: lower case outside quotes, no articles, one space, no commas.
  private func key(_ words: ArraySlice<Word>) -> String {
    var key = ""
    for word in words where !Self.isLeftOut(word) {
      if !key.isEmpty { key += " " }
      key += word.kind == .quoted ? Reference.quote(word.text) : word.text
    }
    return key
  }

  private static func isLeftOut(_ word: Word) -> Bool {
    switch (word.kind, word.text) {
    case (.word, "the"), (.word, "a"), (.word, "an"), (.mark, ","): true
    default: false
    }
  }
}

// MARK: - Meanings

extension TaskLineReader {
  /// What a phrase can mean to the language; nothing when only the app can know.
  private struct PhraseMeaning {
    var action: TaskAction?
    var again: String?

    /// How it is printed; two that are printed alike are one.
    var text: String { again.map { "the same \($0)" } ?? action?.canonicalText ?? "" }
  }

  private func meanings(of part: ArraySlice<Word>) -> [PhraseMeaning] {
    let words = Array(part)
    let line = LineWords(words, in: source)
    var found: [PhraseMeaning] = []
    for derivation in tables.shapes.shape(of: words, rule: "Task", tables).derivations {
      guard case .says(let recipe) = derivation, let read = read(line.meaning(of: recipe)) else { continue }
      if !found.contains(where: { $0.text == read.text }) { found.append(read) }
    }
    return found
  }

  private func read(_ meaning: Meaning) -> PhraseMeaning? {
    if meaning.word(.action) == "again", let noun = meaning.word(.noun) {
      return PhraseMeaning(action: nil, again: noun)
    }
    guard let action = try? TaskActionBuilder(source: source).action(of: meaning) else { return nil }
    return PhraseMeaning(action: action, again: nil)
  }
}
