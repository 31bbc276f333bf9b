// Claims about where focus is, where it goes, and where it stays.

extension Judge {
  func focus(_ frame: Frame) -> Judgement {
    switch frame.relation {
    case .startOn, .startIn: start(frame)
    case .stayOn where frame.fromArrival: staysThere(frame)
    case .stayIn where frame.isSwipedInside, .leave where frame.isSwipedInside: swipedInside(frame)
    case .stayOn, .stayIn, .stay: stay(frame)
    case .move: moves(frame)
    case .none: isNowhere(frame)
    case .leave: leaves(frame)
    case .confinedTo: confined(frame)
    case .goTo where frame.other != nil: look(frame, without: finder.sinceLastAction) { taken(frame, $0) }
    case .goTo where frame.count != nil: look(frame, without: finder.sinceLastAction) { arrivals(frame, $0) }
    case .goTo, .returnTo, .goIn, .returnIn: look(frame, without: finder.sinceLastAction) { arrival(frame, $0) }
    default: look(frame, without: windowOfPlace(frame)) { place(frame, $0) }
    }
  }

  /// `is on` without a moment: the end; of something in a context that closed meanwhile: while that was up.
  func windowOfPlace(_ frame: Frame) -> Window {
    if frame.polarity == .never { return finder.wholeTask }
    // `still` and `no longer` are about the end, whatever has closed.
    guard let target = frame.target, !frame.still else { return finder.end }
    let end = Scene(trace, at: trace.moments.count - 1)
    let containers = Set(resolver.resolve(target, in: end).elements.map { index.entries[$0.index].container })
    guard let container = containers.first, containers.count == 1, !end.simulator.isPresented(container),
      !index.container(container).kind.isScreen,
      let last = trace.moments.lastIndex(where: { $0.after.isPresented(container) })
    else { return finder.end }
    let first = (trace.moments[...last].lastIndex { !$0.after.isPresented(container) } ?? -1) + 1
    // The way to the control that closes it is no part of what was done in it.
    let done = trace.moments[first...last].lastIndex { !$0.isNavigation } ?? last
    return Window(
      moments: first..<done + 1,
      opening: first,
      words: "while '\(index.container(container).name)' was up"
    )
  }

  // MARK: Where focus is

  func place(_ frame: Frame, _ window: Window) -> Judgement {
    guard let last = window.last else { return .untestable("nothing happens \(window.words)") }
    if frame.relation == .behind, let why = neverOver(frame, window) { return .untestable(why) }
    if frame.polarity == .never || frame.polarity == .not && (frame.within != nil || frame.isOfItsWholeMoment) {
      return neverThere(frame, window)
    }
    let reading = trace.moments[last].after.focus
    let scene = Scene(trace, at: last)
    if frame.polarity == .not { return notThere(frame, reading, scene, last) }
    if frame.isOfItsWholeMoment, let away = firstAway(frame, sinceItWasThere(frame, window)) { return away }
    if frame.always, let away = firstLeft(frame, window) { return away }
    return landing(frame, reading, scene, window, last)
  }

  /// `while S` and `until E` are all of that time: the first beat at whose end focus is elsewhere.
  private func firstAway(_ frame: Frame, _ window: Window) -> Judgement? {
    let away = window.moments.dropLast().first { !isThere(frame, trace.moments[$0].after.focus, Scene(trace, at: $0)) }
    return away.map { number in
      let scene = Scene(trace, at: number)
      var judgement = Judgement.failed("focus is on \(scene.name(scene.simulator.focus)) in \(words(number))")
      judgement.moment = number
      return judgement
    }
  }

  /// `is always on X`: the first reading of all that is elsewhere; after something, of those that come after it.
  private func firstLeft(_ frame: Frame, _ window: Window) -> Judgement? {
    for number in window.moments {
      let scene = Scene(trace, at: number)
      let all = readings(of: frame, at: number)
      let isArriving =
        number == window.opening && frame.moment != nil
        && !isThere(frame, trace.moments[number].beat.focusBefore, Scene(trace, before: number))
      let after = isArriving ? all.drop { !isThere(frame, $0, scene) } : all[...]
      guard let left = after.first(where: { !isThere(frame, $0, scene) }) else { continue }
      var judgement = Judgement.failed("focus was on \(scene.name(left)) in \(words(number))")
      judgement.moment = number
      return judgement
    }
    return nil
  }

