// Claims about where focus is, by the element whose speech was read.

extension HeardJudge {
  func focus(_ frame: Frame) -> Judgement {
    switch frame.relation {
    case .on, .in, .outside: return look(frame, without: model.windowOfPlace(frame)) { place(frame, $0) }
    case .startOn, .startIn: return start(frame)
    case .goTo, .goIn, .returnTo, .returnIn:
      return look(frame, without: model.finder.sinceLastAction) { arrival(frame, $0) }
    case .stayOn, .stayIn, .stay, .leave:
      guard frame.via.isEmpty else { return confined(frame) }
      return look(frame, without: model.finder.sinceLastAction) { stay(frame, $0) }
    case .confinedTo: return confined(frame)
    case .none: return nowhere(frame)
    case .behind, .move: return .notObserved(Unheard.onlySimulated)
    default: return .notObserved(Unheard.onlySimulated)
    }
  }

  // MARK: Where it is

  private func place(_ frame: Frame, _ window: Window) -> Judgement {
    if frame.polarity == .never { return never(frame, window) }
    if case .during = frame.moment { return always(frame, window) }
    guard let (reading, scene, last) = reading(at: window) else { return unread(window) }
    if frame.polarity == .not { return denied(frame, reading, scene) }
    return landing(frame, reading, scene, window, last)
  }

  /// `while S`: every beat in which it holds was read.
  private func always(_ frame: Frame, _ window: Window) -> Judgement {
    .heard(window.moments.map { place(frame.without(moment: true), .beat($0, window.words)) })
  }

  /// Heard there once is enough to fail it; that it was never there between the readings nobody heard.
  private func never(_ frame: Frame, _ window: Window) -> Judgement {
    for number in window.moments {
      guard let reading = run.reading(at: number), !isExcused(frame, number) else { continue }
      let scene = Scene(trace, at: number)
      if case .yes = isThere(frame, reading, scene) {
        return .failed("focus was on \(words(reading, scene)), heard as \(reading.words)")
      }
    }
    return .notObserved(
      "it was not heard there, but where focus was between two readings is not known; a simulated run knows"
    )
  }

  /// Of what happens `by itself`, where the user went does not count.
  private func isExcused(_ frame: Frame, _ number: Int) -> Bool {
    frame.manner.contains(.byItself)
  }

  private func denied(_ frame: Frame, _ reading: HeardRun.Reading, _ scene: Scene) -> Judgement {
    let found = "focus is on \(words(reading, scene)), heard as \(reading.words)"
    switch isThere(frame, reading, scene) {
    case .yes: return .failed(found)
    case .no: return .passed(found, witness: reading.words)
    case .unknown(let why): return .notObserved(why)
    }
  }

  /// It is there as heard, and the model knows of no reason why that is worth nothing.
  func landing(_ frame: Frame, _ reading: HeardRun.Reading, _ scene: Scene, _ window: Window, _ last: Int) -> Judgement
  {
    let found = "focus is on \(words(reading, scene)), heard as \(reading.words)"
    switch isThere(frame, reading, scene) {
    case .unknown(let why): return .notObserved(why)
    case .no: return .failed(found)
    case .yes: break
    }
    if let contrast = frame.contrast {
      var other = frame
      other.target = contrast
      switch isThere(other, reading, scene) {
      case .yes: return .failed("\(found), which is also \(contrast.words)")
      case .unknown(let why): return .notObserved("\(found); \(why)")
      case .no: break
      }
    }
    let spent = model.effort(frame, window)
    if let used = spent.first(where: { $0.times > 0 }) { return .failed("\(found), with \(used.words)") }
    if let doubt = doubt(frame, reading, scene, last) { return .notObserved("\(found), \(doubt)") }
    return .passed(found, witness: ([reading.words] + spent.map { "with \($0.words)" }).joined(separator: ", "))
  }

  /// Why a landing that was heard proves nothing.
  private func doubt(_ frame: Frame, _ reading: HeardRun.Reading, _ scene: Scene, _ last: Int) -> String? {
    let modelled = scene.simulator.focus
    if reading.place.elements.contains(where: { $0 == modelled.element }) {
      if model.isLuck(modelled.cause) { return "on this device: nothing defines where it goes, and devices differ" }
      if model.isGone(modelled, scene) {
        return "and in the app file what has focus there is gone: speech does not tell"
      }
    }
    guard frame.manner.contains(.byItself) else { return nil }
    guard let before = run.reading(before: last), reading.place.isElsewhere(than: before.place) == true else {
      return "and whether it moved by itself was not heard"
    }
    return nil
  }

