/// Everything that happened in one run of a task: the beats, and the running app after each.
///
/// The states are values, so a question such as "is anything behind the panel reachable?" is answered on a copy.
struct Trace: Sendable {
  /// One beat, with the app as it was when the beat had settled; never changed, and so shared by all who look at it.
  final class Moment: Sendable {
    let beat: Beat
    /// The app at the end of the beat.
    let after: Simulator
    /// The action of the task that it belongs to; none for the start.
    let action: Int?
    /// Whether the user only moved the cursor on the way to something.
    let isNavigation: Bool
    /// Whether it did not wait until the beat before had settled.
    let isAtOnce: Bool
    /// What a finger pointed at for it, while no technology was on.
    let pointedAt: ElementIdentifier?

    init(
      beat: Beat,
      after: Simulator,
      action: Int?,
      isNavigation: Bool,
      isAtOnce: Bool = false,
      pointedAt: ElementIdentifier? = nil
    ) {
      self.beat = beat
      self.after = after
      self.action = action
      self.isNavigation = isNavigation
      self.isAtOnce = isAtOnce
      self.pointedAt = pointedAt
    }

    /// Whether the user did something: a wait and the system's own doing are not.
    var isByUser: Bool {
      switch beat.intent {
      case nil, .wait, .turnOn: false
      case .close(_, let way): way != .bySystem
      default: true
      }
    }

    /// Whether it is what an action of the task came to, and not only a move of the cursor on the way to something.
    ///
    /// That the system closes what the task says is closed is an action of the task, though not of the user's.
    var isDoing: Bool {
      if case .close = beat.intent { return true }
      return isByUser && !isNavigation
    }
  }

  /// One action of the task, as its user did it.
  struct Action: Sendable {
    /// The action in words: `activate "Pay"`.
    var words: String
    /// The verb with which the author's phrase begins: `submit`.
    var verb: String
    /// The number of that phrase in the task, from 0.
    var phrase: Int
    /// The beats that did it, navigation first; the last is the action itself.
    var moments: [Int] = []
    /// How the user got there: `4 swipes forward`.
    var navigation: String = ""
    /// Steps used to get there.
    var moves: Int = 0
  }

  /// The start of the task is the first moment.
  var moments: [Moment]
  var actions: [Action] = []
  /// For each close with no way named, the way that this run took: `Address panel by escape`.
  var ways: [String] = []
  /// Why the task could not be finished.
  var stopped: String?

  /// The run as it stood at a moment of simulated time, in milliseconds; after the task its user waits for it.
  func cut(at time: Int) -> Trace {
    var cut = self
    let last = moments.lastIndex { $0.beat.startedAt <= time } ?? 0
    cut.moments.removeSubrange((last + 1)...)
    let moment = moments[last]
    if moment.beat.endedAt < time, last == moments.count - 1 {
      var later = moment.after
      let beat = later.perform(.wait(time - moment.beat.endedAt))
      cut.moments.append(Moment(beat: beat, after: later, action: nil, isNavigation: false))
    } else if moment.beat.endedAt > time, let intent = moment.beat.intent {
      var earlier = state(before: last)
      let beat = earlier.perform(intent, during: time - moment.beat.startedAt)
      cut.moments[last] = Moment(
        beat: beat,
        after: earlier,
        action: moment.action,
        isNavigation: moment.isNavigation
      )
    }
    return cut
  }

  /// The run with what comes by itself until a moment of simulated time, in milliseconds.
  func waiting(until time: Int) -> Trace {
    var trace = self
    while trace.end.now < time {
      var later = trace.end
      let beat = later.perform(.wait(later.beatOfWait(until: time)))
      trace.moments.append(Moment(beat: beat, after: later, action: nil, isNavigation: false))
    }
    return trace
  }

  /// The app at the end.
  var end: Simulator { moments[moments.count - 1].after }

  /// The app just before a beat.
  func state(before moment: Int) -> Simulator { moments[max(0, moment - 1)].after }

  /// The beat of the last action of the user that was not mere navigation; the start when there was none.
  var lastAction: Int {
    moments.lastIndex { $0.isDoing } ?? 0
  }

  /// The first beat after this one in which something was done, by the user or as the task says; the number of beats
  /// when there is none.
  func nextUserMoment(after moment: Int) -> Int {
    var next = moment + 1
    while next < moments.count, !moments[next].isByUser, !moments[next].isDoing { next += 1 }
    return next
  }

  /// What was pressed though it was dimmed, in words: nothing comes of that, and claims that nothing happens hold.
  var pressesOfDimmed: [String] {
    moments.indices.compactMap { number in
      let moment = moments[number]
      guard let action = moment.action, moment.isDoing, moment.beat.intent?.isActivation == true,
        moment.beat.fired.isEmpty,
        let target = moment.beat.target, state(before: number).state(of: target).isDisabled
      else { return nil }
      return "step \(action + 2), \(actions[action].words): it is dimmed, and nothing comes of it"
    }
  }

  /// Whether the task presented or went to a context; the one it started on does not count.
  func opens(_ container: ContainerIdentifier) -> Bool {
    moments.indices.dropFirst().contains { moments[$0].beat.opened.contains(container) }
  }
}

extension Simulator {
  /// How long the next beat of a wait is, in milliseconds: until what comes first by itself has settled.
  ///
  /// A long wait has longer beats, so that a clock that ticks does not make more of them than anybody reads.
  func beatOfWait(until end: Int) -> Int {
    let left = max(0, end - now)
    guard let next = nextDue, next < end else { return left }
    let settled = Clock.moment(max(next, now), after: Clock.settleWindow)
    return min(left, max(settled - now, left / Clock.partsOfWait))
  }

  /// Does one thing and looks after some milliseconds, whether it has settled or not; a wait is that long.
  mutating func perform(_ intent: Intent, during milliseconds: Int) -> Beat {
    if case .wait = intent { return perform(.wait(milliseconds)) }
    return perform(intent, settlingAtMost: milliseconds)
  }
}