  /// Whether a reading is where the frame says, whatever put it there.
  func isThere(_ frame: Frame, _ reading: FocusReading, _ scene: Scene) -> Bool {
    guard let element = reading.element, let target = frame.target else { return false }
    let referent = resolver.resolve(target, in: scene)
    switch frame.relation {
    case .in, .startIn, .stayIn, .goIn, .returnIn, .confinedTo: return isInside(element, referent)
    case .outside: return referent.failure == nil && !isInside(element, referent)
    case .behind: return isBehind(element, referent, scene)
    default: return referent.contains(element)
    }
  }

  func isInside(_ element: ElementIdentifier, _ referent: Referent) -> Bool {
    if referent.container != nil { return referent.contains(element) }
    return referent.elements.contains { resolver.withDescendants($0).contains(element) }
  }

  private func isBehind(_ element: ElementIdentifier, _ referent: Referent, _ scene: Scene) -> Bool {
    let presented = scene.simulator.presented
    guard let over = referent.container, let position = presented.firstIndex(of: over) else { return false }
    return presented.prefix(position).contains(index.entries[element.index].container)
  }

  /// Why focus could be behind nothing in a whole window.
  private func neverOver(_ frame: Frame, _ window: Window) -> String? {
    guard let target = frame.target else { return nil }
    let reasons = window.moments.map { notOver(target, Scene(trace, at: $0)) }
    return reasons.contains(nil) ? nil : reasons.last ?? nil
  }

  /// That focus is at no time somewhere; or that it never comes there, wherever it was from the start.
  func neverThere(_ frame: Frame, _ window: Window, isOfArrivals: Bool = false) -> Judgement {
    for number in window.moments {
      let scene = Scene(trace, at: number)
      let readings = isOfArrivals ? arrivals(of: frame, at: number) : readings(of: frame, at: number)
      if let reading = readings.first(where: { isThere(frame, $0, scene) }) {
        var judgement = Judgement.failed("focus was on \(scene.name(reading)) in \(words(number))")
        judgement.moment = number
        return judgement
      }
    }
    return .passed("focus was never there in \(window.moments.count) beats", witness: "every reading \(window.words)")
  }

  func notThere(_ frame: Frame, _ reading: FocusReading, _ scene: Scene, _ last: Int) -> Judgement {
    isThere(frame, reading, scene)
      ? .failed("focus is on \(scene.name(reading))")
      : .passed("focus is on \(scene.name(reading))", witness: words(last))
  }

  /// The claim that focus is somewhere now: there, on something that is not gone, with a cause, and not on the contrast.
  func landing(_ frame: Frame, _ reading: FocusReading, _ scene: Scene, _ window: Window, _ last: Int) -> Judgement {
    let found = whereFocusIs(reading, scene, since: window.opening, last)
    guard let target = frame.target else { return .untestable("the sentence names no place") }
    let referent = resolver.resolve(target, in: scene)
    if let failure = referent.failure { return .failed("\(failure); \(found)") }
    guard isThere(frame, reading, scene) else {
      var judgement = Judgement.failed(found)
      judgement.nearestMiss = distance(from: reading, to: referent, scene)
      return judgement
    }
    if let contrast = frame.contrast, resolver.resolve(contrast, in: scene).contains(reading.element) {
      return .failed("\(found), which is also \(contrast.words)")
    }
    if reading == scene.simulator.focus, isGone(reading, scene) {
      return .failed("\(found): what has focus is not there any more")
    }
    if let fault = fault(of: frame, reading, window) { return .failed("\(found), \(fault)") }
    let spent = effort(frame, window)
    if let used = spent.first(where: { $0.times > 0 }) { return .failed("\(found), with \(used.words)") }
    let witness = ([words(last)] + spent.map { "with \($0.words)" }).joined(separator: ", ")
    return weighed(.passed(found, witness: witness), reading, referent, last)
  }

