/// Whether an author's words for an element are what is spoken for it, and if not, which part differs.
struct SpeechComparison: Hashable, Sendable {
  /// A part of speech that can differ.
  enum Part: String, Hashable, Sendable { case label, value, state, role, position, hint, container, header, cell }

  /// What the author wrote and is not spoken.
  struct Difference: Hashable, Sendable {
    var part: Part
    /// In the author's spelling.
    var expected: String
  }

  let speech: Speech
  /// None when they match.
  let difference: Difference?

  /// Whether they match: the text is the label, or the label followed by other parts of the speech in any order.
  ///
  /// Case, commas, white space and Unicode normalisation do not count (VO-98). States may also stand before the label (VO-64).
  var isMatch: Bool { difference == nil }

  /// Why they do not match: `spoken as 'Delivery address': no 'heading'`.
  var mismatch: String? {
    guard let difference else { return nil }
    let found = "spoken as '\(speech.text)'"
    guard difference.part == .label else { return "\(found): no '\(difference.expected)'" }
    return "\(found), not '\(difference.expected)'"
  }

  /// Compares an author's text with what is spoken.
  init(_ expected: String, with speech: Speech) {
    self.speech = speech
    difference = SpeechComparison.difference(of: SpokenText(expected), from: speech)
  }

  /// Whether a text contains the words of a phrase in one piece; a phrase without words is in no text.
  static func containsWords(_ phrase: String, in text: String) -> Bool {
    SpokenText(text).firstPosition(of: SpokenText(phrase)) != nil
  }
}

// MARK: - Comparing

extension SpeechComparison {
  /// A part of the speech other than the label.
  private struct SpokenPart {
    var part: Part
    var text: SpokenText

    init(_ part: Part, _ text: String) {
      self.part = part
      self.text = SpokenText(text)
    }
  }

  private static func difference(of expected: SpokenText, from speech: Speech) -> Difference? {
    let label = SpokenText(speech.label)
    guard !expected.hasSameWords(as: label) else { return nil }
    let parts = parts(of: speech)
    let vocabulary = speech.vocabulary == .english ? Vocabulary.english : Vocabulary(speech.vocabulary)
    guard !expected.words.isEmpty, let (position, remaining) = skipLabel(label, parts, in: expected) else {
      return Difference(part: .label, expected: labelWritten(in: expected, parts + vocabulary.parts))
    }
    let (end, unsaid) = skip(remaining, in: expected, from: position) { _ in true }
    return end < expected.words.count ? unspoken(in: expected, from: end, unsaid, vocabulary) : nil
  }

  /// Longer ones first, so that none is taken for the beginning of another.
  private static func parts(of speech: Speech) -> [SpokenPart] {
    let states = (speech.leadingStates + speech.states + speech.trailingStates).map { SpokenPart(.state, $0) }
    let roles = speech.roles.map { SpokenPart(.role, $0) }
    let others: [(Part, String?)] = [
      (.value, speech.value), (.position, speech.position), (.hint, speech.hint), (.state, speech.caret),
      (.container, speech.edge),
    ]
    let places =
      (speech.entered + speech.enteredLast).map { SpokenPart(.container, $0) }
      + speech.headers.map { SpokenPart(.header, $0) }
      + speech.cell.map { SpokenPart(.cell, $0) }
    let parts = states + roles + places + others.compactMap { part, text in text.map { SpokenPart(part, $0) } }
    return parts.filter { !$0.text.words.isEmpty }.sorted { $0.text.words.count > $1.text.words.count }
  }

  /// The position after the label, at the beginning or behind what is spoken before it, with the parts that are left.
  private static func skipLabel(
    _ label: SpokenText,
    _ parts: [SpokenPart],
    in expected: SpokenText
  ) -> (position: Int, remaining: [SpokenPart])? {
    if expected.starts(with: label, at: 0) { return (label.words.count, parts) }
    let (start, remaining) = skip(parts, in: expected, from: 0) { Self.canStandFirst.contains($0.part) }
    return expected.starts(with: label, at: start) ? (start + label.words.count, remaining) : nil
  }

  /// VO-60, VO-21
  private static let canStandFirst: [Part] = [.state, .header, .container]

  /// The position after all parts that stand one after the other, each taken once, with those that are left.
  private static func skip(
    _ parts: [SpokenPart],
    in text: SpokenText,
    from start: Int,
    where isWanted: (SpokenPart) -> Bool
  ) -> (position: Int, remaining: [SpokenPart]) {
    var position = start
    var remaining = parts
    while let next = remaining.firstIndex(where: { isWanted($0) && text.starts(with: $0.text, at: position) }) {
      position += remaining.remove(at: next).text.words.count
    }
    return (position, remaining)
  }
}

// MARK: - Saying what differs

extension SpeechComparison {
  /// Every word of a state or role in a language, longer ones first, and how it says a position.
  private struct Vocabulary {
    static let english = Vocabulary(.english)

    let parts: [SpokenPart]
    private let position: [String]

    init(_ vocabulary: SpokenVocabulary) {
      let states = SpokenWord.states.map { SpokenPart(.state, vocabulary[$0]) }
      let roles = SpokenWord.roles.map { SpokenPart(.role, vocabulary[$0]) }
      parts = (states + roles).sorted { $0.text.words.count > $1.text.words.count }
      position = SpokenText(vocabulary.phrase(.position, 0, 0)).words.map(\.text)
    }

    /// Whether the words are like `2 of 4`.
    func isPosition(_ words: [String]) -> Bool {
      words.count == position.count
        && zip(words, position).allSatisfy { word, pattern in pattern == "0" ? Int(word) != nil : word == pattern }
    }
  }

  /// The first words that are not spoken, from a position up to the next that are known.
  private static func unspoken(
    in expected: SpokenText,
    from start: Int,
    _ remaining: [SpokenPart],
    _ vocabulary: Vocabulary
  ) -> Difference {
    func known(at position: Int) -> SpokenPart? {
      vocabulary.parts.first { expected.starts(with: $0.text, at: position) }
    }
    if let word = known(at: start) {
      let words = start..<start + word.text.words.count
      return Difference(part: word.part, expected: expected.spelling(of: words))
    }
    let end = (start + 1..<expected.words.count).first { position in
      known(at: position) != nil || remaining.contains { expected.starts(with: $0.text, at: position) }
    }
    let words = start..<(end ?? expected.words.count)
    let isPosition = vocabulary.isPosition(expected.words[words].map(\.text))
    return Difference(part: isPosition ? .position : .value, expected: expected.spelling(of: words))
  }

  /// What was written as the label: the text without the states, roles and other known parts at its end.
  private static func labelWritten(in expected: SpokenText, _ endings: [SpokenPart]) -> String {
    var end = expected.words.count
    while let ending = endings.first(where: { part in
      part.text.words.count < end && expected.starts(with: part.text, at: end - part.text.words.count)
    }) {
      end -= ending.text.words.count
    }
    return expected.spelling(of: 0..<end)
  }
}
