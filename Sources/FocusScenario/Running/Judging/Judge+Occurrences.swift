// How often the words of a thing are heard: in how many utterances, and in one more than once.

extension Judge {
  /// How often texts are heard in an utterance; of an element not what is said for others that have its words.
  ///
  /// An utterance that has the words anywhere counts once. It counts again for each time that they are the whole of
  /// what is said between two pauses: a row `A` with the value `A` is heard as `A, A`, which is twice.
  ///
  /// Of a thing, and not of quoted words, a short label that is only a word of what an app announces is not heard.
  func times(
    _ texts: [String],
    in utterance: Utterance,
    of element: ElementIdentifier? = nil,
    areLabels: Bool = false
  ) -> Int {
    let spoken = SpokenText(utterance.text)
    let whole = texts.map { spoken.wholeOccurrences(of: SpokenText($0)) }.max() ?? 0
    if areLabels, whole == 0, utterance.channel == .announcement {
      return texts.contains { SpokenText($0).words.count > 2 && SpeechComparison.containsWords($0, in: utterance.text) }
        ? 1 : 0
    }
    guard let element, let speaker = utterance.element, !isOneThing(speaker, element) else {
      return texts.contains { SpeechComparison.containsWords($0, in: utterance.text) } ? max(1, whole) : 0
    }
    return Words.same(label(speaker), label(element)) ? 0 : whole
  }

  private func label(_ element: ElementIdentifier) -> String { trace.end.state(of: element).label }

  /// Whether they are the same, or one holds the other, so that both can be said together.
  func isOneThing(_ speaker: ElementIdentifier, _ element: ElementIdentifier) -> Bool {
    resolver.withDescendants(speaker).contains(element) || resolver.withDescendants(element).contains(speaker)
  }
}

extension SpokenText {
  /// How often the words of another text stand here between two pauses, as the whole of what is said there.
  func wholeOccurrences(of other: SpokenText) -> Int {
    guard !other.words.isEmpty else { return 0 }
    var number = 0
    var position = 0
    while position + other.words.count <= words.count {
      let end = position + other.words.count
      let isWhole = starts(with: other, at: position) && isPause(before: position) && isPause(before: end)
      if isWhole { number += 1 }
      position = isWhole ? end : position + 1
    }
    return number
  }

  /// Whether the text begins, ends or pauses before a word.
  private func isPause(before position: Int) -> Bool {
    guard position > 0, position < words.count else { return true }
    let between = source[words[position - 1].range.upperBound..<words[position].range.lowerBound]
    return between.unicodeScalars.contains { Self.pauses.contains($0) }
  }

  private static let pauses: [Unicode.Scalar] = [",", ".", ";", ":", "!", "?", "、", "，", "。"]
}
