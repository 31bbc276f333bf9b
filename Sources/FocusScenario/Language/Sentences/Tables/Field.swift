/// What a word or a construction can say: the fields of a meaning, by the names that the tables use.
enum Field: String, Hashable, Sendable, CaseIterable {
  // A line: its sentences, their claims, what stands before all of them, and what is said about a noun after a comma.
  case sentence, claim, lead, aside
  // A claim.
  case kind, relation, polarity, lacking, target, other, list, position, moment, within, effort, contrast
  case channel, text, key, via, uninterrupted, still, again, always, silence
  // An amount: a count, or a distance in steps.
  case bound, number, perCycle, steps, step, direction, unit
  // A reference.
  case quantifier, ordinal, noun, kindNoun, quoted, name, pronoun, everything, possessor
  case combination, member, restriction, restricts, reference, word
  // A moment.
  case when, event, state, happening, object, choice, condition
  // A task phrase.
  case action, means, past

  /// Whether a meaning may say it more than once; any other field said twice is a conflict.
  var isList: Bool {
    switch self {
    case .sentence, .claim, .list, .effort, .via, .step, .member, .restriction: true
    default: false
    }
  }
}

/// A field that a row of a table sets, such as `relation=go-to`.
struct Setting: Hashable, Sendable {
  var field: Field
  var value: String

  /// Reads `field=value`, or `field` alone for a flag.
  init?(_ text: Substring) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let field = Field(rawValue: String(name)) else { return nil }
    self.field = field
    self.value = parts.count > 1 ? parts[1].replacing("_", with: " ") : "yes"
  }
}

extension Substring {
  /// The text with each byte of one kind replaced.
  fileprivate func replacing(_ old: Character, with new: Character) -> String {
    String(map { $0 == old ? new : $0 })
  }
}

/// A mistake in a table: the row and what is wrong with it. A published table has none.
struct TableFault: Hashable, Sendable, CustomStringConvertible {
  var row: String
  var mistake: String

  var description: String { "\(mistake): \(row)" }
}
