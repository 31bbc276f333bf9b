/// Comparing the author's words with an app's: no case, white space folded, singular and plural alike.
enum Words {
  /// Lower case words of a text, punctuation between them dropped.
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-" || scalar == "'" {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
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
