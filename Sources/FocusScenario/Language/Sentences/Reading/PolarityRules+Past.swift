// `the spinner was visible`: at some moment of the task, or at its end?

extension PolarityRules {
  /// What is so at one moment, told in the past without a word that says when, can be meant of any moment.
  func checkPast(_ frame: Frame) throws(Refusal) {
    guard frame.isHowThingsAre, frame.moment == nil, frame.within == nil, frame.duration == nil else { return }
    guard frame.polarity != .never, !frame.always, let past = pastVerb else { return }
    throw Refusal(.twoReadings(["it was so at some moment of the task", "it is so at the end"]), at: past)
  }

  /// The `was`, `were` or `had` of the claim itself, not that of a clause in one of its nouns.
  private var pastVerb: SourceRange? {
    let parts = claim.entries.filter(\.isWords).map(\.range)
    var start = claim.range.lower
    let words = source.text(claim.range).split(separator: " ", omittingEmptySubsequences: false)
    for (number, word) in words.enumerated() {
      let range = SourceRange(start, start + word.utf8.count)
      start = range.upper + 1
      let next = words.dropFirst(number + 1).first ?? ""
      guard Self.past.contains(word), !Self.demands.contains(next) else { continue }
      if !parts.contains(where: { $0.lower <= range.lower && range.upper <= $0.upper }) { return range }
    }
    return nil
  }
}

extension PolarityRules {
  private static let past: Set<Substring> = ["was", "were", "had"]
  /// `had to be`, `had better be`: no past, but what is asked for.
  private static let demands: Set<Substring> = ["to", "better"]
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
