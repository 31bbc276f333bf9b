/// The lines of a file that were read before, sentences and tasks: the same words have the same reading, only at another place.
struct ReadLines {
  private struct Line {
    var start: Int
    var reading: SentenceReading
  }

  private struct Task {
    var start: Int
    var reading: TaskReading
  }

  /// By the bytes of the sentence; only those on one line that nothing is wrong with.
  private var lines: [ArraySlice<UInt8>: Line] = [:]
  /// By the bytes of the task, likewise.
  private var tasks: [ArraySlice<UInt8>: Task] = [:]

  /// The reading of a phrase, as the closure reads it.
  mutating func reading(
    of phrase: Phrase,
    in source: SourceText,
    by read: (Phrase, SourceText) -> SentenceReading
  ) -> SentenceReading {
    guard let (start, words) = Self.onlyPiece(of: phrase, in: source) else { return read(phrase, source) }
    if let line = lines[words] { return line.reading.moved(by: start - line.start) }
    let reading = read(phrase, source)
    if reading.diagnostics.isEmpty { lines[words] = Line(start: start, reading: reading) }
    return reading
  }

  /// The reading of a task, as the closure reads it.
  mutating func reading(
    ofTask phrase: Phrase,
    in source: SourceText,
    by read: (Phrase, SourceText) -> TaskReading
  ) -> TaskReading {
    guard let (start, words) = Self.onlyPiece(of: phrase, in: source) else { return read(phrase, source) }
    if let task = tasks[words] { return task.reading.moved(by: start - task.start) }
    let reading = read(phrase, source)
    if reading.diagnostics.isEmpty { tasks[words] = Task(start: start, reading: reading) }
    return reading
  }

  /// Where a phrase on one line begins, and its bytes; none for one on several lines.
  private static func onlyPiece(of phrase: Phrase, in source: SourceText) -> (start: Int, words: ArraySlice<UInt8>)? {
    guard phrase.pieces.count == 1, let piece = phrase.pieces.first else { return nil }
    return (piece.lower, source.bytes[max(0, piece.lower)..<min(piece.upper, source.bytes.count)])
  }
}

extension SourceRange {
  /// The same stretch of text at another place; a part without a place keeps none.
  fileprivate func moved(by distance: Int) -> SourceRange {
    count > 0 ? SourceRange(lower + distance, upper + distance) : self
  }
}

extension TaskReading {
  fileprivate func moved(by distance: Int) -> TaskReading {
    var copy = self
    copy.task.range = task.range.moved(by: distance)
    copy.task.phrases = task.phrases.map { phrase in
      var phrase = phrase
      phrase.range = phrase.range.moved(by: distance)
      phrase.action = phrase.action?.changed { reference, _, _ in
        var reference = reference
        reference.range = reference.range.moved(by: distance)
        return reference
      }
      return phrase
    }
    return copy
  }
}

extension SentenceReading {
  fileprivate func moved(by distance: Int) -> SentenceReading {
    SentenceReading(frames: frames.map { $0.movingPlaces { $0.moved(by: distance) } }, diagnostics: diagnostics)
  }
}
