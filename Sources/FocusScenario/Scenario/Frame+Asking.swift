extension Frame {
  /// The frame with only the steps of one technology in `the next scan or Tab`; all of them for one not simulated.
  func keepingSteps(of technology: Technology?) -> Frame {
    guard let technology, !nextSteps.isEmpty else { return self }
    let own = nextSteps.filter { technology.steps.contains($0) }
    guard !own.isEmpty else { return self }
    var frame = self
    frame.nextSteps = own
    return frame
  }

  /// Why the claim is not asked of a technology, though others of its block can answer; none when it is.
  func reasonNotAsked(of profile: Profile) -> String? {
    guard let technology = profile.technology else { return nil }
    if kind == .speech, !technology.speaks { return "\(profile.name) does not speak" }
    let needed = neededSteps
    guard let step = needed.first, !needed.contains(where: { technology.steps.contains($0) }) else { return nil }
    return "\(profile.name) has no \(step.noun)"
  }

  /// What focus is claimed to be on, at one moment.
  var placeOfFocus: Reference? {
    guard kind == .focus, polarity == .holds, target?.combination == nil else { return nil }
    return [.on, .startOn, .goTo, .returnTo, .stayOn].contains(relation) ? target : nil
  }
}

extension TaskLine {
  /// Whether claims without a moment of this task are about one and the same, as far as its words tell.
  ///
  /// With a context closed, or several opened, each claim has the moment at which its own context was up.
  func hasOneMoment(forStart starts: Bool) -> Bool {
    let opened = phrases.filter { $0.action?.opens ?? true }.count
    // A control may close what it stands in, so that one pressed later may have closed what an earlier phrase opened.
    let isClosed = phrases.contains { $0.closes } || phrases.dropFirst().contains { $0.action?.presses ?? false }
    return starts ? opened <= 1 : !isClosed
  }
}

extension TaskPhrase {
  fileprivate var closes: Bool {
    action?.closes ?? key.split(separator: " ").contains { Self.closingVerbs.contains(String($0)) }
  }

  private static let closingVerbs: Set<String> = ["close", "dismiss", "cancel", "back", "leave"]
}

extension TaskAction {
  fileprivate var opens: Bool {
    if case .open = once { true } else { presses }
  }

  fileprivate var closes: Bool {
    switch once {
    case .close, .goBack, .escape: true
    default: false
    }
  }

  fileprivate var presses: Bool {
    switch once {
    case .activate, .press: true
    default: false
    }
  }

  /// What is done, whatever number of times.
  private var once: TaskAction {
    var action = self
    while case .times(_, let inner) = action { action = inner }
    return action
  }
}

extension Reference {
  /// Whether no app can have both on one element: different labels, or different nouns of which neither ends the other.
  func isSurelyOther(than other: Reference) -> Bool {
    guard relations.isEmpty, other.relations.isEmpty, combination == nil, other.combination == nil else { return false }
    if let label, let second = other.label { return !label.isBeginning(of: second) && !second.isBeginning(of: label) }
    guard case .noun(let noun) = head, case .noun(let second) = other.head else { return false }
    if noun == second { return ordinal != other.ordinal && ordinal != nil && other.ordinal != nil }
    return !noun.hasSuffix(" " + second) && !second.hasSuffix(" " + noun)
  }

  /// The label that it is: `"Reply"`, `Reply`.
  var label: String? {
    switch head {
    case .quoted(let text), .name(let text): text
    case .noun, .pronoun, .everything: nil
    }
  }
}

extension String {
  /// Whether another text is this one, alone or with trait words after a comma.
  fileprivate func isBeginning(of other: String) -> Bool {
    other == self || other.hasPrefix(self + ",")
  }
}
