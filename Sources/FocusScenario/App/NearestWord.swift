/// The known word that a misspelt one most likely stands for.
enum NearestWord {
  /// Words longer than this are never compared.
  private static let longest = 48
  /// No more candidates than this are looked at.
  private static let most = 1_000

  /// The first of the nearest candidates, at most two edits away, one for short words; none when there is no such.
  static func to(_ word: String, among candidates: [String]) -> String? {
    if let known = everyday[word.lowercased()]?.first(where: { candidates.contains($0) }) { return known }
    let bytes = Array(word.lowercased().utf8)
    guard (2...longest).contains(bytes.count) else { return nil }
    var bound = bytes.count < 5 ? 1 : 2
    var nearest: String?
    for candidate in candidates.prefix(most) {
      let other = Array(candidate.lowercased().utf8)
      guard let distance = EditDistance.between(bytes, other, atMost: bound) else { continue }
      nearest = candidate
      bound = distance - 1
    }
    return nearest
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
