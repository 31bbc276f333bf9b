/// The known word that a misspelt one most likely stands for.
enum NearestWord {
  /// Words longer than this are never compared.
  private static let longest = 48

  /// The first of the nearest candidates, at most two edits away, one for short words; none when there is no such.
  static func to(_ word: String, among candidates: some Sequence<String>) -> String? {
    let bytes = Array(word.lowercased().utf8)
    guard (2...longest).contains(bytes.count) else { return nil }
    let limit = bytes.count < 5 ? 1 : 2
    var best: (distance: Int, word: String)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().utf8)
      guard abs(other.count - bytes.count) <= limit else { continue }
      let distance = edits(from: bytes, to: other)
      if distance <= limit, distance < (best?.distance ?? Int.max) { best = (distance, candidate) }
    }
    return best?.word
  }

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
