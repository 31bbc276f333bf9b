// Claims about texts that are kept and states that hold.

extension Judge {
  func value(_ frame: Frame) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names nothing") }
    return look(frame, without: finder.sinceLastAction) { window in
      guard trace.stopped == nil || frame.moment != nil else { return .untestable("the task stopped") }
      let scene = scene(at: window)
      let referent = resolver.resolve(target, in: scene)
      if let failure = referent.failure { return .failed(failure) }
      let elements =
        target.quantifier == .every ? referent.elements.filter { scene.simulator.isInTree($0) } : referent.elements
      guard !elements.isEmpty else { return .untestable("there is no \(target.wordsWithoutArticle)") }
      return .all(elements.map { value(frame, of: $0, scene, window) })
    }
  }

  private func value(_ frame: Frame, of element: ElementIdentifier, _ scene: Scene, _ window: Window) -> Judgement {
    let now = scene.simulator.state(of: element).value ?? ""
    let name = scene.name(element)
    let found = now.isEmpty ? "\(name) is empty" : "\(name) has '\(now)'"
    let holds: Bool
    switch frame.relation {
    case .kept:
      let before = trace.state(before: window.opening).state(of: element).value ?? ""
      if before.isEmpty {
        // Of several fields some may have been empty from the start: those prove nothing and lose nothing.
        return frame.target?.quantifier == .every && now.isEmpty && hasText(frame, window)
          ? .passed(found, witness: "it was empty before")
          : .untestable("\(name) was empty before, so there was nothing to keep")
      }
      holds = before == now
      if !holds { return verdict(false, frame, "\(found), and had '\(before)' before", window) }
    case .empty: holds = now.isEmpty
    default: holds = SpokenText.same(frame.text ?? "", now)
    }
    return verdict(holds, frame, found, window)
  }

  private func hasText(_ frame: Frame, _ window: Window) -> Bool {
    guard let target = frame.target else { return false }
    let before = trace.state(before: window.opening)
    return resolver.resolve(target, in: scene(at: window)).elements.contains {
      !(before.state(of: $0).value ?? "").isEmpty
    }
  }

  private func verdict(_ holds: Bool, _ frame: Frame, _ found: String, _ window: Window) -> Judgement {
    .of(frame, holds: holds, found, witness: words(window.last ?? 0))
  }

  // MARK: States

  func state(_ frame: Frame) -> Judgement {
    guard let target = frame.target, let word = frame.text else { return .untestable("the sentence names no state") }
    return look(frame, without: finder.end) { window in
      let scene = scene(at: window)
      let referent = resolver.resolve(target, in: scene)
      if let container = referent.container { return isUp(container, word, frame, scene, window) }
      if ["gone", "hidden", "closed", "removed"].contains(word) { return gone(referent, frame, scene, window) }
      if let failure = referent.failure { return .failed(failure) }
      guard ElementState.words.contains(word) else { return .untestable("'\(word)' is no state that can be seen") }
      return .all(
        referent.elements.map { element in
          let holds = scene.simulator.state(of: element).isIn(word)
          return verdict(holds, frame, "\(scene.name(element)) is \(holds ? "" : "not ")\(word)", window)
        }
      )
    }
  }

  private func isUp(
    _ container: ContainerIdentifier,
    _ word: String,
    _ frame: Frame,
    _ scene: Scene,
    _ window: Window
  ) -> Judgement {
    let isUp = scene.simulator.isPresented(container)
    let wantsUp = !["closed", "gone", "hidden", "removed"].contains(word)
    let found = "'\(index.container(container).name)' is \(isUp ? "open" : "not open")"
    guard trace.moments.contains(where: { $0.after.isPresented(container) }) || wantsUp else {
      return .untestable("'\(index.container(container).name)' was never open in this task")
    }
    return verdict(isUp == wantsUp, frame, found, window)
  }

  /// Gone: a sighted user no longer sees it; it must have been there.
  private func gone(_ referent: Referent, _ frame: Frame, _ scene: Scene, _ window: Window) -> Judgement {
    let was = referent.elements.filter { element in trace.moments.contains { $0.after.isVisible(element) } }
    guard !was.isEmpty else { return .untestable(referent.failure ?? "it was never there in this task") }
    let left = was.filter { scene.simulator.isVisible($0) }
    let found = left.isEmpty ? "\(scene.list(was)) is gone" : "\(scene.list(left)) is still there"
    return verdict(left.isEmpty, frame, found, window)
  }
}
