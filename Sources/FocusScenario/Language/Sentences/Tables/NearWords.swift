/// Words that a slip of the pen may have been meant for: `aftre`, `taht`.
struct NearWords: Sendable {
  private var words: [[UInt8]] = []
  /// The letters of each word as a set of bits, for passing over most words at a glance.
  private var letterSets: [UInt64] = []

  mutating func append(_ letters: ArraySlice<UInt8>) {
    words.append(Array(letters))
    letterSets.append(Self.letterSet(letters))
  }

  /// Whether a word that is none of these is one slip away from one.
  ///
  /// Of words of three letters or fewer only swapped and doubled letters count, or every short noun would be a slip.
  func isSlip(_ letters: [UInt8]) -> Bool {
    contains(near: letters) { word in
      guard word != letters else { return false }
      if word.count <= 3 { return EditDistance.isSwap(letters, word) || Self.doubles(letters, word) }
      return EditDistance.isWithinOne(letters, word)
    }
  }

  /// Whether a word of two or three letters is one slip away.
  func isNearShortWord(_ letters: [UInt8]) -> Bool {
    contains(near: letters) { $0.count <= 3 && EditDistance.isWithinOne(letters, $0) }
  }

  /// Whether a word is one slip from one of seven letters or fewer that is no participle: `stall` and `still`.
  func isNearParticle(_ letters: [UInt8]) -> Bool {
    contains(near: letters) { word in
      word.count <= 7 && !word.suffix(2).elementsEqual("ed".utf8) && EditDistance.isWithinOne(letters, word)
    }
  }

  /// Whether a word of five letters or more is one slip away.
  func isNear(_ letters: [UInt8]) -> Bool {
    letters.count >= 5 && contains(near: letters) { EditDistance.isWithinOne(letters, $0) }
  }

  /// The first of the words that is one slip away from another.
  func nearest(to letters: [UInt8]) -> String? {
    let own = Self.letterSet(letters[...])
    let place = words.indices.first { index in
      (own ^ letterSets[index]).nonzeroBitCount <= 2 && EditDistance.isWithinOne(letters, words[index])
    }
    return place.map { String(decoding: words[$0], as: UTF8.self) }
  }

  private func contains(near letters: [UInt8], where isNear: ([UInt8]) -> Bool) -> Bool {
    let own = Self.letterSet(letters[...])
    for (index, others) in letterSets.enumerated()
    // A letter for another changes two bits, any other slip one at most.
    where (own ^ others).nonzeroBitCount <= 2 && abs(words[index].count - letters.count) <= 1 {
      if isNear(words[index]) { return true }
    }
    return false
  }

  private static func letterSet(_ letters: ArraySlice<UInt8>) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// Whether a word is another with one letter written twice: `orr`, `tthe`.
  private static func doubles(_ written: [UInt8], _ word: [UInt8]) -> Bool {
    guard written.count == word.count + 1 else { return false }
    return word.indices.contains { index in word[...index] + word[index...] == written[...] }
  }
}
