// `the spinner was visible`: at some moment of the task, or at its end?

extension PolarityRules {
  /// What is so at one moment, told in the past without a word that says when, can be meant of any moment.
  func checkPast(_ frame: Frame) throws(Refusal) {
    guard frame.isHowThingsAre, frame.moment == nil, frame.within == nil, frame.duration == nil else { return }
    guard frame.polarity != .never, !frame.always, let past = pastVerb else { return }
    throw Refusal(.twoReadings(["it was so at some moment of the task", "it is so at the end"]), at: past)
  }

  /// The `was` or `were` of the claim itself, not that of a clause in one of its nouns.
  private var pastVerb: SourceRange? {
    let parts = claim.entries.filter(\.isWords).map(\.range)
    var start = claim.range.lower
    for word in source.text(claim.range).split(separator: " ", omittingEmptySubsequences: false) {
      let range = SourceRange(start, start + word.utf8.count)
      start = range.upper + 1
      guard word == "was" || word == "were" else { continue }
      if !parts.contains(where: { $0.lower <= range.lower && range.upper <= $0.upper }) { return range }
    }
    return nil
  }
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
    case (.state, .located), (.value, .equals), (.value, .empty), (.reach, .reachable), (.count, .exist): true
    default: false
    }
  }
}
