/// A text that an author says is heard, of which some words may be the technology's own: states, roles, positions.
struct ComposedText {
  private let index: AppIndex
  private let phrases: [SpokenText]
  private let pieces: [SpokenText]

  /// Takes a text apart at its commas.
  init(_ text: String, in index: AppIndex) {
    self.index = index
    let language = index.app.language.rawValue
    let vocabularies = [SpokenVocabulary.english] + SpokenVocabulary.all.filter { $0.language == language }
    let own = vocabularies.flatMap { vocabulary in
      (SpokenWord.roles + SpokenWord.states).map { SpokenText(vocabulary[$0]) }
    }
    let android = TalkBackWords(in: index.app.language)
    let others = TalkBackWords.Word.allCases.filter { $0 != .position }.map { SpokenText(android[$0]) }
    phrases = (own + others).filter { !$0.words.isEmpty }.sorted { $0.words.count > $1.words.count }
    pieces = text.split(separator: ",").map { SpokenText(String($0)) }.filter { !$0.words.isEmpty }
  }

  /// Whether the technology can say it of an app with these texts; a denial is taken only of what one text has, because
  /// two of them might never be said together.
  func canBeSaid(of texts: [String], isDenied: Bool) -> Bool {
    guard !pieces.isEmpty else { return false }
    let remainders = pieces.map(withoutOwnWords).filter { !$0.isEmpty }
    if isDenied, remainders.count > 1 { return false }
    return remainders.allSatisfy { words in texts.contains { SpeechComparison.containsWords(words, in: $0) } }
  }

  // MARK: The technology's own words

  /// What is left of a piece when states, roles and positions are taken from both its ends.
  private func withoutOwnWords(_ piece: SpokenText) -> String {
    var start = 0
    var end = piece.words.count
    while start < end, let length = ownWords(of: piece, from: start) { start += length }
    while end > start, let length = (1...end - start).first(where: { ownWords(of: piece, from: end - $0) == $0 }) {
      end -= length
    }
    return start < end ? piece.spelling(of: start..<end) : ""
  }

  /// How many words from a position on are the technology's own.
  private func ownWords(of piece: SpokenText, from position: Int) -> Int? {
    if isPosition(piece, at: position) { return 3 }
    return phrases.first { piece.starts(with: $0, at: position) }?.words.count
  }

  /// `1 of 2`, where there are as many (VO-71, VO-73).
  private func isPosition(_ piece: SpokenText, at start: Int) -> Bool {
    guard start + 3 <= piece.words.count, piece.words[start + 1].text == "of",
      let number = Int(piece.words[start].text), let count = Int(piece.words[start + 2].text)
    else { return false }
    return number >= 1 && number <= count && count <= mostPositions
  }

  /// The most elements in anything whose elements are counted.
  private var mostPositions: Int {
    index.entries.indices.filter { Self.counting.contains(index.entries[$0].element.role) }
      .map { number in
        index.entries.indices.filter { other in
          index.lineage(of: ElementIdentifier(other)).dropFirst().contains(ElementIdentifier(number))
        }.count
      }.max() ?? 0
  }

  private static let counting: [Element.Role] = [.tabBar, .segmentedControl, .list]
}
