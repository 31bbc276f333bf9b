/// What a word or a construction can say: the fields of a meaning, by the names that the tables use.
enum Field: String, Hashable, Sendable, CaseIterable {
  // A line: its sentences, their claims, what stands before all of them, and what is said about a noun after a comma.
  case sentence, claim, predicate, elided, ellipsis, lead, aside, occasion, press
  // A claim.
  case kind, relation, polarity, lacking, only, attribute, subject, target, other, list, bullet, position, moment,
    within, effort,
    contrast
  // Under which technology or setting, where, and for how long it is claimed.
  case context, duration, place
  case channel, text, key, via, uninterrupted, becomes, still, again, always, silence, manner, meanwhile
  // An amount: a count, or a distance in steps.
  case bound, number, perCycle, steps, step, direction, unit
  // A reference.
  case quantifier, generic, numbering, ordinal, noun, kindNoun, quoted, name, pronoun, everything, possessor
  case combination, member, restriction, restricts, reference, word, called, repeated
  // A moment.
  case when, event, avoiding, state, happening, deed, details, object, choice, condition
  // A task phrase.
  case action, means, past

  /// Whether a meaning may say it more than once; any other field said twice is a conflict.
  var isList: Bool {
    switch self {
    case .sentence, .claim, .predicate, .occasion, .press, .context, .bullet, .list, .effort, .manner, .via, .step,
      .member, .aside, .restriction:
      true
    default: false
    }
  }

  /// The field of a name.
  init?(_ name: ArraySlice<UInt8>) {
    guard let number = Self.names.number(of: name) else { return nil }
    self = Self.allCases[number]
  }

  /// The names by the place of their case; a raw value would be compared with every name in turn.
  private static let names: Spellings = {
    var names = Spellings()
    for field in allCases { _ = names.add(Array(field.rawValue.utf8)[...]) }
    return names
  }()
}

extension Field {
  /// What turns a claim into another, and has no place in a noun, in what happens or in how things are.
  static let weighty: [Field] = [
    .polarity, .lacking, .only, .still, .again, .always, .silence, .manner, .meanwhile, .contrast, .moment, .within,
    .duration, .effort, .uninterrupted, .perCycle, .steps,
  ]

  /// Some fields, in one word: a field that is not among them may seem to be, one that is never seems not to be.
  struct Few: Sendable {
    private var bits: UInt64 = 0

    /// Has these fields.
    init(_ fields: [Field] = []) {
      for field in fields { insert(field) }
    }

    /// Takes a field among them.
    mutating func insert(_ field: Field) { bits |= Self.bit(of: field) }

    /// Whether none of some fields seems to be among them.
    func isDisjoint(with other: Few) -> Bool { bits & other.bits == 0 }

    /// Whether a field may be among them.
    func mayHave(_ field: Field) -> Bool { bits & Self.bit(of: field) != 0 }

    /// A field is one byte, its number; two fields may share a bit.
    private static func bit(of field: Field) -> UInt64 {
      1 << UInt64(withUnsafeBytes(of: field) { $0[0] } & 63)
    }
  }
}

/// A field that a row of a table sets, such as `relation=go-to`.
struct Setting: Hashable, Sendable {
  var field: Field
  var value: String

  /// Reads `field=value`, or `field` alone for a flag.
  init?(_ text: ArraySlice<UInt8>) {
    let equals = text.firstIndex(of: UInt8(ascii: "=")) ?? text.endIndex
    guard let field = Field(text[..<equals]) else { return nil }
    self.field = field
    guard equals < text.endIndex else {
      self.value = "yes"
      return
    }
    let value = text[(equals + 1)...].map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
    self.value = String(decoding: value, as: UTF8.self)
  }
}

/// A mistake in a table: the row and what is wrong with it. A published table has none.
struct TableFault: Hashable, Sendable, CustomStringConvertible {
  var row: String
  var mistake: String

  var description: String { "\(mistake): \(row)" }
}