  /// What the claim says that the user need not do, with how often it was done since the window opened.
  func effort(_ frame: Frame, _ window: Window) -> [(times: Int, words: String)] {
    let isTimed = frame.moment != nil || frame.within != nil
    let moments = isTimed ? window.moments.dropFirst() : (trace.lastAction + 1)..<trace.moments.count
    return frame.effort.map { effort in
      let times = moments.filter { effort.isSpent(in: trace.moments[$0]) }.count
      let noun = effort.noun(for: trace.end.technology)
      return (times, "\(times) \(noun)\(times == 1 ? "" : "s")")
    }
  }

  func isGone(_ reading: FocusReading, _ scene: Scene) -> Bool {
    guard let element = reading.element else { return true }
    return !scene.simulator.isInTree(element) || scene.simulator.state(of: element).instance != reading.instance
  }

  // MARK: Where focus starts

  private func start(_ frame: Frame) -> Judgement {
    if frame.moment != nil { return look(frame, without: finder.end) { started(frame, $0.opening, $0.words) } }
    let openings = trace.moments.indices.filter { $0 > 0 && !trace.moments[$0].beat.opened.isEmpty }
    guard let first = openings.first else {
      return .untestable(trace.stopped.map { "the task stopped: \($0)" } ?? "nothing was opened in this task")
    }
    let holding = openings.first { holds(frame, at: $0) }
    return started(frame, holding ?? first, "when '\(openedName(holding ?? first))' was opened")
  }

  private func openedName(_ number: Int) -> String {
    trace.moments[number].beat.opened.last.map { index.container($0).name } ?? ""
  }

  /// Whether a context that opened in this beat holds what the claim names.
  private func holds(_ frame: Frame, at number: Int) -> Bool {
    guard let target = frame.target else { return false }
    let opened = trace.moments[number].beat.opened
    let referent = resolver.resolve(target, in: Scene(trace, at: number))
    return referent.elements.contains { opened.contains(index.entries[$0.index].container) }
  }

  private func started(_ frame: Frame, _ number: Int, _ words: String) -> Judgement {
    let beat = trace.moments[number].beat
    let window = Window.beat(number, words)
    let scene = Scene(trace, at: number)
    var judgement: Judgement
    if frame.polarity != .holds {
      judgement = notThere(frame, beat.focusAfter, scene, number)
    } else if beat.focusEvents.isEmpty || beat.focusAfter.element == beat.focusBefore.element {
      judgement = .failed("focus stayed on \(scene.name(beat.focusAfter))")
      if let target = frame.target {
        judgement.nearestMiss = distance(from: beat.focusAfter, to: resolver.resolve(target, in: scene), scene)
      }
    } else {
      judgement = landing(frame, beat.focusAfter, scene, window, number)
      let passed = beat.focusEvents.dropLast().map { scene.name($0.reading) }
      if !passed.isEmpty { judgement.notes.append("heard first: \(passed.joined(separator: ", "))") }
    }
    judgement = conditioned(judgement, by: frame, in: window)
    judgement.window = words
    judgement.moment = number
    return judgement
  }
}

extension Frame.Effort {
  /// Whether the user did it in a beat.
  fileprivate func isSpent(in moment: Trace.Moment) -> Bool {
    switch self {
    case .swiping, .searching, .movingFocus: return moment.isNavigation
    case .tapping: return moment.beat.intent?.isActing == true
    case .scrolling:
      if case .scroll = moment.beat.intent { return true }
      return false
    }
  }

  /// What is counted.
  fileprivate func noun(for technology: Technology) -> String {
    switch self {
    case .swiping, .searching, .movingFocus: technology.stepNoun
    case .tapping: "tap"
    case .scrolling: "scroll"
    }
  }
}
