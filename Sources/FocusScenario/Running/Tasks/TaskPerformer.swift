/// Does a bound task as its user would: moves to each control step by step, then acts on it.
///
/// A close with no way named is done in each way the app offers, on copies; each makes a trace of its own.
struct TaskPerformer {
  let resolver: ReferenceResolver
  private var index: AppIndex { resolver.index }
  /// More ways than this are not told apart by any reader. A verdict over some of them would be none: the task stops.
  private static let mostTraces = 24

  /// Does the whole task.
  func perform(_ task: BoundTask, on simulator: Simulator) -> [Trace] {
    var simulator = simulator
    let beat = simulator.start(on: task.start, turnedOn: task.turnedOnAfter == nil)
    var traces = [
      Trace(moments: [Trace.Moment(beat: beat, after: simulator, action: nil, isNavigation: false)])
    ]
    for (number, phrase) in task.phrases.enumerated() {
      var followsAtOnce = false
      for step in phrase.steps {
        if step == .atOnce {
          followsAtOnce = true
          continue
        }
        traces = traces.flatMap { $0.stopped == nil ? take(step, of: phrase, number, $0, atOnce: followsAtOnce) : [$0] }
          .map { turnedOn($0, after: task.turnedOnAfter) }
        if traces.count > Self.mostTraces { traces = [stopped(traces[0], among: traces.count)] }
        followsAtOnce = false
      }
    }
    return traces.map { stayedOff($0, task.turnedOnAfter) }
  }

  // MARK: Turning on

  /// Turns the technology on when what it waits for is up.
  private func turnedOn(_ trace: Trace, after container: ContainerIdentifier?) -> Trace {
    guard let container, trace.stopped == nil, !trace.end.isOn, trace.end.isPresented(container) else { return trace }
    // It is no phrase of the task, and stands behind the one that it waited for.
    var run = Run(trace: trace, verb: "turn", phrase: trace.actions.last?.phrase ?? 0, atOnce: false)
    run.act("turn on \(trace.end.technology.rawValue)", .turnOn)
    return run.trace
  }

  private func stayedOff(_ trace: Trace, _ container: ContainerIdentifier?) -> Trace {
    guard let container, trace.stopped == nil, !trace.end.isOn else { return trace }
    var trace = trace
    let name = index.container(container).name
    trace.stopped = "\(trace.end.technology.rawValue) was never turned on: '\(name)' did not open"
    return trace
  }

  private func stopped(_ trace: Trace, among number: Int) -> Trace {
    var trace = trace
    trace.ways = []
    trace.stopped =
      "there are \(number) ways to close what it closes, more than \(Self.mostTraces); write how: 'close … with Escape'"
    return trace
  }

  // MARK: Steps

  private func take(
    _ step: BoundTask.Step,
    of phrase: BoundTask.Phrase,
    _ number: Int,
    _ trace: Trace,
    atOnce: Bool
  ) -> [Trace] {
    var run = Run(trace: trace, verb: phrase.verb, phrase: number, atOnce: atOnce)
    switch step {
    case .activate(let reference): activate(reference, &run)
    case .type(let text, let reference): type(text, into: reference, clearing: false, &run)
    case .clear(let reference): clear(reference, &run)
    case .change(let reference): change(reference, &run)
    case .open(let container): open(container, &run)
    case .close(let reference, let means): return close(reference, means, run)
    case .increase(let reference): adjust(reference, .increment, "increase", &run)
    case .decrease(let reference): adjust(reference, .decrement, "decrease", &run)
    case .custom(let name, let reference):
      adjust(reference, .customAction(name), "choose the action \"\(name)\" of", &run)
    case .turn(let reference, let on): turn(reference, on: on, &run)
    case .delete(let reference): delete(reference, &run)
    case .escape: run.act("escape", .escape)
    case .back: back(&run)
    case .reload: reload(&run)
    case .scroll(let forward): run.act(forward ? "scroll forward" : "scroll back", .scroll(forward: forward))
    case .wait(let milliseconds): run.wait(milliseconds)
    case .move(let forward, let count, let past): move(forward: forward, count: count, past: past, &run)
    case .moveTo(let forward, let goal): move(forward: forward, to: goal, &run)
    case .press(let key): press(key, "press \(key.rawValue)", &run)
    case .rotor(let rotor, let forward): turn(rotor, forward: forward, &run)
    case .customRotor(let name, let forward):
      run.gesture("use the rotor '\(name)', \(forward ? "forward" : "back")", .customRotor(name, forward: forward))
    case .touch(let reference): touch(reference, &run)
    case .magicTap: run.gesture("make the magic tap", .magicTap)
    case .putKeyboardAway: run.gesture("put the keyboard away", .done)
    case .atOnce: break
    }
    return [run.trace]
  }

