// What a claim says besides of the way in which it comes to hold, looked at when it does.

extension Judge {
  /// The same look, failed when a condition of the claim was not met.
  func conditioned(_ judgement: Judgement, by frame: Frame, in window: Window) -> Judgement {
    guard judgement.verdict == .passed else { return judgement }
    let last = judgement.moment ?? window.last ?? 0
    if let fault = spending(frame, window) ?? movement(frame, window) ?? avoided(frame, window, last) {
      return .failed("\(judgement.found), \(fault)")
    }
    if let elsewhere = elsewhere(frame, window) { return judgement.withheld("\(judgement.found), and \(elsewhere)") }
    guard frame.isOfOneMoment else { return judgement }
    if frame.manner.contains(.broughtAbout) { return broughtAbout(judgement, frame, window) }
    if frame.still, frame.polarity != .holds { return noLonger(judgement, frame, last) }
    if frame.still, !frame.lasts, let why = wasNotSo(frame, before: window) { return judgement.withheld(why) }
    return frame.again ? again(judgement, frame, last) : judgement
  }

  /// `still enabled`, of what never was before the last doing.
  private func wasNotSo(_ frame: Frame, before window: Window) -> String? {
    let first = min(window.opening, trace.lastAction)
    guard first > 0, frame.relation != .kept, frame.duration == nil, wasThere(frame.target, before: first) else {
      return nil
    }
    let look = upTo(first - 1).judge(frame.plain)
    guard look.verdict == .failed, !history(of: frame, before: first).contains(true) else { return nil }
    return "it is so, and was not before: \(look.found)"
  }

  /// What came up later was in no state before.
  private func wasThere(_ target: Reference?, before number: Int) -> Bool {
    guard let target else { return false }
    let scene = Scene(trace, at: number - 1)
    let referent = resolver.resolve(target, in: scene)
    return referent.container == nil && !referent.elements.isEmpty
      && referent.elements.allSatisfy { isThere($0, scene.simulator) }
  }

  // MARK: What was done meanwhile

  /// `without swiping`, of what is no place of focus: the steps that were taken in the window.
  private func spending(_ frame: Frame, _ window: Window) -> String? {
    guard !frame.isLanding, frame.kind != .key else { return nil }
    return effort(frame, window).first { $0.times > 0 }.map { "with \($0.words)" }
  }

  /// `without moving focus`: the first place that focus was moved to, the user's own steps left out.
  private func movement(_ frame: Frame, _ window: Window) -> String? {
    let isOfEffort = frame.effort.contains(.movingFocus) && !frame.isLanding && frame.kind != .key
    guard frame.manner.contains(.withoutMovingFocus) || isOfEffort else { return nil }
    for number in window.moments {
      let moved = trace.moments[number].beat.focusEvents.first {
        $0.reading.cause != .user && $0.reading.cause != .start
      }
      if let moved { return "and focus moved to \(Scene(trace, at: number).name(moved.reading))" }
    }
    return nil
  }

  /// `without opening the menu`: it happened before the claim came to hold. What is not left in the window may have been
  /// left before: `without leaving the field`.
  private func avoided(_ frame: Frame, _ window: Window, _ last: Int) -> String? {
    guard let event = frame.avoiding else { return nil }
    let first = event.isLeaving ? window.moments.first ?? 0 : 0
    let finder = EventFinder(resolver: resolver, trace: trace)
    let number = finder.moments(of: event).first { (first...max(first, last)).contains($0) }
    return number.map { "and '\(event.words)' happened in \(words($0))" }
  }

  /// `without leaving the field`, of a field that focus was not in: nothing is shown by that.
  private func elsewhere(_ frame: Frame, _ window: Window) -> String? {
    guard let event = frame.avoiding, event.isLeaving, let object = event.object, let first = window.moments.first
    else {
      return nil
    }
    let referent = resolver.resolve(resolver.asPlace(object), in: Scene(trace, before: first))
    let isThere = referent.contains(trace.state(before: first).focus.element)
    return isThere ? nil : "focus was not on \(object.words) before"
  }

  // MARK: What was so before

