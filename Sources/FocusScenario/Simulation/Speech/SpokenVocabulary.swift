/// The words of one language that VoiceOver adds to an app's own.
///
/// The languages of the package are English and German; other words are data that a user supplies (VO-111).
public struct SpokenVocabulary: Hashable, Codable, Sendable {
  /// The language, as a BCP 47 tag: `en`, `de`.
  public var language: String
  /// The words, as they stand inside a sentence; what is missing is said in English.
  public var words: [SpokenWord: String]
  /// Whether titles capitalise every word, as `Switch Button`, and not only the first.
  public var capitalizesEveryWord: Bool

  /// Makes a vocabulary.
  public init(language: String, words: [SpokenWord: String], capitalizesEveryWord: Bool = false) {
    self.language = language
    self.words = words
    self.capitalizesEveryWord = capitalizesEveryWord
  }

  /// A word in the language.
  subscript(_ word: SpokenWord) -> String { words[word] ?? Self.english.words[word] ?? word.name }

  /// A word with numbers in the places that it leaves for them.
  func phrase(_ word: SpokenWord, _ numbers: Int...) -> String {
    var text = self[word]
    for number in numbers {
      guard let gap = text.firstRange(of: "{}") else { break }
      text.replaceSubrange(gap, with: String(number))
    }
    return text
  }

  /// A word as a title has it.
  func titled(_ text: String) -> String {
    guard capitalizesEveryWord else { return Self.capitalized(text) }
    return text.split(separator: " ").map { Self.capitalized(String($0)) }.joined(separator: " ")
  }

  static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension String {
  /// Where the first of some characters stand in a row.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    indices.lazy.filter { self[$0...].hasPrefix(text) }.first.map { $0..<index($0, offsetBy: text.count) }
  }
}
