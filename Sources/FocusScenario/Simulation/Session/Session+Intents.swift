extension Session {
  /// How long a beat goes on after what caused it.
  enum Window: Hashable, Sendable {
    /// An action: until what is due in the settle window has run.
    case settling
    /// A navigation gesture, which has no settle window of its own.
    case step
    case waiting(Int)

    /// In milliseconds.
    var duration: Int {
      switch self {
      case .settling: Clock.settleWindow
      case .step: Clock.step
      case .waiting(let duration): duration
      }
    }
  }

  /// Shows a screen and puts focus on its first stop.
  mutating func start(on container: ContainerIdentifier?) {
    openBeat(nil)
    guard let first = app.index.containers.first(where: { app.kind(of: $0).isScreen }) ?? app.index.containers.first
    else { return }
    let screen = container.flatMap { app.kind(of: $0).isScreen ? $0 : nil } ?? first
    let contexts = [screen] + [container].compactMap { $0 == screen ? nil : $0 }
    let origin = app.origin(.open, in: screen, of: nil, actor: nil, by: .bySystem)
    run([Update(origin: origin, changes: contexts.map { .open($0) })])
    waitForScan()
  }

  /// Does one thing, without letting it settle.
  mutating func begin(_ intent: Intent) -> Window {
    openBeat(intent, target: target(of: intent))
    if intent.endsReading { readsOn = false }
    if intent.isOfUser, intent != .activate { cursor.scan.nextSelect = nil }
    let window = act(on: intent)
    if cursor.scan.nextMove == nil || intent.isOfUser { waitForScan() }
    if isScanStep(intent) { waitForDwell() }
    return window
  }

  /// Whether a switch is pressed that moves the highlight.
  private func isScanStep(_ intent: Intent) -> Bool {
    switch intent {
    case .next, .previous: true
    case .press(let key): if case .intent(.next) = meaning(of: key) { true } else { false }
    default: false
    }
  }

  /// What is acted on: the field being edited, else what has focus.
  private func target(of intent: Intent) -> ElementIdentifier? {
    switch intent {
    case .type, .clear: fieldInUse
    case .activate, .increment, .decrement, .customAction, .escape: cursor.reading.element
    case .press(let key): if case .intent(let meant) = meaning(of: key) { target(of: meant) } else { nil }
    case .touch(let element): element
    case .done: app.editing
    case .turnOn: nil
    case .next, .previous, .back, .reload, .scroll, .wait, .close, .touchPoint, .rotor, .customRotor, .magicTap,
      .firstElement, .lastElement, .arrow, .group, .read, .pauseSpeech, .mute:
      nil
    }
  }

  private mutating func act(on intent: Intent) -> Window {
    switch intent {
    case .next: return navigate { $0.step(forward: true) }
    case .previous: return navigate { $0.step(forward: false) }
    case .touch(let element): return navigate { $0.touch(element) }
    case .touchPoint(let x, let y): return navigate { $0.touch(x: x, y: y) }
    case .rotor(let rotor, let forward): return navigate { $0.turn(rotor, forward: forward) }
    case .customRotor(let name, let forward): return turn(custom: name, forward: forward)
    case .firstElement: return navigate { $0.moveToEnd(first: true) }
    case .lastElement: return navigate { $0.moveToEnd(first: false) }
    case .arrow(let forward): return arrow(forward: forward)
    case .group(let forward): return navigate { $0.moveToGroup(forward: forward) }
    case .read(let fromTop): return navigate { $0.readOn(fromTop: fromTop) }
    case .pauseSpeech: return navigate { $0.pauseSpeech() }
    case .mute: return navigate { $0.mute() }
    case .press(let key): return press(key)
    case .wait(let duration): return .waiting(max(0, duration))
    case .activate: if !selectsByDwell() { activate() }
    case .magicTap: magicTap()
    case .done: endEditing()
    case .turnOn: turnOn()
    case .escape: escape()
    case .increment: adjust(.increment, by: 1)
    case .decrement: adjust(.decrement, by: -1)
    case .type(let text): type(text)
    case .clear: type("")
    case .customAction(let name): performAction(name)
    case .back: goBack()
    case .reload: offerToContexts(.reload, failure: "nothing can be reloaded here")
    case .scroll: offerToContexts(.scroll, failure: "nothing scrolls here")  // VO-192, VO-209
    case .close(let container, let way): close(container, by: way)
    }
    return .settling
  }

  private func meaning(of key: Key) -> Movement? {
    driver.meaning(of: key, on: cursor.reading.element.map { app.index.element($0) })
  }

  private mutating func navigate(_ movement: (inout Session) -> Void) -> Window {
    movement(&self)
    return .step
  }

  private mutating func press(_ key: Key) -> Window {
    switch meaning(of: key) {
    case .intent(let intent): return act(on: intent)
    case .some(let movement): return navigate { $0.stepByGroup(movement) }
    case nil:
      let isReturn = key == .return && meaning(of: .space) == .intent(.activate)
      beat.notes.append(
        "\(driver.technology.rawValue) has no use for \(key.rawValue)\(isReturn ? " here: Space activates" : "")"
      )
      return .step
    }
  }
}

