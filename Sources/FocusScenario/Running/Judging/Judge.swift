/// Judges claims on one run of a task.
struct Judge {
  var resolver: ReferenceResolver
  var trace: Trace
  /// The answers in force.
  var answers = Behaviours.baseline
  /// The questions whose answer is no matter of luck, and no guess: somebody fixed it.
  var settled: [BehaviourIdentifier] = []
  /// Whether a look says what its words stood for and which cause fits; a replay asks only for the verdict.
  var explains = true
  /// Whether what is due after the end of the task is looked at, where a claim bears on it.
  var looksOn = true
  var index: AppIndex { resolver.index }
  var finder: WindowFinder { WindowFinder(resolver: resolver, trace: trace) }

  /// What can be judged: for each kind, its relations.
  private static let judged: [Frame.Kind: Set<Frame.Relation>] = [
    .focus: [
      .on, .in, .outside, .behind, .startOn, .startIn, .goTo, .goIn, .returnTo, .returnIn, .stayOn, .stayIn, .stay,
      .leave, .confinedTo, .none, .move,
    ],
    .speech: [.said, .before, .after, .only, .exact, .contains, .saidAs, .saidWith],
    .reach: [.reachable, .only],
    .steps: [.steps, .recovery],
    .order: [
      .list, .before, .after, .rightBefore, .rightAfter, .between, .stop, .inOrder, .visited, .isStop, .oneStop,
      .oneGroup,
    ],
    .count: [.exist, .focusable, .has],
    .value: [.kept, .equals, .empty, .label, .role, .attribute],
    .state: [.is, .changes, .does, .can, .located, .offers],
    .key: [
      .movesTo, .goesBackTo, .reaches, .leaves, .enters, .stayIn, .activates, .closes, .opens, .toggles, .does,
      .nothing,
    ],
    .next: [.startsAt, .landsOn],
    .scan: [.stopsOn, .enters, .leaves, .startsAt, .restartsAt, .returnTo, .stayIn, .stayOn],
    .trap: [.leave, .wayOut, .noTrap],
  ]

  /// Whether a frame can be judged at all; what cannot is refused before the run.
  static func canJudge(_ frame: Frame) -> Bool {
    let frame = frame.asJudged
    return judged[frame.kind]?.contains(frame.relation) ?? false && NotJudged.advice(for: frame) == nil
  }

  /// Judges one claim.
  func judge(_ frame: Frame) -> Judgement {
    let frame = placed(frame.asJudged)
    if let other = frame.things.flatMap(\.oneByOne).first(where: { $0.ordinal == .other }) {
      return .untestable("other than which is not told by '\(other.words)'; name it")
    }
    if let judgement = ofOnePlace(frame) { return judgement }
    if frame.isOfPairs { return .untestable("which of several goes with which is not told; write a claim for each") }
    if let target = frame.target, target.combination == .each, !frame.isAboutAllTogether {
      return .all(
        target.members.map { member in
          var part = frame
          part.target = member
          return judge(part)
        }
      )
    }
    if let target = frame.target, target.combination == .oneOf, frame.isOfOneThing {
      return oneOf(
        target.members.map { member in
          var part = frame
          part.target = member
          return judge(part)
        },
        frame
      )
    }
    if let judgement = eachByItself(frame) { return judgement }
    if let contrast = frame.contrast, !frame.weighsContrast { return judge(frame, against: contrast) }
    if let cut = cut(for: frame) { return cut.judge(frame) }
    if let judgement = judgedInParts(frame) { return judgement }
    var judgement = withinItsTime(judgeKind(frame), frame)
    if judgement.verdict == .passed, let failure = failureInsideBeats(frame) { judgement = failure }
    if judgement.verdict == .passed, let why = lacksWitness(frame, judgement) { judgement = judgement.withheld(why) }
    if judgement.verdict == .passed, let later = lookingOn(for: frame)?.judge(frame), later.verdict == .failed {
      return later
    }
    if let why = cutShort(before: judgement) { judgement = judgement.withheld(why) }
    guard explains else { return judgement }
    if judgement.resolved.isEmpty { judgement.resolved = resolutions(of: frame, judgement) }
    judgement.cause = judgement.cause ?? RootCause.of(frame, judgement, self)
    if judgement.cause == .askedLate, let number = judgement.moment {
      judgement.notes += RootCause.due(frame, number, self).map { "\($0.words): due \($0.delay) ms after this" }
    }
    return judgement
  }

  /// The same claim, with the names of places told from those of elements.
  func placed(_ frame: Frame) -> Frame {
    var frame = frame
    if frame.isAboutPlace { frame.target = frame.target.map(resolver.asPlace) }
    if frame.hasPlace { frame.other = frame.other.map(resolver.asPlace) }
    if frame.isOfAllThatItNames, let target = frame.target, resolver.isOfSeveral(target) {
      frame.target?.quantifier = .every
    }
    return frame
  }

