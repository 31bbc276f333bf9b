/// Puts nouns in the place of `it`, `them` and `its`: the nearest earlier noun of the block whose kind fits the verb.
struct Antecedents {
  /// A word that stands for nothing, or for one of two things that nobody can tell apart.
  struct Missing: Hashable {
    var word: String
    var range: SourceRange
    /// The things that it may stand for; none when there is nothing.
    var choice: [String] = []
  }

  /// The words that stood for no one thing, in the order in which they were met.
  private(set) var missing: [Missing] = []

  /// What the block claims to be heard, for `nothing else is announced`.
  private var heard: [Reference] = []

  private var taskMentions: [Mention] = []
  private var claimMentions: [Mention] = []

  /// The phrases of a task, resolved; its nouns may be meant by what follows.
  mutating func resolve(_ task: TaskLine) -> TaskLine {
    var task = task
    task.phrases = task.phrases.map { phrase in
      var phrase = phrase
      phrase.action = phrase.action.map { resolve($0, in: phrase) }
      if phrase.action == nil, let object = OpenText.object(of: phrase) { remember(object) }
      return phrase
    }
    return task
  }

  /// The frames of one sentence, resolved; their nouns may be meant by the sentences that follow.
  mutating func resolve(_ frames: [Frame]) -> [Frame] {
    let frames = besides(frames)
    var pointsBack = false
    let own = Self.mentions(in: frames, pointsBack: &pointsBack)
    guard pointsBack else {
      remember(own)
      return frames
    }
    var lost: [Missing] = []
    let resolved = frames.map { frame in
      let arguments = frame.arguments.map(\.range)
      return frame.changed { reference, role, enclosing in
        // What a claim says of two things, it does not say of one and itself.
        let isArgument = reference.isPronoun && arguments.contains(reference.range)
        let earlier = own.filter { mention in
          mention.range.upper <= reference.range.lower && !(isArgument && arguments.contains(mention.range))
        }
        let isContext = role == .context
        let groups = isContext ? [claimMentions, taskMentions, earlier] : [taskMentions, claimMentions, earlier]
        return Self.resolved(reference, role, enclosing, among: groups, missing: &lost)
      }
    }
    missing += lost
    remember(Self.mentions(in: resolved, pointsBack: &pointsBack))
    return resolved
  }

  /// `nothing else is announced`: nothing but what the block has claimed to be heard before.
  private mutating func besides(_ frames: [Frame]) -> [Frame] {
    frames.map { frame in
      guard frame.saysElse else {
        if frame.kind == .speech, frame.polarity == .holds, let target = frame.target {
          heard += target.oneByOne + frame.list
          if [.before, .after].contains(frame.relation), let other = frame.other { heard.append(other) }
        }
        return frame
      }
      if heard.isEmpty { missing.append(Missing(word: "else", range: frame.target?.range ?? SourceRange(0, 0))) }
      var frame = frame
      frame.target?.head = .everything("anything")
      frame.target?.relations += heard.map { Reference.Relation(.except, $0) }
      return frame
    }
  }

  private mutating func resolve(_ action: TaskAction, in phrase: TaskPhrase) -> TaskAction {
    var lost: [Missing] = []
    let groups = [taskMentions]
    let resolved = action.changed { Self.resolved($0, $1, $2, among: groups, missing: &lost) }
    missing += lost
    remember(resolved)
    return resolved
  }

  /// Keeps the nouns of a sentence for those that follow; `nothing` stands for nothing in them.
  private mutating func remember(_ mentions: [Mention]) {
    claimMentions += mentions.filter { !$0.reference.isEverythingOrNothing }
  }

  private mutating func remember(_ action: TaskAction) {
    _ = action.changed { reference, role, enclosing in
      let kind = enclosing == nil ? action.kind(of: reference, role) : nil
      if let mention = Mention(reference, kind: kind), !reference.isEverythingOrNothing { taskMentions.append(mention) }
      return reference
    }
  }

