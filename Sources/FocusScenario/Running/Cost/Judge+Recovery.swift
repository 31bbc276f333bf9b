// Claims about what a change of context costs the user.

extension Judge {
  /// `recovery takes at most 1 swipe`: after the last change of context, or the last one that something was part of.
  func recovery(_ frame: Frame) -> Judgement {
    guard let steps = frame.steps else { return .untestable("the sentence counts nothing") }
    let technology = trace.end.technology
    guard steps.step.fits(technology) else {
      return .untestable("\(technology.rawValue) has no \(steps.step.rawValue)")
    }
    return look(frame, without: finder.wholeTask) { window in
      let changes = window.moments.filter { change(at: $0, isPartOf: frame.other) }
      guard let last = changes.last else { return .untestable(nothingToRecoverFrom(frame.other, window)) }
      let isAboutEach = frame.always || frame.other?.quantifier == .every
      return .all((isAboutEach ? changes : [last]).compactMap { recovery(steps, at: $0) })
    }
  }

  private func recovery(_ steps: Frame.Steps, at number: Int) -> Judgement? {
    guard let recovery = RecoveryPlace(trace, at: number)?.recovery(steps.direction) else { return nil }
    let noun = trace.end.technology.stepNoun
    var judgement: Judgement
    if let count = recovery.steps {
      let found = "after \(recovery.after) it takes \(count) \(noun)\(count == 1 ? "" : "s") to \(recovery.place)"
      let focus = trace.moments[number].after.focus
      judgement =
        steps.count.admits(count)
        ? weighed(
          .passed(found, witness: words(number)),
          focus,
          Referent(elements: [focus.element].compactMap { $0 }),
          number
        ) : .failed(found)
    } else {
      judgement = .failed("after \(recovery.after) no \(noun) comes to \(recovery.place)")
    }
    judgement.moment = number
    return judgement
  }

  /// Whether a beat changed the context, and what is named appeared, opened or closed in it.
  private func change(at number: Int, isPartOf thing: Reference?) -> Bool {
    guard RecoveryPlace(trace, at: number) != nil else { return false }
    guard let thing else { return true }
    let beat = trace.moments[number].beat
    let referent = resolver.resolve(thing, in: Scene(trace, at: number))
    let contexts = beat.opened + beat.closed.map(\.container)
    return beat.appeared.contains { referent.contains($0) } || referent.container.map(contexts.contains) ?? false
  }

  private func nothingToRecoverFrom(_ thing: Reference?, _ window: Window) -> String {
    let what = thing.map { "\($0.words) opened, closed or appeared as an error nowhere" }
    return "\(what ?? "no context opened or closed, and no error appeared,") \(window.words)"
  }
}
