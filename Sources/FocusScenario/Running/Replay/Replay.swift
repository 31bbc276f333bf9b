/// Does a task again on the answers that devices give to the questions its run consulted, one question at a time.
struct Replay {
  private let rehearsal: Rehearsal
  private let baseline: Performance
  private var kept: [Behaviours.Choice: Performance] = [:]
  /// The claims that luck does not fail, because every answer lands there.
  private var excused: Set<Frame> = []

  /// Prepares the replay of a task that was done.
  init(_ rehearsal: Rehearsal, baseline: Performance) {
    self.rehearsal = rehearsal
    self.baseline = baseline
  }

  private mutating func performance(answering choice: Behaviours.Choice) -> Performance {
    if let known = kept[choice] { return known }
    let performance = rehearsal.perform(answering: choice)
    kept[choice] = performance
    return performance
  }

  // MARK: Luck

  /// The looks at a claim that fails for nothing but luck, when every answer of the technology lands there too.
  mutating func judgementsWithoutLuck(of frame: Frame) -> [Judgement]? {
    let undefined = baseline.undefined
    guard !undefined.isEmpty, let looks = passing(frame, on: baseline, whatever: undefined) else { return nil }
    for behaviour in undefined.map(Behaviour.of) {
      let alternatives = behaviour.alternatives(seenOn: rehearsal.technology)
      guard !alternatives.isEmpty else { return nil }
      for alternative in alternatives {
        let choice = Behaviours.Choice(behaviour: behaviour.identifier, alternative: alternative.identifier)
        guard passing(frame, on: performance(answering: choice), whatever: undefined) != nil else { return nil }
      }
    }
    excused.insert(frame)
    return looks
  }

  private func passing(
    _ frame: Frame,
    on performance: Performance,
    whatever undefined: [BehaviourIdentifier]
  ) -> [Judgement]? {
    var performance = performance
    performance.settled += undefined
    let judgements = performance.judgements(of: frame)
    return Judgement.all(judgements).verdict == .passed ? judgements : nil
  }

  // MARK: Fragile passes

  private func judgement(of frame: Frame, on performance: Performance) -> Judgement {
    var performance = performance
    if excused.contains(frame) { performance.settled += baseline.undefined }
    return .all(performance.judgements(of: frame))
  }

  /// Notes each pass that an answer seen on devices breaks.
  mutating func addFragile(to results: inout [ClaimResult], of claims: [Claim]) {
    let passed = results.indices.filter { results[$0].verdict == .passed }
    let consulted = passed.map { (claim: $0, behaviours: baseline.consulted(by: claims[$0].frame)) }
    for behaviour in Behaviour.table where !rehearsal.fixed.questions.contains(behaviour.identifier) {
      let concerned = consulted.filter { $0.behaviours.contains(behaviour.identifier) }.map(\.claim)
      guard !concerned.isEmpty else { continue }
      for alternative in behaviour.alternatives(seenOn: rehearsal.technology) {
        let choice = Behaviours.Choice(behaviour: behaviour.identifier, alternative: alternative.identifier)
        let performance = performance(answering: choice)
        for number in concerned {
          // What proves nothing there breaks nothing either.
          let judgement = judgement(of: claims[number].frame, on: performance)
          guard judgement.verdict == .failed else { continue }
          let reason = behaviour.fragility(alternative, judgement.found, rehearsal.technology)
          results[number].reservations.append(Reservation(.fragile, reason: reason))
        }
      }
    }
  }
}

extension Behaviour {
  /// The answers that are no guess for a technology: what is known of the keyboard alone says nothing of VoiceOver.
  fileprivate func alternatives(seenOn technology: Technology) -> [Alternative] {
    alternatives.filter { alternative in
      alternative.confidence != .guess
        && alternative.facts.contains { fact in technology.sectionsOfFacts.contains { fact.hasPrefix($0) } }
    }
  }
}

extension Technology {
  /// How the facts about it begin; much that was seen with VoiceOver is iOS's own doing.
  fileprivate var sectionsOfFacts: [String] {
    switch self {
    case .voiceOver: ["VO-"]
    case .switchControl: ["SC-", "VO-"]
    case .fullKeyboardAccess: ["FKA-", "VO-"]
    case .talkBack: ["TB-"]
    }
  }
}

extension Behaviour {
  /// Why a pass is fragile: the question, the answer that breaks it, its facts, what is found then, and what is safe.
  fileprivate func fragility(_ alternative: Alternative, _ found: String, _ technology: Technology) -> String {
    let source =
      "\(alternative.facts.joined(separator: ", ")); \(identifier.rawValue)=\(alternative.identifier.rawValue)"
    let broken = "\(question): on some devices \(alternative.meaning) (\(source)), and then \(found)"
    return Advice.of(identifier).map { "\(broken). Safe: \($0.text(for: technology))" } ?? broken
  }
}
