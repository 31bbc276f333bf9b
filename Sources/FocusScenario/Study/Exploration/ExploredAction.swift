/// One thing that a user can do in a state of the app, in the words of a task line.
struct ExploredAction: Hashable, Sendable {
  /// What the user does when the cursor is there.
  var intent: Intent
  /// Where the cursor has to be; none when it does not matter.
  var element: ElementIdentifier?
  /// The step that the user takes first.
  var step: Intent?
  /// As a task line says it.
  var words: String

  /// What the user can do now, in the order of the stops, then what needs no stop.
  static func all(in simulator: Simulator, texts: TypedTexts) -> [ExploredAction] {
    let names = QuotedNames(simulator)
    return simulator.stops.flatMap { onStop($0, names.name(of: $0), simulator, texts: texts) } + anywhere(simulator)
  }

  private static func onStop(
    _ stop: ElementIdentifier,
    _ name: String,
    _ simulator: Simulator,
    texts: TypedTexts
  ) -> [ExploredAction] {
    let element = simulator.index.element(stop)
    var actions: [ExploredAction] = []
    if element.role.isTextInput {
      for text in texts.texts(for: stop, holding: simulator.state(of: stop).value ?? "") {
        actions.append(
          text.isEmpty
            ? ExploredAction(.clear, on: stop, "clear \(name)")
            : ExploredAction(.type(text), on: stop, "type \(Simulator.quoted(text)) in \(name)")
        )
      }
    }
    let isPressed = !element.role.isTextInput || element.rules.contains { $0.event == .activate }
    if isPressed, element.respondsToUser {
      actions.append(ExploredAction(.activate, on: stop, "activate \(name)"))
    }
    if element.role.isAdjustable {
      actions.append(ExploredAction(.increment, on: stop, "increase \(name)"))
      actions.append(ExploredAction(.decrement, on: stop, "decrease \(name)"))
    }
    return actions
      + simulator.actions(of: stop).map { action in
        ExploredAction(.customAction(action), on: stop, "use the action \(Simulator.quoted(action)) on \(name)")
      }
  }

  private static func anywhere(_ simulator: Simulator) -> [ExploredAction] {
    var actions: [ExploredAction] = []
    if simulator.hasEscape, simulator.presented.count > 1 {
      actions.append(ExploredAction(.escape, "do the escape gesture"))
    }
    let contexts = simulator.presented.map { simulator.index.container($0) }
    let events = Set(contexts.flatMap(\.rules).map(\.event))
    if simulator.canGoBack { actions.append(ExploredAction(.back, "go back")) }
    if events.contains(.reload) { actions.append(ExploredAction(.reload, "reload")) }
    if events.contains(.scroll) { actions.append(ExploredAction(.scroll(forward: true), "scroll down")) }
    if simulator.has(.magicTap), simulator.hasRule(on: .magicTap) {
      actions.append(ExploredAction(.magicTap, "do the magic tap"))
    }
    if simulator.has(.done), simulator.isEditing, simulator.hasRule(on: .done) {
      actions.append(ExploredAction(.done, "put the keyboard away"))
    }
    if let due = simulator.nextDue {
      let seconds = (due - simulator.now + 999) / 1_000 + 1
      let words = seconds == 1 ? "wait 1 second" : "wait \(seconds) seconds"
      actions.append(ExploredAction(.wait(seconds * 1_000), words))
      if let step = step(in: simulator) {
        var later = ExploredAction(.wait(seconds * 1_000), "\(step.words), \(words)")
        later.step = step.intent
        actions.append(later)
      }
    }
    return actions
  }

  /// A step that leads elsewhere: who has gone on meanwhile is not to be called back.
  private static func step(in simulator: Simulator) -> (intent: Intent, words: String)? {
    [(Intent.next, "move forward once"), (.previous, "move back once")].first { step in
      var copy = simulator
      _ = copy.perform(step.0)
      return copy.focus.element != simulator.focus.element
    }
  }

  private init(_ intent: Intent, on element: ElementIdentifier? = nil, _ words: String) {
    self.intent = intent
    self.element = element
    self.words = words
  }
}

extension Simulator {
  /// Whether something that is up, or stands in it, has a rule for an event.
  fileprivate func hasRule(on event: Rule.Event) -> Bool {
    presented.contains { context in
      index.container(context).rules.contains { $0.event == event }
        || index.elementsOfContainer[context.index].contains { element in
          index.element(element).rules.contains { $0.event == event }
        }
    }
  }
}

/// What a user may type in each field: the texts that the app asks about, and in a field that it does not ask about any.
struct TypedTexts: Sendable {
  private static let unasked = "abc"

  /// The texts that the app asks about, by the words in which its rules name the field.
  private var asked: [Target: [String]] = [:]
  private let index: AppIndex

  init(_ index: AppIndex) {
    self.index = index
    for (_, rule) in index.app.rulesByPlace { rule.condition.map { add($0) } }
  }

  /// What to type in a field that holds a text now; an empty text clears it.
  func texts(for field: ElementIdentifier, holding text: String) -> [String] {
    let element = index.element(field)
    let names = [element.label, element.id].compactMap { $0 } + element.aliases
    let texts = names.flatMap { asked[.named($0)] ?? [] }
    guard !texts.isEmpty else { return text.isEmpty ? [Self.unasked] : [] }
    return (texts + [Self.unasked]).filter { $0 != text }
  }

  private mutating func add(_ condition: Condition) {
    switch condition {
    case .value(let target, let text): add(text, for: target)
    case .valueIsEmpty(let target): add("", for: target)
    case .not(let other): add(other)
    case .all(let conditions): for condition in conditions { add(condition) }
    case .isShown, .isSelected, .isChecked, .isOpen: break
    }
  }

  private mutating func add(_ text: String, for target: Target) {
    if asked[target]?.contains(text) != true { asked[target, default: []].append(text) }
  }
}
