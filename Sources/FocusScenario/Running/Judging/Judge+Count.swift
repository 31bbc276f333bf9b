// Claims about how many there are.

extension Judge {
  func count(_ frame: Frame) -> Judgement {
    guard let target = counted(frame), let wanted = frame.count else {
      return .untestable("the sentence counts nothing")
    }
    return look(frame, without: windowAround(target)) { window in
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
      if frame.relation == .has, let owner = frame.target, isOneOfSeveral(owner, scene) {
        return ofEach(owner, frame, wanted, scene, window.last ?? 0)
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

  /// `every list`, `a list`, and not a sheet, of which there is one.
  private func isOneOfSeveral(_ owner: Reference, _ scene: Scene) -> Bool {
    owner.quantifier == .every || owner.quantifier == .a && resolver.resolve(owner, in: scene).container == nil
  }

  /// `every list has 2 rows`: each of them by itself.
  private func ofEach(_ owner: Reference, _ frame: Frame, _ wanted: Frame.Count, _ scene: Scene, _ number: Int)
    -> Judgement
  {
    var thing = frame.other ?? owner
    thing.quantifier = .every
    let things = counted(frame, resolver.resolve(thing, in: scene), scene)
    let owners = resolver.resolve(owner, in: scene).elements.filter { isThere($0, scene.simulator) }
    guard !owners.isEmpty else { return .untestable("there is no \(owner.wordsWithoutArticle) here") }
    return ofOne(
      owner,
      owners.map { element in
        let inside = Set(resolver.withDescendants(element)).subtracting([element])
        let own = things.filter { inside.contains($0) || index.entries[$0.index].errorOf == element }
        let holds = wanted.admits(own.count)
        let found = "\(scene.name(element)) has \(own.isEmpty ? "none" : "\(own.count): \(scene.list(own))")"
        return .of(frame, holds: holds, found, witness: words(number))
      },
      isDenied: frame.polarity != .holds
    )
  }

  /// The end of the task; of what is behind a context, or in one that has closed, while that was up.
  private func windowAround(_ target: Reference) -> Window {
    let end = trace.end
    let place = target.relations.lazy.filter { [.in, .of, .on].contains($0.kind) }.compactMap(\.reference).first {
      let place = resolver.resolve(resolver.asPlace($0), in: Scene(trace, at: trace.moments.count - 1))
      return place.container.map { !end.isPresented($0) } ?? false
    }
    return place.map { windowUp($0) } ?? windowBehind(target)
  }

  /// The contexts that are up, of the kind that a noun names; none for a noun that means elements.
  private func contexts(_ target: Reference, _ scene: Scene) -> [ContainerIdentifier]? {
    guard target.relations.isEmpty, case .noun(let phrase) = target.head else { return nil }
    let words = Words.split(phrase)
    let head = Words.singular(words.last ?? "")
    guard resolver.called(phrase).isEmpty, case .context(let kinds)? = KindNoun.table[head] else { return nil }
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

  /// `there are 2 rows` counts one that is loading; it is no result, and no item.
  private func loadingRows(of thing: Reference?) -> [ElementIdentifier] {
    guard case .noun("rows")? = thing?.head, thing?.relations.isEmpty == true, resolver.called("rows").isEmpty else {
      return []
    }
    return resolver.elements { index.element($0).role == .row && index.element($0).isLoading }
  }

  private func counted(_ frame: Frame, _ referent: Referent, _ scene: Scene) -> [ElementIdentifier] {
    // What holds others is not one of them.
    let holders = (counted(frame)?.relations ?? []).filter { $0.kind == .in }.compactMap(\.reference)
      .map { resolver.resolve(resolver.asPlace($0), in: scene) }.filter { $0.container == nil }.flatMap(\.elements)
    let held = (referent.elements + loadingRows(of: counted(frame))).filter { !holders.contains($0) }
    if frame.relation == .focusable {
      let stops = Sweep.walked(on: scene.simulator)
      return held.filter { stops.contains($0) }
    }
    // `there is no row that is gone` counts those that are.
    if counted(frame)?.relations.contains(where: { $0.kind == .gone }) == true { return held }
    return held.filter { isThere($0, scene.simulator) }
  }
}
