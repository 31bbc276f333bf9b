extension SentenceReader {
  /// Whether the first two words of a line begin a sentence form, or come within one edit of one.
  ///
  /// All words of the line may be given: a quotation counts as one word, however many it holds.
  public func seemsToBegin(_ words: [String]) -> Bool {
    guard words.count >= 2 else { return false }
    let text = words.joined(separator: " ")
    let source = SourceText(path: "", text: text)
    let opening = WordLexer.words(of: Phrase(pieces: [SourceRange(0, text.utf8.count)]), in: source).words
    return Self.openings.contains { $0.isNear(opening) }
  }

  /// The two words that published forms begin with.
  private static let openings: [Opening] = {
    var openings: [Opening] = []
    for form in SentenceForms.all {
      let phrase = Phrase(pieces: [SourceRange(0, form.example.utf8.count)])
      let words = WordLexer.words(of: phrase, in: SourceText(path: "", text: form.example)).words
      let opening = Opening(words)
      if !openings.contains(opening) { openings.append(opening) }
    }
    return openings
  }()

  /// The first two words of a form; a quotation stands for any other.
  private struct Opening: Hashable {
    var first: [UInt8]?
    var second: [UInt8]?

    init(_ words: [Word]) {
      let letters = words.prefix(2).map { $0.kind == .quoted ? nil : Array($0.text.utf8) }
      self.first = letters.first ?? nil
      self.second = letters.count > 1 ? letters[1] : nil
    }

    /// Whether two words begin this form, with one slip at most.
    func isNear(_ words: [Word]) -> Bool {
      guard words.count >= 2 else { return false }
      let own = Opening(words)
      switch (first == own.first, second == own.second) {
      case (true, true): return true
      case (true, false): return isSlip(second, own.second)
      case (false, true): return isSlip(first, own.first)
      case (false, false): return false
      }
    }

    private func isSlip(_ known: [UInt8]?, _ written: [UInt8]?) -> Bool {
      guard let known, let written, known.count > 2 else { return false }
      return EditDistance.isWithinOne(known, written)
    }
  }
}
