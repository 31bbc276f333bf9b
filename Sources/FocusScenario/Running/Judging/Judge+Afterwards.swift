// What comes later than the end of the task: that something does not happen says so of all the time that follows.

extension Judge {
  /// The judge of the same run looked at for longer, when the claim says that something does not happen, nothing says
  /// until when, and something is still due that nobody has to set off.
  func lookingOn(for frame: Frame) -> Judge? {
    guard looksOn, trace.stopped == nil, frame.hasNoEnd else { return nil }
    guard let due = [trace.end.nextDue, trace.end.nextAnnouncement].compactMap({ $0 }).min() else { return nil }
    let end = Clock.moment(trace.end.now, after: Clock.outlook)
    guard due <= end else { return nil }
    var judge = self
    judge.looksOn = false
    judge.trace = trace.waiting(until: end)
    return judge
  }
}

extension Frame {
  /// Whether it says that something does not happen, or no more often, from some moment on.
  fileprivate var hasNoEnd: Bool {
    guard within == nil, !manner.contains(.immediately), deniesSomethingLater else { return false }
    switch moment {
    case nil, .during: return true
    case .after(let event):
      if case .wait = event.happening { return false }
      return true
    case .rightAfter, .before, .until, .atStart, .atEnd: return false
    }
  }

  private var deniesSomethingLater: Bool {
    switch kind {
    case .speech:
      relation == .only || relation == .after && polarity != .holds
        || relation == .said && (polarity != .holds || isAtMostSo || position == .last)
    case .focus: isOfFocusAllTheTime
    case .state:
      duration != nil || isAboutEveryBeat || polarity != .holds && (isOfHappening || manner.contains(.broughtAbout))
    case .value: isAboutEveryBeat || polarity != .holds && manner.contains(.broughtAbout)
    case .reach, .count, .order, .scan: isAboutEveryBeat
    case .steps, .key, .next, .trap: false
    }
  }

  private var isOfHappening: Bool { relation == .changes || relation == .does }

  private var isOfFocusAllTheTime: Bool {
    switch relation {
    case .move: isAtMostSo || polarity != .holds
    case .stay, .stayOn, .stayIn: polarity == .holds && via.isEmpty
    case .leave: polarity != .holds && via.isEmpty
    case .goTo, .goIn, .returnTo, .returnIn: polarity != .holds || isAtMostSo
    default: polarity == .never
    }
  }

  /// Whether it counts, and more would be too many.
  private var isAtMostSo: Bool {
    switch count?.bound {
    case .exactly, .atMost: true
    case .atLeast, .moreThan, nil: false
    }
  }
}
