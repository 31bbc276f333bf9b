/// What a whole line may mean.
struct LineMeaning {
  var frames: [Frame]
  var leftOut: [SourceRange]
  /// How many words are left out, and how sure the rest is.
  var rank: Rank
  /// How claims are said that were read from a sentence.
  var wordings: [Frame: String] = [:]

  /// Fewer words left out go first, then fewer claims, then more words that make them, then the order of the text.
  struct Rank: Comparable {
    var leftOut: Int
    var claims: Int
    var weight: Int
    var order: Int

    static func < (first: Rank, second: Rank) -> Bool {
      (first.leftOut, first.claims, -first.weight, first.order)
        < (second.leftOut, second.claims, -second.weight, second.order)
    }
  }
}