extension Session {
  /// Acts on what has focus: a double tap, a select, Space.
  mutating func activate() {
    if selectsWithoutTap() { return }
    guard let element = cursor.reading.element, !hasLostElement else {
      if let container = cursor.dismissControl { return dismiss(container) }
      return beat.notes.append("nothing has focus")
    }
    if driver.resumesAtPlace { cursor.resumption = .afterSelect(element) }
    guard !refusesActivation(element) else {
      beat.notes.append("'\(app.states[element.index].label)' is dimmed: nothing happens")
      return run([])
    }
    run([app.activation(of: element)], activated: element)
  }

  /// A real control that is disabled does nothing; a custom element must refuse by itself (VO-206).
  private mutating func refusesActivation(_ element: ElementIdentifier) -> Bool {
    guard app.states[element.index].isDisabled else { return false }
    let isControl = app.role(of: element).isInteractive && app.role(of: element) != .row
    return isControl || consult(.dimmedActivation) == .ignored
  }

  /// The rule, else one step of a number value (VO-201).
  mutating func adjust(_ event: Rule.Event, by amount: Int) {
    guard let element = cursor.reading.element, !hasLostElement, !app.states[element.index].isDisabled else {
      return beat.notes.append("there is nothing to adjust")
    }
    if let update = app.update(on: event, at: element, reach: .elements) {
      return run([update], adjusted: element)
    }
    guard app.role(of: element).isAdjustable, let value = app.adjustedValue(of: element, by: amount) else {
      return beat.notes.append("there is nothing to adjust")
    }
    let origin = app.origin(event, in: app.container(of: element), of: element, actor: element, by: .button)
    run([Update(origin: origin, changes: [.setText(element, value)])], adjusted: element)
  }

  /// Where typed text goes: the field being edited, wherever the cursor is, else the field in focus (VO-180).
  private var fieldInUse: ElementIdentifier? {
    if let field = app.editing, app.isPresent(field) { return field }
    return cursor.reading.element.flatMap { app.role(of: $0).isTextInput && app.isPresent($0) ? $0 : nil }
  }

  /// The text becomes what is typed; it is one change, and one event for the app.
  private mutating func type(_ text: String) {
    guard let field = fieldInUse, !app.states[field.index].isDisabled else {
      return beat.notes.append("no field is being edited")
    }
    app.editing = field
    app.change(field) { $0.value = text }
    run([app.update(on: .type, at: field, reach: .context)].compactMap { $0 })
  }

  /// By name: from the actions rotor, which holds the swipe actions of a row too (VO-204), the menu of a switch user, or
  /// Tab-Z (FKA-3); one that fails is noted (VO-203).
  mutating func performAction(_ name: String) {
    guard let element = cursor.reading.element, !hasLostElement,
      let update = app.action(named: name, of: element)
    else { return beat.notes.append("there is no action '\(name)' here") }
    run([update], activated: element)
  }

  /// The rule of the topmost context in scope that has one.
  private mutating func offerToContexts(_ event: Rule.Event, failure: String) {
    let focused = cursor.reading.element.flatMap { hasLostElement ? nil : $0 }
    if let focused, let update = app.update(on: event, at: focused, reach: .elements) { return run([update]) }
    for container in traversal.scope.reversed() {
      if let update = app.update(on: event, in: container, by: .bySystem) { return run([update]) }
    }
    beat.notes.append(failure)
    run([])
  }

  private mutating func goBack() {
    for container in traversal.scope.reversed() {
      if let update = app.update(on: .back, in: container, by: .button) { return run([update]) }
    }
    guard let screen = app.contexts.first?.container, traversal.scope.contains(screen) else {
      return beat.notes.append("there is no screen to go back to here")
    }
    let origin = app.origin(.back, in: screen, of: nil, actor: nil, by: .button)
    run([Update(origin: origin, changes: [.goBack])])
  }
}

extension RunningApp {
  /// The value text one step up or down; percentages go by ten and stay between 0 and 100.
  func adjustedValue(of element: ElementIdentifier, by amount: Int) -> String? {
    guard let number = NumberText(states[element.index].value ?? "") else { return nil }
    guard number.suffix.utf8.first == UInt8(ascii: "%") else { return number.adding(amount) }
    let target = min(100, max(0, min(100, max(0, number.number)) + amount * 10))
    return number.adding(target - number.number)
  }
}