  private func turn(_ rotor: Rotor, forward: Bool, _ run: inout Run) {
    run.gesture("use the rotor: \(rotor.rawValue), \(forward ? "forward" : "back")", .rotor(rotor, forward: forward))
  }

  /// A finger finds what is on the screen, and nothing behind what covers it.
  private func touch(_ reference: Reference, _ run: inout Run) {
    guard let element = target(reference, &run) else { return }
    let name = run.scene.name(element)
    run.gesture("put a finger on \(name)", .touch(element))
    if run.trace.stopped == nil, run.simulator.focus.element != element { run.stop("no finger finds \(name) here") }
  }

  /// Escape is a gesture where there is no keyboard; what is no key at all is done as what it is.
  private func press(_ key: Key, _ words: String, _ run: inout Run) {
    switch key {
    case .escape, .escapeGesture, .magicTap, .select: run.act(words, key.intent)
    default: run.act(words, .press(key))
    }
  }

  private func activate(_ reference: Reference, _ run: inout Run) {
    guard let element = target(reference, &run) else { return }
    run.moveAndAct("activate \(run.scene.name(element))", element, .activate)
  }

  private func type(_ text: String, into reference: Reference, clearing: Bool, _ run: inout Run) {
    guard let element = field(reference, &run) else { return }
    run.begin("type \"\(text)\" in \(run.scene.name(element))")
    guard run.move(to: element) else { return }
    if run.simulator.technology != .fullKeyboardAccess { run.perform(.activate) }
    if clearing { run.perform(.clear) }
    run.perform(.type(text))
  }

  private func clear(_ reference: Reference, _ run: inout Run) {
    guard let element = field(reference, &run) else { return }
    run.begin("clear \(run.scene.name(element))")
    guard run.move(to: element) else { return }
    if run.simulator.technology != .fullKeyboardAccess { run.perform(.activate) }
    run.perform(.clear)
  }

  /// A field's text becomes a different one; a context stands for its first field.
  private func change(_ reference: Reference, _ run: inout Run) {
    guard let element = field(reference, &run) else { return }
    let old = run.simulator.state(of: element).value ?? ""
    type(old == "changed" ? "changed again" : "changed", into: reference, clearing: !old.isEmpty, &run)
  }

  private func open(_ container: ContainerIdentifier, _ run: inout Run) {
    let name = index.container(container).name
    let openers = TaskBinder.controls(in: index, opening: name)
    let reachable = openers.filter { run.simulator.stops.contains($0) }
    guard let control = reachable.first else {
      let names = openers.map { run.scene.name($0) }.joined(separator: ", ")
      return run.stop("no control that opens '\(name)' can be reached here (\(names) would)")
    }
    guard reachable.count == 1 else {
      return run.stop("'\(name)' is opened by \(run.scene.list(reachable)); write which to activate")
    }
    run.moveAndAct("open \(name): activate \(run.scene.name(control))", control, .activate)
  }

  private func adjust(_ reference: Reference, _ intent: Intent, _ words: String, _ run: inout Run) {
    guard let element = target(reference, &run) else { return }
    run.moveAndAct("\(words) \(run.scene.name(element))", element, intent)
    guard run.trace.stopped == nil, let beat = run.trace.moments.last?.beat, beat.fired.isEmpty,
      beat.changed.isEmpty, !run.simulator.state(of: element).isDisabled, let why = beat.notes.first
    else { return }
    // What it offers, and does nothing, its user can choose.
    if case .customAction(let name) = intent, run.simulator.actions(of: element).contains(name) { return }
    run.stop("\(run.scene.name(element)): \(why)")
  }