  private mutating func remember(_ object: Reference) {
    if let mention = Mention(object) { taskMentions.append(mention) }
  }

  /// `focus is on a button, which is dimmed`: what two claims say of one thing, they say of the same one.
  static func definite(_ reading: SentenceReading) -> SentenceReading {
    guard reading.frames.count > 1, reading.frames[0].target?.quantifier == .a else { return reading }
    var reading = reading
    let place = reading.frames[0].target?.range
    for number in reading.frames.indices.dropFirst() where reading.frames[number].target?.range == place {
      reading.frames[number].target?.quantifier = .the
    }
    return reading
  }

  // MARK: Finding the noun

  private static func resolved(
    _ reference: Reference,
    _ role: ReferenceRole,
    _ enclosing: Reference?,
    among groups: [[Mention]],
    missing: inout [Missing]
  ) -> Reference {
    if case .pronoun(let word) = reference.head, pronouns.contains(word) {
      guard var noun = noun(for: word, role, isPlural: plurals.contains(word), at: reference.range, groups, &missing)
      else { return reference }
      noun.range = reference.range
      // `a button is dimmed, and it is enabled`: that one.
      if noun.quantifier == .a { noun.quantifier = .the }
      // `none of them`: as many as the author says, of those that were spoken of.
      if reference.quantifier != .the { noun.quantifier = reference.quantifier }
      noun.relations += reference.relations
      return noun
    }
    guard reference.quantifier == .its else { return reference }
    let owning = enclosing.map(withoutRelations)
    guard let owner = owning ?? noun(for: "its", .any, isPlural: false, at: reference.range, groups, &missing) else {
      return reference
    }
    return reference.owned(by: owner)
  }

  private static let pronouns = ["it", "they", "them"]
  private static let plurals = ["they", "them"]

  /// The noun that a word stands for; none, and noted, when there is none or two are as good.
  private static func noun(
    for word: String,
    _ role: ReferenceRole,
    isPlural: Bool,
    at range: SourceRange,
    _ groups: [[Mention]],
    _ missing: inout [Missing]
  ) -> Reference? {
    let mention = nearest(role, isPlural: isPlural, among: groups)
    guard let mention, !mention.reference.isEverythingOrNothing else {
      missing.append(Missing(word: word, range: range))
      return nil
    }
    guard mention.isRivalled(role, isPlural: isPlural) else { return mention.reference }
    let choice = [mention.reference, mention.rival].compactMap { $0?.words }
    missing.append(Missing(word: word, range: range, choice: choice))
    return nil
  }

  /// The last group is searched first; of the nouns in it, a later one goes before an earlier.
  private static func nearest(_ role: ReferenceRole, isPlural: Bool, among groups: [[Mention]]) -> Mention? {
    for wanted in [Mention.Fit.well, .perhaps] {
      for group in groups.reversed() {
        let mention = group.suffix(memory).last { $0.fit(role, isPlural: isPlural) >= wanted }
        if let mention { return mention }
      }
    }
    return nil
  }

  /// How many nouns back a pronoun may reach; nobody follows one farther.
  private static let memory = 256

  private static func withoutRelations(_ reference: Reference) -> Reference {
    var reference = reference
    reference.relations = []
    return reference
  }

  /// Whether a word of a frame stands for a noun before it.
  static func pointsBack(_ frame: Frame) -> Bool {
    frame.saysElse || frame.hasReference { Self.pointsBack($0) }
  }

  /// Whether a word of a task stands for a noun before it.
  static func pointsBack(_ task: TaskLine) -> Bool {
    var pointsBack = false
    for phrase in task.phrases {
      _ = phrase.action?.changed { reference, _, _ in
        if Self.pointsBack(reference) { pointsBack = true }
        return reference
      }
    }
    return pointsBack
  }

