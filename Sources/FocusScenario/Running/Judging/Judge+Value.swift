// Claims about the texts that things have: their values, labels and other words.

extension Judge {
  func value(_ frame: Frame) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names nothing") }
    if [.label, .role, .attribute].contains(frame.relation) {
      return look(frame, without: finder.end) { attribute(frame, $0) }
    }
    return look(frame, without: finder.sinceLastAction) { window in
      guard trace.stopped == nil || frame.moment != nil else { return .untestable("the task stopped") }
      let scene = scene(at: window)
      let referent = resolver.resolve(target, in: scene)
      if let missing = referent.judgement { return missing }
      let isOfContents = frame.relation == .empty || frame.relation == .equals
      if isOfContents, let container = referent.container { return contents(frame, of: container, scene, window) }
      let elements =
        target.quantifier == .the || target.quantifier == .its
        ? referent.elements : referent.elements.filter { scene.simulator.isPresentedAndInTree($0) }
      guard !elements.isEmpty else { return .untestable("there is no \(target.wordsWithoutArticle)") }
      return ofOne(
        target,
        elements.map { value(frame, of: $0, scene, window) },
        isDenied: frame.polarity != .holds && !frame.still
      )
    }
  }

  private func value(_ frame: Frame, of element: ElementIdentifier, _ scene: Scene, _ window: Window) -> Judgement {
    if frame.relation != .kept, holdsOthers(element, scene) { return contents(frame, of: element, scene, window) }
    if frame.relation != .kept, isTakenAway(element, scene.simulator) { return takenAway(element, frame, scene) }
    let now = (frame.relation == .kept ? setting : shown)(element, scene.simulator)
    let name = scene.name(element)
    if frame.relation == .equals, index.element(element).role == .button, now.isEmpty {
      return .untestable("\(name) is a button without a value; of what it brings up write '… appears after …'")
    }
    let found = now.isEmpty ? "\(name) is empty" : "\(name) has '\(now)'"
    let holds: Bool
    switch frame.relation {
    case .kept:
      let before = setting(element, trace.state(before: window.opening))
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

  /// What stands in a thing: its value, or the words of a text, which has no other.
  private func shown(_ element: ElementIdentifier, _ simulator: Simulator) -> String {
    let state = simulator.state(of: element)
    return state.value ?? (index.element(element).role.isOnlyWords ? state.label : "")
  }

  /// What can be kept: a value, or whether it is on.
  private func setting(_ element: ElementIdentifier, _ simulator: Simulator) -> String {
    let shown = shown(element, simulator)
    guard shown.isEmpty, let isChecked = simulator.state(of: element).isChecked else { return shown }
    return isChecked ? "on" : "off"
  }

  private func hasText(_ frame: Frame, _ window: Window) -> Bool {
    guard let target = frame.target else { return false }
    let before = trace.state(before: window.opening)
    return resolver.resolve(target, in: scene(at: window)).elements.contains {
      !(before.state(of: $0).value ?? "").isEmpty
    }
  }

  func verdict(_ holds: Bool, _ frame: Frame, _ found: String, _ window: Window) -> Judgement {
    .of(frame, holds: holds, found, witness: words(window.last ?? 0))
  }
}
