/// The known word that a misspelt one most likely stands for.
enum NearestWord {
  /// What an everyday word means here, else the nearest candidate; none when there is no such.
  static func to(_ word: String, among candidates: [String]) -> String? {
    everyday[word.lowercased()]?.first { candidates.contains($0) }
      ?? Spelling.nearest(to: word, among: candidates, tolerance: .generous)
  }

  /// Words that people write, and what they mean in an app file; which of them depends on the place.
  private static let everyday: [String: [String]] = [
    "tap": ["activate"], "double tap": ["activate"], "press": ["activate"], "click": ["activate"],
    "dismiss": ["close"], "present": ["open"], "appears": ["appear"], "input": ["type"],
    "dimmed": ["disabled"], "invisible": ["not shown"], "label": ["text"], "title": ["heading"],
    "switch": ["toggle"], "cell": ["row"], "input field": ["text field"], "dialog": ["Alert"], "page": ["Screen"],
    "delete": ["remove"], "navigate to": ["go to"], "say": ["announce"], "speak": ["announce"],
  ]
}
