/// The sentences of a file that were read before: the same words have the same reading, only at another place.
struct ReadLines {
  private struct Line {
    var start: Int
    var reading: SentenceReading
  }

  /// By the bytes of the sentence; only those on one line that nothing is wrong with.
  private var lines: [ArraySlice<UInt8>: Line] = [:]

  /// The reading of a phrase, as the closure reads it.
  mutating func reading(
    of phrase: Phrase,
    in source: SourceText,
    by read: (Phrase, SourceText) -> SentenceReading
  ) -> SentenceReading {
    guard phrase.pieces.count == 1, let piece = phrase.pieces.first else { return read(phrase, source) }
    let words = source.bytes[max(0, piece.lower)..<min(piece.upper, source.bytes.count)]
    if let line = lines[words] { return line.reading.moved(by: piece.lower - line.start) }
    let reading = read(phrase, source)
    if reading.diagnostics.isEmpty { lines[words] = Line(start: piece.lower, reading: reading) }
    return reading
  }
}

extension SentenceReading {
  fileprivate func moved(by distance: Int) -> SentenceReading {
    let moved = frames.map { frame in
      frame.movingPlaces { SourceRange($0.lower + distance, $0.upper + distance) }
    }
    return SentenceReading(frames: moved, diagnostics: diagnostics)
  }
}
