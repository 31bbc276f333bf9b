/// A sentence made of pieces of other texts, which remembers where each piece was written.
struct Expansion {
  /// A piece and its place; a place that `isExact` holds the same bytes.
  struct Piece: Hashable {
    var text: String
    var place: SourceRange
    var isExact: Bool
  }

  /// A piece within the sentence.
  private struct Stretch {
    var lower: Int
    var upper: Int
    var place: SourceRange
    var isExact: Bool
  }

  /// The sentence, read under the path of the text that it stands for.
  let source: SourceText
  private let stretches: [Stretch]
  /// What the sentence as a whole stands for.
  private let whole: SourceRange

  /// Joins pieces as they are.
  init(_ pieces: [Piece], whole: SourceRange, path: String) {
    var text = ""
    var stretches: [Stretch] = []
    for piece in pieces {
      let lower = text.utf8.count
      text += piece.text
      stretches.append(Stretch(lower: lower, upper: text.utf8.count, place: piece.place, isExact: piece.isExact))
    }
    self.source = SourceText(path: path, text: text)
    self.stretches = stretches
    self.whole = whole
  }

  /// All of it, to be read.
  var phrase: Phrase { Phrase(pieces: [SourceRange(0, source.bytes.count)]) }

  /// A reading of the sentence with every place in it turned into that of the words it came from.
  func placed(_ reading: SentenceReading) -> SentenceReading {
    var reading = reading
    reading.frames = reading.frames.map { $0.movingPlaces(place) }
    for index in reading.diagnostics.indices {
      reading.diagnostics[index].range = place(of: reading.diagnostics[index].range)
    }
    return reading
  }

  /// Where the words at a range of the sentence were written; exact pieces go before the others.
  func place(of range: SourceRange) -> SourceRange {
    let touched = stretches.filter { $0.lower < range.upper && range.lower < $0.upper }
    let exact = touched.filter(\.isExact)
    let places = exact.isEmpty ? touched.map(\.place) : exact.map { place(of: range, in: $0) }
    guard let first = places.first else { return whole }
    return places.dropFirst().reduce(first) { $0.union($1) }
  }

  private func place(of range: SourceRange, in stretch: Stretch) -> SourceRange {
    let offset = stretch.place.lower - stretch.lower
    return SourceRange(max(range.lower, stretch.lower) + offset, min(range.upper, stretch.upper) + offset)
  }
}