  /// `"Pay" opens the sheet`: what was so before the doing proves nothing of it.
  private func broughtAbout(_ judgement: Judgement, _ frame: Frame, _ window: Window) -> Judgement {
    guard frame.polarity == .holds else { return judgement }
    if frame.within == nil, let time = finder.time(of: frame) { return cameAbout(judgement, frame, at: time) }
    if frame.within == nil, frame.moment == nil || frame.moment == .atEnd {
      // `becomes enabled`, at some time in the task.
      let wasOtherwise = history(of: frame, before: judgement.moment ?? window.last ?? 0).contains(false)
      return wasOtherwise || wasOtherwiseInsideBeats(frame)
        ? judgement : judgement.withheld("\(judgement.found), and it was so all along")
    }
    guard window.opening > 0 else { return judgement }
    guard upTo(window.opening - 1).judge(frame.plain).verdict == .passed else { return judgement }
    return judgement.withheld("\(judgement.found), and it was so before")
  }

  /// Whether it was not so for a moment inside a beat: what is shown and goes at once disappears as well.
  private func wasOtherwiseInsideBeats(_ frame: Frame) -> Bool {
    let plain = frame.plain
    return trace.moments.map(\.beat).contains { beat in
      beat.instants.contains { at($0).judgeKind(plain).verdict == .failed }
    }
  }

  /// `disappears after 2 seconds`: it comes about then, and was not so a moment earlier.
  private func cameAbout(_ judgement: Judgement, _ frame: Frame, at time: Int) -> Judgement {
    let plain = frame.plain
    let start = trace.moments[trace.lastAction].beat.startedAt
    func wasSo(at time: Int) -> Bool { at(time).judge(plain).verdict == .passed }
    guard time > start, wasSo(at: time - 1) else { return judgement }
    let changes = trace.moments[trace.lastAction...].flatMap(\.beat.changeTimes).filter { $0 < time }
    let first = changes.first { time in wasSo(at: time) && changes.filter { $0 >= time }.allSatisfy(wasSo) } ?? start
    return .failed("\(judgement.found), and it was so already after \(first - start) ms")
  }

  /// `no longer`: it was so at the end of some beat before.
  private func noLonger(_ judgement: Judgement, _ frame: Frame, _ last: Int) -> Judgement {
    guard let before = history(of: frame, before: last).lastIndex(of: true) else {
      return judgement.withheld("\(judgement.found), and it was not so before")
    }
    return judgement.witnessed(by: "it was so in \(words(before))")
  }

  /// `again`: it was so, and then it was not.
  private func again(_ judgement: Judgement, _ frame: Frame, _ last: Int) -> Judgement {
    let history = history(of: frame, before: last)
    guard let first = history.firstIndex(of: true) else {
      return frame.polarity == .holds
        ? .failed("\(judgement.found), for the first time")
        : judgement.withheld("\(judgement.found), and it was not so before")
    }
    guard frame.polarity == .holds else { return judgement.witnessed(by: "it was so in \(words(first))") }
    guard let between = history[first...].firstIndex(of: false) else {
      return .failed("\(judgement.found), and it was so all along")
    }
    return judgement.witnessed(by: "it was so in \(words(first)), and was not in \(words(between))")
  }

  /// Whether what a claim says or denies was so at the end of each beat before one.
  private func history(of frame: Frame, before last: Int) -> [Bool] {
    var plain = frame.plain
    // What was never seen yet is gone as well, for `is gone again`.
    if frame.isOfAbsence { plain.text = "visible" }
    return (0..<last).map { (upTo($0).judge(plain).verdict == .passed) != frame.isOfAbsence }
  }
}

extension Event {
  /// Whether it is that focus leaves something.
  fileprivate var isLeaving: Bool { happening == .verb("leave") && object != nil }
}

extension Judgement {
  fileprivate func witnessed(by words: String) -> Judgement {
    var judgement = self
    judgement.witness = [judgement.witness, words].compactMap { $0 }.joined(separator: "; ")
    return judgement
  }
}

extension Frame {
  /// The bare claim, at the end of a run.
  var plain: Frame {
    var frame = Frame(kind, relation)
    if kind == .focus { frame.relation = [.startIn, .goIn, .returnIn].contains(relation) ? .in : plainPlace }
    (frame.target, frame.other, frame.list, frame.text) = (target, other, list, text)
    (frame.count, frame.position, frame.via) = (count, position, via)
    frame.moment = .atEnd
    return frame
  }

  private var plainPlace: Relation {
    [.startOn, .goTo, .returnTo].contains(relation) ? .on : relation
  }
}
