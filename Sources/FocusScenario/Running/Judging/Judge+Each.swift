// Claims about what happens to any, every or no thing of a kind: each is looked at by itself.

extension Judge {
  /// `no error appears`, `every row changes`: one that was so all along says nothing of another.
  func eachByItself(_ frame: Frame) -> Judgement? {
    guard let target = frame.target, frame.isOfWhatHappensToEach, trace.stopped == nil,
      resolver.resolve(target, in: Scene(trace, at: trace.moments.count - 1)).container == nil
    else { return nil }
    let elements = happeningTo(target, in: lookingOn(for: frame)?.trace ?? trace)
    guard elements.count > 1 || target.quantifier != .every, !elements.isEmpty else { return nil }
    var single = frame
    single.target?.quantifier = .the
    if frame.polarity != .holds, !frame.saysNeverOrAlways { single.polarity = .not }
    return together(elements.map { judge(single, of: $0) }, of: frame, target)
  }

  private func judge(_ frame: Frame, of element: ElementIdentifier) -> Judgement {
    var judge = self
    if let target = frame.target { judge.resolver.pinned[target] = element }
    return judge.judge(frame)
  }

  /// Of `every row` all that are ever there; of any other, those to which something happens.
  private func happeningTo(_ target: Reference, in run: Trace) -> [ElementIdentifier] {
    let isOfAll = target.quantifier == .every
    let touched = run.moments.dropFirst().reduce(into: Set()) { $0.formUnion($1.beat.touched) }
    guard isOfAll || !touched.isEmpty else { return [] }
    let scenes = [Scene(run, before: run.lastAction)] + run.moments.indices.map { Scene(run, at: $0) }
    var meant = Set(scenes.flatMap { scene in resolver.resolve(target, in: scene).elements })
    if target.isOfAnything { meant.formUnion(touched) }
    return meant.filter { element in
      touched.contains(element) || isOfAll && scenes.contains { isThere(element, $0.simulator) }
    }.sorted()
  }

  private func together(_ looks: [Judgement], of frame: Frame, _ target: Reference) -> Judgement {
    if frame.polarity == .holds {
      return target.quantifier == .every ? .all(looks) : looks.first { $0.verdict == .passed } ?? .all(looks)
    }
    // What was so before cannot come to be so; that it did not takes nothing from the others.
    let telling = looks.filter { $0.verdict != .untestable || $0.asksWhen }
    return .all(telling.isEmpty ? looks : telling)
  }
}

extension Frame {
  fileprivate var isOfWhatHappensToEach: Bool {
    guard let target, target.combination == nil, within == nil else { return false }
    let isOfAll = target.quantifier == .every && !target.isEverything
    // `every row is always reachable`: also the one that went.
    if always, polarity == .holds, isOfAll { return isAboutEveryBeat }
    guard kind == .state || kind == .value else { return false }
    if polarity != .holds, isOfAll { return false }
    if relation == .changes { return polarity == .holds && isOfAll }
    return manner.contains(.broughtAbout)
      && (isOfAll || [.a, .any, .no].contains(target.quantifier) || target.isEverything)
  }
}
