/// The words of an utterance as they were heard, of which the last may be missing.
///
/// Commas, case, white space and Unicode normalisation do not count (VO-98).
struct HeardText: Sendable {
  /// As it came.
  let text: String
  let words: [String]
  /// Whether what follows may have been cut off (VO-97).
  let isCut: Bool
  /// Whether the last word may be the beginning of a longer one.
  private let isLastWordCut: Bool

  /// Splits an utterance into its words.
  init(_ text: String, style: RecordingHeader.Style) {
    self.text = text
    words = Self.words(text)
    // A trailing space counts: a reader of the utterance keeps it.
    isCut = style.cutsUtterances && text.count == SpeechStyle.longestUtterance
    isLastWordCut = isCut && text.last?.isWhitespace == false
  }

  /// The words of an utterance from one on.
  init(_ other: HeardText, from start: Int) {
    text = other.text
    words = Array(other.words[start...])
    isCut = other.isCut
    isLastWordCut = other.isLastWordCut
  }

  /// The words of a text.
  static func words(_ text: String) -> [String] { SpokenText(text).words.map(\.text) }

  /// Whether the words from a position on are those of a text, as far as they were not cut off.
  func says(_ spoken: [String], from start: Int = 0) -> Bool {
    let heard = words[start...]
    guard isCut else { return heard.elementsEqual(spoken) }
    return isBeginning(heard, of: spoken)
  }

  /// Whether the words begin a text at a position, as far as they were not cut off.
  func begins(with spoken: [String], at start: Int = 0) -> Bool {
    guard start <= words.count else { return false }
    let heard = words[start...]
    if heard.count >= spoken.count, heard.prefix(spoken.count).elementsEqual(spoken) { return true }
    return isCut && isBeginning(heard, of: spoken)
  }

  /// Whether some words are heard in one piece.
  func contains(_ phrase: String) -> Bool {
    let phrase = Self.words(phrase)
    guard !phrase.isEmpty, phrase.count <= words.count else { return false }
    return (0...words.count - phrase.count).contains { start in
      words[start..<start + phrase.count].elementsEqual(phrase)
    }
  }

  /// Whether the same may have been said twice.
  func saysSame(as other: HeardText) -> Bool {
    if words == other.words { return true }
    if isCut { return isBeginning(words[...], of: other.words) }
    return other.isCut && other.isBeginning(other.words[...], of: words)
  }

  private func isBeginning(_ heard: ArraySlice<String>, of spoken: [String]) -> Bool {
    guard let last = heard.last, heard.count <= spoken.count,
      heard.dropLast().elementsEqual(spoken.prefix(heard.count - 1))
    else { return false }
    let whole = spoken[heard.count - 1]
    return last == whole || (isLastWordCut && whole.hasPrefix(last))
  }
}

extension RecordingHeader.Style {
  /// Whether long utterances come without their end (VO-97).
  var cutsUtterances: Bool { self == .xcuitest27 }
}
