extension SentenceReader {
  /// Sentences that may say what a refused line meant, the nearest first, three at most.
  public func suggestions(for phrase: Phrase, in source: SourceText) -> [Suggestion] {
    LenientReader(reader: self).suggestions(for: phrase, in: source)
  }

  /// Reads a sentence; the help for a refused one ends in the nearest sentence of the language, when there is one.
  func readOffering(_ phrase: Phrase, in source: SourceText) -> SentenceReading {
    var reading = read(phrase, in: source)
    guard reading.diagnostics.count == 1, takesSuggestion(reading.diagnostics[0], in: source),
      let nearest = suggestions(for: phrase, in: source).first
    else { return reading }
    // Advice of its own says more about the mistake than a sentence that passes over a part of the line.
    guard reading.diagnostics[0].saysOnlyTheNearest || nearest.leftOut.isEmpty else { return reading }
    reading.diagnostics[0].help = reading.diagnostics[0].help(offering: nearest, in: source)
    return reading
  }

  /// Whether another sentence may help more than what the help says: a word that nobody knows was repaired already.
  private func takesSuggestion(_ diagnostic: Diagnostic, in source: SourceText) -> Bool {
    // Of two readings the author has to choose, and of a name only the author knows how far it goes.
    guard !["two-readings", "name-or-place"].contains(diagnostic.code) else { return false }
    guard diagnostic.isRepair else { return true }
    return diagnostic.code == "not-understood"
      && !tables.vocabulary.traits(of: source.text(diagnostic.range).lowercased()).isEmpty
  }
}

extension Diagnostic {
  /// Whether the help puts another word in the place of one.
  fileprivate var isRepair: Bool { help?.hasPrefix("write '") == true }

  /// Whether the help has no advice but a published wording that shares some words with the line.
  fileprivate var saysOnlyTheNearest: Bool {
    !isRepair && (code == "not-understood" || code == "unfinished-sentence")
  }

  /// The help with a sentence to write in place of the line, and what that leaves out.
  fileprivate func help(offering suggestion: Suggestion, in source: SourceText) -> String {
    var lines = saysOnlyTheNearest ? [] : [help].compactMap { $0 }
    lines.append("did you mean: \(suggestion.sentence)")
    if !suggestion.leftOut.isEmpty { lines.append("that leaves out \(suggestion.leftOutWords(in: source))") }
    return lines.joined(separator: "\n")
  }
}

extension Suggestion {
  /// The author's words that the sentence does not say: `'now selected' and 'again'`.
  func leftOutWords(in source: SourceText) -> String {
    WordList.all(leftOut.map { "'\(source.excerpt($0))'" })
  }
}
