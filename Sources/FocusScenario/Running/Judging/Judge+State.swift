// Claims about the states of things: open, selected, gone.

extension Judge {
  func state(_ frame: Frame) -> Judgement {
    if frame.duration != nil { return look(frame, without: finder.sinceLastAction) { lasts(frame, $0) } }
    switch frame.relation {
    case .changes, .does: return look(frame, without: finder.sinceLastAction) { changes(frame, $0) }
    case .can: return look(frame, without: windowOfDeed(frame)) { can(frame, $0) }
    case .located: return look(frame, without: finder.end) { located(frame, $0) }
    case .offers: return look(frame, without: finder.end) { offers(frame, $0) }
    default: break
    }
    guard let target = frame.target, let word = frame.text else { return .untestable("the sentence names no state") }
    return look(frame, without: frame.comesAbout || frame.lasts ? finder.sinceLastAction : finder.end) { window in
      let scene = scene(at: window)
      let referent = resolver.resolve(target, in: scene)
      if word == "empty", let container = referent.container { return contents(frame, of: container, scene, window) }
      if let container = referent.container {
        // `the panel is locked`: that it is open says nothing of that.
        guard ElementState.wordsOfContexts.contains(word) else {
          return .untestable("'\(word)' is no state of a context that can be seen")
        }
        return isUp(container, word, frame, scene, window)
      }
      if ElementState.wordsOfAbsence.contains(word) { return gone(referent, frame, scene, window) }
      if let failure = referent.failure {
        let isSeen = ElementState.wordsOfPresence.contains(word)
        // What is not there is not seen.
        return isSeen && !referent.isAmbiguous
          ? verdict(false, frame, failure, window) : referent.judgement ?? .failed(failure)
      }
      guard ElementState.words.contains(word) else { return .untestable("'\(word)' is no state that can be seen") }
      let elements = meant(target, referent, word, scene)
      guard !elements.isEmpty else { return .untestable("there is no \(target.wordsWithoutArticle) here") }
      return ofOne(
        target,
        elements.map { element in
          if word == "empty", holdsOthers(element, scene) { return contents(frame, of: element, scene, window) }
          if State.isOfContexts(word), !canBeOpen(element, scene) {
            return .untestable("\(scene.name(element)) is no context, and has nothing that opens")
          }
          if !ElementState.wordsOfPresence.contains(word), isTakenAway(element, scene.simulator) {
            return takenAway(element, frame, scene)
          }
          let holds =
            ElementState.wordsOfPresence.contains(word)
            ? scene.simulator.isVisible(element) : scene.simulator.state(of: element).isIn(word)
          return verdict(holds, frame, "\(scene.name(element)) is \(holds ? "" : "not ")\(word)", window)
        },
        isDenied: frame.polarity != .holds && !frame.still
      )
    }
  }

  /// What a claim about a state ranges over: of `every row` and `no row` those that are there; nothing has to be there to
  /// be not seen.
  private func meant(_ target: Reference, _ referent: Referent, _ word: String, _ scene: Scene) -> [ElementIdentifier] {
    guard target.quantifier != .the, target.quantifier != .its else { return referent.elements }
    let isSeen = ElementState.wordsOfPresence.contains(word)
    if isSeen, target.quantifier != .every { return referent.elements }
    return referent.elements.filter { element in
      isSeen
        ? scene.simulator.isPresented(index.entries[element.index].container) : isThere(element, scene.simulator)
    }
  }

  /// `a row is selected`: one of them is enough. `a row is not selected` says either that none is, or that not all are.
  func ofOne(_ target: Reference, _ looks: [Judgement], isDenied: Bool = false) -> Judgement {
    guard target.quantifier == .a else { return .all(looks) }
    if isDenied, Set(looks.map(\.verdict)).isSuperset(of: [.passed, .failed]) {
      return .untestable("it is so of one and not of another; write 'no …', or which one is meant")
    }
    return looks.first { $0.verdict == .passed } ?? .all(looks)
  }

  /// Whether an element is not there any more, or not yet, in a context that is.
  func isTakenAway(_ element: ElementIdentifier, _ simulator: Simulator) -> Bool {
    simulator.isPresented(index.entries[element.index].container) && !simulator.isVisible(element)
      && !simulator.isInTree(element)
  }

  /// What is not there is in no state, and has no value.
  func takenAway(_ element: ElementIdentifier, _ frame: Frame, _ scene: Scene) -> Judgement {
    let found = "\(scene.name(element)) is not there"
    return frame.polarity == .holds ? .failed(found) : .untestable(found)
  }

  /// Whether an element can be open: it expands, or holds others.
  private func canBeOpen(_ element: ElementIdentifier, _ scene: Scene) -> Bool {
    scene.simulator.state(of: element).isExpanded != nil || !index.entries[element.index].children.isEmpty
  }

  private func isUp(
    _ container: ContainerIdentifier,
    _ word: String,
    _ frame: Frame,
    _ scene: Scene,
    _ window: Window
  ) -> Judgement {
    let isUp = scene.simulator.isPresented(container)
    let wantsUp = !ElementState.wordsOfAbsence.contains(word)
    let found = "'\(index.container(container).name)' is \(isUp ? "open" : "not open")"
    guard
      trace.moments.contains(where: { $0.after.isPresented(container) || $0.beat.opened.contains(container) })
        || wantsUp
    else {
      return .untestable("'\(index.container(container).name)' was never open in this task")
    }
    return verdict(isUp == wantsUp, frame, found, window)
  }

  /// Gone: a sighted user no longer sees it; it must have been there.
  private func gone(_ referent: Referent, _ frame: Frame, _ scene: Scene, _ window: Window) -> Judgement {
    let isOfAll = frame.target?.isOfAnything == true && resolver.pinned.isEmpty
    let was = (isOfAll ? index.entries.indices.map { ElementIdentifier($0) } : referent.elements).filter { element in
      trace.moments.contains { $0.after.isVisible(element) || $0.beat.glimpsed.contains(element) }
    }
    guard !was.isEmpty else { return .untestable(referent.failure ?? "it was never there in this task") }
    let left = was.filter { scene.simulator.isVisible($0) }
    let gone = was.filter { !left.contains($0) }
    // Of a denial one that is gone is enough: `no row is gone`.
    let isOfOne = frame.polarity != .holds || frame.target?.quantifier == .a
    let isGone = isOfOne ? !gone.isEmpty : left.isEmpty
    let found = isGone ? "\(scene.list(gone)) is gone" : "\(scene.list(left)) is still there"
    return verdict(isGone, frame, found, window)
  }
}
