// Claims about how many there are.

extension Judge {
  func count(_ frame: Frame) -> Judgement {
    guard let target = counted(frame), let wanted = frame.count else {
      return .untestable("the sentence counts nothing")
    }
    return look(frame, without: windowBehind(target)) { window in
      let scene = scene(at: window)
      if let why = nothingBehind(target, scene) { return .untestable(why) }
      if frame.relation == .exist, let contexts = contexts(target, scene) {
        return counted(frame, wanted, contexts, window.last ?? 0)
      }
      var every = target
      every.quantifier = .every
      let referent = resolver.resolve(every, in: scene)
      if frame.relation == .has, let failure = frame.target.flatMap({ resolver.resolve($0, in: scene).failure }) {
        return .failed(failure)
      }
      let there = counted(frame, referent, scene)
      let found =
        there.isEmpty
        ? "there is none" : "there \(there.count == 1 ? "is" : "are") \(there.count): \(scene.list(there))"
      guard wanted.admits(there.count) == (frame.polarity == .holds) else { return .failed(found) }
      guard !there.isEmpty || !scene.simulator.stops.isEmpty else { return .untestable("there is no stop here") }
      return .passed(found, witness: words(window.last ?? 0))
    }
  }

  /// The contexts that are up, of the kind that a noun names; none for a noun that means elements.
  private func contexts(_ target: Reference, _ scene: Scene) -> [ContainerIdentifier]? {
    guard target.relations.isEmpty, case .noun(let phrase) = target.head else { return nil }
    let words = Words.split(phrase)
    let head = Words.singular(words.last ?? "")
    guard resolver.names.elements(phrase).isEmpty, case .context(let kinds)? = KindNoun.table[head] else { return nil }
    return resolver.containers(kinds, head: head, words: Array(words.dropLast()))
      .filter { scene.simulator.isPresented($0) }
  }

  private func counted(_ frame: Frame, _ wanted: Frame.Count, _ contexts: [ContainerIdentifier], _ number: Int)
    -> Judgement
  {
    let names = contexts.map { "'\(index.container($0).name)'" }.joined(separator: ", ")
    let found =
      contexts.isEmpty ? "none is open" : "\(contexts.count) \(contexts.count == 1 ? "is" : "are") open: \(names)"
    return .of(frame, holds: wanted.admits(contexts.count), found, witness: words(number))
  }

  /// What is counted: of `the list has 3 rows`, the rows in the list.
  private func counted(_ frame: Frame) -> Reference? {
    guard frame.relation == .has, var thing = frame.other, let owner = frame.target else { return frame.target }
    thing.relations.append(Reference.Relation(.in, owner))
    return thing
  }

  private func counted(_ frame: Frame, _ referent: Referent, _ scene: Scene) -> [ElementIdentifier] {
    if frame.relation == .focusable {
      let stops = Set(scene.simulator.stops)
      return referent.elements.filter { stops.contains($0) }
    }
    return referent.elements.filter { scene.simulator.isVisible($0) || scene.simulator.isPresentedAndInTree($0) }
  }
}
