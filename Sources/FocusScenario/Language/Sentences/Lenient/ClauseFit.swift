/// How far a pattern fits, and what its places took.
struct Fit {
  var index: Int
  /// Where the first part ends.
  var subjectEnd = 0
  var denials: [Frame.Polarity] = []
  var isStill = false
  var isAlways = false
  /// Words that say how, and that no frame says.
  var missed: [Int] = []
  var target: Reference?
  var other: Reference?
  var text: String?
  var count: Frame.Count?
  var steps: Frame.Steps?
  var key: Key?
  var nextSteps: [Frame.Step] = []
  var event: Event?
  var list: [Reference] = []

  init(index: Int) {
    self.index = index
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
    "expected", "supposed", "also", "then", "now", "just", "both", "all", "wants", "want", "ever", "already",
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

// MARK: - Frames

extension Fit {
  /// What a pattern claims of what its places took; none when its denials say more than a claim can.
  func frames(of pattern: ClausePattern) -> [Frame]? {
    var frame = Frame(pattern.kind, pattern.relation)
    frame.target = target
    frame.other = other
    frame.text = text ?? pattern.settings["text"]
    frame.count = count ?? pattern.settings["number"].flatMap(Int.init).map { Frame.Count(.exactly, $0) }
    frame.steps = steps
    frame.key = key
    frame.nextSteps = pattern.settings["step"].flatMap(Frame.Step.init).map { [$0] } ?? nextSteps
    frame.list = list
    frame.channel = pattern.settings["channel"].flatMap(Frame.Channel.init) ?? .spoken
    frame.position = pattern.settings["position"].flatMap(Frame.Position.init)
    frame.via = pattern.settings["via"].flatMap(Key.init).map { [$0] } ?? []
    frame.still = isStill || pattern.settings["still"] != nil
    frame.always = isAlways
    frame.uninterrupted = pattern.settings["uninterrupted"] != nil
    if let event { frame.moment = .after(event) }
    if pattern.settings["swap"] != nil { swap(&frame.target, &frame.other) }
    if pattern.settings["before"] != nil {
      frame.target = Reference(.noun("element"), relations: [Reference.Relation(.hadFocusBefore)])
    }
    if pattern.settings["effort"] != nil { frame.effort = [.swiping] }
    if let verb = pattern.settings["event"] { frame.moment = .after(Event(.verb(verb), object: other)) }
    if pattern.settings["unquoted"] != nil, case .quoted? = other?.head { return nil }
    if pattern.settings["drops"] != nil { frame.other = nil }
    guard settleNegation(of: &frame, pattern) else { return nil }
    frame.settleStill()
    return [frame]
  }

  /// Puts the one denial that a claim can have where it belongs.
  private func settleNegation(of frame: inout Frame, _ pattern: ClausePattern) -> Bool {
    var denials = self.denials
    if pattern.settings["lacking"] != nil {
      // `never gets stuck`: not lacking it is having it.
      if denials.count == 1, target?.quantifier != .no { denials = [] } else { denials.append(.not) }
    }
    if frame.target?.quantifier == .no {
      denials.append(.never)
      frame.target?.quantifier = .any
      if case .everything? = frame.target?.head { frame.target?.head = .everything("anything") }
    }
    if pattern.settings["denied"] != nil {
      guard denials.count == 1, frame.target?.quantifier != .any || pattern.settings["anything"] != nil else {
        return false
      }
      denials = []
      if pattern.settings["anything"] != nil { frame.target = nil }
    }
    guard denials.count <= 1 else { return false }
    frame.polarity = denials.first ?? .holds
    if frame.target?.quantifier == .every, frame.polarity != .holds { return false }
    return frame.settleCount()
  }
}

extension Frame {
  /// The claim with what it rules out; none when it is of a kind that rules nothing out.
  func contrasted(with thing: Reference) -> [Frame]? {
    guard polarity == .holds, contrast == nil else { return nil }
    var ruling = self
    switch (kind, relation) {
    case (.focus, .stay), (.focus, .none), (.focus, .move): return nil
    case (.focus, _), (.next, _): ruling.contrast = thing
    case (.speech, .said), (.speech, .saidWith):
      ruling.count = nil
      if relation == .said { ruling.target = thing } else { ruling.other = thing }
      ruling.polarity = .not
      return [self, ruling]
    case (.speech, .saidAs):
      guard case .quoted(let text) = thing.head, thing.kindNoun == nil else { return nil }
      ruling.text = text
      ruling.polarity = .not
      return [self, ruling]
    default: return nil
    }
    return [ruling]
  }

  /// `not twice` is at most once; no other count is denied.
  fileprivate mutating func settleCount() -> Bool {
    guard kind == .speech, let count, polarity != .holds else { return true }
    guard count.bound == .exactly, count.number > 1 else { return false }
    self.count = Count(.atMost, count.number - 1)
    polarity = .holds
    return true
  }

  /// Where focus still is, it stays.
  fileprivate mutating func settleStill() {
    guard kind == .focus, still, polarity == .holds else { return }
    if relation == .on { (relation, still) = (.stayOn, false) }
    if relation == .in { (relation, still) = (.stayIn, false) }
    if [.stayOn, .stayIn, .returnTo].contains(relation) { still = false }
  }
}
