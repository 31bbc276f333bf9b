// Claims that focus stays, leaves, moves, or is lost.

extension Judge {
  func stay(_ frame: Frame) -> Judgement {
    look(frame, without: finder.sinceLastAction) { window in
      if cameUp(frame, in: window) { return cameLate(frame, window) ?? staysThere(frame, window) }
      if case .until = frame.moment, let up = window.moments.first(where: { cameUp(frame, at: $0) }) {
        return staysThere(frame, Window(moments: up..<window.moments.upperBound, opening: up, words: window.words))
      }
      let window = sinceItWasThere(frame, window)
      let opening = trace.moments[window.opening].beat.focusBefore
      let before = Scene(trace, before: window.opening)
      var wanted = frame
      if frame.relation == .stay { wanted.target = nil }
      let later = window.last.map { Scene(trace, at: $0) } ?? before
      if frame.target != nil, !isThere(frame, opening, before), !isThere(frame, opening, later) {
        return .untestable("focus was on \(before.name(opening)) when the window opened")
      }
      guard let (number, reading) = firstMove(wanted, window, from: opening) else {
        let held = "focus stayed on \(before.name(opening))"
        return frame.polarity == .holds ? .passed(held, witness: "every reading \(window.words)") : .failed(held)
      }
      let moved = "focus moved to \(Scene(trace, at: number).name(reading)) in \(words(number))"
      return frame.polarity == .holds ? .failed(moved) : .passed(moved, witness: words(number))
    }
  }

  /// `focus stays on "Content"`, where the app puts it there a while after it came up: it was elsewhere till then.
  private func cameLate(_ frame: Frame, _ window: Window) -> Judgement? {
    guard frame.relation == .stayOn, let arrival = window.moments.first(where: { comes(frame, in: $0) }),
      arrival > window.opening, trace.moments[arrival].after.focus.cause != .user
    else { return nil }
    return .untestable("focus came to it only in \(words(arrival))")
  }

  /// Until something, focus stays where it was at the start, or where the last doing before that found it.
  func sinceItWasThere(_ frame: Frame, _ window: Window) -> Window {
    guard case .until = frame.moment, frame.target != nil, let doing = lastDoing(in: window) else { return window }
    let first = Scene(trace, before: window.opening)
    if isThere(frame, trace.moments[window.opening].beat.focusBefore, first) { return window }
    return Window(moments: doing..<window.moments.upperBound, opening: doing, words: window.words)
  }

  /// Whether what focus stays on or in came up in the beat in which the window opens: nothing could be there before.
  func cameUp(_ frame: Frame, in window: Window) -> Bool { cameUp(frame, at: window.opening) }

  private func cameUp(_ frame: Frame, at number: Int) -> Bool {
    guard frame.polarity == .holds, let target = frame.target, number > 0 else { return false }
    let beat = trace.moments[number].beat
    let before = trace.state(before: number)
    let referent = resolver.resolve(target, in: Scene(trace, at: number))
    let contexts = referent.container.map { [$0] } ?? referent.elements.map { index.entries[$0.index].container }
    // A toast is no place to stay.
    guard let context = contexts.first, index.container(context).kind != .toast else { return false }
    if beat.opened.contains(context), !before.isPresented(context) { return true }
    return referent.container == nil && referent.elements.allSatisfy(beat.appeared.contains)
  }

  /// The first reading of the window, or of one more settle window after it, that is not where focus was.
  private func firstMove(_ frame: Frame, _ window: Window, from opening: FocusReading) -> (Int, FocusReading)? {
    move(frame, in: window.moments, from: opening)
      // A claim that names a time, or until when, says nothing of what comes after it.
      ?? (frame.within == nil && !endsInTask(frame, window)
        ? window.last.flatMap { laterMove(frame, after: $0, from: opening) } : nil)
  }

  /// Whether the author says until when, and that came in the task.
  private func endsInTask(_ frame: Frame, _ window: Window) -> Bool {
    switch frame.moment {
    case .until, .before: true
    case .during: window.moments.upperBound < trace.moments.count
    case nil, .rightAfter, .after, .atStart, .atEnd: false
    }
  }

  /// Where focus is put at the start of the task is no move.
  private func move(_ frame: Frame, in numbers: Range<Int>, from opening: FocusReading) -> (Int, FocusReading)? {
    for number in numbers where number > 0 || numbers.count == 1 {
      let scene = Scene(trace, at: number)
      let left = readings(of: frame, at: number).first { hasLeft(frame, $0, scene, from: opening) }
      if let left { return (number, left) }
    }
    return nil
  }

  private func laterMove(_ frame: Frame, after last: Int, from opening: FocusReading) -> (Int, FocusReading)? {
    var later = trace.moments[last].after
    let beat = later.perform(.wait(Clock.settleWindow))
    let left = beat.focusEvents.first { hasLeft(frame, $0.reading, Scene(trace, at: last), from: opening) }
    return left.map { (last, $0.reading) }
  }

