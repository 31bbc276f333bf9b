/// Finds the beats of a run in which something happened, by the author's words for it.
struct EventFinder {
  let resolver: ReferenceResolver
  let trace: Trace
  private var index: AppIndex { resolver.index }

  /// The beats in which the event happened, in order.
  func moments(of event: Event) -> [Int] {
    let found = happened(event)
    guard let details = event.details else { return found }
    return found.filter { bearsOut(details, at: $0) }
  }

  /// Whether what was done has the words that the author adds: `to the basket`, `with two fingers`.
  private func bearsOut(_ details: String, at number: Int) -> Bool {
    let moment = trace.moments[number]
    let action = moment.action.map { trace.actions[$0].words } ?? ""
    let target = moment.beat.target.map { moment.after.state(of: $0).label } ?? ""
    let places = moment.beat.target.map { [index.container(index.entries[$0.index].container).name] } ?? []
    let said = Set(Words.split(([action, target] + places).joined(separator: " ")))
    return Words.split(details).filter { !Self.joining.contains($0) }.allSatisfy(said.contains)
  }

  /// What joins a detail to its event, and says nothing that the words behind it do not.
  private static let joining: Set<String> = [
    "to", "into", "onto", "out", "of", "off", "through", "via", "using", "across", "towards", "toward", "against",
    "among", "by", "with", "from", "the", "a", "an", "in", "on", "past", "beyond",
  ]