  private func nowhere(_ frame: Frame) -> Judgement {
    look(frame, without: frame.polarity == .holds ? model.finder.end : model.finder.wholeTask) { window in
      guard frame.polarity == .holds, let (reading, scene, _) = reading(at: window) else {
        return .notObserved("that nothing was said does not show that focus is nowhere, nor the other way round")
      }
      switch reading.place {
      case .elements, .words: return .failed("focus is on \(words(reading, scene)), heard as \(reading.words)")
      case .nowhere: return .passed("focus is nowhere", witness: "beat \(reading.beat.sequence)")
      case .silence(let why): return .notObserved("\(why), which does not show that focus is nowhere")
      }
    }
  }

  // MARK: How it comes there

  private func start(_ frame: Frame) -> Judgement {
    if frame.moment != nil {
      return look(frame, without: model.finder.end) { started(frame, .beat($0.opening, $0.words)) }
    }
    let openings = trace.moments.indices.filter { $0 > 0 && !trace.moments[$0].beat.opened.isEmpty }
    guard let first = openings.first else { return .untestable("nothing was opened in this task") }
    let number = openings.first { holds(frame, at: $0) } ?? first
    let name = trace.moments[number].beat.opened.last.map { model.index.container($0).name } ?? ""
    var judgement = started(frame, .beat(number, "when '\(name)' was opened"))
    judgement.window = "when '\(name)' was opened"
    return judgement
  }

  /// Whether a context that opened in this beat holds what the claim names.
  private func holds(_ frame: Frame, at number: Int) -> Bool {
    guard let target = frame.target else { return false }
    let opened = trace.moments[number].beat.opened
    return model.resolver.resolve(target, in: Scene(trace, at: number)).elements.contains {
      opened.contains(model.index.entries[$0.index].container)
    }
  }

  private func started(_ frame: Frame, _ window: Window) -> Judgement {
    guard let (reading, scene, last) = reading(at: window) else { return unread(window) }
    if frame.polarity != .holds { return denied(frame, reading, scene) }
    let judgement = landing(frame, reading, scene, window, last)
    guard judgement.verdict == .passed else { return judgement }
    return cameThere(frame, reading, last, judgement)
  }

  /// A landing that was heard, if focus was heard somewhere else before.
  private func cameThere(_ frame: Frame, _ reading: HeardRun.Reading, _ last: Int, _ landing: Judgement) -> Judgement {
    guard let before = run.reading(before: last) else {
      return .notObserved("\(landing.found); nothing was read before, so that it came there was not heard")
    }
    switch reading.place.isElsewhere(than: before.place) {
    case true?: return landing
    case false?:
      return .failed("focus stayed on \(words(reading, Scene(trace, at: last))), heard as \(before.words) before")
    case nil: return .notObserved("\(landing.found); where it was before was not heard")
    }
  }

  private func arrival(_ frame: Frame, _ window: Window) -> Judgement {
    var place = frame
    place.relation = [.goIn, .returnIn].contains(frame.relation) ? .in : .on
    guard let (reading, scene, last) = reading(at: window) else { return unread(window) }
    if frame.polarity != .holds, [.returnTo, .returnIn].contains(frame.relation) { return noReturn(place, window) }
    if frame.polarity == .never { return never(place, window) }
    if frame.polarity == .not { return denied(place, reading, scene) }
    let judgement = landing(place, reading, scene, window, last)
    guard judgement.verdict == .passed else { return judgement }
    guard let before = run.reading(before: window.opening) else {
      return .notObserved("\(judgement.found); nothing was read before, so that it came there was not heard")
    }
    switch isThere(place, before, Scene(trace, before: window.opening), isEarlier: true) {
    case .yes:
      return .failed("focus was on \(words(before, scene)) already when the window opened, heard as \(before.words)")
    case .unknown(let why): return .notObserved("\(judgement.found); of where it was before: \(why)")
    case .no: break
    }
    guard frame.relation == .returnIn else { return judgement }
    let was = (0..<window.opening).contains { number in
      guard let earlier = run.reading(at: number) else { return false }
      if case .yes = isThere(place, earlier, Scene(trace, at: number)) { return true }
      return false
    }
    return was ? judgement : .notObserved("\(judgement.found); it was not heard there before")
  }

  /// `does not return to X`: to return is to come back to what was left, and only that it did is heard.
  private func noReturn(_ frame: Frame, _ window: Window) -> Judgement {
    guard !frame.manner.contains(.byItself) else { return .notObserved(Unheard.onlySimulated) }
    var (wasThere, hasLeft) = (false, false)
    for number in 0...(window.last ?? 0) {
      guard let reading = run.reading(at: number) else { continue }
      let answer = isThere(frame, reading, Scene(trace, at: number))
      let isDecisive = frame.polarity == .never ? window.moments.contains(number) : number == window.last
      if isYes(answer), hasLeft, isDecisive {
        return .failed("focus came back to \(words(reading, Scene(trace, at: number))), heard as \(reading.words)")
      }
      if isYes(answer) { (wasThere, hasLeft) = (true, false) }
      if isNo(answer), wasThere { hasLeft = true }
    }
    return .notObserved("it was not heard to come back, but where focus was between two readings is not known")
  }

