// What was so for a moment inside a beat, and was undone before its end.

extension Judge {
  /// Where a claim about every moment fails inside a beat, though it holds at the end of each.
  func failureInsideBeats(_ frame: Frame) -> Judgement? {
    guard frame.isOfEveryMoment else { return nil }
    if frame.lasts, frame.polarity == .holds { return endInsideBeats(frame) }
    if let moment = frame.moment, moment.isEndedByEvent { return failureInsideBeats(frame, of: moment) }
    for moment in trace.moments where moment.beat.changeTimes.count > 1 {
      for time in moment.beat.instants {
        var look = at(time).judgeKind(frame)
        guard look.verdict == .failed else { continue }
        look.found += ", \(time) ms after the start"
        return look
      }
    }
    return nil
  }

  /// Where `stays so` ends inside a beat: it was so, and for a moment it is not.
  private func endInsideBeats(_ frame: Frame) -> Judgement? {
    guard case .found(let windows) = windows(for: frame, without: finder.sinceLastAction) else { return nil }
    let plain = frame.plain
    for window in windows {
      let before = window.opening > 0 ? upTo(window.opening - 1).judge(plain).verdict : .failed
      // What was never there is gone.
      var isSo = before == .passed || frame.isOfAbsence && before == .untestable
      for beat in trace.moments[window.moments].map(\.beat) {
        for time in beat.instants {
          var look = at(time).judgeKind(plain)
          if look.verdict == .failed, isSo {
            look.found += ", \(time - trace.moments[window.opening].beat.startedAt) ms after that began"
            look.window = window.words
            return look
          }
          isSo = isSo || look.verdict == .passed
        }
      }
    }
    return nil
  }

  /// The same, of the beats before something, or until it.
  private func failureInsideBeats(_ frame: Frame, of moment: Moment) -> Judgement? {
    guard case .found(let windows) = finder.windows(for: moment) else { return nil }
    let plain = frame.plain
    for beat in windows.flatMap({ trace.moments[$0.moments] }).map(\.beat) where beat.changeTimes.count > 1 {
      for time in beat.instants {
        var look = at(time).judgeKind(plain)
        guard look.verdict == (frame.polarity == .holds ? .failed : .passed) else { continue }
        (look.verdict, look.witness) = (.failed, nil)
        look.found += ", \(time) ms after the start"
        return look
      }
    }
    return nil
  }

  // MARK: Within a length of time

  /// `within 5 seconds` is at some moment of that time, and its denial at none; what is gone has to stay so.
  func withinItsTime(_ judgement: Judgement, _ frame: Frame) -> Judgement {
    guard let within = frame.within, frame.isOfAnyMoment, case .found(let windows) = finder.window(for: within),
      let window = windows.first
    else { return judgement }
    let wanted = frame.isDenied ? Verdict.failed : .passed
    guard judgement.verdict != wanted, frame.isDenied || !ElementState.wordsOfAbsence.contains(frame.text ?? "") else {
      return judgement
    }
    let start = trace.moments[window.opening].beat.happenedAt
    for time in trace.moments[window.moments].flatMap(\.beat.changeTimes) {
      var look = at(time).judgeKind(frame)
      guard look.verdict == wanted else { continue }
      look.found += ", \(time - start) ms after \(within.event?.words ?? "the last action")"
      return look
    }
    return judgement
  }

  // MARK: What does not come about

  /// `the alert does not open`, when it did before the last action: at which moment it should not, the author has to say.
  func cameAboutEarlier(_ frame: Frame) -> String? {
    guard frame.moment == nil, frame.within == nil, frame.subject == nil, !frame.saysNeverOrAlways else { return nil }
    let whole = doesNotComeAbout(frame, finder.wholeTask)
    guard whole.verdict == .failed, let number = whole.moment, number > 0 else { return nil }
    return "it did not after the last action, but it did in \(words(number)); say when: 'after …', or 'never'"
  }

  /// `the toast does not disappear`: from one moment of a window to the next it is never so after it was not.
  func doesNotComeAbout(_ frame: Frame, _ window: Window) -> Judgement {
    let plain = frame.plain
    var last = window.opening > 0 ? upTo(window.opening - 1).judge(plain) : .untestable("nothing was there before")
    var isKnownToLack = last.verdict == .failed
    let start = trace.moments[window.opening].beat.startedAt
    for number in window.moments {
      let beat = trace.moments[number].beat
      for (time, judge) in beat.instants.map({ ($0, at($0)) }) + [(beat.endedAt, upTo(number))] {
        let look = judge.judge(plain)
        if look.verdict == .passed, last.verdict == .failed {
          let since = window.opening == 0 ? "the start" : "it began"
          var judgement = Judgement.failed("\(look.found), \(time - start) ms after \(since)")
          judgement.moment = number
          return judgement
        }
        guard look.verdict != .untestable else { continue }
        isKnownToLack = isKnownToLack || look.verdict == .failed
        last = look
      }
    }
    guard last.verdict != .untestable else { return last }
    return isKnownToLack
      ? .passed(last.found, witness: "every moment \(window.words)")
      : .untestable("\(last.found), and it was so before")
  }
}

extension Frame {
  /// Whether it is about how things are at one moment, so that within a length of time any moment is as good.
  fileprivate var isOfAnyMoment: Bool {
    guard kind != .focus, isOfOneMoment, relation != .kept, !still, !always, !again else { return false }
    return !deniesComingAbout && !isAboutEveryBeat
  }

  /// Whether it says that something is not so, or that there are no more.
  fileprivate var isDenied: Bool {
    guard kind == .count else { return polarity != .holds }
    return (count?.bound == .atMost || count?.admits(0) == true) == (polarity == .holds)
  }

  /// Whether it is about a state or a value all the time, or at no time.
  fileprivate var isOfEveryMoment: Bool {
    switch (kind, relation) {
    case (.state, .changes): polarity != .holds || always
    case (.state, .is), (.value, _): isAboutEveryBeat
    default: false
    }
  }
}