  private func happened(_ event: Event) -> [Int] {
    switch event.happening {
    case .activate(let name): activations(of: name)
    case .verb(let verb): moments(of: verb, event.object)
    case .key(let key):
      indices { number in
        let intents: [Intent?] = [.press(key), key.intent, trace.end.technology == .voiceOver ? key.adjustment : nil]
        return beat(at: number).intent.map(intents.contains) ?? false
      }
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
    if let counted = counted(verb, object) { return counted }
    let shown = indices { shows(verb, $0, object) }
    if !shown.isEmpty { return shown }
    let doings = doingsOfPhrases(verb).filter { isSaid(object, at: $0) }
    return doings.isEmpty ? controls(called: verb).filter { isSaid(object, at: $0) } : doings
  }

  /// `when the first sheet opens`: of all that opened, as the order of the app file has no say.
  private func counted(_ verb: String, _ object: Reference?) -> [Int]? {
    guard var object, let ordinal = object.ordinal, case .noun(let words) = object.head,
      case .context? = KindNoun.table[Words.singular(words)]
    else { return nil }
    (object.ordinal, object.quantifier) = (nil, .a)
    let all = moments(of: verb, object)
    switch ordinal {
    case .nth(let place): return all.indices.contains(place - 1) ? [all[place - 1]] : []
    case .last: return all.suffix(1)
    default: return nil
    }
  }

  /// `after adding the lamp`: what was done to add something has the words of the thing.
  private func isSaid(_ object: Reference?, at number: Int) -> Bool {
    guard let object else { return true }
    guard object.relations.isEmpty, object.combination == nil, object.ordinal == nil else { return false }
    switch object.head {
    case .quoted(let words), .name(let words), .noun(let words): return bearsOut(words, at: number)
    case .pronoun, .everything: return false
    }
  }

  private func shows(_ verb: String, _ number: Int, _ object: Reference?) -> Bool {
    let beat = beat(at: number)
    switch verb {
    case "close", "dismiss": return closed(object, number)
    case "open", "present", "show", "launch", "appear", "arrive":
      // What a control of that name opens is opened by it: `without opening the menu`.
      return opened(object, number) || contains(beat.appeared + beat.glimpsed, object, number)
        || isFilled(object, after: number, andNotBefore: true)
        || (!beat.opened.isEmpty && contains([beat.target].compactMap { $0 }, object, number))
    case "disappear", "vanish", "go away", "end":
      return contains(beat.vanished + beat.glimpsed, object, number) || closed(object, number)
        || isFilled(object, after: number, andNotBefore: false)
    case "reload", "refresh": return !beat.replaced.isEmpty || beat.intent == .reload
    case "update", "change": return contains(beat.changed, object, number)
    case "delete", "remove": return vanished(object, number)
    case "tap", "double-tap", "press", "activate", "select", "choose", "use":
      let isOfIt =
        Self.presses.contains(verb) && object == nil || contains([beat.target].compactMap { $0 }, object, number)
      return beat.intent?.isActivation == true && isOfIt || verb == "select" && became("selected", object, number)
    case "enable", "disable", "expand", "collapse": return became(Self.states[verb] ?? verb, object, number)
    case "turn-on", "check": return turned(true, object, number)
    case "turn-off": return turned(false, object, number)
    case "toggle": return turned(true, object, number) || turned(false, object, number)
    case "back", "go back": return beat.intent == .back || isBackButton(beat.target)
    case "escape": return beat.intent == .escape
    case "leave", "exit": return left(object, number)
    default:
      let isOfIt = object == nil || contains([beat.target].compactMap { $0 }, object, number)
      return isOfIt && beat.intent?.verbs.contains(verb) ?? false
    }
  }

  /// What is done to whatever has focus, when nothing is named: `after each press`.
  private static let presses: Set<String> = ["tap", "double-tap", "press", "activate"]

  private static let states = [
    "enable": "enabled", "disable": "disabled", "expand": "expanded", "collapse": "collapsed",
  ]

  /// Whether the object came to be so in a beat: `when Pay becomes enabled`.
  private func became(_ state: String, _ object: Reference?, _ number: Int) -> Bool {
    guard let object else { return false }
    let before = trace.state(before: number)
    let after = trace.moments[number].after
    return resolver.resolve(object, in: Scene(trace, at: number)).elements.contains {
      after.state(of: $0).isIn(state) && !before.state(of: $0).isIn(state)
    }
  }

  /// Whether the object became on, or off, in a beat.
  private func turned(_ on: Bool, _ object: Reference?, _ number: Int) -> Bool {
    guard let object else { return false }
    let before = trace.state(before: number)
    let after = trace.moments[number].after
    return resolver.resolve(object, in: Scene(trace, at: number)).elements.contains {
      after.state(of: $0).isChecked == on && before.state(of: $0).isChecked != on
    }
  }

  /// Whether focus was on the object, or in it, and is not any more.
  private func left(_ object: Reference?, _ number: Int) -> Bool {
    guard let object else { return false }
    let before = trace.state(before: number).focus.element
    let referent = resolver.resolve(resolver.asPlace(object), in: Scene(trace, before: number))
    guard referent.contains(before) else { return closed(object, number) }
    return !referent.contains(trace.moments[number].after.focus.element)
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
    if object.quantifier != .the, object.quantifier != .its, object.relations.isEmpty,
      case .noun(let words) = object.head,
      case .context(let kinds)? = KindNoun.table[Words.singular(words)]
    {
      return kinds.contains(index.container(container).kind)
    }
    return resolver.resolve(resolver.asPlace(object), in: Scene(trace, at: number)).container == container
  }

  /// `the results appear`: a list is what stands in it, and has something now that had nothing, or the other way round.
  private func isFilled(_ object: Reference?, after number: Int, andNotBefore appears: Bool) -> Bool {
    guard let object, let list = resolver.resolve(object, in: Scene(trace, at: number)).only,
      index.element(list).role.isContainer
    else { return false }
    let inside = resolver.withDescendants(list).dropFirst()
    func isFilled(_ simulator: Simulator) -> Bool { inside.contains { simulator.isVisible($0) } }
    return isFilled(trace.moments[number].after) == appears && isFilled(trace.state(before: number)) != appears
  }

  private func contains(_ elements: [ElementIdentifier], _ object: Reference?, _ number: Int) -> Bool {
    guard let object, !elements.isEmpty else { return false }
    let referent = resolver.resolve(object, in: Scene(trace, at: number))
    return elements.contains { referent.contains($0) }
  }

  /// Of `delete the row` any row that went: which of them is meant was the task's to say.
  private func vanished(_ object: Reference?, _ number: Int) -> Bool {
    guard var object, !beat(at: number).vanished.isEmpty else { return false }
    if contains(beat(at: number).vanished, object, number) { return true }
    guard case .noun = object.head, object.ordinal == nil, object.quantifier == .the else { return false }
    object.quantifier = .any
    let referent = resolver.resolve(object, in: Scene(trace, before: number))
    return beat(at: number).vanished.contains { referent.contains($0) }
  }

  // MARK: The author's own phrases

  /// What was done in each of the author's own phrases that begin with the verb.
  private func doingsOfPhrases(_ verb: String) -> [Int] {
    let synonyms = Self.synonyms(of: verb)
    let actions = trace.actions.filter { synonyms.contains($0.verb) }
    let phrases = Dictionary(grouping: actions, by: \.phrase).sorted { $0.key < $1.key }
    return phrases.flatMap { doings(of: $0.value, synonyms) }
  }

  /// The last doing of a phrase: `reload search results` is the reload. A phrase may close or remove several things one
  /// after another, and each is a close.
  private func doings(of actions: [Trace.Action], _ verbs: [String]) -> [Int] {
    let doings = actions.flatMap(\.moments).filter { trace.moments[$0].isDoing }
    let named = doings.filter { isCalled(at: $0, verbs) }
    let removals = doings.filter { takesAway($0, verbs) }
    // The `Remove` that asks first removes nothing yet, and an `Undo` that goes is no deletion.
    let best = [removals.filter(named.contains), removals, named].first { !$0.isEmpty }
    return best ?? Array(doings.suffix(1))
  }

  /// Whether what was pressed or chosen is called by a verb: the `Delete` of `delete the bread and undo`.
  private func isCalled(at number: Int, _ verbs: [String]) -> Bool {
    guard let intent = beat(at: number).intent, let target = beat(at: number).target else { return false }
    if case .customAction(let name) = intent { return isCalled(name, verbs) }
    return intent.isActivation && isCalled(trace.moments[number].after.state(of: target).label, verbs)
  }

  /// Whether a control of that name, or one that removes, made something go.
  private func takesAway(_ number: Int, _ verbs: [String]) -> Bool {
    let beat = beat(at: number)
    guard let target = beat.target, !beat.vanished.isEmpty, Self.takingAway.contains(where: verbs.contains) else {
      return false
    }
    if case .customAction(let name) = beat.intent { return isCalled(name, verbs) }
    guard beat.intent?.isActivation == true else { return false }
    return index.element(target).activationRemoves
      || isCalled(trace.moments[number].after.state(of: target).label, verbs)
  }

  private static let takingAway = ["close", "delete"]

  /// The activations of controls, and the custom actions, whose name begins with the verb.
  private func controls(called verb: String) -> [Int] {
    let synonyms = Self.synonyms(of: verb)
    return indices { isCalled(at: $0, synonyms) }
  }

  private func isCalled(_ name: String, _ verbs: [String]) -> Bool { verbs.contains { Words.begins(name, with: $0) } }

  /// The words that a sentence reads as one verb.
  private static func synonyms(of verb: String) -> [String] {
    oneVerb.first { $0.contains(verb) } ?? [verb]
  }

  private static let oneVerb = [
    ["close", "dismiss", "shut"], ["delete", "remove"], ["reload", "refresh"], ["change", "edit"],
    ["select", "choose", "pick"], ["toggle", "tick", "untick"], ["finish", "complete"], ["leave", "exit"],
    ["add", "insert"], ["move", "drag"], ["turn-on", "turn on", "switch on"], ["turn-off", "turn off", "switch off"],
    ["sign-in", "sign in"], ["sign-out", "sign out", "logout", "log out"],
  ]
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
    case .increment: ["increase", "increment", "raise"]
    case .decrement: ["decrease", "decrement", "lower"]
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
    case .rotor(let rotor): .rotor(rotor, forward: true)
    case .arrows, .controlTab, .upArrow, .downArrow, .leftArrow, .rightArrow, .other: .press(self)
    }
  }

  /// The press of the key itself on what has focus; a select is the switch user's own.
  var press: Intent { self == .select ? intent : .press(self) }

  /// What a flick up or down does to what has focus, where a value can be changed (VO-201).
  fileprivate var adjustment: Intent? {
    switch self {
    case .other("swipe up"): .increment
    case .other("swipe down"): .decrement
    default: nil
    }
  }
}
