/// Finds the ways in which the words of a line fit a wording: a word fits itself, a slot fits a few words.
struct SayingMatcher {
  private let parts: [Saying.Side.Part]
  private let words: ArraySlice<Word>
  private var fits: [[ArraySlice<Word>]] = []

  /// More words than any noun phrase has.
  private static let longestSlot = 16
  /// More ways than any line has; a line beyond it has too many readings already.
  private static let mostFits = 32

  /// The words of each slot, in the order of the wording, for every way to fit.
  static func fits(_ words: ArraySlice<Word>, _ saying: Saying) -> [[ArraySlice<Word>]] {
    guard words.count >= saying.wordingSide.parts.count else { return [] }
    var matcher = SayingMatcher(parts: saying.wordingSide.parts, words: words)
    matcher.fit(from: 0, at: words.startIndex, slots: [])
    return matcher.fits
  }

  private init(parts: [Saying.Side.Part], words: ArraySlice<Word>) {
    self.parts = parts
    self.words = words
  }

  private mutating func fit(from part: Int, at start: Int, slots: [ArraySlice<Word>]) {
    var part = part
    var position = start
    while part < parts.count, case .word(let word) = parts[part] {
      guard position < words.endIndex, word.isSame(as: words[position]) else { return }
      part += 1
      position += 1
    }
    guard part < parts.count else {
      if position == words.endIndex { fits.append(slots) }
      return
    }
    let end = min(words.endIndex, position + Self.longestSlot)
    for upper in position..<max(position, end) where fits.count < Self.mostFits {
      fit(from: part + 1, at: upper + 1, slots: slots + [words[position...upper]])
    }
  }
}

extension Word {
  /// Whether two words are written alike, capitals aside.
  fileprivate func isSame(as other: Word) -> Bool { kind == other.kind && text == other.text }
}
