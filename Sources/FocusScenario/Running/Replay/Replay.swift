/// Does a task again on the answers that devices give to the questions its run consulted, one question at a time.
struct Replay {
  private let rehearsal: Rehearsal
  private let baseline: Performance
  private var kept: [Behaviours.Choice: Performance] = [:]

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

  /// The looks at a claim that fails for nothing but luck, when every answer lands there too.
  mutating func judgementsWithoutLuck(of frame: Frame) -> [Judgement]? {
    let undefined = baseline.undefined
    guard !undefined.isEmpty, let looks = passing(frame, on: baseline, whatever: undefined) else { return nil }
    for behaviour in undefined.map(Behaviour.of) {
      for alternative in behaviour.alternatives {
        let choice = Behaviours.Choice(behaviour: behaviour.identifier, alternative: alternative.identifier)
        guard passing(frame, on: performance(answering: choice), whatever: undefined) != nil else { return nil }
      }
    }
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

  /// Notes each pass that an answer seen on devices breaks.
  mutating func addFragile(to results: inout [ClaimResult], of claims: [Claim]) {
    let passed = results.indices.filter { results[$0].verdict == .passed }
    let consulted = passed.map { (claim: $0, behaviours: baseline.consulted(by: claims[$0].frame)) }
    for behaviour in Behaviour.table where !rehearsal.fixed.questions.contains(behaviour.identifier) {
      let concerned = consulted.filter { $0.behaviours.contains(behaviour.identifier) }.map(\.claim)
      guard !concerned.isEmpty else { continue }
      for alternative in behaviour.alternatives where alternative.confidence != .guess {
        let choice = Behaviours.Choice(behaviour: behaviour.identifier, alternative: alternative.identifier)
        let performance = performance(answering: choice)
        for number in concerned {
          // What proves nothing there breaks nothing either.
          let judgement = Judgement.all(performance.judgements(of: claims[number].frame))
          guard judgement.verdict == .failed else { continue }
          let reason = behaviour.fragility(alternative, judgement.found, rehearsal.technology)
          results[number].reservations.append(Reservation(.fragile, reason: reason))
        }
      }
    }
  }
}

extension Behaviour {
  /// Why a pass is fragile: the question, the answer that breaks it with its facts, what is found then, what is safe.
  fileprivate func fragility(_ alternative: Alternative, _ found: String, _ technology: Technology) -> String {
    let source = ([alternative.facts.joined(separator: ", "), "\(identifier.rawValue) = \(alternative.identifier.rawValue)"])
      .joined(separator: "; ")
    let broken = "devices differ in \(question): with '\(alternative.meaning)' (\(source)) \(found)"
    return Advice.of(identifier).map { "\(broken); to be safe, \($0.text(for: technology))" } ?? broken
  }
}