  /// The judge of the run as it stood at the end of a beat.
  func upTo(_ number: Int) -> Judge {
    var judge = self
    (judge.explains, judge.looksOn) = (false, false)
    judge.trace.moments.removeSubrange((number + 1)...)
    judge.trace.stopped = nil
    return judge
  }

  /// The judge of the run as it stood at a moment of simulated time.
  func at(_ time: Int) -> Judge {
    var judge = self
    (judge.explains, judge.looksOn) = (false, false)
    judge.trace = trace.cut(at: time)
    return judge
  }

  /// `A or B`: one of them is enough; a denial denies both.
  private func oneOf(_ looks: [Judgement], _ frame: Frame) -> Judgement {
    guard frame.polarity == .holds else { return .all(looks) }
    return looks.first { $0.verdict == .passed } ?? .all(looks)
  }

  /// Why the run says nothing about the beat that decided: a limit ended it, or one before it.
  private func cutShort(before judgement: Judgement) -> String? {
    let last = judgement.moment ?? trace.moments.count - 1
    let cut = trace.moments[...last].first { $0.beat.isCutShort }
    return cut.map { $0.beat.notes.last ?? "the run was cut short" }
  }

  /// For a claim that names a time, the run as it stood then; none when it ends there already.
  func cut(for frame: Frame) -> Judge? {
    guard let time = finder.time(of: frame), time != trace.end.now else { return nil }
    guard trace.stopped == nil || time < trace.end.now else { return nil }
    var judge = self
    judge.trace = trace.cut(at: time)
    return judge
  }

  /// A claim that lasts until something, or as long as a state, in a run whose beats end where that does.
  private func judgedInParts(_ frame: Frame) -> Judgement? {
    guard let turns = frame.moment.map(finder.turns), !turns.isEmpty else { return nil }
    let parted = trace.parted(before: turns)
    guard parted.trace.moments.count > trace.moments.count else { return nil }
    var judge = self
    judge.trace = parted.trace
    var judgement = judge.judge(frame)
    judgement.moment = judgement.moment.map { parted.origins[min($0, parted.origins.count - 1)] }
    return judgement
  }

  func judgeKind(_ frame: Frame) -> Judgement {
    if frame.deniesComingAbout {
      let window = frame.saysNeverOrAlways ? finder.wholeTask : finder.sinceLastAction
      var judgement = look(frame, without: window) { doesNotComeAbout(frame, $0) }
      guard judgement.verdict == .passed, let why = cameAboutEarlier(frame) else { return judgement }
      judgement = judgement.withheld(why)
      judgement.asksWhen = true
      return judgement
    }
    return switch frame.kind {
    case .focus: focus(frame)
    case .speech: speech(frame)
    case .reach: reach(frame)
    case .steps: frame.relation == .recovery ? recovery(frame) : steps(frame)
    case .order: order(frame)
    case .count: count(frame)
    case .value: value(frame)
    case .state: state(frame)
    case .key: key(frame)
    case .next: next(frame)
    case .scan: scan(frame)
    case .trap: trap(frame)
    }
  }

  // MARK: Windows

  /// Judges in each window of the claim's moment; without one, in the given window.
  func look(_ frame: Frame, without default: Window, _ judge: (Window) -> Judgement) -> Judgement {
    switch windows(for: frame, without: `default`) {
    case .none(let why): return .untestable(why)
    case .found(let windows):
      let stretches = frame.isAboutEveryBeat ? windows.flatMap { beats(of: $0, frame) } : windows
      let looks = stretches.map { window in
        guard !window.moments.isEmpty else { return Judgement.untestable("nothing happens \(window.words)") }
        var judgement = conditioned(judge(window), by: frame, in: window)
        if judgement.verdict == .failed, frame.comesAbout, let earlier = cameAbout(frame, in: window, judge) {
          judgement = earlier
        }
        if frame.isOfOneMomentAfter, let why = isOtherwiseAtFirst(judgement, window, judge) {
          judgement = judgement.withheld(why)
        }
        judgement.window = window.words
        judgement.moment = judgement.moment ?? window.last
        return judgement
      }
      guard !looks.isEmpty else {
        let end = Scene(trace, at: trace.moments.count - 1)
        return .untestable(frame.target.flatMap { nothingBehind($0, end) } ?? "there was nothing to look at")
      }
      // A beat that can prove nothing takes nothing from the others.
      let telling = onceItIsSo(looks.filter { $0.verdict != .untestable }, frame, windows)
      return .all(frame.isAboutEveryBeat && !telling.isEmpty ? telling : looks)
    }
  }