  private func hasLeft(_ frame: Frame, _ reading: FocusReading, _ scene: Scene, from opening: FocusReading) -> Bool {
    guard frame.target != nil else {
      return reading.element != opening.element || reading.instance != opening.instance
    }
    let isSame = frame.isOfOneLabel && reading.element == opening.element && reading.instance == opening.instance
    return !(isSame || isThere(frame, reading, scene)) || isGone(reading, scene) || isByChance(reading, after: opening)
  }

  /// Whether focus was lost on the way and is back only because this device would put it there.
  private func isByChance(_ reading: FocusReading, after opening: FocusReading) -> Bool {
    isLuck(reading.cause) && reading != opening
  }

  func leaves(_ frame: Frame) -> Judgement {
    var stays = frame
    stays.relation = .stayIn
    stays.polarity = frame.polarity == .holds ? .not : .holds
    return stay(stays)
  }

  // MARK: Staying where it has come to

  /// `moves to the error and stays there`: from its arrival to the user's next doing, and a while longer.
  func staysThere(_ frame: Frame) -> Judgement {
    look(frame, without: finder.sinceLastAction) { window in
      staysThere(frame, window, until: window.moments.first { comes(frame, in: $0) }.map(trace.nextUserMoment) ?? 0)
    }
  }

  /// Whether focus comes there in a window, and is there from then on until a beat, at least as long as the window.
  private func staysThere(_ frame: Frame, _ window: Window, until beat: Int = 0) -> Judgement {
    guard let arrival = window.moments.first(where: { comes(frame, in: $0) }) else {
      return .failed("focus did not come to \(frame.target?.words ?? "it")")
    }
    let end = max(window.moments.upperBound, beat)
    let scene = Scene(trace, at: arrival)
    let there = trace.moments[arrival].after.focus
    let left = places(fromArrivalIn: arrival, frame).first { hasLeft(frame, $0, scene, from: there) }
    let isOpenEnded = !endsInTask(frame, window)
    let moved =
      left.map { (arrival, $0) } ?? move(frame, in: arrival + 1..<end, from: there)
      ?? (isOpenEnded ? laterMove(frame, after: end - 1, from: there) : nil)
    guard let (number, reading) = moved else {
      return .passed("focus stayed on \(scene.name(there))", witness: "every reading from \(words(arrival)) on")
    }
    var judgement = Judgement.failed("focus moved on to \(Scene(trace, at: number).name(reading)) in \(words(number))")
    judgement.moment = number
    return judgement
  }

  private func comes(_ frame: Frame, in number: Int) -> Bool {
    let scene = Scene(trace, at: number)
    return trace.moments[number].beat.focusEvents.contains { isThere(frame, $0.reading, scene) }
  }

  /// Where focus was in a beat from its arrival on.
  private func places(fromArrivalIn number: Int, _ frame: Frame) -> [FocusReading] {
    let scene = Scene(trace, at: number)
    let events = trace.moments[number].beat.focusEvents.map(\.reading)
    return Array(events.drop { !isThere(frame, $0, scene) }) + [trace.moments[number].after.focus]
  }

  // MARK: Moving, and being lost

  func moves(_ frame: Frame) -> Judgement {
    look(frame, without: finder.sinceLastAction) { window in
      // Where focus is put at the start of the task is no move.
      let moves = window.moments.flatMap { trace.moments[$0].beat.focusEvents }.filter { $0.reading.cause != .start }
      let number = moves.count
      let wanted =
        frame.count ?? Frame.Count(frame.polarity == .holds ? .atLeast : .exactly, frame.polarity == .holds ? 1 : 0)
      let found = "focus moved \(number) time\(number == 1 ? "" : "s")"
      return wanted.admits(number) ? .passed(found, witness: "every beat \(window.words)") : .failed(found)
    }
  }

  func isNowhere(_ frame: Frame) -> Judgement {
    look(frame, without: frame.polarity == .holds ? finder.end : finder.wholeTask) { window in
      let lost = window.moments.first { isGone(trace.moments[$0].after.focus, Scene(trace, at: $0)) }
      if lost == nil, frame.polarity != .holds, let lucky = window.moments.first(where: isThereByLuck) {
        return .failed("focus was caught by luck in \(words(lucky)): devices differ")
      }
      let found = lost.map { "focus was on nothing in \(words($0))" } ?? "focus was on something in every beat"
      return .of(frame, holds: lost != nil, found, witness: "every beat \(window.words)")
    }
  }

  /// Whether the facts leave open where focus is at the end of a beat.
  private func isThereByLuck(_ number: Int) -> Bool {
    isLuck(trace.moments[number].after.focus.cause)
  }
}

extension Frame {
  /// `focus stays on "Play"`: of one thing, which stays the same when it is called "Pause".
  fileprivate var isOfOneLabel: Bool {
    guard relation == .stayOn, let target, target.relations.isEmpty, target.combination == nil else { return false }
    switch target.head {
    case .quoted, .name: return true
    case .noun, .pronoun, .everything: return false
    }
  }
}
