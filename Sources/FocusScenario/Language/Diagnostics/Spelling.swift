/// Finds the known word that an unknown one was meant to be; case means nothing, ties go to the earlier candidate.
enum Spelling {
  /// The nearest candidate within the slips that a word of this length is allowed, or none.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = folded(word)
    var bound = allowance(letters.count)
    var nearest: String?
    for candidate in candidates {
      guard let distance = EditDistance.between(letters, folded(candidate), atMost: bound) else { continue }
      nearest = candidate
      if distance == 0 { break }
      bound = distance - 1
    }
    return nearest
  }

  /// Whether two words are the same but for at most so many slips.
  static func isWithin(_ slips: Int, _ word: String, of other: String) -> Bool {
    EditDistance.between(folded(word), folded(other), atMost: slips) != nil
  }

  /// The slips a word may have: none up to three letters, one up to five, two beyond.
  static func allowance(_ count: Int) -> Int {
    switch count {
    case ..<4: 0
    case ..<6: 1
    default: 2
    }
  }

  private static func folded(_ word: String) -> [UInt8] {
    word.utf8.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 }
  }
}
