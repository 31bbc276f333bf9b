// Claims about what a thing is called and what it is, part by part: its name, its role, its state, its position.

extension Judge {
  func attribute(_ frame: Frame, _ window: Window) -> Judgement {
    guard let target = frame.owner ?? frame.target, frame.text != nil || frame.relation == .label else {
      return .untestable("the sentence names nothing")
    }
    let attribute = frame.attribute
    let scene = scene(at: window)
    let referent = resolver.resolve(target, in: scene)
    if let missing = referent.judgement { return missing }
    let there = referent.elements.filter { scene.simulator.isPresentedAndInTree($0) }
    guard !there.isEmpty, referent.container == nil else {
      return .untestable("there is no \(target.wordsWithoutArticle) for \(trace.end.technology.rawValue) here")
    }
    return .all(
      there.map { element in
        let values = attribute.values(of: element, scene.simulator)
        // `every button has a label`: some name, whichever it is.
        let holds = frame.text.map { text in values.contains { SpokenText.same($0, text) } } ?? !values.isEmpty
        return verdict(holds, frame, Self.words(scene.name(element), attribute, values), window)
      }
    )
  }

  private static func words(_ name: String, _ attribute: Attribute, _ values: [String]) -> String {
    values.isEmpty
      ? "\(name) has no \(attribute.rawValue)"
      : "the \(attribute.rawValue) of \(name) is \(values.map { "'\($0)'" }.joined(separator: ", "))"
  }

  /// `the label of the button changes from "Follow" to "Following"`, `the total updates`.
  func changes(_ frame: Frame, _ window: Window) -> Judgement {
    guard let target = ownerNamed(by: frame) ?? frame.target else { return .untestable("the sentence names nothing") }
    let scene = scene(at: window)
    // What is renamed is called so before, and what appears is there after.
    let earlier = resolver.resolve(target, in: Scene(trace, before: window.opening))
    let referent = earlier.failure == nil ? earlier : resolver.resolve(target, in: scene)
    if let missing = referent.judgement { return missing }
    let before = trace.state(before: window.opening)
    if target.isEverything, frame.relation == .changes, let came = contextChanged(window) {
      return .of(frame, holds: true, came, witness: words(window.last ?? 0))
    }
    var later = frame.polarity == .holds ? [] : resolver.resolve(target, in: scene).elements
    if frame.polarity != .holds, target.isOfAnything { later += trace.moments[window.moments].flatMap(\.beat.glimpsed) }
    let all = referent.elements + later.filter { !referent.elements.contains($0) }
    let changed = all.filter { hasChanged($0, frame, window) }
    let found =
      changed.isEmpty ? "\(target.words) did not change \(window.words)" : words(changed[0], before, scene.simulator)
    guard !changed.isEmpty, frame.polarity == .holds else {
      guard wasThere(referent, window) else { return .untestable("\(target.words) was not there \(window.words)") }
      return .of(frame, holds: !changed.isEmpty, found, witness: "every beat \(window.words)")
    }
    let fits = changed.contains { isFromTo(frame, before.state(of: $0), scene.simulator.state(of: $0)) }
    return fits ? .passed(found, witness: words(window.last ?? 0)) : .failed(found)
  }

  /// The thing whose label changes; an element of the app that is called so goes before.
  private func ownerNamed(by frame: Frame) -> Reference? {
    guard case .noun(let words)? = frame.target?.head, resolver.names.elements(words).isEmpty else { return nil }
    return frame.owner
  }

  private func hasChanged(_ element: ElementIdentifier, _ frame: Frame, _ window: Window) -> Bool {
    window.moments.contains { number in
      let beat = trace.moments[number].beat
      switch frame.text {
      case "reload" where frame.relation == .does: return beat.replaced.contains(element)
      case "move" where frame.relation == .does: return beat.moved.contains(element) || beat.changed.contains(element)
      case "load" where frame.relation == .does:
        return trace.moments[number].after.state(of: element).isLoading || beat.appeared.contains(element)
      default:
        return beat.changed.contains(element) || cameOrWent(element, frame, number)
          || frame.relation == .changes && contentsChanged(of: element, number)
      }
    }
  }

  /// `no row changes`, where one went and another came.
  private func cameOrWent(_ element: ElementIdentifier, _ frame: Frame, _ number: Int) -> Bool {
    // With the start everything comes, and scrolling is the user's own.
    guard number > 0, frame.relation == .changes, frame.polarity != .holds, !trace.moments[number].isNavigation else {
      return false
    }
    let beat = trace.moments[number].beat
    return [beat.appeared, beat.vanished, beat.glimpsed].contains { $0.contains(element) }
  }

  /// `the list changes`: something in it came, went, moved or changed.
  private func contentsChanged(of element: ElementIdentifier, _ number: Int) -> Bool {
    guard number > 0, !trace.moments[number].isNavigation, index.element(element).role.isContainer else { return false }
    let touched = trace.moments[number].beat.touched
    return !touched.isEmpty && resolver.withDescendants(element).dropFirst().contains(where: touched.contains)
  }

  /// `nothing changes`, where a context came or went.
  private func contextChanged(_ window: Window) -> String? {
    for beat in trace.moments[window.moments].map(\.beat) where beat.intent != nil {
      if let opened = beat.opened.first { return "'\(index.container(opened).name)' opened" }
      if let closed = beat.closed.first { return "'\(index.container(closed.container).name)' closed" }
    }
    return nil
  }

  private func wasThere(_ referent: Referent, _ window: Window) -> Bool {
    window.moments.contains { number in referent.elements.contains { trace.moments[number].after.isVisible($0) } }
  }

  private func words(_ element: ElementIdentifier, _ before: Simulator, _ now: Simulator) -> String {
    let (old, new) = (before.state(of: element), now.state(of: element))
    if !before.isVisible(element) { return "'\(new.label)' came" }
    if !now.isVisible(element) { return "'\(old.label)' went" }
    if old == new { return "'\(new.label)' changed, and changed back" }
    if old.label != new.label { return "its label changed from '\(old.label)' to '\(new.label)'" }
    if old.value != new.value { return "its value changed from '\(old.value ?? "")' to '\(new.value ?? "")'" }
    return "the state of '\(new.label)' changed"
  }

  /// What it changed to, and from what, when the sentence says so.
  private func isFromTo(_ frame: Frame, _ before: ElementState, _ after: ElementState) -> Bool {
    guard frame.relation == .changes else { return true }
    let texts = frame.list.compactMap(\.text)
    let wanted = frame.text ?? texts.last
    let isTo = wanted.map { after.reads($0) && !before.reads($0) } ?? true
    return isTo && (texts.count < 2 || before.reads(texts[0]))
  }
}

extension Reference {
  fileprivate var text: String? {
    if case .quoted(let text) = head { return text }
    return nil
  }
}

extension ElementState {
  /// Whether the label or the value is this, or it is in the state of that name.
  fileprivate func reads(_ text: String) -> Bool {
    SpokenText.same(label, text) || SpokenText.same(value ?? "", text) || isIn(text)
  }
}
