/// Finds the known word that an unknown one was meant to be; case means nothing, ties go to the earlier candidate.
public enum Spelling {
  /// How many slips a word may have, by its length in bytes.
  public enum Tolerance: Sendable {
    /// None up to three letters, one up to five, two beyond: the word may well be meant as it is written.
    case cautious
    /// None in one letter, one up to four, two beyond: the word can only be one of the candidates.
    case generous
  }

  /// No more candidates than this are looked at.
  private static let most = 4_000

  /// The nearest candidate within the slips that a word of this length is allowed, or none.
  public static func nearest(
    to word: String,
    among candidates: [String],
    tolerance: Tolerance = .cautious
  ) -> String? {
    let letters = folded(word)
    var bound = tolerance.slips(in: letters.count)
    var nearest: String?
    for candidate in candidates.prefix(most) where abs(candidate.utf8.count - letters.count) <= bound {
      guard let distance = EditDistance.between(letters, folded(candidate), atMost: bound) else { continue }
      nearest = candidate
      if distance == 0 { break }
      bound = distance - 1
    }
    return nearest
  }

  private static func folded(_ word: String) -> [UInt8] {
    word.utf8.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 }
  }
}

extension Spelling.Tolerance {
  fileprivate func slips(in count: Int) -> Int {
    switch (self, count) {
    case (.cautious, ..<4), (.generous, ..<2): 0
    case (.cautious, ..<6), (.generous, ..<5): 1
    default: 2
    }
  }
}
