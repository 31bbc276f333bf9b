/// Goes through the words of a command line and tells options from operands.
struct WordReader {
  enum Word {
    case operand(String)
    case option(Option, spelling: String)
  }

  private let words: [String]
  private var position = 0
  private var onlyOperands = false
  private var attachedValue: String?
  private var seen: Set<Option> = []

  /// Starts at the first word.
  init(_ words: [String]) {
    self.words = words
  }

  /// Leaves out a word.
  mutating func skip() { position += 1 }

  /// The next operand or option; its value has to be asked for before the one after.
  mutating func next() throws(UsageError) -> Word? {
    guard position < words.count else { return nil }
    let word = words[position]
    position += 1
    if onlyOperands || word == "-" || !word.hasPrefix("-") { return .operand(word) }
    if word == "--" {
      onlyOperands = true
      return try next()
    }
    return try option(word)
  }

  private mutating func option(_ word: String) throws(UsageError) -> Word {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let spelling = parts.first ?? word
    attachedValue = parts.count > 1 ? parts[1] : nil
    guard let option = spelling == "-h" ? .help : Option.allCases.first(where: { $0.spelling == spelling }) else {
      throw .unknownOption(spelling)
    }
    guard seen.insert(option).inserted || option.row.isRepeatable else { throw .givenTwice(option) }
    return .option(option, spelling: spelling)
  }

  /// The value of the option just read: after its `=`, else the next word; empty for one that takes none.
  mutating func value(of option: Option, named name: String?) throws(UsageError) -> String {
    defer { attachedValue = nil }
    guard name != nil else {
      if let attachedValue { throw .unexpectedValue(option, attachedValue) }
      return ""
    }
    if let attachedValue {
      if attachedValue.isEmpty { throw .missingValue(option) }
      return attachedValue
    }
    guard position < words.count, !words[position].hasPrefix("--") else { throw .missingValue(option) }
    position += 1
    return words[position - 1]
  }
}
