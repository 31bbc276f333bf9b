extension RunningApp {
  /// Makes the changes of an update and says what they leave to be done.
  ///
  /// The tree changes first; what focus requests name is resolved when it has (VO-161).
  mutating func apply(_ update: Update, skipsFocusEffects: Bool = false) -> Consequences {
    var consequences = Consequences()
    for change in update.changes {
      if skipsFocusEffects, case .effect(let effect) = change, effect.asksForFocus { continue }
      apply(change, update.origin, &consequences)
    }
    for place in consequences.requests.indices {
      let request = consequences.requests[place]
      consequences.requests[place].element = request.target.flatMap { element($0, for: request.origin) }
    }
    consequences.followUps += consequences.afterClosed
    followFirstResponder(consequences.requests)
    return consequences
  }

  /// The field that the app makes first responder is the one that is edited.
  private mutating func followFirstResponder(_ requests: [FocusRequest]) {
    for request in requests where request.kind == .keyboardFocus {
      guard let element = request.element, isPresent(element), role(of: element).isTextInput else { continue }
      editing = element
    }
  }

  private mutating func apply(_ change: Update.Change, _ origin: Update.Origin, _ consequences: inout Consequences) {
    switch change {
    case .effect(let effect): apply(effect, origin, &consequences)
    case .open(let container): open(container, origin, &consequences)
    case .close(let container): close(container, origin, &consequences)
    case .goBack: goBack(origin, &consequences)
    case .flip(let element): self.change(element) { $0.flip() }
    case .choose(let element): choose(element)
    case .edit(let element): editing = element  // VO-181: the cursor stays on the field
    case .setText(let element, let text): self.change(element) { $0.value = text }
    case .finishLoading(let loading, let content):
      for element in loading { leave(element) { $0.isLoading = false } }
      for element in content { enter(element, origin, &consequences) { _ in } }
    }
  }

  private mutating func choose(_ element: ElementIdentifier) {
    for sibling in siblings(of: element) where role(of: sibling) == role(of: element) {
      change(sibling) { $0.isSelected = sibling == element }
    }
  }

  private mutating func apply(_ effect: Effect, _ origin: Update.Origin, _ consequences: inout Consequences) {
    if let (target, change) = effect.stateChange {
      self.change(target, origin, &consequences, change)
      return
    }
    if let request = effect.focusRequest {
      let (kind, target) = request
      consequences.requests.append(FocusRequest(kind: kind, target: target, element: nil, origin: origin))
      return
    }
    switch effect {
    case .show(let target), .insert(let target):
      forEach([target], origin, &consequences) { $0.enter($1, origin, &$2) { $0.isVisible = true } }
    case .reveal(let target):
      forEach([target], origin, &consequences) { $0.enter($1, origin, &$2, revealed: true) { _ in } }
    case .remove(let target):
      forEach([target], origin, &consequences) { app, element, _ in app.leave(element) { _ in } }
    case .move(let target, let place): move(target, to: place, origin, &consequences)
    case .addValue(let target, let number): add(number, to: target, origin, &consequences)
    case .open(let name), .goTo(let name): open(name, origin, &consequences)
    case .close(let name): close(name, origin, &consequences)
    case .goBack: goBack(origin, &consequences)
    case .load(let loading, let duration, let content): load(loading, for: duration, content, origin, &consequences)
    case .reload(let targets): reload(targets, origin, &consequences)
    case .toast(let name, let duration): toast(name, for: duration, origin, &consequences)
    case .postText(let notification, let text): post(notification, text, &consequences)
    case .announce(let text, let priority): consequences.announcements.append(.init(text: text, priority: priority))
    case .after(let delay, let effects): later(effects, in: delay, origin)
    case .afterClosed(let effects):
      consequences.afterClosed.append(Update(origin: origin, changes: effects.map(Update.Change.effect)))
    default: break
    }
  }
}

extension RunningApp {
  /// A text in place of an element is spoken, and moves nothing; the same page again is the border (VO-149, VO-159).
  private mutating func post(_ notification: Effect.Notification, _ text: String, _ consequences: inout Consequences) {
    consequences.announcements.append(.init(text: text, priority: .normal))
    guard notification == .pageScrolled else { return }
    if page == text { consequences.notes.append("'\(text)' again: the border is reached") }
    page = text
  }

