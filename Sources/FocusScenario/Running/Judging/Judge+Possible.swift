// Claims about what a user can do to a thing, tried on a copy, and about what it offers and where it is.

extension Judge {
  /// What closes or is left is looked at while it is up; anything else at the end.
  func windowOfDeed(_ frame: Frame) -> Window {
    guard let target = frame.target, ["close", "leave"].contains(frame.text) else { return finder.end }
    return windowUp(target)
  }

  func can(_ frame: Frame, _ window: Window) -> Judgement {
    guard let target = frame.target, let verb = frame.text else { return .untestable("the sentence names nothing") }
    let (scene, number) = (scene(at: window), window.last ?? 0)
    if let key = frame.via.first(where: { !hasKey($0) }) {
      return .untestable("\(trace.end.technology.rawValue) has no \(key.rawValue)")
    }
    let referent = resolver.resolve(target, in: scene)
    if let missing = referent.judgement { return missing }
    switch verb {
    case "close": return canClose(frame, target, referent, scene, number)
    case "leave": return held(frame, target, number)
    case "open": return canOpen(frame, referent, scene, number)
    default: break
    }
    guard let thing = referent.only else { return .untestable("\(target.words) is not one thing") }
    return canBe(verb, frame, thing, scene, number)
  }

  private func canClose(_ frame: Frame, _ target: Reference, _ referent: Referent, _ scene: Scene, _ number: Int)
    -> Judgement
  {
    guard let container = referent.container, scene.simulator.isPresented(container) else {
      return .untestable("\(target.words) was not up")
    }
    guard !frame.via.isEmpty else { return wayOut(frame, target, number) }
    let closing = frame.via.first { key in
      var copy = scene.simulator
      _ = copy.perform(key.intent)
      return !copy.isPresented(container)
    }
    let keys = frame.via.map(\.rawValue).joined(separator: " or ")
    let found = closing.map { "\($0.rawValue) closes it" } ?? "\(keys) does not close it"
    return .of(frame, holds: closing != nil, found, witness: words(number))
  }

  private func canOpen(_ frame: Frame, _ referent: Referent, _ scene: Scene, _ number: Int) -> Judgement {
    guard let container = referent.container else { return .untestable("it is nothing that opens") }
    guard !scene.simulator.isPresented(container) else { return .untestable("it is open already") }
    let name = index.container(container).name
    let openers = TaskBinder.controls(in: index, opening: name).filter { scene.simulator.stops.contains($0) }
    let opener = openers.first { control in
      guard var copy = Sweep.moved(scene.simulator, to: control) else { return false }
      for key in frame.via.isEmpty ? [nil] : frame.via.map(Optional.some) { _ = copy.perform(key?.intent ?? .activate) }
      return copy.isPresented(container)
    }
    let found = opener.map { "\(scene.name($0)) opens '\(name)'" } ?? "nothing that can be reached opens '\(name)'"
    return .of(frame, holds: opener != nil, found, witness: words(number))
  }

  private func canBe(_ verb: String, _ frame: Frame, _ thing: ElementIdentifier, _ scene: Scene, _ number: Int)
    -> Judgement
  {
    let name = scene.name(thing)
    let before = scene.simulator.state(of: thing)
    guard let start = Sweep.moved(scene.simulator, to: thing) else {
      guard scene.simulator.isVisible(thing) || scene.simulator.isInTree(thing) else {
        return .failed("\(name) is not there")
      }
      return .of(frame, holds: false, "\(name) cannot be reached", witness: words(number))
    }
    if verb == "activate" { return canActivate(frame, thing, start, scene, number) }
    guard let deed = Deed(verb) else { return .untestable("nothing shows that") }
    if let why = deed.obstacle(before) { return .untestable(why) }
    let intents = frame.via.isEmpty ? deed.intents : frame.via.map(\.intent)
    let isDone = intents.indices.contains { place in
      var copy = start
      for intent in deed == .change ? Array(intents[...place]) : [intents[place]] { _ = copy.perform(intent) }
      return deed.isDone(before, copy.state(of: thing))
    }
    return .of(frame, holds: isDone, "\(name) \(isDone ? "can" : "cannot") \(verb)", witness: words(number))
  }