  private func turn(_ reference: Reference, on: Bool, _ run: inout Run) {
    guard let element = target(reference, &run) else { return }
    if run.simulator.state(of: element).isChecked == on { return run.act("leave it \(on ? "on" : "off")", .wait(0)) }
    let wanted = on ? "on" : "off"
    let hasState = run.simulator.state(of: element).isChecked != nil
    run.moveAndAct("turn \(run.scene.name(element)) \(wanted)", element, .activate)
    // What was neither on nor off may have become the opposite of what the task says.
    guard run.trace.stopped == nil, !hasState, run.simulator.state(of: element).isChecked == !on else { return }
    run.stop("activating \(run.scene.name(element)) does not turn it \(wanted)")
  }

  /// The control in the row that removes it, or the row's own custom action.
  private func delete(_ reference: Reference, _ run: inout Run) {
    guard let row = target(reference, &run) else { return }
    let near = resolver.withDescendants(row)
    let verbs = ["delete", "remove", "close"]
    if let control = near.first(where: { index.element($0).activationRemoves })
      ?? near.dropFirst().first(where: { verbs.contains(Words.split(index.element($0).label).first ?? "") })
    {
      return run.moveAndAct("delete \(run.scene.name(row)): activate \(run.scene.name(control))", control, .activate)
    }
    guard let action = index.element(row).actions.first(where: { verbs.contains(Words.split($0).first ?? "") }) else {
      return run.stop("nothing in \(run.scene.name(row)) deletes it")
    }
    run.moveAndAct("delete \(run.scene.name(row)): action \"\(action)\"", row, .customAction(action))
  }

  private func back(_ run: inout Run) {
    let button = run.simulator.stops.first { index.element($0).role == .backButton }
    guard let button else { return run.act("go back", .back) }
    run.moveAndAct("go back: activate \(run.scene.name(button))", button, .activate)
  }

  /// The app's own reload, else the one control that is called so.
  private func reload(_ run: inout Run) {
    let hasRule = run.simulator.presented.contains { context in
      index.container(context).rules.contains { $0.event == .reload }
    }
    if hasRule { return run.act("reload", .reload) }
    let named = run.simulator.stops.filter {
      ["reload", "refresh"].contains(Words.split(index.element($0).label).first ?? "")
    }
    guard let control = named.first, named.count == 1 else {
      return run.stop("nothing here reloads: there is no 'on reload' rule and no one control called Reload")
    }
    run.moveAndAct("reload: activate \(run.scene.name(control))", control, .activate)
  }

  private func move(forward: Bool, count: Int?, past: Reference?, _ run: inout Run) {
    run.begin((forward ? "move forward" : "move back") + (count.map { $0 == 1 ? "" : " \($0)" } ?? ""))
    var limit = count ?? (past == nil ? 1 : run.simulator.stops.count + 1)
    let place = past.map { resolver.resolve($0, in: run.scene) }
    if let failure = place?.failure { return run.stop(failure) }
    var wasOn = false
    while limit > 0 {
      limit -= 1
      run.perform(forward ? .next : .previous, isNavigation: true)
      guard let place else { continue }
      if wasOn, !place.contains(run.simulator.focus.element) { break }
      wasOn = place.contains(run.simulator.focus.element)
    }
  }

  /// As many steps as there are stops, until one lands on the goal; at least one, though focus may be there already.
  private func move(forward: Bool, to goal: Reference, _ run: inout Run) {
    let words = (forward ? "move forward" : "move back") + " to \(goal.words)"
    run.begin(words)
    let place = resolver.resolve(goal, in: run.scene)
    if let failure = place.failure { return run.stop(failure) }
    for _ in 0...run.simulator.stops.count {
      run.perform(forward ? .next : .previous, isNavigation: true)
      if place.contains(run.simulator.focus.element) { return }
    }
    run.stop("no step comes to it: \(words)")
  }

