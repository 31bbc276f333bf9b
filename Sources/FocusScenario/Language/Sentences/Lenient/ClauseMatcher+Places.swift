// What the open places of a pattern take.

extension ClauseMatcher {
  func placed(_ place: ClausePattern.Place, from fit: Fit) -> [Fit] {
    let start = fit.index
    guard start < words.count else { return [] }
    switch place {
    case .target: return things.all(at: start).map { fit.with(\.target, $0.reference, at: $0.end) }
    case .other: return things.all(at: start).map { fit.with(\.other, $0.reference, at: $0.end) }
    case .third: return things.all(at: start).map { fit.with(\.third, $0.reference, at: $0.end) }
    case .name: return names(at: start).map { fit.with(\.text, $0.text, at: $0.end) }
    case .text:
      guard words[start].kind == .quoted else { return [] }
      return [fit.with(\.text, words[start].text, at: start + 1)]
    case .event: return events.subjects(at: start).map { fit.with(\.event, $0.event, at: $0.end).missing($0.missed) }
    case .list, .path:
      guard let list = things.list(at: start, onWay: place == .path) else { return [] }
      return [fit.with(\.list, list.things, at: list.end)]
    case .duration: return duration(at: start).map { [fit.with(\.duration, $0.text, at: $0.end)] } ?? []
    case .gap: return gaps(at: start).map { fit.moved(to: $0).missing(Array(start..<$0)) }
    default: return measured(place, from: fit)
    }
  }

  /// What is quoted, or the words up to where something else may begin, the most first.
  private func names(at start: Int) -> [(text: String, end: Int)] {
    if words[start].kind == .quoted { return [(words[start].text, start + 1)] }
    guard isNaming(start), !Self.notNaming.contains(words[start].text) else { return [] }
    let end = words.indices[start...].prefix(Self.longestName).prefix(while: isNaming).endIndex
    return (start..<end).reversed().map { last in
      (things.source.text(words[start].range.union(words[last].range)), last + 1)
    }
  }

  /// `at least ten seconds`, in figures.
  private func duration(at start: Int) -> (text: String, end: Int)? {
    let isBounded =
      start + 1 < words.count && words[start].text == "at" && ["least", "most"].contains(words[start + 1].text)
    let place = isBounded ? start + 2 : start
    guard place + 1 < words.count, case .number(let number) = words[place].kind,
      ["second", "seconds"].contains(words[place + 1].text)
    else { return nil }
    let bound = isBounded ? "at \(words[start + 1].text) " : ""
    return ("\(bound)\(number) \(number == 1 ? "second" : "seconds")", place + 2)
  }

  /// Where some words may end of which nothing is said, the fewest first.
  private func gaps(at start: Int) -> [Int] {
    let end = words.indices[start...].prefix(Self.longestGap).prefix(while: isPassable).endIndex
    return start < end ? Array(start + 1...end) : []
  }

  private func isPassable(_ index: Int) -> Bool {
    let word = words[index]
    return word.kind == .word && !Picker.isWeighty(word) && !["and", "but"].contains(word.text)
  }

  private static let longestGap = 7

  private func isNaming(_ index: Int) -> Bool {
    let word = words[index]
    if Picker.isNumber(word) { return true }
    return word.kind == .word && !Picker.isWeighty(word) && !Self.governing.contains(word.text)
      && (!word.text.hasSuffix("ly") || word.isCapitalised)
  }

  private static let longestName = 5
  private static let governing: Set<String> = [
    "is", "are", "and", "but", "or", "when", "while", "after", "before", "that", "which", "it", "i", "they", "you",
    "does", "do", "not", "never", "gets", "has", "have", "can", "must", "should", "until", "if", "then", "because",
    "me", "him", "them", "us", "itself", "themselves", "himself", "something", "anything", "this", "there", "by",
    "per", "under", "during", "from", "than",
    "'s", "its", "their", "says", "focus", "stays", "so", "how", "where", "who", "whether", "what", "why",
  ]
  private static let notNaming: Set<String> = [
    "the", "a", "an", "my", "your", "his", "her", "our", "this", "these", "those", "in", "on", "at", "to", "of", "by",
    "with", "from", "for", "as", "out", "up", "about", "aloud", "over", "through", "into", "just", "also", "there",
    "together", "even", "separately", "already", "straight", "first", "twice", "back", "like",
    "instead", "right", "now", "loud", "too",
  ]

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
