/// Knows the kinds of claims that a line seems to make by words that people use for them.
struct CueFinder: Sendable {
  /// The cues of the table, compiled when they are first needed.
  static let published = CueFinder(Lexicon(rows: [Lexicon.cueRows]))

  /// The wordings that begin with a word, each with the kind that it tells.
  private let cues: [String: [(wording: [String], kind: Frame.Kind)]]

  /// A finder of the wordings of a lexicon.
  init(_ lexicon: Lexicon) {
    var cues: [String: [(wording: [String], kind: Frame.Kind)]] = [:]
    for entry in lexicon.entries where Self.tells(entry.terminal) {
      guard let kind = entry.settings.first(where: { $0.field == .kind }).flatMap({ Frame.Kind(rawValue: $0.value) })
      else { continue }
      cues[entry.words[0], default: []].append((entry.words, kind))
    }
    self.cues = cues
  }

  /// In the passive a thing stands before the verb, in the active behind it: other forms tell nothing.
  private static func tells(_ terminal: String) -> Bool {
    if terminal.hasPrefix("CUE-PASSIVE") { return terminal.hasSuffix(".p") }
    if terminal.hasPrefix("CUE-ACTIVE") { return !terminal.hasSuffix(".p") && !terminal.hasSuffix(".g") }
    return true
  }

  /// The kinds of the cues that stand anywhere in a line.
  func kinds(in words: [Word]) -> Set<Frame.Kind> {
    Set(
      words.indices.flatMap { start in
        candidates(at: words[start]).filter { stands($0.wording, in: words, from: start) }
      }.map(\.kind)
    )
  }

  private func candidates(at word: Word) -> [(wording: [String], kind: Frame.Kind)] {
    word.kind == .word ? cues[word.text] ?? [] : []
  }

  /// Whether a wording begins at a word, whatever says how or whom in between: `moves straight back to`.
  private func stands(_ wording: [String], in words: [Word], from start: Int) -> Bool {
    var index = start + 1
    for part in wording.dropFirst() {
      let passed = words[index...].prefix(Self.mostPassed).prefix { $0.text != part && Self.passed.contains($0.text) }
      index += passed.count
      guard index < words.count, words[index].kind == .word, words[index].text == part else { return false }
      index += 1
    }
    return true
  }

  private static let mostPassed = 3
  /// What may stand inside a wording: what is moved, and how.
  private static let passed: Set<String> = [
    "focus", "the", "user", "me", "you", "them", "us", "cursor", "voiceover", "talkback", "accessibility", "keyboard",
    "straight", "directly", "immediately", "right", "automatically", "safely", "exactly", "instantly", "promptly",
    "just",
  ]
}
