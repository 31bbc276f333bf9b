/// Puts nouns in the place of `it`, `them` and `its`: the nearest earlier noun of the block whose kind fits the verb.
struct Antecedents {
  /// A word that stands for nothing.
  struct Missing: Hashable {
    var word: String
    var range: SourceRange
  }

  /// The words that stood for nothing, in the order in which they were met.
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
      claimMentions += own
      return frames
    }
    var lost: [Missing] = []
    let resolved = frames.map { frame in
      frame.changed { reference, role, enclosing in
        let earlier = own.filter { $0.range.upper <= reference.range.lower }
        let isContext = role == .context
        let groups = isContext ? [claimMentions, taskMentions, earlier] : [taskMentions, claimMentions, earlier]
        return Self.resolved(reference, role, enclosing, among: groups, missing: &lost)
      }
    }
    missing += lost
    claimMentions += Self.mentions(in: resolved, pointsBack: &pointsBack)
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

  private mutating func remember(_ action: TaskAction) {
    _ = action.changed { reference, role, enclosing in
      let kind = enclosing == nil ? action.kind(of: reference, role) : nil
      if let mention = Mention(reference, kind: kind) { taskMentions.append(mention) }
      return reference
    }
  }

  private mutating func remember(_ object: Reference) {
    if let mention = Mention(object) { taskMentions.append(mention) }
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
      guard var noun = nearest(role, isPlural: plurals.contains(word), among: groups) else {
        missing.append(Missing(word: word, range: reference.range))
        return reference
      }
      noun.range = reference.range
      // `none of them`: as many as the author says, of those that were spoken of.
      if reference.quantifier != .the { noun.quantifier = reference.quantifier }
      noun.relations += reference.relations
      return noun
    }
    guard reference.quantifier == .its else { return reference }
    guard let owner = enclosing.map(withoutRelations) ?? nearest(.any, isPlural: false, among: groups) else {
      missing.append(Missing(word: "its", range: reference.range))
      return reference
    }
    var owned = reference
    owned.quantifier = .the
    owned.relations.append(Reference.Relation(.of, owner))
    return owned
  }

  private static let pronouns = ["it", "they", "them"]
  private static let plurals = ["they", "them"]

  /// The last group is searched first; of the nouns in it, a later one goes before an earlier.
  private static func nearest(_ role: ReferenceRole, isPlural: Bool, among groups: [[Mention]]) -> Reference? {
    for wanted in [Mention.Fit.well, .perhaps] {
      for group in groups.reversed() {
        let mention = group.suffix(memory).last { $0.fit(role, isPlural: isPlural) >= wanted }
        if let mention { return mention.reference }
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

  /// The nouns of a sentence in the order of the text, whatever order its frames hold them in.
  private static func mentions(in frames: [Frame], pointsBack: inout Bool) -> [Mention] {
    var mentions: [Mention] = []
    for frame in frames {
      _ = frame.changed { reference, _, _ in
        if Self.pointsBack(reference) { pointsBack = true }
        if let mention = Mention(reference) { mentions.append(mention) }
        return reference
      }
    }
    return mentions.enumerated()
      .sorted { ($0.element.range.lower, $0.offset) < ($1.element.range.lower, $1.offset) }
      .map(\.element)
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

extension Frame {
  /// `nothing else`: besides what was claimed before.
  fileprivate var saysElse: Bool { target?.head == .everything("anything else") }
}
