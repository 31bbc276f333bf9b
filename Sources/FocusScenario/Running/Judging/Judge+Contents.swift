// Claims about what stands in a context, a list, a group: such a thing has no value, so *empty* and *contains* are
// about what is in it.

extension Judge {
  /// Whether an element is only there for what stands in it, and no stop for it.
  func isContainer(_ element: ElementIdentifier) -> Bool { index.element(element).role.isContainer }

  /// Whether a claim about the value of an element is about what stands in it instead.
  func holdsOthers(_ element: ElementIdentifier, _ scene: Scene) -> Bool {
    guard scene.simulator.state(of: element).value == nil, !index.element(element).role.isTextInput else {
      return false
    }
    return isContainer(element) || !index.entries[element.index].children.isEmpty
  }

  /// What a user can come to of an element: of a container what stands in it, if anything does.
  func parts(of element: ElementIdentifier) -> [ElementIdentifier] {
    guard isContainer(element) else { return [element] }
    let inside = resolver.withDescendants(element).filter { !isContainer($0) }
    return inside.isEmpty ? [element] : inside
  }

  /// Whether something is for the eye or in the tree, in a context that is up.
  func isThere(_ element: ElementIdentifier, _ simulator: Simulator) -> Bool {
    let container = index.entries[element.index].container
    return simulator.isPresented(container) && !isHidden(container, simulator)
      && (simulator.isVisible(element) || simulator.isInTree(element))
  }

  /// Whether a context lies under one that covers the whole screen: nobody counts what is under that.
  private func isHidden(_ container: ContainerIdentifier, _ simulator: Simulator) -> Bool {
    let presented = simulator.presented
    guard let cover = presented.lastIndex(where: { index.container($0).kind == .fullScreenCover }) else { return false }
    return presented[..<cover].contains(container)
  }

  /// *Empty* or *contains* of a whole context.
  func contents(_ frame: Frame, of container: ContainerIdentifier, _ scene: Scene, _ window: Window) -> Judgement {
    let name = "'\(index.container(container).name)'"
    guard scene.simulator.isPresented(container) else { return .untestable("\(name) is not open") }
    return contents(frame, index.elementsOfContainer[container.index], name, scene, window)
  }

  /// *Empty* or *contains* of a list, a group, a row with something in it.
  func contents(_ frame: Frame, of element: ElementIdentifier, _ scene: Scene, _ window: Window) -> Judgement {
    let name = scene.name(element)
    guard isThere(element, scene.simulator) else { return .untestable("\(name) is not there") }
    let inside = Array(resolver.withDescendants(element).dropFirst())
    let rows = index.entries[element.index].children.filter { index.element($0).role == .row }
    // A heading of the list, or a text that says that there is nothing, makes it no less empty.
    return contents(frame, frame.relation == .equals || rows.isEmpty ? inside : rows, name, scene, window)
  }

  private func contents(
    _ frame: Frame,
    _ inside: [ElementIdentifier],
    _ name: String,
    _ scene: Scene,
    _ window: Window
  ) -> Judgement {
    let there = inside.filter { isThere($0, scene.simulator) && !isContainer($0) }
    let found = there.isEmpty ? "nothing is in \(name)" : "\(scene.list(there)) is in \(name)"
    guard frame.relation == .equals else { return verdict(there.isEmpty, frame, found, window) }
    let text = frame.text ?? ""
    let holds = there.contains { isCalled($0, text, scene.simulator) }
    guard frame.polarity != .holds, !holds else { return verdict(holds, frame, found, window) }
    // Of words that nothing ever had, nobody can say that they are missing.
    let last = window.last ?? 0
    let before = trace.moments[...last].lastIndex { moment in
      index.entries.indices.map { ElementIdentifier($0) }.contains {
        isThere($0, moment.after) && isCalled($0, text, moment.after)
      }
    }
    guard let before else { return .untestable("nothing was called '\(text)' in this task") }
    return .passed(found, witness: "'\(text)' was there in \(words(before))")
  }

  private func isCalled(_ element: ElementIdentifier, _ text: String, _ simulator: Simulator) -> Bool {
    let state = simulator.state(of: element)
    return Words.same(state.label, text) || SpokenText.same(text, state.value ?? "")
      || simulator.isSpoken(element, as: text)
  }
}