  /// Does something to each element that is named, and notes a name that nothing has.
  private mutating func forEach(
    _ targets: [Target],
    _ origin: Update.Origin,
    _ consequences: inout Consequences,
    _ body: (inout RunningApp, ElementIdentifier, inout Consequences) -> Void
  ) {
    for target in targets {
      guard let element = element(target, for: origin) else {
        consequences.notes.append("\(target.words) names no element (\(origin.words(in: index)))")
        continue
      }
      body(&self, element, &consequences)
    }
  }

  private mutating func change(
    _ target: Target,
    _ origin: Update.Origin,
    _ consequences: inout Consequences,
    _ change: (inout ElementState) -> Void
  ) {
    forEach([target], origin, &consequences) { app, element, _ in app.change(element, change) }
  }

  /// An element comes into the tree; one that is hidden from assistive technology stays out unless it is revealed.
  private mutating func enter(
    _ element: ElementIdentifier,
    _ origin: Update.Origin,
    _ consequences: inout Consequences,
    revealed: Bool = false,
    _ more: (inout ElementState) -> Void
  ) {
    let wasPresent = isPresent(element)
    let wasSeen = isSeen(element)
    let staysHidden = !revealed && index.entries[element.index].element.isHiddenFromAssistiveTechnology
    change(element) { state in
      state.isInTree = state.isInTree || !staysHidden
      if !revealed { state.isVisible = true }
      more(&state)
    }
    if !wasPresent, isPresent(element) { consequences.inserted.append(element) }
    if !wasSeen, isSeen(element), let appearing = appearance(of: element) { consequences.followUps.append(appearing) }
  }

  private mutating func leave(_ element: ElementIdentifier, _ more: (inout ElementState) -> Void) {
    change(element) { state in
      state.isVisible = false
      state.isInTree = false
      more(&state)
    }
    if let field = editing, !isPresent(field) { editing = nil }
  }

  /// What an element's own `on appear` does.
  func appearance(of element: ElementIdentifier) -> Update? {
    guard index.entries[element.index].element.rules.contains(where: { $0.event == .appear }) else { return nil }
    return update(on: .appear, at: element, reach: .elements, by: .bySystem)
  }

  private mutating func add(
    _ number: Int,
    to target: Target,
    _ origin: Update.Origin,
    _ consequences: inout Consequences
  ) {
    forEach([target], origin, &consequences) { app, element, consequences in
      guard let value = NumberText(app.states[element.index].value ?? "")?.adding(number) else {
        consequences.notes.append("the value of \(target.words) has no number to add to")
        return
      }
      app.change(element) { $0.value = value }
    }
  }

  private mutating func load(
    _ loading: [Target],
    for duration: Int,
    _ content: [Target],
    _ origin: Update.Origin,
    _ consequences: inout Consequences
  ) {
    var loadingElements: [ElementIdentifier] = []
    var contentElements: [ElementIdentifier] = []
    forEach(content, origin, &consequences) { app, element, _ in
      app.leave(element) { _ in }
      contentElements.append(element)
    }
    forEach(loading, origin, &consequences) { app, element, consequences in
      app.enter(element, origin, &consequences) { $0.isLoading = true }
      loadingElements.append(element)
    }
    let finish = Update(origin: origin, changes: [.finishLoading(loadingElements, content: contentElements)])
    timers.add(.run(finish), due: Clock.moment(now, after: duration))
  }

  /// New elements with the same words: each gets another life.
  private mutating func reload(_ targets: [Target], _ origin: Update.Origin, _ consequences: inout Consequences) {
    let all = index.topElementsOfContainer[origin.container.index]
    var roots: [ElementIdentifier] = targets.isEmpty ? all : []
    forEach(targets, origin, &consequences) { _, element, _ in roots.append(element) }
    for element in roots.flatMap({ family(of: $0) }) {
      change(element) { $0.instance += 1 }
      if isPresent(element) { consequences.replaced.append(element) }
    }
  }

  private mutating func later(_ effects: [Effect], in delay: Int, _ origin: Update.Origin) {
    var origin = origin
    origin.delay += max(0, delay)
    let update = Update(origin: origin, changes: effects.map(Update.Change.effect))
    timers.add(.run(update), due: Clock.moment(now, after: delay))
  }
}

extension ElementState {
  /// Turns over what can be turned over: the check mark, else whether it is expanded.
  mutating func flip() {
    if isChecked == nil, let expanded = isExpanded {
      isExpanded = !expanded
    } else {
      isChecked = !(isChecked ?? false)
    }
  }
}