  private static func pointsBack(_ reference: Reference) -> Bool {
    if case .pronoun(let word) = reference.head, pronouns.contains(word) { return true }
    return reference.quantifier == .its
  }

  /// The nouns of a sentence in the order of the text, but of each claim last what it is about: that is thought of first.
  private static func mentions(in frames: [Frame], pointsBack: inout Bool) -> [Mention] {
    var mentions: [Mention] = []
    for frame in frames {
      _ = frame.changed { reference, _, _ in
        if Self.pointsBack(reference) { pointsBack = true }
        if let mention = Mention(reference) { mentions.append(mention) }
        return reference
      }
    }
    mentions = mentions.enumerated()
      .sorted { ($0.element.range.lower, $0.offset) < ($1.element.range.lower, $1.offset) }
      .map(\.element)
    return frames.reduce(mentions, withTopicLast)
  }

  private static func withTopicLast(_ mentions: [Mention], of frame: Frame) -> [Mention] {
    guard let target = frame.target, let topic = mentions.lastIndex(where: { $0.reference == target }) else {
      return mentions
    }
    var mentions = mentions
    for member in target.members {
      if let place = mentions.firstIndex(where: { $0.reference == member }) {
        mentions[place].rival = target.members.last { $0 != member }
      }
    }
    if frame.isOfPeers, let other = frame.other, other.range.lower > target.range.lower,
      !other.hasReference({ pointsBack($0) })
    {
      mentions[topic].rival = other
    }
    var own: Set<SourceRange> = []
    _ = frame.changed { reference, _, _ in
      own.insert(reference.range)
      return reference
    }
    let last = mentions.remove(at: topic)
    let end = mentions.lastIndex { own.contains($0.range) }.map { $0 + 1 } ?? topic
    mentions.insert(last, at: max(topic, end))
    return mentions
  }
}

extension TaskAction {
  /// What doing this tells of the kind of its object, where the noun itself does not.
  fileprivate func kind(of reference: Reference, _ role: ReferenceRole) -> Mention.Kind? {
    switch self {
    case .open: .context
    case .close: role == .context ? .context : nil
    case .change, .type, .clear: Mention(reference).map { $0.kind == .unknown ? .field : $0.kind }
    case .times(_, let action): action.kind(of: reference, role)
    default: nil
    }
  }
}

/// The object of a phrase that only an app can bind: `the payment form` of `submit the payment form with a card`.
enum OpenText {
  static func object(of phrase: TaskPhrase) -> Reference? {
    let words = phrase.text.split(separator: " ")
    guard let determiner = words.firstIndex(where: { determiners.contains($0.lowercased()) }) else { return nil }
    let nouns = words[(determiner + 1)...].prefix { !ends.contains($0.lowercased()) }
    guard !nouns.isEmpty else { return nil }
    let noun = nouns.joined(separator: " ").lowercased()
    return Reference(.noun(noun), quantifier: .the, range: phrase.range)
  }

  private static let determiners: Set<String> = ["the", "a", "an", "this"]
  private static let ends: Set<String> = [
    "with", "without", "in", "on", "from", "for", "of", "to", "at", "by", "after", "before", "and", "then", "while",
    "behind", "under", "again", "twice",
  ]
}

extension Reference {
  fileprivate var isPronoun: Bool {
    if case .pronoun = head { return true }
    return false
  }
}

extension Frame {
  /// What the claim relates to each other.
  fileprivate var arguments: [Reference] { [subject, target, other].compactMap { $0 } + list }

  /// Whether it says of two things how they stand to each other, so that a later word may mean either.
  fileprivate var isOfPeers: Bool {
    switch (kind, relation) {
    case (.order, _), (.speech, .before), (.speech, .after), (.speech, .saidWith): true
    default: false
    }
  }

  /// `nothing else`: besides what was claimed before.
  fileprivate var saysElse: Bool { target?.head == .everything("anything else") }
}