  // MARK: Staying

  /// Every reading of a window, and those after it with nothing done.
  private func readings(of window: Window) -> [(reading: HeardRun.Reading, moment: Int)] {
    let inside = window.moments.compactMap { number in run.reading(at: number).map { (reading: $0, moment: number) } }
    let later = window.last.map { last in run.laterReadings(after: last).map { (reading: $0, moment: last) } } ?? []
    return inside + later
  }

  private func stay(_ frame: Frame, _ window: Window) -> Judgement {
    if frame.relation == .stay || frame.target == nil { return still(frame, window) }
    var place = frame
    place.relation = [.stayIn, .leave].contains(frame.relation) ? .in : .on
    let isDenied = (frame.polarity == .holds) == (frame.relation == .leave)
    let opening = run.reading(before: window.opening)
    let all = readings(of: window)
    let before = opening.map { isThere(place, $0, Scene(trace, before: window.opening), isEarlier: true) }
    let looks = all.map { (isThere(place, $0.reading, Scene(trace, at: $0.moment)), $0.reading, $0.moment) }
    let comes = isNo(before) && (frame.fromArrival || model.cameUp(frame, in: window))
    guard isYes(before) || comes else {
      return .notObserved(
        opening == nil
          ? "where focus was when the window opened was not heard" : "focus was not heard there when the window opened"
      )
    }
    let from = comes ? looks.firstIndex { isYes($0.0) } : 0
    guard let from else { return .notObserved("focus was not heard there") }
    if let left = looks[from...].first(where: { isNo($0.0) }) {
      let found = "focus moved to \(words(left.1, Scene(trace, at: left.2))), heard as \(left.1.words)"
      return isDenied ? .passed(found, witness: left.1.words) : .failed(found)
    }
    if isDenied { return .notObserved("it was not heard anywhere else, but between two readings it may have been") }
    return stayed(place, looks[from...].map { ($0.0, $0.1) }, window)
  }

  /// It was heard there each time; a later reading, with nothing done, is needed.
  private func stayed(_ frame: Frame, _ looks: [(Answer, HeardRun.Reading)], _ window: Window) -> Judgement {
    for case (.unknown(let why), _) in looks { return .notObserved(why) }
    guard let last = looks.last?.1, let end = window.last, !run.laterReadings(after: end).isEmpty else {
      return .notObserved(
        "it was not read again later: to show it, read the current speech a second time with nothing done"
      )
    }
    if movesInModel(frame, window) {
      return .notObserved(
        "it was heard there each time, but in the app file focus moves away meanwhile, which readings do not show"
      )
    }
    let found = "focus stayed there at each of \(looks.count) readings, the last \(last.beat.until) ms after the start"
    var judgement = Judgement.passed(found, witness: last.words)
    judgement.reservations = [Reservation(.bounded, reason: "where focus was between the readings was not heard")]
    return judgement
  }

  /// Whether in the model focus leaves what it stays on in a beat of the window, or comes back to it.
  private func movesInModel(_ frame: Frame, _ window: Window) -> Bool {
    var wasThere = false
    for number in window.moments {
      let scene = Scene(trace, at: number)
      let places = [trace.moments[number].beat.focusBefore] + trace.moments[number].beat.focusEvents.map(\.reading)
      for reading in places {
        let isThere = model.isThere(frame, reading, scene)
        if wasThere, !isThere || model.isGone(reading, scene) || model.isLuck(reading.cause) { return true }
        wasThere = isThere
      }
    }
    return false
  }

  /// `focus does not move`: it is read in the same place.
  private func still(_ frame: Frame, _ window: Window) -> Judgement {
    guard let opening = run.reading(before: window.opening) else {
      return .notObserved("where focus was when the window opened was not heard")
    }
    for (reading, moment) in readings(of: window) where reading.place.isElsewhere(than: opening.place) == true {
      let found = "focus moved to \(words(reading, Scene(trace, at: moment))), heard as \(reading.words)"
      return frame.polarity == .holds ? .failed(found) : .passed(found, witness: reading.words)
    }
    return .notObserved("it was not heard anywhere else, but between two readings it may have been")
  }

  private func isYes(_ answer: Answer?) -> Bool {
    if case .yes? = answer { return true }
    return false
  }

  private func isNo(_ answer: Answer?) -> Bool {
    if case .no? = answer { return true }
    return false
  }
}

extension Frame {
  fileprivate func without(moment: Bool) -> Frame {
    var frame = self
    if moment { frame.moment = nil }
    return frame
  }
}
