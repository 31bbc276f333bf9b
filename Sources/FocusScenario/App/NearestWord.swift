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
    let limit = bytes.count < 5 ? 1 : 2
    var best: (distance: Int, word: String)?
    for candidate in candidates.prefix(most) {
      let other = Array(candidate.lowercased().utf8)
      guard abs(other.count - bytes.count) <= limit else { continue }
      let distance = edits(from: bytes, to: other)
      if distance <= limit, distance < (best?.distance ?? Int.max) { best = (distance, candidate) }
    }
    return best?.word
  }

  /// Words that people write, and what they mean in an app file; which of them depends on the place.
  private static let everyday: [String: [String]] = [
    "tap": ["activate"], "double tap": ["activate"], "press": ["activate"], "click": ["activate"],
    "dismiss": ["close"], "present": ["open"], "appears": ["appear"], "input": ["type"],
    "dimmed": ["disabled"], "invisible": ["not shown"], "label": ["text"], "title": ["heading"],
    "switch": ["toggle"], "cell": ["row"], "input field": ["text field"], "dialog": ["Alert"], "page": ["Screen"],
    "delete": ["remove"], "navigate to": ["go to"], "say": ["announce"], "speak": ["announce"],
  ]

  /// How many letters are added, dropped, replaced or swapped with a neighbour.
  private static func edits(from left: [UInt8], to right: [UInt8]) -> Int {
    var older: [Int] = []
    var old = Array(0...right.count)
    for row in left.indices {
      var new = [row + 1]
      for column in right.indices {
        let cost = left[row] == right[column] ? 0 : 1
        var least = min(old[column + 1] + 1, new[column] + 1, old[column] + cost)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, older[column - 1] + 1)
        }
        new.append(least)
      }
      older = old
      old = new
    }
    return old[right.count]
  }
}
