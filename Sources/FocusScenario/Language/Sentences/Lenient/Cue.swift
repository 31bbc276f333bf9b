/// Words by which the lenient reader knows what a line claims, whatever stands between and around them.
struct Cue: Hashable {
  /// Where the thing stands that the claim is about.
  enum Shape: String, Hashable {
    /// `focus moves to X`.
    case after = "AFTER"
    /// `X gets focus`, `X is spoken`.
    case before = "BEFORE"
    /// `X comes before Y`.
    case between = "BETWEEN"
    /// `focus is lost`.
    case alone = "ALONE"
    /// `Tab closes X`.
    case ofKey = "KEY"
    /// `scanning stops on X`.
    case ofScan = "SCAN"
    /// `the next Tab lands on X`.
    case ofStep = "NEXT"
  }

  /// Where the thing stands.
  var shape: Shape
  /// What is claimed.
  var kind: Frame.Kind
  /// What is said of it.
  var relation: Frame.Relation
  /// What the words say beside it.
  var settings: [Setting]
  /// The words of the line.
  var range: Range<Int>
  /// Words inside the range that say something of their own, which is lost.
  var missed: [Int] = []

  /// What a field is set to.
  func value(_ field: Field) -> String? { settings.first { $0.field == field }?.value }
}

/// Finds cues in a line.
struct CueFinder: Sendable {
  /// The cues of the lenient reader, compiled when they are first needed.
  static let published = CueFinder(Lexicon(rows: [Lexicon.cueRows]))

  private let entries: [String: [Lexicon.Entry]]

  /// A finder of the wordings of a lexicon.
  init(_ lexicon: Lexicon) {
    var entries: [String: [Lexicon.Entry]] = [:]
    for entry in lexicon.entries { entries[entry.words[0], default: []].append(entry) }
    self.entries = entries
  }

  /// The cues that begin at a word, the longest first; of equal ones in the order of the table.
  func cues(in words: [Word], at start: Int) -> [Cue] {
    guard words[start].kind == .word, let candidates = entries[words[start].text] else { return [] }
    let found = candidates.compactMap { entry -> Cue? in
      guard let fit = Self.fit(of: entry.words, in: words, from: start) else { return nil }
      return Cue(entry, range: start..<fit.end, missed: fit.missed)
    }
    return found.enumerated()
      .sorted { ($1.element.range.count, $0.offset) < ($0.element.range.count, $1.offset) }
      .map(\.element)
  }

  /// Where a wording ends that begins at a word, and what it passes over: `moves straight back to` is `moves back to`.
  private static func fit(of wording: [String], in words: [Word], from start: Int) -> (end: Int, missed: [Int])? {
    var index = start + 1
    var missed: [Int] = []
    for part in wording.dropFirst() {
      var passed = 0
      while index < words.count, words[index].text != part, passed < mostPassed {
        if telling.contains(words[index].text) {
          missed.append(index)
        } else if !carried.contains(words[index].text) {
          break
        }
        index += 1
        passed += 1
      }
      guard index < words.count, words[index].kind == .word, words[index].text == part else { return nil }
      index += 1
    }
    return (index, missed)
  }

  private static let mostPassed = 3
  /// What may stand inside a wording and says nothing more: what is moved.
  private static let carried: Set<String> = [
    "focus", "the", "user", "me", "you", "them", "us", "cursor", "voiceover", "talkback", "accessibility", "keyboard",
  ]
  /// What may stand inside a wording and says how.
  private static let telling: Set<String> = [
    "straight", "directly", "immediately", "right", "automatically", "safely", "exactly", "instantly", "promptly",
    "just",
  ]
}

extension Cue {
  /// A cue of a row of the table.
  fileprivate init?(_ entry: Lexicon.Entry, range: Range<Int>, missed: [Int]) {
    let name = String(entry.terminal.prefix { $0 != "." && $0 != "-" })
    let values = Dictionary(entry.settings.map { ($0.field, $0.value) }, uniquingKeysWith: { first, _ in first })
    guard let shape = Shape(rawValue: name), let kind = values[.kind].flatMap(Frame.Kind.init),
      let relation = values[.relation].flatMap(Frame.Relation.init)
    else { return nil }
    // In the passive the thing stands before the verb, in the active behind it.
    if entry.terminal.contains("-PASSIVE"), !entry.terminal.hasSuffix(".p") { return nil }
    if entry.terminal.contains("-ACTIVE"), entry.terminal.hasSuffix(".p") || entry.terminal.hasSuffix(".g") {
      return nil
    }
    self.init(shape: shape, kind: kind, relation: relation, settings: entry.settings, range: range, missed: missed)
  }
}