  /// It takes the activation: it is no text, and not dimmed.
  private func canActivate(
    _ frame: Frame,
    _ thing: ElementIdentifier,
    _ start: Simulator,
    _ scene: Scene,
    _ number: Int
  ) -> Judgement {
    let element = index.element(thing)
    let answers = element.isInteractive ?? (element.role.isInteractive || !element.rules.isEmpty)
    let isDimmed = start.state(of: thing).isDisabled
    let name = scene.name(thing)
    if answers, !isDimmed, !frame.via.isEmpty {
      let acting = frame.via.first { key in
        var copy = start
        let beat = copy.perform(key.press)
        return beat.intent?.isActivation == true && beat.target == thing
      }
      let keys = frame.via.map(\.rawValue).joined(separator: " or ")
      let found = acting.map { "\($0.rawValue) acts on \(name)" } ?? "\(keys) does not act on \(name)"
      return .of(frame, holds: acting != nil, found, witness: words(number))
    }
    let found = isDimmed ? "\(name) is dimmed" : answers ? "\(name) can be activated" : "\(name) answers to nothing"
    return .of(frame, holds: answers && !isDimmed, found, witness: words(number))
  }

  // MARK: Where it is, and what it offers

  /// `the code is still in the field`: of a field, in its text; of anything else, inside it.
  func located(_ frame: Frame, _ window: Window) -> Judgement {
    guard let target = frame.target, let other = frame.other else { return .untestable("the sentence names one thing") }
    let scene = scene(at: window)
    let place = resolver.resolve(other, in: scene)
    if let failure = place.failure { return .failed(failure) }
    if let side = Side(rawValue: frame.text ?? "") { return lies(frame, on: side, of: place, scene, window) }
    let wantsIn = frame.text == "in"
    if case .quoted(let text) = target.head, let field = place.only, index.element(field).role.isTextInput {
      let value = scene.simulator.state(of: field).value ?? ""
      let isIn = SpeechComparison.containsWords(text, in: value)
      let found = value.isEmpty ? "\(scene.name(field)) is empty" : "\(scene.name(field)) has '\(value)'"
      return .of(frame, holds: isIn == wantsIn, found, witness: words(window.last ?? 0))
    }
    let referent = resolver.resolve(target, in: scene)
    if let missing = referent.judgement { return missing }
    let there = referent.elements.filter { scene.simulator.isPresentedAndInTree($0) }
    guard !there.isEmpty else { return gone(referent, from: place, frame, target, window) }
    // Of a denial one that is there is enough: `no row is outside the list`.
    let placed = there.filter { isInside($0, place) == wantsIn }
    let isSo = frame.polarity == .holds ? placed.count == there.count : !placed.isEmpty
    let found = "\(scene.list(there)) is \(isSo ? "" : "not ")\(wantsIn ? "in" : "outside") \(other.words)"
    return .of(frame, holds: isSo, found, witness: words(window.last ?? 0))
  }

  /// What was in a place and is gone is in it no longer; of anything else that is not there nothing can be said.
  private func gone(
    _ referent: Referent,
    from place: Referent,
    _ frame: Frame,
    _ target: Reference,
    _ window: Window
  ) -> Judgement {
    let was = referent.elements.filter { isInside($0, place) == (frame.text == "in") }
    let before = trace.moments[..<(window.last ?? 0)].lastIndex { moment in
      was.contains { moment.after.isPresentedAndInTree($0) }
    }
    guard frame.polarity != .holds, let before else {
      return .untestable("there is no \(target.wordsWithoutArticle) here")
    }
    return .passed("\(target.words) is gone", witness: "it was there in \(words(before))")
  }

  /// `the row has the custom actions "Reply" and "Delete"`: they are offered where its user gets to it.
  func offers(_ frame: Frame, _ window: Window) -> Judgement {
    guard let target = frame.target else { return .untestable("the sentence names nothing") }
    let scene = scene(at: window)
    let referent = resolver.resolve(target, in: scene)
    if let missing = referent.judgement { return missing }
    let stops = Set(scene.simulator.stops)
    let there = referent.elements.filter { stops.contains($0) }
    guard !there.isEmpty else { return .untestable("\(target.words) is no stop, so it offers nothing") }
    return ofOne(target, there.map { offers(frame, $0, scene, window.last ?? 0) })
  }

  private func offers(_ frame: Frame, _ element: ElementIdentifier, _ scene: Scene, _ number: Int) -> Judgement {
    let actions = index.element(element).actions
    let wanted = frame.list.compactMap(\.label)
    guard !wanted.isEmpty, wanted.count == frame.list.count else {
      return .untestable("the sentence names no actions")
    }
    let offered = wanted.filter { text in actions.contains { SpokenText.same($0, text) } }
    let found =
      actions.isEmpty
      ? "\(scene.name(element)) offers no actions"
      : "\(scene.name(element)) offers \(actions.map { "\"\($0)\"" }.joined(separator: ", "))"
    // `the actions of the row are A and B`: it has no other.
    let isAll = offered.count == wanted.count && frame.count?.admits(actions.count) ?? true
    let holds = frame.polarity == .holds || frame.count != nil ? isAll : !offered.isEmpty
    return .of(frame, holds: holds, found, witness: words(number))
  }
}
