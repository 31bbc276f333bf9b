extension Performance {
  /// For focus that is where the platform puts it by itself: that it does so, and what to call.
  func advice(_ judgements: [Judgement], _ frame: Frame) -> [String] {
    guard frame.kind == .focus, frame.polarity == .holds,
      let place = judgements.firstIndex(where: { $0.verdict == .failed }),
      let number = judgements[place].moment, traces[place].moments.indices.contains(number),
      isThere(frame.target, Scene(traces[place], at: number))
    else { return [] }
    let moment = traces[place].moments[number]
    // Where nothing can have focus no call helps.
    guard !moment.after.stops.isEmpty else { return [] }
    switch moment.after.focus.cause {
    case .platform(let fact, let confidence, let behaviour?):
      let isAssumed = confidence == .guess
      let rule = rule(behaviour, fact, isAssumed: isAssumed, moment.after.technology)
      if isReturn(behaviour), restores(moment) { return [] }
      return advice(behaviour, rule, moment.after.technology)
    case .undefined(let behaviour):
      let rule = "\(Behaviour.of(behaviour).question): nothing defines where it goes (VO-170)"
      // Of an overlay that closes only the elements vanish: what is missing is the return.
      let isReturn =
        moment.beat.opened.isEmpty && !restores(moment)
        && moment.beat.closed.contains { !resolver.index.container($0.container).kind.isScreen }
      return advice(isReturn ? .closeWithoutRestore : behaviour, rule, moment.after.technology)
    default: return []
    }
  }

  private func isReturn(_ behaviour: BehaviourIdentifier) -> Bool {
    behaviour == .closeWithoutRestore || behaviour == .windowRestore
  }

  /// Whether a rule that fired asks for focus already: who restores it is not told to.
  private func restores(_ moment: Trace.Moment) -> Bool {
    moment.beat.asksForFocus(in: resolver.index, ofKeyboard: moment.after.technology == .fullKeyboardAccess)
  }

  /// Whether focus could be on what is claimed: what is not there, or says something else, no call brings into focus.
  private func isThere(_ target: Reference?, _ scene: Scene) -> Bool {
    target.map { resolver.resolve($0, in: scene).failure == nil } ?? false
  }

  private func advice(_ behaviour: BehaviourIdentifier, _ rule: String, _ technology: Technology) -> [String] {
    Advice.of(behaviour).map { ["\(rule). Safe: \($0.text(for: technology))"] } ?? []
  }

  /// What the platform does, by the answer in force.
  private func rule(
    _ behaviour: BehaviourIdentifier,
    _ fact: String,
    isAssumed: Bool,
    _ technology: Technology
  ) -> String {
    let row = Behaviour.of(behaviour)
    let answer = ([row.baseline] + row.alternatives).first { $0.identifier == answers[behaviour] } ?? row.baseline
    let platform = isAssumed ? "it is assumed" : technology == .talkBack ? "Android does this" : "iOS does this"
    return "\(platform) (\(fact)): \(row.question) = \(answer.meaning)"
  }
}
