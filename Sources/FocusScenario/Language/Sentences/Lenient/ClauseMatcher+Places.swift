// What the open places of a pattern take.

extension ClauseMatcher {
  func placed(_ place: ClausePattern.Place, from fit: Fit) -> [Fit] {
    let start = fit.index
    guard start < words.count else { return [] }
    switch place {
    case .target: return things.all(at: start).map { fit.with(\.target, $0.reference, at: $0.end) }
    case .other: return things.all(at: start).map { fit.with(\.other, $0.reference, at: $0.end) }
    case .text:
      guard words[start].kind == .quoted else { return [] }
      return [fit.with(\.text, words[start].text, at: start + 1)]
    case .event: return events.subjects(at: start).map { fit.with(\.event, $0.event, at: $0.end).missing($0.missed) }
    case .list:
      guard let list = things.list(at: start) else { return [] }
      return [fit.with(\.list, list.things, at: list.end)]
    default: return measured(place, from: fit)
    }
  }

  private func measured(_ place: ClausePattern.Place, from fit: Fit) -> [Fit] {
    if place == .steps, let (steps, end) = oneStep(at: fit.index) { return [fit.with(\.steps, steps, at: end)] }
    guard let piece = measure(at: fit.index) else { return [] }
    let end = piece.range.upperBound
    switch (place, piece.content) {
    case (.steps, .distance(let steps)) where steps.count.number < 100:
      guard let bounded = bound(at: end), steps.count.bound == .exactly else {
        return [fit.with(\.steps, steps, at: end)]
      }
      var most = steps
      most.count.bound = bounded.bound
      return [fit.with(\.steps, most, at: bounded.end)]
    case (.times, .times(let count)): return [fit.with(\.count, count, at: end)]
    case (.key, .key(let key)): return [fit.with(\.key, key, at: end)]
    case (.nextSteps, .nextSteps(let steps)): return [fit.with(\.nextSteps, steps, at: end)]
    case (.amount, .amount(let count, let things)):
      return [fit.with(\.count, count, at: end).with(\.target, things, at: end)]
    default: return []
    }
  }

  /// `swiping right from …`, `a swipe from …`: one step, whose number goes without saying.
  private func oneStep(at start: Int) -> (steps: Frame.Steps, end: Int)? {
    let first = ["a", "one", "another"].contains(words[start].text) ? start + 1 : start
    guard first < words.count, ["swipe", "swiping", "flick", "flicking"].contains(words[first].text) else { return nil }
    let step: Frame.Step = words[first].text.hasPrefix("fl") ? .flick : .swipe
    guard first + 1 < words.count else { return nil }
    let ways: [String: Frame.Direction] = ["right": .forward, "forward": .forward, "left": .back, "back": .back]
    let way = ways[words[first + 1].text]
    let end = way == nil ? first + 1 : first + 2
    guard end < words.count, words[end].text == "from" || words[end].text == "on" else { return nil }
    return (Frame.Steps(Frame.Count(.exactly, 1), step, way), end)
  }

  /// `two swipes at most`.
  private func bound(at start: Int) -> (bound: Frame.Count.Bound, end: Int)? {
    for (wording, bound) in Self.bounds { if let end = end(of: wording, at: start) { return (bound, end) } }
    return nil
  }

  private static let bounds: [([String], Frame.Count.Bound)] = [
    (["at", "most"], .atMost), (["or", "fewer"], .atMost), (["or", "less"], .atMost), (["max"], .atMost),
    (["tops"], .atMost),
    (["maximum"], .atMost), (["at", "the", "most"], .atMost), (["at", "least"], .atLeast), (["or", "more"], .atLeast),
  ]
}