  // MARK: Closing

  private func close(_ reference: Reference?, _ means: TaskAction.CloseMeans?, _ run: Run) -> [Trace] {
    var run = run
    guard let container = containerToClose(reference, &run) else { return [run.trace] }
    let name = index.container(container).name
    let ways = run.simulator.waysToClose(container)
    if let means {
      close(container, name, by: means, ways, &run)
      return [run.trace]
    }
    guard !ways.isEmpty else {
      let left = run.scene.waysLeftOut(closing: container)
      run.stop((["'\(name)' offers no way to close it"] + left).joined(separator: "; "))
      return [run.trace]
    }
    return ways.map { way in
      var branch = run
      branch.close(container, name: name, by: way)
      branch.trace.ways.append(branch.words(for: way))
      return branch.trace
    }
  }

  private func close(
    _ container: ContainerIdentifier,
    _ name: String,
    by means: TaskAction.CloseMeans,
    _ ways: [WayToClose],
    _ run: inout Run
  ) {
    switch means {
    case .button(let reference):
      guard let control = target(reference, &run) else { return }
      run.moveAndAct("close \(name): activate \(run.scene.name(control))", control, .activate)
    case .key(let key): press(key, "close \(name): press \(key.rawValue)", &run)
    case .escape: closeBy(.escape, container, name, ways, &run)
    case .swipeDown: closeBy(.swipeDown, container, name, ways, &run)
    case .outsideTap: closeBy(.outsideTap, container, name, ways, &run)
    case .bySystem: closeBy(.bySystem, container, name, ways, &run)
    }
  }

  private func closeBy(
    _ way: ClosingWay,
    _ container: ContainerIdentifier,
    _ name: String,
    _ ways: [WayToClose],
    _ run: inout Run
  ) {
    guard let found = ways.first(where: { $0.way == way }) else {
      return run.stop("'\(name)' cannot be closed by \(way.rawValue)")
    }
    run.close(container, name: name, by: found)
  }

  private func containerToClose(_ reference: Reference?, _ run: inout Run) -> ContainerIdentifier? {
    guard let reference else {
      if let top = run.simulator.presented.last(where: { !index.container($0).kind.isScreen }) { return top }
      run.stop("nothing is open that could be closed")
      return nil
    }
    let referent = resolver.resolve(reference, in: run.scene)
    if let container = referent.container, run.simulator.isPresented(container) { return container }
    run.stop("\(reference.words) is not open")
    return nil
  }

  // MARK: Targets

  /// The one element that the author means; the run stops when there is none.
  private func target(_ reference: Reference, _ run: inout Run) -> ElementIdentifier? {
    let referent = resolver.resolve(reference, in: run.scene)
    if let element = referent.only { return element }
    let stops = referent.elements.filter { run.simulator.stops.contains($0) }
    if referent.failure == nil, stops.count == 1 { return stops.first }
    run.stop(referent.failure ?? "\(reference.words) fits \(run.scene.list(referent.elements))")
    return nil
  }

  private func field(_ reference: Reference, _ run: inout Run) -> ElementIdentifier? {
    let referent = resolver.resolve(reference, in: run.scene)
    let fields = referent.elements.filter { index.element($0).role.isTextInput && run.simulator.isInTree($0) }
    if let first = fields.first, fields.count == 1 || referent.container != nil { return first }
    run.stop(referent.failure ?? "\(reference.words) is no field")
    return nil
  }
}

extension TaskBinder {
  /// The controls of an app whose rule opens or goes to a context.
  static func controls(in index: AppIndex, opening name: String) -> [ElementIdentifier] {
    index.entries.indices.map { ElementIdentifier($0) }.filter { element in
      index.element(element).rules.contains { $0.event == .activate && $0.effects.contains { $0.opens(name) } }
    }
  }
}

extension Element {
  /// Whether activating it removes something: the mark of a control that deletes.
  var activationRemoves: Bool {
    rules.contains { rule in
      rule.event == .activate
        && rule.effects.contains { effect in
          if case .remove = effect { return true }
          return false
        }
    }
  }
}