  /// `when the banner opens, "Buy" is dimmed`: right then, or at the end of what follows? Where it differs, nobody can say.
  private func isOtherwiseAtFirst(_ judgement: Judgement, _ window: Window, _ judge: (Window) -> Judgement) -> String? {
    guard let first = window.moments.first, window.moments.count > 1, judgement.verdict != .untestable,
      case .wait = trace.moments[first].beat.intent
    else { return nil }
    let look = judge(.beat(first, window.words))
    guard look.verdict != .untestable, look.verdict != judgement.verdict else { return nil }
    return "\(look.found) right then, and later \(judgement.found); write 'right after …', or 'at the end'"
  }

  /// The looks at what stays so, from the first at which it is; what is so until something, from the last doing before.
  private func onceItIsSo(_ looks: [Judgement], _ frame: Frame, _ windows: [Window]) -> [Judgement] {
    guard frame.lasts, !frame.always, frame.polarity == .holds, looks.contains(where: { $0.verdict == .passed }) else {
      return looks
    }
    switch frame.moment {
    case .during: return looks
    case .until:
      let doing = windows.compactMap(lastDoing).last ?? 0
      return Array(looks.drop { $0.verdict != .passed && ($0.moment ?? 0) < doing })
    default:
      // What comes into view later stays from then on; anything else was there, and was otherwise.
      let comes = ElementState.wordsOfPresence.contains(frame.text ?? "") || State.isOfContexts(frame.text ?? "")
      return comes ? Array(looks.drop { $0.verdict != .passed }) : looks
    }
  }

  /// The beat of the last doing in a window; none when nothing is done in it.
  func lastDoing(in window: Window) -> Int? { window.moments.last { trace.moments[$0].isDoing } }

  /// `the toast appears`: it did at the end of some beat, though it may be gone at the end of the last.
  private func cameAbout(_ frame: Frame, in window: Window, _ judge: (Window) -> Judgement) -> Judgement? {
    for number in window.moments.dropLast() {
      let stretch = Window(
        moments: window.moments.lowerBound..<number + 1,
        opening: window.opening,
        words: window.words
      )
      var judgement = conditioned(judge(stretch), by: frame, in: stretch)
      judgement.moment = judgement.moment ?? number
      if judgement.verdict == .passed { return judgement }
    }
    return nil
  }

  /// The windows of a claim; `immediately` is the beat in which they open.
  func windows(for frame: Frame, without default: Window) -> Windows {
    let windows = stretches(of: frame, without: `default`)
    guard frame.manner.contains(.immediately), case .found(let found) = windows else { return windows }
    return .found(
      found.map { window in
        frame.moment == nil
          ? .beat(trace.lastAction, "right after the last action of the task") : .beat(window.opening, window.words)
      }
    )
  }

  private func stretches(of frame: Frame, without default: Window) -> Windows {
    if let within = frame.within { return finder.window(for: within) }
    if let moment = frame.moment, moment != .atEnd {
      return finder.windows(for: frame.isOfEachOccurrence ? moment.ofEachOccurrence : moment)
    }
    if let stopped = trace.stopped { return .none("the task stopped: \(stopped)") }
    if let subject = frame.subject { return windows(of: subject, every: frame.polarity == .never) }
    if frame.moment == .atEnd { return .found([finder.end]) }
    // `never` and `always` are about the whole task, unless the author named a moment.
    return .found([frame.isAboutWholeTask ? finder.wholeTask : `default`])
  }

  /// Each beat of a window by itself; what is behind something is looked at while that is up.
  private func beats(of window: Window, _ frame: Frame) -> [Window] {
    let words = window.moments.count > 1 ? "in every beat, \(window.words)" : window.words
    return window.moments.filter { number in
      frame.target.flatMap { nothingBehind($0, Scene(trace, at: number)) } == nil
    }.map { .beat($0, words) }
  }

  /// The end of a window, as a place to resolve references from.
  func scene(at window: Window) -> Scene { Scene(trace, at: window.last ?? trace.moments.count - 1) }

  // MARK: Words

  /// A beat in words, by the number that an explanation gives its action: `step 3, activate "Pay"`.
  func words(_ moment: Int) -> String {
    guard let action = trace.moments[moment].action else {
      return moment == 0 ? "step 1, the start of the task" : "waiting after the task"
    }
    return "step \(action + 2), \(trace.actions[action].words)"
  }

  /// What each reference stood for at the beat that decided.
  private func resolutions(of frame: Frame, _ judgement: Judgement) -> [String] {
    let scene = Scene(trace, at: judgement.moment ?? trace.moments.count - 1)
    return frame.things.compactMap { reference in
      if case .quoted = reference.head, reference.relations.isEmpty { return nil }
      if case .everything = reference.head { return nil }
      let referent = resolver.resolve(reference, in: scene)
      return "\(reference.canonicalText) = \(words(referent, in: scene))"
    }
  }

  private func words(_ referent: Referent, in scene: Scene) -> String {
    if let failure = referent.failure { return "nothing (\(failure))" }
    if let container = referent.container { return "'\(index.container(container).name)'" }
    return referent.elements.isEmpty ? "nothing" : scene.list(referent.elements)
  }
}
