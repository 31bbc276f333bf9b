/// How far a pattern fits, and what its places took.
struct Fit {
  var index: Int
  let start: Int
  /// Where the first part ends.
  var subjectEnd = 0
  var denials: [Frame.Polarity] = []
  var isStill = false
  var isAlways = false
  /// Words that say how, and that no frame says.
  var missed: [Int] = []
  var target: Reference?
  var other: Reference?
  var third: Reference?
  var text: String?
  var duration: String?
  var count: Frame.Count?
  var steps: Frame.Steps?
  var key: Key?
  var nextSteps: [Frame.Step] = []
  var event: Event?
  var list: [Reference] = []

  init(index: Int) {
    self.index = index
    self.start = index
  }

  /// The fit with where its first part ends, when that is what it took.
  func withSubject(from before: Fit) -> Fit {
    var fit = self
    if before.subjectEnd == 0 { fit.subjectEnd = index }
    return fit
  }

  func moved(to end: Int) -> Fit {
    var fit = self
    fit.index = end
    return fit
  }

  func with<Value>(_ field: WritableKeyPath<Fit, Value?>, _ value: Value, at end: Int) -> Fit {
    var fit = moved(to: end)
    fit[keyPath: field] = value
    return fit
  }

  /// The fit with words that no frame says.
  func missing(_ words: [Int]) -> Fit {
    var fit = self
    fit.missed += words
    return fit
  }

  func with<Value>(_ field: WritableKeyPath<Fit, [Value]>, _ values: [Value], at end: Int) -> Fit {
    var fit = moved(to: end)
    fit[keyPath: field] = values
    return fit
  }
}

// MARK: - Helpers

extension Fit {
  /// Takes a helper of a verb, a denial or a manner; false at any other word.
  mutating func takeHelper(_ words: [Word], _ run: inout ClauseMatcher.HelperRun) -> Bool {
    let word = words[index]
    if word.kind == .mark { return takeDash(words) }
    guard word.kind == .word else { return false }
    switch word.text {
    case "not", "cannot":
      denials.append(.not)
      if word.text == "cannot" { run.hasAble = true }
    case "never": denials.append(.never)
    case "no" where index + 1 < words.count && words[index + 1].text == "longer":
      denials.append(.not)
      isStill = true
      index += 1
    case "still": isStill = true
    case "always": isAlways = true
    case "can", "able": run.hasAble = true
    case "either",
      "both" where index + 1 < words.count && ["way", "ways"].contains(words[index + 1].text):
      missed += [index, index + 1]
      index += 1
    case "at" where index + 1 < words.count && ["last", "once"].contains(words[index + 1].text):
      missed += [index, index + 1]
      index += 1
    case _ where Self.beWords.contains(word.text): run.hasBe = true
    case _ where Self.helpers.contains(word.text): break
    case _ where Self.isManner(word.text): missed.append(index)
    default: return false
    }
    index += 1
    return true
  }

  /// `"Saved" – must be spoken`: a dash before what is claimed.
  private mutating func takeDash(_ words: [Word]) -> Bool {
    guard ["–", "—", "-"].contains(words[index].text), index + 1 < words.count,
      Self.beWords.contains(words[index + 1].text) || Self.helpers.contains(words[index + 1].text)
    else { return false }
    index += 1
    return true
  }

  /// Takes words that say how between a verb and its particle.
  mutating func takeManner(_ words: [Word]) {
    while index < words.count, words[index].kind == .word, Self.isManner(words[index].text) {
      if !Self.unsaid.contains(words[index].text) { missed.append(index) }
      index += 1
    }
  }

  private static let beWords: Set<String> = [
    "is", "are", "am", "'s", "'re", "be", "been", "being", "was", "were", "gets", "get", "becomes", "become",
  ]
  private static let helpers: Set<String> = [
    "should", "must", "shall", "will", "has", "have", "had", "to", "needs", "need", "ought", "do", "does", "did",
    "expected", "supposed", "also", "then", "now", "just", "both", "all", "wants", "want", "ever", "already", "simply",
    "meant", "said", "kept", "keeps", "each", "themselves", "actually", "finally", "there",
  ]
  private static let unsaid: Set<String> = ["just", "right", "back"]
  private static let manners: Set<String> = [
    "straight", "right", "directly", "immediately", "automatically", "instantly", "promptly", "just", "simply",
    "exactly", "safely", "itself",
  ]

  private static func isManner(_ text: String) -> Bool {
    manners.contains(text)
      || text.hasSuffix("ly") && !["only", "hardly", "silently", "quietly", "solely", "early"].contains(text)
  }
}
