/// Reads sentences in the published language and in the wordings of a team.
struct TeamReader: Sendable {
  /// How a sentence of the language is read.
  typealias ReadSentence = @Sendable (Phrase, SourceText) -> SentenceReading

  /// The wordings, each checked.
  let sayings: [Saying]
  let readSentence: ReadSentence

  /// A reader of some wordings on top of a language, the published one unless another is given.
  init(_ sayings: [Saying], readSentence: ReadSentence? = nil) {
    let reader = SentenceReader()
    self.sayings = sayings
    self.readSentence = readSentence ?? { reader.read($0, in: $1) }
  }

  /// Reads a line; one that fits a wording is read as what the wording means, its places being the author's words.
  func read(_ phrase: Phrase, in source: SourceText) -> SentenceReading {
    let own = readSentence(phrase, source)
    guard !sayings.isEmpty else { return own }
    let expansions = expansions(of: phrase, in: source)
    guard !expansions.isEmpty else { return own.frames.isEmpty ? nearFit(phrase, in: source) ?? own : own }
    let meant = expansions.map { $0.placed(readSentence($0.phrase, $0.source)) }
    var readings: [(text: String, reading: SentenceReading)] = []
    for reading in [own] + meant where !reading.frames.isEmpty {
      let text = reading.frames.map(\.canonicalText).joined(separator: " and ")
      if !readings.contains(where: { $0.text == text }) { readings.append((text, reading)) }
    }
    switch readings.count {
    case 0: return meant[0]
    case 1: return readings[0].reading
    default:
      let problem = SayingProblem.twoReadings(readings.map(\.text))
      return SentenceReading(frames: [], diagnostics: [Diagnostic(problem, at: phrase.range, in: source.path)])
    }
  }

  /// The wording that a line fits, the first of several.
  func saying(of phrase: Phrase, in source: SourceText) -> Saying? {
    let words = words(of: phrase, in: source)
    return sayings.first { !fits(words, $0, phrase, source).isEmpty }
  }

  // MARK: Fitting

  private func expansions(of phrase: Phrase, in source: SourceText) -> [Expansion] {
    let words = words(of: phrase, in: source)
    return sayings.flatMap { saying in
      fits(words, saying, phrase, source).map { slots in
        let fillings = slots.map { Self.pieces($0, of: phrase, in: source) }
        return Expansion(saying.meaningPieces(fillings, in: phrase.range), whole: phrase.range, path: source.path)
      }
    }
  }

  private func words(of phrase: Phrase, in source: SourceText) -> ArraySlice<Word> {
    let cut = WordLexer.words(of: phrase, in: source)
    guard cut.problems.isEmpty else { return [] }
    let words = cut.words[...]
    let endsInFullStop = words.last.map { $0.kind == .mark && $0.text == "." } ?? false
    return endsInFullStop ? words.dropLast() : words
  }

  private func fits(
    _ words: ArraySlice<Word>,
    _ saying: Saying,
    _ phrase: Phrase,
    _ source: SourceText
  ) -> [[ArraySlice<Word>]] {
    SayingMatcher.fits(words, saying).filter { slots in
      slots.allSatisfy { isNounPhrase(Self.pieces($0, of: phrase, in: source), path: source.path) }
    }
  }

  /// A refusal of a line that would fit a wording, if what stands in a slot named a thing.
  private func nearFit(_ phrase: Phrase, in source: SourceText) -> SentenceReading? {
    let words = words(of: phrase, in: source)
    for saying in sayings {
      guard let slots = SayingMatcher.fits(words, saying).first else { continue }
      for (slot, name) in zip(slots, saying.wordingSide.slots.map(\.name)) {
        let pieces = Self.pieces(slot, of: phrase, in: source)
        guard let first = pieces.first, let last = pieces.last else { continue }
        guard !isNounPhrase(pieces, path: source.path) else { continue }
        let range = first.place.union(last.place)
        let words = pieces.map(\.text).joined()
        let problem = SayingProblem.noThing(words: words, slot: name, wording: saying.wording)
        return SentenceReading(frames: [], diagnostics: [Diagnostic(problem, at: range, in: source.path)])
      }
    }
    return nil
  }

  /// Whether words name a thing and nothing else: then `focus is on …` with them is a plain claim.
  private func isNounPhrase(_ pieces: [Expansion.Piece], path: String) -> Bool {
    let lead = Expansion.Piece(text: "focus is on ", place: SourceRange(0, 0), isExact: false)
    let sentence = Expansion([lead] + pieces, whole: SourceRange(0, 0), path: path)
    let frames = readSentence(sentence.phrase, sentence.source).frames
    guard frames.count == 1, var frame = frames.first, frame.target != nil else { return false }
    frame.target = nil
    return frame == Frame(.focus, .on)
  }

  /// The author's words as they stand, with one space where the line was broken.
  private static func pieces(_ words: ArraySlice<Word>, of phrase: Phrase, in source: SourceText) -> [Expansion.Piece] {
    guard let first = words.first, let last = words.last else { return [] }
    let whole = first.range.union(last.range)
    var pieces: [Expansion.Piece] = []
    for piece in phrase.pieces where piece.lower < whole.upper && whole.lower < piece.upper {
      let range = SourceRange(max(piece.lower, whole.lower), min(piece.upper, whole.upper))
      if !pieces.isEmpty { pieces.append(Expansion.Piece(text: " ", place: whole, isExact: false)) }
      pieces.append(Expansion.Piece(text: source.text(range), place: range, isExact: true))
    }
    return pieces
  }
}

extension Saying {
  /// The meaning with its slots filled, in the order of the wording; its own words stand for the whole line.
  fileprivate func meaningPieces(_ fillings: [[Expansion.Piece]], in line: SourceRange) -> [Expansion.Piece] {
    let names = wordingSide.slots.map(\.name)
    return meaningSide.pieces(
      filling: { name, _ in zip(names, fillings).first { $0.0 == name }?.1 ?? [] },
      placing: { text, _ in Expansion.Piece(text: text, place: line, isExact: false) }
    )
  }
}

extension Saying.Side {
  /// The text in pieces, with something in the place of each slot.
  func pieces(
    filling fill: (_ slot: String, _ range: SourceRange) -> [Expansion.Piece],
    placing place: (_ text: String, _ range: SourceRange) -> Expansion.Piece
  ) -> [Expansion.Piece] {
    let bytes = Array(text.utf8)
    var pieces: [Expansion.Piece] = []
    var position = range.lower
    for slot in slots + [(name: "", range: SourceRange(range.upper, range.upper))] {
      let between = bytes[(position - range.lower)..<(slot.range.lower - range.lower)]
      pieces.append(place(String(decoding: between, as: UTF8.self), SourceRange(position, slot.range.lower)))
      if slot.range.count > 0 { pieces += fill(slot.name, slot.range) }
      position = slot.range.upper
    }
    return pieces
  }
}

extension CheckFile {
  /// A reader of the language and of the wordings that the file may use.
  var sentenceReader: TeamReader {
    TeamReader(sayings.isEmpty ? inheritedSayings : SayingChecker(sayings, beside: inheritedSayings).usable)
  }
}
