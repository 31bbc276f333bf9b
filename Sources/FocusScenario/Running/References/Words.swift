/// Comparing the author's words with an app's: no case, white space folded, singular and plural alike.
enum Words {
  /// Lower case words of a text, punctuation between them dropped.
  static func split(_ text: String) -> [String] {
    var text = text
    let ascii = text.withUTF8 { bytes in bytes.allSatisfy { $0 < 0x80 } ? splitASCII(bytes) : nil }
    let words = ascii ?? splitCharacters(text)
    return words.isEmpty ? wholeText(text) : words
  }

  /// Most labels are ASCII, and asking the tables of Unicode for each letter is what takes the time.
  private static func splitASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in bytes {
      switch byte {
      case 0x61...0x7A, 0x30...0x39, 0x2D, 0x27: word.append(byte)
      case 0x41...0x5A: word.append(byte + 0x20)
      default:
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
        if symbols.contains(byte) { words.append(String(decoding: [byte], as: UTF8.self)) }
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  /// What is a sign of its own in a label, not the end of a word: `$ + < = > ^ ` | ~`.
  private static let symbols = Array("$+<=>^`|~".utf8)

  /// By characters, so that a letter and its accent, or an emoji and its skin, stay together.
  private static func splitCharacters(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber || character == "-" || character == "'" {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      if !character.isWhitespace, !character.isPunctuation { words.append(String(character)) }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// A label of punctuation alone is its own word: `…`.
  private static func wholeText(_ text: String) -> [String] {
    let visible = text.filter { !$0.isWhitespace }
    return visible.isEmpty ? [] : [visible]
  }

  /// Whether two texts have the same words.
  static func same(_ left: String, _ right: String) -> Bool {
    left == right || split(left) == split(right)
  }

  /// Whether a text begins with these words.
  static func begins(_ text: String, with phrase: String) -> Bool {
    let words = split(phrase)
    return !words.isEmpty && split(text).starts(with: words)
  }

  /// Whether all these words stand in a text, in any order.
  static func holds(_ text: String, all words: [String]) -> Bool {
    guard !words.isEmpty else { return true }
    let present = split(text)
    return words.allSatisfy { present.contains($0) }
  }

  /// The singular of a noun as the language writes it: `results` is `result`, `entries` is `entry`.
  static func singular(_ noun: String) -> String {
    if noun.hasSuffix("ies"), noun.utf8.count > 4 { return noun.dropLast(3) + "y" }
    for ending in ["sses", "xes", "ches", "shes"] where noun.hasSuffix(ending) { return String(noun.dropLast(2)) }
    if noun.hasSuffix("s"), !noun.hasSuffix("ss"), noun.utf8.count > 3 { return String(noun.dropLast()) }
    return noun
  }
}
