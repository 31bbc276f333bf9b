// `the spinner was visible`: at some moment of the task, or at its end?

extension Doubts {
  /// What is so at one moment, told in the past without a word that says when, can be meant of any moment.
  func checkPast(_ frame: Frame) throws(Refusal) {
    guard frame.isHowThingsAre, frame.moment == nil, frame.within == nil, frame.duration == nil else { return }
    guard frame.polarity != .never, !frame.always, let past = pastVerb else { return }
    throw Refusal(.twoReadings(["it was so at some moment of the task", "it is so at the end"]), at: past)
  }

  /// The `was`, `were` or `had` of the claim itself, not that of a clause in one of its nouns.
  private var pastVerb: SourceRange? {
    var rest = source.slice(claim.range)
    while let word = rest.take(upTo: " ") {
      guard Self.is(word, among: Self.past) else { continue }
      var following = rest
      if let next = following.take(upTo: " "), Self.is(next, among: Self.demands) { continue }
      let isOfNoun = claim.entries.contains { entry in
        entry.isWords && entry.range.lower <= word.startIndex && word.endIndex <= entry.range.upper
      }
      if !isOfNoun { return SourceRange(word.startIndex, word.endIndex) }
    }
    return nil
  }

  private static func `is`(_ word: ArraySlice<UInt8>, among words: [[UInt8]]) -> Bool {
    words.contains { word.elementsEqual($0) }
  }

  private static let past = ["was", "were", "had"].map { Array($0.utf8) }
  /// `had to be`, `had better be`: no past, but what is asked for.
  private static let demands = ["to", "better"].map { Array($0.utf8) }
}

extension Meaning.Entry {
  /// Whether it is a noun, or words that are taken as they stand.
  fileprivate var isWords: Bool {
    if case .part = value { return true }
    return field == .text || field == .word
  }
}

extension Frame {
  /// Whether the claim is about how things are, rather than about what happens.
  fileprivate var isHowThingsAre: Bool {
    switch (kind, relation) {
    case (.state, .is): !["closed", "removed", "hidden"].contains(text ?? "")
    case (.focus, .on), (.focus, .in), (.focus, .outside), (.focus, .behind): true
    case (.state, .located), (.value, .equals), (.value, .empty), (.reach, .reachable), (.count, .exist): true
    default: false
    }
  }
}
