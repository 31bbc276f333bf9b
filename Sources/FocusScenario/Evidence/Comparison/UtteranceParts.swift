/// An utterance taken apart by the words that a technology adds; what is left is the app's own.
struct UtteranceParts: Sendable {
  /// A part by which two utterances can differ.
  enum Part: String, Hashable, Codable, Sendable, CaseIterable {
    case label, value, state, role, position, hint, container, order
  }

  /// The app's own words.
  private(set) var own: [String] = []
  private(set) var states: [[String]] = []
  private(set) var roles: [[String]] = []
  private(set) var positions: [[String]] = []
  private(set) var hint: [String] = []

  /// Takes the words of an utterance apart.
  init(_ heard: HeardText) {
    let words = heard.words
    var rest = words[...]
    if let hint = Self.hintStart(in: heard) {
      self.hint = Array(words[hint...])
      rest = words[..<hint]
    }
    while let first = rest.first {
      if let role = Self.roles.first(where: { rest.starts(with: $0) }) {
        roles.append(role)
        rest = rest.dropFirst(role.count)
      } else if let state = Self.states.first(where: { rest.starts(with: $0) }) {
        states.append(state)
        rest = rest.dropFirst(state.count)
      } else if let position = Self.position(at: rest) {
        positions.append(position)
        rest = rest.dropFirst(position.count)
      } else {
        own.append(first)
        rest = rest.dropFirst()
      }
    }
  }

  private static let states = phrases(SpokenWord.states)
  private static let roles = phrases(SpokenWord.roles)
  private static let hints = phrases([.toggleHint, .adjustHint, .editHint, .editingHint, .pickerHint])

  private static func phrases(_ words: [SpokenWord]) -> [[String]] {
    var phrases: [[String]] = []
    for phrase in SpokenVocabulary.all.flatMap({ vocabulary in words.map { HeardText.words(vocabulary[$0]) } })
    where !phrase.isEmpty && !phrases.contains(phrase) {
      phrases.append(phrase)
    }
    return phrases.sorted { $0.count > $1.count }
  }

  /// Where a hint of the system begins: with its first three words, or with as much as was not cut off.
  private static func hintStart(in heard: HeardText) -> Int? {
    heard.words.indices.first { start in
      start > 0
        && hints.contains { hint in
          heard.words[start...].starts(with: hint.prefix(3)) || (heard.isCut && heard.says(hint, from: start))
        }
    }
  }

  /// `2 of 4`.
  private static func position(at words: ArraySlice<String>) -> [String]? {
    let three = Array(words.prefix(3))
    guard three.count == 3, Int(three[0]) != nil, Int(three[2]) != nil, ["of", "von"].contains(three[1]) else {
      return nil
    }
    return three
  }

  /// By which parts it differs from another; of the app's own words the place tells which part it is.
  func differences(from other: UtteranceParts) -> [Part] {
    var parts: [Part] = []
    if own != other.own { parts.append(ownDifference(from: other)) }
    if states != other.states { parts.append(.state) }
    if roles != other.roles { parts.append(.role) }
    if positions != other.positions { parts.append(.position) }
    if hint != other.hint { parts.append(.hint) }
    return parts
  }

  /// The same end with more in front of it is a container; the same beginning is a value.
  private func ownDifference(from other: UtteranceParts) -> Part {
    let (short, long) = own.count < other.own.count ? (own, other.own) : (other.own, own)
    if !short.isEmpty, short.count < long.count, long.suffix(short.count).elementsEqual(short) { return .container }
    return own.first == other.own.first && own.first != nil ? .value : .label
  }

  /// Whether two utterances are likely of one element: the app's own words begin alike, or more stands in front of them.
  func isAkin(to other: UtteranceParts) -> Bool {
    let (short, long) = own.count < other.own.count ? (own, other.own) : (other.own, own)
    guard !short.isEmpty else { return own == other.own }
    let shared = zip(short, long).prefix { $0 == $1 }.count
    return 2 * shared > short.count || long.suffix(short.count).elementsEqual(short)
  }
}
