/// A mistake in a team's own wordings, or in a line that they make readable in two ways.
enum SayingProblem: Hashable, Sendable {
  /// There is no `=`.
  case noMeaning
  /// Nothing stands on one side of the `=`.
  case emptySide
  /// The wording holds no word of its own.
  case onlySlots
  case tooManySlots(most: Int)
  case repeatedSlot(String)
  /// A slot of the wording that the meaning leaves out.
  case unusedSlot(String)
  /// A slot of the meaning that the wording does not have.
  case unknownSlot(String)
  /// Two slots with no word between them.
  case touchingSlots(String, String)
  /// The language does not read the meaning; why, and what could be done.
  case unreadableMeaning(why: String, help: String?)
  /// The meaning uses a team's wording, this one included.
  case meansSaying(String)
  /// The language reads the wording already.
  case isLanguage(reading: String)
  /// Some line fits this wording and an earlier one.
  case overlap(with: String, path: String, line: Int)
  /// A line fits two wordings, or one in two ways, or one and the language.
  case twoReadings([String])
  /// A line would fit a wording, but what stands in a slot names no thing.
  case noThing(words: String, slot: String, wording: String)
  /// A line of a phrases file that is no `Say:` line.
  case strayLine(words: String)
}

extension SayingProblem: Problem {
  var severity: Diagnostic.Severity { .error }

  var code: String {
    switch self {
    case .noMeaning, .emptySide: "say-without-meaning"
    case .onlySlots: "say-without-words"
    case .tooManySlots: "too-many-slots"
    case .repeatedSlot: "repeated-slot"
    case .unusedSlot: "unused-slot"
    case .unknownSlot: "unknown-slot"
    case .touchingSlots: "touching-slots"
    case .unreadableMeaning: "unreadable-meaning"
    case .meansSaying: "meaning-not-in-language"
    case .isLanguage: "say-is-language"
    case .overlap: "overlapping-sayings"
    case .twoReadings: "two-readings"
    case .noThing: "no-thing-in-slot"
    case .strayLine: "stray-line"
    }
  }

  var message: String {
    switch self {
    case .noMeaning: "this does not say what the wording means: there is no '='"
    case .emptySide: "nothing stands on one side of '='"
    case .onlySlots: "this wording has no word of its own, so every line would fit it"
    case .tooManySlots(let most): "this wording has more than \(most) slots"
    case .repeatedSlot(let name): "the slot '\(name)' stands twice in this wording"
    case .unusedSlot(let name): "the meaning has no slot '\(name)'"
    case .unknownSlot(let name): "the wording has no slot '\(name)'"
    case .touchingSlots(let first, let second): "no word stands between the slots '\(first)' and '\(second)'"
    case .unreadableMeaning(let why, _): "the meaning cannot be read: \(why)"
    case .meansSaying(let wording): "the meaning is put in words that the team made up: '\(wording)'"
    case .isLanguage(let reading): "the language reads this already, as \(reading)"
    case .overlap(let wording, _, _): "a line can fit both this wording and '\(wording)'"
    case .twoReadings(let readings): "this can be read in two ways: " + readings.joined(separator: "; or ")
    case .noThing(let words, _, let wording): "'\(words)' names no thing, as '\(wording)' needs"
    case .strayLine(let words): "'\(words)' is no 'Say:' line"
    }
  }

  var label: String {
    switch self {
    case .noMeaning: "means what?"
    case .emptySide: "two sides are needed"
    case .onlySlots: "only slots"
    case .tooManySlots: "from here on"
    case .repeatedSlot: "the second time"
    case .unusedSlot: "goes nowhere"
    case .unknownSlot: "comes from nowhere"
    case .touchingSlots: "where does the first one end?"
    case .unreadableMeaning: "not in the language"
    case .meansSaying: "a wording of the team"
    case .isLanguage: "needs no 'Say:'"
    case .overlap(_, let path, let line): "the other is at \(path):\(line)"
    case .twoReadings: "two readings"
    case .noThing(_, let slot, _): "read as '\(slot)'"
    case .strayLine: "a phrases file holds only these, and comments"
    }
  }

  var help: String? {
    switch self {
    case .noMeaning, .emptySide:
      "write the wording, '=', and a sentence of the language: 'VO lands on X = focus is on X'"
    case .onlySlots: "add a word that tells the wording from others"
    case .tooManySlots: "say it in two wordings"
    case .repeatedSlot: "give the second one another letter, and use it in the meaning"
    case .unusedSlot(let name): "use '\(name)' in the meaning, or write a word in its place"
    case .unknownSlot(let name): "use '\(name)' in the wording, or write a noun in its place"
    case .touchingSlots: "put a word between them"
    case .unreadableMeaning(_, let help): help
    case .meansSaying: "put the meaning in words of the language; 'focus-check phrases' lists them"
    case .isLanguage: "remove the line"
    case .overlap: "remove one of them, or change a word of it"
    case .twoReadings:
      "write it in words of the language, 'focus-check phrases' lists them, or change the wording of the team"
    case .noThing: "name one thing there, such as 'the title'; a moment or 'not on …' needs words of the language"
    case .strayLine: "begin it with 'Say:', make it a comment with '#', or remove it"
    }
  }
}
