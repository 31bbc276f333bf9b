/// The known word that a misspelt one most likely stands for.
enum NearestWord {
  /// What an everyday word means here, else the nearest candidate; none when there is no such.
  static func to(_ word: String, among candidates: [String]) -> String? {
    everyday(word, among: candidates) ?? Spelling.nearest(to: word, among: candidates, tolerance: .generous)
  }

  /// What an everyday word means here; none when it means none of the candidates.
  static func everyday(_ word: String, among candidates: [String]) -> String? {
    everyday[word.lowercased()]?.first { candidates.contains($0) }
  }

  /// Words that people write, and what they mean in an app file; which of them depends on the place.
  private static let everyday: [String: [String]] = [
    "tap": ["activate"], "double tap": ["activate"], "press": ["activate"], "click": ["activate"],
    "dismiss": ["close"], "present": ["open"], "appears": ["appear"], "input": ["type"],
    "tapped": ["activate"], "double tapped": ["activate"], "pressed": ["activate"], "clicked": ["activate"],
    "activated": ["activate"], "opened": ["open"], "opens": ["open"], "presented": ["open"], "closed": ["close"],
    "closes": ["close"], "dismissed": ["close"], "appeared": ["appear"], "typed": ["type"], "scrolled": ["scroll"],
    "reloaded": ["reload"],
    "dimmed": ["disabled"], "invisible": ["not shown"], "label": ["text"], "title": ["heading"],
    "switch": ["toggle"], "cell": ["row"], "input field": ["text field"], "dialog": ["Alert"], "page": ["Screen"],
    "delete": ["remove"], "navigate to": ["go to"], "say": ["announce"], "speak": ["announce"],
  ]
}
