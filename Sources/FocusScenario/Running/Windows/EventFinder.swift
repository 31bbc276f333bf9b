/// Finds the beats of a run in which something happened, by the author's words for it.
struct EventFinder {
  let resolver: ReferenceResolver
  let trace: Trace
  private var index: AppIndex { resolver.index }

  /// The beats in which the event happened, in order.
  func moments(of event: Event) -> [Int] {
    switch event.happening {
    case .activate(let name): activations(of: name)
    case .verb(let verb): moments(of: verb, event.object)
    case .key(let key): indices { beat(at: $0).intent == .press(key) || beat(at: $0).intent == key.intent }
    case .focusOn:
      indices { number in
        contains(beat(at: number).focusEvents.compactMap(\.reading.element), event.object, number)
      }
    case .wait:
      indices { number in
        if case .wait = beat(at: number).intent { return true }
        return false
      }
    }
  }

  /// What happened in the run, for a reader whose event did not.
  var happenings: String {
    let words = trace.actions.map(\.words)
    return words.isEmpty ? "nothing was done" : words.joined(separator: "; ")
  }

  private func indices(where happened: (Int) -> Bool) -> [Int] {
    trace.moments.indices.filter { $0 > 0 && happened($0) }
  }

  private func beat(at number: Int) -> Beat { trace.moments[number].beat }

  // MARK: Controls

  /// A control named bare: `after Pay`.
  private func activations(of name: String) -> [Int] {
    let named = Set(resolver.names.elements(name))
    return indices { number in
      guard let target = beat(at: number).target, beat(at: number).intent?.isActivation == true else { return false }
      return named.contains(target) || Words.same(trace.moments[number].after.state(of: target).label, name)
    }
  }

  // MARK: Verbs

  /// What a verb means: what the beat shows, else what the author's own phrase or the control is called.
  private func moments(of verb: String, _ object: Reference?) -> [Int] {
    let shown = indices { shows(verb, $0, object) }
    if !shown.isEmpty { return shown }
    return object == nil ? lastOfPhrase(verb) ?? controls(called: verb) : []
  }

  private func shows(_ verb: String, _ number: Int, _ object: Reference?) -> Bool {
    let beat = beat(at: number)
    switch verb {
    case "close", "dismiss": return closed(object, number)
    case "open", "present", "show", "launch", "appear", "arrive":
      // What a control of that name opens is opened by it: `without opening the menu`.
      return opened(object, number) || contains(beat.appeared, object, number)
        || (!beat.opened.isEmpty && contains([beat.target].compactMap { $0 }, object, number))
    case "disappear", "vanish", "go away", "end":
      return contains(beat.vanished, object, number) || closed(object, number)
    case "reload", "refresh": return !beat.replaced.isEmpty || beat.intent == .reload
    case "update", "change": return contains(beat.changed, object, number)
    case "delete", "remove": return contains(beat.vanished, object, number)
    case "tap", "double-tap", "press", "activate", "select", "choose", "use":
      return beat.intent?.isActivation == true && contains([beat.target].compactMap { $0 }, object, number)
    case "back", "go back": return beat.intent == .back || isBackButton(beat.target)
    case "escape": return beat.intent == .escape
    default: return beat.intent?.verbs.contains(verb) ?? false
    }
  }

  private func isBackButton(_ element: ElementIdentifier?) -> Bool {
    element.map { index.element($0).role == .backButton } ?? false
  }

  private func opened(_ object: Reference?, _ number: Int) -> Bool {
    beat(at: number).opened.contains { isMeant($0, object, number) }
  }

  private func closed(_ object: Reference?, _ number: Int) -> Bool {
    beat(at: number).closed.contains { closing in
      // A screen that was left for another did not close, unless the author names it.
      (object != nil || !index.container(closing.container).kind.isScreen) && isMeant(closing.container, object, number)
    }
  }

  private func isMeant(_ container: ContainerIdentifier, _ object: Reference?, _ number: Int) -> Bool {
    guard let object else { return true }
    return resolver.resolve(object, in: Scene(trace, at: number)).container == container
  }

  private func contains(_ elements: [ElementIdentifier], _ object: Reference?, _ number: Int) -> Bool {
    guard let object, !elements.isEmpty else { return false }
    let referent = resolver.resolve(object, in: Scene(trace, at: number))
    return elements.contains { referent.contains($0) }
  }

  /// The last doing of the author's own phrase that begins with the verb: `reload search results` is the reload.
  private func lastOfPhrase(_ verb: String) -> [Int]? {
    let actions = trace.actions.filter { $0.verb == verb }
    guard let last = actions.last else { return nil }
    let doing = last.moments.last { trace.moments[$0].isDoing }
    return doing.map { [$0] }
  }

  /// The activations of controls whose name begins with the verb.
  private func controls(called verb: String) -> [Int] {
    indices { number in
      guard beat(at: number).intent?.isActivation == true, let target = beat(at: number).target else { return false }
      return Words.begins(trace.moments[number].after.state(of: target).label, with: verb)
    }
  }
}

extension Intent {
  /// Whether it acts on the element in focus as its main action.
  var isActivation: Bool {
    switch self {
    case .activate, .press(.space), .press(.return): true
    default: false
    }
  }

  /// Whether it acts on the element in focus, by its main action or one of its own.
  var isActing: Bool {
    if case .customAction = self { return true }
    return isActivation
  }
}

extension Intent {
  /// The verbs by which a moment can call it.
  fileprivate var verbs: [String] {
    switch self {
    case .type: ["type", "enter", "edit"]
    case .scroll: ["scroll"]
    default: []
    }
  }
}

extension Key {
  /// The intent that the key is for a technology's user.
  var intent: Intent {
    switch self {
    case .tab, .swipe, .scan, .touch: .next
    case .shiftTab: .previous
    case .escape, .escapeGesture: .escape
    case .space, .return, .select: .activate
    case .magicTap: .magicTap
    case .arrows, .controlTab, .upArrow, .downArrow, .leftArrow, .rightArrow: .press(self)
    }
  }
}
